//! The names of choices in text.

use super::option::{
    Counting, End, FalseJokerTurned, Inspect, LimitRule, Stacking, Starter, Ties, TwinUntil,
    WildDiscard,
};
use crate::named::Named;
use crate::wall::Dealing;

impl Named for Dealing {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Quick, "quick"),
        (Self::RingFromTop, "ring-top"),
        (Self::RingFromBottom, "ring-bottom"),
    ];
}

impl Named for Starter {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::HighestDie, "die"),
        (Self::AfterDealer, "after-dealer"),
        (Self::Dealer, "dealer"),
        (Self::Winner, "winner"),
    ];
}

impl Named for FalseJokerTurned {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::Redraw, "redraw"), (Self::Wild, "wild")];
}

impl Named for WildDiscard {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::Anytime, "anytime"), (Self::OnlyToFinish, "finish"), (Self::Dead, "dead")];
}

impl Named for Inspect {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::None, "none"), (Self::OwnAndLeft, "own-left"), (Self::All, "all")];
}

impl Named for TwinUntil {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::FirstDraw, "draw"), (Self::FirstDiscard, "discard")];
}

impl Named for Counting {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Wins, "wins"),
        (Self::Penalties, "penalties"),
        (Self::Down, "down"),
        (Self::Own, "own"),
    ];
}

impl Named for Stacking {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::Multiply, "multiply"), (Self::Max, "max")];
}

impl Named for End {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Rounds, "rounds"),
        (Self::LastSurvivor, "survivor"),
        (Self::TopTwo, "top-two"),
        (Self::Best, "best"),
    ];
}

impl Named for Ties {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::Share, "share"), (Self::ExtraRounds, "extra")];
}

impl Named for LimitRule {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Self::Exceed, "exceed"), (Self::Reach, "reach")];
}
