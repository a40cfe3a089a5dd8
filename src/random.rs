//! Random numbers that follow from a seed and a situation: in the same situation the same player
//! always decides the same.

use crate::tile::Tile;

/// A small generator: SplitMix64.
// CITE: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014.
pub struct Random(u64);

impl Random {
    /// Creates a generator for one of many decisions of a seed; each decision has its own number.
    pub const fn new(seed: u64, decision: u64) -> Random {
        Random(seed ^ decision.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// Creates a generator for a player's decision from the seed, the hand, and the moment, a
    /// number unique in the round.
    pub fn of(seed: u64, moment: usize, hand: &[Tile]) -> Random {
        let mix =
            |sum: u64, number: usize| (sum ^ number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hand = hand.iter().map(|held| held.index());
        Random(hand.chain([moment]).fold(seed, mix))
    }

    /// A number from 0 to 2⁶⁴ − 1.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`, uniformly distributed.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.number()) * u128::from(n)) >> 64) as u32
    }

    /// Shuffles uniformly by Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A random number within `percent` percent of `number`.
    pub fn around(&mut self, number: u32, percent: u32) -> u32 {
        number * (100 - percent + self.below(2 * percent + 1)) / 100
    }

    /// Returns `true` with a chance of `percent` percent.
    pub fn happens(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}
