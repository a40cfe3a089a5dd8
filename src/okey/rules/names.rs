//! The names of choices in texts.

use super::option::{
    Counting, Direction, End, FalseJokerTurned, Inspect, LimitRule, Stacking, Starter, Ties,
    WildDiscard,
};
use crate::wall::Dealing;

/// A choice between named values.
pub trait Named: Copy + PartialEq + 'static {
    /// The values.
    const VALUES: &'static [Self];
    /// Their names in texts, in the same order.
    const NAMES: &'static [&'static str];
}

impl Named for bool {
    const VALUES: &'static [bool] = &[false, true];
    const NAMES: &'static [&'static str] = &["no", "yes"];
}

impl Named for Direction {
    const VALUES: &'static [Direction] = &[Self::Clockwise, Self::Anticlockwise];
    const NAMES: &'static [&'static str] = &["clockwise", "anticlockwise"];
}

impl Named for Dealing {
    const VALUES: &'static [Dealing] = &[Self::Quick, Self::RingFromTop, Self::RingFromBottom];
    const NAMES: &'static [&'static str] = &["quick", "ring-top", "ring-bottom"];
}

impl Named for Starter {
    const VALUES: &'static [Starter] = &[Self::HighestDie, Self::AfterDealer];
    const NAMES: &'static [&'static str] = &["die", "dealer"];
}

impl Named for FalseJokerTurned {
    const VALUES: &'static [FalseJokerTurned] = &[Self::Redraw, Self::Wild];
    const NAMES: &'static [&'static str] = &["redraw", "wild"];
}

impl Named for WildDiscard {
    const VALUES: &'static [WildDiscard] = &[Self::Anytime, Self::OnlyToFinish, Self::Dead];
    const NAMES: &'static [&'static str] = &["anytime", "finish", "dead"];
}

impl Named for Inspect {
    const VALUES: &'static [Inspect] = &[Self::None, Self::OwnAndLeft, Self::All];
    const NAMES: &'static [&'static str] = &["none", "own-left", "all"];
}

impl Named for Counting {
    const VALUES: &'static [Counting] = &[Self::Wins, Self::Penalties];
    const NAMES: &'static [&'static str] = &["wins", "penalties"];
}

impl Named for Stacking {
    const VALUES: &'static [Stacking] = &[Self::Multiply, Self::Max];
    const NAMES: &'static [&'static str] = &["multiply", "max"];
}

impl Named for End {
    const VALUES: &'static [End] = &[Self::Rounds, Self::LastSurvivor, Self::TopTwo, Self::Best];
    const NAMES: &'static [&'static str] = &["rounds", "survivor", "top-two", "best"];
}

impl Named for Ties {
    const VALUES: &'static [Ties] = &[Self::Share, Self::ExtraRounds];
    const NAMES: &'static [&'static str] = &["share", "extra"];
}

impl Named for LimitRule {
    const VALUES: &'static [LimitRule] = &[Self::Exceed, Self::Reach];
    const NAMES: &'static [&'static str] = &["exceed", "reach"];
}
