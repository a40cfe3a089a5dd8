//! Times the solver of the table, on random positions and in rounds between bots, next to an
//! integer programme.
//!
//! Each position is solved three times, and the fastest counts, to reduce the effect of other load.

use std::hint::black_box;
use std::time::Instant;

use istaka::Tile;
use istaka::laying::{Aim, LayingRules, TableSolver};
use istaka::rummi::Rules;

#[path = "../tests/rummi/played.rs"]
mod played;
#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/rummi/programme.rs"]
mod programme;
#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/rummi/tables.rs"]
mod tables;

use tables::{Random, counts, position};

type Position = (Vec<Vec<Tile>>, Vec<Tile>);

const POSITIONS: usize = 10_000;

/// Number of positions of rounds between bots.
const PLAYED: usize = 2_500;

/// Number of each kind that the integer programme solves too.
const SAMPLE: usize = 300;

/// Returns the milliseconds of each question, sorted.
fn time(positions: &[Position], mut ask: impl FnMut(&Position)) -> Vec<f64> {
    let mut once = |position: &Position| {
        let begun = Instant::now();
        ask(position);
        begun.elapsed().as_secs_f64() * 1e3
    };
    let mut fastest = |position| (0..3).map(|_| once(position)).fold(f64::INFINITY, f64::min);
    let mut times: Vec<f64> = positions.iter().map(&mut fastest).collect();
    times.sort_by(f64::total_cmp);
    times
}

fn mean(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}

fn print(name: &str, times: &[f64]) {
    let at = |permille: usize| times[(times.len() * permille / 1000).min(times.len() - 1)];
    println!(
        "{name:<34} mean {:.3}, median {:.3}, 99 % {:.2}, most {:.1} ms",
        mean(times),
        at(500),
        at(990),
        at(1000)
    );
}

fn main() {
    let ten = Rules::rummi80(2).laying();
    let positions = positions(&ten);
    let high_one = LayingRules { high_one: true, ..ten };
    let thirteen = Rules::rummi106(2).laying();
    let more = self::positions(&thirteen);
    for (rules, positions, with) in [
        (ten, &positions, ""),
        (high_one, &positions, ", 1 after 10"),
        (thirteen, &more, ", 13 numbers"),
    ] {
        let mut solver = TableSolver::new(rules);
        for (aim, name) in [(Aim::Tiles, "most tiles"), (Aim::Points, "most points")] {
            let times = time(positions, |(table, rack)| {
                black_box(solver.best_play(table, rack, aim));
            });
            print(&format!("{name}{with}"), &times);
        }
        let racks = time(positions, |(_, rack)| {
            black_box(solver.most_opening(rack));
        });
        print(&format!("dearest opening{with}"), &racks);
        let first = time(&positions[..POSITIONS / 10], |(table, rack)| {
            black_box(solver.first_play(table, rack, Aim::Tiles));
        });
        print(&format!("first play{with}"), &first);
    }
    let played = played::played(PLAYED);
    let mut solver = TableSolver::new(ten);
    for (aim, name) in [(Aim::Tiles, "most tiles"), (Aim::Points, "most points")] {
        let times = time(&played, |(table, rack)| {
            black_box(solver.best_play(table, rack, aim));
        });
        print(&format!("{name}, between bots"), &times);
    }
    compare("at random", &ten, &positions[..SAMPLE]);
    // From all parts of a round.
    let part: Vec<Position> = played.into_iter().step_by(PLAYED / SAMPLE).collect();
    compare("between bots", &ten, &part);
    compare("13 numbers", &thirteen, &more[..SAMPLE]);
    differences(&thirteen, &more);
}

/// Tables and racks at random.
fn positions(rules: &LayingRules) -> Vec<Position> {
    let mut random = Random(0x1571_AC0D_E5EE_D086);
    (0..POSITIONS).map(|_| position(rules, &mut random)).collect()
}

/// Counts the positions in which the integer programme lays another number of tiles.
fn differences(rules: &LayingRules, positions: &[Position]) {
    let mut solver = TableSolver::new(*rules);
    let mut differs = |(table, rack): &&Position| {
        let laid = solver.best_play(table, rack, Aim::Tiles).map_or(0, |play| play.laid.len());
        programme::most(rules, &counts(table, rack), |_| 1) != Some(laid as u32)
    };
    let different = positions.iter().filter(&mut differs).count();
    println!("{different} of {} positions differ", positions.len());
}

/// Times the integer programme next to the solver.
fn compare(name: &str, rules: &LayingRules, positions: &[Position]) {
    let mut solver = TableSolver::new(*rules);
    let exact = time(positions, |(table, rack)| {
        black_box(solver.best_play(table, rack, Aim::Tiles));
    });
    let programme = time(positions, |(table, rack)| {
        black_box(programme::most(rules, &counts(table, rack), |_| 1));
    });
    print(&format!("integer programme, {name}"), &programme);
    let ratio = mean(&programme) / mean(&exact);
    println!("the integer programme takes {ratio:.0} times as long");
}
