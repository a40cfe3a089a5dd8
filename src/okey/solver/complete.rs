//! Completeness of a hand: a partition of fourteen tiles into runs and groups, or into seven pairs.
//!
//! The lowest tile must be in some meld. The search tries each meld of three to five tiles that
//! holds it, with wild tiles in the gaps, until nothing is left. Runs longer than five are joined
//! at the end.

use super::cover::{Keys, keys};
use super::plan::{Slots, Supply, face_at, ordered};
use crate::hand::Hand;
use crate::hand::key::{ONES_AND_HIGH, lowest_start, run_end, run_tiles, without_lowest};
use crate::meld::Meld;
use crate::okey::rules::HandRules;
use crate::tile::{Reading, Tile, Wild};

/// Divides exactly 14 tiles into runs and groups or, where the rules allow them, into seven pairs.
///
/// Returns `None` if that is impossible, if there are more or fewer than 14 tiles, or if they
/// cannot be in play together. Where both are possible the answer is seven pairs, which score more.
/// Long runs are not split. Needs no cache and is fast enough for every move;
/// [`Solver`](crate::okey::Solver) answers more questions.
///
/// ```
/// use istaka::{Indicator, tiles};
/// use istaka::okey::{Rules, complete};
/// let okey = Indicator("B6".parse()?).okey();
/// let hand = tiles("R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K8")?;
/// assert_eq!(complete(&hand, okey, &Rules::turkish().hands()).unwrap().len(), 4);
/// assert!(complete(&hand[1..], okey, &Rules::turkish().hands()).is_none());
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub fn complete(tiles: &[Tile], okey: Wild, rules: &HandRules) -> Option<Vec<Meld>> {
    if tiles.len() != 14 {
        return None;
    }
    let hand = Hand::of(okey, tiles.iter().map(|tile| tile.kind())).ok()?;
    if rules.seven_pairs && hand.pairs_deficiency() == 0 {
        return Some(pairs(tiles, okey));
    }
    let mut partition = Partition::new(rules, false);
    if !partition.divide(&keys(&hand), hand.wilds()) {
        return None;
    }
    let mut supply = Supply::new(tiles, okey);
    let slots = Slots::merge_runs(partition.melds);
    Some(slots.iter().map(|slots| slots.meld(&mut supply)).collect())
}

/// Divides a hand of seven pairs; wild tiles go to the tiles without a twin.
fn pairs(tiles: &[Tile], okey: Wild) -> Vec<Meld> {
    let mut rest = ordered(tiles.to_vec(), |tile| okey.read(tile.kind()));
    let mut melds = Vec::with_capacity(7);
    while let Some(&tile) = rest.first() {
        rest.remove(0);
        let reading = okey.read(tile.kind());
        let twin = rest.iter().position(|other| okey.read(other.kind()) == reading);
        let wild = || rest.iter().position(|other| okey.read(other.kind()) == Reading::Wild);
        let other = twin.or_else(wild).expect("the hand was found to be seven pairs");
        let pair = Meld::pair(&[tile, rest.remove(other)], okey);
        melds.push(pair.expect("equal tiles, or one of them wild"));
    }
    melds
}

/// Returns `true` if a hand of fifteen tiles may be complete without one of them. Exact for
/// `false`; `true` also for a few hands that are not, such as five groups of three.
pub fn may_finish(hand: &Hand, rules: &HandRules) -> bool {
    if rules.seven_pairs && hand.pairs_deficiency() == 0 {
        return true;
    }
    Partition::new(rules, true).divide(&keys(hand), hand.wilds())
}

struct Partition {
    melds: Vec<Slots>,
    /// One past the highest place of a run.
    end: u32,
    /// True while one tile may still be left over.
    spare: bool,
}

impl Partition {
    fn new(rules: &HandRules, spare: bool) -> Partition {
        Partition { melds: Vec::new(), end: run_end(rules.high_one), spare }
    }

    /// Returns `true` if too many tiles lack neighbours for any partition: a cheap test before the
    /// search.
    fn hopeless(&self, keys: &Keys, wilds: u8) -> bool {
        let spare = u32::from(self.spare);
        // A wild tile joins at most four others in a meld.
        self.alone(keys, 3) > spare + 4 * u32::from(wilds)
            || wilds == 1 && self.alone(keys, 2) > spare
    }

