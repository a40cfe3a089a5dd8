//! The statistics of a match for one player: the ending and the counts of each round.

use std::fmt;

use crate::contest::Match;
use crate::game::Game;
use crate::named::Named;
use crate::seat::Seat;

/// The statistics of a round for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct RoundSummary<Ending> {
    /// The index of the round in the match, from 0.
    pub round: usize,
    /// The ending, as the game defines it.
    pub ending: Ending,
    /// True if the player or the partner won it; `None` if it was not won.
    pub won: Option<bool>,
    /// Number of turns that the player ended.
    pub turns: usize,
    /// Number of these turns that left the player one tile away from a finish.
    pub one_away: usize,
    /// True if the player showed the indicator's twin; always false in games without one.
    pub twin: bool,
}

/// A game with statistics of rounds.
pub trait Summarized: Game {
    /// The endings of a round, including a running one.
    type Ending: Named + fmt::Debug;
    /// Computes the number of tiles that a hand lacks.
    type Counter;

    /// Creates a counter for these rules.
    fn counter(&self) -> Self::Counter;

    /// The ending of a round.
    fn ending(round: &Self::Round) -> Self::Ending;

    /// Returns `true` if the player or the partner won a decided round.
    fn has_won(round: &Self::Round, seat: Seat) -> bool;

    /// Returns `true` if the player showed the indicator's twin.
    fn has_shown_twin(_round: &Self::Round, _seat: Seat) -> bool {
        false
    }

    /// Returns `true` if the player is one tile away from a finish.
    fn is_one_away(counter: &mut Self::Counter, round: &Self::Round, seat: Seat) -> bool;
}

/// Summarizes all rounds of a player, the running one last.
///
/// ```
/// use istaka::okey::{Ending, Rules};
/// use istaka::{Match, Seat, summary};
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
            turns: played.turns[seat.index()],
            one_away: one_away(game, round, seat, &mut counter),
            twin: G::has_shown_twin(&played.round, seat),
        })
        .collect()
}

/// Number of turns of a round that left the player one tile away from a finish.
fn one_away<G: Summarized>(
    game: &Match<G>,
    index: usize,
    seat: Seat,
    counter: &mut G::Counter,
) -> usize {
    let played = &game.rounds()[index];
    let mut round = played.begun.clone();
    let mut turns = 0;
    for (by, action) in &played.actions {
        G::play(&mut round, *by, action.clone()).expect("it was played before");
        let ended = *by == seat && G::ends_turn(action);
        turns += usize::from(ended && G::is_one_away(counter, &round, seat));
    }
    turns
}
