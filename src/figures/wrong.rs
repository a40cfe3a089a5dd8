//! Which of the texts that a verdict is asked of cannot be read.

use crate::named::Named;

/// One of these texts.
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

/// The text that is wrong, and the part of it that is to blame, where it is one.
pub type Wrong = (Argument, Option<String>);
