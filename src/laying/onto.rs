//! Places to which a player moves tiles while rebuilding the table.

use std::fmt;
use std::str::FromStr;

use crate::notation::{ParseError, excerpt};
use crate::tile::{Kind, Tile};

/// A place for tiles.
///
/// As text: `rack`, `new`, `3.2` for the place in series 3 before its tile 2, both counted from 0,
/// or the text of a joker.
///
/// ```
/// use istaka::rummi::Onto;
/// assert_eq!("3.2".parse(), Ok(Onto::Place { series: 3, at: 2 }));
/// for text in ["rack", "new", "0.0", "J''"] {
///     assert_eq!(text.parse::<Onto>()?.to_string(), text);
/// }
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Onto {
    /// Back to the player's own rack.
    Rack,
    /// The free table: a new series of their own.
    New,
    /// A place in a series.
    Place {
        /// The series, counted from 0.
        series: usize,
        /// The tile before which they are put, counted from 0; the number of tiles for the place
        /// after the last one.
        at: usize,
    },
    /// A joker on the table, which they should replace.
    Joker(Tile),
}

impl fmt::Display for Onto {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Onto::Rack => f.write_str("rack"),
            Onto::New => f.write_str("new"),
            Onto::Place { series, at } => write!(f, "{series}.{at}"),
            Onto::Joker(joker) => joker.fmt(f),
        }
    }
}

impl FromStr for Onto {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Onto, ParseError> {
        let place = || {
            let (series, at) = text.split_once('.')?;
            Some(Onto::Place { series: series.parse().ok()?, at: at.parse().ok()? })
        };
        let joker = || {
            let joker = text.parse().ok().filter(|tile: &Tile| tile.kind() == Kind::Joker)?;
            Some(Onto::Joker(joker))
        };
        let onto = match text {
            "rack" => Some(Onto::Rack),
            "new" => Some(Onto::New),
            _ => place().or_else(joker),
        };
        // A number may be written in one way only.
        let onto = onto.filter(|onto| onto.to_string() == text);
        onto.ok_or_else(|| ParseError::BadTile(excerpt(text)))
    }
}
