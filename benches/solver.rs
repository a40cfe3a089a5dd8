//! Times the solver next to its naive twin and to the nearest equivalent for mahjong.
//!
//! `xiangting` computes the replacement number of a mahjong hand from tables of 7.5 MB. Suits do
//! not interact there, so it is the lower limit that an Okey solver without tables can hope to
//! approach.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, Throughput};
use istaka::okey::{Analysis, HandRules, Solver};
use istaka::{Hand, Reading};
use xiangting::{PlayerCount, calculate_replacement_number};

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/okey/twin.rs"]
mod twin;

use twin::{Counts, Random, Round, all_melds, as_sets, build, can_finish, deal};

const RULES: HandRules = HandRules { high_one: true, seven_pairs: true };
const HANDS: usize = 20_000;

/// Makes hands of a class of the twin: 0 is random, 2 near complete.
fn counts(class: usize, size: usize) -> Vec<Counts> {
    let round = round();
    let melds = all_melds(true, 5);
    let mut random = Random(0x1571_AC0D_E5EE_D001);
    (0..HANDS).map(|_| deal(&mut random, &round, class, size, &melds)).collect()
}

fn round() -> Round {
    Round::new("B6".parse().expect("a tile"))
}

fn hands(class: usize, size: usize) -> Vec<Hand> {
    counts(class, size).iter().map(|counts| build(counts, &round())).collect()
}

type Ask<'a> = dyn FnMut(&Hand, &dyn Fn(Reading) -> u8) -> Analysis + 'a;

/// Makes random hands of fourteen mahjong tiles.
fn mahjong() -> Vec<[u8; 34]> {
    let mut random = Random(0x1571_AC0D_E5EE_D001);
    let mut deal = || {
        let mut wall: Vec<usize> = (0..136).collect();
        let mut hand = [0; 34];
        (0..14).for_each(|_| hand[wall.swap_remove(random.below(wall.len())) / 4] += 1);
        hand
    };
    (0..HANDS).map(|_| deal()).collect()
}

fn naive_deficiency(hand: &Counts, round: &Round, melds: &[twin::Meld]) -> u8 {
    let melds = (0..=14).find(|&missing| can_finish(hand, round, melds, missing));
    melds.expect("fourteen missing always suffice").min(twin::pairs_deficiency(hand))
}

fn questions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("20 000 hands");
    group.throughput(Throughput::Elements(HANDS as u64)).sample_size(20);
    let mut solver = Solver::new(RULES);
    for (class, name) in [(0, "random"), (2, "near complete")] {
        let hands14 = hands(class, 14);
        group.bench_function(format!("deficiency, {name}, 14 tiles"), |bench| {
            bench.iter(|| {
                hands14.iter().map(|h| u32::from(solver.deficiency(h).best())).sum::<u32>()
            });
        });
        let hands15 = hands(class, 15);
        let weight = |hand: &Hand, ask: &mut Ask| {
            let okey = hand.okey();
            let unseen = |reading| okey.in_play(reading) - hand.count_of(reading);
            ask(hand, &unseen).best().map(|discard| discard.weight).sum::<u32>()
        };
        group.bench_function(format!("analysis, {name}, 15 tiles"), |bench| {
            let ask: &mut Ask = &mut |hand, unseen| solver.analyse(hand, unseen);
            bench.iter(|| hands15.iter().map(|hand| weight(hand, ask)).sum::<u32>());
        });
        group.bench_function(format!("analysis, {name}, 15 tiles, best discards"), |bench| {
            let ask: &mut Ask = &mut |hand, unseen| solver.analyse_best(hand, unseen);
            bench.iter(|| hands15.iter().map(|hand| weight(hand, ask)).sum::<u32>());
        });
    }
    let mahjong = mahjong();
    group.bench_function("mahjong replacement number, 14 tiles", |bench| {
        bench.iter(|| {
            let number = |hand| calculate_replacement_number(hand, PlayerCount::Four);
            mahjong.iter().map(|hand| u32::from(number(hand).expect("14 tiles"))).sum::<u32>()
        });
    });
    group.finish();
}

fn small_things(criterion: &mut Criterion) {
    criterion.bench_function("set-up", |bench| bench.iter(|| black_box(Solver::new(RULES))));
    let round = round();
    let melds = as_sets(&all_melds(true, 13));
    let counts = counts(0, 14);
    let mut next = (0..counts.len()).cycle();
    let mut group = criterion.benchmark_group("naive twin");
    group.sample_size(10);
    group.bench_function("deficiency, random, 14 tiles", |bench| {
        bench.iter(|| naive_deficiency(&counts[next.next().expect("endless")], &round, &melds));
    });
    group.finish();
}

/// Prints the ratio, both measured in this run on the same hands.
fn compare() {
    let round = round();
    let melds = as_sets(&all_melds(true, 13));
    let counts = &counts(0, 14)[..300];
    let hands: Vec<Hand> = counts.iter().map(|counts| build(counts, &round)).collect();
    let mut solver = Solver::new(RULES);
    let mut time = |run: &mut dyn FnMut(&mut Solver) -> u32, times: u32| {
        run(&mut solver);
        let begun = Instant::now();
        let sum: u32 = (0..times).map(|_| run(&mut solver)).sum();
        (begun.elapsed().as_secs_f64() / f64::from(times) / hands.len() as f64, sum / times)
    };
    let (exact, a) =
        time(&mut |s| hands.iter().map(|h| u32::from(s.deficiency(h).best())).sum(), 200);
    let naive = |_: &mut Solver| {
        counts.iter().map(|counts| u32::from(naive_deficiency(counts, &round, &melds))).sum()
    };
    let (naive, b) = time(&mut { naive }, 1);
    assert_eq!(a, b, "the solver and its twin disagree");
    let (exact, naive) = (exact * 1e9, naive * 1e9);
    println!("solver {exact:.0} ns, naive twin {naive:.0} ns: {:.0} times as fast", naive / exact);
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    questions(&mut criterion);
    small_things(&mut criterion);
    criterion.final_summary();
    compare();
}
