//! Room for jokers: the numbers of jokers, unused by the search, that can still be added to series.
//!
//! The search uses as few jokers as it can. The possible numbers of further ones depend only on a
//! few properties that the search tracks, not on the numbers and colours of the series:
//!
//! ```text
//! nothing       3 4      only as a series of their own
//! one three     1 3 4    as its fourth tile, or as a series of their own
//! fours only    2 3 4    two split a group of four into two of three
//! anything else 1 2 3 4  runs grow, and a run of all places is cut first
//! ```
//!
//! A kept run with one place left is equivalent to one three, a kept run with more places to
//! anything else. "Anything else" is a run, two groups of three, or two groups of one number,
//! either with three tiles in one of them or with four in both: the latter become three groups of
//! three with one joker.

/// The room for unused jokers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// There are no series yet, or none to which a joker can be added.
    #[default]
    Nothing,
    /// One group of three tiles.
    OneThree,
    /// Groups of four tiles, each of another number.
    Fours,
    /// Any number of jokers fits.
    Any,
}

impl Room {
    /// The room of these series together, if no number has groups in both.
    pub fn and(self, other: Room) -> Room {
        match (self, other) {
            (Room::Nothing, room) | (room, Room::Nothing) => room,
            (Room::Fours, Room::Fours) => Room::Fours,
            _ => Room::Any,
        }
    }

    /// The room of the groups of one number with this total number of tiles, jokers included, and
    /// as few groups as possible.
    pub fn of_groups(tiles: u8) -> Room {
        match tiles {
            0 => Room::Nothing,
            3 => Room::OneThree,
            4 => Room::Fours,
            _ => Room::Any,
        }
    }

    /// Returns `true` if exactly this number of jokers fits, from 0 to 4.
    pub fn fits(self, jokers: u8) -> bool {
        match self {
            Room::Nothing => jokers == 0 || jokers >= 3,
            Room::OneThree => jokers != 2,
            Room::Fours => jokers != 1,
            Room::Any => true,
        }
    }
}
