//! The strength of a bot.

use crate::json::as_name;
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

as_name!(Level);

/// Reads the parameters of a game's bots from a level, or from a character.
macro_rules! leveled {
    ($Params:ident) => {
        impl From<$crate::bots::Level> for $Params {
            fn from(level: $crate::bots::Level) -> $Params {
                use $crate::bots::Level;
                match level {
                    Level::Beginner => $Params::BEGINNER,
                    Level::Easy => $Params::EASY,
                    Level::Medium => $Params::MEDIUM,
                    Level::Hard => $Params::HARD,
                    Level::Expert => $Params::EXPERT,
                }
            }
        }

        impl From<$crate::bots::Character> for $Params {
            fn from(character: $crate::bots::Character) -> $Params {
                $Params::from(character.level()).in_style(character.style())
            }
        }
    };
}
pub(crate) use leveled;
