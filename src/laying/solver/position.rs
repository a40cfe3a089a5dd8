//! The tiles to lay, in counts: those that must be on the new table and those that may be.
//!
//! Arrays have room for the largest set; a position has the highest number of its own set.

use super::room::Room;

/// The highest number of any set.
pub const NUMBERS: usize = 13;

/// The most places of a run: those of the numbers, and that of a 1 after the highest.
pub const PLACES: usize = NUMBERS + 1;

/// Number of colours.
pub const COLORS: usize = 4;

/// The most jokers.
pub const JOKERS: u8 = 4;

/// The most tiles of a face: two tiles, and jokers that stand for it.
pub const COPIES: usize = 2 + JOKERS as usize;

/// An array by colour.
pub type Each<T> = [T; COLORS];

/// A position without physical tiles. Numbers and colours count from 0.
///
/// Series that are kept as they lie are not in the counts; they are represented by the places where
/// tiles can be added to them.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// Number of tiles of each face that must be laid: those of the table.
    pub must: [Each<u8>; NUMBERS],
    /// Number of further tiles of each face that may be laid: those of the rack.
    pub may: [Each<u8>; NUMBERS],
    /// Number of jokers that must be laid, and of further ones that may be.
    pub jokers: (u8, u8),
    /// The highest number.
    pub numbers: usize,
    /// True if a 1 may follow the highest number.
    pub high_one: bool,
    /// The series kept as they lie.
    pub kept: Kept,
}

/// The places where tiles can be added to the series kept as they lie.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// Number of runs whose last tile is at a place: a run that begins above it may join them.
    pub above: [Each<u8>; PLACES],
    /// Number of runs whose first tile is above a place: they may be continued there.
    pub below: [Each<u8>; PLACES],
    /// The groups of three at each number, each as a mask of the colours that may join.
    pub threes: [Vec<u8>; NUMBERS],
    /// The room of all of them for unused jokers, independent of the other series.
    pub room: Room,
}

impl Position {
    /// Number of places of runs: one for each number, and one more for the high 1.
    pub fn places(&self) -> usize {
        self.numbers + usize::from(self.high_one)
    }

    /// The number of a place, from 0: that of the high 1 is 0.
    pub const fn number(&self, place: usize) -> usize {
        if place == self.numbers { 0 } else { place }
    }

    /// Number of jokers to lay.
    pub fn all_jokers(&self) -> u8 {
        self.jokers.0 + self.jokers.1
    }

    /// Number of tiles of each colour to lay at a number.
    pub fn at(&self, number: usize) -> Each<u8> {
        std::array::from_fn(|color| self.must[number][color] + self.may[number][color])
    }
}

/// The costs of leaving tiles on the rack, and of the places of jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// The cost of leaving a tile of each number.
    pub face: [u32; NUMBERS],
    /// The cost of leaving a joker.
    pub joker: u32,
    /// The cost of laying a joker at each number, if they differ.
    pub joker_at: Option<[u32; NUMBERS]>,
}
