//! The ranking of the actions of a player of Okey by their chances to win.

use super::action::Action;
use super::bots::{Chance, Judge, Verdict, same};
use super::coach::{finish_with, least_useful};
use super::finish::{finish, without};
use super::prospect::Prospect;
use super::rules::Rules;
use super::solver::Solver;
use super::view::{Legal, View};
use crate::ranking::{Ranked, Ranks, Worth, tenths};
use crate::sort::sort_short;
use crate::tile::{Kind, Reading};

/// The facts behind the worth of an action.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null, rename = "OkeyFacts"))]
pub struct Facts {
    /// Number of tiles that the hand then lacks for runs and groups.
    pub melds: Option<u8>,
    /// Number of tiles that it lacks for seven pairs, where they are counted.
    pub pairs: Option<u8>,
    /// The tiles that bring it nearer.
    pub helping: Vec<Helping>,
    /// The hundredths of a round that the discard gives to the next player; the worth is without
    /// them.
    pub gives: f64,
    /// The points of each loser, if the action ends the round.
    pub points: Option<u16>,
}

/// A tile that brings a hand nearer.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify))]
pub struct Helping {
    /// The tile.
    pub tile: Kind,
    /// Number of its copies that the player has not seen.
    pub copies: u8,
}

impl Facts {
    fn of(Prospect { deficiency, helping }: Prospect) -> Facts {
        let helping = helping.into_iter().map(|(tile, copies)| Helping { tile, copies }).collect();
        let pairs = deficiency.pairs;
        Facts { melds: Some(deficiency.melds), pairs, helping, ..Facts::default() }
    }
}

impl Ranks for Rules {
    type Facts = Facts;

    const WORTH: Worth = Worth::Wins;

    fn ranking(view: &View, quick: bool) -> Vec<Ranked<Action, Facts>> {
        let mut judge = Judge::new(&view.rules);
        let mut solver = Solver::new(view.rules.hands());
        let twin = view.legal.show_twin.then_some(Action::ShowTwin);
        // Showing the twin is an extra action, beside which the others are judged.
        let mut main = view.clone();
        main.legal.show_twin = false;
        judge.plan(&main, &mut solver);
        let mut actions = sensible(&main, &mut solver);
        // Quickly ranked, the best is the one with the highest worth.
        let advises = !quick && !actions.is_empty();
        let advised = advises.then(|| judge.advises(&main));
        let chances = judge.chances(&main, &actions, if quick { 1 } else { usize::MAX });
        let mut ranked: Vec<Ranked<Action, Facts>> = Vec::new();
        for (action, Chance { wins, gives }) in actions.drain(..).zip(chances) {
            let gives = tenths(100.0 * gives);
            let facts = Facts { gives, ..facts(view, &action, &mut solver) };
            let worth = Some(tenths(100.0 * wins));
            ranked.push(Ranked { action, worth, within: 100.0 * Verdict::WORTH, facts });
        }
        let best = |ranked: &Ranked<Action, Facts>| {
            let advised = advised.as_ref().is_some_and(|best| same(best, &ranked.action));
            (!advised, -ranked.worth.unwrap_or(0.0))
        };
        sort_short(&mut ranked, best);
        let twin = twin.map(|action| {
            let points = Some(view.rules.twin_points);
            Ranked { action, worth: None, within: 0.0, facts: Facts { points, ..Facts::default() } }
        });
        twin.into_iter().chain(ranked).collect()
    }
}

/// The sensible actions in the own turn, of the discards one of each kind and no wild one.
fn sensible(view: &View, solver: &mut Solver) -> Vec<Action> {
    if view.turn != Some(view.seat) {
        return Vec::new();
    }
    let mut kinds: Vec<Kind> = Vec::new();
    for kind in view.legal.discard.iter().map(|tile| tile.kind()) {
        if view.okey.read(kind) != Reading::Wild && !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let discard = if kinds.is_empty() { Vec::new() } else { least_useful(view, kinds, solver) };
    let declare = view.best_finish().map(|finish| finish.discard).into_iter().collect();
    Legal { discard, declare, ..view.legal }.actions()
}

/// The facts behind an action.
fn facts(view: &View, action: &Action, solver: &mut Solver) -> Facts {
    let (mut hand, unseen) = (view.meaning(), view.unseen());
    let copies = view.okey.count_in(&unseen);
    match action {
        Action::Discard(tile) => {
            let discards = solver.analyse(&hand, copies).discards;
            let leaves = discards.into_iter().find(|discard| discard.kind == tile.kind());
            leaves.map_or_else(Facts::default, |discard| {
                Facts::of(Prospect::of(view, discard.deficiency, discard.improving))
            })
        }
        Action::Take => {
            let Some(tile) = view.takeable().filter(|tile| hand.add(tile.kind()).is_ok()) else {
                return Facts::default();
            };
            let mut discards = solver.analyse(&hand, copies).discards;
            discards.retain(|discard| view.okey.read(discard.kind) != Reading::Wild);
            let best = discards.into_iter().min_by_key(|discard| discard.rank());
            let leaves = best.map(|best| Prospect::of(view, best.deficiency, best.improving));
            let points = finish_with(view, tile).map(|f| f.value(&view.rules));
            Facts { points, ..leaves.map_or_else(Facts::default, Facts::of) }
        }
        Action::Declare { discard, .. } => {
            let rest = without(&view.hand, *discard);
            let found = rest.and_then(|rest| {
                finish(&view.rules, view.indicator, view.seat, &rest, *discard, &[])
            });
            let points = found.map(|finish| finish.value(&view.rules));
            Facts { points, ..Facts::default() }
        }
        Action::Draw | Action::Pass | Action::ShowTwin => {
            let (deficiency, improving) = (solver.deficiency(&hand), solver.improving(&hand));
            Facts::of(Prospect::of(view, deficiency, improving))
        }
    }
}
