//! The sort orders of a rack.

use super::rules::Rules;
use crate::laying::{Aim, TableSolver};
use crate::named::named;
use crate::sorted::{Sorted, beside, by_groups, by_runs, neighbours, read, some};
use crate::tile::Tile;

named! {
    /// A sort order of a rack.
    pub enum Order {
        /// Colours and rising numbers.
        Runs = "runs",
        /// Numbers.
        Groups = "groups",
        /// The series of the rack's own tiles that the solver finds.
        Best = "best",
    }
}

/// Sorts a rack. Jokers stay apart, but for those in the series that the solver finds.
///
/// ```
/// use istaka::rummi::{Order, Rules, TableSolver, sorted};
/// use istaka::{tiles, write_melds};
/// let mut solver = TableSolver::new(Rules::rummi80(2));
/// let sorted = sorted(Order::Best, &tiles("R9 K2 J Y9 K1 R5")?, &mut solver);
/// assert_eq!(write_melds(&sorted.whole), "R9 Y9 J");
/// assert_eq!(write_melds(&sorted.begun), "K1 K2");
/// assert_eq!(write_melds(&sorted.loose), "R5");
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub fn sorted(order: Order, rack: &[Tile], solver: &mut TableSolver) -> Sorted {
    match order {
        Order::Runs => by_runs(rack, Rules::WILD, &solver.rules().melds()),
        Order::Groups => by_groups(rack, Rules::WILD),
        Order::Best => by_best(rack, solver),
    }
}

/// Among the tiles outside of the series, neighbours that may become one are incomplete melds.
fn by_best(rack: &[Tile], solver: &mut TableSolver) -> Sorted {
    let whole = solver.best_play(&[], rack, Aim::Tiles).map_or_else(Vec::new, |play| play.table);
    let lies = |tile: &Tile| whole.iter().any(|series| series.contains(tile));
    let rest: Vec<Tile> = rack.iter().copied().filter(|tile| !lies(tile)).collect();
    let (plain, jokers) = read(&rest, Rules::WILD);
    let rules = solver.rules().melds();
    let mut sorted = beside(whole, &neighbours(&plain, &rules), Rules::WILD, &rules);
    sorted.begun.extend(some(jokers));
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{tiles, write_melds};
    use crate::rummi::rules::{Options, Preset};

    /// Expects the complete, incomplete and single tiles, each row by row.
    fn check(high_one: bool, order: Order, rack: &str, expect: [&str; 3]) {
        let options = Options { high_one, ..Options::preset(Preset::Rummi80, 2) };
        let mut solver = TableSolver::new(Rules::new(options).expect("rules"));
        let rack = tiles(rack).expect("tiles");
        let sorted = sorted(order, &rack, &mut solver);
        let found = [&sorted.whole, &sorted.begun, &sorted.loose].map(|rows| write_melds(rows));
        assert_eq!(found, expect, "{order:?}");
        let mut all = [sorted.whole, sorted.begun, sorted.loose].concat().concat();
        let mut held = rack;
        all.sort_unstable();
        held.sort_unstable();
        assert_eq!(all, held, "every tile is in one row");
    }

    #[test]
    fn runs_come_together_jokers_apart() {
        let rack = "R9 J R8 B2 R10 B1 J' R8'";
        check(false, Order::Runs, rack, ["", "R8 R9 R10 | R8' | B1 B2 | J J'", ""]);
        let rack = "R9 R1 R10";
        check(false, Order::Runs, rack, ["", "R1 R9 R10", ""]);
        check(true, Order::Runs, rack, ["", "R9 R10 R1", ""]);
    }

    #[test]
    fn groups_come_together_jokers_apart() {
        let rack = "R9 J K9 Y9 B2 Y2 K7 R9'";
        check(false, Order::Groups, rack, ["R9 Y9 K9", "B2 Y2 | J", "R9' | K7"]);
    }

    #[test]
    fn the_best_series_lie_complete_and_the_rest_as_it_goes_together() {
        let rack = "R9 K9 Y9 B1 B2 B3 Y2 K7 R4 R6 K2";
        check(false, Order::Best, rack, ["R9 Y9 K9 | B1 B2 B3", "R4 R6 | Y2 K2", "K7"]);
        check(false, Order::Best, "R10 R1 J", ["", "J", "R1 R10"]);
        check(true, Order::Best, "R10 R1 J", ["J R10 R1", "", ""]);
        check(true, Order::Best, "R10 R1 K5", ["", "R10 R1", "K5"]);
        check(false, Order::Best, "", ["", "", ""]);
        check(false, Order::Best, "J J'", ["", "J J'", ""]);
    }
}
