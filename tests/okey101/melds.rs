//! Vectors 1 to 8 of OKEY101 section 15: melds, their value, and the notation of section 1.6.

use crate::sample::sample;
use crate::twin;
use istaka::okey101::{Row, rows, value, worth, write_rows};
use istaka::{Color, Face, MeldKind, Named, Number, Reading, Tile, Which, Wild, write_tiles};
use rand::RngExt;
use rand::seq::IndexedRandom;

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

/// All runs and groups as faces, and the first as they must be written.
fn all_melds() -> Vec<(MeldKind, Vec<Face>)> {
    let run = |color: Color, first: usize, length: usize| -> Option<Vec<Face>> {
        (first..first + length)
            .map(|number| Some(Face { color, number: Number::new(number as u8)? }))
            .collect()
    };
    let runs = Color::ALL.into_iter().flat_map(|color| {
        let lengths =
            move |first: usize| (3..=13).filter_map(move |length| run(color, first, length));
        (1..=13).flat_map(lengths)
    });
    let groups = Number::all().flat_map(|number| {
        let group = move |set: usize| {
            let of = |color: &Color| set >> *color as usize & 1 == 1;
            Color::ALL.into_iter().filter(of).map(|color| Face { color, number }).collect()
        };
        (0..16).map(group).filter(|faces: &Vec<Face>| faces.len() >= 3)
    });
    let runs = runs.map(|faces| (MeldKind::Run, faces));
    runs.chain(groups.map(|faces| (MeldKind::Group, faces))).collect()
}

/// Returns `true` if tiles can stand for these faces: in a group in some order.
fn stands_for(kind: MeldKind, tiles: &[Reading], faces: &[Face]) -> bool {
    let fits = |tile: &Reading, face: &Face| tile.face().is_none_or(|own| own == *face);
    if tiles.len() != faces.len() || tiles.iter().all(|tile| *tile == Reading::Wild) {
        return false;
    }
    if kind == MeldKind::Run {
        return tiles.iter().zip(faces).all(|(tile, face)| fits(tile, face));
    }
    let own: Vec<Face> = tiles.iter().filter_map(|tile| tile.face()).collect();
    own.iter().all(|face| faces.contains(face))
        && (1..own.len()).all(|at| !own[at..].contains(&own[at - 1]))
}

fn sum(faces: &[Face]) -> u16 {
    faces.iter().map(|face| u16::from(face.number.get())).sum()
}

#[test]
fn rows_are_what_a_list_of_all_melds_says() {
    let all = all_melds();
    let mut random = twin::random(13);
    let mut kinds = [0; 4];
    for count in 0..sample(1500, 20_000) {
        let (mut tiles, okey) = twin::hand(&mut random, 2 + count % 6, 1);
        if count % 3 > 0 {
            // Some meld of the list, with wild tiles here and there, and now and then a wrong tile.
            let (_, faces) = all.choose(&mut random).expect("a meld");
            let copy = if random.random_bool(0.5) { Which::First } else { Which::Second };
            let right = faces.iter().map(|&face| Tile::new(okey.kind(Reading::Face(face)), copy));
            let mut right: Vec<Tile> = right.collect();
            for which in [Which::First, Which::Second] {
                let at = random.random_range(0..2 * right.len());
                right.get_mut(at).into_iter().for_each(|tile| *tile = Tile::new(okey.0, which));
            }
            if random.random_bool(0.2) {
                right[0] = tiles[0];
            }
            tiles = right;
        }
        let readings: Vec<Reading> = tiles.iter().map(|tile| okey.read(tile.kind())).collect();
        let values = |kind: MeldKind| {
            let fits = all.iter().filter(|(other, _)| *other == kind);
            let fits = fits.filter(|(kind, faces)| stands_for(*kind, &readings, faces));
            fits.map(|(_, faces)| sum(faces)).max().map(|value| (kind, value))
        };
        let pair = || match readings[..] {
            [one, other] => {
                let face =
                    |tile: Reading| tile.face().map_or(0, |face| u16::from(face.number.get()));
                let same = one == other || one == Reading::Wild || other == Reading::Wild;
                same.then(|| (MeldKind::Pair, 2 * face(one).max(face(other))))
            }
            _ => None,
        };
        let lone = readings.iter().filter(|tile| tile.face().is_some()).count() == 1;
        let (run, group) = (values(MeldKind::Run), values(MeldKind::Group));
        let meant = run.or(group.filter(|_| !lone || tiles.len() > 3)).or_else(pair);
        for (marked, expected) in [(false, meant), (true, group)] {
            let row = Row { tiles: tiles.clone(), group: marked };
            let found = row.read(okey).map(|meld| (meld.kind, value(&meld)));
            assert_eq!(
                found.map(|(kind, _)| kind),
                expected.map(|(kind, _)| kind),
                "{} {row}",
                okey.0
            );
            if found.is_some_and(|(kind, _)| kind != MeldKind::Pair) {
                assert_eq!(found, expected, "{} {row}", okey.0);
            }
            kinds[expected.map_or(3, |(kind, _)| kind as usize)] += 1;
        }
        // A rack takes the reading worth more, or else a run in any order.
        let value_of = |meld: Option<(MeldKind, u16)>| meld.map(|(_, value)| value);
        let ordered = all.iter().filter(|(kind, faces)| {
            let mut left = faces.clone();
            let own = readings.iter().filter_map(|tile| tile.face());
            let fits = own.into_iter().all(|face| {
                let at = left.iter().position(|other| *other == face);
                at.map(|at| left.remove(at)).is_some()
            });
            let lone = readings.iter().all(|tile| *tile == Reading::Wild);
            *kind == MeldKind::Run && faces.len() == tiles.len() && fits && !lone
        });
        let any_order = ordered.map(|(_, faces)| sum(faces)).max();
        let expected = value_of(run).max(value_of(group)).or(any_order);
        assert_eq!(worth(&tiles, okey), expected, "{} {}", okey.0, write_tiles(&tiles));
    }
    assert!(kinds.iter().all(|&count| count > 30), "{kinds:?}");
}
