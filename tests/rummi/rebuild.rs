//! A table while it is rebuilt: the effect of a drop of tiles on the rows, and the kinds of the
//! rows. Each table of cases has the name of its rule.

use crate::common::view;
use istaka::laying::{Fit, LayingError, Onto, OpeningJoker, Rebuild, Series};
use istaka::rummi::{Options, Preset, Rules, View};
use istaka::{Coded, Kind, MeldKind, ParseError, Seat, Tile, melds, write_melds, write_tiles};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

fn rules(change: impl FnOnce(&mut Options)) -> Rules {
    let mut options = Options::preset(Preset::Rummi80, 2);
    change(&mut options);
    Rules::new(options).expect("rules that can be played")
}

/// A player with this rack, and rows in which the tiles of the rack were laid in this turn and all
/// others were on the table.
fn builds(rows: &str, rack: &str) -> (View, Vec<Vec<Tile>>) {
    let rows = melds(rows).expect("rows");
    let mut view = view(Rules::rummi80(2), "", rack);
    view.table = rows.clone();
    view.table.iter_mut().for_each(|row| row.retain(|tile| !view.hand.contains(tile)));
    (view, rows)
}

/// The rows of a half-finished table as text.
fn written(rebuild: &Rebuild) -> String {
    let rows: Vec<Vec<Tile>> = rebuild.series.iter().map(|row| row.tiles.clone()).collect();
    write_melds(&rows)
}

/// The rack; then line by line `rows : tiles > onto = rows`.
fn check(rack: &str, cases: &str) {
    for line in cases.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (before, expected) = line.split_once(" = ").expect("what comes of it");
        let (rows, drop) = before.split_once(" : ").expect("rows and a drop");
        let (moved, onto) = drop.split_once(" > ").expect("tiles and where to");
        let (view, rows) = builds(rows, rack);
        let moved = moved.split_whitespace().map(|tile| tile.parse().expect("a tile"));
        let moved: Vec<Tile> = moved.collect();
        let found = view.proposal().rebuild(&rows, &moved, onto.parse().expect("a place"));
        let found = found.map_or_else(|refusal| refusal.code().to_owned(), |it| written(&it));
        assert_eq!(found, expected, "{line} (rack {rack})");
    }
}

#[test]
fn tiles_join_a_series_at_either_end() {
    check(
        "R4 R9 Y9",
        "R5 R6 R7 : R4 > 0.0 = R4 R5 R6 R7
         R5 R6 R7 : R4 > 0.3 = R4 R5 R6 R7
         R5 R6 R7 : R9 > 0.3 = R5 R6 R7 R9
         R5 R6 R7 : Y9 > 0.0 = Y9 R5 R6 R7
         B1 B2 B3 | B9 R9 K9 : Y9 > 1.3 = B1 B2 B3 | B9 R9 K9 Y9
         R4 | Y9 : Y9 > 0.1 = R4 Y9",
    );
}

#[test]
fn between_two_tiles_they_join_if_that_is_a_series() {
    check(
        "R6 J Y5",
        "R4 R5 J' R7 : R6 > 0.2 = R4 R5 R6 R7 J'
         R3 R4 R5 : J > 0.1 = R3 R4 R5 J
         B5 R5 K5 : Y5 > 0.1 = B5 Y5 R5 K5",
    );
    // In the order as written the joker would need a number between 3 and 4: it is read as the 6.
    let (view, rows) = builds("R3 R4 R5", "J");
    let after = view.proposal().rebuild(&rows, &view.hand, "0.1".parse().unwrap()).unwrap();
    assert_eq!(write_tiles(&after.series[0].meld.as_ref().unwrap().faces), "R3 R4 R5 R6");
}

#[test]
fn inserted_tiles_join_the_side_that_they_complete() {
    check(
        "R6' R7' Y5",
        "R4 R5 R6 R7 R8 R9 : R6' > 0.2 = R4 R5 R6' | R6 R7 R8 R9
         R4 R5 R6 R7 R8 R9 : R7' > 0.4 = R4 R5 R6 R7 | R7' R8 R9
         R4 R5 R6 R7 R8 R9 : R6' R7' > 0.2 = R4 R5 R6' R7' | R6 R7 R8 R9
         R2 R3 R4 R5 | B5 K5 : B5 K5 > 0.3 = R2 R3 R4 | B5 K5 R5",
    );
}

