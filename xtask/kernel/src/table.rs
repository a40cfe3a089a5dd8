//! Plays on tables of table rummy, the same positions as in `benches/table.rs`.

use std::cell::RefCell;

use istaka::Tile;
use istaka::laying::{Aim, LayingRules, TableSolver};
use istaka::rummi::Rules;

#[path = "../../../tests/rummi/played.rs"]
mod played;
#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../../../tests/rummi/tables.rs"]
mod tables;

/// A table and a rack.
type Position = (Vec<Vec<Tile>>, Vec<Tile>);

thread_local! {
    static POSITIONS: RefCell<Vec<Position>> = const { RefCell::new(Vec::new()) };
    static SOLVER: RefCell<Option<TableSolver>> = const { RefCell::new(None) };
}

/// Lays out `count` random positions for the plays below.
#[unsafe(no_mangle)]
pub extern "C" fn lay_out(count: usize) {
    lay_out_by(Rules::rummi80(2).laying(), count);
}

/// The same with 106 tiles.
#[unsafe(no_mangle)]
pub extern "C" fn lay_out_thirteen(count: usize) {
    lay_out_by(Rules::rummi106(2).laying(), count);
}

fn lay_out_by(rules: LayingRules, count: usize) {
    let mut random = tables::Random(0x1571_AC0D_E5EE_D086);
    keep(rules, (0..count).map(|_| tables::position(&rules, &mut random)).collect());
}

/// Lays out `count` positions of rounds between bots.
#[unsafe(no_mangle)]
pub extern "C" fn lay_out_played(count: usize) {
    keep(Rules::rummi80(2).laying(), played::played(count));
}

fn keep(rules: LayingRules, positions: Vec<Position>) {
    POSITIONS.replace(positions);
    SOLVER.replace(Some(TableSolver::new(rules)));
}

/// Returns the number of tiles of the best play on a position.
#[unsafe(no_mangle)]
pub extern "C" fn best_play(position: usize) -> usize {
    POSITIONS.with_borrow(|positions| {
        SOLVER.with_borrow_mut(|solver| {
            let (table, rack) = &positions[position];
            let solver = solver.as_mut().expect("lay_out came first");
            solver.best_play(table, rack, Aim::Tiles).map_or(0, |play| play.laid.len())
        })
    })
}
