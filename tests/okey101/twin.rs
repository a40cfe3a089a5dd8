//! A naive twin of the solver: lists every meld of a hand as a set of tiles, and tries them.

use std::collections::HashMap;

use istaka::{Color, Face, Number, Reading, Tile, Wild};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// A meld as a set of tiles of a hand, with its value and the sum of its ordinary tiles.
#[derive(Clone, Copy)]
pub struct Meld {
    pub tiles: u32,
    pub value: u32,
    pub shed: u32,
}

/// All runs of three to `longest` tiles and all groups of a hand.
pub fn melds(hand: &[Tile], okey: Wild, longest: usize) -> Vec<Meld> {
    let mut found = HashMap::new();
    for color in Color::ALL {
        for first in 1..=11_u8 {
            for length in 3..=longest.min(14 - usize::from(first)) {
                let place = |at: usize| Number::new(first + at as u8).expect("a number");
                let faces: Vec<Face> =
                    (0..length).map(|at| Face { color, number: place(at) }).collect();
                fill(hand, okey, &faces, 0, &mut found);
            }
        }
    }
    for number in Number::all() {
        for colors in 0_usize..16 {
            let of = |color: &Color| colors >> (*color as usize) & 1 == 1;
            let faces: Vec<Face> =
                Color::ALL.into_iter().filter(of).map(|color| Face { color, number }).collect();
            if faces.len() >= 3 {
                fill(hand, okey, &faces, 0, &mut found);
            }
        }
    }
    found.into_values().collect()
}

/// Fills places with tiles in all ways, and keeps the dearest meld of each set of tiles.
fn fill(hand: &[Tile], okey: Wild, faces: &[Face], tiles: u32, found: &mut HashMap<u32, Meld>) {
    let done = tiles.count_ones() as usize;
    let read = |at: usize| okey.read(hand[at].kind());
    if done == faces.len() {
        let ordinary =
            (0..hand.len()).filter(|&at| tiles >> at & 1 == 1).filter_map(|at| read(at).face());
        let shed: u32 = ordinary.map(|face| u32::from(face.number.get())).sum();
        let value = faces.iter().map(|face| u32::from(face.number.get())).sum();
        if shed > 0 {
            let meld = found.entry(tiles).or_insert(Meld { tiles, value, shed });
            meld.value = meld.value.max(value);
        }
        return;
    }
    for at in 0..hand.len() {
        let fits = read(at) == Reading::Wild || read(at) == Reading::Face(faces[done]);
        if tiles >> at & 1 == 0 && fits {
            // The places are filled in order, so `done` counts them.
            fill(hand, okey, faces, tiles | 1 << at, found);
        }
    }
}

/// The greatest value of disjoint melds among these tiles.
pub fn most(melds: &[Meld], tiles: u32, known: &mut HashMap<u32, u32>) -> u32 {
    if tiles == 0 {
        return 0;
    }
    if let Some(&most) = known.get(&tiles) {
        return most;
    }
    let lowest = tiles & tiles.wrapping_neg();
    let mut best = most(melds, tiles & !lowest, known);
    for meld in melds.iter().filter(|meld| meld.tiles & lowest != 0 && meld.tiles & !tiles == 0) {
        best = best.max(meld.value + most(melds, tiles & !meld.tiles, known));
    }
    known.insert(tiles, best);
    best
}

/// The greatest value that leaves a tile.
pub fn value(hand: &[Tile], okey: Wild, longest: usize) -> u32 {
    let melds = melds(hand, okey, longest);
    let all = (1_u32 << hand.len()) - 1;
    let mut known = HashMap::new();
    (0..hand.len()).map(|at| most(&melds, all & !(1 << at), &mut known)).max().unwrap_or(0)
}

/// Returns `true` if disjoint melds hold all of these tiles.
pub fn covered(melds: &[u32], tiles: u32) -> bool {
    let lowest = tiles & tiles.wrapping_neg();
    let fits = |meld: &&u32| **meld & lowest != 0 && **meld & !tiles == 0;
    tiles == 0 || melds.iter().filter(fits).any(|meld| covered(melds, tiles & !meld))
}

/// A random hand of a round with this indicator. A class above 0 makes equal and neighbouring tiles
/// likely, by taking tiles from a few numbers only.
pub fn hand(random: &mut ChaCha8Rng, size: usize, class: usize) -> (Vec<Tile>, Wild) {
    let mut tiles: Vec<Tile> = istaka::okey101::Rules::PACK.tiles().collect();
    tiles.shuffle(random);
    let is_face = |tile: &Tile| matches!(tile.kind(), istaka::Kind::Face(_));
    let at = tiles.iter().position(is_face).expect("a face");
    let okey = istaka::Indicator(tiles.remove(at).kind()).okey();
    if class > 0 {
        let from = random.random_range(1..=9_u8);
        let near = |tile: &Tile| match okey.read(tile.kind()) {
            Reading::Wild => true,
            Reading::Face(face) => (from..from + 5).contains(&face.number.get()),
        };
        tiles.sort_by_key(|tile| !near(tile));
        let near = tiles.iter().filter(|tile| near(tile)).count();
        tiles[..near].shuffle(random);
    }
    tiles.truncate(size);
    (tiles, okey)
}

pub fn random(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
