//! The improving tiles after each discard, found in one walk over the hand that still has all
//! tiles.
//!
//! A plan for a hand without one tile is a plan for the whole hand that does not use this tile. So
//! the search walks over the groups once; at each choice of groups it removes every spare tile in
//! turn from its colour and joins again only the parts that depend on that colour.

use super::color::{ColorTable, all_numbers};
use super::cover::{Group, Keys, Node, Visit, walk};
use super::improve::{ChangeTable, Colors, Numbers, OpenPlaces};
use super::lanes::Lanes;
use crate::tile::Face;

/// The improving tiles of a hand after each discard that it can spare.
pub(super) struct After<'a> {
    changes: &'a mut ChangeTable,
    /// Tiles that runs and groups cover, with the discard and without it.
    best: u8,
    /// The tiles that can be discarded without covering less.
    pub spare: Numbers,
    /// The improving tiles, by the face of the discard.
    pub improving: [Numbers; Face::COUNT],
}

impl<'a> After<'a> {
    /// Looks at all discards from a hand; runs and groups cover `best` tiles of the hand.
    pub(super) fn of(
        table: &mut ColorTable,
        changes: &'a mut ChangeTable,
        keys: &Keys,
        best: u8,
    ) -> After<'a> {
        let mut after = After { changes, best, spare: [0; 4], improving: [[0; 4]; Face::COUNT] };
        walk(table, keys, &mut after);
        after
    }
}

impl Visit for After<'_> {
    #[inline(always)]
    fn goal(&self) -> u8 {
        self.best
    }

    #[inline(always)]
    fn visit(&mut self, table: &mut ColorTable, node: &Node, path: &[Group]) {
        let room = node.has_room(self.best);
        if node.covered() < self.best && !room {
            return;
        }
        // As many rounds as the largest set of runs needs: here the other colours are compared over
        // whole hands, so their values must be exact. [`OpenPlaces`] needs one run less.
        match node.groups {
            0 => self.at::<7>(table, node, path, room),
            1 => self.at::<4>(table, node, path, room),
            2 => self.at::<2>(table, node, path, room),
            _ => self.at::<0>(table, node, path, room),
        }
    }
}

