//! The error of a verdict: the argument that cannot be read.

use crate::named::Named;

/// An argument of a verdict.
#[derive(Clone, Copy, PartialEq)]
pub enum Argument {
    Claim,
    Tiles,
    Okey,
    Rules,
}

impl Named for Argument {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Argument::Claim, "claim"),
        (Argument::Tiles, "tiles"),
        (Argument::Okey, "okey"),
        (Argument::Rules, "rules"),
    ];
}

/// The invalid argument, and the invalid part of it, if it is a part.
pub type Wrong = (Argument, Option<String>);
