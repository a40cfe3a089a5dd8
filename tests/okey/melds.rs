//! RULES sections 2 and 3; the vectors of section 12 are in `vectors.rs`.

use istaka::okey::{HandRules, Rules, complete};
use istaka::{
    Face, Hand, Indicator, Kind, Meld, MeldRules, Number, Reading, Tile, Which, Wild, melds, tiles,
    write_tiles,
};

const TURKISH: HandRules = HandRules { high_one: true, seven_pairs: true };
const LOW_ONE: HandRules = HandRules { high_one: false, seven_pairs: true };

pub fn okey(indicator: &str) -> Wild {
    Indicator(indicator.parse::<Kind>().expect("a tile")).okey()
}

/// The kind of the tiles as written, `run`, `group`, `pair` or `-`, and the faces they stand for.
pub fn read(text: &str, indicator: &str, rules: &HandRules) -> String {
    let (tiles, okey) = (tiles(text).expect("tiles"), okey(indicator));
    let named = |name: &str, meld: Meld| format!("{name} {}", write_tiles(&meld.faces));
    Meld::run_as_written(&tiles, okey, &rules.melds())
        .map(|meld| named("run", meld))
        .or_else(|| Meld::group(&tiles, okey).map(|meld| named("group", meld)))
        .or_else(|| Meld::pair(&tiles, okey).map(|meld| named("pair", meld)))
        .unwrap_or_else(|| "-".into())
}

/// Returns `true` if a hand can be divided into melds or pairs, and checks that these hold all of
/// it.
pub fn is_complete(text: &str, indicator: &str, rules: &HandRules) -> bool {
    let mut hand = tiles(text).expect("tiles");
    let found = complete(&hand, okey(indicator), rules);
    if let Some(melds) = &found {
        let mut laid: Vec<_> = melds.iter().flat_map(|meld| meld.tiles.clone()).collect();
        laid.sort_unstable();
        hand.sort_unstable();
        assert_eq!(laid, hand, "{text}");
    }
    found.is_some()
}

#[test]
fn the_okey_is_the_next_number_and_after_13_comes_1() {
    for (indicator, expected) in [("B6", "B7"), ("R13", "R1"), ("K1", "K2"), ("F", "F")] {
        let okey = okey(indicator);
        assert_eq!(okey.0.to_string(), expected, "indicator {indicator}");
        assert_eq!(okey.indicator().expect("it lies open").0.to_string(), indicator);
    }
}

#[test]
fn melds_read_as_the_rules_say() {
    let cases = [
        // Section 3, and mistakes of public solvers.
        ("B7 B7", "pair B7 B7"),
        ("B12 B7 B1", "run B12 B13 B1"),
        ("R12 R13 B7", "run R12 R13 R1"),
        ("B7 R1 R2", "-"),
        ("R13 B7 R2", "-"),
        ("R4 Y4 B7 B7", "group R4 Y4 B4 K4"),
        ("R4 Y4 B4 K4 B7", "-"),
        ("R4 Y4 B5", "-"),
        (
            "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13",
            "run R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13",
        ),
        ("B7 R2 R3", "run R1 R2 R3"),
        ("R2 R3 B7", "run R2 R3 R4"),
        ("F R8 R9", "-"),
        ("B7", "-"),
        ("", "-"),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text, "B6", &TURKISH), expected, "{text}");
    }
    assert_eq!(read("R12 R13 R1", "B6", &LOW_ONE), "-", "without the high one");
    assert_eq!(read("R12 R13 B7", "B6", &LOW_ONE), "-", "nor by a wild tile");
}

#[test]
fn a_run_in_any_order_is_the_highest_one() {
    for (text, expected) in [("B9 B8 B7'", "B8 B9 B10"), ("R13 B7 R12", "R12 R13 R1")] {
        let meld =
            Meld::run(&tiles(text).expect("tiles"), okey("B6"), &TURKISH.melds()).expect(text);
        assert_eq!(write_tiles(&meld.faces), expected, "{text}");
    }
    assert_eq!(Meld::run(&tiles("R5 R5 R6").expect("tiles"), okey("B6"), &TURKISH.melds()), None);
}

