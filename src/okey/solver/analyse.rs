//! Improving tiles and discards: the analysis of a hand of fifteen tiles.

use std::cmp::Reverse;

use super::Solver;
use super::after::After;
use super::color::{numbers, twins};
use super::cover::{cover, keys};
use super::deficiency::Deficiency;
use super::improve::{self, Numbers};
use crate::hand::Hand;
use crate::tile::{Color, Face, Kind, Reading};

/// A set of tile readings.
///
/// ```
/// use istaka::Reading;
/// use istaka::okey::Readings;
/// let red_five = Reading::Face("R5".parse()?);
/// let set = Readings::from_iter([red_five, Reading::Wild]);
/// assert!(set.contains(red_five));
/// assert_eq!(set.iter().last(), Some(Reading::Wild));
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Readings(u64);

impl Readings {
    /// Returns `true` if the set contains the reading.
    pub const fn contains(self, reading: Reading) -> bool {
        self.0 >> index(reading) & 1 == 1
    }

    /// The number of different readings.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates in the order of the faces, the wild tile last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Reading> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| reading(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// Sums the copies of these tiles, given the number of copies of each.
    #[inline]
    pub fn weight(self, copies: impl Fn(Reading) -> u8) -> u32 {
        self.iter().map(|reading| u32::from(copies(reading))).sum()
    }

    /// The set without the readings of another.
    const fn without(self, other: Readings) -> Readings {
        Readings(self.0 & !other.0)
    }

    /// Adds a reading.
    #[inline]
    pub const fn insert(&mut self, reading: Reading) {
        self.0 |= 1 << index(reading);
    }
}

impl FromIterator<Reading> for Readings {
    fn from_iter<I: IntoIterator<Item = Reading>>(readings: I) -> Readings {
        let mut set = Readings::default();
        readings.into_iter().for_each(|reading| set.insert(reading));
        set
    }
}

/// All ordinary tiles.
const FACES: Readings = Readings((1 << Face::COUNT) - 1);

#[inline]
const fn index(reading: Reading) -> usize {
    match reading {
        Reading::Face(face) => face.index(),
        Reading::Wild => Face::COUNT,
    }
}

#[inline]
const fn reading(index: usize) -> Reading {
    if index < Face::COUNT { Reading::Face(Face::from_index(index)) } else { Reading::Wild }
}

/// The value of a hand after one of its tiles is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The tile, as printed.
    pub kind: Kind,
    /// The deficiency of the other tiles.
    pub deficiency: Deficiency,
    /// The tiles that would lower it.
    pub improving: Readings,
    /// The number of copies of those tiles, as the caller counts them.
    pub weight: u32,
}

impl Discard {
    /// Sorts discards by their value for the hand alone, the best first.
    pub(crate) fn rank(&self) -> (u8, Reverse<u32>) {
        (self.deficiency.best(), Reverse(self.weight))
    }
}

/// Every discard from a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The deficiency of the whole hand: the least over the discards.
    pub deficiency: Deficiency,
    /// One entry for each different tile, in the order of the faces, a wild tile last.
    /// [`Solver::analyse_best`] lists only some.
    pub discards: Vec<Discard>,
}

impl Analysis {
    /// The discards that leave the lowest deficiency and, among these, the most copies of improving
    /// tiles.
    pub fn best(&self) -> impl Iterator<Item = &Discard> {
        let least = self.discards.iter().map(Discard::rank).min();
        self.discards.iter().filter(move |discard| Some(discard.rank()) == least)
    }
}

