//! The tiles whose draw makes runs and groups cover one more tile, and those they can do without.
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
use super::cover::{Group, Keys, Node, Visit, stroll, walk};
use super::lanes::{self, Lanes};

const BITS: u32 = if cfg!(target_arch = "wasm32") { 13 } else { 14 };
const SIZE: usize = 1 << BITS;

/// For each colour some numbers, one bit a number.
pub(super) type Numbers = [u16; 4];

/// What one tile more or less changes in a colour, as numbers for each set of runs. Words of zeros,
/// so that a table of them costs nothing to make.
///
/// ```text
/// 0–15   those with which the runs would cover more
/// 16–31  those held of which the runs can do without one
/// 32     all that are held
/// 33–34  the key plus one; 0 in a slot that nobody has written
/// ```
type Changes = [u16; 36];

/// Words of [`Changes`].
const SPARES: usize = 16;
const HELD: usize = 32;
const KEY: usize = 33;

/// [`Changes`], remembered like the [`ColorTable`].
pub(super) struct ChangeTable {
    entries: Box<[Changes; SIZE]>,
}

impl ChangeTable {
    /// An empty table.
    pub(super) fn new() -> ChangeTable {
        let entries = vec![[0; 36]; SIZE].into_boxed_slice().try_into();
        let entries = entries.unwrap_or_else(|_| unreachable!("the vector has SIZE elements"));
        ChangeTable { entries }
    }

    #[inline(always)]
    fn get(&mut self, table: &mut ColorTable, key: u32) -> &Changes {
        let slot = (key.wrapping_mul(0x9E37_79B1) >> (32 - BITS)) as usize;
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
    let mut changes = [0; 36];
    changes[KEY..KEY + 2].copy_from_slice(&mark(key));
    for number in 0..13 {
        let one = 1 << (2 * number);
        let count = key >> (2 * number) & 3;
        // Of two held no third is in play.
        let gain = if count < 2 { table.get(key + one).above(now) } else { 0 };
        let spare = if count > 0 { !now.above(table.get(key - one)) } else { 0 };
        changes[HELD] |= u16::from(count > 0) << number;
        for lane in 0..16 {
            changes[lane] |= (gain >> lane & 1) << number;
            changes[SPARES + lane] |= (spare >> lane & 1) << number;
        }
    }
    changes
}

/// The colours of a node and, for each, what the other three can do.
struct Colors {
    own: [Lanes; 4],
    others: [Lanes; 4],
}

impl Colors {
    /// With `R` rounds of joining.
    #[inline(always)]
    fn of<const R: usize>(table: &mut ColorTable, keys: &Keys) -> Colors {
        let own @ [a, b, c, d] = table.get_all(keys);
        let (ab, cd) = (a.join::<R>(b), c.join::<R>(d));
        let others = [b.join::<R>(cd), a.join::<R>(cd), ab.join::<R>(d), ab.join::<R>(c)];
        Colors { own, others }
    }

    /// The sets of runs of a colour in all ways to cover `runs` tiles with all colours, one bit
    /// each, beside these groups.
    #[inline(always)]
    fn sets(&self, color: usize, groups: usize, fours: usize, runs: u8) -> u16 {
        let whole = lanes::beside(groups, fours).iter();
        let completes = |&lane| self.own[color].completes(self.others[color], lane, runs);
        whole.map(completes).fold(0, |all, sets| all | sets)
    }

    /// The numbers held of which one is spare while runs cover `runs` tiles, the most they can.
    #[inline(always)]
    fn spares(
        &self,
        (table, changes): (&mut ColorTable, &mut ChangeTable),
        node: &Node,
        groups: usize,
        runs: u8,
    ) -> Numbers {
        let mut found = [0; 4];
        for (color, found) in found.iter_mut().enumerate() {
            let changes = changes.get(table, node.keys[color]);
            let others = self.others[color];
            let alone = |&lane: &usize| others.get(lane) == runs;
            let whole = lanes::beside(groups, node.fours);
            *found = if whole.is_empty() || whole.iter().any(alone) {
                changes[HELD] // the plan needs no run of this colour
            } else {
                union(&changes[SPARES..HELD], self.sets(color, groups, node.fours, runs))
            };
        }
        found
    }
}

/// The numbers of any of these sets.
#[inline(always)]
fn union(numbers: &[u16], mut sets: u16) -> u16 {
    let mut all = 0;
    while sets != 0 {
        all |= numbers[sets.trailing_zeros() as usize];
        sets &= sets - 1;
    }
    all
}

/// The tiles with which runs and groups cover more than `best`, which is what they cover without.
/// Tiles of which two are held may be among them.
pub(super) fn improving(
    table: &mut ColorTable,
    changes: &mut ChangeTable,
    keys: &Keys,
    best: u8,
) -> Numbers {
    let mut places = OpenPlaces { changes, best, found: [0; 4] };
    stroll(table, keys, &mut places);
    places.found
}

struct OpenPlaces<'a> {
    changes: &'a mut ChangeTable,
    best: u8,
    found: Numbers,
}

