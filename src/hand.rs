//! A hand as the solver reads it: counts by face plus wild tiles.
//!
//! One word per colour with two bits for each number, and a count of wild tiles:
//!
//! ```text
//!            13      3  2  1
//! colors[c]  00  …  01 10 00      one 3 and two 2s of colour c
//! ```

pub(crate) mod key;

use crate::coded::{Coded, codes, error};
use crate::tile::{Color, Face, Kind, Number, Reading, Wild};

/// A multiset of tiles of one round, by reading. It can only hold tiles that are in play together:
/// two of a face, but one of the indicator's, no more wild tiles than the round has, and no joker.
///
/// Order and physical copies are not stored.
///
/// ```
/// use istaka::{Hand, Indicator, Kind};
/// let okey = Indicator("B6".parse::<Kind>()?).okey();
/// let hand = Hand::of(okey, ["R5", "F", "B7"].map(|text| text.parse().unwrap()))?;
/// assert_eq!((hand.len(), hand.wilds()), (3, 1));
/// assert_eq!(hand.count("B7".parse()?), 1); // the false joker
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    okey: Wild,
    colors: [u32; 4],
    wilds: u8,
    len: u8,
}

/// More tiles of one kind than are in play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TooMany(pub Kind);

impl Coded for TooMany {
    codes! { TooMany(_) => "tooMany", }
}

error!(TooMany);

impl std::fmt::Display for TooMany {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "more tiles {} than are in play", self.0)
    }
}

impl Hand {
    /// The empty hand of a round with this okey.
    pub const fn empty(okey: Wild) -> Hand {
        Hand { okey, colors: [0; 4], wilds: 0, len: 0 }
    }

    /// Makes a hand of these kinds.
    ///
    /// # Errors
    /// [`TooMany`] names the first kind with too many tiles.
    pub fn of(okey: Wild, kinds: impl IntoIterator<Item = Kind>) -> Result<Hand, TooMany> {
        let mut hand = Hand::empty(okey);
        for kind in kinds {
            hand.add(kind)?;
        }
        Ok(hand)
    }

    /// The okey of the round.
    pub const fn okey(&self) -> Wild {
        self.okey
    }

    /// Number of tiles, wild ones included.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns `true` if there are no tiles.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Number of wild tiles, 0–2.
    pub const fn wilds(&self) -> u8 {
        self.wilds
    }

    /// Number of ordinary tiles of a face, 0–2. Wild tiles do not count.
    #[inline]
    pub const fn count(&self, face: Face) -> u8 {
        (self.colors[face.color as usize] >> shift(face.number) & 3) as u8
    }

    /// The counts of one colour: two bits for each number, number 1 in the lowest.
    pub const fn color(&self, color: Color) -> u32 {
        self.colors[color as usize]
    }

    /// Number of tiles with this reading.
    #[inline]
    pub const fn count_of(&self, reading: Reading) -> u8 {
        match reading {
            Reading::Wild => self.wilds,
            Reading::Face(face) => self.count(face),
        }
    }

    /// Number of faces that are held once, and number of those that are held twice.
    pub(crate) fn singles_and_doubles(&self) -> (u8, u8) {
        const ONCE: u32 = 0x155_5555;
        let held =
            |bits: u32| self.colors.iter().map(|color| (color & bits).count_ones()).sum::<u32>();
        (held(ONCE) as u8, held(ONCE << 1) as u8)
    }

    /// The faces held, each once, in index order.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        Face::all().filter(|&face| self.count(face) > 0)
    }

    /// Adds a tile of this kind.
    ///
    /// # Errors
    /// [`TooMany`] if no further one is in play; the hand is unchanged.
    pub fn add(&mut self, kind: Kind) -> Result<(), TooMany> {
        let reading = self.okey.read(kind);
        let count = self.count_of(reading);
        // At least one of each is in play, so the first one needs no look-up.
        if kind == Kind::Joker || count > 0 && count >= self.okey.in_play(reading) {
            return Err(TooMany(kind));
        }
        match reading {
            Reading::Wild => self.wilds += 1,
            Reading::Face(face) => self.colors[face.color as usize] += 1 << shift(face.number),
        }
        self.len += 1;
        Ok(())
    }

    /// Removes a tile of this kind. Returns `false` if there was none.
    pub fn remove(&mut self, kind: Kind) -> bool {
        self.remove_one(self.okey.read(kind))
    }

    /// Removes a tile with this reading. Returns `false` if there was none.
    pub(crate) fn remove_one(&mut self, reading: Reading) -> bool {
        if self.count_of(reading) == 0 {
            return false;
        }
        match reading {
            Reading::Wild => self.wilds -= 1,
            Reading::Face(face) => self.colors[face.color as usize] -= 1 << shift(face.number),
        }
        self.len -= 1;
        true
    }
}

#[inline]
const fn shift(number: Number) -> u32 {
    2 * (number.get() as u32 - 1)
}
