//! Puzzles: the shipped ones are right, and their proofs agree with naive searches.

use std::collections::{BTreeMap, BTreeSet};

use istaka::okey::{Rules, Solver, complete};
use istaka::{
    Answer, Coded, Grade, Hand, Indicator, Kind, Named, Position, Puzzle, PuzzleError, PuzzleKind,
    Tile, melds, rummi, tiles, write_melds,
};
use proptest::prelude::*;

const SHIPPED: &str = include_str!("../../src/puzzles/shipped.txt");

fn shipped() -> impl Iterator<Item = Puzzle> {
    SHIPPED.lines().map(|line| line.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
}

#[test]
fn shipped_puzzles_are_right_different_and_of_all_kinds() {
    let mut counts = BTreeMap::new();
    let mut known = BTreeSet::new();
    for (line, puzzle) in SHIPPED.lines().zip(shipped()) {
        assert_eq!(puzzle.to_string(), line);
        assert!(known.insert(line), "twice: {line}");
        *counts.entry((puzzle.kind().name(), puzzle.grade().name())).or_insert(0) += 1;
    }
    assert_eq!(known.len(), 366, "one for each day of a year");
    let kinds = PuzzleKind::ALL.into_iter().filter(|kind| !kind.is_of_okey101());
    assert_eq!(counts.len(), kinds.count() * Grade::ALL.len());
    assert!(counts.values().all(|&count| count >= 40), "{counts:?}");
}

#[test]
fn discards_agree_with_the_analysis_of_fifteen_tiles() {
    let mut solver = Solver::new(Rules::turkish().hands());
    for puzzle in shipped().filter(|puzzle| puzzle.kind() != PuzzleKind::Lay) {
        let Position::Hand { indicator, hand } = puzzle.position() else { unreachable!() };
        let okey = Indicator(indicator.kind()).okey();
        let meaning = Hand::of(okey, hand.iter().map(|tile| tile.kind())).unwrap();
        let copies = |reading| {
            let alike = |tile: &Tile| tile.kind() == okey.kind(reading);
            let others = Rules::PACK.tiles().filter(|t| t != indicator && !hand.contains(t));
            others.filter(alike).count() as u8
        };
        let analysis = solver.analyse(&meaning, copies);
        let choices = puzzle.choices();
        assert_eq!(choices.len(), analysis.discards.len(), "{puzzle}");
        for discard in &analysis.discards {
            let choice = choices.iter().find(|choice| choice.tile.kind() == discard.kind).unwrap();
            assert_eq!(choice.leaves.deficiency, discard.deficiency, "{puzzle}: {}", choice.tile);
            assert_eq!(choice.leaves.copies(), discard.weight, "{puzzle}: {}", choice.tile);
        }
        let best: Vec<Kind> = analysis.best().map(|discard| discard.kind).collect();
        match puzzle.kind() {
            PuzzleKind::Throw => assert_eq!(puzzle.answer(), &Answer::Tile(best[0]), "{puzzle}"),
            _ => assert_eq!(*puzzle.answer() == Answer::No, analysis.deficiency.best() > 0),
        }
        let alone = best.len() == 1 || puzzle.kind() == PuzzleKind::Finish;
        assert!(alone, "{puzzle}");
    }
}

#[test]
fn one_discard_leaves_a_hand_that_can_be_divided() {
    let mut finished = 0;
    for puzzle in shipped().filter(|puzzle| puzzle.kind() == PuzzleKind::Finish) {
        let Position::Hand { indicator, hand } = puzzle.position() else { unreachable!() };
        let okey = Indicator(indicator.kind()).okey();
        let finishing: BTreeSet<String> = hand
            .iter()
            .filter(|thrown| {
                let rest: Vec<Tile> = hand.iter().copied().filter(|t| t != *thrown).collect();
                complete(&rest, okey, &Rules::turkish().hands()).is_some()
            })
            .map(|tile| tile.kind().to_string())
            .collect();
        match puzzle.answer() {
            Answer::No => assert!(finishing.is_empty(), "{puzzle}"),
            Answer::Tile(kind) => {
                finished += 1;
                assert_eq!(finishing, BTreeSet::from([kind.to_string()]), "{puzzle}");
                assert_eq!(puzzle.finished().concat().len(), 14, "{puzzle}");
            }
            Answer::Table(_) => panic!("{puzzle}"),
        }
    }
    assert!((30..90).contains(&finished), "{finished} of 122 can be finished");
}

#[test]
fn a_whole_rack_is_laid_in_one_way_by_both_solvers() {
    let mut solver = rummi::TableSolver::new(rummi::Rules::rummi80(2));
    for (number, puzzle) in shipped().filter(|p| p.kind() == PuzzleKind::Lay).enumerate() {
        let Position::Table { rack, table } = puzzle.position() else { unreachable!() };
        let play = solver.best_play(table, rack, rummi::Aim::Tiles).expect("a play");
        assert_eq!(play.laid, *rack, "{puzzle}");
        assert_eq!(puzzle.is_solved_by(&write_melds(&play.table)), Ok(true), "{puzzle}");
        let Answer::Table(right) = puzzle.answer() else { panic!("{puzzle}") };
        assert_eq!(puzzle.is_solved_by(&write_melds(right)), Ok(true), "{puzzle}");
        if number % 6 == 0 {
            assert_eq!(ways(&[table.concat(), rack.clone()].concat()).len(), 1, "{puzzle}");
        }
    }
}

/// All ways in which tiles without jokers form runs and groups, as the number of tiles of each face
/// in runs: the first tile is in some series, and each is tried.
fn ways(all: &[Tile]) -> BTreeSet<Vec<u8>> {
    fn divide(left: &mut Vec<u8>, runs: &mut Vec<u8>, found: &mut BTreeSet<Vec<u8>>) {
        let Some(first) = left.iter().position(|&count| count > 0) else {
            found.insert(runs.clone());
            return;
        };
        // Faces are in the order of numbers, four colours each.
        let (number, color) = (first / 4, first % 4);
        let mut series: Vec<(bool, Vec<usize>)> = (3..=10 - number.min(10))
            .map(|length| (true, (0..length).map(|step| first + 4 * step).collect()))
            .collect();
        for out in 0..=4 {
            let colors = (0..4).filter(|other| *other != out);
            let group: Vec<usize> = colors.map(|other| 4 * number + other).collect();
            if group.contains(&(4 * number + color)) {
                series.push((false, group));
            }
        }
        for (is_run, faces) in series {
            if faces.iter().any(|&face| left[face] == 0) {
                continue;
            }
            for &face in &faces {
                left[face] -= 1;
                runs[face] += u8::from(is_run);
            }
            divide(left, runs, found);
            for &face in &faces {
                left[face] += 1;
                runs[face] -= u8::from(is_run);
            }
        }
    }
    let mut counts = vec![0; 40];
    for tile in all {
        let Kind::Face(face) = tile.kind() else { panic!("a joker") };
        counts[4 * (usize::from(face.number.get()) - 1) + face.color as usize] += 1;
    }
    let mut found = BTreeSet::new();
    divide(&mut counts, &mut vec![0; 40], &mut found);
    found
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..Default::default()
    })]

    /// Series that overlap often leave several ways, and with a tile exchanged often none.
    #[test]
    fn a_table_is_judged_as_by_trying_all(
        picks in prop::collection::vec((any::<bool>(), 0_usize..4, 0_usize..10, 3_usize..6), 2..6),
        other in prop::option::of(0_usize..80),
        racked in 1_usize..4,
    ) {
        let mut counts = [0_usize; 40];
        for (is_run, color, number, length) in picks {
            let faces: Vec<usize> = if is_run {
                let first = number.min(10 - length);
                (first..first + length).map(|n| 4 * n + color).collect()
            } else {
                (0..4).filter(|c| length > 3 || *c != color).map(|c| 4 * number + c).collect()
            };
            if faces.iter().all(|&face| counts[face] < 2) {
                faces.iter().for_each(|&face| counts[face] += 1);
            }
        }
        if let Some(other) = other {
            counts[other % 40] = (counts[other % 40] + 1) % 3;
        }
        let name = |face: usize| format!("{}{}", ["R", "Y", "B", "K"][face % 4], face / 4 + 1);
        let all: Vec<String> =
            (0..40).flat_map(|face| std::iter::repeat_n(name(face), counts[face])).collect();
        prop_assume!(all.len() > racked);
        let all = tiles(&all.join(" ")).unwrap();
        // A table without series is impossible in the game; this tests the search alone.
        let made = Puzzle::new(
            PuzzleKind::Lay,
            Grade::Easy,
            Position::Table { rack: all.clone(), table: Vec::new() },
        );
        match (ways(&all).len(), made) {
            (0, Err(PuzzleError::NoAnswer)) | (2.., Err(PuzzleError::Several)) => {}
            (1, Ok(puzzle)) => {
                let Answer::Table(table) = puzzle.answer() else { panic!() };
                prop_assert_eq!(puzzle.is_solved_by(&write_melds(table)), Ok(true));
            }
            (ways, made) => prop_assert!(false, "{} ways, but {:?}", ways, made),
        }
    }
}

