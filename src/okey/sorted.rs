//! The orders in which a player may sort the tiles on the rack.

use super::solver::Solver;
use crate::named::named;
use crate::sorted::{beside, by_groups, by_pairs, by_runs};
use crate::tile::{Tile, Wild};

pub use crate::sorted::Sorted;

named! {
    /// The sort order of a hand.
    pub enum Order {
        /// Colours and rising numbers.
        Runs = "runs",
        /// Numbers.
        Groups = "groups",
        /// Twins.
        Pairs = "pairs",
        /// The solver's arrangement.
        Best = "best",
    }
}

impl Sorted {
    /// Sorts up to fifteen tiles. A false joker counts as the tile that it stands for; wild tiles
    /// stay apart, except in the best arrangement.
    ///
    /// ```
    /// use istaka::{Indicator, tiles, write_tiles};
    /// use istaka::okey::{HandRules, Order, Solver, Sorted};
    /// let okey = Indicator("B6".parse()?).okey();
    /// let mut solver = Solver::new(HandRules { high_one: true, seven_pairs: true });
    /// let hand = tiles("R9 Y9 K9 R9' B2 B2' R3")?;
    /// let sorted = Sorted::of(Order::Groups, &hand, okey, &mut solver);
    /// assert_eq!(write_tiles(&sorted.whole[0]), "R9 Y9 K9");
    /// assert_eq!(write_tiles(&sorted.begun[0]), "B2 B2'");
    /// assert_eq!(write_tiles(&sorted.loose[0]), "R3 R9'");
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn of(order: Order, hand: &[Tile], okey: Wild, solver: &mut Solver) -> Sorted {
        match order {
            Order::Runs => by_runs(hand, okey, &solver.rules().melds()),
            Order::Groups => by_groups(hand, okey),
            Order::Pairs => by_pairs(hand, okey),
            Order::Best => by_best(hand, okey, solver),
        }
    }
}

/// Sorts by the solver's best melds; neighbours among the other tiles that may become a meld are
/// begun.
fn by_best(hand: &[Tile], okey: Wild, solver: &mut Solver) -> Sorted {
    let best = solver.arrange(hand, okey);
    let whole = best.melds.iter().map(|meld| meld.tiles.clone()).collect();
    beside(whole, &best.loose(), okey, &solver.rules().melds())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{tiles, write_tiles};
    use crate::okey::rules::HandRules;
    use crate::tile::Indicator;

    const TURKISH: HandRules = HandRules { high_one: true, seven_pairs: true };
    const LOW_ONE: HandRules = HandRules { high_one: false, seven_pairs: true };

    /// With the indicator B6, B7 is wild and a false joker is a blue 7.
    fn okey() -> Wild {
        Indicator("B6".parse().expect("a tile")).okey()
    }

    /// Returns the complete, begun and loose rows as text.
    fn show(sorted: &Sorted) -> [String; 3] {
        let rows = |rows: &[Vec<Tile>]| {
            rows.iter().map(|row| write_tiles(row)).collect::<Vec<_>>().join(" | ")
        };
        [rows(&sorted.whole), rows(&sorted.begun), rows(&sorted.loose)]
    }

    fn check(order: Order, rules: HandRules, hand: &str, expect: [&str; 3]) {
        let hand = tiles(hand).expect("tiles");
        let sorted = Sorted::of(order, &hand, okey(), &mut Solver::new(rules));
        assert_eq!(show(&sorted), expect, "{order:?} {}", write_tiles(&hand));
        let mut all = [sorted.whole, sorted.begun, sorted.loose].concat().concat();
        let mut held = hand;
        all.sort_unstable();
        held.sort_unstable();
        assert_eq!(all, held, "every tile is in one row");
    }

    #[test]
    fn runs_come_together_1_behind_13_a_false_joker_as_the_tile_it_is() {
        let hand = "R12 B8 R1 F B6' R13 Y4 R12'";
        check(Order::Runs, TURKISH, hand, ["", "R12 R13 R1 | B6' F B8 | R12' | Y4", ""]);
    }

    #[test]
    fn a_1_stays_in_front_where_it_may_not_follow_13() {
        let hand = "R12 R1 R13 R11";
        check(Order::Runs, LOW_ONE, hand, ["", "R11 R12 R13 | R1", ""]);
        check(Order::Runs, TURKISH, hand, ["", "R11 R12 R13 R1", ""]);
        check(Order::Runs, TURKISH, "R1 R13", ["", "R1 R13", ""]);
    }

    #[test]
    fn groups_come_together_pairs_of_numbers_behind_them() {
        let hand = "R9 Y9 K9 R9' B2 B2' Y5 F R7 K7 R3";
        let expect = ["R7 F K7 | R9 Y9 K9", "B2 B2'", "R3 R9' | Y5"];
        check(Order::Groups, TURKISH, hand, expect);
    }

    #[test]
    fn twins_come_together_a_false_joker_as_the_tile_it_is() {
        let hand = "R9 K3 R9' F B2 F' R1 Y5 R10";
        let expect = ["R9 R9' | F F'", "", "R1 R10 | Y5 | B2 | K3"];
        check(Order::Pairs, TURKISH, hand, expect);
    }

    #[test]
    fn wild_tiles_stay_apart() {
        check(Order::Runs, TURKISH, "B7 R1 B7'", ["", "R1 | B7 B7'", ""]);
        check(Order::Groups, TURKISH, "B7 R1 B7'", ["", "B7 B7'", "R1"]);
        check(Order::Pairs, TURKISH, "B7 R1 B7'", ["", "B7 B7'", "R1"]);
    }

    #[test]
    fn tiles_beside_the_best_melds_are_begun_or_loose() {
        let rest = |rest: &str, rules: HandRules| {
            show(&beside(Vec::new(), &tiles(rest).expect("tiles"), okey(), &rules.melds()))
        };
        let many = "Y4 Y6 F K7 R12 R13 K9 Y1 Y7";
        assert_eq!(rest(many, TURKISH), ["", "Y4 Y6 | F K7 | R12 R13", "Y1 Y7 | K9"]);
        assert_eq!(rest("R12 R13 R1", TURKISH), ["", "R12 R13 R1", ""]);
        assert_eq!(rest("R12 R13 R1", LOW_ONE), ["", "R12 R13", "R1"]);
        assert_eq!(
            rest("R4 B7 K9", TURKISH),
            ["", "R4 B7", "K9"],
            "a wild tile stays with its meld"
        );
        let hand = "R1 R2 R3 K9 Y4 Y6 R13' K1 B2 B13 Y11 Y8 R8 K5";
        let expect = ["R1 R2 R3", "R13' B13 | Y4 Y6 Y8", "R8 | Y11 | B2 | K1 K5 K9"];
        check(Order::Best, TURKISH, hand, expect);
    }
}
