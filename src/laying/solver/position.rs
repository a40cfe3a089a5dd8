//! What there is to lay, in counts: what must be on the new table and what may be.
//!
//! Arrays have room for the largest set; a position says how many numbers its own has.

use super::room::Room;

/// The most numbers there are.
pub const NUMBERS: usize = 13;

/// The most places of a run: those of the numbers, and that of a 1 after the highest.
pub const PLACES: usize = NUMBERS + 1;

/// How many colours there are.
pub const COLORS: usize = 4;

/// The most jokers there are.
pub const JOKERS: u8 = 4;

/// No face is there more often: two tiles, and jokers that stand for it.
pub const COPIES: usize = 2 + JOKERS as usize;

/// Something for each colour.
pub type Each<T> = [T; COLORS];

/// A position without physical tiles. Numbers and colours count from 0.
///
/// Series that are kept as they lie are not in the counts; they are given by the places where
/// something can be added to them.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// How many tiles of each face must be laid: those of the table.
    pub must: [Each<u8>; NUMBERS],
    /// How many of each face may be laid on top of that: those of the rack.
    pub may: [Each<u8>; NUMBERS],
    /// How many jokers must be laid, and how many may be on top of that.
    pub jokers: (u8, u8),
    /// The highest number.
    pub numbers: usize,
    /// Whether a 1 may follow the highest number.
    pub high_one: bool,
    /// What is kept as it lies.
    pub kept: Kept,
}

/// Where tiles can be added to the series that are kept as they lie.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// How many runs have their last tile at a place: a run that begins above it may join them.
    pub above: [Each<u8>; PLACES],
    /// How many runs have their first tile above a place: they may go on there.
    pub below: [Each<u8>; PLACES],
    /// The groups of three at each number, each as a mask of the colours that may join.
    pub threes: [Vec<u8>; NUMBERS],
    /// What room all of them have for jokers that are left over, whatever else is laid.
    pub room: Room,
}

impl Position {
    /// How many places runs have: one for each number, and one more for the high 1.
    pub fn places(&self) -> usize {
        self.numbers + usize::from(self.high_one)
    }

    /// Returns the number of a place, from 0: that of the high 1 is 0.
    pub const fn number(&self, place: usize) -> usize {
        if place == self.numbers { 0 } else { place }
    }

    /// How many jokers there are to lay.
    pub fn all_jokers(&self) -> u8 {
        self.jokers.0 + self.jokers.1
    }

    /// How many tiles of each colour there are to lay at a number.
    pub fn at(&self, number: usize) -> Each<u8> {
        std::array::from_fn(|color| self.must[number][color] + self.may[number][color])
    }
}

/// What it costs to leave a tile on the rack, and where jokers may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// To leave a tile of each number.
    pub face: [u32; NUMBERS],
    /// To leave a joker.
    pub joker: u32,
    /// To lay a joker, if that differs from number to number.
    pub joker_at: Option<[u32; NUMBERS]>,
}
