//! The runs of one colour: the number of tiles that each set of runs can cover, computed on demand
//! by the [key](crate::hand::key) of the colour.

use wide::u8x16;

use super::lanes::Lanes;
use crate::hand::key::{ONES, lowest_start, run_end, run_tiles, slot, without_lowest};

/// Smaller in a browser: quicker to allocate, and phones have small caches.
const BITS: u32 = if cfg!(target_arch = "wasm32") { 15 } else { 16 };
const SIZE: usize = 1 << BITS;

/// The sixteen lanes and the key as bytes. All zero is a valid entry, so that allocating the table
/// costs nothing.
type Entry = [u8; 32];

/// A cache of the tiles that runs can cover in one colour.
///
/// Direct-mapped: every key has one slot, shared with others; the latest key wins. An unwritten
/// slot holds the key 0, the empty colour, for which its value is right.
pub(super) struct ColorTable {
    entries: Box<[Entry; SIZE]>,
    /// One past the highest place of a run.
    end: u32,
}

impl ColorTable {
    /// Creates an empty table; `high_one` lets runs end on a high one.
    pub(super) fn new(high_one: bool) -> ColorTable {
        let entries = vec![[0; 32]; SIZE].into_boxed_slice().try_into();
        let entries = entries.unwrap_or_else(|_| unreachable!("the vector has SIZE elements"));
        ColorTable { entries, end: run_end(high_one) }
    }

    /// One past the highest place of a run.
    pub(super) fn end(&self) -> u32 {
        self.end
    }

    /// Returns the largest number of tiles of `key` that each set of runs covers.
    #[inline(always)]
    pub(super) fn get(&mut self, key: u32) -> Lanes {
        let entry = &self.entries[slot::<BITS>(key)];
        if entry[16..20] == key.to_le_bytes() { lanes(entry) } else { self.fill(key) }
    }

    /// [`ColorTable::get`] for four colours.
    #[inline(always)]
    pub(super) fn get_all(&mut self, keys: &[u32; 4]) -> [Lanes; 4] {
        [self.get(keys[0]), self.get(keys[1]), self.get(keys[2]), self.get(keys[3])]
    }

    /// Computes an entry. The lowest copy of the lowest tile stays alone or starts a run: nothing
    /// lies below it, so a run that covers it gains nothing by starting earlier, unless it would
    /// end too high.
    #[cold]
    #[inline(never)]
    fn fill(&mut self, key: u32) -> Lanes {
        if key == 0 {
            return Lanes::ZERO;
        }
        let mut best = self.get(without_lowest(key, self.end));
        for length in 3..=5 {
            let (covered, rest) = lowest_run(key, length, self.end);
            best = best.max(self.get(rest).with_run(length as usize, covered));
        }
        let entry = &mut self.entries[slot::<BITS>(key)];
        entry[..16].copy_from_slice(&best.0.to_array());
        entry[16..20].copy_from_slice(&key.to_le_bytes());
        best
    }
}

#[inline(always)]
fn lanes(entry: &Entry) -> Lanes {
    let (lanes, _) = entry.split_first_chunk().expect("an entry has 32 bytes");
    Lanes(u8x16::new(*lanes))
}

/// Takes the run of `length` that covers the lowest tile: returns the number of tiles it covers,
/// and the other tiles.
pub(super) fn lowest_run(key: u32, length: u32, end: u32) -> (u8, u32) {
    let held = run_tiles(key, lowest_start(key, length, end), length);
    (held.count_ones() as u8, key - held)
}

/// Returns the numbers held twice, one bit each.
pub(super) fn twins(key: u32) -> u16 {
    numbers(key >> 1 & ONES)
}

/// Returns the numbers held, one bit each, without the high one.
#[inline(always)]
pub(super) fn numbers(key: u32) -> u16 {
    let mut held = (key | key >> 1) & ONES;
    // Move every second bit to its place.
    held = (held | held >> 1) & 0x3333_3333;
    held = (held | held >> 2) & 0x0F0F_0F0F;
    held = (held | held >> 4) & 0x00FF_00FF;
    (held | held >> 8) as u16
}

/// [`numbers`] of four colours. Not by `map`, which the compiler does not inline when it optimizes
/// for size.
#[inline(always)]
pub(super) fn all_numbers([a, b, c, d]: [u32; 4]) -> [u16; 4] {
    [numbers(a), numbers(b), numbers(c), numbers(d)]
}