#[test]
fn false_jokers_are_wild_if_one_is_turned() {
    assert_eq!(read("R5 F R7", "F", &TURKISH), "run R5 R6 R7");
    assert_eq!(read("B7 B8 B9", "F", &TURKISH), "run B7 B8 B9");
    let two = Hand::of(okey("F"), [Kind::FalseJoker; 2]);
    assert!(two.is_err(), "one of them lies open, so only one is in play");
}

#[test]
fn hands_are_complete_as_the_rules_say() {
    let cases = [
        ("R1 R2 R3 R4", "K1", TURKISH, false),
        ("R12 R13 R1 K3 K4 K5 B7 B8 B9 Y2 Y3 Y4 Y5 Y6", "K1", TURKISH, true),
        ("R12 R13 R1 K3 K4 K5 B7 B8 B9 Y2 Y3 Y4 Y5 Y6", "K1", LOW_ONE, false),
        ("R13 R1 R2 K3 K4 K5 B7 B8 B9 Y2 Y3 Y4 Y5 Y6", "K1", TURKISH, false),
        // Melds and pairs are never mixed.
        ("R5 R6 R7 B5 B6 B7 Y1 Y1 K3 K3 Y9 Y9 B12 B12", "K1", TURKISH, false),
    ];
    for (text, indicator, rules, expected) in cases {
        let found = is_complete(text, indicator, &rules);
        assert_eq!(found, expected, "{text} with indicator {indicator}, {rules:?}");
    }
}

#[test]
fn the_notation_round_trips() {
    for text in ["R5 R6 R7 | B8 K8 Y8", "F F' R5' | K13 K12 K11", "J J' R5 | J'' J''' R5'"] {
        let melds = melds(text).expect("melds");
        let written: Vec<String> = melds.iter().map(|meld| write_tiles(meld)).collect();
        assert_eq!(written.join(" | "), text);
    }
    assert_eq!(write_tiles(&tiles("R5 R5").expect("tiles")), "R5 R5'");
    let unmarked = melds("J R5 | J R5 J").expect("melds");
    assert_eq!(write_tiles(&unmarked.concat()), "J R5 J' R5' J''");
    for bad in [
        "R0",
        "R14",
        "r5",
        "5R",
        "X5",
        "R",
        "R05",
        "R5''",
        "J''''",
        "R5 R5 R5",
        "J J J J J",
        "é",
        "R5,R6",
    ] {
        assert!(tiles(bad).is_err(), "{bad}");
    }
}

#[test]
fn jokers_stand_for_any_tile_where_they_are_played() {
    let rules = MeldRules { last: Number::new(10).expect("a number"), high_one: false };
    let read = |text: &str, rules: &MeldRules| {
        let meld = Meld::read(&tiles(text).expect("tiles"), Wild(Kind::Joker), rules);
        meld.map_or_else(|| "-".to_owned(), |meld| write_tiles(&meld.faces))
    };
    for (text, expected) in [
        ("J R9 R10", "R8 R9 R10"),
        ("R9 R10 J", "R8 R9 R10"),
        ("J J J", "R8 R9 R10"),
        ("R9 J J", "R9 Y9 B9"),
        ("R3 B3 J J", "R3 B3 Y3 K3"),
        ("R9 R10 R1", "-"),
        ("R10 R11 R12", "-"),
        ("R3 Y3 J R3", "-"),
    ] {
        assert_eq!(read(text, &rules), expected, "{text}");
    }
    assert_eq!(read("R9 R10 R1", &MeldRules { high_one: true, ..rules }), "R9 R10 R1");
}

#[test]
fn all_tiles_but_the_indicator_are_in_play() {
    for indicator in Rules::PACK.kinds() {
        let okey = Indicator(indicator).okey();
        let open = Tile::new(indicator, Which::First);
        for reading in Face::all().map(Reading::Face).chain([Reading::Wild]) {
            let means = |tile: &Tile| *tile != open && okey.read(tile.kind()) == reading;
            let left = Rules::PACK.tiles().filter(means).count();
            assert_eq!(usize::from(okey.in_play(reading)), left, "{reading} beside {indicator}");
        }
    }
}
