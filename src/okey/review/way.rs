//! A possible action in a moment of a round.

use super::plans::Plan;
use crate::okey::action::Action;

/// An action and its results.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Way {
    /// The action.
    pub action: Action,
    /// The chance (0 to 1) to win the round with it, after subtracting `gives`. Rounded to
    /// thousandths, as displayed, so that displayed numbers add up.
    pub chance: f64,
    /// The cost of the tile that the next player gets, in the same unit.
    pub gives: f64,
    /// The plan of runs and groups afterwards, with the best throw.
    pub melds: Plan,
    /// The plan of seven pairs afterwards; `None` where the rules do not allow them.
    pub pairs: Option<Plan>,
    /// The nearer of both plans; of equally near ones that with more improving tiles.
    pub nearest: Plan,
}
