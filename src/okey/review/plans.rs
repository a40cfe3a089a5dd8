//! Both plans of a hand: runs and groups, and seven pairs.

use std::cmp::Reverse;

use crate::hand::Hand;
use crate::okey::action::Action;
use crate::okey::solver::{Readings, Solver};
use crate::okey::view::View;
use crate::tile::{Reading, Tile};

/// The distance of a hand from complete by one plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Plan {
    /// Number of missing tiles.
    pub missing: u8,
    /// Number of improving tiles that the player has not seen.
    pub copies: u32,
}

impl Plan {
    /// Sort key, the best first.
    pub(super) const fn rank(self) -> (u8, Reverse<u32>) {
        (self.missing, Reverse(self.copies))
    }
}

#[derive(Clone, Copy)]
pub struct Plans {
    pub melds: Plan,
    pub pairs: Option<Plan>,
}

impl Plans {
    /// Rates both plans separately after an action of this player: if a throw must follow, each
    /// with its best throw.
    pub fn after(view: &View, action: &Action, solver: &mut Solver) -> Plans {
        let mut hand = view.meaning();
        match *action {
            Action::Take => {
                let offered = view.takeable().expect("a discard was taken");
                hand.add(offered.kind()).expect("the tiles of a round are in play together");
            }
            Action::Discard(tile) | Action::Declare { discard: tile, .. } => {
                hand.remove(tile.kind());
            }
            Action::Draw | Action::Pass | Action::ShowTwin => {}
        }
        let pairs = solver.rules().seven_pairs;
        Plans {
            melds: nearest(view, &hand, solver, melds),
            pairs: pairs.then(|| nearest(view, &hand, solver, seven_pairs)),
        }
    }
}

/// Rates a hand by one plan: number of missing tiles, and the improving tiles.
type Far = fn(&Hand, &mut Solver) -> (u8, Readings);

/// Applies `plan` to a hand; a hand of fifteen tiles is rated by its best fourteen.
fn nearest(view: &View, hand: &Hand, solver: &mut Solver, plan: Far) -> Plan {
    let unseen = view.unseen();
    let mut far = |rest: &Hand| {
        let (missing, helping) = plan(rest, solver);
        Plan { missing, copies: helping.weight(view.okey.count_in(&unseen)) }
    };
    if hand.len() < 15 {
        return far(hand);
    }
    let spare = view.hand.iter().copied().chain(view.takeable()).map(Tile::kind);
    let spare = spare.filter(|&kind| view.okey.read(kind) != Reading::Wild);
    let without = |kind| {
        let mut rest = *hand;
        rest.remove(kind);
        far(&rest)
    };
    spare.map(without).min_by_key(|plan| plan.rank()).expect("fifteen tiles are not all wild")
}

fn melds(hand: &Hand, solver: &mut Solver) -> (u8, Readings) {
    let pairs = solver.rules().seven_pairs;
    solver.count_pairs(false);
    let (deficiency, helping) = solver.prospect(hand);
    solver.count_pairs(pairs);
    (deficiency.melds, helping)
}

fn seven_pairs(hand: &Hand, solver: &mut Solver) -> (u8, Readings) {
    (hand.pairs_deficiency(), solver.pairing(hand))
}
