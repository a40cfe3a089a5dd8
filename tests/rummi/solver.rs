//! The solver of the table compared with its naive twin on small positions, and with an integer
//! programme on large ones.

use crate::sample::sample;
use crate::{locked, played, programme};
use std::collections::HashMap;

use crate::tables::{
    self, Counts, FACES, Random, Tables, all_series, check, counts, few, full_groups, most,
    position, torn, value,
};
use istaka::laying::{Aim, LayingError, LayingRules, Proposal, TableSolver, worth};
use istaka::rummi::Rules;
use istaka::{Kind, Number, Pack, Tile, Wild, melds, tiles, write_melds, write_tiles};

/// Ten numbers and four jokers.
fn rules(high_one: bool) -> LayingRules {
    LayingRules { high_one, ..Rules::rummi80(2).laying() }
}

/// Thirteen numbers and two jokers, or four.
fn thirteen(others: u8) -> LayingRules {
    let pack = Pack { last: Number::MAX, others, ..rules(false).pack };
    LayingRules { pack, opening: 30, joker_value: 30, ..rules(false) }
}

/// The same and what else there may be, each with a part of the positions.
fn all_rules(count: usize) -> [(LayingRules, usize); 5] {
    let high = LayingRules { high_one: true, ..thirteen(2) };
    [
        (rules(false), count),
        (rules(true), count),
        (thirteen(2), count),
        (thirteen(4), count / 4),
        (high, count / 4),
    ]
}

fn written(counts: &Counts, rules: &LayingRules) -> String {
    let (table, rack) = counts.tiles();
    let table: Vec<String> = table.iter().map(|tiles| write_tiles(tiles)).collect();
    format!("table {} rack {} ({rules:?})", table.join(" | "), write_tiles(&rack))
}

/// Returns the tiles and the points that the solver lays, and checks the play.
fn laid(
    solver: &mut TableSolver,
    rules: &LayingRules,
    counts: &Counts,
    aim: Aim,
) -> Option<(u32, u32)> {
    let (table, rack) = counts.tiles();
    let play = solver.best_play(&table, &rack, aim)?;
    check(rules, &table, &rack, &play.table, &play.laid);
    let points: u32 = play.laid.iter().map(|tile| value(rules)(tile.kind())).sum();
    assert_eq!(points, play.points);
    Some((play.laid.len() as u32, play.points))
}

#[test]
fn there_are_so_many_series() {
    // Five groups for each number; runs of each colour from 3 to 10 tiles.
    assert_eq!(all_series(&rules(false)).len(), 50 + 4 * 36);
    assert_eq!(all_series(&rules(true)).len(), 50 + 4 * 45);
    assert_eq!(all_series(&thirteen(2)).len(), 65 + 4 * 66);
}

#[test]
fn small_positions_as_the_twin_finds_them() {
    let mut compared = 0;
    for (seed, (rules, rounds)) in (0x1571_AC0D_E5EE_D080..).zip(all_rules(sample(240, 1200))) {
        let series = all_series(&rules);
        let mut solver = TableSolver::new(rules);
        let mut random = Random(seed);
        for round in 0..rounds {
            let counts = match round % 4 {
                0 => full_groups(&rules, &mut random, 2),
                _ => few(&rules, &mut random, 9),
            };
            let nothing = |found: Option<u32>| found.filter(|&found| found > 0);
            let tiles = nothing(most(&series, &counts, |_| 1));
            let points = nothing(most(&series, &counts, value(&rules)));
            let found = laid(&mut solver, &rules, &counts, Aim::Tiles).map(|(tiles, _)| tiles);
            assert_eq!(found, tiles, "{}", written(&counts, &rules));
            let found = laid(&mut solver, &rules, &counts, Aim::Points).map(|(_, points)| points);
            assert_eq!(found, points, "{}", written(&counts, &rules));
            compared += 1;
        }
    }
    assert_eq!(compared, sample(840, 4200));
}

/// Returns `true` if some of the jokers, `own` of them the player's own, make an opening with these
/// own tiles, each as the face that it stands for.
fn opens(
    opening: u32,
    series: &[Vec<usize>],
    own: &[u8],
    table: &Tables,
    jokers: u8,
    known: &mut HashMap<Vec<u8>, bool>,
) -> bool {
    let standing = table.laid.iter().flatten().filter(|(_, joker)| *joker).map(|(face, _)| *face);
    let standing: Vec<usize> = standing.collect();
    let sets = (0_u32..1 << standing.len()).filter(|set| set.count_ones() == u32::from(jokers));
    sets.into_iter().any(|set| {
        let mut may = own.to_vec();
        let mine = (0..standing.len()).filter(|at| set >> at & 1 == 1);
        mine.for_each(|at| may[standing[at]] += 1);
        let own = || Counts { may: may.clone(), ..Counts::none() };
        *known.entry(may.clone()).or_insert_with(|| tables::worth(series, &own()) >= opening)
    })
}

