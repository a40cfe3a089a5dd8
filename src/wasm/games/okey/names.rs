//! The TypeScript types of the named values in Okey.

use crate::named::Named;
use crate::okey::{Counting, End, LimitRule, Phase, WildDiscard};
use crate::unions::Text;

/// The text of the types.
pub const TYPES: Text = Text::new()
    .named("The unit of the score of a round.", "Counting", Counting::NAMES)
    .named("The condition that ends a match.", "End", End::NAMES)
    .named("The rule for a player with exactly the limit of points.", "LimitRule", LimitRule::NAMES)
    .named("The rule for discarding a wild tile.", "WildDiscard", WildDiscard::NAMES)
    .named("The kind of action expected of the seat to move.", "Phase", Phase::NAMES);
