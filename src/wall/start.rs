//! The choice of the first dealer or starter of a match.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::tile::{Kind, Pack, Tile};

/// Chooses the first dealer of the match with this seed at random, 0 for the first player.
pub fn first_dealer(seed: u64, players: usize) -> usize {
    start(seed).random_range(0..players as u32) as usize
}

/// The throws of the die for the start of the match with this seed (RULES section 4, S1): each of
/// `players` throws, then those who tie for the highest, until one is left. Each throw has the
/// player, 0 for the first, and the pips.
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

/// The tiles drawn for the start of the match with this seed (RULES 7.1): each of `players` draws
/// one of all tiles, then those who tie for the highest draw again, until one is left. A joker is
/// higher than any number. Each draw has the player, 0 for the first.
///
/// ```
/// use istaka::rummi::Rules;
/// let draws = istaka::starting_tiles(Rules::rummi80(4).pack(), 5, 4);
/// assert_eq!(draws[0].len(), 4);
/// assert!(istaka::tile_winner(&draws) < 4);
/// ```
pub fn starting_tiles(pack: Pack, seed: u64, players: usize) -> Vec<Vec<(usize, Tile)>> {
    let mut random = start(seed);
    let mut drawing: Vec<usize> = (0..players).collect();
    let mut draws = Vec::new();
    while drawing.len() > 1 {
        let mut tiles: Vec<Tile> = pack.tiles().collect();
        tiles.shuffle(&mut random);
        let round: Vec<(usize, Tile)> = drawing.iter().copied().zip(tiles).collect();
        let highest = round.iter().map(|&(_, tile)| height(tile)).max();
        let ties = round.iter().filter(|draw| Some(height(draw.1)) == highest);
        drawing = ties.map(|draw| draw.0).collect();
        draws.push(round);
    }
    draws
}

/// The player with the highest tile, 0 for the first player.
///
/// # Panics
/// If no player has drawn.
pub fn tile_winner(draws: &[Vec<(usize, Tile)>]) -> usize {
    let last = draws.last().expect("somebody draws");
    last.iter().max_by_key(|draw| height(draw.1)).expect("somebody draws").0
}

/// The rank of a tile drawn for the start.
fn height(tile: Tile) -> u8 {
    match tile.kind() {
        Kind::Face(face) => face.number.get(),
        Kind::FalseJoker | Kind::Joker => u8::MAX,
    }
}

/// Stream 0: rounds count from 1.
fn start(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