impl Solver {
    /// Returns the tiles whose draw lowers the deficiency of a hand of any size. Empty for a
    /// complete hand. Leaves out tiles if the hand holds all their copies in play; the caller knows
    /// if copies are left elsewhere.
    ///
    /// ```
    /// use istaka::{Hand, Indicator, tiles, write_tiles};
    /// use istaka::okey::{Rules, Solver};
    /// let okey = Indicator("B6".parse()?).okey();
    /// let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13")?;
    /// let hand = Hand::of(okey, hand.iter().map(|t| t.kind())).unwrap();
    /// let improving = Solver::new(Rules::turkish().hands()).improving(&hand);
    /// let kinds: Vec<_> = improving.iter().map(|reading| okey.kind(reading)).collect();
    /// assert_eq!(write_tiles(&kinds), "B1 B4 B7");
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn improving(&mut self, hand: &Hand) -> Readings {
        self.prospect(hand).1
    }

    /// Returns the deficiency of a hand and the tiles that lower it.
    pub(crate) fn prospect(&mut self, hand: &Hand) -> (Deficiency, Readings) {
        let keys = keys(hand);
        let naturals = hand.len() as u8 - hand.wilds();
        let covered = cover(&mut self.table, &keys, naturals.min(14));
        let deficiency = Deficiency::when_covered(hand, covered, self.rules);
        let open = || self.open_places(hand, covered);
        (deficiency, lowering(hand, deficiency, open).without(exhausted(hand)))
    }

    /// Returns the tiles that bring seven pairs nearer, even if runs and groups are the better
    /// plan.
    pub(crate) fn pairing(&self, hand: &Hand) -> Readings {
        let mut set = Readings::default();
        if hand.pairs_deficiency() > 0 {
            set = pairing(hand);
            set.insert(Reading::Wild);
        }
        set.without(exhausted(hand))
    }

    /// Returns the deficiency and the improving tiles after each discard. `copies` gives the number
    /// of copies of a tile that the caller counts on, usually those not seen; they make the
    /// weights. Hands of other sizes than 15 are accepted too. A tile is not improving if the whole
    /// hand, discard included, holds all its copies.
    ///
    /// ```
    /// use istaka::{Hand, Indicator, tiles};
    /// use istaka::okey::{Rules, Solver};
    /// let okey = Indicator("B6".parse()?).okey();
    /// let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13 Y1")?;
    /// let hand = Hand::of(okey, hand.iter().map(|t| t.kind())).unwrap();
    /// let mut solver = Solver::new(Rules::turkish().hands());
    /// let unseen = |reading| okey.in_play(reading) - hand.count_of(reading);
    /// let analysis = solver.analyse(&hand, unseen);
    /// let best: Vec<_> = analysis.best().map(|discard| discard.kind.to_string()).collect();
    /// assert_eq!((analysis.deficiency.best(), best), (1, vec!["Y1".into(), "B13".into()]));
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn analyse(&mut self, hand: &Hand, copies: impl Fn(Reading) -> u8) -> Analysis {
        self.analyse_those(hand, &Copies::of(copies), Those::All)
    }

    /// Does the work of [`Solver::analyse`] only for the discards that leave the lowest deficiency:
    /// all that a player needs, in half the time.
    pub fn analyse_best(&mut self, hand: &Hand, copies: impl Fn(Reading) -> u8) -> Analysis {
        self.analyse_those(hand, &Copies::of(copies), Those::Least)
    }

    fn analyse_those(&mut self, hand: &Hand, copies: &Copies, those: Those) -> Analysis {
        let keys = keys(hand);
        let naturals = hand.len() as u8 - hand.wilds();
        let covered = cover(&mut self.table, &keys, naturals.min(14));
        let whole = Deficiency::when_covered(hand, covered, self.rules);
        let after = After::of(&mut self.table, &mut self.changes, &keys, covered);
        let After { spare, improving, .. } = after;
        let exhausted = exhausted(hand);
        let mut discards = Vec::with_capacity(15);
        let mut consider = |reading: Reading, kept: u8, open: Option<Numbers>| {
            let mut rest = *hand;
            rest.remove_one(reading);
            let deficiency = Deficiency::when_covered(&rest, kept, self.rules);
            if !those.include(whole, deficiency) {
                return;
            }
            let open = || open.unwrap_or_else(|| self.open_places(&rest, kept));
            let improving = lowering(&rest, deficiency, open).without(exhausted);
            let weight = copies.of_all(improving);
            let kind = hand.okey().kind(reading);
            discards.push(Discard { kind, deficiency, improving, weight });
        };
        for face in hand.faces() {
            let spared = spare[face.color as usize] >> (face.number.get() - 1) & 1 == 1;
            let open = spared.then(|| improving[face.index()]);
            consider(Reading::Face(face), covered - u8::from(!spared), open);
        }
        if hand.wilds() > 0 {
            consider(Reading::Wild, covered, None);
        }
        Analysis { deficiency: whole, discards }
    }