/// The largest number of tiles that can be laid if they include an opening.
fn most_at_first(rules: &LayingRules, series: &[Vec<usize>], counts: &Counts) -> u32 {
    let mut known: HashMap<Vec<u8>, bool> = HashMap::new();
    let mut best = 0;
    Tables::each(series, counts, &mut |table| {
        let faces: Vec<u8> = counts.may.iter().map(|n| n.min(&2)).copied().collect();
        let fits = (0..FACES).all(|face| table.left[face] <= counts.may[face]);
        if table.jokers > counts.jokers.1 || !fits || !table.can_be_read(rules) {
            return;
        }
        let may: Vec<u8> = (0..FACES).map(|face| faces[face] - table.left[face]).collect();
        let jokers = counts.jokers.1 - table.jokers;
        let laid = u32::from(may.iter().sum::<u8>() + jokers);
        if laid > best && opens(rules.opening, series, &may, table, jokers, &mut known) {
            best = laid;
        }
    });
    best
}

#[test]
fn first_plays_as_the_twin_finds_them() {
    let (ten, thirteen) =
        (sample((150, 70, 35), (600, 280, 150)), sample((60, 22, 10), (240, 90, 45)));
    first_plays(rules(false), ten);
    first_plays(self::thirteen(2), thirteen);
}

fn first_plays(rules: LayingRules, (rounds, openings, costly): (usize, u32, u32)) {
    let series = all_series(&rules);
    let mut solver = TableSolver::new(rules);
    let mut random = Random(0x1571_AC0D_E5EE_D082);
    let (mut opened, mut less) = (0, 0);
    for round in 0..rounds {
        let counts =
            if round % 3 == 0 { torn(&rules, &mut random) } else { few(&rules, &mut random, 9) };
        let (table, rack) = counts.tiles();
        let expected = most_at_first(&rules, &series, &counts);
        let play = solver.first_play(&table, &rack, Aim::Tiles);
        let found = play.as_ref().map_or(0, |play| play.laid.len() as u32);
        // Three jokers may open while each lies in another series, which the solver does not
        // consider.
        let alone = counts.jokers.1 >= 3 && found < expected;
        assert!(found == expected || alone, "{found} {expected} {}", written(&counts, &rules));
        if let Some(play) = play {
            check(&rules, &table, &rack, &play.table, &play.laid);
            assert!(
                worth(&play.table, &rack, &rules) >= rules.opening,
                "{}",
                written(&counts, &rules)
            );
            let free = solver.best_play(&table, &rack, Aim::Tiles).unwrap().laid.len();
            opened += 1;
            less += u32::from(play.laid.len() < free);
        }
    }
    assert!(opened > openings && less > costly, "{opened} openings, {less} of them cost tiles");
}

#[test]
fn openings_as_the_twin_finds_them() {
    openings(rules(false), sample(150, 600));
    openings(thirteen(2), sample(100, 400));
    openings(LayingRules { opening: 50, ..thirteen(2) }, sample(50, 200));
}

fn openings(rules: LayingRules, rounds: usize) {
    let series = all_series(&rules);
    let mut solver = TableSolver::new(rules);
    let mut random = Random(0x1571_AC0D_E5EE_D083);
    for _ in 0..rounds {
        let counts = few(&rules, &mut random, 10);
        let (table, rack) = counts.tiles();
        let rack: Vec<Tile> = table.into_iter().flatten().chain(rack).collect();
        let most = tables::worth(&series, &counts);
        let found = solver.most_opening(&rack);
        let text = || write_tiles(&rack);
        assert_eq!(
            found.as_ref().map_or(0, |o| o.points),
            if most < rules.opening { 0 } else { most },
            "{}",
            text()
        );
        let least = solver.least_opening(&rack);
        assert_eq!(least.is_some(), found.is_some(), "{}", text());
        // With three jokers or more the twin has them as a group of any number, the solver as tens.
        let mut lowest: Option<u32> = None;
        Tables::each(&series, &counts, &mut |table| {
            if table.worth >= rules.opening {
                lowest = Some(lowest.map_or(table.worth, |lowest| lowest.min(table.worth)));
            }
        });
        for opening in found.iter().chain(&least) {
            let laid: Vec<Tile> = opening.series.iter().flatten().copied().collect();
            check(&rules, &[], &rack, &opening.series, &laid);
            let worth = worth(&opening.series, &rack, &rules);
            assert!(worth >= opening.points, "{}", text());
        }
        if counts.jokers.0 + counts.jokers.1 < 3 {
            assert_eq!(least.map(|opening| opening.points), lowest, "{}", text());
        }
    }
}

