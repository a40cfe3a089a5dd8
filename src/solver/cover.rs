//! How many tiles of a hand the best complete hand covers, not counting pairs.
//!
//! Runs of different colours do not meet, so without groups four table look-ups and a join give the
//! answer. Groups couple the colours; only those that cover two tiles or more need be tried, since
//! one that covers fewer can as well be a run. A depth-first search over the numbers held in two
//! colours or more takes groups out of the hand and joins what is left; what a node could still
//! reach is bounded by the runs of its parent, which had more tiles.

use super::color::ColorTable;
use super::lanes::{Lanes, ROUNDS_AFTER_GROUPS};

/// The low bit of each of the thirteen counts of a colour.
const ONES: u32 = 0x0155_5555;

/// The counts of a hand's ordinary tiles, colour by colour.
pub(super) type Keys = [u32; 4];

/// A group that a plan has: two to four held tiles of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// Twice the number less two: where it is in a key.
    pub shift: u8,
    /// Which colours of it are held, one bit each.
    pub colors: u8,
}

/// The best found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    /// How many tiles are covered.
    pub tiles: u8,
    /// The groups of a plan that covers so many, the last ones unused.
    pub groups: [Group; 4],
    /// How many groups that plan has.
    pub len: usize,
}

/// The most tiles that runs cover beside `groups` groups, `fours` of which have four tiles.
#[inline(always)]
pub(super) fn runs_beside(lanes: Lanes, groups: usize, fours: usize) -> u8 {
    match (groups, fours) {
        (0, _) => lanes.get(13).max(lanes.get(14)).max(lanes.get(15)),
        (1, 0) => lanes.get(11).max(lanes.get(12)),
        (1, _) => lanes.get(8).max(lanes.get(10)),
        (2, 0) => lanes.get(5).max(lanes.get(6)),
        (2, 1) => lanes.get(4),
        (2, _) => lanes.get(3),
        (3, 0) => lanes.get(2),
        (3, 1) => lanes.get(1),
        (3, _) => lanes.get(0),
        _ => 0,
    }
}

/// The lanes whose sets of runs may stand beside `groups` groups, `fours` of which have four tiles.
pub(super) const fn lanes_beside(groups: usize, fours: usize) -> &'static [usize] {
    match (groups, fours) {
        (0, _) => &[13, 14, 15],
        (1, 0) => &[11, 12],
        (1, _) => &[8, 10],
        (2, 0) => &[5, 6],
        (2, 1) => &[4],
        (2, _) => &[3],
        (3, 0) => &[2],
        (3, 1) => &[1],
        (3, _) => &[0],
        _ => &[],
    }
}

/// The most tiles that each set of runs covers, exact for the sets that may stand beside `groups`
/// groups.
#[inline(always)]
pub(super) fn join_colors(table: &mut ColorTable, keys: &Keys, groups: usize) -> Lanes {
    let [a, b, c, d] = keys.map(|key| table.get(key));
    match ROUNDS_AFTER_GROUPS[groups.min(3)] {
        7 => a.join::<7>(b).join::<7>(c.join::<7>(d)),
        4 => a.join::<4>(b).join::<4>(c.join::<4>(d)),
        2 => a.join::<2>(b).join::<2>(c.join::<2>(d)),
        _ => a.join::<0>(b).join::<0>(c.join::<0>(d)),
    }
}

/// The most tiles that a complete hand of runs and groups covers. The search ends early when
/// `enough` are covered.
pub(super) fn cover(table: &mut ColorTable, keys: &Keys, enough: u8) -> Best {
    let lanes = join_colors(table, keys, 0);
    let none = [Group { shift: 0, colors: 0 }; 4];
    let tiles = runs_beside(lanes, 0, 0);
    let mut search = Search {
        table,
        columns: Columns::of(keys),
        path: none,
        best: Best { tiles, groups: none, len: 0 },
        enough,
    };
    search.descend(&Node { keys: *keys, lanes, column: 0, groups: 0, fours: 0, tiles: 0 });
    search.best
}

/// The numbers held in several colours, those with most colours first.
struct Columns {
    shifts: [u8; 13],
    len: usize,
    /// How many tiles one to four groups of this column and later ones cover at most.
    most: [[u8; 4]; 14],
}

