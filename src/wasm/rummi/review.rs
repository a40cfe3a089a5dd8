//! The review of a round of the game with 80 tiles for the page.

use serde::Serialize;
use tsify::Tsify;

use super::coach::{PlayView, play_view};
use crate::named::Named;
use crate::review::Judged;
use crate::rummi::Decision;

/// A turn in which tiles could be laid.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RummiDecisionView {
    /// The index of its action in the round, equal to that of its event in the history.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// Number of tiles that the player laid.
    pub laid: usize,
    /// The play with the most tiles.
    pub most: PlayView,
    /// Number of tiles that an Expert would have laid; 0 if it waits on purpose.
    pub expert: usize,
    /// Number of these tiles that stayed on the rack.
    pub lost: f64,
    /// The mistake; null if no tiles were lost.
    #[tsify(type = "RummiMistake | null")]
    pub mistake: Option<&'static str>,
}

/// Converts a decision for the page.
pub fn decision_view(decision: &Decision) -> RummiDecisionView {
    RummiDecisionView {
        event: decision.event,
        turn: decision.turn,
        laid: decision.laid,
        most: play_view(&decision.most),
        expert: decision.expert,
        lost: decision.lost(),
        mistake: decision.mistake().map(Named::name),
    }
}
