//! A finished round looked back on, whatever the game: what luck did to a player, and apart from
//! that what he decided.
//!
//! Luck is counted in tiles: how many of those that he drew helped, and how many would have by
//! chance. What a decision has lost is counted as each game can: see its `Decision`.

use std::cmp::Reverse;

use crate::contest::Match;
use crate::few::{sort_few, total_order};
use crate::game::Game;
use crate::named::Named;
use crate::seat::Seat;

/// A player's round, looked back on.
///
/// ```
/// use istaka::{Bot, Judged, Level, Match, Player, Review, Rules, review};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut bot = Player::new(&Rules::turkish(), Level::Beginner, 1);
/// while let Some(seat) = game.round().unwrap().turn() {
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
    /// Who looks back.
    pub seat: Seat,
    /// The round, counted from 0.
    pub round: usize,
    /// What luck did to everybody, by seat.
    pub luck: [Luck; 4],
    /// What he decided, in order, wherever he had a choice.
    pub decisions: Vec<Decision>,
}

/// What luck did in the draws of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// How many tiles he drew from the stock.
    pub draws: usize,
    /// How many of them helped.
    pub helped: usize,
    /// How many of so many would have helped by chance, as far as he could know.
    pub expected: f64,
}

impl Luck {
    /// One draw more; `expected` is how likely a tile was to help, 0 to 1.
    pub fn add(&mut self, helped: bool, expected: f64) {
        self.draws += 1;
        self.helped += usize::from(helped);
        self.expected += expected;
    }
}

/// A decision with what it was worth beside the best one.
pub trait Judged {
    /// What there is to get wrong.
    type Mistake: Named;

    /// What it has lost, at least 0.
    fn lost(&self) -> f64;

    /// What was wrong with it, if that cost enough to speak of.
    fn mistake(&self) -> Option<Self::Mistake>;
}

/// What decisions have lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Skill {
    /// How many there were.
    pub decisions: usize,
    /// How many of them were no mistakes.
    pub right: usize,
    /// The sum of what the mistakes have lost.
    pub lost: f64,
}

/// What a player gets wrong again and again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habit<Mistake> {
    /// Which mistake.
    pub mistake: Mistake,
    /// How often.
    pub times: usize,
    /// What that has lost together.
    pub lost: f64,
}

impl<Decision: Judged> Review<Decision> {
    /// How many mistakes are told first.
    const WORST: usize = 3;

    /// What the player's decisions have lost.
    pub fn skill(&self) -> Skill {
        let wrong = || self.decisions.iter().filter(|decision| decision.mistake().is_some());
        // Not a plain sum: that of no numbers is a zero below zero.
        let lost = wrong().fold(0.0, |sum, decision| sum + decision.lost());
        Skill {
            decisions: self.decisions.len(),
            right: self.decisions.len() - wrong().count(),
            lost: thousandths(lost),
        }
    }

    /// Which decisions were the worst mistakes, the worst first; at most three.
    pub fn worst(&self) -> Vec<usize> {
        let lost = |at: usize| total_order(self.decisions[at].lost());
        let mut wrong: Vec<usize> = (0..self.decisions.len()).collect();
        wrong.retain(|&at| self.decisions[at].mistake().is_some());
        sort_few(&mut wrong, |&at| Reverse(lost(at)));
        wrong.truncate(Review::<Decision>::WORST);
        wrong
    }
}

/// What a player gets wrong in some rounds, what has lost most first.
pub fn habits<Decision: Judged>(reviews: &[Review<Decision>]) -> Vec<Habit<Decision::Mistake>> {
    let decisions = || reviews.iter().flat_map(|review| &review.decisions);
    let habit = |&(mistake, _): &(Decision::Mistake, _)| {
        let such = decisions().filter(|decision| decision.mistake() == Some(mistake));
        let (times, lost) = such.fold((0, 0.0), |(n, sum), one| (n + 1, sum + one.lost()));
        Habit { mistake, times, lost }
    };
    let mut habits: Vec<_> = Decision::Mistake::NAMES.iter().map(habit).collect();
    habits.retain(|habit| habit.times > 0);
    sort_few(&mut habits, |habit| Reverse(total_order(habit.lost)));
    habits
}

/// A number to thousandths, as it is told and kept.
pub(crate) fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

/// Which turn of a player's it is, from 1.
pub(crate) fn turn_of<G: Game>(game: &Match<G>, seat: Seat) -> usize {
    game.rounds().last().map_or(0, |played| played.turns()[seat.index()]) + 1
}

/// Plays a finished round again and shows each action with the match as it was before. `None` for
/// what is no finished round.
pub(crate) fn again<G: Game>(
    game: &Match<G>,
    round: usize,
    mut show: impl FnMut(&Match<G>, usize, Seat, &G::Action),
) -> Option<()> {
    let played = game.rounds().get(round).filter(|played| played.is_over())?;
    let mut game = game.played_until(round, 0);
    for (at, (seat, action)) in played.actions.iter().enumerate() {
        show(&game, at, *seat, action);
        game.play(*seat, action.clone()).expect("it was played before");
    }
    Some(())
}