impl After<'_> {
    /// Removes each spare tile at this node, with `R` rounds of joining.
    #[inline(always)]
    fn at<const R: usize>(
        &mut self,
        table: &mut ColorTable,
        node: &Node,
        path: &[Group],
        room: bool,
    ) {
        let colors = Colors::of::<R>(table, &node.keys);
        let mut left = all_numbers(node.keys);
        let mut whole = [0; 4];
        if node.covered() == self.best {
            whole = self.find_spare(table, node, &colors);
            if !room {
                left = whole;
                self.apart(table, node, path, &colors, &mut left);
            }
        }
        if left == [0; 4] {
            return;
        }
        let twos = Twos::of::<R>(colors.own);
        let choice = Choice { node, path, colors: &colors, twos: &twos };
        for color in 0..4 {
            while left[color] != 0 {
                let number = left[color].trailing_zeros() as usize;
                left[color] &= left[color] - 1;
                let open = Open { whole: whole[color] >> number & 1 == 1, room };
                self.take_out::<R>(table, &choice, color, number, open);
            }
        }
    }

    /// Returns the tiles that at least one best set of runs does not need.
    #[inline(always)]
    fn find_spare(&mut self, table: &mut ColorTable, node: &Node, colors: &Colors) -> Numbers {
        let (groups, fours, runs) = (node.groups, node.fours, node.runs());
        let mut spare = all_numbers(node.keys);
        for (color, spare) in spare.iter_mut().enumerate() {
            if *spare != 0 && !colors.others_suffice(color, groups, fours, runs) {
                let sets = colors.sets(color, groups, fours, runs);
                *spare = self.changes.spares(table, node.keys[color], sets);
            }
            self.spare[color] |= *spare;
        }
        spare
    }

    /// Handles the tiles that no best set of runs needs, and leaves the others in `tiles`. Without
    /// one of them the best sets stay the same, and only its own colour has other open places.
    #[inline(never)]
    fn apart(
        &mut self,
        table: &mut ColorTable,
        node: &Node,
        path: &[Group],
        colors: &Colors,
        tiles: &mut Numbers,
    ) {
        let mut places = OpenPlaces { changes: self.changes, best: self.best, found: [0; 4] };
        if *tiles == [0; 4] || !places.groups_stay(node, path) {
            return;
        }
        places.complete_groups(node, path);
        let groups = places.found;
        let runs = node.runs();
        let sets = |color| colors.sets(color, node.groups, node.fours, runs);
        let sets = [sets(0), sets(1), sets(2), sets(3)];
        let mut found = groups;
        for (color, found) in found.iter_mut().enumerate() {
            *found |= self.changes.gains(table, node.keys[color], sets[color]);
        }
        for color in 0..4 {
            if tiles[color] == 0 {
                continue;
            }
            let mut idle = tiles[color] & self.changes.idle(table, node.keys[color], sets[color]);
            tiles[color] &= !idle;
            while idle != 0 {
                let number = idle.trailing_zeros() as usize;
                idle &= idle - 1;
                let key = node.keys[color] - (1 << (2 * number));
                let own = groups[color] | self.changes.gains(table, key, sets[color]);
                let improving = &mut self.improving[13 * color + number];
                for (other, improving) in improving.iter_mut().enumerate() {
                    *improving |= if other == color { own } else { found[other] };
                }
            }
        }
    }

    /// Removes one tile and collects the open places of the rest.
    #[inline(always)]
    fn take_out<const R: usize>(
        &mut self,
        table: &mut ColorTable,
        &Choice { node, path, colors, twos }: &Choice,
        color: usize,
        number: usize,
        Open { whole, mut room }: Open,
    ) {
        let mut rest = *node;
        rest.keys[color] -= 1 << (2 * number);
        let lanes = table.get(rest.keys[color]);
        // The bounds matter only where a further group has room, or where a group of three may get
        // its fourth tile.
        if room || path.iter().any(|group| group.colors.count_ones() == 3) {
            rest.bounds = lanes.join::<R>(colors.others[color]).bounds();
            let most = rest.bounds.get((node.groups + 1).min(4), rest.fours);
            room = room && rest.tiles + 1 + most >= self.best;
        }
        if !whole && !room {
            return;
        }
        let colors = twos.with::<R>(colors, color, lanes);
        let found = self.improving[13 * color + number];
        let mut places = OpenPlaces { changes: self.changes, best: self.best, found };
        if whole {
            places.complete_groups(&rest, path);
            places.extend_runs(table, &rest, &colors);
        }
        if room {
            places.pair_up(table, &rest, &colors);
        }
        self.improving[13 * color + number] = places.found;
    }
}

/// A choice of groups, with the values of the colours beside it.
struct Choice<'a> {
    node: &'a Node,
    path: &'a [Group],
    colors: &'a Colors,
    twos: &'a Twos,
}

/// The parts of a plan in which a hand without one tile may have open places.
struct Open {
    /// In the groups and runs, which cover as many tiles without it.
    whole: bool,
    /// In a further group, for which there is room before the tile is removed.
    room: bool,
}

/// The joined values of two colours, for each choice of the other two.
struct Twos([[Lanes; 4]; 4]);

impl Twos {
    #[inline(always)]
    fn of<const R: usize>([a, b, c, d]: [Lanes; 4]) -> Twos {
        let (ab, ac, ad) = (a.join::<R>(b), a.join::<R>(c), a.join::<R>(d));
        let (bc, bd, cd) = (b.join::<R>(c), b.join::<R>(d), c.join::<R>(d));
        let none = Lanes::ZERO;
        Twos([[none, cd, bd, bc], [cd, none, ad, ac], [bd, ad, none, ab], [bc, ac, ab, none]])
    }

    /// Returns the colours with the lanes of `changed` replaced.
    #[inline(always)]
    fn with<const R: usize>(&self, colors: &Colors, changed: usize, lanes: Lanes) -> Colors {
        let Colors { mut own, mut others } = *colors;
        own[changed] = lanes;
        for color in (0..4).filter(|&color| color != changed) {
            others[color] = lanes.join::<R>(self.0[changed][color]);
        }
        Colors { own, others }
    }
}
