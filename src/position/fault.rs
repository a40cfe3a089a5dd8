//! The reasons for which a text is no position.

use std::fmt;

use crate::coded::{Coded, codes, error};
use crate::json::as_name;
use crate::named::{Named, named};
use crate::notation::excerpt;
use crate::tile::Tile;

named! {
    /// The kind of a [`PositionFault`].
    pub enum Impossible {
        /// The text has more bytes than are read.
        TooLong = "tooLong",
        /// The rules cannot be read.
        Rules = "badRules",
        /// The game has no field of this name.
        UnknownField = "unknownField",
        /// A field is given twice.
        RepeatedField = "repeatedField",
        /// A field that is needed is missing.
        MissingField = "missingField",
        /// The value of a field cannot be read.
        BadValue = "badValue",
        /// A word is not a tile.
        BadTile = "badTile",
        /// The game has no such tile.
        NotInPlay = "notInPlay",
        /// A tile is there more often than it exists.
        TooMany = "tooMany",
        /// A tile lies in two places.
        TileTwice = "tileTwice",
        /// A tile is not in the hand where it should be.
        NotHeld = "notHeld",
        /// The hand has another number of tiles than its phase.
        HandSize = "handSize",
        /// The okey is not the next tile after the indicator.
        WrongOkey = "wrongOkey",
        /// The rules turn no such tile.
        BadIndicator = "badIndicator",
        /// The tiles are no meld.
        NotAMeld = "notAMeld",
        /// Nobody plays at the seat.
        NotPlaying = "notPlaying",
        /// The phase is not possible here.
        BadPhase = "badPhase",
        /// No discard is on offer, without which nobody draws.
        NoOffer = "noOffer",
        /// The numbers of tiles do not add up.
        BadCount = "badCount",
        /// A player with melds on the table has not opened.
        NotOpened = "notOpened",
        /// An opening is worth less than the rules demand.
        TooLow = "tooLow",
    }
}

as_name!(Impossible);

/// A reason for which a text is no position.
#[derive(Clone, PartialEq, Eq)]
pub struct PositionFault {
    /// The kind.
    pub kind: Impossible,
    /// The name of the field.
    pub field: String,
    /// The tile that it is about.
    pub tile: Option<Tile>,
    /// The words or numbers that it is about; may be empty.
    pub about: String,
    /// The number that is needed, for a hand of another size.
    pub need: Option<usize>,
}

impl PositionFault {
    /// A fault of a field.
    pub(crate) fn of(kind: Impossible, field: &str, about: &dyn fmt::Display) -> PositionFault {
        PositionFault {
            kind,
            field: excerpt(field),
            tile: None,
            about: about.to_string(),
            need: None,
        }
    }

    /// A fault of a tile.
    pub(crate) fn at(kind: Impossible, field: &str, tile: Tile) -> PositionFault {
        PositionFault { tile: Some(tile), ..PositionFault::of(kind, field, &"") }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self.kind {
            Impossible::TooLong => "the text is too long",
            Impossible::Rules => "the rules cannot be read",
            Impossible::UnknownField => "the game has no such field",
            Impossible::RepeatedField => "the field is given twice",
            Impossible::MissingField => "the field is missing",
            Impossible::BadValue => "the value cannot be read",
            Impossible::BadTile => "this is not a tile",
            Impossible::NotInPlay => "the tile is not in play",
            Impossible::TooMany => "the tile is there more often than it exists",
            Impossible::TileTwice => "the tile lies in two places",
            Impossible::NotHeld => "the tile is not in the hand",
            Impossible::HandSize => "the hand has another number of tiles",
            Impossible::WrongOkey => "the okey is not the next after the indicator",
            Impossible::BadIndicator => "the tile cannot be the indicator",
            Impossible::NotAMeld => "the tiles are no meld",
            Impossible::NotPlaying => "nobody plays at the seat",
            Impossible::BadPhase => "the phase is not possible",
            Impossible::NoOffer => "no discard is on offer",
            Impossible::BadCount => "the numbers of tiles do not add up",
            Impossible::NotOpened => "the player has not opened",
            Impossible::TooLow => "the opening is worth too little",
        };
        write!(f, "{}: {words}", self.field)?;
        if let Some(tile) = self.tile {
            write!(f, ": {tile}")?;
        }
        if !self.about.is_empty() {
            write!(f, ": {}", self.about)?;
        }
        self.need.map_or(Ok(()), |need| write!(f, " of {need}"))
    }
}

impl fmt::Debug for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Serialized with its words.
#[cfg(feature = "serde")]
impl serde::Serialize for PositionFault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        let mut fault = serializer.serialize_struct("PositionFault", 6)?;
        fault.serialize_field("code", &self.kind)?;
        fault.serialize_field("field", &self.field)?;
        fault.serialize_field("tile", &self.tile)?;
        fault.serialize_field("about", &self.about)?;
        fault.serialize_field("need", &self.need)?;
        fault.serialize_field("message", &self.to_string())?;
        fault.end()
    }
}

/// The error of a text that is no position, or of one that cannot be.
#[derive(Clone, PartialEq, Eq)]
pub struct PositionError {
    /// All reasons, in the order of the fields.
    pub faults: Vec<PositionFault>,
}

impl Coded for PositionError {
    codes! { PositionError { .. } => "badPosition", }
}

error!(PositionError);

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if at > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl PositionFault {
    /// Returns the stable name of its kind.
    pub fn code(&self) -> &'static str {
        self.kind.name()
    }
}
