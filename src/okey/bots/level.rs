//! How strong a bot is.

use super::params::Params;

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

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Its numbers.
    pub const fn params(self) -> Params {
        match self {
            Level::Beginner => Params::BEGINNER,
            Level::Easy => Params::EASY,
            Level::Medium => Params::MEDIUM,
            Level::Hard => Params::HARD,
            Level::Expert => Params::EXPERT,
        }
    }
}
