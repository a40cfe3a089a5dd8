//! The notation: tiles, hands and melds as text (RULES section 1).
//!
//! A colour and a number, or `F` for a false joker; tiles are separated by spaces, melds by `|`:
//! `R5 R6 R7 | B8 K8 Y8`. Where physical tiles matter the second copy has an apostrophe: `R5'`.

use std::fmt;
use std::str::FromStr;

use crate::tile::{Color, Face, Kind, Number, Reading, Tile, Which};

/// Text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// Not a tile.
    BadTile(String),
    /// One physical tile, or more than two of a kind, given more than once.
    Repeated(Tile),
    /// Not an action.
    BadAction(String),
}

impl ParseError {
    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            ParseError::BadTile(_) => "badTile",
            ParseError::Repeated(_) => "repeatedTile",
            ParseError::BadAction(_) => "badAction",
        }
    }
}

impl std::error::Error for ParseError {}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::BadTile(text) => write!(f, "“{text}” is not a tile"),
            ParseError::Repeated(tile) => write!(f, "tile {tile} is given too often"),
            ParseError::BadAction(text) => write!(f, "“{text}” is not an action"),
        }
    }
}

impl Color {
    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Color::Red => 'R',
            Color::Yellow => 'Y',
            Color::Blue => 'B',
            Color::Black => 'K',
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.number.get())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Face(face) => face.fmt(f),
            Kind::FalseJoker => f.write_str("F"),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)?;
        match self.which() {
            Which::First => Ok(()),
            Which::Second => f.write_str("'"),
        }
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

impl FromStr for Face {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Face, ParseError> {
        let bad = || ParseError::BadTile(excerpt(text));
        let mut chars = text.chars();
        let letter = chars.next().ok_or_else(bad)?;
        let color = Color::ALL.into_iter().find(|c| c.letter() == letter).ok_or_else(bad)?;
        let number = Number::all().find(|n| chars.as_str() == n.get().to_string());
        Ok(Face { color, number: number.ok_or_else(bad)? })
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Kind, ParseError> {
        if text == "F" { Ok(Kind::FalseJoker) } else { text.parse().map(Kind::Face) }
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        match text.strip_suffix('\'') {
            Some(kind) => Ok(Tile::new(kind.parse()?, Which::Second)),
            None => Ok(Tile::new(text.parse()?, Which::First)),
        }
    }
}

/// Parses tiles separated by spaces. Where a kind is written twice without a mark, the second one
/// is the second copy.
///
/// # Errors
/// [`ParseError`] names the first text that is not a tile, or the tile that is given too often.
pub fn tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    let mut tiles: Vec<Tile> = Vec::new();
    for word in text.split_whitespace() {
        let mut tile: Tile = word.parse()?;
        if tiles.contains(&tile) && tile.which() == Which::First {
            tile = Tile::new(tile.kind(), Which::Second);
        }
        if tiles.contains(&tile) {
            return Err(ParseError::Repeated(tile));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

/// Parses melds separated by `|`, as [`tiles`] parses each. A tile may stand in one of them only.
///
/// # Errors
/// [`ParseError`] as for [`tiles`].
pub fn melds(text: &str) -> Result<Vec<Vec<Tile>>, ParseError> {
    tiles(&text.replace('|', " "))?; // none twice
    text.split('|').map(tiles).filter(|meld| *meld != Ok(Vec::new())).collect()
}

/// Writes tiles separated by spaces.
pub fn write_tiles<T: fmt::Display>(tiles: &[T]) -> String {
    tiles.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// The beginning of a text, so that an error about hostile input stays short.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().take(16).collect()
}
