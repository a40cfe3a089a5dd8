//! A match in figures, as one of its players looks back on it: how each of his rounds ended, and
//! what is counted of it.

use crate::contest::Match;
use crate::game::Game;
use crate::named::Named;
use crate::seat::Seat;

/// How a round ended, in whichever game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It is being played.
    Running,
    /// Somebody finished in the usual way.
    Plain,
    /// By discarding an okey.
    Okey,
    /// With seven pairs.
    Pairs,
    /// With seven pairs, by discarding an okey.
    OkeyPairs,
    /// By laying the whole rack at once.
    AtOnce,
    /// Nobody did, and the lowest rack won.
    Lowest,
    /// Nobody did.
    Void,
}

impl Named for Ending {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Ending::Running, "running"),
        (Ending::Plain, "plain"),
        (Ending::Okey, "okey"),
        (Ending::Pairs, "pairs"),
        (Ending::OkeyPairs, "okeyPairs"),
        (Ending::AtOnce, "atOnce"),
        (Ending::Lowest, "lowest"),
        (Ending::Void, "void"),
    ];
}

/// What is counted of a round for a player who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSummary {
    /// Its place in the match, from 0.
    pub round: usize,
    /// How it ended.
    pub ending: Ending,
    /// Whether the player, or he and his partner, won it; `None` where nobody did.
    pub won: Option<bool>,
    /// How many turns he ended.
    pub turns: usize,
    /// After how many of them he was one tile away from a finish.
    pub one_away: usize,
    /// Whether he showed the indicator's twin.
    pub twin: bool,
}

/// A game of which rounds can be told in figures.
pub trait Summarized: Game {
    /// What finds how many tiles a hand misses.
    type Counter;

    /// One for these rules.
    fn counter(&self) -> Self::Counter;

    /// How a round ended.
    fn ending(round: &Self::Round) -> Ending;

    /// Whether the player, or he and his partner, won a round that somebody has won.
    fn has_won(round: &Self::Round, seat: Seat) -> bool;

    /// Whether he showed the indicator's twin, where there is one.
    fn has_shown_twin(_round: &Self::Round, _seat: Seat) -> bool {
        false
    }

    /// Whether he is one tile away from a finish.
    fn is_one_away(counter: &mut Self::Counter, round: &Self::Round, seat: Seat) -> bool;
}

/// Sums up all rounds that a player has played, the running one last.
///
/// ```
/// use istaka::{Ending, Match, Rules, Seat, summary};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let rounds = summary(&game, Seat::ALL[0]);
/// assert_eq!((rounds[0].ending, rounds[0].won, rounds[0].turns), (Ending::Running, None, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn summary<G: Summarized>(game: &Match<G>, seat: Seat) -> Vec<RoundSummary> {
    let mut counter = game.rules().counter();
    let rounds = game.rounds().iter().enumerate();
    rounds
        .filter(|(_, played)| played.seats.contains(seat))
        .map(|(round, played)| {
            let ending = G::ending(&played.round);
            let decided = G::is_decided(&played.round) || ending == Ending::Lowest;
            RoundSummary {
                round,
                ending,
                won: decided.then(|| G::has_won(&played.round, seat)),
                turns: played.turns()[seat.index()],
                one_away: one_away(game, round, seat, &mut counter),
                twin: G::has_shown_twin(&played.round, seat),
            }
        })
        .collect()
}

/// After how many turns of a round the player was one tile away from a finish.
fn one_away<G: Summarized>(
    game: &Match<G>,
    index: usize,
    seat: Seat,
    counter: &mut G::Counter,
) -> usize {
    let mut round = game.dealt(index);
    let mut turns = 0;
    for (by, action) in &game.rounds()[index].actions {
        G::play(&mut round, *by, action.clone()).expect("it was played before");
        let ended = *by == seat && G::ends_turn(action);
        turns += usize::from(ended && G::is_one_away(counter, &round, seat));
    }
    turns
}
