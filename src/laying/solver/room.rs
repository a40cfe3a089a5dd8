//! Room for jokers: which number of them, left over by the search, can still be added to series.
//!
//! The search uses as few jokers as it can. Whether those left over can be laid too depends only
//! on a few things that the search carries along, not on the numbers and colours of the series:
//!
//! ```text
//! nothing       3 4      only as a series of their own
//! one three     1 3 4    as its fourth tile, or as a series of their own
//! fours only    2 3 4    two split a group of four into two of three
//! anything else 1 2 3 4  runs grow, and a run of all places is cut first
//! ```
//!
//! A run that is kept and has one place left is as good as one three, and one with more as anything
//! else. "Anything else" is a run, two groups of three, or two groups of one number of which one
//! has three tiles or both four: the latter are three groups of three when a joker comes to them.

/// How much room there is for jokers that are left over.
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
    /// The room of these series together, where no number has groups in both.
    pub fn and(self, other: Room) -> Room {
        match (self, other) {
            (Room::Nothing, room) | (room, Room::Nothing) => room,
            (Room::Fours, Room::Fours) => Room::Fours,
            _ => Room::Any,
        }
    }

    /// The room of the groups of one number that have so many tiles together, jokers included, and
    /// as few groups as possible.
    pub fn of_groups(tiles: u8) -> Room {
        match tiles {
            0 => Room::Nothing,
            3 => Room::OneThree,
            4 => Room::Fours,
            _ => Room::Any,
        }
    }

    /// Whether exactly so many jokers fit, 0–4.
    pub fn fits(self, jokers: u8) -> bool {
        match self {
            Room::Nothing => jokers == 0 || jokers >= 3,
            Room::OneThree => jokers != 2,
            Room::Fours => jokers != 1,
            Room::Any => true,
        }
    }
}
