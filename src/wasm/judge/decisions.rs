//! The decisions of a review, and the explanations of single turns, for the page.

use serde::Serialize;
use tsify::Tsify;

use crate::review::Judged;
use crate::seat::Seat;
use crate::{okey, okey101, rummi};

/// A decision to draw or take, to throw a tile, or to finish.
#[derive(Serialize, Tsify)]
pub struct OkeyDecisionView {
    /// The decision.
    #[serde(flatten)]
    #[tsify(type = "OkeyDecision")]
    pub decision: okey::Decision,
    /// The hand, as nearest to complete.
    #[tsify(type = "Arrangement")]
    pub arranged: okey::Arrangement,
    /// The lost chance to win the round, rounded to thousandths.
    pub lost: f64,
}

impl OkeyDecisionView {
    /// Adds the arranged hand to a decision.
    pub fn of(decision: okey::Decision, arranged: okey::Arrangement) -> OkeyDecisionView {
        OkeyDecisionView { lost: decision.lost(), arranged, decision }
    }
}

/// A turn in which tiles could be laid.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RummiDecisionView {
    /// The decision.
    #[serde(flatten)]
    #[tsify(type = "RummiDecision")]
    pub decision: rummi::Decision,
    /// Number of the tiles that an Expert would have laid and that stayed on the rack; 0 where the
    /// player kept all and that wins more rounds.
    pub lost: f64,
    /// The mistake; null if no tiles were lost.
    #[tsify(type = "RummiMistake | null")]
    pub mistake: Option<rummi::Mistake>,
}

impl From<rummi::Decision> for RummiDecisionView {
    fn from(decision: rummi::Decision) -> RummiDecisionView {
        RummiDecisionView { lost: decision.lost(), mistake: decision.mistake(), decision }
    }
}

/// A turn of the player, judged.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Okey101DecisionView {
    /// The decision.
    #[serde(flatten)]
    #[tsify(type = "Okey101Decision")]
    pub decision: okey101::Decision,
    /// The lost points.
    pub lost: f64,
    /// The mistake; null if there is none.
    #[tsify(type = "Okey101Mistake | null")]
    pub mistake: Option<okey101::Mistake>,
}

impl From<okey101::Decision> for Okey101DecisionView {
    fn from(decision: okey101::Decision) -> Okey101DecisionView {
        Okey101DecisionView { lost: decision.lost(), mistake: decision.mistake(), decision }
    }
}

/// The explanation of a turn, and the hand before its discard.
#[derive(Serialize, Tsify)]
pub struct OkeyWhyView {
    /// The explanation.
    #[serde(flatten)]
    pub why: okey::Why,
    /// The hand, as nearest to complete.
    #[tsify(type = "Arrangement")]
    pub arranged: okey::Arrangement,
}

/// The explanation of a turn.
#[derive(Serialize, Tsify)]
pub struct Okey101WhyView {
    /// The player.
    pub seat: Seat,
    /// The turn.
    pub decision: Okey101DecisionView,
}
