//! Questions about random hands of 101 Okey, as in `benches/okey101.rs`.

use std::cell::RefCell;

use istaka::okey101::{Fitting, Need, Rules, Solver};
use istaka::{Hand, Indicator, Kind, Tile};

use crate::xorshift;

thread_local! {
    static HANDS: RefCell<Vec<Hand>> = const { RefCell::new(Vec::new()) };
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// The indicator of all hands.
fn indicator() -> Indicator {
    Indicator("B6".parse::<Kind>().expect("a tile"))
}

/// Deals `count` random hands of 22 tiles with this number of wild tiles.
#[unsafe(no_mangle)]
pub extern "C" fn deal_22(count: usize, wilds: u8) {
    let mut below = xorshift(0x1571_AC0D_E5EE_D101);
    let okey = indicator().okey();
    let mut hand = || {
        let mut left: Vec<Tile> = Rules::PACK.tiles().collect();
        left.remove(2 * indicator().0.index());
        let kinds = (0..22).map(|_| left.swap_remove(below(left.len())).kind());
        Hand::of(okey, kinds).expect("tiles of one round")
    };
    let hands = std::iter::repeat_with(&mut hand).filter(|hand| hand.wilds() == wilds);
    HANDS.replace(hands.take(count).collect());
}

/// The greatest value of a hand that leaves a tile.
#[unsafe(no_mangle)]
pub extern "C" fn greatest_value(hand: usize) -> u32 {
    ask(hand, |solver, hand| solver.value(hand).into())
}

/// The sum of the values after all discards of a hand, and of the tiles that help.
#[unsafe(no_mangle)]
pub extern "C" fn all_discards(hand: usize) -> u32 {
    ask(hand, |solver, hand| {
        let rules = Rules::yuzbir(4);
        let mut unseen = Rules::PACK.copies();
        unseen[indicator().0.index()] -= 1;
        for (index, unseen) in unseen.iter_mut().enumerate() {
            let reading = hand.okey().read(Kind::from_index(index));
            *unseen = unseen.saturating_sub(hand.count_of(reading));
        }
        let need = Need { points: 101, pairs: 5 };
        let discards = solver.discards(hand, need, &unseen, &Fitting::default(), &rules);
        discards.iter().map(|discard| u32::from(discard.value) + u32::from(discard.outs)).sum()
    })
}

fn ask(hand: usize, question: impl FnOnce(&mut Solver, &Hand) -> u32) -> u32 {
    HANDS.with_borrow(|hands| SOLVER.with_borrow_mut(|solver| question(solver, &hands[hand])))
}