    /// Counts the tiles that have no meld with `held` (2 or 3) tiles in the hand.
    #[inline(always)]
    fn alone(&self, keys: &Keys, held: u32) -> u32 {
        let [a, b, c, d] = keys.map(|key| (key | key >> 1) & ONES_AND_HIGH);
        let (ab, cd) = (a & b, c & d);
        let groups = match held {
            2 => ab | cd | ((a | b) & (c | d)),
            _ => (ab & (c | d)) | (cd & (a | b)),
        };
        let mut count = 0;
        for (key, own) in keys.iter().zip([a, b, c, d]) {
            // A one is its own neighbour above the 13.
            let places = if self.end == 14 { own | own << 26 & ONES_AND_HIGH } else { own };
            let (next, second) = (places & places >> 2, places & places >> 4);
            let runs = match held {
                2 => next | next << 2 | second | second << 4,
                _ => (next & second) | (next & second) << 2 | (next & second) << 4,
            };
            let alone = own & !(groups | runs | runs >> 26);
            count += alone.count_ones() + (alone & key >> 1).count_ones();
        }
        count
    }

    /// Divides all ordinary and wild tiles into melds and leaves them in `melds`.
    fn divide(&mut self, keys: &Keys, wilds: u8) -> bool {
        if self.hopeless(keys, wilds) {
            return false;
        }
        let held = (0..4).filter(|&color| keys[color] != 0);
        let Some(color) = held.min_by_key(|&color| keys[color].trailing_zeros() / 2) else {
            return wilds <= u8::from(self.spare);
        };
        let place = keys[color].trailing_zeros() / 2;
        if place < 13 && self.groups(keys, wilds, color, place) {
            return true;
        }
        if (3..=5).any(|length| self.runs(keys, wilds, color, length)) {
            return true;
        }
        // A one that is in no group and no run from 1 on may be a high one.
        let high = place == 0 && self.end == 14 && {
            let mut keys = *keys;
            keys[color] = without_lowest(keys[color], self.end);
            self.divide(&keys, wilds)
        };
        high || self.spares(keys, wilds, color, place)
    }

    /// Tries to leave over the tile of `color` at `place`.
    fn spares(&mut self, keys: &Keys, wilds: u8, color: usize, place: u32) -> bool {
        if !self.spare {
            return false;
        }
        let mut rest = *keys;
        rest[color] -= 1 << (2 * place);
        self.spare = false;
        self.spare = !self.divide(&rest, wilds);
        !self.spare
    }

    /// Tries the groups that hold the tile of `color` at `place`.
    fn groups(&mut self, keys: &Keys, wilds: u8, color: usize, place: u32) -> bool {
        let has = |c: usize| u32::from(keys[c] >> (2 * place) & 3 > 0) << c;
        let held = (0..4).map(has).sum::<u32>();
        for colors in GROUPS.into_iter().filter(|colors| colors >> color & 1 == 1) {
            for wild in 0..16u32 {
                let natural = colors & !wild;
                let used = wild.count_ones() as u8;
                let fits = wild & !colors == 0 && natural & !held == 0 && used <= wilds;
                if !fits || natural >> color & 1 == 0 {
                    continue;
                }
                let mut rest = *keys;
                let mut slots = Slots::group();
                for c in (0..4).filter(|c| colors >> c & 1 == 1) {
                    rest[c] -= (natural >> c & 1) << (2 * place);
                    slots.push(face_at(c, place), natural >> c & 1 == 1);
                }
                if self.go_on(slots, &rest, wilds - used) {
                    return true;
                }
            }
        }
        false
    }

    /// Tries the runs of `length` that hold the lowest tile of `color`. It comes first, because
    /// wild tiles before it could as well follow the last tile, unless the run would end too high.
    fn runs(&mut self, keys: &Keys, wilds: u8, color: usize, length: u32) -> bool {
        let key = keys[color];
        let (low, start) = (key.trailing_zeros() / 2, lowest_start(key, length, self.end));
        let held = run_tiles(key, start, length) >> (2 * start);
        let held = (0..length).map(|i| (held >> (2 * i) & 1) << i).sum::<u32>();
        for wild in 0..1u32 << length {
            let natural = !wild & ((1 << length) - 1);
            let used = wild.count_ones() as u8;
            if used > wilds || natural & !held != 0 || wild >> (low - start) & 1 == 1 {
                continue;
            }
            let mut rest = *keys;
            let mut slots = Slots::run(start);
            for i in 0..length {
                rest[color] -= (natural >> i & 1) << (2 * (start + i));
                slots.push(face_at(color, start + i), natural >> i & 1 == 1);
            }
            if self.go_on(slots, &rest, wilds - used) {
                return true;
            }
        }
        false
    }

    fn go_on(&mut self, slots: Slots, rest: &Keys, wilds: u8) -> bool {
        self.melds.push(slots);
        let done = self.divide(rest, wilds);
        if !done {
            self.melds.pop();
        }
        done
    }
}

/// The sets of colours of the groups, one bit for each colour.
const GROUPS: [u32; 5] = [0b0111, 0b1011, 0b1101, 0b1110, 0b1111];
