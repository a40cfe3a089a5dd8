//! The number of tiles of a hand that the best complete hand covers, pairs not counted.
//!
//! Runs of different colours share no tiles, so without groups four table look-ups and a join give
//! the answer. Groups couple the colours; only those that cover two tiles or more need be tried,
//! since one that covers fewer can as well be a run. A depth-first search over the columns (the
//! numbers held in two colours or more) takes groups out of the hand and joins the rest. The runs
//! of a node's parent, which had more tiles, bound the reach of the node.

use super::color::ColorTable;
use super::lanes::{Bounds, Lanes};
use crate::hand::Hand;
use crate::hand::key::ONES;
use crate::tile::Color;

/// The counts of a hand's ordinary tiles, colour by colour.
pub(super) type Keys = [u32; 4];

/// Returns the keys of a hand.
pub(super) fn keys(hand: &Hand) -> Keys {
    Color::ALL.map(|color| hand.color(color))
}

/// A group of a plan: two to four held tiles of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// Twice the number minus two: the position in a key.
    pub shift: u8,
    /// The held colours, one bit each.
    pub colors: u8,
}

impl Group {
    /// Returns the keys without the tiles of this group, which they must hold.
    #[inline(always)]
    fn out_of(self, keys: &Keys) -> Keys {
        let mut rest = *keys;
        for (color, key) in rest.iter_mut().enumerate() {
            *key -= u32::from(self.colors >> color & 1) << self.shift;
        }
        rest
    }
}

/// A node of the search: some groups are taken.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The tiles left.
    pub keys: Keys,
    /// The tiles that runs can cover, exact for the sets that may stand beside the groups.
    pub lanes: Lanes,
    /// The tiles that runs can cover beside these groups and more.
    pub bounds: Bounds,
    /// Number of groups taken.
    pub groups: usize,
    /// Number of groups with four tiles.
    pub fours: usize,
    /// Number of tiles that the groups cover.
    pub tiles: u8,
    /// The first column that may have a further group.
    column: usize,
}

impl Node {
    /// Number of tiles that groups and runs cover together.
    #[inline(always)]
    pub(super) fn covered(&self) -> u8 {
        self.tiles + self.runs()
    }

    /// Returns `true` if a further group that adds one tile of its own may reach the goal.
    #[inline(always)]
    pub(super) fn has_room(&self, goal: u8) -> bool {
        let groups = self.groups + 1;
        groups <= 4 && self.tiles + 1 + self.bounds.get(groups, self.fours) >= goal
    }

    /// Number of tiles that runs cover beside the groups.
    #[inline(always)]
    pub(super) fn runs(&self) -> u8 {
        if self.groups == 0 { self.lanes.alone() } else { self.bounds.get(self.groups, self.fours) }
    }
}

/// A visitor of the tree of groups.
pub(super) trait Visit {
    /// Nodes that cannot cover this number of tiles, even with further groups, are skipped.
    fn goal(&self) -> u8;

    /// Visits a node with its groups. The node need not cover the goal itself.
    fn visit(&mut self, table: &mut ColorTable, node: &Node, path: &[Group]);
}

/// More tiles than any hand covers.
const NEVER: u8 = 100;

/// Returns the largest number of tiles that runs and groups cover. The search ends early when
/// `enough` are covered.
pub(super) fn cover(table: &mut ColorTable, keys: &Keys, enough: u8) -> u8 {
    let mut most = Most { tiles: 0, enough };
    walk(table, keys, &mut most);
    most.tiles
}

struct Most {
    tiles: u8,
    enough: u8,
}

impl Visit for Most {
    #[inline(always)]
    fn goal(&self) -> u8 {
        if self.tiles >= self.enough { NEVER } else { self.tiles + 1 }
    }

    #[inline(always)]
    fn visit(&mut self, _: &mut ColorTable, node: &Node, _: &[Group]) {
        self.tiles = self.tiles.max(node.covered());
    }
}

/// Visits every choice of groups that could cover the goal.
#[inline(always)]
pub(super) fn walk<V: Visit + ?Sized>(table: &mut ColorTable, keys: &Keys, visitor: &mut V) {
    let lanes = join::<0>(table, keys);
    let bounds = lanes.bounds();
    let root = Node { keys: *keys, lanes, bounds, groups: 0, fours: 0, tiles: 0, column: 0 };
    visitor.visit(table, &root, &[]);
    if visitor.goal() != NEVER {
        let columns = Columns::of(keys);
        let root = Node { column: columns.first, ..root };
        let mut tree = Tree { table, columns, path: [Group { shift: 0, colors: 0 }; 4] };
        tree.level::<0>(&root, visitor);
    }
}

/// [`walk`] with a visitor of any type: slower, but compiled only once.
#[inline(never)]
pub(super) fn walk_any(table: &mut ColorTable, keys: &Keys, visitor: &mut dyn Visit) {
    walk(table, keys, visitor);
}

