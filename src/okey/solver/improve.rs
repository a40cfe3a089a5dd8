//! The tiles whose draw makes runs and groups cover one more tile, and the tiles that are spare.
//!
//! A tile improves a hand if some best plan has an open place for it. The cover search walks its
//! tree once more and visits every best plan instead of stopping at the first. The open places are
//!
//! ```text
//! in a run      R5 R6 (R7)              the set of runs would cover more with it
//! in a group    R5 B5 (Y5) (K5)         the colours that the group lacks
//! beside one    R5 (Y5) (B5) (K5)       a spare tile that the plan has room for in a group
//! ```

use super::color::{ColorTable, all_numbers, numbers};
use super::cover::{Group, Keys, Node, Visit, walk_any};
use super::lanes::{self, Lanes};
use crate::hand::key::slot;
use wide::u16x8;

const BITS: u32 = if cfg!(target_arch = "wasm32") { 13 } else { 14 };
const SIZE: usize = 1 << BITS;

/// For each colour a set of numbers, one bit for each.
pub(super) type Numbers = [u16; 4];

/// The changes that one tile more or less makes in a colour. All zero is a valid entry, so that
/// allocating the table costs nothing.
///
/// ```text
/// 0–15   for each number the sets of runs that would cover more with it
/// 16–31  for each number held the sets of runs that can do without one of it
/// 32–33  the key plus one; 0 in a slot that nobody has written
/// ```
type Changes = [u16; 34];

/// Offsets of the parts of [`Changes`].
const SPARES: usize = 16;
const KEY: usize = 32;

/// A cache of [`Changes`], organized like [`ColorTable`].
pub(super) struct ChangeTable {
    entries: Box<[Changes; SIZE]>,
}

impl ChangeTable {
    /// Creates an empty table.
    pub(super) fn new() -> ChangeTable {
        let entries = vec![[0; 34]; SIZE].into_boxed_slice().try_into();
        let entries = entries.unwrap_or_else(|_| unreachable!("the vector has SIZE elements"));
        ChangeTable { entries }
    }

    #[inline(always)]
    fn get(&mut self, table: &mut ColorTable, key: u32) -> &Changes {
        let slot = slot::<BITS>(key);
        if self.entries[slot][KEY..KEY + 2] != mark(key) {
            self.entries[slot] = changes(table, key);
        }
        &self.entries[slot]
    }
}

/// The key plus one as two words.
#[inline(always)]
fn mark(key: u32) -> [u16; 2] {
    [(key + 1) as u16, ((key + 1) >> 16) as u16]
}

#[cold]
#[inline(never)]
fn changes(table: &mut ColorTable, key: u32) -> Changes {
    let now = table.get(key);
    let mut changes = [0; 34];
    changes[KEY..KEY + 2].copy_from_slice(&mark(key));
    for number in 0..13 {
        let one = 1 << (2 * number);
        let count = key >> (2 * number) & 3;
        // With two copies held, no third is in play.
        if count < 2 {
            changes[number] = table.get(key + one).above(now);
        }
        if count > 0 {
            changes[SPARES + number] = !now.above(table.get(key - one));
        }
    }
    changes
}

/// The lanes of each colour at a node, and those of the other three joined.
pub(super) struct Colors {
    pub own: [Lanes; 4],
    pub others: [Lanes; 4],
}

impl Colors {
    /// Reads the colours with `R` rounds of joining.
    #[inline(always)]
    pub(super) fn of<const R: usize>(table: &mut ColorTable, keys: &Keys) -> Colors {
        let own @ [a, b, c, d] = table.get_all(keys);
        let (ab, cd) = (a.join::<R>(b), c.join::<R>(d));
        let others = [b.join::<R>(cd), a.join::<R>(cd), ab.join::<R>(d), ab.join::<R>(c)];
        Colors { own, others }
    }

    /// Returns the sets of runs of a colour in all ways to cover `runs` tiles with all colours
    /// beside these groups, one bit each.
    #[inline(always)]
    pub(super) fn sets(&self, color: usize, groups: usize, fours: usize, runs: u8) -> u16 {
        let mut all = 0;
        for &lane in lanes::beside(groups, fours) {
            all |= self.own[color].completes(self.others[color], lane, runs);
        }
        all
    }

    /// Returns `true` if the other colours cover `runs` tiles without any run of this one.
    #[inline(always)]
    pub(super) fn others_suffice(
        &self,
        color: usize,
        groups: usize,
        fours: usize,
        runs: u8,
    ) -> bool {
        let whole = lanes::beside(groups, fours);
        whole.is_empty() || whole.iter().any(|&lane| self.others[color].get(lane) == runs)
    }
}

impl ChangeTable {
    /// Returns the numbers with which any of these sets of runs would cover more.
    #[inline(always)]
    pub(super) fn gains(&mut self, table: &mut ColorTable, key: u32, sets: u16) -> u16 {
        if sets == 0 { 0 } else { numbers_of(&self.get(table, key)[..SPARES], sets) }
    }

    /// Returns the held numbers that are spare in any of these sets of runs.
    #[inline(always)]
    pub(super) fn spares(&mut self, table: &mut ColorTable, key: u32, sets: u16) -> u16 {
        if sets == 0 { 0 } else { numbers_of(&self.get(table, key)[SPARES..KEY], sets) }
    }

