//! Who begins a match.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The player who deals the first round of the match with this seed where the dealer is chosen at
/// random, 0 for the first of them.
pub fn first_dealer(seed: u64, players: usize) -> usize {
    start(seed).random_range(0..players as u32) as usize
}

/// The throws of the match with this seed for who begins (RULES section 4, S1): every one of
/// `players` throws the die, then those who tie for the highest, until there is one. Each throw
/// names the player, 0 for the first, and the pips.
///
/// ```
/// let throws = istaka::starting_throws(5, 4);
/// assert_eq!(throws[0].len(), 4);
/// let (winner, pips) = throws.last().unwrap().iter().max_by_key(|throw| throw.1).unwrap();
/// assert!(*winner < 4 && (1..=6).contains(pips));
/// ```
pub fn starting_throws(seed: u64, players: usize) -> Vec<Vec<(usize, u8)>> {
    let mut random = start(seed);
    let mut throwing: Vec<usize> = (0..players).collect();
    let mut throws = Vec::new();
    while throwing.len() > 1 {
        let round: Vec<(usize, u8)> =
            throwing.iter().map(|&player| (player, random.random_range(1..=6u32) as u8)).collect();
        let highest = round.iter().map(|&(_, pips)| pips).max();
        throwing = round.iter().filter(|throw| Some(throw.1) == highest).map(|t| t.0).collect();
        throws.push(round);
    }
    throws
}

/// Stream 0: rounds count from 1.
fn start(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
