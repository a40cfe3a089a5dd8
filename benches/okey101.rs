//! Times the solver of 101 Okey on random hands of 22 tiles.
//!
//! Each question is asked three times, and the fastest counts, to reduce the effect of other load.

use std::hint::black_box;
use std::time::Instant;

use istaka::okey101::{Fitting, Need, Rules, RunLimit, Solver, Unseen};
use istaka::{Hand, Tile, Wild};

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/okey101/twin.rs"]
mod twin;

const HANDS: usize = 60_000;

/// Number of hands for the questions that take longer.
const FEW: usize = 2_000;

struct Dealt {
    tiles: Vec<Tile>,
    okey: Wild,
    hand: Hand,
}

/// Deals hands, those of each number of wild tiles apart.
fn deal() -> [Vec<Dealt>; 3] {
    let mut random = twin::random(0x1571);
    let mut all: [Vec<Dealt>; 3] = Default::default();
    for _ in 0..HANDS {
        let (tiles, okey) = twin::hand(&mut random, 22, 0);
        let hand = Hand::of(okey, tiles.iter().map(|tile| tile.kind())).expect("a hand");
        all[usize::from(hand.wilds())].push(Dealt { tiles, okey, hand });
    }
    all
}

/// Prints the microseconds of a question. Each run first asks all once, which fills the caches.
fn time(name: &str, dealt: &[Dealt], mut ask: impl FnMut(&Dealt)) {
    dealt.iter().for_each(&mut ask);
    let mut once = |dealt: &Dealt| {
        let begun = Instant::now();
        ask(dealt);
        begun.elapsed().as_secs_f64() * 1e6
    };
    let mut fastest = |dealt| (0..3).map(|_| once(dealt)).fold(f64::INFINITY, f64::min);
    let mut times: Vec<f64> = dealt.iter().map(&mut fastest).collect();
    times.sort_by(f64::total_cmp);
    let at = |permille: usize| times[(times.len() * permille / 1000).min(times.len() - 1)];
    println!(
        "{name:<34} mean {:.2}, median {:.2}, 99 % {:.1}, most {:.0} µs",
        times.iter().sum::<f64>() / times.len() as f64,
        at(500),
        at(990),
        at(1000)
    );
}

fn unseen(dealt: &Dealt) -> Unseen {
    let mut unseen = Rules::PACK.copies();
    let indicator = dealt.okey.indicator().expect("an indicator").0;
    for kind in dealt.tiles.iter().map(|tile| tile.kind()).chain([indicator]) {
        unseen[kind.index()] -= 1;
    }
    unseen
}

fn main() {
    let rules = Rules::yuzbir(4);
    let need = Need { points: 101, pairs: 5 };
    let mut solver = Solver::new();
    for (wilds, dealt) in deal().iter().enumerate() {
        time(&format!("greatest value, {wilds} wild"), dealt, |dealt| {
            black_box(solver.value(&dealt.hand));
        });
        let few = &dealt[..FEW.min(dealt.len())];
        time(&format!("its melds, {wilds} wild"), few, |dealt| {
            black_box(solver.best(&dealt.tiles, dealt.okey, None, RunLimit::Off));
        });
        time(&format!("all best openings, {wilds} wild"), few, |dealt| {
            black_box(solver.openings(&dealt.tiles, dealt.okey, 101, None, RunLimit::Off));
        });
        time(&format!("finish, {wilds} wild"), few, |dealt| {
            black_box(solver.finish(&dealt.tiles, dealt.okey, None, RunLimit::Off));
        });
        time(&format!("distance, {wilds} wild"), few, |dealt| {
            black_box(solver.distance(&dealt.hand, need, &unseen(dealt)));
        });
        time(&format!("all discards, {wilds} wild"), &few[..few.len() / 4], |dealt| {
            let unseen = unseen(dealt);
            black_box(solver.discards(&dealt.hand, need, &unseen, &Fitting::default(), &rules));
        });
    }
}
