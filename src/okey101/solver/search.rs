//! The search over groups: the greatest worth of runs and groups of a hand.
//!
//! Runs of different colours do not interact, so [`RunTable`] answers for what groups leave. Groups
//! are chosen number by number, depth first from 13 down. A branch ends when its runs and the
//! greatest groups that the numbers below could have are together not better than the best found.

use super::runs::{LANES, Lanes, RunTable};
use crate::hand::key::TWOS;
use crate::tile::Reading;

/// The number of numbers.
const NUMBERS: usize = 13;

/// The sets of colours, by size.
const SETS: [u8; 15] = [
    0b1111, 0b0111, 0b1011, 0b1101, 0b1110, 0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100, 0b0001,
    0b0010, 0b0100, 0b1000,
];

/// The first of [`SETS`] that has two colours, and the first that has one.
const TWO: usize = 5;
const ONE: usize = 11;

/// From this number on one tile and wild tiles may be worth more as a group than as a run.
const ALONE: u32 = 12;

/// The greatest worth of melds of missing tiles alone, by their number: groups of 13s and a run.
pub const FREE: Lanes = [0, 0, 0, 39, 52, 55, 78, 91];

/// The tiles that a question is about: the counts by colour, and the number of wild tiles, missing
/// ones included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles {
    /// The counts of each colour, as in [`crate::Hand`].
    pub keys: [u32; 4],
    /// Number of wild tiles.
    pub wilds: usize,
}

impl Tiles {
    /// Number of tiles.
    pub fn len(&self) -> usize {
        let twos = self.keys.map(|key| (key & TWOS).count_ones());
        let ones = self.keys.map(|key| (key & !TWOS).count_ones());
        (2 * twos.iter().sum::<u32>() + ones.iter().sum::<u32>()) as usize + self.wilds
    }

    /// Number of tiles with this reading.
    pub fn count(&self, reading: Reading) -> usize {
        match reading {
            Reading::Wild => self.wilds,
            Reading::Face(face) => {
                (self.keys[face.color as usize] >> (2 * (face.number.get() - 1)) & 3) as usize
            }
        }
    }

    /// These tiles without one of this reading.
    pub fn without(&self, reading: Reading) -> Tiles {
        let mut rest = *self;
        match reading {
            Reading::Wild => rest.wilds -= 1,
            Reading::Face(face) => {
                rest.keys[face.color as usize] -= 1 << (2 * (face.number.get() - 1));
            }
        }
        rest
    }
}

/// A group: the number, the colours of its ordinary tiles, and the number of wild tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The number.
    pub number: u32,
    /// A bit for each colour of an ordinary tile.
    pub colors: u8,
    /// Number of wild tiles.
    pub wilds: usize,
}

/// The best melds found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Their worth.
    pub worth: u32,
    /// The groups.
    pub groups: Vec<Group>,
    /// The tiles left for runs.
    pub keys: [u32; 4],
    /// Number of wild tiles left for runs.
    pub wilds: usize,
}

/// A running search.
pub struct Search<'a> {
    table: &'a mut RunTable,
    /// For each number from 13 down the greatest worth of groups from there on, by wild tiles.
    most: [Lanes; NUMBERS + 1],
    /// A bit for each number, from 13 down, that may have groups.
    grouped: u16,
    path: Vec<Group>,
    best: Found,
    /// The search ends when it has found this worth.
    enough: u32,
}

/// Finds the melds of the greatest worth. Ends early when they are worth `enough`, and finds
/// nothing if none is worth more than `least`.
pub fn search(table: &mut RunTable, tiles: Tiles, least: u32, enough: u32) -> Option<Found> {
    let (most, grouped) = most_of_groups(table, &tiles);
    let best = Found { worth: least, ..Found::default() };
    let mut search = Search { table, most, grouped, path: Vec::new(), best, enough };
    search.go(&tiles, 0, 0, 0);
    (search.best.worth > least).then_some(search.best)
}

/// Returns the greatest worth of groups from each number on down, without regard to runs, and a
/// bit for each number that may have groups.
pub fn most_of_groups(table: &RunTable, tiles: &Tiles) -> ([Lanes; NUMBERS + 1], u16) {
    let (mut most, mut grouped) = ([[0; LANES]; NUMBERS + 1], 0);
    for at in (0..NUMBERS).rev() {
        let number = (NUMBERS - at) as u32;
        let here = most_of_number(table, tiles, number);
        grouped |= u16::from(here[tiles.wilds] > 0) << at;
        let after = most[at + 1];
        for wilds in 0..=tiles.wilds {
            let split = |used: usize| here[used] + after[wilds - used];
            most[at][wilds] = (0..=wilds).map(split).max().unwrap_or(0);
        }
    }
    (most, grouped)
}

