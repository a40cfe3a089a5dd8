//! The rule that a proposed table breaks.

use std::fmt;

use super::onto::Onto;
use crate::coded::{Coded, codes, error};
use crate::notation::write_tiles;
use crate::tile::Tile;

/// The rule that a proposed table breaks.
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "js",
    derive(tsify::Tsify),
    tsify(type = "{ code: RefusalCode; tiles: Tile[] }")
)]
#[non_exhaustive]
pub enum LayingError {
    /// More series than the tiles of the set can form.
    TooManySeries(usize),
    /// A tile is not of this set.
    NotInPlay(Tile),
    /// A tile lies in two places.
    TileTwice(Tile),
    /// A tile lies neither on the table nor on the player's own rack.
    NotHeld(Tile),
    /// Tiles that lay on the table are no longer on it (RULES 7.4), or no longer in one series if
    /// series must not be taken apart.
    TilesMissing(Vec<Tile>),
    /// No tile comes from the rack (RULES 7.2).
    NothingLaid,
    /// These tiles are no series (RULES section 3, 7.9).
    NotASeries(Vec<Tile>),
    /// The first tiles laid do not contain enough points in series of the player's own (RULES 7.3).
    OpeningTooLow {
        /// The points that they contain.
        points: u32,
        /// The points required.
        least: u32,
    },
    /// A joker has left its series, and no tile that it stood for has taken its place (RULES 7.4,
    /// `joker_lock`).
    JokerLocked(Tile),
    /// While the table is rebuilt: there is no such place.
    NoPlace(Onto),
}

/// Serialized as its code and the tiles that break the rule.
#[cfg(feature = "serde")]
impl serde::Serialize for LayingError {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        let mut error = serializer.serialize_struct("LayingError", 2)?;
        error.serialize_field("code", self.code())?;
        error.serialize_field("tiles", self.tiles())?;
        error.end()
    }
}

impl LayingError {
    /// Returns `true` if the player has moved only tiles that may be moved, but the table is
    /// invalid: the turn may be ended with it, at a cost (RULES 7.5).
    pub const fn is_invalid_table(&self) -> bool {
        use LayingError::{JokerLocked, NotASeries, OpeningTooLow};
        matches!(self, NotASeries(_) | OpeningTooLow { .. } | JokerLocked(_))
    }

    /// The tiles that break the rule.
    pub fn tiles(&self) -> &[Tile] {
        match self {
            LayingError::NotASeries(tiles) | LayingError::TilesMissing(tiles) => tiles,
            LayingError::NotInPlay(tile)
            | LayingError::TileTwice(tile)
            | LayingError::NotHeld(tile)
            | LayingError::JokerLocked(tile) => std::slice::from_ref(tile),
            LayingError::TooManySeries(_)
            | LayingError::NothingLaid
            | LayingError::OpeningTooLow { .. }
            | LayingError::NoPlace(_) => &[],
        }
    }
}

impl Coded for LayingError {
    codes! {
        LayingError::TooManySeries(_) => "tooManySeries",
        LayingError::NotInPlay(_) => "notInPlay",
        LayingError::TileTwice(_) => "tileTwice",
        LayingError::NotHeld(_) => "notHeld",
        LayingError::TilesMissing(_) => "tilesMissing",
        LayingError::NothingLaid => "nothingLaid",
        LayingError::NotASeries(_) => "notASeries",
        LayingError::OpeningTooLow { .. } => "openingTooLow",
        LayingError::JokerLocked(_) => "jokerLocked",
        LayingError::NoPlace(_) => "noPlace",
    }
}

error!(LayingError);

impl fmt::Display for LayingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayingError::TooManySeries(count) => {
                write!(f, "{count} series are more than there can be")
            }
            LayingError::NotInPlay(tile) => write!(f, "{tile} is not in play"),
            LayingError::TileTwice(tile) => write!(f, "{tile} lies in two places"),
            LayingError::NotHeld(tile) => {
                write!(f, "{tile} is neither on the table nor on the rack")
            }
            LayingError::TilesMissing(tiles) => {
                write!(f, "{} must stay on the table", write_tiles(tiles))
            }
            LayingError::NothingLaid => f.write_str("no tile comes from the rack"),
            LayingError::NotASeries(tiles) => write!(f, "{} is no series", write_tiles(tiles)),
            LayingError::OpeningTooLow { points, least } => {
                write!(f, "the first series must be worth {least} points, not {points}")
            }
            LayingError::JokerLocked(joker) => write!(f, "no tile takes the place of {joker}"),
            LayingError::NoPlace(onto) => write!(f, "there is no place {onto} on the table"),
        }
    }
}