    /// Returns the open places of runs and groups that cover `covered` ordinary tiles.
    fn open_places(&mut self, hand: &Hand, covered: u8) -> Numbers {
        improve::improving(&mut self.table, &mut self.changes, &keys(hand), covered)
    }
}

/// Returns the tiles that lower the deficiency of a hand, even if no copy is left. `open` finds the
/// open places of runs and groups; it is called only if these are the nearer plan.
fn lowering(hand: &Hand, deficiency: Deficiency, open: impl FnOnce() -> Numbers) -> Readings {
    let mut set = Readings::default();
    let least = deficiency.best();
    if least == 0 {
        return set;
    }
    if deficiency.melds == least {
        for (color, numbers) in open().iter().enumerate() {
            set.0 |= u64::from(*numbers) << (13 * color);
        }
    }
    if deficiency.pairs == Some(least) {
        set.0 |= pairing(hand).0;
    }
    set.insert(Reading::Wild);
    set
}

/// The discards to analyse.
#[derive(Clone, Copy)]
enum Those {
    All,
    /// Those that leave the lowest deficiency.
    Least,
}

impl Those {
    fn include(self, whole: Deficiency, left: Deficiency) -> bool {
        matches!(self, Those::All) || left.best() == whole.best()
    }
}

/// The number of copies of each tile, as one set for each binary digit.
struct Copies([Readings; 8]);

impl Copies {
    fn of(copies: impl Fn(Reading) -> u8) -> Copies {
        let mut digits = [Readings::default(); 8];
        for index in 0..=Face::COUNT {
            let mut n = copies(reading(index));
            // Usually there are at most two copies: two digits without a branch.
            digits[0].0 |= u64::from(n & 1) << index;
            digits[1].0 |= u64::from(n >> 1 & 1) << index;
            n &= !3;
            while n != 0 {
                digits[n.trailing_zeros() as usize].0 |= 1 << index;
                n &= n - 1;
            }
        }
        Copies(digits)
    }

    fn of_all(&self, set: Readings) -> u32 {
        let digits = self.0.iter().enumerate();
        digits.map(|(digit, copies)| (set.0 & copies.0).count_ones() << digit).sum()
    }
}

/// Returns the ordinary tiles that add a tile to seven pairs.
fn pairing(hand: &Hand) -> Readings {
    let (mut held, mut twice) = (Readings::default(), Readings::default());
    for color in Color::ALL {
        let key = hand.color(color);
        held.0 |= u64::from(numbers(key)) << (13 * color as usize);
        twice.0 |= u64::from(twins(key)) << (13 * color as usize);
    }
    let mut pairing = Readings::default();
    if twice.len() < 7 {
        pairing.0 |= held.without(twice).0;
    }
    if held.len() < 7 {
        pairing.0 |= FACES.without(held).0;
    }
    pairing
}

/// Returns the tiles whose copies in play are all in the hand.
fn exhausted(hand: &Hand) -> Readings {
    let mut set = Readings::default();
    for color in Color::ALL {
        let twins = twins(hand.color(color));
        set.0 |= u64::from(twins) << (13 * color as usize);
    }
    let okey = hand.okey();
    let open = okey.indicator().map(|open| okey.read(open.0));
    for scarce in open.into_iter().chain([Reading::Wild]) {
        if hand.count_of(scarce) >= okey.in_play(scarce) {
            set.insert(scarce);
        }
    }
    set
}
