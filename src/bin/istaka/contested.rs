//! The interface of a game for the command line, in addition to [`Game`].

use istaka::contest::Scored;
use istaka::{Bot, Offered, Seat, Standing, Tile};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game that bots play against each other.
pub trait Contested:
    Scored + Offered<View: Serialize + DeserializeOwned, Event: Serialize> + Serialize + Send + Sync
{
    /// The names of the special features of a won round.
    const SPECIAL: &'static [&'static str];

    /// The baseline bot of this game, if there is one.
    fn yardstick(_rules: &Self) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The view of a seat; may reuse the memory of the last view.
    fn see(
        _last: Option<Self::View>,
        round: &Self::Round,
        seat: Seat,
        standing: &Standing<Self>,
    ) -> Self::View {
        Self::view(round, seat, standing)
    }

    /// Returns `true` if this action passes the turn to the next player.
    fn passes_turn(action: &Self::Action) -> bool;

    /// The result of a round with these scores.
    fn result(round: &Self::Round, scores: &[Self::Score; 4]) -> RoundResult;

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

    /// The tiles to draw in a round.
    fn stock(round: &Self::Round) -> &[Tile];

    /// Moves this tile to the top of the stock.
    fn put_next(round: &mut Self::Round, tile: Tile);

    /// Returns `true` if this action draws a tile.
    fn draws(action: &Self::Action) -> bool;
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

        fn stock(round: &Round) -> &[Tile] {
            round.stock()
        }

        fn put_next(round: &mut Round, tile: Tile) {
            round.put_next(tile);
        }

        fn draws(action: &Action) -> bool {
            *action == Action::Draw
        }
    };
}
pub(crate) use read_rounds;

/// The result of a round.
#[derive(Clone, Debug, Default)]
pub struct RoundResult {
    /// The winners: none for a void round or where nobody finished, several for a shared one.
    pub winners: Vec<Seat>,
    /// The special features, from [`Contested::SPECIAL`].
    pub special: Vec<&'static str>,
    /// By seat, the points that all seats got because of its play.
    pub made: [u64; 4],
}
