//! The vectors of RULES section 12 for 106 tiles, by number. 12.4 is in `deal.rs`, 12.5 in
//! `round.rs`, and 12.6, whose points no match can reach, among the tests of `src/contest.rs`.

use crate::melds::{is_complete, okey, read};
use istaka::okey::Rules;

#[test]
fn rule_12_1_the_okey_and_the_false_joker() {
    assert_eq!(okey("B6").0.to_string(), "B7");
    let cases = [
        ("B8 B7 B7", "run B8 B9 B10"),
        ("F B8 B9", "run B7 B8 B9"),
        ("F R7 Y7", "group B7 R7 Y7"),
        ("Y9 B7 Y11", "run Y9 Y10 Y11"),
        ("F F", "pair B7 B7"),
        ("F B7", "pair B7 B7"),
        ("R7 F", "-"),
        ("B6 B7", "pair B6 B6"),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text, "B6", &Rules::turkish().hands()), expected, "{text}");
    }
    // The twin of the indicator pairs with no other tile.
    for kind in Rules::PACK.kinds().filter(|kind| *kind != "B6".parse().expect("a tile")) {
        let wild = kind == okey("B6").0;
        let pair = read(&format!("B6 {kind}"), "B6", &Rules::turkish().hands());
        assert_eq!(pair != "-", wild, "B6 {kind}");
    }
}

#[test]
fn rule_12_2_runs_and_groups() {
    let cases = [
        ("R12 R13 R1", "run R12 R13 R1"),
        ("R13 R1 R2", "-"),
        ("R1 R2 R3", "run R1 R2 R3"),
        ("R4 R4 Y4", "-"),
        ("R5 R6", "-"),
        ("R4 Y4 B4 K4", "group R4 Y4 B4 K4"),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text, "B6", &Rules::turkish().hands()), expected, "{text}");
    }
}

#[test]
fn rule_12_3_complete_hands() {
    let (turkish, board) = (Rules::turkish().hands(), Rules::board().hands());
    let run = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1";
    let pairs = "Y3 Y3 B5 B5 Y6 Y6 R6 R6 Y9 Y9 R10 R10 Y10 Y10";
    let wild = pairs.replacen("Y3 Y3", "Y3 K2", 1);
    let six = pairs.replacen("Y3 Y3", "Y3 K13", 1);
    for (hand, by_turkish, by_board) in [
        (run, true, true),
        (pairs, true, false),
        (wild.as_str(), true, false),
        (six.as_str(), false, false),
    ] {
        assert_eq!(is_complete(hand, "K1", &turkish), by_turkish, "{hand}");
        assert_eq!(is_complete(hand, "K1", &board), by_board, "{hand}");
    }
}
