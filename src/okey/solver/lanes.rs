//! A value for every set of runs that fits into a hand, in one 128-bit register.
//!
//! A run of six or more tiles splits into runs of three to five, so the 14 tiles of a complete hand
//! are melds of lengths `5 5 4`, `3 3 3 5` or `3 3 4 4`, where the fives are runs. Sixteen
//! non-empty sets of runs are a part of one of these, one for each lane; the empty set always has
//! the value 0 and needs no lane.
//!
//! ```text
//! lane  0  1  2  3   4   5   6   7   8   9    10   11   12   13   14    15
//! runs  3  4  5  33  34  35  44  45  55  333  334  335  344  455  3335  3344
//! ```

use wide::u8x16;

/// The sets of runs: the number of runs of length 3, 4 and 5, in the order of the lanes.
const SETS: [[u8; 3]; 16] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [2, 0, 0],
    [1, 1, 0],
    [1, 0, 1],
    [0, 2, 0],
    [0, 1, 1],
    [0, 0, 2],
    [3, 0, 0],
    [2, 1, 0],
    [2, 0, 1],
    [1, 2, 0],
    [0, 1, 2],
    [3, 0, 1],
    [2, 2, 0],
];

/// The shuffle index that writes a zero into a lane.
const ZERO: u8 = 0x80;

/// The largest number of ordered ways to split a set in two.
const ROUNDS: usize = 7;

/// Returns the lane of a set of runs, [`ZERO`] for the empty set, `None` if the set fits into no
/// hand.
const fn lane_of(set: [i8; 3]) -> Option<u8> {
    if set[0] == 0 && set[1] == 0 && set[2] == 0 {
        return Some(ZERO);
    }
    let mut lane = 0;
    while lane < 16 {
        let s = SETS[lane];
        if set[0] == s[0] as i8 && set[1] == s[1] as i8 && set[2] == s[2] as i8 {
            return Some(lane as u8);
        }
        lane += 1;
    }
    None
}

/// Returns the lane of the set in lane `whole` minus the set in lane `part`.
const fn minus(whole: usize, part: usize) -> Option<u8> {
    let (w, p) = (SETS[whole], SETS[part]);
    lane_of([w[0] as i8 - p[0] as i8, w[1] as i8 - p[1] as i8, w[2] as i8 - p[2] as i8])
}

/// For each round and lane, one way to split the set of the lane into two non-empty sets. Sets of
/// two runs have at most 2 ways, sets of three 4, sets of four 7, and the first rounds hold them.
const SPLITS: ([[u8; 16]; ROUNDS], [[u8; 16]; ROUNDS]) = {
    let mut left = [[ZERO; 16]; ROUNDS];
    let mut right = [[ZERO; 16]; ROUNDS];
    let mut whole = 0;
    while whole < 16 {
        let (mut part, mut round) = (0, 0);
        while part < 16 {
            if part != whole
                && let Some(rest) = minus(whole, part)
            {
                left[round][whole] = part as u8;
                right[round][whole] = rest;
                round += 1;
            }
            part += 1;
        }
        whole += 1;
    }
    (left, right)
};

/// For each length 3 to 5: the lane of the set without one such run, and a mask of the sets that
/// have one.
const WITHOUT: ([[u8; 16]; 3], [[u8; 16]; 3]) = {
    let mut index = [[ZERO; 16]; 3];
    let mut has = [[0; 16]; 3];
    let mut length = 0;
    while length < 3 {
        let mut lane = 0;
        while lane < 16 {
            if SETS[lane][length] > 0
                && let Some(rest) = minus(lane, length)
            {
                index[length][lane] = rest;
                has[length][lane] = 0xff;
            }
            lane += 1;
        }
        length += 1;
    }
    (index, has)
};

/// Returns the lanes whose sets may stand beside `groups` groups, `fours` of them with four tiles.
pub(super) const fn beside(groups: usize, fours: usize) -> &'static [usize] {
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

/// [`beside`] as indices of two shuffles: a byte for each number of groups, a word for each number
/// of fours.
const BESIDE: [[u8; 16]; 2] = {
    let mut index = [[ZERO; 16]; 2];
    let mut fours = 0;
    while fours < 3 {
        let mut groups = 1;
        while groups <= 4 {
            let lanes = beside(groups, fours);
            let mut i = 0;
            while i < lanes.len() {
                index[i][4 * fours + groups - 1] = lanes[i] as u8;
                i += 1;
            }
            groups += 1;
        }
        fours += 1;
    }
    index
};

/// The tiles that runs can cover beside groups: a byte for each number of groups from one to four,
/// a word for each number of fours among them.
#[derive(Clone, Copy)]
pub(super) struct Bounds([u8; 16]);

impl Bounds {
    /// Reads the value beside `groups` groups, at least one, `fours` of them with four tiles.
    #[inline(always)]
    pub(super) fn get(&self, groups: usize, fours: usize) -> u8 {
        self.0[(4 * fours + groups - 1) & 15]
    }

    /// Returns `true` if runs beside more than `G` groups reach `need` together with the tiles of
    /// these groups: `more` has a byte for each number of them.
    #[inline(always)]
    pub(super) fn reach<const G: usize>(&self, fours: usize, more: u32, need: u8) -> bool {
        let word = &self.0[4 * (fours & 3)..][..4];
        let runs = u32::from_le_bytes([word[0], word[1], word[2], word[3]]) >> (8 * G);
        let sums = runs + more + (0x80 - u32::from(need)) * 0x0101_0101;
        sums & (0x8080_8080 >> (8 * G)) != 0
    }
}

