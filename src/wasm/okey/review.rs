//! The review of a round of Okey for the page.

use serde::Serialize;
use tsify::Tsify;

use super::view::arrangement;
use crate::named::Named;
use crate::okey::{Action, Decision, Plan, Solver, Way};
use crate::review::Judged;
use crate::tile::{Tile, Wild};
use crate::wasm::views::{ArrangementView, TileView, tile_view};

/// A decision to draw or take, to throw a tile, or to finish.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OkeyDecisionView {
    /// The index of its action in the round, equal to that of its event in the history.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// The hand.
    pub hand: ArrangementView,
    /// The discard that could be taken, if that was the decision.
    pub offered: Option<TileView>,
    /// The player's action.
    pub did: WayView,
    /// The Expert's action; equal to `did` if it has no better chance to win.
    pub best: WayView,
    /// The lost chance to win the round, rounded to thousandths.
    pub lost: f64,
    /// The mistake, if the loss is worth reporting.
    #[tsify(type = "OkeyMistake | null")]
    pub mistake: Option<&'static str>,
}

/// A possible action and its result.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WayView {
    /// The kind of action.
    #[tsify(type = "OkeyVerb")]
    pub verb: &'static str,
    /// The tile taken or thrown.
    pub tile: Option<TileView>,
    /// The chance to win the round with it, 0 to 1, less `gives`; rounded to thousandths.
    pub chance: f64,
    /// The value for the next player.
    pub gives: f64,
    /// The distance from runs and groups, after the best discard for them.
    pub melds: PlanView,
    /// The distance from seven pairs; null if the rules do not have them.
    pub pairs: Option<PlanView>,
}

/// The distance from a plan.
#[derive(Serialize, Tsify)]
pub struct PlanView {
    /// Number of missing tiles.
    pub missing: u8,
    /// Number of improving tiles that the player has not seen.
    pub copies: u32,
}

/// Converts a decision for the page.
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
