//! The benchmarks for browsers, as plain exports without JavaScript glue: the solver loops of
//! `benches/solver.rs`, which `kernel.mjs` next to this package runs under Node; whole rounds of
//! the bots, for `bots.mjs`; best plays of table rummy, for `table.mjs`; questions about hands of
//! 101 Okey, for `okey101.mjs`.

#[cfg(feature = "bots")]
mod bots;
#[cfg(feature = "okey101")]
mod okey101;
#[cfg(feature = "table")]
mod table;

use std::cell::RefCell;

#[cfg(feature = "twin")]
use istaka::Face;
use istaka::okey::Rules;
#[cfg(feature = "solver")]
use istaka::okey::{HandRules, Solver};
use istaka::{Hand, Indicator, Kind, Tile};

#[cfg(feature = "twin")]
#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../../../tests/okey/twin.rs"]
mod twin;

thread_local! {
    static HANDS: RefCell<Vec<Hand>> = const { RefCell::new(Vec::new()) };
    #[cfg(feature = "solver")]
    static SOLVER: RefCell<Option<Solver>> = const { RefCell::new(None) };
}

/// Returns a source of random numbers below a limit.
fn xorshift(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |limit| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }
}

/// Deals `count` random hands of `size` tiles for the loops below.
#[unsafe(no_mangle)]
pub extern "C" fn deal(count: usize, size: usize) {
    let indicator = Indicator("B6".parse::<Kind>().expect("a tile"));
    let mut below = xorshift(0x1571_AC0D_E5EE_D001);
    let mut hand = || {
        let mut left: Vec<Tile> = Rules::PACK.tiles().collect();
        left.remove(2 * indicator.0.index());
        let kinds = (0..size).map(|_| left.swap_remove(below(left.len())).kind());
        Hand::of(indicator.okey(), kinds).expect("tiles of one round")
    };
    HANDS.replace((0..count).map(|_| hand()).collect());
}

/// Creates the solver.
#[cfg(feature = "solver")]
#[unsafe(no_mangle)]
pub extern "C" fn set_up() {
    SOLVER.replace(Some(Solver::new(HandRules { high_one: true, seven_pairs: true })));
}

/// Sums the deficiencies of all hands.
#[cfg(feature = "solver")]
#[unsafe(no_mangle)]
pub extern "C" fn deficiency() -> u32 {
    each(|solver, hand| solver.deficiency(hand).best().into())
}

/// Sums the deficiencies of the first `count` hands, computed by the naive twin.
#[cfg(feature = "twin")]
#[unsafe(no_mangle)]
pub extern "C" fn naive(count: usize) -> u32 {
    let round = twin::Round::new("B6".parse().expect("a tile"));
    let melds = twin::as_sets(&twin::all_melds(true, 5));
    let missing = |hand: &Hand| {
        let faces = std::array::from_fn(|face| hand.count(Face::from_index(face)));
        let counts = twin::Counts { faces, wilds: hand.wilds() };
        let melds = (0..=14).find(|&missing| twin::can_finish(&counts, &round, &melds, missing));
        u32::from(melds.expect("fourteen suffice").min(twin::pairs_deficiency(&counts)))
    };
    HANDS.with_borrow(|hands| hands.iter().take(count).map(missing).sum())
}

/// Sums the weights of all best discards.
#[cfg(feature = "solver")]
#[unsafe(no_mangle)]
pub extern "C" fn analyse() -> u32 {
    each(|solver, hand| {
        let okey = hand.okey();
        let analysis = solver.analyse(hand, |r| okey.in_play(r) - hand.count_of(r));
        analysis.best().map(|discard| discard.weight).sum()
    })
}

/// Sums the same, but analyses only the discards that leave the lowest deficiency.
#[cfg(feature = "solver")]
#[unsafe(no_mangle)]
pub extern "C" fn analyse_best() -> u32 {
    each(|solver, hand| {
        let okey = hand.okey();
        let analysis = solver.analyse_best(hand, |r| okey.in_play(r) - hand.count_of(r));
        analysis.best().map(|discard| discard.weight).sum()
    })
}

#[cfg(feature = "solver")]
fn each(ask: impl Fn(&mut Solver, &Hand) -> u32) -> u32 {
    HANDS.with_borrow(|hands| {
        SOLVER.with_borrow_mut(|solver| {
            let solver = solver.as_mut().expect("set_up came first");
            hands.iter().map(|hand| ask(solver, hand)).sum()
        })
    })
}
