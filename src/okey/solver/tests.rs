//! The test vectors of RULES section 12 and known mistakes of public solvers.

use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedMutRandom, IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use super::complete::may_finish;
use crate::okey::{Explanation, HandRules, Rules, Solver, complete, complete_keeping};
use crate::{
    Color, Face, Hand, Indicator, Kind, Meld, MeldKind, Number, Reading, Tile, Wild, tiles,
    write_tiles,
};

const TURKISH: HandRules = HandRules { high_one: true, seven_pairs: true };
const BOARD: HandRules = HandRules { high_one: true, seven_pairs: false };

fn okey(indicator: &str) -> Wild {
    Indicator(indicator.parse::<Kind>().unwrap()).okey()
}

fn solve(indicator: &str, text: &str, rules: HandRules) -> Option<String> {
    let hand = tiles(text).unwrap();
    let melds = complete(&hand, okey(indicator), &rules)?;
    let mut used: Vec<_> = melds.iter().flat_map(|meld| meld.tiles.clone()).collect();
    let mut given = hand;
    used.sort();
    given.sort();
    assert_eq!(used, given, "each tile is in one meld");
    let written: Vec<String> = melds.iter().map(|meld: &Meld| write_tiles(&meld.faces)).collect();
    Some(written.join(" | "))
}

fn deficiency(indicator: &str, text: &str, rules: HandRules) -> (u8, Option<u8>) {
    let kinds = tiles(text).unwrap();
    let hand = Hand::of(okey(indicator), kinds.iter().map(|tile| tile.kind())).unwrap();
    let found = Solver::new(rules).deficiency(&hand);
    let zero = found.best() == 0;
    if kinds.len() == 14 {
        assert_eq!(zero, complete(&kinds, okey(indicator), &rules).is_some(), "{text}");
    }
    (found.melds, found.pairs)
}

#[test]
fn a_run_of_fourteen_is_complete() {
    let hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1";
    assert_eq!(solve("K1", hand, BOARD).unwrap(), hand);
    assert_eq!(deficiency("K1", hand, BOARD), (0, None));
    let low = HandRules { high_one: false, seven_pairs: false };
    assert_eq!(solve("K1", hand, low), None);
    assert_eq!(deficiency("K1", hand, low), (1, None));
}

#[test]
fn seven_pairs_with_one_wild_tile_are_complete_where_they_count() {
    let hand = "Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 R10 Y10 K2";
    assert!(solve("K1", hand, TURKISH).is_some());
    assert!(solve("K1", hand, BOARD).is_none());
    assert_eq!(deficiency("K1", hand, TURKISH).1, Some(0));
}

#[test]
fn six_pairs_and_two_odd_tiles_are_not_complete() {
    let hand = "Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 R10 Y10 B13";
    assert_eq!(solve("K1", hand, TURKISH), None);
    assert_eq!(deficiency("K1", hand, TURKISH).1, Some(1));
}

#[test]
fn seven_pairs_are_complete() {
    let hand = "Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 R10 Y10 Y10";
    assert!(solve("K1", hand, TURKISH).is_some());
    assert_eq!(solve("K1", hand, BOARD), None);
}

#[test]
fn seven_pairs_with_two_wild_tiles() {
    let apart = "Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 K2 Y10 K2";
    assert!(solve("K1", apart, TURKISH).is_some());
    let together = "Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 R10 K2 K2";
    assert!(solve("K1", together, TURKISH).unwrap().contains("K2 K2"));
}

#[test]
fn the_twin_of_the_indicator_pairs_with_a_wild_tile() {
    let hand = "K1 K2 Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 R10";
    assert!(solve("K1", hand, TURKISH).is_some());
}

#[test]
fn a_false_joker_is_not_wild_and_keeps_its_colour() {
    let wrong = "R1 R2 R3 R4 R5 R6 R7 R8 R9 K3 K4 K5 K6 F";
    assert_eq!(solve("B6", wrong, BOARD), None);
    let right = "R1 R2 R3 R4 R5 R6 R7 R8 R9 F B8 B9 B10 B11";
    assert!(solve("B6", right, BOARD).is_some());
}