#[test]
fn inserted_tiles_join_a_begun_side_or_split_nothing() {
    check(
        "Y8 R6' K1 R5'",
        "R6 R7 R8 R9 : Y8 > 0.1 = R6 Y8 R7 R8 R9
         R5 R6 R7 : R6' > 0.1 = R5 R6' | R6 R7
         R5 R6 R7 : R5' > 0.2 = R5 R6 | R5' R7
         R6 R7 R8 R9 : Y8 > 0.3 = R6 R7 R8 Y8 R9
         R7 R8 R9 : Y8 > 0.2 = R7 R8 Y8 R9
         R7 R8 : Y8 > 0.1 = R7 | Y8 R8
         R5 R6 R7 : K1 > 0.1 = R5 K1 R6 R7",
    );
}

#[test]
fn places_are_counted_in_the_rows_before_the_tiles_are_taken_out() {
    check(
        "",
        "R3 R4 R5 R6 | Y6 B6 K6 : R6 > 1.3 = R3 R4 R5 | Y6 B6 K6 R6
         R6 | Y6 B6 K6 : R6 > 1.1 = Y6 R6 B6 K6
         R1 | R2 | R3 | R4 : R1 R2 R3 > 3.0 = R1 R2 R3 R4
         Y9 R2 R3 R4 : Y9 > 0.4 = R2 R3 R4 Y9
         R2 R3 R4 : R2 > 0.3 = R2 R3 R4
         R2 Y9 K1 : Y9 > 0.1 = R2 Y9 K1
         R2 Y9 K1 : Y9 > 0.2 = R2 Y9 K1
         R2 Y9 K1 : R2 Y9 K1 > 0.1 = R2 Y9 K1
         R2 Y9 K1 : K1 > 0.0 = K1 R2 Y9",
    );
}

#[test]
fn a_tile_that_a_joker_stands_for_takes_its_place_and_the_joker_is_free() {
    check(
        "R6 Y5 K5",
        "R5 J R7 : R6 > J = R5 R6 R7 | J
         R5 B5 J : Y5 > J = R5 B5 Y5 | J
         R5 B5 J J' : K5 > J' = R5 B5 J K5 | J'
         R5 J R7 | B1 B2 B3 : R6 > J = R5 R6 R7 | B1 B2 B3 | J
         R5 J R7 | R6 | B1 B2 B3 : R6 > J = R5 R6 R7 | B1 B2 B3 | J
         R5 J R7 | R3 R4 R5' R6 : R6 > J = R5 R6 R7 | R3 R4 R5' | J",
    );
}

#[test]
fn any_other_tiles_are_put_next_to_the_joker() {
    check(
        "R9 J' Y6 R4 R3",
        "R5 J R7 R8 : R9 > J = R5 J R7 R8 R9
         R5 J R7 R8 : J' > J = R5 J R7 R8 J'
         J R6 R7 : R4 > J = R4 J R6 R7
         J R6 R7 : R3 R4 > J = R3 R4 J R6 R7
         R6 R7 J : R9 > J = R6 R7 J R9
         R5 J R7 : Y6 > J = R5 J Y6 R7
         R5 J : R3 > J = R3 J R5",
    );
}

#[test]
fn the_rest_of_a_series_stays_together_if_it_is_valid() {
    check(
        "",
        "R5 Y5 B5 K5 : Y5 > new = R5 B5 K5 | Y5
         R5 R6 R7 R8 : R5 > new = R6 R7 R8 | R5
         R5 J R7 R8 : R5 > new = J R7 R8 | R5
         R5 R6 J R8 : R6 > new = R5 | J R8 | R6
         J J' J'' R5 : J' > new = J J'' R5 | J'",
    );
}

#[test]
fn an_invalid_rest_splits_at_the_hole() {
    check(
        "",
        "R3 R4 R5 R6 R7 R8 R9 : R6 > new = R3 R4 R5 | R7 R8 R9 | R6
         R3 R4 R5 R6 R7 R8 R9 : R4 R8 > new = R3 | R5 R6 R7 | R9 | R4 R8
         R3 R4 R5 : R4 > new = R3 | R5 | R4
         R3 Y9 R5 : Y9 > new = R3 | R5 | Y9",
    );
    // A group has no order, and so no left and right.
    check("", "R5 Y5 B5 : Y5 > new = R5 B5 | Y5");
}

