//! A round of Okey looked back on, for the page.

use serde::Serialize;
use tsify::Tsify;

use super::view::arrangement;
use crate::named::Named;
use crate::okey::{Action, Decision, Plan, Solver, Way};
use crate::review::Judged;
use crate::tile::{Tile, Wild};
use crate::wasm::views::{ArrangementView, TileView, tile_view};

/// A decision: to draw or to take, which tile to throw, to finish or not.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OkeyDecisionView {
    /// Its number in the history of the round, which is that of its action.
    pub event: usize,
    /// Which turn of the player's it was, from 1.
    pub turn: usize,
    /// What the player held.
    pub hand: ArrangementView,
    /// The discard that he could take, where that was the question.
    pub offered: Option<TileView>,
    /// What he did.
    pub did: WayView,
    /// What an Expert would have done; the same where that wins no more likely.
    pub best: WayView,
    /// What the difference was worth: a chance to win the round, to thousandths.
    pub lost: f64,
    /// What was wrong, where that was worth enough to speak of.
    #[tsify(type = "OkeyMistake | null")]
    pub mistake: Option<&'static str>,
}

/// Something that could be done, and what it leaves.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WayView {
    /// What is done.
    #[tsify(type = "OkeyVerb")]
    pub verb: &'static str,
    /// The tile that is taken or thrown.
    pub tile: Option<TileView>,
    /// How likely the round is won with it, 0 to 1, less what it gives the next player; to
    /// thousandths.
    pub chance: f64,
    /// What it gives him.
    pub gives: f64,
    /// How far runs and groups are then, with the best throw for them.
    pub melds: PlanView,
    /// How far seven pairs are; null where the rules do not have them.
    pub pairs: Option<PlanView>,
}

/// How far a plan is.
#[derive(Serialize, Tsify)]
pub struct PlanView {
    /// How many tiles are missing.
    pub missing: u8,
    /// How many tiles help that the player has not seen.
    pub copies: u32,
}

/// A decision, for the page.
pub fn decision_view(decision: &Decision, okey: Wild, solver: &mut Solver) -> OkeyDecisionView {
    let offered = decision.offered;
    OkeyDecisionView {
        event: decision.event,
        turn: decision.turn,
        hand: arrangement(solver, &decision.hand, okey),
        offered: offered.map(|tile| tile_view(tile, okey)),
        did: way_view(&decision.did, offered, okey),
        best: way_view(&decision.best, offered, okey),
        lost: decision.lost(),
        mistake: decision.mistake().map(Named::name),
    }
}

fn way_view(way: &Way, offered: Option<Tile>, okey: Wild) -> WayView {
    let tile = match way.action {
        Action::Discard(tile) | Action::Declare { discard: tile, .. } => Some(tile),
        Action::Take => offered,
        Action::Draw | Action::Pass | Action::ShowTwin => None,
    };
    WayView {
        verb: way.action.verb(),
        tile: tile.map(|tile| tile_view(tile, okey)),
        chance: way.chance,
        gives: way.gives,
        melds: plan_view(way.melds),
        pairs: way.pairs.map(plan_view),
    }
}

const fn plan_view(plan: Plan) -> PlanView {
    PlanView { missing: plan.missing, copies: plan.copies }
}
