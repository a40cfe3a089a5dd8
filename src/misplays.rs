//! The mistakes of a player that are worth another try, in any game.

use crate::contest::Match;
use crate::named::Named;
use crate::ranking::Ranks;
use crate::review::{Judged, Review};
use crate::seat::Seat;

/// A mistake of a player in a finished round.
#[derive(Clone, Debug, PartialEq)]
pub struct Misplay {
    /// Index in the round of the action that was decided wrongly.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// The loss, in the unit of the worth of actions.
    pub lost: f64,
    /// The name of the mistake.
    pub mistake: &'static str,
}

impl Misplay {
    /// Lists the mistakes of a review: each decision with its place, and its loss by `lost`.
    pub(crate) fn all<D: Judged>(
        review: Option<Review<D>>,
        place: impl Fn(&D) -> (usize, usize),
        lost: impl Fn(&D) -> f64,
    ) -> Vec<Misplay> {
        let decisions = review.map_or(Vec::new(), |review| review.decisions);
        let misplay = |decision: &D| {
            let (event, turn) = place(decision);
            let mistake = decision.mistake()?.name();
            Some(Misplay { event, turn, lost: lost(decision), mistake })
        };
        decisions.iter().filter_map(misplay).collect()
    }
}

/// A game whose mistakes are tried again.
pub trait Misplays: Ranks {
    /// The least loss of a mistake that is tried again, in the unit of the worth of actions.
    const LEAST: f64;

    /// Finds the mistakes of the player at a seat in a round of a match; none if it is not over.
    fn misplays(game: &Match<Self>, round: usize, seat: Seat) -> Vec<Misplay>;

    /// Returns `true` if an action decides the turn of a player, or a part of it.
    fn decides(_action: &Self::Action) -> bool {
        true
    }

    /// Returns `true` if a legal action of the player to move is the same choice as another one, if
    /// with other tiles.
    fn is_alike(round: &Self::Round, wanted: &Self::Action, action: &Self::Action) -> bool;
}
