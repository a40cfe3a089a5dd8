//! The ranking of the actions of a player of 101 Okey by the points that an Expert expects.

use super::action::Action;
use super::bots::{Judged, Params, Player, Why, opened};
use super::costs::{Costs, Measured};
use super::possible::Possible;
use super::rules::Rules;
use super::solver::{Discard, Solver};
use super::value::Situation;
use super::view::View;
use crate::ranking::{Ranked, Ranks, Worth, tenths};
use crate::tile::Tile;

/// The facts behind the worth of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101Facts"))]
pub struct Facts {
    /// The reason of the best action.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Why | null"))]
    pub why: Option<Why>,
    /// The opening that the action is or begins.
    pub opening: Option<Possible>,
    /// The points of the player if the round ends with this turn.
    pub closing: Option<i32>,
    /// The points that a discard costs at once.
    pub penalty: i32,
    /// The greatest value of series in the hand that a discard leaves.
    pub value: Option<u16>,
    /// Number of tiles that an opening by series then lacks; `None` if there are more than five.
    pub series: Option<u8>,
    /// Number of tiles that an opening by pairs then lacks.
    pub pairs: Option<u8>,
    /// Number of unseen tiles that bring the nearer opening nearer.
    pub outs: u16,
    /// True if a player who has opened could use the discard.
    pub fits: bool,
}

impl Ranks for Rules {
    type Facts = Facts;

    const WORTH: Worth = Worth::Points;

    fn ranking(view: &View, quick: bool) -> Vec<Ranked<Action, Facts>> {
        if !view.is_own_turn() && !view.legal.call {
            return Vec::new();
        }
        let few = Params { samples: 4, later_samples: 2, ..Params::EXPERT };
        let params = if quick { few } else { Params::EXPERT };
        let (mut expert, mut solver) = (Player::new(params, 0), Solver::new());
        let (best, why) = expert.explain(view);
        let plain = |action| Ranked { action, worth: None, within: 0.0, facts: Facts::default() };
        let mut ranked: Vec<Ranked<Action, Facts>> = openings(view, &mut solver);
        ranked.extend(may(view).into_iter().map(plain));
        if view.legal.discard && view.is_own_turn() {
            ranked.extend(discards(view, &mut expert, &mut solver));
        }
        let at = ranked.iter().position(|ranked| ranked.action == best);
        let mut first = at.map_or_else(|| plain(best), |at| ranked.remove(at));
        first.facts.why = Some(why);
        ranked.insert(0, first);
        ranked
    }
}

/// The openings of this turn.
fn openings(view: &View, solver: &mut Solver) -> Vec<Ranked<Action, Facts>> {
    if !view.legal.open {
        return Vec::new();
    }
    let ways = [Possible::by_series(view, None, solver), Possible::by_pairs(view, None)];
    let rank = |opening: Possible| {
        let action = opening.actions().into_iter().next()?;
        let Possible { rows, way, rest, .. } = &opening;
        let closing = Some(opened(view, rows, *way, rest, solver));
        let facts = Facts { closing, opening: Some(opening), ..Facts::default() };
        Some(Ranked { action, worth: None, within: 0.0, facts })
    };
    ways.into_iter().flatten().filter_map(rank).collect()
}

/// The actions without tiles.
fn may(view: &View) -> Vec<Action> {
    let legal = &view.legal;
    let all = [
        (legal.call && !view.is_own_turn(), Action::Call),
        (legal.take, Action::Take),
        (legal.draw, Action::Draw),
        (legal.pass, Action::Pass),
        (legal.give_back, Action::Return),
    ];
    all.into_iter().filter(|(may, _)| *may).map(|(_, action)| action).collect()
}

/// The discards without a needless penalty, the best first.
fn discards(view: &View, expert: &mut Player, solver: &mut Solver) -> Vec<Ranked<Action, Facts>> {
    let judged = expert.judged(view);
    let hand = view.meaning();
    let all = solver.discards(&hand, view.need, &view.unseen(), &view.fitting(), &view.rules);
    let Some(&Judged { tile: best, cost: least }) = judged.first() else { return Vec::new() };
    let measured = Measured::of_discard(view);
    // The points of the round so far, and those to come after the best discard.
    let own = view.seats().iter().filter(|&other| !view.rules.are_opponents(view.seat, other));
    let so_far: i32 = own.map(|seat| view.scores[seat.index()].total()).sum();
    let after = Situation::of(&thrown(view, best), solver);
    let promised = so_far as f32 + after.points(&view.rules);
    let rank = |Judged { tile, cost }: Judged| {
        let costs = Costs::of(cost - least, measured);
        Ranked {
            action: Action::Discard(tile),
            worth: Some(tenths((promised + costs.points as f32).into())),
            within: costs.within.into(),
            facts: leaves(view, &all, tile),
        }
    };
    judged.into_iter().map(rank).collect()
}

/// The view after a discard.
fn thrown(view: &View, tile: Tile) -> View {
    let mut after = view.clone();
    after.hand.retain(|&held| held != tile);
    let own = &mut after.players[view.seat.index()];
    own.tiles -= 1;
    own.pile.push(tile);
    after
}

/// The facts of a discard; of a player who has opened only what it costs and who can use it.
fn leaves(view: &View, all: &[Discard], tile: Tile) -> Facts {
    let Some(discard) = all.iter().find(|discard| discard.kind == tile.kind()) else {
        return Facts::default();
    };
    let costs = Facts { penalty: discard.penalty, fits: discard.fits, ..Facts::default() };
    let announced = view.players[view.seat.index()].announced;
    match view.opened() {
        Some(_) => costs,
        None => Facts {
            value: Some(discard.value),
            series: discard.series.filter(|_| !announced),
            pairs: discard.pairs,
            outs: discard.outs,
            ..costs
        },
    }
}
