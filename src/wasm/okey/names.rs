//! The TypeScript types of what has a name in Okey.

use crate::named::Named;
use crate::okey::{Counting, DrawReason, End, LimitRule, Mistake, Phase, ThrowReason, WildDiscard};
use crate::unions::Text;

/// Their text.
pub const TYPES: Text = Text::new()
    .named("What a round counts.", "Counting", Counting::NAMES)
    .named("What ends a match.", "End", End::NAMES)
    .named("When the limit puts a player out.", "LimitRule", LimitRule::NAMES)
    .named("When a wild tile may be discarded.", "WildDiscard", WildDiscard::NAMES)
    .named("What the seat to move must do.", "Phase", Phase::NAMES)
    .named("Why a tile was taken or not.", "DrawReason", DrawReason::NAMES)
    .named("Why a tile was thrown.", "ThrowReason", ThrowReason::NAMES)
    .named("What is wrong with a decision.", "OkeyMistake", Mistake::NAMES);
