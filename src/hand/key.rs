//! The counts of one colour of a hand as a key of the solvers' tables: two bits for each number, as
//! [`Hand`](super::Hand) stores them, and a fourteenth place for ones that follow a 13.
//!
//! ```text
//! bits  27 26  25 24  …   3  2   1  0
//!       high 1   13           2     1
//! ```

/// The low bit of each of the thirteen counts.
pub const ONES: u32 = 0x0155_5555;

/// The high bit of each of the thirteen counts.
pub const TWOS: u32 = ONES << 1;

/// [`ONES`] with the low bit of the high ones: a one that follows the 13 is counted in its own
/// place.
pub const ONES_AND_HIGH: u32 = ONES | 1 << 26;

/// One past the highest place of a run: 14 with the high one, else 13.
pub const fn run_end(high_one: bool) -> u32 {
    if high_one { 14 } else { 13 }
}

/// Removes one copy of the lowest tile from the key; a one becomes a high one, which follows the
/// 13, where runs may end on it.
pub fn without_lowest(key: u32, end: u32) -> u32 {
    let low = key.trailing_zeros() & !1;
    let rest = key - (1 << low);
    if low == 0 && end == 14 { rest + (1 << 26) } else { rest }
}

/// Returns the start of the run of `length` that covers the lowest tile. Nothing lies below it, so
/// a run gains nothing by starting earlier, unless it would end too high.
pub fn lowest_start(key: u32, length: u32, end: u32) -> u32 {
    (key.trailing_zeros() / 2).min(end - length)
}

/// Returns, as a key, one of each tile that a run of `length` from the place `start`, counted from
/// 0, covers.
pub fn run_tiles(key: u32, start: u32, length: u32) -> u32 {
    let window = ((1 << (2 * length)) - 1) << (2 * start);
    (key | key >> 1) & ONES_AND_HIGH & window
}

/// Returns the slot of a key in a table of `2^BITS` slots.
// CITE: Knuth: The Art of Computer Programming, volume 3, section 6.4: multiplicative hashing.
#[inline(always)]
pub fn slot<const BITS: u32>(key: u32) -> usize {
    (key.wrapping_mul(0x9E37_79B1) >> (32 - BITS)) as usize
}