impl Columns {
    fn of(keys: &Keys) -> Columns {
        let [a, b, c, d] = keys.map(|key| (key | key >> 1) & ONES);
        let (ab, cd, both_ab, both_cd) = (a ^ b, c ^ d, a & b, c & d);
        let four = both_ab & both_cd;
        let three = (both_ab & cd) | (both_cd & ab);
        let two = (both_ab ^ both_cd) & !three | (ab & cd);
        let mut columns = Columns { shifts: [0; 13], len: 0, most: [[0; 4]; 14] };
        for mut numbers in [four, three, two] {
            while numbers != 0 {
                columns.shifts[columns.len] = numbers.trailing_zeros() as u8;
                columns.len += 1;
                numbers &= numbers - 1;
            }
        }
        columns.bound(keys, four, three);
        columns
    }

    /// Fills `most`. Two groups of one number cover at most all tiles of that number.
    fn bound(&mut self, keys: &Keys, four: u32, three: u32) {
        let mut best = [0u8; 4];
        for i in (0..self.len).rev() {
            let shift = self.shifts[i];
            let total: u32 = keys.iter().map(|key| key >> shift & 3).sum();
            let first = 2 + (three >> shift & 1) as u8 + 2 * (four >> shift & 1) as u8;
            for gain in [first, (total as u8 - first).min(first)] {
                let mut gain = gain;
                for slot in &mut best {
                    (*slot, gain) = ((*slot).max(gain), (*slot).min(gain));
                }
            }
            let mut sum = 0;
            self.most[i] = best.map(|gain| {
                sum += gain;
                sum
            });
        }
    }
}

/// Some groups are taken; `lanes` says what runs can do with the rest.
struct Node {
    keys: Keys,
    lanes: Lanes,
    column: usize,
    groups: usize,
    fours: usize,
    tiles: u8,
}

struct Search<'a> {
    table: &'a mut ColorTable,
    columns: Columns,
    path: [Group; 4],
    best: Best,
    enough: u8,
}

impl Search<'_> {
    /// Tries every further group.
    fn descend(&mut self, node: &Node) {
        for column in node.column..self.columns.len {
            if self.best.tiles >= self.enough || !self.promises(node, column) {
                return;
            }
            let shift = self.columns.shifts[column];
            let counts = node.keys.map(|key| key >> shift & 3);
            let held = (0..4).map(|c| u8::from(counts[c] > 0) << c).sum::<u8>();
            for &colors in SUBSETS[held as usize] {
                self.take(node, column, Group { shift, colors });
            }
        }
    }

    /// Whether some groups from `column` on could beat the best.
    fn promises(&self, node: &Node, column: usize) -> bool {
        let more = &self.columns.most[column];
        self.reaches(node.lanes, node.groups, node.fours, node.tiles, more)
    }

    /// Whether one or more further groups, which cover `more`, could beat the best.
    fn reaches(
        &self,
        lanes: Lanes,
        groups: usize,
        fours: usize,
        tiles: u8,
        more: &[u8; 4],
    ) -> bool {
        (groups + 1..=4).zip(more).any(|(groups, more)| {
            tiles + more + runs_beside(lanes, groups, fours) > self.best.tiles
        })
    }

    /// Tries one further group, and then more of them.
    fn take(&mut self, node: &Node, column: usize, group: Group) {
        let size = group.colors.count_ones();
        let (groups, fours) = (node.groups + 1, node.fours + usize::from(size == 4));
        if fours > 2 {
            return;
        }
        let tiles = node.tiles + size as u8;
        let more = &self.columns.most[column];
        let bound = tiles + runs_beside(node.lanes, groups, fours);
        if bound <= self.best.tiles && !self.reaches(node.lanes, groups, fours, tiles, more) {
            return;
        }
        self.path[node.groups] = group;
        let mut keys = node.keys;
        for (color, key) in keys.iter_mut().enumerate() {
            *key -= u32::from(group.colors >> color & 1) << group.shift;
        }
        let lanes = join_colors(self.table, &keys, groups);
        let total = tiles + runs_beside(lanes, groups, fours);
        if total > self.best.tiles {
            self.best = Best { tiles: total, groups: self.path, len: groups };
        }
        if groups < 4 {
            // Four tiles or more of one number may hold a second group.
            let left: u32 = keys.iter().map(|key| key >> group.shift & 3).sum();
            let column = if left >= 2 { column } else { column + 1 };
            self.descend(&Node { keys, lanes, column, groups, fours, tiles });
        }
    }
}

/// For each set of colours its subsets of two or more, the largest first.
pub(super) const SUBSETS: [&[u8]; 16] = [
    &[],
    &[],
    &[],
    &[3],
    &[],
    &[5],
    &[6],
    &[7, 3, 5, 6],
    &[],
    &[9],
    &[10],
    &[11, 3, 9, 10],
    &[12],
    &[13, 5, 9, 12],
    &[14, 6, 10, 12],
    &[15, 7, 11, 13, 14, 3, 5, 6, 9, 10, 12],
];
