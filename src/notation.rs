//! The notation: tiles, hands and melds as text (RULES section 1).
//!
//! A colour and a number, `F` for a false joker or `J` for a joker; tiles are separated by spaces,
//! melds by `|`: `R5 R6 R7 | B8 K8 Y8`. If physical tiles matter, the second copy has an
//! apostrophe, the third two, and so on: `R5'`, `J''`.

use std::fmt;
use std::str::FromStr;

use crate::coded::{Coded, codes, error};
use crate::json::as_text;
use crate::named::Named;
use crate::plain::{is_apostrophe, is_foreign, plain};
use crate::tile::{Color, Face, Kind, Number, Reading, Tile, Which};

/// The error of a text that is no tile or action.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseError {
    /// Not a tile.
    BadTile(String),
    /// The same physical tile given twice, or too many tiles of a kind.
    Repeated(Tile),
    /// Not an action.
    BadAction(String),
}

impl Coded for ParseError {
    codes! {
        ParseError::BadTile(_) => "badTile",
        ParseError::Repeated(_) => "repeatedTile",
        ParseError::BadAction(_) => "badAction",
    }
}

error!(ParseError);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::BadTile(text) => write!(f, "“{text}” is not a tile"),
            ParseError::Repeated(tile) => write!(f, "tile {tile} is given too often"),
            ParseError::BadAction(text) => write!(f, "“{text}” is not an action"),
        }
    }
}

/// The mark of a second copy, repeated up to the limit.
const MARKS: &str = "'''";

impl Named for Color {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Color::Red, "R"), (Color::Yellow, "Y"), (Color::Blue, "B"), (Color::Black, "K")];
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.name(), self.number.get())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Face(face) => face.fmt(f),
            Kind::FalseJoker => f.write_str("F"),
            Kind::Joker => f.write_str("J"),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks = &MARKS[..self.which() as usize];
        write!(f, "{}{marks}", self.kind())
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reading::Face(face) => face.fmt(f),
            Reading::Wild => f.write_str("wild"),
        }
    }
}

/// Prints for debugging what is printed for people.
macro_rules! debug_as_text {
    ($($Type:ty),+) => {$(
        impl fmt::Debug for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )+};
}
debug_as_text!(Face, Kind, Tile, Reading);

impl FromStr for Face {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Face, ParseError> {
        let bad = || ParseError::BadTile(excerpt(text));
        let (letter, digits) = text.split_at_checked(1).ok_or_else(bad)?;
        let color = Color::named(letter).ok_or_else(bad)?;
        let number = Number::all().find(|n| digits == n.get().to_string());
        Ok(Face { color, number: number.ok_or_else(bad)? })
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Kind, ParseError> {
        match text {
            "F" => Ok(Kind::FalseJoker),
            "J" => Ok(Kind::Joker),
            _ => text.parse().map(Kind::Face),
        }
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        let printed = text.trim_end_matches(is_apostrophe);
        let kind: Kind = printed.parse()?;
        let marks = text[printed.len()..].chars().count();
        let copy = Which::ALL[..kind.copies()].get(marks);
        let copy = copy.ok_or_else(|| ParseError::BadTile(excerpt(text)))?;
        Ok(Tile::new(kind, *copy))
    }
}

as_text!(Face, Kind, Tile);

/// Parses tiles separated by spaces. A kind written several times without a mark means its copies
/// in order.
///
/// # Errors
/// [`ParseError`] names the first text that is not a tile, or the tile that is given too often.
pub fn tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    let mut tiles: Vec<Tile> = Vec::new();
    for word in plain(text).split_whitespace() {
        let mut tile: Tile = word.parse()?;
        if tile.which() == Which::First {
            tile = tile.kind().tiles().find(|copy| !tiles.contains(copy)).unwrap_or(tile);
        }
        if tiles.contains(&tile) {
            return Err(ParseError::Repeated(tile));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

/// Parses melds separated by `|`, each as by [`tiles`]. A tile may be in only one of them.
///
/// # Errors
/// [`ParseError`] as for [`tiles`].
pub fn melds(text: &str) -> Result<Vec<Vec<Tile>>, ParseError> {
    let text = plain(text);
    let mut all = tiles(&text.replace('|', " "))?.into_iter();
    let lengths = text.split('|').map(|meld| meld.split_whitespace().count());
    let melds = lengths.map(|length| all.by_ref().take(length).collect());
    Ok(melds.filter(|meld: &Vec<Tile>| !meld.is_empty()).collect())
}

/// Writes tiles separated by spaces.
pub fn write_tiles<T: fmt::Display>(tiles: &[T]) -> String {
    tiles.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes melds separated by `|`.
pub fn write_melds(melds: &[Vec<Tile>]) -> String {
    melds.iter().map(|meld| write_tiles(meld)).collect::<Vec<_>>().join(" | ")
}

/// The beginning of a text, to keep errors about hostile input short and free of what a terminal
/// would obey. A character that only looks like one of the notation is named: `[U+00A0]`.
pub(crate) fn excerpt(text: &str) -> String {
    let shown = |sign: char| match sign {
        sign if sign.is_control() => String::from('\u{fffd}'),
        sign if is_foreign(sign) => format!("[U+{:04X}]", u32::from(sign)),
        sign => String::from(sign),
    };
    text.chars().take(16).map(shown).collect()
}
