//! The vectors of RULES section 12 and the mistakes of public solvers, by name.

use crate::{Hand, Indicator, Kind, Meld, MeldRules, Okey, Solver, complete, tiles, write_tiles};

const TURKISH: MeldRules = MeldRules { high_one: true, seven_pairs: true };
const BOARD: MeldRules = MeldRules { high_one: true, seven_pairs: false };

fn okey(indicator: &str) -> Okey {
    Indicator(indicator.parse::<Kind>().unwrap()).okey()
}

fn solve(indicator: &str, text: &str, rules: MeldRules) -> Option<String> {
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

fn deficiency(indicator: &str, text: &str, rules: MeldRules) -> (u8, Option<u8>) {
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
    let low = MeldRules { high_one: false, seven_pairs: false };
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
    let low = MeldRules { high_one: false, seven_pairs: false };
    assert!(solve("B6", below, low).unwrap().contains("R11 R12 R13"));
}

#[test]
fn two_groups_of_one_number() {
    let apart = "R5 B5 Y5 K5 R1 R2 R3 K7 K8 K9";
    assert_eq!(deficiency("B6", apart, BOARD), (4, None));
    let doubled = "R5 B5 Y5 R5 B5 K5 R1 R2 R3 R4 K7 K8 K9 K10";
    assert!(solve("B6", doubled, BOARD).is_some());
}

#[test]
fn a_small_hand_misses_the_rest() {
    assert_eq!(deficiency("B6", "", TURKISH), (14, Some(14)));
    assert_eq!(deficiency("B6", "B7 B7", TURKISH), (12, Some(12)));
    assert_eq!(deficiency("B6", "R5 R5 R9", TURKISH), (11, Some(11)));
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