#[test]
fn empty_series_vanish_and_new_ones_come_last() {
    check(
        "K1 K2",
        "R1 | Y5 R5 B5 | K3 : R1 > new = Y5 R5 B5 | K3 | R1
         R1 | K3 : R1 > 1.0 = R1 K3
         K1 | R1 R2 R3 : K1 > rack = R1 R2 R3
         R1 R2 R3 : K1 K2 > new = R1 R2 R3 | K1 K2
         R1 R2 R3 : K1 > rack = R1 R2 R3",
    );
    let (view, rows) = builds("R1 R2 R3 | Y1 Y2 Y3", "");
    let rows = [vec![rows[0].clone()], vec![Vec::new()], vec![rows[1].clone()]].concat();
    assert_eq!(written(&view.proposal().rebuilt(&rows).unwrap()), "R1 R2 R3 | Y1 Y2 Y3");
    let onto = Onto::Place { series: 1, at: 0 };
    let after = view.proposal().rebuild(&rows, &rows[2][2..], onto).unwrap();
    assert_eq!(written(&after), "R1 R2 R3 | Y3 | Y1 Y2");
}

#[test]
fn impossible_moves_are_errors() {
    check(
        "R9 J",
        "R1 R2 R3 : R1 > rack = tilesMissing
         R1 R2 R3 : R1 > 1.0 = noPlace
         R1 R2 R3 : R1 > 0.4 = noPlace
         R1 R2 R3 : R9 > J = noPlace
         R1 R2 R3 : R9 > J' = noPlace
         R1 R2 J : J > J = noPlace
         R1 R2 R3 : K9 > new = notHeld
         R1 R2 R3 : K9 > rack = notHeld
         R1 R2 R3 : R9 R9 > new = tileTwice
         R1 R2 R3 : R13 > new = notInPlay
         R1 R2 R3 : F > 0.0 = notInPlay",
    );
    let view = view(Rules::rummi80(2), "R1 R2 R3", "R9");
    let code = |rows: &[Vec<Tile>]| view.proposal().rebuilt(rows).unwrap_err().code();
    let row = |text: &str| vec![text.split(' ').map(|tile| tile.parse().unwrap()).collect()];
    assert_eq!(code(&row("R1 R2")), "tilesMissing");
    assert_eq!(code(&row("R1 R2 R3 R3")), "tileTwice");
    assert_eq!(code(&row("R1 R2 R3 R4")), "notHeld");
    assert_eq!(code(&row("R1 R2 R3 R12")), "notInPlay");
    assert_eq!(code(&vec![Vec::new(); 29]), "tooManySeries");
    let joker = Onto::Joker("R1".parse().unwrap());
    assert_eq!(
        view.proposal().rebuild(&view.table, &view.hand, joker),
        Err(LayingError::NoPlace(joker))
    );
}

/// A row; the number of tiles it lacks, `-` for a series, `x` if neither one nor two would do; and
/// its tiles in order.
const ROWS: &str = "
    R5 R6 R7 = - R5 R6 R7
    R7 R5 R6 = - R5 R6 R7
    R5 = 2 R5
    J = 2 J
    J J' = 1 J J'
    R6 R5 = 1 R5 R6
    R7 R5 = 1 R5 R7
    R8 R5 = 2 R5 R8
    R9 R5 = x R9 R5
    R9 R5 J = 2 R5 J R9
    R9 J = 1 R9 J
    J R9 = 1 J R9
    R10 J = 1 R10 J
    R1 R10 = x R1 R10
    B5 R5 = 1 B5 R5
    B5 R5 B5' = x B5 R5 B5'
    R5 R5' = x R5 R5'
    R5 Y6 = x R5 Y6
    R5 Y5 B5 K5 J = x R5 Y5 B5 K5 J
    R5 R6 R7 R9 = 1 R5 R6 R7 R9
    R9 R5 R6 R7 = 1 R5 R6 R7 R9
