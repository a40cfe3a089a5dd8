//! The solver compared with a naive twin on every hand of up to four tiles, and on some of five, in
//! `cargo xtask test --all` on all of them.
//!
//! The twin shares no code with the solver. It divides the tiles of a small hand into blocks in
//! every possible way and computes the length of the shortest meld that holds each block.

use crate::sample::sample;
use istaka::okey::{HandRules, Solver};
use istaka::{Face, Hand, Indicator, Kind, Reading, Wild};

/// Number of tiles of each face, from 0 to 51, colour by colour.
type Tiles = Vec<usize>;

/// The length of the shortest meld that holds these faces, if there is one. Only a run from 1 to
/// the high 1 has a face twice, and that lacks more tiles than a small hand can cover.
fn shortest(block: &[usize], high_one: bool) -> Option<usize> {
    let color = |face: usize| face / 13;
    let number = |face: usize| face % 13 + 1;
    if (1..block.len()).any(|i| block[..i].contains(&block[i])) {
        return None;
    }
    if block.len() > 1 && block.iter().all(|&f| number(f) == number(block[0])) {
        return Some(block.len().max(3));
    }
    let one_color = block.iter().all(|&f| color(f) == color(block[0]));
    let span = |high: bool| {
        let places = block.iter().map(|&f| if high && number(f) == 1 { 14 } else { number(f) });
        (places.clone().max().unwrap() - places.min().unwrap() + 1).max(3)
    };
    let low = one_color.then(|| span(false));
    let high = (one_color && high_one).then(|| span(true));
    [low, high].into_iter().flatten().min()
}

/// The largest number of tiles that melds of fourteen places cover, given the blocks so far.
fn covered(rest: &[usize], blocks: &mut Vec<Vec<usize>>, high_one: bool) -> usize {
    let Some((&tile, rest)) = rest.split_first() else {
        let lengths = blocks.iter().map(|block| shortest(block, high_one).unwrap());
        // Further places make runs longer, or more melds. Small hands have no three full groups,
        // which could not grow from twelve places to fourteen.
        let fits = lengths.sum::<usize>() <= 14;
        return if fits { blocks.iter().map(Vec::len).sum() } else { 0 };
    };
    let mut best = covered(rest, blocks, high_one);
    for i in 0..=blocks.len() {
        if i == blocks.len() {
            blocks.push(Vec::new());
        }
        blocks[i].push(tile);
        if shortest(&blocks[i], high_one).is_some() {
            best = best.max(covered(rest, blocks, high_one));
        }
        blocks[i].pop();
    }
    blocks.pop();
    best
}

fn okey() -> Wild {
    Indicator("K13".parse::<Kind>().unwrap()).okey()
}

/// Visits every hand of exactly `size` tiles: `kinds` are 0–51 for the faces and 52 for wild.
fn hands(size: usize, from: usize, tiles: &mut Tiles, visit: &mut impl FnMut(&Tiles)) {
    if size == 0 {
        return visit(tiles);
    }
    for kind in from..53 {
        for copies in 1..=size.min(2) {
            (0..copies).for_each(|_| tiles.push(kind));
            hands(size - copies, kind + 1, tiles, visit);
            tiles.truncate(tiles.len() - copies);
        }
    }
}

#[test]
fn hands_up_to_five_tiles() {
    let rules = HandRules { high_one: true, seven_pairs: true };
    let mut solver = Solver::new(rules);
    // A prime, to be independent of the order of the hands.
    let every = sample(31, 1);
    let (mut visited, mut compared) = (0, 0);
    for size in 0..=5 {
        hands(size, 0, &mut Vec::new(), &mut |tiles| {
            visited += 1;
            if size == 5 && visited % every != 0 {
                return;
            }
            let readings = tiles.iter().map(|&kind| match kind {
                52 => Reading::Wild,
                face => Reading::Face(Face::from_index(face)),
            });
            // The indicator's face has only one tile in play, so this hand cannot be built.
            let Ok(hand) = Hand::of(okey(), readings.map(|r| okey().kind(r))) else {
                assert!(tiles.windows(2).any(|two| two == [51, 51]));
                return;
            };
            let naturals: Tiles = tiles.iter().copied().filter(|&kind| kind < 52).collect();
            let wilds = tiles.len() - naturals.len();
            let melds = 14 - wilds - covered(&naturals, &mut Vec::new(), true);
            let found = solver.deficiency(&hand);
            assert_eq!(usize::from(found.melds), melds, "{hand:?}");
            compared += 1;
        });
    }
    assert_eq!(visited, 1 + 53 + 1_431 + 26_182 + 364_481 + 4_111_263);
    // Without those that hold the indicator's face twice.
    assert_eq!(compared, sample(522_517, visited - (1 + 52 + 1_378 + 24_752)));
}