/// Returns the largest number of tiles that each set of runs beside `G` groups covers.
#[inline(always)]
fn join<const G: usize>(table: &mut ColorTable, keys: &Keys) -> Lanes {
    let [a, b, c, d] = table.get_all(keys);
    match G {
        0 => a.join::<7>(b).join::<7>(c.join::<7>(d)),
        1 => a.join::<4>(b).join::<4>(c.join::<4>(d)),
        2 => a.join::<2>(b).join::<2>(c.join::<2>(d)),
        _ => a.join::<0>(b).join::<0>(c.join::<0>(d)),
    }
}

struct Tree<'a> {
    table: &'a mut ColorTable,
    columns: Columns,
    path: [Group; 4],
}

impl Tree<'_> {
    /// Tries every further group at a node that has `G` groups.
    fn level<const G: usize>(&mut self, node: &Node, visitor: &mut (impl Visit + ?Sized)) {
        for column in node.column..13 {
            let most = self.columns.most[column];
            let need = visitor.goal().saturating_sub(node.tiles);
            if !node.bounds.reach::<G>(node.fours, most, need) {
                return;
            }
            let shift = self.columns.shifts[column];
            for &colors in SUBSETS[held_colors(&node.keys, shift)] {
                let size = colors.count_ones() as u8;
                let fours = node.fours + usize::from(size == 4);
                let tiles = node.tiles + size;
                let need = visitor.goal().saturating_sub(tiles);
                // This group alone, or with one to three more.
                if fours <= 2 && node.bounds.reach::<G>(fours, most << 8, need) {
                    self.take::<G>(node, Group { shift, colors }, column, fours, tiles, visitor);
                }
            }
        }
    }

    /// Takes a group, then tries further ones.
    #[inline(always)]
    fn take<const G: usize>(
        &mut self,
        node: &Node,
        group: Group,
        column: usize,
        fours: usize,
        tiles: u8,
        visitor: &mut (impl Visit + ?Sized),
    ) {
        let keys = group.out_of(&node.keys);
        let lanes = match G {
            0 => join::<1>(self.table, &keys),
            1 => join::<2>(self.table, &keys),
            _ => join::<3>(self.table, &keys),
        };
        // Two colours that are still held may be a second group of this number.
        let again = held_colors(&keys, group.shift).count_ones() >= 2;
        let column = column + usize::from(!again);
        let bounds = lanes.bounds();
        let next = Node { keys, lanes, bounds, groups: G + 1, fours, tiles, column };
        self.path[G] = group;
        visitor.visit(self.table, &next, &self.path[..=G]);
        match G {
            0 => self.level::<1>(&next, visitor),
            1 => self.level::<2>(&next, visitor),
            2 => self.level::<3>(&next, visitor),
            _ => {}
        }
    }
}

/// The numbers held in several colours, those with most colours first.
struct Columns {
    /// Their positions in a key; filled from the end.
    shifts: [u8; 13],
    /// Index of the first used column.
    first: usize,
    /// The most tiles that one to four groups of this column and later ones cover, a byte each.
    most: [u32; 13],
}

impl Columns {
    #[inline(always)]
    fn of(keys: &Keys) -> Columns {
        let occupied = |color: usize| (keys[color] | keys[color] >> 1) & ONES;
        let (a, b, c, d) = (occupied(0), occupied(1), occupied(2), occupied(3));
        let (ab, cd, both_ab, both_cd) = (a ^ b, c ^ d, a & b, c & d);
        let four = both_ab & both_cd;
        let three = (both_ab & cd) | (both_cd & ab);
        let two = (both_ab ^ both_cd) & !three | (ab & cd);
        let doubled = keys.iter().fold(0, |all, key| all | key >> 1) & ONES;
        let mut columns = Columns { shifts: [0; 13], first: 13, most: [0; 13] };
        // The tiles that the best four groups cover, a byte each, the largest lowest.
        let mut best = 0u32;
        for (size, mut numbers) in [(2, two), (3, three), (4, four)] {
            while numbers != 0 {
                let shift = numbers.trailing_zeros();
                numbers &= numbers - 1;
                best = best << 8 | size;
                if doubled >> shift & 1 == 1 {
                    // A second group of the number covers at most the second copies.
                    let second = keys.iter().map(|key| key >> (shift + 1) & 1).sum();
                    best = insert(best, second);
                }
                columns.first -= 1;
                columns.shifts[columns.first] = shift as u8;
                // Each byte becomes the sum of itself and those below it.
                columns.most[columns.first] = best.wrapping_mul(0x0101_0101);
            }
        }
        columns
    }
}

/// Inserts a byte after those that are not smaller; the smallest is dropped.
#[inline]
fn insert(sorted: u32, byte: u32) -> u32 {
    let before = (0..4).take_while(|i| sorted >> (8 * i) & 0xff >= byte).count() as u32;
    if before == 4 {
        return sorted;
    }
    let low = (1u32 << (8 * before)) - 1;
    sorted & low | byte << (8 * before) | (sorted & !low) << 8
}

/// Returns the colours that have a tile at this position, one bit each.
#[inline(always)]
fn held_colors(keys: &Keys, shift: u8) -> usize {
    let held = |color: usize| usize::from(keys[color] >> shift & 3 != 0) << color;
    held(0) | held(1) | held(2) | held(3)
}

/// For each set of colours its subsets of two or more, the largest first.
const SUBSETS: [&[u8]; 16] = [
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
