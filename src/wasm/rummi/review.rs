//! A round of the game with 80 tiles looked back on, for the page.

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
    /// Its number in the history of the round, which is that of its action.
    pub event: usize,
    /// Which turn of the player's it was, from 1.
    pub turn: usize,
    /// How many tiles the player laid.
    pub laid: usize,
    /// The play with the most tiles.
    pub most: PlayView,
    /// How many an Expert would have laid: none where it waits on purpose.
    pub expert: usize,
    /// How many of these stayed on the rack.
    pub lost: f64,
    /// What was wrong, where any did.
    #[tsify(type = "RummiMistake | null")]
    pub mistake: Option<&'static str>,
}

/// A decision, for the page.
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
