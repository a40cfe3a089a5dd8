//! The assumptions of the search about the runs of one colour, and the least changes of the table.

use std::collections::{BTreeMap, BTreeSet};

use super::input::{Input, Keep};
use super::opening::Tiles;
use super::position::JOKERS;
use super::runs::{NONE, Steps, unfinished};
use super::{Aim, FIRST, Found, TableSolver, as_good};
use crate::bots::Level;
use crate::contest::Match;
use crate::game::Bot;
use crate::notation::{melds, tiles};
use crate::rummi::{Player, Rules};
use crate::sample::sample;
use crate::tile::Tile;

/// Open runs by their lengths up to three, with the number of jokers used and their highest worth.
type Open = BTreeMap<(Vec<u8>, u8), usize>;

/// The most open runs: no more fit two tiles and four jokers.
const ALL: usize = 6;

/// Open runs as in the search: two at most, begun with a joker only at the third place.
type Searched = BTreeSet<(u8, u8)>;

/// The distinguishing data of sets of tiles of a colour down to some place: the number of tiles at
/// the highest place, `true` if there are any tiles, and the possible open runs.
type Prefix = (u8, bool, Open, Searched);

/// The highest number, and the number of places of runs.
const SETS: [(usize, usize); 4] = [(10, 10), (10, 11), (13, 13), (13, 14)];

/// Returns the possible open runs after a place with this number of tiles in runs and this worth of
/// a joker, with up to `most` open runs.
fn open_after(open: &Open, place: usize, joker: usize, tiles: u8, most: usize) -> Open {
    let mut after = Open::new();
    for ((lengths, jokers), worth) in open {
        let finished = lengths.iter().filter(|&&length| length == 3).count();
        for ending in 0..=finished {
            let going = lengths.iter().filter(|&&length| length < 3).map(|length| length + 1);
            let mut going: Vec<u8> = going.chain(vec![3; finished - ending]).collect();
            going.sort_unstable();
            while going.len() <= most && going.len() as u8 <= tiles + JOKERS - jokers {
                if let Some(more) = (going.len() as u8).checked_sub(tiles) {
                    let worth = worth + usize::from(more) * joker;
                    let best = after.entry((going.clone(), jokers + more)).or_default();
                    *best = worth.max(*best);
                }
                if place < 2 {
                    break; // a run that begins here does not become long enough
                }
                going.insert(0, 1);
            }
        }
    }
    after
}

/// The highest worth of jokers if all runs are long enough, by their number.
fn done(open: &Open) -> BTreeMap<u8, usize> {
    let done = open.iter().filter(|((lengths, _), _)| lengths.iter().all(|&length| length == 3));
    done.map(|((_, jokers), worth)| (*jokers, *worth)).collect()
}

fn searched_after(open: &Searched, steps: &Steps, place: usize, tiles: u8) -> Searched {
    let mut after = Searched::new();
    for &(from, jokers) in open {
        for step in steps.from(from) {
            let begins = step.begin == 0 || place == 2 || (place > 2 && step.begin <= tiles);
            let enough = step.tiles >= tiles && jokers + step.tiles - tiles <= JOKERS;
            if begins && enough {
                after.insert((step.open, jokers + step.tiles - tiles));
            }
        }
    }
    after
}

/// For every set of tiles of a colour: the search needs as few jokers as any runs do, and if there
/// are tiles in runs at all, each larger number of jokers fits too.
#[test]
fn two_open_runs_suffice() {
    let steps = Steps::new(2);
    for (numbers, places) in SETS {
        let start = (0, false, Open::from([((Vec::new(), 0), 0)]), Searched::from([(NONE, 0)]));
        let mut prefixes: BTreeSet<Prefix> = BTreeSet::from([start]);
        for place in (0..places).rev() {
            let mut after = BTreeSet::new();
            for (high, some, open, searched) in &prefixes {
                // The 1 after the 10 is one of the two that exist.
                let most = if place == 0 { 2 - high } else { 2 };
                for tiles in 0..=most {
                    after.insert((
                        if place == numbers { tiles } else { *high },
                        *some || tiles > 0,
                        open_after(open, place, 0, tiles, ALL),
                        searched_after(searched, &steps, place, tiles),
                    ));
                }
            }
            prefixes = after;
        }
        assert!(prefixes.len() > 10, "there are several cases");
        for (_, some, open, searched) in prefixes {
            let fits = done(&open);
            let done = searched.iter().filter(|(open, _)| unfinished(*open) == 0);
            let fewest = done.map(|&(_, jokers)| jokers).min();
            assert_eq!(fewest, fits.keys().next().copied(), "the fewest jokers");
            if let (true, Some(fewest)) = (some, fewest) {
                assert!(
                    (fewest..=JOKERS).all(|jokers| fits.contains_key(&jokers)),
                    "and all others"
                );
            }
        }
    }
}

