//! The review of a finished round of any game: a player's luck, and the quality of the decisions.
//!
//! Luck is counted in tiles: the number of drawn tiles that helped, and the expected number; in 101
//! Okey also in points. The loss of a decision is measured by each game: see its `Decision`.

use std::cmp::Reverse;

use crate::contest::Match;
use crate::game::Game;
use crate::named::Named;
use crate::seat::Seat;
use crate::sort::sort_short;

/// The review of a player's round.
///
/// ```
/// use istaka::{Bot, Judged, Level, Match, Review};
/// use istaka::okey::{Player, Rules, review};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut bot = Player::new(&Rules::turkish(), Level::Beginner, 1);
/// while let Some(seat) = game.turn() {
///     let view = game.view(seat).unwrap();
///     game.play(seat, bot.decide(&view, &mut || false))?;
/// }
/// let review: Review<_> = review(&game, 0, istaka::Seat::ALL[0]).expect("the round is over");
/// assert!(review.decisions.iter().all(|decision| decision.lost() >= 0.0));
/// assert!(review.worst().len() <= 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Review<Decision> {
    /// The reviewed seat.
    pub seat: Seat,
    /// The round, counted from 0.
    pub round: usize,
    /// The luck of each seat.
    pub luck: [Luck; 4],
    /// The player's decisions in order, without forced actions.
    pub decisions: Vec<Decision>,
}

/// The luck of a player's draws.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Luck {
    /// Number of tiles drawn from the stock.
    pub draws: usize,
    /// Number of drawn tiles that helped.
    pub helped: usize,
    /// Expected number of helpful tiles, by the player's information.
    pub expected: f64,
    /// The points at the end of the round that the draws are worth beside mean ones, in 101 Okey;
    /// else 0.
    pub points: i32,
}

impl Luck {
    /// Adds a draw; `expected` is the chance (0 to 1) that it would help.
    pub fn add(&mut self, helped: bool, expected: f64) {
        self.draws += 1;
        self.helped += usize::from(helped);
        self.expected += expected;
    }
}

/// A game whose finished rounds are reviewed.
pub trait Reviews: Game {
    /// A decision of a player.
    type Decision: Judged;

    /// Reviews a finished round, counted from 0, for the player at a seat. `None` for any other
    /// round.
    fn review(game: &Match<Self>, round: usize, seat: Seat) -> Option<Review<Self::Decision>>;
}

/// A decision compared with the best one.
pub trait Judged {
    /// The kinds of mistakes.
    type Mistake: Named;

    /// The most that a decision counts for the strength of a player. A larger loss tells more of
    /// the position than of the player.
    const MOST: f64;

    /// The mean loss of a decision of each level, counted so, from Beginner to Expert, and what the
    /// level achieves among three Hard bots (docs/strength.md).
    const SCALE: [(f64, f64); 5];

    /// The loss, at least 0.
    fn lost(&self) -> f64;

    /// The mistake, if the loss is worth reporting.
    fn mistake(&self) -> Option<Self::Mistake>;
}

/// Statistics of decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Skill {
    /// Number of decisions.
    pub decisions: usize,
    /// Number of decisions without a mistake.
    pub right: usize,
    /// The total loss of the mistakes.
    pub lost: f64,
    /// The total loss of all decisions, of each at most [`Judged::MOST`]. The strength of a player
    /// is told by it.
    pub counted: f64,
}

/// A repeated mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Habit<Mistake> {
    /// The mistake.
    pub mistake: Mistake,
    /// Number of times.
    pub times: usize,
    /// The total loss.
    pub lost: f64,
}

impl<Decision: Judged> Review<Decision> {
    /// Number of mistakes listed first.
    const WORST: usize = 3;

    /// The statistics of the player's decisions.
    pub fn skill(&self) -> Skill {
        let wrong = || self.decisions.iter().filter(|decision| decision.mistake().is_some());
        // Not `sum`: an empty one is -0.0.
        let lost = wrong().fold(0.0, |sum, decision| sum + decision.lost());
        let counted = self
            .decisions
            .iter()
            .fold(0.0, |sum, decision| sum + decision.lost().min(Decision::MOST));
        Skill {
            decisions: self.decisions.len(),
            right: self.decisions.len() - wrong().count(),
            lost: thousandths(lost),
            counted: thousandths(counted),
        }
    }

    /// The indices of the worst mistakes, the worst first; at most three.
    pub fn worst(&self) -> Vec<usize> {
        let wrong =
            |(at, decision): (usize, &Decision)| decision.mistake().map(|_| (at, decision.lost()));
        let wrong = self.decisions.iter().enumerate().filter_map(wrong).collect();
        let worst = worst_first(wrong).into_iter().map(|(at, _)| at);
        worst.take(Review::<Decision>::WORST).collect()
    }
}

/// Sorts what has cost something, the largest loss first.
fn worst_first(mut lost: Vec<(usize, f64)>) -> Vec<(usize, f64)> {
    sort_short(&mut lost, |(_, lost)| Reverse(*lost));
    lost
}

/// The mistakes of a player in several rounds, the largest total loss first.
pub fn habits<Decision: Judged>(reviews: &[Review<Decision>]) -> Vec<Habit<Decision::Mistake>> {
    let decisions = || reviews.iter().flat_map(|review| &review.decisions);
    let habit = |&(mistake, _): &(Decision::Mistake, _)| {
        let such = decisions().filter(|decision| decision.mistake() == Some(mistake));
        let (times, lost) = such.fold((0, 0.0), |(n, sum), one| (n + 1, sum + one.lost()));
        Habit { mistake, times, lost: thousandths(lost) }
    };
    let mut habits: Vec<_> = Decision::Mistake::NAMES.iter().map(habit).collect();
    habits.retain(|habit| habit.times > 0);
    sort_short(&mut habits, |habit| Reverse(habit.lost));
    habits
}

/// Rounds to thousandths, as displayed and stored.
pub(crate) fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

/// The number of a player's current turn, from 1.
pub(crate) fn turn_of<G: Game>(game: &Match<G>, seat: Seat) -> usize {
    game.rounds().last().map_or(0, |played| played.turns[seat.index()]) + 1
}

/// Replays a finished round and calls `show` with each action and the match before it. `None` if
/// there is no such round.
pub(crate) fn again<G: Game>(
    game: &Match<G>,
    round: usize,
    mut show: impl FnMut(&Match<G>, usize, Seat, &G::Action),
) -> Option<()> {
    let played = game.rounds().get(round).filter(|played| played.is_over)?;
    let mut game = game.played_until(round, 0);
    for (at, (seat, action)) in played.actions.iter().enumerate() {
        show(&game, at, *seat, action);
        game.play(*seat, action.clone()).expect("it was played before");
    }
    Some(())
}
