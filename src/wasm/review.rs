//! The part of a round's review that all games share.

use serde::Serialize;
use tsify::Tsify;

use crate::review::{Judged, Luck, Review, Skill, thousandths};

/// The review of a player's finished round.
#[derive(Serialize, Tsify)]
pub struct ReviewView<Decision> {
    /// The player.
    pub seat: usize,
    /// The round, counted from 0.
    pub round: usize,
    /// The luck of all players, by seat.
    pub luck: Vec<LuckView>,
    /// The statistics of the player's decisions.
    pub skill: SkillView,
    /// The player's decisions in order, without forced actions.
    pub decisions: Vec<Decision>,
    /// The indices of the worst mistakes in `decisions`, the worst first; at most three.
    pub worst: Vec<usize>,
}

/// The luck of a player's draws, which is `helped - expected`.
#[derive(Serialize, Tsify)]
pub struct LuckView {
    /// Number of tiles drawn from the stock.
    pub draws: usize,
    /// Number of drawn tiles that helped: in Okey those that brought the hand nearer, in the game
    /// with 80 tiles jokers.
    pub helped: usize,
    /// Expected number of helpful tiles, by the player's information; rounded to thousandths.
    pub expected: f64,
}

/// The statistics of decisions.
#[derive(Serialize, Tsify)]
pub struct SkillView {
    /// Number of decisions.
    pub decisions: usize,
    /// Number of decisions without a mistake.
    pub right: usize,
    /// The total loss of the mistakes: in Okey chances to win a round (0 to 1 each), in the game
    /// with 80 tiles those that stayed on the rack; rounded to thousandths.
    pub lost: f64,
}

/// Converts a review for the page.
pub fn review_view<D: Judged, View>(
    review: &Review<D>,
    decision: impl FnMut(&D) -> View,
) -> ReviewView<View> {
    ReviewView {
        seat: review.seat.index(),
        round: review.round,
        luck: review.luck.iter().map(luck_view).collect(),
        skill: skill_view(review.skill()),
        decisions: review.decisions.iter().map(decision).collect(),
        worst: review.worst(),
    }
}

fn luck_view(luck: &Luck) -> LuckView {
    let Luck { draws, helped, expected } = *luck;
    LuckView { draws, helped, expected: thousandths(expected) }
}

fn skill_view(skill: Skill) -> SkillView {
    let Skill { decisions, right, lost } = skill;
    SkillView { decisions, right, lost: thousandths(lost) }
}