/// The largest worth of series of a rack, with jokers in any place.
#[test]
fn worth_as_the_twin_finds_it() {
    for (seed, (rules, rounds)) in (0x1571_AC0D_E5EE_D081..).zip(all_rules(sample(250, 1000))) {
        let mut solver = TableSolver::new(rules);
        let (series, mut some) = (all_series(&rules), 0);
        let mut random = Random(seed);
        for _ in 0..rounds {
            let counts = few(&rules, &mut random, 9);
            let (table, rack) = counts.tiles();
            let tiles: Vec<Tile> = table.into_iter().flatten().chain(rack).collect();
            let expected = tables::worth(&series, &counts);
            let Some(opening) = solver.most_opening(&tiles) else {
                assert!(expected < rules.opening, "{}", written(&counts, &rules));
                continue;
            };
            let found = worth(&opening.series, &tiles, &rules);
            assert_eq!(found, expected, "{}", written(&counts, &rules));
            some += 1;
        }
        assert!(some > rounds / 5, "{some} of {rounds}");
    }
}

/// A rack with an empty table, and its opening: jokers take places of enough worth.
#[test]
fn jokers_of_an_opening_lie_where_they_count_enough() {
    let mut solver = TableSolver::new(rules(false));
    for (rack, expected) in [
        ("J K6 K7", "K6 K7 J"),
        ("J J' R7", "R7 J J'"),
        ("J K5 K6", ""),
        ("J R5 R7", ""),
        ("J J' R6", "R6 J J'"),
        ("J J' R5", ""),
        ("J J' J'' J'''", "J J' J'' J'''"),
        ("J R6 Y7 B7 R5", "Y7 B7 J"),
    ] {
        let rack = tiles(rack).unwrap();
        let play = solver.first_play(&[], &rack, Aim::Tiles);
        let laid = play.map_or_else(Vec::new, |play| play.table);
        assert_eq!(write_melds(&laid), expected, "{}", write_tiles(&rack));
        for opening in [solver.most_opening(&rack), solver.least_opening(&rack)] {
            assert_eq!(opening.is_none(), expected.is_empty(), "{}", write_tiles(&rack));
            let Some(opening) = opening else { continue };
            let points = worth(&opening.series, &rack, &rules(false));
            assert_eq!(points, opening.points, "{}", write_melds(&opening.series));
        }
    }
}

/// Compares the solver with the integer programme, for both aims.
fn compare_with_the_programme(
    solver: &mut TableSolver,
    rules: &LayingRules,
    table: &[Vec<Tile>],
    rack: &[Tile],
) {
    let counts = counts(table, rack);
    for aim in [Aim::Tiles, Aim::Points] {
        let expected = match aim {
            Aim::Tiles => programme::most(rules, &counts, |_| 1),
            Aim::Points => programme::most(rules, &counts, value(rules)),
        };
        let play = solver.best_play(table, rack, aim);
        let found = play.as_ref().map_or(0, |play| match aim {
            Aim::Tiles => play.laid.len() as u32,
            Aim::Points => play.points,
        });
        assert_eq!(Some(found), expected.or(Some(0)), "{aim:?} {}", written(&counts, rules));
        if let Some(play) = play {
            check(rules, table, rack, &play.table, &play.laid);
        }
    }
}

#[test]
fn positions_as_the_programme_finds_them() {
    let mut random = Random(0x1571_AC0D_E5EE_D084);
    for (rules, count) in all_rules(sample(100, 400)) {
        let mut solver = TableSolver::new(rules);
        for _ in 0..count {
            let (table, rack) = position(&rules, &mut random);
            compare_with_the_programme(&mut solver, &rules, &table, &rack);
        }
    }
}