#[test]
fn twelve_okey_one_is_a_run() {
    let hand = "R12 B7 R1 K4 K5 K6 K7 Y4 Y5 Y6 Y7 B1 B2 B3";
    assert!(solve("B6", hand, BOARD).unwrap().contains("R12 R13 R1"));
}

#[test]
fn one_okey_each_in_two_melds() {
    let hand = "R1 R2 B7 K4 K5 K6 K7 Y4 Y5 Y6 Y7 R9 K9 B7";
    assert!(solve("B6", hand, BOARD).is_some());
}

#[test]
fn a_group_of_four_from_two_tiles_and_two_okeys() {
    let hand = "R9 K9 B7 B7 R1 R2 R3 R4 R5 Y1 Y2 Y3 Y4 Y5";
    assert!(solve("B6", hand, BOARD).is_some());
    let hand = "R9 K9 B7 B7 R13 Y13 B13 K13 R1 Y1 B1 R3 Y3 B3";
    assert!(solve("B6", hand, BOARD).unwrap().contains("R9 Y9 B9 K9"));
}

#[test]
fn a_run_of_thirteen_needs_one_more() {
    let hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y5";
    assert_eq!(deficiency("B6", hand, BOARD), (1, None));
    let wild = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 B7";
    assert_eq!(deficiency("B6", wild, BOARD), (0, None));
}

#[test]
fn an_okey_at_either_end_of_a_run() {
    let above = "B7 R2 R3 R4 R5 R6 R7 Y9 B9 K9 Y10 B10 K10 R10";
    assert!(solve("B6", above, BOARD).is_some());
    let below = "R12 R13 B7 Y9 B9 K9 Y10 B10 K10 R10 Y1 Y2 Y3 Y4";
    let low = HandRules { high_one: false, seven_pairs: false };
    assert!(solve("B6", below, low).unwrap().contains("R11 R12 R13"));
}

#[test]
fn two_groups_of_one_number() {
    let apart = "R5 B5 Y5 K5 R1 R2 R3 K7 K8 K9";
    assert_eq!(deficiency("B6", apart, BOARD), (4, None));
    let doubled = "R5 B5 Y5 R5 B5 K5 R1 R2 R3 R4 K7 K8 K9 K10";
    assert!(solve("B6", doubled, BOARD).is_some());
}

/// Makes a complete hand with up to two wild tiles and one tile more. It may need tiles that are
/// not in play.
fn complete_with_one_more(okey: Wild, random: &mut ChaCha8Rng) -> Vec<Kind> {
    let mut kinds = Vec::new();
    let shapes: [&[usize]; 3] = [&[5, 5, 4], &[3, 3, 3, 5], &[3, 3, 4, 4]];
    for &length in shapes[random.random_range(0..3)] {
        let number = |place: usize| Number::new((place % 13) as u8 + 1).unwrap();
        let color = *Color::ALL.choose(random).unwrap();
        let place = random.random_range(0..=14 - length);
        let colors: Vec<Color> = Color::ALL.sample(random, length).copied().collect();
        let group = length < 5 && random.random_bool(0.4);
        let face = |i| match group {
            true => Face { color: colors[i], number: number(place) },
            false => Face { color, number: number(place + i) },
        };
        kinds.extend((0..length).map(|i| okey.kind(Reading::Face(face(i)))));
    }
    for _ in 0..random.random_range(0..=2) {
        *kinds.choose_mut(random).unwrap() = okey.kind(Reading::Wild);
    }
    kinds.push(Rules::PACK.tiles().nth(random.random_range(0..Rules::PACK.size())).unwrap().kind());
    kinds
}