";

#[test]
fn invalid_rows_tell_the_number_of_missing_tiles() {
    for line in ROWS.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (row, expected) = line.split_once(" = ").unwrap();
        let (view, rows) = builds(row, "");
        let rebuild = view.proposal().rebuilt(&rows).unwrap();
        let [row] = &rebuild.series[..] else { panic!("{line}") };
        let missing = match (&row.meld, row.missing) {
            (Some(meld), None) if meld.tiles == row.tiles => "-".to_owned(),
            (None, missing) => missing.map_or("x".to_owned(), |missing| missing.to_string()),
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(format!("{missing} {}", write_tiles(&row.tiles)), expected, "{line}");
    }
    let view = view(rules(|options| options.high_one = true), "R1 R10", "");
    let rebuild = view.proposal().rebuilt(&view.table).unwrap();
    assert_eq!((written(&rebuild).as_str(), rebuild.series[0].missing), ("R10 R1", Some(1)));
}

#[test]
fn laid_are_the_tiles_that_come_from_the_rack() {
    let view = view(Rules::rummi80(2), "R1 R2 R3", "R4 K1 Y9");
    let rebuild = view.proposal().rebuilt(&melds("R4 R3 R2 R1 | Y9").unwrap()).unwrap();
    assert_eq!(write_tiles(&rebuild.laid), "R4 Y9");
    assert_eq!(rebuild.series[0].meld.as_ref().unwrap().kind, MeldKind::Run);
}

#[test]
fn a_turn_finishes_if_the_whole_rack_lies_in_series() {
    let mut view = view(Rules::rummi80(2), "R1 R2 R3", "R4 K1 K2 K3");
    view.players[0].opened = true;
    let finishes = |rows: &str| view.proposal().rebuilt(&melds(rows).unwrap()).unwrap().finishes;
    assert!(finishes("R1 R2 R3 R4 | K1 K2 K3"));
    assert!(!finishes("R1 R2 R3 | K1 K2 K3"), "a tile is left");
    assert!(!finishes("R1 R2 R3 | R4 K1 K2 K3"), "a row is no series");
}

/// Rows of a player who has not opened and holds `R8 R9 R10 K1 K2 K3 J`, with `R5 R6 R7` on the
/// table, and their worth, with jokers as the tiles they stand for and as 50.
const OPENINGS: [(&str, u32, u32); 10] = [
    ("R5 R6 R7", 0, 0),
    ("R5 R6 R7 | K1 K2 K3", 6, 6),
    ("R5 R6 R7 | K1 K2 K3 | R8 R9", 6, 6),
    ("R5 R6 R7 | K1 K2 K3 | R8 R9 R10", 33, 33),
    ("R5 R6 R7 | R8 R9 J", 27, 67),
    ("R5 R6 R7 | J R8 R9", 24, 67),
    ("R5 R6 R7 | J K2 K3", 6, 55),
    ("R5 R6 R7 J R9 R10", 27, 69),
    // The same tiles added to a series of the table contain the same series of the player's own.
    ("R5 R6 R7 R8 R9 R10", 27, 27),
    ("R5 R6 R7 R8 R9", 0, 0),
];

#[test]
fn only_valid_series_of_own_tiles_count_for_the_opening() {
    for joker in [OpeningJoker::Face, OpeningJoker::Fifty] {
        let rules = rules(|options| options.opening_joker = joker);
        let mut view = view(rules, "R5 R6 R7", "R8 R9 R10 K1 K2 K3 J");
        for (rows, face, fifty) in OPENINGS {
            let rows = melds(rows).unwrap();
            view.players[0].opened = false;
            let rebuild = view.proposal().rebuilt(&rows).unwrap();
            let expected = if joker == OpeningJoker::Face { face } else { fifty };
            assert_eq!(rebuild.opening, Some(expected), "{}", write_melds(&rows));
            if rebuild.series.iter().all(|row| row.meld.is_some()) && !rebuild.laid.is_empty() {
                assert_eq!(rebuild.broken.is_none(), expected >= 20, "{}", write_melds(&rows));
            }
            view.players[0].opened = true;
            assert_eq!(view.proposal().rebuilt(&rows).unwrap().opening, None);
        }
    }
}

