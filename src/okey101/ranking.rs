//! The ranking of the actions of a player of 101 Okey by the points that an Expert expects.

use super::action::Action;
use super::bots::{Judged, Params, Player, Why, opened};
use super::coach::use_of;
use super::costs::Measured;
use super::foresight::Foresight;
use super::possible::Possible;
use super::round::Round;
use super::rules::Rules;
use super::solver::{Discard, Solver};
use super::view::View;
use crate::position::Positions;
use crate::ranking::{Ranked, Ranks, Worth, tenths};
use crate::tile::Tile;

/// The facts behind the worth of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "judge",
    derive(tsify::Tsify),
    tsify(missing_as_null, rename = "Okey101Facts")
)]
pub struct Facts {
    /// The reason of the best action.
    #[cfg_attr(feature = "judge", tsify(type = "Okey101Why | null"))]
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
        let mut judge = Judge::of(view, Player::new(params, 0));
        let (best, why) = judge.expert.explain(view);
        let mut all = judge.openings();
        all.extend(judge.others());
        if view.legal.discard && view.is_own_turn() {
            all.extend(judge.discards());
        }
        let at = all.iter().position(|choice| choice.action == best);
        let mut first = at.map_or_else(|| judge.choice(best.clone(), &[best]), |at| all.remove(at));
        first.facts.why = Some(why);
        all.insert(0, first);
        ranked(view, all)
    }
}

/// An action, and the points at the end of the round that it promises.
struct Choice {
    action: Action,
    promises: Option<f32>,
    facts: Facts,
}

/// Ranks choices, the best of which is the first, by what they are found to be worth beside it.
fn ranked(view: &View, choices: Vec<Choice>) -> Vec<Ranked<Action, Facts>> {
    let Some(Choice { action: best, promises, .. }) = choices.first() else { return Vec::new() };
    let (best, least) = (best.clone(), *promises);
    let rank = |Choice { action, promises, facts }| {
        let measured = Measured::of(view, &best, &action);
        let beside = promises.zip(least).map(|(promises, least)| measured.points(promises - least));
        let worth = beside.zip(least).map(|(beside, least)| tenths((least + beside).into()));
        let within =
            beside.filter(|_| action != best).map_or(0.0, |beside| measured.within(beside));
        Ranked { action, worth, within: tenths(within.into()), facts }
    };
    choices.into_iter().map(rank).collect()
}

/// Everything that judges the choices of a player.
struct Judge<'a> {
    view: &'a View,
    /// The round as the player sees it; `None` for a view that no round has.
    round: Option<Round>,
    expert: Player,
    foresight: Foresight,
    solver: Solver,
}

impl Judge<'_> {
    fn of(view: &View, expert: Player) -> Judge<'_> {
        let placed = Rules::read_position(&Rules::write_position(view), 0);
        let round = placed.ok().map(|placed| placed.round);
        Judge { view, round, expert, foresight: Foresight::new(), solver: Solver::new() }
    }

    /// An action with what these actions promise, of which it is the first; without any it is not
    /// judged.
    fn choice(&mut self, action: Action, turn: &[Action]) -> Choice {
        let foresee = |round: &Round| match &action {
            Action::Draw => self.foresight.drawing(round, self.view.seat),
            _ => self.foresight.promised(round, self.view.seat, turn),
        };
        let promises = self.round.as_ref().filter(|_| !turn.is_empty()).map(foresee);
        Choice { action, promises, facts: Facts::default() }
    }

    /// The openings of this turn.
    fn openings(&mut self) -> Vec<Choice> {
        let view = self.view;
        if !view.legal.open {
            return Vec::new();
        }
        let series = Possible::by_series(view, None, &mut self.solver);
        let mut rank = |opening: Possible| {
            let turn = opening.actions();
            let Possible { rows, way, rest, .. } = &opening;
            let closing = Some(opened(view, rows, *way, rest, &mut self.solver));
            let facts = Facts { closing, opening: Some(opening), ..Facts::default() };
            Some(Choice { facts, ..self.choice(turn.first()?.clone(), &turn) })
        };
        [series, Possible::by_pairs(view, None)]
            .into_iter()
            .flatten()
            .filter_map(&mut rank)
            .collect()
    }

    /// Taking the tile on offer and using it; empty if it would be given back.
    fn taking(&mut self) -> Vec<Action> {
        let Some(tile) = self.view.takeable() else { return Vec::new() };
        let uses = use_of(self.view, tile, &mut self.solver);
        let takes = (!uses.is_empty()).then_some(Action::Take);
        takes.into_iter().chain(uses).collect()
    }

    /// The actions without tiles.
    fn others(&mut self) -> Vec<Choice> {
        let legal = &self.view.legal;
        let all = [
            (legal.call && !self.view.is_own_turn(), Action::Call),
            (legal.take, Action::Take),
            (legal.draw, Action::Draw),
            (legal.pass, Action::Pass),
            (legal.give_back, Action::Return),
        ];
        let of = |action: Action| {
            let turn = match action {
                Action::Take => self.taking(),
                Action::Draw | Action::Pass => vec![action.clone()],
                _ => Vec::new(),
            };
            self.choice(action, &turn)
        };
        all.into_iter().filter(|(may, _)| *may).map(|(_, action)| action).map(of).collect()
    }

    /// The discards without a needless penalty, the best first.
    fn discards(&mut self) -> Vec<Choice> {
        let view = self.view;
        let judged = self.expert.judged(view);
        let hand = view.meaning();
        let all =
            self.solver.discards(&hand, view.need, &view.unseen(), &view.fitting(), &view.rules);
        let Some(&Judged { tile, cost: least }) = judged.first() else { return Vec::new() };
        let best = Action::Discard(tile);
        let promised = self.choice(best.clone(), &[best]).promises;
        let rank = |Judged { tile, cost }: Judged| Choice {
            action: Action::Discard(tile),
            promises: promised.map(|promised| promised + cost - least),
            facts: leaves(view, &all, tile),
        };
        judged.into_iter().map(rank).collect()
    }
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
