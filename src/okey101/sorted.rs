//! The sort orders of a hand.

use super::row::MELDS;
use super::rules::RunLimit;
use super::solver::Solver;
use crate::named::named;
use crate::sorted::{Sorted, beside, by_groups, by_pairs, by_runs, neighbours, read, some};
use crate::tile::{Tile, Wild};

named! {
    /// The sort order of a hand.
    pub enum Order {
        /// Colours and rising numbers.
        Runs = "runs",
        /// Numbers.
        Groups = "groups",
        /// Twins.
        Pairs = "pairs",
        /// The melds of the greatest value.
        Best = "best",
    }
}

/// Sorts a hand. Wild tiles stay apart, but for those in the melds of the greatest value.
///
/// ```
/// use istaka::okey101::{Order, RunLimit, Solver, sorted};
/// use istaka::{Indicator, tiles, write_melds};
/// let okey = Indicator("B6".parse()?).okey();
/// let hand = tiles("R9 Y9 K9 R9' B2 B7 R3 B3")?;
/// let best = sorted(Order::Best, &hand, okey, RunLimit::Off, &mut Solver::new());
/// assert_eq!(write_melds(&best.whole), "R9 Y9 K9 | B2 B3 B7");
/// assert_eq!(write_melds(&best.loose), "R3 R9'");
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub fn sorted(
    order: Order,
    hand: &[Tile],
    okey: Wild,
    limit: RunLimit,
    solver: &mut Solver,
) -> Sorted {
    match order {
        Order::Runs => by_runs(hand, okey, &MELDS),
        Order::Groups => by_groups(hand, okey),
        Order::Pairs => by_pairs(hand, okey),
        Order::Best => by_best(hand, okey, limit, solver),
    }
}

fn by_best(hand: &[Tile], okey: Wild, limit: RunLimit, solver: &mut Solver) -> Sorted {
    let best = solver.best(hand, okey, None, limit);
    let (rows, rest) = best.map_or((Vec::new(), hand.to_vec()), |best| (best.rows, best.rest));
    let whole = rows.into_iter().map(|row| row.tiles).collect();
    let (plain, wilds) = read(&rest, okey);
    let mut sorted = beside(whole, &neighbours(&plain, &MELDS), okey, &MELDS);
    sorted.begun.extend(some(wilds));
    sorted
}
