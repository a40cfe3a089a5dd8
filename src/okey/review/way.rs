//! What could be done in a moment of a round.

use super::plans::Plan;
use crate::okey::action::Action;

/// Something that could be done, and what it leaves.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// What is done.
    pub action: Action,
    /// The chance to win the round with it, 0 to 1, less what it gives the next player. It is to
    /// thousandths, as it is told, so that what is told adds up.
    pub chance: f64,
    /// What it gives him, in the same measure.
    pub gives: f64,
    /// How far runs and groups are then, with the best throw.
    pub melds: Plan,
    /// How far seven pairs are; `None` where the rules do not have them.
    pub pairs: Option<Plan>,
}