#[test]
fn positions_of_rounds_between_bots_as_the_programme_finds_them() {
    let rules = rules(false);
    let mut solver = TableSolver::new(rules);
    let count = sample(160, 800);
    let positions = played::played(count);
    for (table, rack) in &positions {
        compare_with_the_programme(&mut solver, &rules, table, rack);
    }
    // From all parts of a round: between the first series and the last tile.
    let lying = |most| positions.iter().filter(|(table, _)| table.concat().len() > most).count();
    let parts = [10, 20, 30, 40].map(lying);
    assert!(
        parts[0] > count * 7 / 8 && parts[2] > count * 3 / 8,
        "{parts:?} of more than 10, 20, 30, 40 tiles"
    );
}

#[test]
fn full_groups_as_the_programme_finds_them() {
    let mut random = Random(0x1571_AC0D_E5EE_D085);
    for (rules, count) in [(rules(false), sample(125, 500)), (thirteen(2), sample(60, 250))] {
        let mut solver = TableSolver::new(rules);
        for _ in 0..count {
            let (table, rack) = full_groups(&rules, &mut random, 6).tiles();
            compare_with_the_programme(&mut solver, &rules, &table, &rack);
        }
    }
}

#[test]
fn plays_are_accepted_by_the_round() {
    let mut random = Random(0x1571_AC0D_E5EE_D087);
    let free = [rules(false), thirteen(2)];
    let locked = free.map(|rules| LayingRules { joker_lock: true, ..rules });
    let still = free.map(|rules| LayingRules { rebuilds: false, ..rules });
    for rules in free.into_iter().chain(locked).chain(still) {
        let mut solver = TableSolver::new(rules);
        for _ in 0..150 {
            let (table, rack) = position(&rules, &mut random);
            let best = solver.best_play(&table, &rack, Aim::Tiles);
            let first = solver.first_play(&table, &rack, Aim::Points);
            for (play, opened) in [(best, true), (first, false)] {
                let Some(play) = play else { continue };
                let proposal = Proposal { rules, old: &table, rack: &rack, opened };
                let judged = proposal.judge(&play.table);
                let text = || written(&counts(&table, &rack), &rules);
                assert_eq!(
                    judged.map(|laying| laying.laid.len()),
                    Ok(play.laid.len()),
                    "{}",
                    text()
                );
            }
        }
    }
}

/// Old table, rack, and the new table, in which old series are unchanged.
const KEPT: [(&str, &str, &str); 5] = [
    ("R1 R2 R3 | R7 Y7 K7", "R4 B7", "R1 R2 R3 R4 | R7 Y7 K7 B7"),
    ("R1 R2 R3 | R1 Y1 B1", "K1", "R1 R2 R3 | R1 Y1 B1 K1"),
    ("R4 R5 R6 | Y4 Y5 Y6 | B4 B5 B6", "R3 K9", "R3 R4 R5 R6 | Y4 Y5 Y6 | B4 B5 B6"),
    ("R1 R2 R3 | R5 R6 R7", "R4", "R1 R2 R3 | R4 R5 R6 R7"),
    ("R1 R2 J | K8 K9 K10", "R3 K7", "J K7 K8 K9 K10 | R1 R2 R3"),
];

#[test]
fn series_lie_as_they_did_where_they_can() {
    let mut solver = TableSolver::new(rules(false));
    for (table, rack, expected) in KEPT {
        let play = solver.best_play(&melds(table).unwrap(), &tiles(rack).unwrap(), Aim::Tiles);
        let series = play.unwrap().table;
        let kinds = |series: &Vec<Tile>| series.iter().map(|t| t.kind().to_string()).collect();
        let series: Vec<String> =
            series.iter().map(kinds).map(|kinds: Vec<String>| kinds.join(" ")).collect();
        assert_eq!(series.join(" | "), expected, "{table} with {rack}");
    }
}

#[test]
fn a_solver_that_has_answered_much_answers_as_a_new_one() {
    let mut random = Random(0x1571_AC0D_E5EE_D089);
    let rules = rules(true);
    let mut solver = TableSolver::new(rules);
    for _ in 0..200 {
        let (table, rack) = position(&rules, &mut random);
        for aim in [Aim::Tiles, Aim::Points] {
            let play = solver.best_play(&table, &rack, aim);
            let anew = TableSolver::new(rules).best_play(&table, &rack, aim);
            assert_eq!(play, anew, "{}", written(&counts(&table, &rack), &rules));
        }
    }
}