    /// Returns the held numbers that are spare in all of these sets of runs.
    #[inline(always)]
    pub(super) fn idle(&mut self, table: &mut ColorTable, key: u32, sets: u16) -> u16 {
        numbers(key) & !numbers_without(&self.get(table, key)[SPARES..KEY], sets)
    }
}

/// The numbers whose word has any of these sets.
#[inline(always)]
fn numbers_of(by_number: &[u16], sets: u16) -> u16 {
    numbers_where(by_number, |words| !(words & u16x8::splat(sets)).simd_eq(u16x8::ZERO))
}

/// The numbers whose word lacks any of these sets.
#[inline(always)]
fn numbers_without(by_number: &[u16], sets: u16) -> u16 {
    let sets = u16x8::splat(sets);
    numbers_where(by_number, |words| !(words & sets).simd_eq(sets))
}

/// The numbers whose word passes `is`.
#[inline(always)]
fn numbers_where(by_number: &[u16], is: impl Fn(u16x8) -> u16x8) -> u16 {
    let eight = |start| {
        let words = by_number[start..start + 8].try_into().expect("eight words");
        is(u16x8::new(words)).to_bitmask() as u16 & 0xff
    };
    eight(0) | eight(8) << 8
}

/// Returns the tiles with which runs and groups cover more than `best`, the number they cover now.
/// May include faces that are held twice.
pub(super) fn improving(
    table: &mut ColorTable,
    changes: &mut ChangeTable,
    keys: &Keys,
    best: u8,
) -> Numbers {
    let mut places = OpenPlaces { changes, best, found: [0; 4] };
    walk_any(table, keys, &mut places);
    places.found
}

pub(super) struct OpenPlaces<'a> {
    pub changes: &'a mut ChangeTable,
    pub best: u8,
    pub found: Numbers,
}

impl Visit for OpenPlaces<'_> {
    #[inline(always)]
    fn goal(&self) -> u8 {
        self.best
    }

    #[inline(always)]
    fn visit(&mut self, table: &mut ColorTable, node: &Node, path: &[Group]) {
        let whole = node.covered() == self.best;
        let room = node.has_room(self.best);
        if whole {
            self.complete_groups(node, path);
        }
        if whole || room {
            // One run less than the largest set has: the colour itself has one run, or a group.
            let colors = match node.groups {
                0 => Colors::of::<4>(table, &node.keys),
                1 => Colors::of::<2>(table, &node.keys),
                _ => Colors::of::<0>(table, &node.keys),
            };
            if whole {
                self.extend_runs(table, node, &colors);
            }
            if room {
                self.pair_up(table, node, &colors);
            }
        }
    }
}

impl OpenPlaces<'_> {
    /// Adds the colours that the groups of a best plan lack.
    pub(super) fn complete_groups(&mut self, node: &Node, path: &[Group]) {
        for group in path {
            let held = group.colors.count_ones();
            if held == 2 || (held == 3 && self.fourth_fits(node)) {
                for (color, numbers) in self.found.iter_mut().enumerate() {
                    *numbers |= u16::from(!group.colors >> color & 1) << (group.shift / 2);
                }
            }
        }
    }

    /// Returns `true` if one more group may have four tiles.
    #[inline(always)]
    fn fourth_fits(&self, node: &Node) -> bool {
        let runs = self.best - node.tiles;
        node.fours < 2 && node.bounds.get(node.groups, node.fours + 1) == runs
    }

    /// Returns `true` if the groups lack the same colours for every tile that is taken from the
    /// runs of this plan.
    #[inline(always)]
    pub(super) fn groups_stay(&self, node: &Node, path: &[Group]) -> bool {
        !path.iter().any(|group| group.colors.count_ones() == 3) || !self.fourth_fits(node)
    }

    /// Adds the open places of the runs of a best plan.
    #[inline(always)]
    pub(super) fn extend_runs(&mut self, table: &mut ColorTable, node: &Node, colors: &Colors) {
        let runs = self.best - node.tiles;
        for color in 0..4 {
            let sets = colors.sets(color, node.groups, node.fours, runs);
            self.found[color] |= self.changes.gains(table, node.keys[color], sets);
        }
    }

    /// Adds the other colours of each spare tile, where the plan has room for a group with that
    /// tile alone.
    #[inline(never)]
    pub(super) fn pair_up(&mut self, table: &mut ColorTable, node: &Node, colors: &Colors) {
        let groups = node.groups + 1;
        let most = node.bounds.get(groups, node.fours);
        // If runs cover one more than needed, any tile may be taken from them.
        let any = node.tiles + 1 + most > self.best;
        let mut spare = all_numbers(node.keys);
        for (color, spare) in spare.iter_mut().enumerate() {
            if !any && !colors.others_suffice(color, groups, node.fours, most) {
                let sets = colors.sets(color, groups, node.fours, most);
                *spare = self.changes.spares(table, node.keys[color], sets);
            }
        }
        let [a, b, c, d] = spare;
        self.found[0] |= b | c | d;
        self.found[1] |= a | c | d;
        self.found[2] |= a | b | d;
        self.found[3] |= a | b | c;
    }
}
