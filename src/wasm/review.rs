//! What every game says of a round looked back on.

use serde::Serialize;
use tsify::Tsify;

use crate::review::{Judged, Luck, Review, Skill, thousandths};

/// A finished round as a player may look back on it.
#[derive(Serialize, Tsify)]
pub struct ReviewView<Decision> {
    /// The player.
    pub seat: usize,
    /// The round, counted from 0.
    pub round: usize,
    /// What luck did to everybody, by seat.
    pub luck: Vec<LuckView>,
    /// What the player's decisions have lost.
    pub skill: SkillView,
    /// What he decided, in order, wherever he had a choice.
    pub decisions: Vec<Decision>,
    /// The numbers of the worst mistakes among them, the worst first; at most three.
    pub worst: Vec<usize>,
}

/// What luck did in the draws of a player. Its luck is `helped - expected`.
#[derive(Serialize, Tsify)]
pub struct LuckView {
    /// How many tiles he drew from the stock.
    pub draws: usize,
    /// How many of them helped: in Okey those that brought the hand nearer, in the game with 80
    /// tiles jokers.
    pub helped: usize,
    /// How many would have by chance, as far as he could know; to thousandths.
    pub expected: f64,
}

/// What decisions have lost.
#[derive(Serialize, Tsify)]
pub struct SkillView {
    /// How many there were.
    pub decisions: usize,
    /// How many of them were no mistakes.
    pub right: usize,
    /// The loss by mistakes: in Okey chances to win a round, each 0 to 1, in the game with
    /// 80 tiles those that stayed on the rack; to thousandths.
    pub lost: f64,
}

/// A round looked back on, for the page.
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