/// One number up to 14 for each set of runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lanes(pub u8x16);

impl Lanes {
    /// All values zero: no tiles.
    pub(super) const ZERO: Lanes = Lanes(u8x16::ZERO);

    /// The value of the set in `lane`.
    #[inline(always)]
    pub(super) fn get(self, lane: usize) -> u8 {
        self.0.as_array()[lane]
    }

    /// The best value of the sets that are a whole hand without groups.
    #[inline(always)]
    pub(super) fn alone(self) -> u8 {
        self.get(13).max(self.get(14)).max(self.get(15))
    }

    /// The best values of the sets that may stand beside one to four groups.
    #[inline(always)]
    pub(super) fn bounds(self) -> Bounds {
        let [a, b] = BESIDE;
        let (a, b) = (self.0.shuffle(u8x16::new(a)), self.0.shuffle(u8x16::new(b)));
        Bounds(a.max(b).to_array())
    }

    /// The larger value of each lane.
    #[inline(always)]
    pub(super) fn max(self, other: Lanes) -> Lanes {
        Lanes(self.0.max(other.0))
    }

    /// Adds a run of `length` that covers `tiles` tiles to the sets; sets without such a run get 0.
    #[inline(always)]
    pub(super) fn with_run(self, length: usize, tiles: u8) -> Lanes {
        let index = u8x16::new(WITHOUT.0[length - 3]);
        let has = u8x16::new(WITHOUT.1[length - 3]);
        Lanes((self.0.shuffle(index) + u8x16::splat(tiles)) & has)
    }

    /// The lanes with a larger value than in `other`, one bit each.
    pub(super) fn above(self, other: Lanes) -> u16 {
        self.0.simd_gt(other.0).to_bitmask() as u16
    }

    /// Returns the parts of the set in lane `whole`, one bit each, that reach `total` together with
    /// their complement in the `other` colours.
    #[inline(always)]
    pub(super) fn completes(self, other: Lanes, whole: usize, total: u8) -> u16 {
        let rest = other.0.shuffle(u8x16::new(COMPLEMENTS.0[whole]));
        let equal = (self.0 + rest).simd_eq(u8x16::splat(total));
        (equal & u8x16::new(COMPLEMENTS.1[whole])).to_bitmask() as u16
    }

    /// Returns the best way to divide each set between two colours, exact for the sets that need at
    /// most `R` rounds.
    #[inline(always)]
    pub(super) fn join<const R: usize>(self, other: Lanes) -> Lanes {
        let mut best = self.0.max(other.0);
        let mut round = 0;
        while round < R {
            let left = self.0.shuffle(u8x16::new(SPLITS.0[round]));
            let right = other.0.shuffle(u8x16::new(SPLITS.1[round]));
            best = best.max(left + right);
            round += 1;
        }
        Lanes(best)
    }
}

/// For each lane: the complement of each lane in it, and a mask of the lanes that are a part of it.
/// The empty set, which has no lane, is the complement of the lane itself.
const COMPLEMENTS: ([[u8; 16]; 16], [[u8; 16]; 16]) = {
    let mut index = [[ZERO; 16]; 16];
    let mut part_of = [[0; 16]; 16];
    let mut whole = 0;
    while whole < 16 {
        let mut part = 0;
        while part < 16 {
            if let Some(rest) = minus(whole, part) {
                index[whole][part] = rest;
                part_of[whole][part] = 0xff;
            }
            part += 1;
        }
        whole += 1;
    }
    (index, part_of)
};

/// Returns the set of runs in `lane` as the numbers of runs of length 3, 4 and 5.
pub(super) const fn set(lane: usize) -> [u8; 3] {
    SETS[lane]
}

/// Returns the lane of a set of runs; `None` for the empty set and for sets that fit into no hand.
pub(super) const fn lane(set: [u8; 3]) -> Option<usize> {
    match lane_of([set[0] as i8, set[1] as i8, set[2] as i8]) {
        Some(ZERO) | None => None,
        Some(lane) => Some(lane as usize),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_sets_fit_into_a_hand() {
        let shapes = [[0, 1, 2], [3, 0, 1], [2, 2, 0]];
        let mut sets = Vec::new();
        for shape in shapes {
            for a in 0..=shape[0] {
                for b in 0..=shape[1] {
                    for c in 0..=shape[2] {
                        sets.push([a, b, c]);
                    }
                }
            }
        }
        sets.sort();
        sets.dedup();
        assert_eq!(sets.len(), 17);
        assert!(sets.iter().all(|&set| set == [0; 3] || lane(set).is_some()));
        assert!((0..16).all(|l| lane(set(l)) == Some(l)));
    }

    #[test]
    fn the_rounds_hold_every_way_to_split_a_set() {
        for (whole, set) in SETS.iter().enumerate() {
            let runs: u8 = set.iter().sum();
            let ways = (0..16).filter(|&p| p != whole && minus(whole, p).is_some()).count();
            assert!(ways <= [0, 0, 2, 4, 7][runs as usize]);
            let held = (0..ROUNDS).filter(|&r| SPLITS.0[r][whole] != ZERO).count();
            assert_eq!(ways, held);
        }
    }
}
