//! The runs of one colour: the greatest worth of runs for each number of wild tiles in them,
//! computed on demand by the [key](crate::hand::key) of the colour, and remembered.

use crate::hand::key::{lowest_start, run_tiles, slot, without_lowest};
use crate::okey101::rules::PENALTY;
use crate::tile::{Color, Face, Number};

/// One more than the largest number of wild and missing tiles in one question.
pub const LANES: usize = 8;

/// The greatest worth by the number of wild tiles that may be used.
pub type Lanes = [u16; LANES];

/// Smaller in a browser: quicker to allocate, and phones have small caches.
const BITS: u32 = if cfg!(target_arch = "wasm32") { 14 } else { 16 };
const SIZE: usize = 1 << BITS;

/// The highest number, which is the number of places of runs.
pub const END: u32 = 13;

/// The worth of a place of a meld: of an ordinary tile and of a wild tile, both by number.
#[derive(Clone, Copy)]
pub struct Worth {
    /// The worth of an ordinary tile of number `n`: `number * n + tile`.
    pub number: u16,
    /// See `number`.
    pub tile: u16,
    /// The worth of a wild tile; `None`: that of the ordinary tile.
    pub wild: Option<u16>,
}

impl Worth {
    /// The value of melds (OKEY101 1.7).
    pub const VALUE: Worth = Worth { number: 1, tile: 0, wild: None };

    /// Number of tiles.
    pub const TILES: Worth = Worth { number: 0, tile: 1, wild: None };

    /// The numbers of the ordinary tiles, which no longer count in the hand.
    pub const SHED: Worth = Worth { number: 1, tile: 0, wild: Some(0) };

    /// The points that the tiles cost at the end if they stay in the hand (OKEY101 10.1).
    pub const COST: Worth = Worth { number: 1, tile: 0, wild: Some(PENALTY as u16) };

    /// The worth of ordinary tiles of this number.
    pub const fn of(self, number: u32) -> u16 {
        self.number * number as u16 + self.tile
    }

    /// The worth of a wild tile in the place of this number.
    pub const fn of_wild(self, number: u32) -> u16 {
        match self.wild {
            Some(worth) => worth,
            None => self.of(number),
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Entry {
    lanes: Lanes,
    key: u32,
}

/// A cache of the worth of runs in one colour.
///
/// Direct-mapped: every key has one slot, shared with others; the latest key wins. An unwritten
/// slot holds the key 0, the empty colour, for which its value is right.
pub struct RunTable {
    worth: Worth,
    entries: Box<[Entry]>,
}

/// A run, or three to five tiles of one: the number of its first place, its length, and the number
/// of wild tiles in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number of the first place.
    pub first: u32,
    /// Number of places.
    pub length: u32,
    /// Number of wild tiles.
    pub wilds: usize,
    /// The ordinary tiles, as a key.
    pub held: u32,
}

impl RunTable {
    /// Creates an empty table.
    pub fn new(worth: Worth) -> RunTable {
        RunTable { worth, entries: vec![Entry::default(); SIZE].into_boxed_slice() }
    }

    /// The worth that is counted.
    pub const fn worth(&self) -> Worth {
        self.worth
    }

    /// Returns the greatest worth of runs with tiles of `key` and up to 0, 1, 2, … wild tiles.
    #[inline(always)]
    pub fn get(&mut self, key: u32) -> Lanes {
        let entry = &self.entries[slot::<BITS>(key)];
        if entry.key == key { entry.lanes } else { self.fill(key) }
    }

    /// Computes an entry. The lowest copy of the lowest tile stays alone or lies in a run.
    #[cold]
    #[inline(never)]
    fn fill(&mut self, key: u32) -> Lanes {
        if key == 0 {
            return [0; LANES];
        }
        let mut best = self.get(without_lowest(key, END));
        for run in lowest_runs(key).into_iter().filter(|run| run.wilds < LANES) {
            let rest = self.get(key - run.held);
            let worth = self.worth_of(run);
            for lane in run.wilds..LANES {
                best[lane] = best[lane].max(rest[lane - run.wilds] + worth);
            }
        }
        self.entries[slot::<BITS>(key)] = Entry { lanes: best, key };
        best
    }

    /// The worth of a run.
    fn worth_of(&self, run: Run) -> u16 {
        let held = |number: u32| run.held >> (2 * (number - 1)) & 1 == 1;
        let of = |number| {
            if held(number) { self.worth.of(number) } else { self.worth.of_wild(number) }
        };
        (run.first..run.first + run.length).map(of).sum()
    }

    /// Returns runs with the greatest worth for up to this number of wild tiles.
    pub fn runs(&mut self, mut key: u32, mut wilds: usize) -> Vec<Run> {
        let mut runs = Vec::new();
        while key != 0 {
            let best = self.get(key)[wilds];
            if best == 0 {
                break;
            }
            let rest = without_lowest(key, END);
            if self.get(rest)[wilds] == best {
                key = rest;
                continue;
            }
            let makes = |run: &Run| {
                run.wilds <= wilds
                    && self.get(key - run.held)[wilds - run.wilds] + self.worth_of(*run) == best
            };
            let run = lowest_runs(key).into_iter().find(makes).expect("some run is worth as much");
            runs.push(run);
            key -= run.held;
            wilds -= run.wilds;
        }
        runs
    }
}

/// The runs of three to five tiles that cover the lowest tile.
pub fn lowest_runs(key: u32) -> [Run; 3] {
    [3, 4, 5].map(|length| run_at(key, lowest_start(key, length, END), length))
}

/// The run of this length from the place `start`, counted from 0, with all tiles of the key that
/// fit.
pub fn run_at(key: u32, start: u32, length: u32) -> Run {
    let held = run_tiles(key, start, length);
    let wilds = (length - held.count_ones()) as usize;
    Run { first: start + 1, length, wilds, held }
}

/// The face of a place of a run.
pub fn face(color: Color, number: u32) -> Face {
    Face { color, number: Number::new(number as u8).expect("a place of a run") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::key::ONES;

    /// Another key may have the slot of the empty colour.
    #[test]
    fn the_empty_colour_is_worth_nothing_whatever_was_asked_before() {
        let mut table = RunTable::new(Worth::VALUE);
        let in_slot_0 =
            (1_u32..1 << 26).filter(|key| slot::<BITS>(*key) == 0 && key & key >> 1 & ONES == 0);
        let keys: Vec<u32> = in_slot_0.take(20).collect();
        assert_eq!(keys.len(), 20);
        for key in keys {
            table.get(key);
            assert_eq!(table.get(0), [0; LANES]);
        }
    }
}
