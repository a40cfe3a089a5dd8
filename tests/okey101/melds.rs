//! Vectors 1 to 8 of OKEY101 section 15: melds, their value, and the notation of section 1.6.

use istaka::okey101::{Row, rows, value, write_rows};
use istaka::{MeldKind, Named, Wild};

/// The kind and the value of a meld, `-` if it is none. The okey is blue 7.
fn read(text: &str) -> String {
    let okey = Wild("B7".parse().expect("a tile"));
    let rows = rows(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let [row] = &rows[..] else { panic!("{text}: not one meld") };
    row.read(okey).map_or("-".to_owned(), |meld| {
        assert_eq!(Row::of(&meld, okey), *row, "{text} is written so");
        match meld.kind {
            MeldKind::Pair => "pair".to_owned(),
            kind => format!("{} {}", kind.name(), value(&meld)),
        }
    })
}

fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(read(text), *expected, "{text}");
    }
}

#[test]
fn vectors_1_to_5_runs() {
    check(&[
        ("R5 R6 R7", "run 18"),
        ("R1 R2 R3", "run 6"),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", "run 91"),
        ("R5 R6", "-"),
        ("R12 R13 R1", "-"),
        ("R13 R1 R2", "-"),
        ("R10 B7 R12", "run 33"),
        ("R10 B7 B7 R13", "run 46"),
        ("B7 R12 R13", "run 36"),
        ("R12 R13 B7", "-"),
        ("R1 B7 B7", "run 6"),
        ("F B8 B9", "run 24"),
        ("B6 F B8", "run 21"),
        ("B6 B7 B8", "run 21"),
        ("F R8 R9", "-"),
        ("B7 B7", "pair"),
    ]);
}

#[test]
fn vector_4_one_ordinary_tile_with_two_wild_tiles_is_what_is_meant() {
    check(&[
        ("B7 B7 R3", "run 6"),
        ("= R3 B7 B7", "group 9"),
        ("R9 B7 B7", "run 30"),
        ("B7 R9 B7", "run 27"),
        ("B7 B7 R9", "run 24"),
        ("= R9 B7 B7", "group 27"),
        ("B7 B7 R1", "-"),
        ("= R1 B7 B7", "group 3"),
    ]);
}

#[test]
fn vectors_6_and_7_groups() {
    check(&[
        ("R9 Y9 K9", "group 27"),
        ("R9 Y9 B9 K9", "group 36"),
        ("R9 Y9 B7", "group 27"),
        ("R9 R9 K9", "-"),
        ("R9 Y9 B9 K9 B7", "-"),
        ("F R7 Y7", "group 21"),
        ("F B7 R7", "group 21"),
        ("F F R7", "-"),
        ("F F B7", "-"),
    ]);
}

#[test]
fn vector_8_pairs() {
    for pair in ["R9 R9", "F F", "F B7", "B7 B7", "B6 B7"] {
        assert_eq!(read(pair), "pair", "{pair}");
    }
    for other in ["R9 Y9", "R9 R8", "F R7", "= R9 R9"] {
        assert_eq!(read(other), "-", "{other}");
    }
}

#[test]
fn rule_1_6_the_notation_round_trips() {
    for text in ["= R9 B7 B7'", "R9 B7 B7' | R3 R3'", "F B7"] {
        assert_eq!(write_rows(&rows(text).expect("rows")), text);
    }
    for text in ["=", "R5 | =", "= = R5 B7 B7", "=R9 B7 B7"] {
        let read = rows(text);
        assert!(read.is_err() || text == "=R9 B7 B7", "{text}: {read:?}");
    }
}
