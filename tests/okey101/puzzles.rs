//! Puzzles of 101 Okey: kept ones are right, by the engine and by naive searches.

use std::collections::{BTreeSet, HashMap};

use crate::twin;
use istaka::okey101::{Lying, Row, Rules, RunLimit, Solver, Way, write_rows};
use istaka::{
    Answer, Coded, Indicator, Kind, Named, Position, Puzzle, PuzzleKind, Reading, Seat, Tile, Wild,
};

const KEPT: &str = include_str!("../../src/puzzles/okey101.txt");

/// The parts of a puzzle.
struct Parts {
    puzzle: Puzzle,
    hand: Vec<Tile>,
    okey: Wild,
    table: Vec<Lying>,
    right: Option<Kind>,
}

fn parts(puzzle: Puzzle) -> Parts {
    let Position::Okey101 { indicator, hand, table } = puzzle.position().clone() else {
        panic!("{puzzle}")
    };
    let okey = Indicator(indicator.kind()).okey();
    let lying = |row: &Row| Lying::new(Seat::ALL[0], row.read(okey).expect("a meld"));
    let table = table.iter().map(lying).collect();
    let right = match puzzle.answer() {
        Answer::Tile(kind) => Some(*kind),
        Answer::No => None,
        Answer::Table(_) => panic!("{puzzle}"),
    };
    Parts { puzzle, hand, okey, table, right }
}

/// The kept puzzles of a kind.
fn all(kind: PuzzleKind) -> Vec<Puzzle> {
    let all = KEPT.lines().map(|line| line.parse().unwrap_or_else(|e| panic!("{line}: {e}")));
    let kept: Vec<Puzzle> = all.filter(|puzzle: &Puzzle| puzzle.kind() == kind).collect();
    assert!(kept.len() >= 10, "{} of {}", kept.len(), kind.name());
    kept
}

fn kept(kind: PuzzleKind) -> Vec<Parts> {
    all(kind).into_iter().map(parts).collect()
}

#[test]
fn kept_puzzles_are_different_and_written_as_they_are_read() {
    let mut known = BTreeSet::new();
    for line in KEPT.lines() {
        assert_eq!(line.parse::<Puzzle>().expect("a puzzle").to_string(), line);
        assert!(known.insert(line), "twice: {line}");
    }
}

#[test]
fn all_openings_lay_the_same_tiles() {
    for puzzle in all(PuzzleKind::Open) {
        let Position::Okey101 { indicator, hand, .. } = puzzle.position() else { panic!() };
        let okey = Indicator(indicator.kind()).okey();
        let Answer::Table(melds) = puzzle.answer() else { panic!("{puzzle}") };
        let text = write_rows(&melds.iter().map(|tiles| row(tiles, okey)).collect::<Vec<_>>());
        assert_eq!(puzzle.is_solved_by(&text), Ok(true), "{puzzle}: {text}");
        let short = text.split_once('|').expect("several melds").1;
        assert_eq!(puzzle.is_solved_by(short), Ok(false), "{puzzle}: {short}");
        // The twin tries all melds of the hand without each tile that is laid.
        for tile in melds.concat() {
            let rest: Vec<Tile> = hand.iter().copied().filter(|other| *other != tile).collect();
            let all = (1 << rest.len()) - 1;
            let most = twin::most(&twin::melds(&rest, okey, 5), all, &mut HashMap::new());
            assert!(most < 101, "{puzzle} without {tile}");
        }
    }
}

/// A meld as it is written, of the kind that is worth 101 with the others.
fn row(tiles: &[Tile], okey: Wild) -> Row {
    let run = Row::new(tiles.to_vec());
    let group = Row { group: true, ..run.clone() };
    if run.read(okey).is_some() { run } else { group }
}

#[test]
fn one_discard_finishes_from_hand() {
    let mut finished = 0;
    for Parts { puzzle, hand, okey, right, .. } in kept(PuzzleKind::FromHand) {
        let found = Solver::new().finish(&hand, okey, None, RunLimit::Off);
        assert_eq!(found.map(|melds| melds.rest[0].kind()), right, "{puzzle}");
        assert_eq!(puzzle.is_solved_by("no"), Ok(right.is_none()), "{puzzle}");
        if right.is_some() {
            finished += 1;
            assert_eq!(puzzle.finished().concat().len(), 21, "{puzzle}");
        }
    }
    assert!(finished >= 5, "{finished} finish");
}