#[test]
fn broken_is_what_the_end_of_the_turn_would_hear() {
    let rules = rules(|options| options.joker_lock = true);
    let mut view = view(rules, "J R5 R6 R7", "R4 K1 K2 R8");
    // A player may plan ahead in other players' turns.
    view.turn = Some(Seat::ALL[1]);
    let code = |rows: &str| {
        let rebuild = view.proposal().rebuilt(&melds(rows).unwrap()).unwrap();
        rebuild.broken.map_or("fine", |refusal| refusal.code())
    };
    assert_eq!(code("J R5 R6 R7"), "nothingLaid");
    assert_eq!(code("J R5 R6 R7 | K1"), "notASeries");
    assert_eq!(code("R5 R6 R7 | J K1 K2"), "jokerLocked");
    assert_eq!(code("R4 R5 R6 R7 | J"), "notASeries");
    assert_eq!(code("R4 R5 R6 R7 | J K1 K2"), "fine");
    assert_eq!(code("J R5 R6 R7 R8"), "fine");
}

#[test]
fn a_place_is_read_as_it_is_written() {
    for text in ["rack", "new", "0.0", "12.3", "J", "J'''"] {
        assert_eq!(text.parse::<Onto>().unwrap().to_string(), text);
    }
    for text in ["", "Rack", "3", "3.", ".2", "+3.2", "03.2", "-1.0", "R5", "F", "3.2.1", "J''''"] {
        assert!(matches!(text.parse::<Onto>(), Err(ParseError::BadTile(_))), "{text}");
    }
}

/// A place, often an existing one.
fn any_place(rows: &[Vec<Tile>], random: &mut ChaCha8Rng) -> Onto {
    let series = random.random_range(0..rows.len() + 1);
    let length = rows.get(series).map_or(0, Vec::len);
    let jokers: Vec<Tile> = Kind::Joker.tiles().collect();
    match random.random_range(0..8) {
        0 => Onto::Rack,
        1 => Onto::New,
        2 => Onto::Joker(*jokers.choose(random).unwrap()),
        _ => Onto::Place { series, at: random.random_range(0..length + 2) },
    }
}

/// Checks the laws of every rebuild.
fn check_laws(view: &View, rebuild: &Rebuild) {
    let rows: Vec<Vec<Tile>> = rebuild.series.iter().map(|row| row.tiles.clone()).collect();
    let mut lying = rows.concat();
    lying.sort_unstable();
    let text = write_melds(&rows);
    assert!(lying.windows(2).all(|two| two[0] != two[1]), "no tile lies twice: {text}");
    let (laid, old): (Vec<Tile>, Vec<Tile>) =
        lying.into_iter().partition(|tile| view.hand.contains(tile));
    let mut table = view.table.concat();
    table.sort_unstable();
    assert_eq!(old, table, "every tile of the old table lies there once: {text}");
    let mut said = rebuild.laid.clone();
    said.sort_unstable();
    assert_eq!(said, laid, "{text}");
    assert_eq!(rebuild.broken, view.proposal().judge(&rows).err(), "{text}");
    assert!(rows.iter().all(|row| !row.is_empty()), "{text}");
    let again = view.proposal().rebuilt(&rows).expect("rows that lie");
    assert_eq!(&again, rebuild, "what is read again stays the same: {text}");
}

