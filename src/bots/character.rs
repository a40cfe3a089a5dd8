//! A character: a level and a style.

use std::fmt;
use std::str::FromStr;

use super::level::Level;
use super::style::Style;
use crate::coded::error;
use crate::named::Named;
use crate::notation::excerpt;

/// A player's strength and style. As text the level, the level and the style, or a name.
///
/// ```
/// use istaka::{Character, Level, Style};
/// let nermin: Character = "nermin".parse()?;
/// assert_eq!((nermin.level(), nermin.style()), (Level::Hard, Style::Careful));
/// assert_eq!(nermin.to_string(), "hard:careful");
/// assert_eq!("medium".parse(), Ok(Character::from(Level::Medium)));
/// assert_eq!(Character::new(Level::Expert, Style::Quick), None);
/// # Ok::<(), istaka::UnknownCharacter>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    level: Level,
    style: Style,
}

impl Character {
    /// The characters with a name.
    pub const NAMED: [(Character, &'static str); 8] = [
        (Character { level: Level::Easy, style: Style::Careful }, "osman"),
        (Character { level: Level::Hard, style: Style::Careful }, "nermin"),
        (Character { level: Level::Easy, style: Style::Quick }, "elif"),
        (Character { level: Level::Hard, style: Style::Quick }, "cem"),
        (Character { level: Level::Medium, style: Style::Pairs }, "ayten"),
        (Character { level: Level::Hard, style: Style::Pairs }, "kemal"),
        (Character { level: Level::Hard, style: Style::Patient }, "sabri"),
        (Character { level: Level::Expert, style: Style::Plain }, "feride"),
    ];

    /// Combines a level and a style. Experts have only the plain style, since others would weaken
    /// them.
    pub fn new(level: Level, style: Style) -> Option<Character> {
        let exists = level != Level::Expert || style == Style::Plain;
        exists.then_some(Character { level, style })
    }

    /// The strength, independent of the style.
    pub const fn level(self) -> Level {
        self.level
    }

    /// The style.
    pub const fn style(self) -> Style {
        self.style
    }
}

/// The error of text that names no character.
#[derive(Clone, PartialEq, Eq)]
pub struct UnknownCharacter(String);

error!(UnknownCharacter);

impl fmt::Display for UnknownCharacter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Level::ALL.map(Level::name).join(", ");
        let styles = Style::ALL.map(Style::name).join(", ");
        let names = Character::NAMED.map(|(_, name)| name).join(", ");
        write!(f, "“{}” is no player: there are the levels {levels}; up to hard with a ", self.0)?;
        write!(f, "style ({styles}), as in medium:careful; and the characters {names}")
    }
}

impl From<Level> for Character {
    fn from(level: Level) -> Character {
        Character { level, style: Style::Plain }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            Style::Plain => f.write_str(self.level.name()),
            style => write!(f, "{}:{}", self.level.name(), style.name()),
        }
    }
}

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Character, UnknownCharacter> {
        if let Some(&(named, _)) = Character::NAMED.iter().find(|(_, name)| *name == text) {
            return Ok(named);
        }
        let (level, style) = text.split_once(':').unwrap_or((text, Style::Plain.name()));
        let read = Level::named(level).zip(Style::named(style));
        let character = read.and_then(|(level, style)| Character::new(level, style));
        character.ok_or_else(|| UnknownCharacter(excerpt(text)))
    }
}
