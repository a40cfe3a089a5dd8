//! A fast hash for the keys of a search, which no attacker can choose.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map by the fast hash.
pub type MixMap<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// A set by the fast hash.
pub type MixSet<K> = HashSet<K, BuildHasherDefault<Mix>>;

/// The state of the hash.
// CITE: Knuth: The Art of Computer Programming, volume 3, section 6.4: multiplicative hashing.
#[derive(Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let number = eight.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
            self.write_u64(number);
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }
}
