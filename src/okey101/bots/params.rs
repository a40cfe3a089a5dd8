//! The parameters of all levels, in one place.

use crate::bots::{Character, Level, Style};

/// The parameters of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// Thinking time in percent of the usual.
    pub pace_percent: u32,
    /// The usual thinking time.
    pub pause: Pause,
}

/// Lengths of pauses, in percent of the usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// For a clear decision.
    pub clear_percent: u32,
    /// For an opening, or a tile on offer that can be used.
    pub noticed_percent: u32,
    /// Largest deviation of a pause in the same situation, in percent; at most 100.
    pub varies_percent: u32,
}

impl Params {
    /// Counts everything.
    pub const HARD: Params = Params {
        pace_percent: 100,
        pause: Pause { clear_percent: 70, noticed_percent: 115, varies_percent: 20 },
    };

    /// Changes the parameters to a style.
    fn in_style(self, style: Style) -> Params {
        match style {
            Style::Plain | Style::Pairs => self,
            Style::Careful => Params { pace_percent: 120, ..self },
            Style::Quick => Params { pace_percent: 60, ..self },
        }
    }
}

impl From<Level> for Params {
    fn from(_: Level) -> Params {
        Params::HARD
    }
}

impl From<Character> for Params {
    fn from(character: Character) -> Params {
        Params::from(character.level()).in_style(character.style())
    }
}