#[test]
fn after_any_rebuilds_every_tile_is_where_it_may_be() {
    let mut random = ChaCha8Rng::seed_from_u64(0x80);
    let (mut done, mut refused) = (0, 0);
    for round in 0..60 {
        let rules = rules(|options| {
            options.high_one = round % 2 == 0;
            options.joker_lock = round % 3 == 0;
        });
        let mut all: Vec<Tile> = rules.pack().tiles().collect();
        all.shuffle(&mut random);
        let table = "R1 R2 R3 R4 R5 | R5' J B5 | Y7 Y8 Y9 J' | K1 K2 K3 | B10 R10 Y10 K10";
        let mut view = view(rules, table, "");
        let old = view.table.concat();
        view.hand = all.iter().copied().filter(|tile| !old.contains(tile)).take(14).collect();
        view.players[0].opened = round % 4 > 0;
        let mut rows = view.table.clone();
        for _ in 0..60 {
            let mut from = [rows.concat(), view.hand.clone()].concat();
            from.shuffle(&mut random);
            let moved = &from[..random.random_range(0..4)];
            match view.proposal().rebuild(&rows, moved, any_place(&rows, &mut random)) {
                Ok(rebuild) => {
                    check_laws(&view, &rebuild);
                    rows = rebuild.series.into_iter().map(|row| row.tiles).collect();
                    done += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(done > 1000 && refused > 100, "{done} done, {refused} refused");
}

#[test]
fn garbage_never_panics() {
    let mut random = ChaCha8Rng::seed_from_u64(0x81);
    let table = "R1 R2 R3 R4 R5 | R5' J B5";
    let view = view(Rules::rummi80(2), table, "K1 K2 K3 J' R6");
    let all: Vec<Tile> = (0..Kind::COUNT).flat_map(|kind| Kind::from_index(kind).tiles()).collect();
    let any = |most: usize, random: &mut ChaCha8Rng| -> Vec<Tile> {
        (0..random.random_range(0..most)).map(|_| *all.choose(random).unwrap()).collect()
    };
    for _ in 0..2000 {
        let rows = (0..random.random_range(0..32)).map(|_| any(5, &mut random));
        let rows: Vec<Vec<Tile>> = rows.collect();
        let moved = any(4, &mut random);
        let onto = any_place(&rows, &mut random);
        for rows in [&rows, &view.table] {
            assert!(
                view.proposal().rebuilt(rows).is_ok()
                    || view.proposal().rebuild(rows, &moved, onto).is_err()
            );
        }
    }
}

/// The table : the rack = worth, and the tiles of the rack that fit, series by series, each with
/// its index in the longer series and the joker that it may replace.
const FITS: &str = "
    R5 R6 R7 | B9 R9 K9 : R4 R8 R9 Y9 Y3 = 18 R4@0 R8@3 | 27 Y9@3
    R5 J R7 : R6 R8 R9 R3 J' = 18 R6@1=J R8@3 J'@3
    B5 R5 Y5 K5 : R6 J B5' = 20
    B5 J Y5 K5 : R5 = 20 R5=J
    R8 R9 J : R10 R7 R6 R5 = 27 R10@3=J R7@0 R6@0
";

/// Writes a tile that fits as in [`FITS`].
fn fitting(&Fit { tile, at, wild }: &Fit) -> String {
    let at = at.map(|at| format!("@{at}")).unwrap_or_default();
    let wild = wild.map(|wild| format!("={wild}")).unwrap_or_default();
    format!("{tile}{at}{wild}")
}

#[test]
fn each_series_names_its_worth_and_the_tiles_that_fit() {
    let read = |view: &View| -> Vec<String> {
        let fits = |row: &Series| row.fits.iter().map(fitting).collect::<Vec<_>>().join(" ");
        let text = |row: &Series| format!("{} {}", row.worth, fits(row));
        view.proposal().series().iter().map(|row| text(row).trim().to_owned()).collect()
    };
    for line in FITS.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (table, rest) = line.split_once(" : ").unwrap();
        let (rack, expected) = rest.split_once(" = ").unwrap();
        let mut view = view(Rules::rummi80(2), table, rack);
        assert_eq!(read(&view).join(" | "), expected, "{line}");
        view.players[0].opened = false;
        assert!(view.proposal().series().iter().all(|row| row.fits.is_empty()), "{line}");
    }
}

#[test]
fn an_unfinished_row_names_the_tiles_that_complete_it() {
    let (mut view, rows) = builds("R5 R6 | Y1 Y2 Y3", "R5 R6 R7 Y4 B8");
    let fits = |view: &View| {
        let rebuild = view.proposal().rebuilt(&rows).unwrap();
        let tiles = |row: &Series| row.fits.iter().map(|fit| fit.tile).collect();
        write_melds(&rebuild.series.iter().map(tiles).collect::<Vec<Vec<_>>>())
    };
    assert_eq!(fits(&view), "R7 | Y4");
    view.players[0].opened = false;
    assert_eq!(fits(&view), "R7 | ", "nothing is added to others before the opening");
}