/// If jokers count as the tiles that they stand for, four open runs are worth as much as any
/// number, for every set of tiles of a colour.
#[test]
fn four_open_runs_are_worth_as_much_as_more() {
    for (numbers, places) in SETS {
        let start = Open::from([((Vec::new(), 0), 0)]);
        let mut prefixes = BTreeSet::from([(0, start.clone(), start)]);
        for place in (0..places).rev() {
            let mut after = BTreeSet::new();
            for (high, any, four) in &prefixes {
                let most = if place == 0 { 2 - high } else { 2 };
                for tiles in 0..=most {
                    after.insert((
                        if place == numbers { tiles } else { *high },
                        open_after(any, place, place % numbers + 1, tiles, ALL),
                        open_after(four, place, place % numbers + 1, tiles, 4),
                    ));
                }
            }
            prefixes = after;
        }
        for (_, any, four) in prefixes {
            assert_eq!(done(&any), done(&four));
        }
    }
}

/// Positions of rounds between bots with a player to move who has opened.
fn played(count: usize) -> Vec<(Vec<Vec<Tile>>, Vec<Tile>)> {
    let round = |seed: u64| {
        let rules = Rules::rummi80(2 + (seed % 3) as u16);
        let mut game = Match::new(rules, seed);
        let mut bot = Player::new(&rules, Level::Hard, seed);
        game.deal().expect("the first deal");
        let mut positions = Vec::new();
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round was dealt");
            game.play(seat, bot.decide(&view, &mut || false)).expect("bots keep the rules");
            if view.has_opened() {
                positions.push((view.table, view.hand));
            }
        }
        positions
    };
    (0..).flat_map(round).take(count).collect()
}

/// The most series that can be kept, by trying every set of them.
fn most_kept(solver: &mut TableSolver, given: &Input, most: u32) -> usize {
    let sets = (0_u32..1 << given.len()).rev();
    let kept = sets.filter_map(|set| {
        let keep: Keep = (0..given.len()).map(|at| set >> at & 1 == 1).collect();
        let way = solver.way(given, &keep, &Tiles::default(), Aim::Tiles, most);
        way.map(|_| set.count_ones() as usize)
    });
    kept.max().unwrap_or(0)
}

#[test]
fn the_fewest_series_are_changed() {
    let rules = Rules::rummi80(2);
    let kept = |found: &Found| found.0.iter().filter(|&&kept| kept).count();
    let (count, least) = sample((500, 30), (1500, 100));
    let (mut rebuilt, mut fewer) = (0, 0);
    for (table, rack) in played(count) {
        let given = Input::new(&table, &rack, rules.laying()).expect("a table of this game");
        let best = |mut solver: TableSolver| {
            let found =
                solver.best(&given, &vec![false; given.len()], &Tiles::default(), Aim::Tiles);
            found.expect("a table stands as it is")
        };
        let [quick, thorough] =
            [best(TableSolver::new(rules)), best(TableSolver::new(rules).thorough())];
        assert_eq!(quick.2.cost / FIRST, thorough.2.cost / FIRST, "as many tiles");
        if kept(&quick) == given.len() || given.len() > 9 {
            continue;
        }
        let most = most_kept(&mut TableSolver::new(rules), &given, as_good(&quick));
        assert_eq!(kept(&thorough), most, "{table:?} with {rack:?}");
        rebuilt += 1;
        fewer += usize::from(kept(&thorough) > kept(&quick));
    }
    assert!(rebuilt > least && fewer > 0, "{fewer} of {rebuilt} changed less");
}

/// A position of a round between Experts that takes more than 100 000 nodes.
#[test]
fn a_bounded_solver_lays_what_it_has_found_until_then() {
    let table = "B7 B8 J B10' | R8 Y8 K8 | K4 K5' K6 | Y10 B10 K10 | R9 Y9' K9 | \
        R3 J''' R5' R6' J' R8' | Y5 Y6 Y7' Y8' | Y6' B6 K6' | Y3 Y4' Y5' | B1 B2 B3' | R1 Y1' K1";
    let rack = "R10' Y2 R6 K8' R5 R9' B9 B8' Y7 R4 R7 B3 B7' K7' R1' Y10' K4' B1' B6' Y2' B4 R10";
    let (table, rack) = (melds(table).expect("a table"), tiles(rack).expect("a rack"));
    let best = |nodes: usize| {
        let mut solver = TableSolver::new(Rules::rummi80(3)).within(nodes);
        let play = solver.best_play(&table, &rack, Aim::Tiles).expect("a play");
        (play.laid.len(), nodes - solver.left)
    };
    let (most, noted) = best(1_000_000);
    assert!(noted > 100_000, "{noted}");
    let (fewer, _) = best(60_000);
    assert!((1..most).contains(&fewer), "{fewer} of {most}");
}
