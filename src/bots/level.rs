//! The strength of a bot.

use crate::named::named;

named! {
    /// The levels, each measurably stronger than the previous one.
    #[derive(PartialOrd, Ord)]
    pub enum Level {
        /// Knows the rules.
        Beginner = "beginner",
        /// Plays like an occasional player.
        Easy = "easy",
        /// Plays well.
        Medium = "medium",
        /// Counts everything.
        Hard = "hard",
        /// Looks ahead.
        Expert = "expert",
    }
}