#[test]
fn the_quick_look_misses_no_hand_that_is_complete_without_a_tile() {
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let mut seen = [0; 3];
    for indicator in ["B6", "R13", "Y1", "F"] {
        for _ in 0..20_000 {
            let kinds = complete_with_one_more(okey(indicator), &mut random);
            if let Ok(hand) = Hand::of(okey(indicator), kinds.iter().copied()) {
                assert!(may_finish(&hand, &BOARD), "{indicator}: {}", write_tiles(&kinds));
                seen[usize::from(hand.wilds())] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 3_000), "{seen:?}");
}

#[test]
fn a_small_hand_misses_the_rest() {
    assert_eq!(deficiency("B6", "", TURKISH), (14, Some(14)));
    assert_eq!(deficiency("B6", "B7 B7", TURKISH), (12, Some(12)));
    assert_eq!(deficiency("B6", "R5 R5 R9", TURKISH), (11, Some(11)));
}

/// Checks the promises of an explanation for any hand, and returns it.
fn explain(solver: &mut Solver, indicator: &str, text: &str) -> Explanation {
    let (hand, okey) = (tiles(text).unwrap(), okey(indicator));
    let why = solver.explain(&hand, okey);
    let best = usize::from(why.deficiency.best());
    let held: Vec<_> = why.nearest.iter().flat_map(|meld| &meld.tiles).flatten().copied().collect();
    assert_eq!(why.nearest.iter().map(|meld| meld.faces.len()).sum::<usize>(), 14, "{text}");
    assert_eq!((held.len(), why.missing.len()), (14 - best, best), "{text}");
    let mut all = [held.clone(), why.unfit.clone()].concat();
    let mut given = hand.clone();
    all.sort();
    given.sort();
    assert_eq!(all, given, "{text}");
    // The missing tiles make it a complete hand of tiles in play.
    let missing = why.missing.iter().map(|&reading| okey.kind(reading));
    let kinds = held.iter().map(|tile| tile.kind()).chain(missing);
    let whole = Hand::of(okey, kinds).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(solver.deficiency(&whole).best(), 0, "{text}");
    why
}

#[test]
fn an_explanation_is_a_complete_hand_in_play() {
    let mut solver = Solver::new(TURKISH);
    assert!(
        explain(&mut solver, "K1", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1")
            .missing
            .is_empty()
    );
    explain(&mut solver, "B6", "");
    explain(&mut solver, "F", "");
    explain(&mut solver, "F", "F");
    explain(&mut solver, "K5", "K3 K3 K4 K4 K6 K6 K7 K7 K5 Y5 B5 Y5 B5 R5");
    explain(&mut solver, "R3", "R1 R2 R1 R2 Y3 B3 K3 Y3 B3 K3");
    explain(&mut solver, "F", "R3 R3 Y3 Y3 B3 B3 K3 K3 R1 R2 R4 R5");
    explain(&mut solver, "B6", "B7 B7 B6 R1 Y1 K9");
    let mut seed = 7u64;
    for _ in 0..3000 {
        let indicator = ["B6", "K13", "F", "R3"][seed as usize >> 40 & 3];
        let mut left: Vec<Tile> = Rules::PACK.tiles().collect();
        left.retain(|tile| tile.to_string() != indicator);
        let size = seed >> 50 & 15;
        let hand: Vec<Tile> = (0..size)
            .map(|_| {
                seed = seed
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                // A narrow band makes plans that need more tiles than exist.
                let band = if size < 12 { left.len() } else { left.len().min(24) };
                left.remove((seed >> 33) as usize % band)
            })
            .collect();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        explain(&mut solver, indicator, &write_tiles(&hand));
    }
}

#[test]
fn the_indicators_twin_is_kept_for_seven_pairs_only_with_an_okey_for_it() {
    let mut solver = Solver::new(TURKISH);
    let six = "R1 R1 R3 R3 R5 R5 R7 R7 Y1 Y1";
    let mut lacks = |rest: &str| {
        let why = explain(&mut solver, "K9", &format!("{six} {rest}"));
        let missing: Vec<String> = why.missing.iter().map(Reading::to_string).collect();
        (missing.join(" "), write_tiles(&why.unfit))
    };
    assert_eq!(lacks("Y3 Y3 K9 B5"), ("B5".to_owned(), "K9".to_owned()));
    assert_eq!(lacks("K10 K9 B5 Y3"), ("Y3".to_owned(), "B5".to_owned()));
}

#[test]
fn tiles_that_are_not_in_play_together_are_unfit() {
    let hand = tiles("B6 B6 R1").unwrap();
    let why = Solver::new(TURKISH).explain(&hand, okey("B6"));
    assert_eq!((why.unfit, why.deficiency.best()), (hand, 14));
}

#[test]
fn the_rack_is_kept_where_it_is_complete() {
    let keep = |rack: &[&str]| {
        let blocks: Vec<Vec<Tile>> = rack.iter().map(|block| tiles(block).unwrap()).collect();
        let melds = complete_keeping(&blocks, okey("B6"), &TURKISH)?;
        let written = melds.iter().map(|meld: &Meld| write_tiles(&meld.tiles));
        Some(written.collect::<Vec<_>>().join(" | "))
    };
    let apart = ["R1 R2 R3", "R4 R5 R6 R7", "Y9 B9 K9", "K1 K2 K3 K4"];
    assert_eq!(keep(&apart).unwrap(), "R1 R2 R3 | R4 R5 R6 R7 | Y9 B9 K9 | K1 K2 K3 K4");
    let loose = ["R1 R2 R3 R4", "R5", "R6 R7", "Y9 B9", "K9 K1 K2 K3 K4"];
    assert_eq!(keep(&loose).unwrap(), "R1 R2 R3 R4 R5 R6 R7 | K1 K2 K3 K4 | Y9 B9 K9");
    assert_eq!(keep(&["R1 R2 R3", "R4 R5 R6 R7", "Y9 B9 K9", "K1 K2 K3 K5"]), None);
    assert_eq!(keep(&["R1 R2 R3"]), None);
}

#[test]
fn an_arrangement_has_every_tile_once() {
    let hand = tiles("R1 B9 R2 R3 Y9 B7 Y11 K13 K5 K6 K7 K8 R12 B13").unwrap();
    let arranged = Solver::new(TURKISH).arrange(&hand, okey("B6"));
    let mut all: Vec<_> = arranged.melds.iter().flat_map(|meld| meld.tiles.clone()).collect();
    all.extend(arranged.partial.iter().flatten());
    all.extend(&arranged.rest);
    all.sort();
    let mut given = hand.clone();
    given.sort();
    assert_eq!(all, given);
}

#[test]
fn no_complete_run_is_left_in_an_incomplete_one() {
    // The plan needs K4, but K5 K6 K7 are a run without it; R9 is wild.
    let mut solver = Solver::new(TURKISH);
    for (hand, loose) in [
        ("Y6 Y7 Y8 K11 K12 K13 R2 B2 K2 K3 K5 K6 K7 B8", "K3 B8"),
        ("Y6 Y7 Y8 K11 K12 K13 R2 B2 K2 Y11 Y13 R9 B8 K5", "B8 K5"),
    ] {
        let arranged = solver.arrange(&tiles(hand).unwrap(), okey("R8"));
        assert_eq!(write_tiles(&arranged.loose()), loose, "{hand}");
    }
}

#[test]
fn no_part_of_an_arrangement_holds_a_meld() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let mut solver = Solver::new(TURKISH);
    for _ in 0..3000 {
        let mut set: Vec<Tile> = Rules::PACK.tiles().collect();
        set.shuffle(&mut random);
        set.retain(|tile| tile.to_string() != "R8");
        let arranged = solver.arrange(&set[..14], okey("R8"));
        if arranged.melds.iter().any(|meld| meld.kind == MeldKind::Pair) {
            continue;
        }
        for part in &arranged.partial {
            for (from, to) in
                (0..part.len()).flat_map(|i| (i + 3..=part.len()).map(move |j| (i, j)))
            {
                let meld = Meld::read(&part[from..to], okey("R8"), &TURKISH.melds());
                assert_eq!(meld, None, "{} of {}", write_tiles(part), write_tiles(&set[..14]));
            }
        }
    }
}
