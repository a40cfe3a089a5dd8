//! A turn of 101 Okey, judged: as an explanation and a review show it.

use serde::Serialize;
use tsify::Tsify;

use crate::named::Named;
use crate::okey101::{Decision, Mistake, Reason, Way, Why};
use crate::review::Judged;
use crate::unions::Text;

/// The TypeScript types of the named values in it, and of an action.
pub const TYPES: Text = Text::new()
    .named("The way of an opening.", "Okey101Way", Way::NAMES)
    .named("The reason of a penalty.", "Okey101PenaltyReason", Reason::NAMES)
    .named("The reason for an action.", "Okey101Why", Why::NAMES)
    .named("The mistake of a turn.", "Okey101Mistake", Mistake::NAMES);

/// A turn of the player, judged.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Okey101DecisionView {
    /// The decision.
    #[serde(flatten)]
    #[tsify(type = "Okey101Decision")]
    pub decision: Decision,
    /// The lost points.
    pub lost: f64,
    /// The mistake; null if there is none.
    #[tsify(type = "Okey101Mistake | null")]
    pub mistake: Option<Mistake>,
}

impl From<Decision> for Okey101DecisionView {
    fn from(decision: Decision) -> Okey101DecisionView {
        Okey101DecisionView { lost: decision.lost(), mistake: decision.mistake(), decision }
    }
}
