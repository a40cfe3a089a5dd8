//! The interface of a game for the command line, in addition to [`Game`].

use istaka::contest::Scored;
use istaka::{Actor, Character, Named, Offered, Seat, Tile};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game that bots and programs play against each other.
pub trait Contested:
    Scored + Offered<View: Serialize + DeserializeOwned, Event: Serialize> + Serialize + Send + Sync
{
    /// The result of a round.
    fn result(round: &Self::Round) -> RoundResult;

    /// The seat that begins a round.
    fn starter(round: &Self::Round) -> Seat;

    /// The tile turned face up, in games that have one.
    fn indicator(_round: &Self::Round) -> Option<Tile> {
        None
    }

    /// The outcome of a round that is over, for programs.
    fn outcome(round: &Self::Round) -> impl Serialize;

    /// Says for people what an action does not say of its event; empty if there is nothing.
    fn remark(event: &Self::Event) -> String;

    /// The hand of a player.
    fn hand(round: &Self::Round, seat: Seat) -> &[Tile];
}

/// Reads what rounds of all games call by the same names.
macro_rules! read_rounds {
    () => {
        fn starter(round: &Round) -> Seat {
            round.starter()
        }

        fn outcome(round: &Round) -> impl Serialize {
            round.outcome()
        }

        fn hand(round: &Round, seat: Seat) -> &[Tile] {
            round.hand(seat)
        }
    };
}
pub(crate) use read_rounds;

/// The result of a round.
#[derive(Clone, Debug, Default)]
pub struct RoundResult {
    /// The winners: none for a void round or where nobody finished, several for a shared one.
    pub winners: Vec<Seat>,
    /// The special features of a won round.
    pub special: Vec<&'static str>,
}

/// Returns the character if its style exists in this game.
///
/// # Errors
/// It does not exist.
pub fn of_game<G: Contested>(character: Character) -> Result<Character, String> {
    let style = character.style();
    let exists = G::Player::STYLES.contains(&style);
    exists
        .then_some(character)
        .ok_or_else(|| format!("{character}: there is no style {} in this game", style.name()))
}
