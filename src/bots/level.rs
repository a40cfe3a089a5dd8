//! The strength of a bot.

use crate::named::{Named, values};

/// The levels, each measurably stronger than the previous one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Plays like an occasional player.
    Easy,
    /// Plays well.
    Medium,
    /// Counts everything.
    Hard,
    /// Looks ahead.
    Expert,
}

impl Named for Level {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Level::Beginner, "beginner"),
        (Level::Easy, "easy"),
        (Level::Medium, "medium"),
        (Level::Hard, "hard"),
        (Level::Expert, "expert"),
    ];
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = values();
}
