//! How strong a bot is.

use crate::named::{Named, values};

/// The levels, each of which plays measurably better than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Plays now and then.
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