#[test]
fn one_tile_is_playable() {
    for Parts { puzzle, hand, okey, table, right } in kept(PuzzleKind::Playable) {
        let ordinary = |tile: &&Tile| okey.read(tile.kind()) != Reading::Wild;
        let fits = |tile: &&Tile| table.iter().any(|lying| lying.places(**tile, okey).count() > 0);
        let playable = hand.iter().filter(ordinary).filter(fits).map(|tile| tile.kind());
        let playable: BTreeSet<Kind> = playable.collect();
        assert_eq!(playable, right.into_iter().collect(), "{puzzle}");
    }
}

#[test]
fn the_last_discard_is_the_okey_if_it_can_be() {
    let mut okeys = 0;
    for Parts { puzzle, hand, okey, table, right } in kept(PuzzleKind::Last) {
        let position = istaka::okey101::Position {
            hand: &hand,
            table: &table,
            okey,
            rules: &Rules::yuzbir(4),
            way: Way::Series,
            pairs: 0,
            must: None,
            added: &[],
        };
        let turn = Solver::new().turn(&position).expect("a turn");
        assert_eq!(turn.rest.iter().map(|tile| tile.kind()).collect::<Vec<_>>(), [right.unwrap()]);
        if right == Some(okey.0) {
            okeys += 1;
            let tile = turn.rest[0];
            assert_eq!(puzzle.is_solved_by(&tile.to_string()), Ok(true), "{puzzle}");
        }
    }
    assert!(okeys >= 3, "{okeys} with the okey");
}

/// Vector 34 of the rules.
#[test]
fn exchanging_the_okey_to_finish_with_it_is_right() {
    let text = "istaka-puzzle 1 last easy B6 : R3 K9 | R2 B7 R4 | K6 K7 K8";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    assert_eq!(puzzle.answer(), &Answer::Tile("B7".parse().unwrap()));
    assert_eq!(puzzle.is_solved_by("B7"), Ok(true));
    assert_eq!(puzzle.is_solved_by("R3"), Ok(false));
    assert_eq!(puzzle.is_solved_by("Y1").unwrap_err().code(), "notThere");
}

#[test]
fn a_tile_that_is_only_exchanged_is_not_playable() {
    let text = "istaka-puzzle 1 playable easy B6 : R3 R5 Y9 | R2 B7 R4 | K6 K7 K8";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    assert_eq!(puzzle.answer(), &Answer::Tile("R5".parse().unwrap()));
}

#[test]
fn invalid_puzzles_of_101_okey_are_refused_with_a_reason() {
    let first = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 Y1 Y3 Y5 Y7 Y9 Y11 Y13 K2 K4 K6";
    let whole = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9";
    for (text, code) in [
        (format!("open easy B6 : {first}"), "hand"),
        (format!("open easy F : {first} K8"), "hand"),
        (format!("open easy B6 : {first} J"), "hand"),
        (format!("open easy B6 : {first} K8 | B8 B9 B10"), "table"),
        (format!("open easy B6 : {first} K8"), "noAnswer"),
        (format!("open easy B6 : {whole}"), "finished"),
        (format!("open easy B6 = {first} K8"), "colon"),
        ("playable easy B6 : R3 R5".to_owned(), "table"),
        ("playable easy B6 : = R3 R5 | R6 R7 R8".to_owned(), "hand"),
        ("playable easy B6 : R3 R5 | R6 R7 R9".to_owned(), "table"),
        ("playable easy B6 : R3 R4 | R6 R7 R8".to_owned(), "noAnswer"),
        ("playable easy B6 : R9 R5 | R6 R7 R8".to_owned(), "several"),
        ("playable easy B6 : R6 R5 R6 | R6 R7 R8".to_owned(), "repeatedTile"),
        ("playable easy B6 : B6 R5 | R6 R7 R8".to_owned(), "hand"),
        ("last easy B6 : R9 R5 | R6 R7 R8".to_owned(), "several"),
        ("last easy B6 : Y9 R4 | R6 R7 R8".to_owned(), "noAnswer"),
        ("fromHand easy B6 B7 : R1 R2".to_owned(), "badTile"),
    ] {
        let text = format!("istaka-puzzle 1 {text}");
        let error = text.parse::<Puzzle>().expect_err(&text);
        assert_eq!(error.code(), code, "{text}: {error}");
    }
}
