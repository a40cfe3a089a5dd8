//! A match in figures, as one of its players looks back on it: how each of his rounds ended, and
//! what is counted of it.

use std::fmt;

use crate::contest::Match;
use crate::game::Game;
use crate::named::Named;
use crate::seat::Seat;

/// What is counted of a round for a player who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSummary<Ending> {
    /// Its place in the match, from 0.
    pub round: usize,
    /// How it ended, as the game has it.
    pub ending: Ending,
    /// Whether the player, or he and his partner, won it; `None` where nobody did.
    pub won: Option<bool>,
    /// How many turns he ended.
    pub turns: usize,
    /// After how many of them he was one tile away from a finish.
    pub one_away: usize,
    /// Whether he showed the indicator's twin; never where there is none.
    pub twin: bool,
}

/// A game of which rounds can be told in figures.
pub trait Summarized: Game {
    /// How a round can end, that it is still being played included.
    type Ending: Named + fmt::Debug;
    /// What finds how many tiles a hand misses.
    type Counter;

    /// One for these rules.
    fn counter(&self) -> Self::Counter;

    /// How a round ended.
    fn ending(round: &Self::Round) -> Self::Ending;

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
pub fn summary<G: Summarized>(game: &Match<G>, seat: Seat) -> Vec<RoundSummary<G::Ending>> {
    let mut counter = game.rules().counter();
    let rounds = game.rounds().iter().enumerate();
    rounds
        .filter(|(_, played)| played.seats.contains(seat))
        .map(|(round, played)| RoundSummary {
            round,
            ending: G::ending(&played.round),
            won: G::is_decided(&played.round).then(|| G::has_won(&played.round, seat)),
            turns: played.turns()[seat.index()],
            one_away: one_away(game, round, seat, &mut counter),
            twin: G::has_shown_twin(&played.round, seat),
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
