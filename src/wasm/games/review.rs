//! The review of a round for the page.

use serde::Serialize;
use tsify::Tsify;

use crate::review::{Judged, Luck, Review, Skill, thousandths};
use crate::seat::Seat;
use crate::tile::Tile;

/// The review of a player's finished round.
#[derive(Serialize, Tsify)]
pub struct ReviewView<Decision> {
    /// The player.
    pub seat: Seat,
    /// The round, counted from 0.
    pub round: usize,
    /// The wild tiles of that round.
    pub wilds: Vec<Tile>,
    /// The luck of all players, by seat; expectations are rounded to thousandths.
    #[tsify(type = "Luck[]")]
    pub luck: [Luck; 4],
    /// The statistics of the player's decisions.
    pub skill: Skill,
    /// The player's decisions in order, without forced actions.
    pub decisions: Vec<Decision>,
    /// The indices of the worst mistakes in `decisions`, the worst first; at most three.
    pub worst: Vec<usize>,
}

/// Converts a review for the page.
pub fn review_view<D: Judged, View>(
    review: Review<D>,
    wilds: Vec<Tile>,
    decision: impl FnMut(D) -> View,
) -> ReviewView<View> {
    let (skill, worst) = (review.skill(), review.worst());
    let Review { seat, round, luck, decisions } = review;
    let luck = luck.map(|one| Luck { expected: thousandths(one.expected), ..one });
    let decisions = decisions.into_iter().map(decision).collect();
    ReviewView { seat, round, wilds, luck, skill, decisions, worst }
}
