//! The tiles whose draw makes runs and groups cover one more tile.
//!
//! A tile improves a hand if some best plan has an open place for it. The search of the cover walks
//! its tree once more and stops at every best plan instead of the first; the open places are
//!
//! ```text
//! in a run      R5 R6 (R7)              the set of runs would cover more with it
//! in a group    R5 B5 (Y5) (K5)         the colours that the group lacks
//! beside one    R5 (Y5) (B5) (K5)       a spare tile that the plan has room for in a group
//! ```

use super::color::ColorTable;
use super::cover::{Group, Keys, Node, ONES, Visit, join, walk};
use super::lanes;

const BITS: u32 = 13;
const SIZE: usize = 1 << BITS;

/// For each colour the numbers that improve, one bit a number.
pub(super) type Numbers = [u16; 4];

/// For a key and each number: the lanes whose sets of runs cover more with one more such tile.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Gains {
    lanes: [u16; 13],
    key: u32,
}

/// What one more tile gains in a colour, remembered like the [`ColorTable`].
pub(super) struct GainTable {
    entries: Box<[Gains; SIZE]>,
}

impl GainTable {
    /// An empty table.
    pub(super) fn new() -> GainTable {
        let empty = Gains { lanes: [0; 13], key: u32::MAX };
        let entries = vec![empty; SIZE].into_boxed_slice().try_into();
        GainTable {
            entries: entries.unwrap_or_else(|_| unreachable!("the vector has SIZE elements")),
        }
    }

    fn get(&mut self, table: &mut ColorTable, key: u32) -> &[u16; 13] {
        let slot = (key.wrapping_mul(0x9E37_79B1) >> (32 - BITS)) as usize;
        if self.entries[slot].key != key {
            self.entries[slot] = gains(table, key);
        }
        &self.entries[slot].lanes
    }
}

#[cold]
#[inline(never)]
fn gains(table: &mut ColorTable, key: u32) -> Gains {
    let now = table.get(key);
    let mut lanes = [0; 13];
    for (number, lanes) in lanes.iter_mut().enumerate() {
        // Of two held no third is in play.
        if key >> (2 * number) & 2 == 0 {
            *lanes = table.get(key + (1 << (2 * number))).above(now);
        }
    }
    Gains { lanes, key }
}

/// The tiles with which runs and groups cover more than `best`, which is what they cover without.
/// Tiles of which two are held may be among them.
pub(super) fn improving(
    table: &mut ColorTable,
    gains: &mut GainTable,
    keys: &Keys,
    best: u8,
) -> Numbers {
    let mut places = OpenPlaces { gains, best, found: [0; 4] };
    walk(table, keys, &mut places);
    places.found
}

struct OpenPlaces<'a> {
    gains: &'a mut GainTable,
    best: u8,
    found: Numbers,
}

impl Visit for OpenPlaces<'_> {
    fn goal(&self) -> u8 {
        self.best
    }

    fn visit(&mut self, table: &mut ColorTable, node: &Node, path: &[Group]) {
        if node.covered() == self.best {
            self.complete_groups(node, path);
            self.extend_runs(table, node);
        }
        let groups = node.groups + 1;
        if groups <= 4 && node.tiles + 1 + node.bounds.get(groups, node.fours) >= self.best {
            self.pair_up(table, node);
        }
    }
}

impl OpenPlaces<'_> {
    /// The colours that the groups of a best plan lack.
    fn complete_groups(&mut self, node: &Node, path: &[Group]) {
        let runs = self.best - node.tiles;
        let room = || node.fours < 2 && node.bounds.get(node.groups, node.fours + 1) == runs;
        for group in path {
            let held = group.colors.count_ones();
            if held == 2 || (held == 3 && room()) {
                self.find(!group.colors, group.shift);
            }
        }
    }

    /// The other colours of a spare tile, where there is room for a group with it alone.
    fn pair_up(&mut self, table: &mut ColorTable, node: &Node) {
        let groups = node.groups + 1;
        for color in 0..4 {
            let mut tiles = (node.keys[color] | node.keys[color] >> 1) & ONES;
            while tiles != 0 {
                let shift = tiles.trailing_zeros() as u8;
                tiles &= tiles - 1;
                let others = !(1 << color) & 15;
                if self.has_found(others, shift) {
                    continue;
                }
                let mut keys = node.keys;
                keys[color] -= 1 << shift;
                let lanes = match node.groups {
                    0 => join::<1>(table, &keys),
                    1 => join::<2>(table, &keys),
                    _ => join::<3>(table, &keys),
                };
                if node.tiles + 1 + lanes.bounds().get(groups, node.fours) == self.best {
                    self.find(others, shift);
                }
            }
        }
    }

    /// The open places of the runs of a best plan.
    fn extend_runs(&mut self, table: &mut ColorTable, node: &Node) {
        let runs = self.best - node.tiles;
        let [a, b, c, d] = node.keys.map(|key| table.get(key));
        let (ab, cd) = (a.join::<7>(b), c.join::<7>(d));
        let others = [b.join::<7>(cd), a.join::<7>(cd), ab.join::<7>(d), ab.join::<7>(c)];
        for (color, own) in [a, b, c, d].into_iter().enumerate() {
            let mut sets = 0;
            for &whole in lanes::beside(node.groups, node.fours) {
                if node.lanes.get(whole) == runs {
                    sets |= own.completes(others[color], whole, runs);
                }
            }
            let gains = self.gains.get(table, node.keys[color]);
            for (number, gain) in gains.iter().enumerate() {
                self.found[color] |= u16::from(gain & sets != 0) << number;
            }
        }
    }

    fn find(&mut self, colors: u8, shift: u8) {
        for (color, numbers) in self.found.iter_mut().enumerate() {
            *numbers |= u16::from(colors >> color & 1) << (shift / 2);
        }
    }

    fn has_found(&self, colors: u8, shift: u8) -> bool {
        let missing = |c: usize| colors >> c & 1 == 1 && self.found[c] >> (shift / 2) & 1 == 0;
        !(0..4).any(missing)
    }
}