/// An upper limit of the worth of the groups of one number, by wild tiles.
fn most_of_number(table: &RunTable, tiles: &Tiles, number: u32) -> Lanes {
    let mut most = [0; LANES];
    let counts = tiles.keys.map(|key| key >> (2 * (number - 1)) & 3);
    let colors = counts.iter().filter(|&&count| count > 0).count();
    if colors == 0 || colors == 1 && number < ALONE {
        return most;
    }
    let held = counts.iter().sum::<u32>() as usize;
    for (wilds, most) in most.iter_mut().enumerate().take(tiles.wilds + 1) {
        let one = (colors + wilds).min(4);
        let places = if held + wilds >= 6 {
            held + wilds
        } else if one >= 3 {
            one
        } else {
            0
        };
        let (ordinary, worth) = (places.min(held), table.worth());
        // Wild tiles may take the places of ordinary ones.
        let wild = worth.of_wild(number);
        let replacing = wilds.min(places) as u16 * wild.saturating_sub(worth.of(number));
        *most = ordinary as u16 * worth.of(number) + (places - ordinary) as u16 * wild + replacing;
    }
    most
}

impl Search<'_> {
    /// Tries all groups from the number at this place on, beginning there with this set of colours.
    fn go(&mut self, tiles: &Tiles, at: usize, from: usize, gained: u32) {
        let runs = self.runs(tiles);
        let worth = gained + u32::from(runs[tiles.wilds]);
        if worth > self.best.worth {
            let Tiles { keys, wilds } = *tiles;
            self.best = Found { worth, groups: self.path.clone(), keys, wilds };
        }
        for number in at..NUMBERS {
            if self.best.worth >= self.enough || !self.may_improve(tiles, &runs, number, gained) {
                return;
            }
            if self.grouped >> number & 1 == 1 {
                self.groups(tiles, number, if number == at { from } else { 0 }, gained);
            }
        }
    }

    /// Returns `true` if runs and groups from this place on might be better than the best found.
    fn may_improve(&self, tiles: &Tiles, runs: &Lanes, at: usize, gained: u32) -> bool {
        let most = &self.most[at];
        let sum = |used: usize| runs[tiles.wilds - used] + most[used];
        let most = (0..=tiles.wilds).map(sum).max().unwrap_or(0);
        gained + u32::from(most) > self.best.worth
    }

    /// Tries the groups of one number.
    fn groups(&mut self, tiles: &Tiles, at: usize, from: usize, gained: u32) {
        let worth = self.table.worth();
        for (set, group, rest) in groups_of(tiles, at, from) {
            let ordinary = group.colors.count_ones() * u32::from(worth.of(group.number));
            let more = ordinary + group.wilds as u32 * u32::from(worth.of_wild(group.number));
            self.path.push(group);
            self.go(&rest, at, set, gained + more);
            self.path.pop();
        }
    }

    /// The greatest worth of runs in all colours, by wild tiles.
    fn runs(&mut self, tiles: &Tiles) -> Lanes {
        let [a, b, c, d] = tiles.keys.map(|key| self.table.get(key));
        if tiles.wilds == 0 {
            let mut lanes = [0; LANES];
            lanes[0] = a[0] + b[0] + c[0] + d[0];
            return lanes;
        }
        let (one, two) = (join(&a, &b, tiles.wilds), join(&c, &d, tiles.wilds));
        join(&one, &two, tiles.wilds)
    }
}

/// The groups of the number at a place, each with the index of its set of colours, from this one
/// on, and the tiles left.
pub fn groups_of(
    tiles: &Tiles,
    at: usize,
    from: usize,
) -> impl Iterator<Item = (usize, Group, Tiles)> + use<> {
    let tiles = *tiles;
    let number = (NUMBERS - at) as u32;
    let shift = 2 * (number - 1);
    let mut held = 0;
    for (color, key) in tiles.keys.iter().enumerate() {
        held |= u8::from(key >> shift & 3 != 0) << color;
    }
    let to = match tiles.wilds {
        0 => TWO,
        1 => ONE,
        _ if number < ALONE => ONE,
        _ => SETS.len(),
    };
    let sets = (from..to).filter(move |&set| SETS[set] & !held == 0);
    sets.flat_map(move |set| {
        let colors = SETS[set];
        let ordinary = colors.count_ones() as usize;
        let wilds = 3_usize.saturating_sub(ordinary)..=(4 - ordinary).min(tiles.wilds);
        wilds.map(move |wilds| {
            let mut rest = Tiles { wilds: tiles.wilds - wilds, ..tiles };
            for (color, key) in rest.keys.iter_mut().enumerate() {
                *key -= u32::from(colors >> color & 1) << shift;
            }
            (set, Group { number, colors, wilds }, rest)
        })
    })
}

/// The greatest worth of two colours together.
pub fn join(one: &Lanes, other: &Lanes, wilds: usize) -> Lanes {
    let mut lanes = [0; LANES];
    for sum in 0..=wilds {
        for part in 0..=sum {
            lanes[sum] = lanes[sum].max(one[part] + other[sum - part]);
        }
    }
    lanes
}