/// Any table and rack get an answer soon, even all eighty-four tiles.
#[test]
fn every_position_has_an_answer() {
    let mut random = Random(0x1571_AC0D_E5EE_D088);
    let rules = rules(true);
    let mut solver = TableSolver::new(rules);
    let all: Vec<Tile> = rules.pack.tiles().collect();
    for _ in 0..20 {
        let mut left = all.clone();
        let heap: Vec<Tile> =
            (0..random.below(40)).map(|_| left.swap_remove(random.below(left.len()))).collect();
        for aim in [Aim::Tiles, Aim::Points] {
            let table = [heap.clone()];
            if let Some(play) = solver.best_play(&table, &left, aim) {
                check(&rules, &table, &left, &play.table, &play.laid);
            }
        }
        assert!(solver.most_opening(&left).is_some());
        let free = solver.best_play(&[], &left, Aim::Tiles).unwrap();
        let first = solver.first_play(&[], &left, Aim::Tiles).unwrap();
        assert_eq!(first.laid.len(), free.laid.len());
        assert!(solver.least_opening(&left).is_some());
    }
    let play = solver.best_play(&[], &all, Aim::Tiles).unwrap();
    assert_eq!(play.laid.len(), 84);
}

#[test]
fn the_vectors_of_the_rules() {
    let rules = rules(false);
    let worth_of =
        |text: &str| worth(&melds(text).unwrap(), &tiles(&text.replace('|', "")).unwrap(), &rules);
    assert_eq!(worth_of("R1 R2 R3 R4 | R5 Y5 B5"), 25);
    assert_eq!(worth_of("R1 R2 R3 | R4 Y4 B4"), 18);
    assert_eq!(worth_of("J R9 R10"), 27);
    let table = melds("B7 B8 B9").unwrap();
    let rack = tiles("B10 Y7 K7").unwrap();
    let play = TableSolver::new(rules).best_play(&table, &rack, Aim::Tiles).unwrap();
    check(&rules, &table, &rack, &play.table, &play.laid);
    assert_eq!((play.laid.len(), play.points), (3, 24));
}

/// A table with locked jokers, a rack, and the number of its tiles that can be laid.
const LOCKED: [(&str, &str, usize); 10] = [
    ("J K4 K5", "R1 R2 K3", 3),
    ("K4 B4 J", "Y4 R2 R3", 3),
    ("J K2 B2 | Y3 Y4 Y5", "R2 Y2 B7 B8", 4),
    ("J K4 K5 K6 | J' K4' K5' K6'", "K3 R6 R6' B6 B6'", 5),
    ("R5 J R7", "R6 B2 B3", 3),
    // A tile that it stood for is on the table.
    ("R5 J R7 | R6 Y6 B6 K6", "Y2 Y3", 2),
    // It stays with one of the tiles that it lay with.
    ("J R5 R6 R7", "Y5 B5", 2),
    // No tile takes its place.
    ("B4 B5 B6 J", "R9 Y9", 0),
    ("R5 J R7", "B1 B2", 0),
    ("J R7 R8", "R6 R10", 2),
];

fn with_lock(high_one: bool) -> LayingRules {
    LayingRules { joker_lock: true, ..rules(high_one) }
}

/// The tiles of a rack that can be laid while jokers are locked, in a play that the rules accept.
fn laid_under_lock(
    solver: &mut TableSolver,
    rules: &LayingRules,
    table: &[Vec<Tile>],
    rack: &[Tile],
    aim: Aim,
) -> (u32, u32) {
    let Some(play) = solver.best_play(table, rack, aim) else { return (0, 0) };
    let proposal = Proposal { rules: *rules, old: table, rack, opened: true };
    let judged = proposal.judge(&play.table).map(|laying| laying.laid.len());
    assert_eq!(judged, Ok(play.laid.len()), "{}", written(&counts(table, rack), rules));
    (play.laid.len() as u32, play.points)
}

#[test]
fn locked_jokers_are_exchanged() {
    let rules = with_lock(false);
    for (table, rack, expected) in LOCKED {
        let all = tiles(&format!("{} {rack}", table.replace('|', " "))).unwrap();
        let table = melds(table).unwrap();
        let rack = &all[table.concat().len()..];
        for mut solver in [TableSolver::new(rules), TableSolver::new(rules).thorough()] {
            let (found, _) = laid_under_lock(&mut solver, &rules, &table, rack, Aim::Tiles);
            let text = write_melds(&table);
            assert_eq!(found as usize, expected, "{text} with {}", write_tiles(rack));
        }
        let most = locked::most(&rules, &table, rack, |_| 1);
        assert_eq!(
            most,
            Some(expected as u32),
            "{} with {}",
            write_melds(&table),
            write_tiles(rack)
        );
    }
}