#[test]
fn invalid_puzzles_are_refused_with_a_reason() {
    let long = format!("istaka-puzzle 1 lay easy R1 : {}", "R1 R2 R3 | ".repeat(200));
    // Two of nearly every tile, and one that fits nowhere: there are millions of ways to begin.
    let groups = (1..=8).map(|n| format!("R{n} Y{n} B{n} K{n} | R{n}' Y{n}' B{n}' K{n}' | "));
    let groups: String = groups.collect();
    let full = format!("istaka-puzzle 1 lay easy K10 : {groups}R9 Y9 B9 | R9' Y9' B9'");
    for (text, code) in [
        ("", "version"),
        ("istaka-puzzle 2 throw easy B6 : R1", "version"),
        (&long, "version"),
        ("istaka-puzzle 1 guess easy B6 : R1", "word"),
        ("istaka-puzzle 1 throw hardest B6 : R1", "word"),
        ("istaka-puzzle 1 throw", "word"),
        ("istaka-puzzle 1 throw easy B6 R1", "colon"),
        ("istaka-puzzle 1 throw easy B6 : R1 X2", "badTile"),
        ("istaka-puzzle 1 throw easy B6 : R1 R1 R1", "repeatedTile"),
        ("istaka-puzzle 1 throw easy B6 : R1 R2 R3", "hand"),
        ("istaka-puzzle 1 throw easy F : R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y3", "hand"),
        ("istaka-puzzle 1 throw easy B6 : R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 J", "hand"),
        (
            "istaka-puzzle 1 throw easy B6 : R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y3",
            "several",
        ),
        ("istaka-puzzle 1 lay easy R1 : R2 R3", "table"),
        ("istaka-puzzle 1 lay easy R1 : J R2 R3", "table"),
        ("istaka-puzzle 1 lay easy R13 : R10 Y10 K10", "table"),
        ("istaka-puzzle 1 lay easy : R1 R2 R3", "table"),
        ("istaka-puzzle 1 lay easy R5 : R1 R2 R3", "noAnswer"),
        (&full, "noAnswer"),
        (
            "istaka-puzzle 1 lay easy R3 Y3 B3 : R1 R2 R3 | R4 R5 R6 | Y1 Y2 Y3 | B1 B2 B3",
            "several",
        ),
        (
            "istaka-puzzle 1 throw easy B6 : R1 R2 R3 Y5 Y6 Y7 Y8 K9 K10 K11 B2 Y2 K2 R2 R12",
            "finished",
        ),
    ] {
        match text.parse::<Puzzle>() {
            Ok(puzzle) => panic!("{puzzle}"),
            Err(error) => {
                assert_eq!(error.code(), code, "{text}: {error}");
                assert!(PuzzleError::CODES.contains(&error.code()));
                assert!(error.to_string().len() < 80, "{error}");
            }
        }
    }
}

