//! The exact hand solver: completeness of a hand, its deficiency, and the tiles that improve it.
//!
//! The *deficiency* of a hand is the number of tiles that it lacks: 14 minus the largest number of
//! tiles that it shares with any complete hand (RULES section 3). There are two plans, runs and
//! groups or seven pairs, and the better one counts. The definition does not depend on the number
//! of tiles held, so for 15 tiles it is the deficiency after the best discard.
//!
//! ```text
//! lanes      the sixteen sets of runs, and how colours share them
//! color      what sets of runs cover in one colour, remembered
//! deficiency how far a hand is from complete
//! cover      the search over groups
//! improve    the open places of all best plans
//! after      the same for each discard, at once
//! analyse    improving tiles and discards
//! plan       the melds behind a result
//! arrange    the hand sorted by what its tiles are good for
//! complete   a partition, without any memory
//! explain    the nearest complete hand
//! ```

// CITE: Yan, Li, Li: A Fast Algorithm for Computing the Deficiency Number of a Mahjong Hand, 2021,
// arXiv 2108.06832: the term, and the idea to separate melds from the remaining tiles.
// CITE: van Rijn, Takes, Vis: The Complexity of Rummikub Problems, 2015, arXiv 1604.07553: runs of
// three to five tiles make up all longer ones.

mod lanes;
mod color;
mod deficiency;
mod cover;
mod improve;
mod after;
mod analyse;
mod plan;
mod arrange;
mod complete;
mod explain;

pub use analyse::{Analysis, Discard, Readings};
pub use arrange::Arrangement;
pub use complete::{complete, may_finish};
pub use deficiency::Deficiency;
pub use explain::{Explanation, NearMeld, complete_keeping};

use crate::hand::Hand;
use crate::okey::rules::HandRules;
use crate::tile::{Tile, Wild};
use color::ColorTable;
use cover::{cover, keys};
use improve::ChangeTable;
use plan::Slots;

/// Answers questions about hands. Caches results, about one megabyte, so one solver should serve
/// many questions.
///
/// ```
/// use istaka::{Hand, Indicator, tiles};
/// use istaka::okey::{Rules, Solver};
/// let okey = Indicator("B6".parse()?).okey();
/// let hand = tiles("R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K9")?;
/// let mut solver = Solver::new(Rules::turkish().hands());
/// let deficiency = solver.deficiency(&Hand::of(okey, hand.iter().map(|t| t.kind())).unwrap());
/// assert_eq!((deficiency.melds, deficiency.pairs), (1, Some(6)));
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub struct Solver {
    rules: HandRules,
    table: ColorTable,
    changes: ChangeTable,
}

impl Solver {
    /// Creates a solver for these rules.
    pub fn new(rules: HandRules) -> Solver {
        Solver { rules, table: ColorTable::new(rules.high_one), changes: ChangeTable::new() }
    }

    /// The rules of this solver.
    pub fn rules(&self) -> HandRules {
        self.rules
    }

    /// Switches seven pairs on or off, for a player that rates their chances. Cached results stay
    /// valid.
    pub(crate) fn count_pairs(&mut self, count: bool) {
        self.rules.seven_pairs = count;
    }

    /// Returns the deficiency of a hand of any size. For fewer than 14 tiles it is the least number
    /// of tiles still to draw; for 15 tiles the least over all discards.
    pub fn deficiency(&mut self, hand: &Hand) -> Deficiency {
        let tiles = hand.len() as u8 - hand.wilds();
        let covered = cover(&mut self.table, &keys(hand), tiles.min(14));
        Deficiency::when_covered(hand, covered, self.rules)
    }

    /// Returns the best arrangement to show, following the plan with the lower deficiency. Tiles
    /// that cannot be in play together are all left in `rest`, with the deficiency of the empty
    /// hand.
    ///
    /// ```
    /// use istaka::{Indicator, tiles, write_tiles};
    /// use istaka::okey::{Rules, Solver};
    /// let okey = Indicator("B6".parse()?).okey();
    /// let hand = tiles("R1 B9 R2 R3 Y9 B7 Y11 K13 K5 K6 K7 K8 R12 B13")?;
    /// let arranged = Solver::new(Rules::turkish().hands()).arrange(&hand, okey);
    /// assert_eq!(arranged.deficiency.best(), 2);
    /// assert_eq!(write_tiles(&arranged.melds[0].tiles), "K5 K6 K7 K8");
    /// assert_eq!(arranged.melds.len(), 3); // the wild tile completes one
    /// # Ok::<(), istaka::ParseError>(())
    /// ```
    pub fn arrange(&mut self, tiles: &[Tile], okey: Wild) -> Arrangement {
        let Ok(hand) = Hand::of(okey, tiles.iter().map(|tile| tile.kind())) else {
            return Arrangement::none(tiles, self.deficiency(&Hand::empty(okey)));
        };
        let deficiency = self.deficiency(&hand);
        if deficiency.prefers_pairs() {
            return arrange::by_pairs(tiles, okey, &hand, deficiency);
        }
        self.best_plan(tiles, &hand, deficiency).1
    }

    /// Returns the plan with the best arrangement, and that arrangement.
    fn best_plan(
        &mut self,
        tiles: &[Tile],
        hand: &Hand,
        deficiency: Deficiency,
    ) -> (Vec<Slots>, Arrangement) {
        let keys = keys(hand);
        let best = cover(&mut self.table, &keys, 14);
        let mut shown: Option<(Vec<Slots>, Arrangement)> = None;
        for plan in plan::plans(&mut self.table, &keys, best) {
            let arranged = arrange::by_melds(tiles, hand.okey(), plan.clone(), deficiency);
            if shown.as_ref().is_none_or(|(_, other)| arranged.score() > other.score()) {
                shown = Some((plan, arranged));
            }
        }
        shown.expect("some plan covers what the search found")
    }
}

#[cfg(test)]
mod tests;