#[test]
fn positions_with_locked_jokers_as_the_programme_finds_them() {
    let mut random = Random(0x1571_AC0D_E5EE_D08A);
    let (mut compared, mut exchanged) = (0, 0);
    for high_one in [false, true] {
        let rules = with_lock(high_one);
        let mut solver = TableSolver::new(rules);
        let count = sample(25, 250);
        let mut done = 0;
        while done < count {
            let (table, rack) = position(&rules, &mut random);
            let jokers = |series: &Vec<Tile>| {
                series.iter().filter(|tile| tile.kind() == Kind::Joker).count()
            };
            let alone = table.iter().any(|series| jokers(series) == series.len());
            let lying: usize = table.iter().map(jokers).sum();
            if lying == 0 || alone || table.len() > 7 {
                continue;
            }
            done += 1;
            for aim in [Aim::Tiles, Aim::Points] {
                let count = |kind: Kind| if aim == Aim::Tiles { 1 } else { value(&rules)(kind) };
                let expected = locked::most(&rules, &table, &rack, count);
                let found = laid_under_lock(&mut solver, &rules, &table, &rack, aim);
                let found = if aim == Aim::Tiles { found.0 } else { found.1 };
                let text = written(&counts(&table, &rack), &rules);
                assert_eq!(Some(found), expected, "{} | {text}", write_melds(&table));
                compared += 1;
            }
            let stay: Vec<Vec<Tile>> =
                table.iter().filter(|series| jokers(series) > 0).cloned().collect();
            let play = solver.best_play(&table, &rack, Aim::Tiles);
            let kept = |series: &Vec<Tile>| {
                let new = play.iter().flat_map(|play| &play.table);
                new.into_iter().any(|new| series.iter().all(|tile| new.contains(tile)))
            };
            exchanged += usize::from(play.is_some() && !stay.iter().all(kept));
        }
    }
    assert!(exchanged > compared / 10, "{exchanged} of {compared}");
}

/// A table, a rack, and how many of its tiles can be laid where series are not taken apart.
const STILL: [(&str, &str, usize); 5] = [
    ("B7 B8 B9", "B10 Y7 K7", 1),
    ("B7 B8 B9 B10", "Y7 K7 R1 R2 R3", 3),
    ("R5 J R7", "R6 R8", 1),
    ("R1 R2 R3 | R5 R6 R7", "R4 K9", 1),
    ("R7 Y7 K7", "B7 B8 B9", 3),
];

#[test]
fn a_table_that_must_not_be_rebuilt_is_only_added_to() {
    let rules = LayingRules { rebuilds: false, ..rules(false) };
    let mut solver = TableSolver::new(rules);
    for (table, rack, expected) in STILL {
        let (table, rack) = (melds(table).unwrap(), tiles(rack).unwrap());
        let play = solver.best_play(&table, &rack, Aim::Tiles).unwrap();
        assert_eq!(play.laid.len(), expected, "{}", write_melds(&play.table));
        let proposal = Proposal { rules, old: &table, rack: &rack, opened: true };
        assert!(proposal.judge(&play.table).is_ok(), "{}", write_melds(&play.table));
    }
    let (table, rack) = (melds("B7 B8 B9").unwrap(), tiles("B10 Y7 K7").unwrap());
    let proposal = Proposal { rules, old: &table, rack: &rack, opened: true };
    let judged = proposal.judge(&melds("B8 B9 B10 | Y7 K7 B7").unwrap());
    assert_eq!(judged, Err(LayingError::TilesMissing(table[0].clone())));
}

/// False jokers are ordinary tiles where the okey of a round is wild.
#[test]
fn the_wild_tile_may_be_one_with_a_face() {
    let okey = Wild("R7".parse().unwrap());
    let pack = Pack { last: Number::MAX, other: Kind::FalseJoker, others: 2 };
    let rules = LayingRules { pack, wild: okey, opening: 101, ..thirteen(2) };
    let mut solver = TableSolver::new(rules);
    let rack = tiles("R6 F R8 B12 R7 B13 K9 K10 K11 K12 K13 Y1").unwrap();
    let play = solver.first_play(&[], &rack, Aim::Tiles).unwrap();
    assert_eq!((play.laid.len(), worth(&play.table, &rack, &rules)), (11, 21 + 36 + 55));
    let proposal = Proposal { rules, old: &[], rack: &rack, opened: false };
    assert!(proposal.judge(&play.table).is_ok(), "{}", write_melds(&play.table));
}