#[test]
fn an_answer_is_made_of_the_tiles_there() {
    let hand = shipped().find(|puzzle| puzzle.kind() == PuzzleKind::Finish).unwrap();
    let table: Puzzle = "istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4".parse().unwrap();
    assert_eq!(table.is_solved_by("R1 R2 R3 R4 | R4' Y4 B4 K4"), Ok(true));
    assert_eq!(table.is_solved_by("R1 R2 R3 | R4' Y4 B4 K4"), Ok(false)); // one is left
    assert_eq!(table.is_solved_by("R1 R2 R3 | R4' Y4 B4 K4 R4"), Ok(false)); // no series
    for (puzzle, answer, code) in [
        (&hand, "K13 K13", "badTile"),
        (&hand, "maybe", "badTile"),
        (&hand, "J", "notThere"),
        (&table, "R1 R2 R3 R4", "notThere"),
        (&table, "R1 R2 R3 R4 R5 | R4' Y4 B4 K4", "notThere"),
        (&table, "R1 R2 R3 R4 | R4 R4' R4", "repeatedTile"),
        (&table, "", "notThere"),
    ] {
        assert_eq!(puzzle.is_solved_by(answer).unwrap_err().code(), code, "{answer}");
    }
    let rows = table.rows("R3 R4 R2 R1 | K4 R4' Y4 B4").unwrap();
    let shown: Vec<Vec<Tile>> = rows.iter().map(|row| row.tiles.clone()).collect();
    assert_eq!(shown, melds("R1 R2 R3 R4 | R4' Y4 B4 K4").unwrap());
    assert!(rows.iter().all(|row| row.kind.is_some()));
}
