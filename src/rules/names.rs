//! The names of choices in texts.

use super::option::{
    Counting, Dealing, Direction, End, FalseJokerTurned, Inspect, LimitRule, Stacking, Starter,
    Ties, WildDiscard,
};

/// A choice between named values.
pub trait Named: Copy + PartialEq + 'static {
    /// The values and their names in texts.
    const NAMES: &'static [(&'static str, Self)];
}

impl Named for bool {
    const NAMES: &'static [(&'static str, bool)] = &[("no", false), ("yes", true)];
}

impl Named for Direction {
    const NAMES: &'static [(&'static str, Direction)] =
        &[("clockwise", Direction::Clockwise), ("anticlockwise", Direction::Anticlockwise)];
}

impl Named for Dealing {
    const NAMES: &'static [(&'static str, Dealing)] = &[
        ("quick", Dealing::Quick),
        ("ring-top", Dealing::RingFromTop),
        ("ring-bottom", Dealing::RingFromBottom),
    ];
}

impl Named for Starter {
    const NAMES: &'static [(&'static str, Starter)] =
        &[("die", Starter::HighestDie), ("dealer", Starter::AfterDealer)];
}

impl Named for FalseJokerTurned {
    const NAMES: &'static [(&'static str, FalseJokerTurned)] =
        &[("redraw", FalseJokerTurned::Redraw), ("wild", FalseJokerTurned::Wild)];
}

impl Named for WildDiscard {
    const NAMES: &'static [(&'static str, WildDiscard)] = &[
        ("anytime", WildDiscard::Anytime),
        ("finish", WildDiscard::OnlyToFinish),
        ("dead", WildDiscard::Dead),
    ];
}

impl Named for Inspect {
    const NAMES: &'static [(&'static str, Inspect)] =
        &[("none", Inspect::None), ("own-left", Inspect::OwnAndLeft), ("all", Inspect::All)];
}

impl Named for Counting {
    const NAMES: &'static [(&'static str, Counting)] =
        &[("wins", Counting::Wins), ("penalties", Counting::Penalties)];
}

impl Named for Stacking {
    const NAMES: &'static [(&'static str, Stacking)] =
        &[("multiply", Stacking::Multiply), ("max", Stacking::Max)];
}

impl Named for End {
    const NAMES: &'static [(&'static str, End)] = &[
        ("rounds", End::Rounds),
        ("survivor", End::LastSurvivor),
        ("top-two", End::TopTwo),
        ("best", End::Best),
    ];
}

impl Named for Ties {
    const NAMES: &'static [(&'static str, Ties)] =
        &[("share", Ties::Share), ("extra", Ties::ExtraRounds)];
}

impl Named for LimitRule {
    const NAMES: &'static [(&'static str, LimitRule)] =
        &[("exceed", LimitRule::Exceed), ("reach", LimitRule::Reach)];
}
