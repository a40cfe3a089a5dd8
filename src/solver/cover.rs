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
pub(super) const ONES: u32 = 0x0155_5555;

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

impl Group {
    /// The keys without the tiles of this group, which they must have.
    #[inline(always)]
    pub(super) fn out_of(self, keys: &Keys) -> Keys {
        let mut color = 0;
        keys.map(|key| {
            let rest = key - (u32::from(self.colors >> color & 1) << self.shift);
            color += 1;
            rest
        })
    }
}

/// No groups.
const NO_GROUPS: [Group; 4] = [Group { shift: 0, colors: 0 }; 4];

/// Which colours have a tile at this place, one bit each.
#[inline(always)]
pub(super) fn held_colors(keys: &Keys, shift: u8) -> usize {
    let held = keys.map(|key| usize::from(key >> shift & 3 != 0));
    held[0] | held[1] << 1 | held[2] << 2 | held[3] << 3
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
pub(super) fn cover(table: &mut ColorTable, keys: &Keys, enough: u8) -> u8 {
    let root = Node::root(table, keys);
    let columns = Columns::of(keys);
    let mut search = Search { table, columns, best: root.covered(), enough };
    search.descend(&root);
    search.best
}

/// Visits every choice of groups that a plan covering `best` tiles can have, also those where a
/// further group would have to count one tile alone. Whether a node itself covers so many is for
/// `visit` to ask.
pub(super) fn walk(
    table: &mut ColorTable,
    keys: &Keys,
    best: u8,
    visit: &mut impl FnMut(&mut ColorTable, &Node),
) {
    let columns = Columns::of(keys);
    let root = Node::root(table, keys);
    walk_from(table, &columns, &root, best, visit);
}

fn walk_from(
    table: &mut ColorTable,
    columns: &Columns,
    node: &Node,
    best: u8,
    visit: &mut impl FnMut(&mut ColorTable, &Node),
) {
    visit(table, node);
    if node.groups == 4 {
        return;
    }
    for column in node.column..columns.len {
        let more = &columns.most[column];
        if !node.reaches(more, best) {
            return;
        }
        let shift = columns.shifts[column];
        for &colors in SUBSETS[held_colors(&node.keys, shift)] {
            let Some(next) = node.with(Group { shift, colors }) else { continue };
            let single = next.groups < 4
                && next.tiles + 1 + runs_beside(next.lanes, next.groups + 1, next.fours) >= best;
            if next.covered() >= best || single || next.reaches(more, best) {
                let next = next.settle(table, column);
                walk_from(table, columns, &next, best, visit);
            }
        }
    }
}

/// The numbers held in several colours, those with most colours first.
pub(super) struct Columns {
    /// Where they are in a key.
    pub shifts: [u8; 13],
    /// How many there are.
    pub len: usize,
    /// How many tiles one to four groups of this column and later ones cover at most.
    pub most: [[u8; 4]; 14],
}

impl Columns {
    pub(super) fn of(keys: &Keys) -> Columns {
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

/// Some groups are taken.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The tiles left.
    pub keys: Keys,
    /// What runs can cover of them.
    pub lanes: Lanes,
    /// The first column that may have a further group.
    pub column: usize,
    /// How many groups are taken.
    pub groups: usize,
    /// How many of them have four tiles.
    pub fours: usize,
    /// How many tiles they cover.
    pub tiles: u8,
    /// The groups themselves, in the order taken.
    pub path: [Group; 4],
}

impl Node {
    /// No groups are taken.
    pub(super) fn root(table: &mut ColorTable, keys: &Keys) -> Node {
        let lanes = join_colors(table, keys, 0);
        Node { keys: *keys, lanes, column: 0, groups: 0, fours: 0, tiles: 0, path: NO_GROUPS }
    }

    /// What groups and runs cover together.
    #[inline(always)]
    pub(super) fn covered(&self) -> u8 {
        self.tiles + runs_beside(self.lanes, self.groups, self.fours)
    }

    /// One more group; `None` if there are too many of four tiles. Its tiles are still in `keys`,
    /// so that [`Node::covered`] is only a bound.
    #[inline(always)]
    pub(super) fn with(&self, group: Group) -> Option<Node> {
        let size = group.colors.count_ones() as u8;
        let fours = self.fours + usize::from(size == 4);
        let mut next = Node { groups: self.groups + 1, fours, tiles: self.tiles + size, ..*self };
        next.path[self.groups] = group;
        (fours <= 2).then_some(next)
    }

    /// Takes the tiles of the last group out of the keys. Four tiles or more of one number may hold
    /// a second group; otherwise the search goes on behind `column`.
    #[inline(always)]
    pub(super) fn settle(mut self, table: &mut ColorTable, column: usize) -> Node {
        let group = self.path[self.groups - 1];
        self.keys = group.out_of(&self.keys);
        self.lanes = join_colors(table, &self.keys, self.groups);
        let left: u32 = self.keys.iter().map(|key| key >> group.shift & 3).sum();
        self.column = if left >= 2 { column } else { column + 1 };
        self
    }

    /// Whether this node with one or more further groups, which cover `more`, could cover `goal`.
    #[inline(always)]
    pub(super) fn reaches(&self, more: &[u8; 4], goal: u8) -> bool {
        (self.groups + 1..=4).zip(more).any(|(groups, more)| {
            self.tiles + more + runs_beside(self.lanes, groups, self.fours) >= goal
        })
    }
}

struct Search<'a> {
    table: &'a mut ColorTable,
    columns: Columns,
    best: u8,
    enough: u8,
}

impl Search<'_> {
    /// Tries every further group.
    fn descend(&mut self, node: &Node) {
        for column in node.column..self.columns.len {
            let goal = self.best + 1;
            if goal > self.enough || !node.reaches(&self.columns.most[column], goal) {
                return;
            }
            let shift = self.columns.shifts[column];
            for &colors in SUBSETS[held_colors(&node.keys, shift)] {
                self.take(node, column, Group { shift, colors });
            }
        }
    }

    /// Tries one further group, and then more of them.
    fn take(&mut self, node: &Node, column: usize, group: Group) {
        let Some(next) = node.with(group) else { return };
        let goal = self.best + 1;
        if next.covered() < goal && !next.reaches(&self.columns.most[column], goal) {
            return;
        }
        let next = next.settle(self.table, column);
        self.best = self.best.max(next.covered());
        if next.groups < 4 {
            self.descend(&next);
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
