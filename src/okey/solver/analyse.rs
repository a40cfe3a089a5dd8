//! What to discard and what to hope for: improving tiles, and the choice among fifteen.

use std::cmp::Reverse;

use super::Solver;
use super::after::After;
use super::color::{numbers, twins};
use super::cover::{cover, keys};
use super::deficiency::Deficiency;
use super::improve::{self, Numbers};
use crate::hand::Hand;
use crate::tile::{Color, Face, Kind, Reading};

/// A set of tiles by what they mean.
///
/// ```
/// use istaka::{Reading, Readings};
/// let red_five = Reading::Face("R5".parse()?);
/// let set = Readings::from_iter([red_five, Reading::Wild]);
/// assert!(set.contains(red_five));
/// assert_eq!(set.iter().last(), Some(Reading::Wild));
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Readings(u64);

impl Readings {
    /// Whether it is in the set.
    pub const fn contains(self, reading: Reading) -> bool {
        self.0 >> index(reading) & 1 == 1
    }

    /// How many different tiles there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in the order of the faces, the wild one last.
    pub fn iter(self) -> impl Iterator<Item = Reading> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| reading(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// How many copies of these tiles there are, given how many there are of each.
    pub fn weight(self, copies: impl Fn(Reading) -> u8) -> u32 {
        self.iter().map(|reading| u32::from(copies(reading))).sum()
    }

    /// The set without those of another.
    const fn without(self, other: Readings) -> Readings {
        Readings(self.0 & !other.0)
    }

    /// Adds a tile.
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

const fn index(reading: Reading) -> usize {
    match reading {
        Reading::Face(face) => face.index(),
        Reading::Wild => Face::COUNT,
    }
}

const fn reading(index: usize) -> Reading {
    if index < Face::COUNT { Reading::Face(Face::from_index(index)) } else { Reading::Wild }
}

/// What a hand is worth after one of its tiles is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The tile, as printed.
    pub kind: Kind,
    /// The deficiency of the other tiles.
    pub deficiency: Deficiency,
    /// What would lower it.
    pub improving: Readings,
    /// How many copies of those there are, as the caller counts them.
    pub weight: u32,
}

impl Discard {
    /// The lower, the better for the hand alone.
    pub(crate) fn rank(&self) -> (u8, Reverse<u32>) {
        (self.deficiency.best(), Reverse(self.weight))
    }
}

/// Every discard from a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The deficiency of the whole hand: the least over the discards.
    pub deficiency: Deficiency,
    /// One entry for each different tile, in the order of the faces, a wild tile last; of
    /// [`Solver::analyse_best`] only for some.
    pub discards: Vec<Discard>,
}

impl Analysis {
    /// The discards that leave the least deficiency and, of these, the most copies to hope for.
    pub fn best(&self) -> impl Iterator<Item = &Discard> {
        let least = self.discards.iter().map(Discard::rank).min();
        self.discards.iter().filter(move |discard| Some(discard.rank()) == least)
    }
}

impl Solver {
    /// The tiles whose draw lowers the deficiency of the hand. None if it is complete, and none of
    /// which the hand holds every copy in play; whether copies are left elsewhere is the caller's
    /// knowledge. Total: hands of any size.
    ///
    /// ```
    /// use istaka::{Hand, Indicator, Rules, Solver, tiles, write_tiles};
    /// let okey = Indicator("B6".parse()?).okey();
    /// let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13")?;
    /// let hand = Hand::of(okey, hand.iter().map(|t| t.kind())).unwrap();
    /// let improving = Solver::new(Rules::turkish().hands).improving(&hand);
    /// let kinds: Vec<_> = improving.iter().map(|reading| okey.kind(reading)).collect();
    /// assert_eq!(write_tiles(&kinds), "B1 B4 B7");
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn improving(&mut self, hand: &Hand) -> Readings {
        self.prospect(hand).1
    }

    /// The deficiency of a hand, and what lowers it.
    pub(crate) fn prospect(&mut self, hand: &Hand) -> (Deficiency, Readings) {
        let keys = keys(hand);
        let naturals = hand.len() as u8 - hand.wilds();
        let covered = cover(&mut self.table, &keys, naturals.min(14));
        let deficiency = Deficiency::when_covered(hand, covered, self.rules);
        let open = || self.open_places(hand, covered);
        (deficiency, lowering(hand, deficiency, open).without(exhausted(hand)))
    }

    /// What brings seven pairs of a hand nearer, whichever plan is the better one.
    pub(crate) fn pairing(&self, hand: &Hand) -> Readings {
        let mut set = Readings::default();
        if hand.pairs_deficiency() > 0 {
            set = pairing(hand);
            set.insert(Reading::Wild);
        }
        set.without(exhausted(hand))
    }

    /// What each discard leaves, and what it leaves to hope for. `copies` says how many copies of
    /// a tile the caller counts on, as a rule those that he has not seen; they make the weights.
    /// Total: also hands of other sizes than 15, where it looks at hands one tile smaller. A tile
    /// of which the whole hand holds every copy, the discard included, is not among the improving
    /// ones.
    ///
    /// ```
    /// use istaka::{Hand, Indicator, Rules, Solver, tiles};
    /// let okey = Indicator("B6".parse()?).okey();
    /// let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13 Y1")?;
    /// let hand = Hand::of(okey, hand.iter().map(|t| t.kind())).unwrap();
    /// let mut solver = Solver::new(Rules::turkish().hands);
    /// let unseen = |reading| okey.in_play(reading) - hand.count_of(reading);
    /// let analysis = solver.analyse(&hand, unseen);
    /// let best: Vec<_> = analysis.best().map(|discard| discard.kind.to_string()).collect();
    /// assert_eq!((analysis.deficiency.best(), best), (1, vec!["Y1".into(), "B13".into()]));
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn analyse(&mut self, hand: &Hand, copies: impl Fn(Reading) -> u8) -> Analysis {
        self.analyse_those(hand, &Copies::of(copies), Those::All)
    }

    /// [`Solver::analyse`] of the discards that leave the least deficiency only: what a player
    /// needs, in half the time.
    pub fn analyse_best(&mut self, hand: &Hand, copies: impl Fn(Reading) -> u8) -> Analysis {
        self.analyse_those(hand, &Copies::of(copies), Those::Least)
    }

    /// Some discards.
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

    /// The open places of runs and groups, which cover so many of the ordinary tiles.
    fn open_places(&mut self, hand: &Hand, covered: u8) -> Numbers {
        improve::improving(&mut self.table, &mut self.changes, &keys(hand), covered)
    }
}

/// What lowers the deficiency of a hand, whether or not there is a copy left. `open` finds the open
/// places of runs and groups; it is asked only if these are the nearer plan.
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

/// Which discards are looked at.
#[derive(Clone, Copy)]
enum Those {
    All,
    /// Those that leave the least deficiency.
    Least,
}

impl Those {
    fn include(self, whole: Deficiency, left: Deficiency) -> bool {
        matches!(self, Those::All) || left.best() == whole.best()
    }
}

/// How many copies there are of each tile: a set for each binary digit.
struct Copies([Readings; 8]);

impl Copies {
    fn of(copies: impl Fn(Reading) -> u8) -> Copies {
        let mut digits = [Readings::default(); 8];
        for index in 0..=Face::COUNT {
            let mut n = copies(reading(index));
            // As a rule there are at most two: no need to guess how many.
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

/// The ordinary tiles with which seven pairs have one tile more.
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

/// The tiles of which the hand holds every copy in play.
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