impl Visit for OpenPlaces<'_> {
    #[inline(always)]
    fn goal(&self) -> u8 {
        self.best
    }

    #[inline(always)]
    fn visit(&mut self, table: &mut ColorTable, node: &Node, path: &[Group]) {
        let whole = node.covered() == self.best;
        let groups = node.groups + 1;
        let room = groups <= 4 && node.tiles + 1 + node.bounds.get(groups, node.fours) >= self.best;
        if whole {
            self.complete_groups(node, path);
        }
        if whole || room {
            // Rounds for one run less than there may be: the colour itself has one, or a group.
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
    /// The colours that the groups of a best plan lack.
    fn complete_groups(&mut self, node: &Node, path: &[Group]) {
        let room = || {
            let runs = self.best - node.tiles;
            node.fours < 2 && node.bounds.get(node.groups, node.fours + 1) == runs
        };
        for group in path {
            let held = group.colors.count_ones();
            if held == 2 || (held == 3 && room()) {
                for (color, numbers) in self.found.iter_mut().enumerate() {
                    *numbers |= u16::from(!group.colors >> color & 1) << (group.shift / 2);
                }
            }
        }
    }

    /// The open places of the runs of a best plan.
    #[inline(always)]
    fn extend_runs(&mut self, table: &mut ColorTable, node: &Node, colors: &Colors) {
        let runs = self.best - node.tiles;
        for color in 0..4 {
            let sets = colors.sets(color, node.groups, node.fours, runs);
            if sets != 0 {
                let gains = &self.changes.get(table, node.keys[color])[..SPARES];
                self.found[color] |= union(gains, sets);
            }
        }
    }

    /// The other colours of each spare tile, where there is room for a group with it alone.
    #[inline(always)]
    fn pair_up(&mut self, table: &mut ColorTable, node: &Node, colors: &Colors) {
        let groups = node.groups + 1;
        let most = node.bounds.get(groups, node.fours);
        let [a, b, c, d] = if node.tiles + 1 + most == self.best {
            colors.spares((table, self.changes), node, groups, most)
        } else {
            // Runs cover one more than they must: any tile may be taken from them.
            node.keys.map(|key| self.changes.get(table, key)[HELD])
        };
        self.found[0] |= b | c | d;
        self.found[1] |= a | c | d;
        self.found[2] |= a | b | d;
        self.found[3] |= a | b | c;
    }
}

/// The tiles of which runs and groups can do without one and still cover `best`, the most they can.
pub(super) fn spare(
    table: &mut ColorTable,
    changes: &mut ChangeTable,
    keys: &Keys,
    best: u8,
) -> Numbers {
    let mut spare = Spare { changes, best, found: [0; 4] };
    walk(table, keys, &mut spare);
    spare.found
}

struct Spare<'a> {
    changes: &'a mut ChangeTable,
    best: u8,
    found: Numbers,
}

impl Visit for Spare<'_> {
    #[inline(always)]
    fn goal(&self) -> u8 {
        self.best
    }

    #[inline(always)]
    fn visit(&mut self, table: &mut ColorTable, node: &Node, _: &[Group]) {
        if node.covered() != self.best {
            return;
        }
        let colors = match node.groups {
            0 => Colors::of::<7>(table, &node.keys),
            1 => Colors::of::<4>(table, &node.keys),
            2 => Colors::of::<2>(table, &node.keys),
            _ => Colors::of::<0>(table, &node.keys),
        };
        let spares = colors.spares((table, self.changes), node, node.groups, node.runs());
        for (found, spare) in self.found.iter_mut().zip(spares) {
            *found |= spare;
        }
    }
}
