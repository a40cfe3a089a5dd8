//! Search over the next draws: the chance to win after each discard, over all tiles that may come.

// CITE: Russell, Norvig: Artificial Intelligence, A Modern Approach, 2021: expectimax with
// iterative deepening by draws and a transposition table.

use std::cmp::Reverse;

use super::mind::{Unseen, unseen};
use super::odds::{Situation, thousandths};
use super::params::Params;
use crate::hand::Hand;
use crate::mix::MixMap;
use crate::okey::action::Action;
use crate::okey::neighbour::taken;
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::{Discard, Readings, Solver};
use crate::okey::view::View;
use crate::sort::sort_short;
use crate::tile::{Kind, Reading};

/// The chance that a hand of fourteen tiles wins, by the source of its next tile. A hand of fifteen
/// has the same value in both.
#[derive(Clone, Copy)]
struct Odds {
    /// With a tile drawn now from the stock.
    drawn: f64,
    /// In the player's next turn, if there is one. Before drawing, any unseen tile may be on offer;
    /// it is taken if it is better than the expected draw.
    offered: f64,
}

/// A search for one decision. Results are `None` once it is stopped or has used up its work.
pub(super) struct Search<'a> {
    view: &'a View,
    others: usize,
    params: &'a Params,
    /// Number of hands that may still be looked at.
    work: u32,
    solver: &'a mut Solver,
    stop: &'a mut dyn FnMut() -> bool,
    /// The transposition table, by hand, unseen tiles, turn and depth; depth 0 is for hands of
    /// fifteen tiles, which are rated without search.
    known: MixMap<(Hand, Unseen, usize, usize), Odds>,
}

impl<'a> Search<'a> {
    /// Creates a search; `stop` is called now and then.
    pub fn new(
        view: &'a View,
        params: &'a Params,
        solver: &'a mut Solver,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Search<'a> {
        let others = view.seats().count() - 1;
        Search {
            view,
            others,
            params,
            work: params.work_hands,
            solver,
            stop,
            known: MixMap::default(),
        }
    }

    /// Returns the discard with the best chance to win among those with the most improving tiles;
    /// `giving` is the cost of a tile that the next player surely takes. `None` if there is no
    /// discard.
    pub fn further(
        mut self,
        unseen: &Unseen,
        mut discards: Vec<Discard>,
        giving: f64,
    ) -> Option<Discard> {
        let (view, params) = (self.view, self.params);
        sort_short(&mut discards, |discard| Reverse(discard.weight));
        discards.truncate(params.breadth_discards);
        let most = discards.first()?.weight;
        discards.retain(|discard| discard.weight * 100 >= most * params.breadth_from_percent);
        let mut judged: Vec<_> = discards.into_iter().map(|discard| (1.0, discard)).collect();
        for draws in 1..=params.ahead_draws {
            if judged.len() == 1 {
                break;
            }
            let odds = |(_, discard): &(f64, Discard)| {
                let odds = self.after(unseen, discard.kind, draws)?;
                let given = giving * taken(view, unseen, discard.kind, params.offers);
                Some((odds - given, *discard))
            };
            // When time runs out, the results of the last complete depth count.
            let Some(further) = judged.iter().map(odds).collect::<Option<Vec<_>>>() else { break };
            judged = further;
            sort_short(&mut judged, |(odds, _)| Reverse(*odds));
            let enough = judged[0].0 - thousandths(params.close_permille);
            judged.retain(|(odds, _)| *odds >= enough);
        }
        Some(judged[0].1)
    }

    /// Returns `true` if one discard has a better chance to win than another at this player's
    /// depth.
    pub fn hopes_more(mut self, unseen: &Unseen, one: Kind, other: Kind) -> bool {
        let Params { ahead_draws, close_permille: close, .. } = *self.params;
        let mut gain = 0.0;
        for draws in 1..=ahead_draws {
            let after = |search: &mut Self, kind| search.after(unseen, kind, draws);
            let (Some(one), Some(other)) = (after(&mut self, one), after(&mut self, other)) else {
                break;
            };
            gain = one - other;
            if gain.abs() > thousandths(close) {
                break;
            }
        }
        gain > 0.0
    }

    /// Returns `true` if taking the tile on offer has a better chance to win than drawing. `None`
    /// for a player that may not look that far.
    pub fn prefers_to_take(mut self) -> Option<bool> {
        let unseen = unseen(self.view, self.params);
        // When time runs out, the results of the last complete depth count.
        let further = (1..=self.params.ahead_draws).map_while(|draws| {
            let drawing = self.chance(&unseen, &Action::Draw, draws)?;
            Some(self.chance(&unseen, &Action::Take, draws)? > drawing)
        });
        further.last()
    }

    /// Returns the chances of actions to win, not counting the gift to the next player, at the
    /// greatest depth up to `most` draws that is reached for all.
    pub fn compares(mut self, actions: &[Action], most: usize) -> Vec<f64> {
        let unseen = unseen(self.view, self.params);
        // As much work for each as two have.
        self.work *= (actions.len() as u32).div_ceil(2).max(1);
        let further = (1..=self.params.ahead_draws.min(most)).map_while(|draws| {
            actions.iter().map(|action| self.chance(&unseen, action, draws)).collect()
        });
        further.last().unwrap_or_else(|| vec![0.0; actions.len()])
    }

    /// Returns the chance to win with this action, searched for `draws` draws.
    fn chance(&mut self, unseen: &Unseen, action: &Action, draws: usize) -> Option<f64> {
        let view = self.view;
        match *action {
            Action::Draw => {
                Some(self.fourteen(&view.meaning(), unseen, view.turns(), draws)?.drawn)
            }
            Action::Take => {
                let mut taken = view.meaning();
                taken.add(view.takeable()?.kind()).ok()?;
                self.fifteen(&taken, unseen, view.turns() + 1, draws - 1)
            }
            Action::Declare { discard, .. } if view.legal.declare.contains(&discard) => Some(1.0),
            // A wrong declaration with the last discard makes the round void.
            Action::Declare { .. } if view.phase == Phase::Finish => Some(0.0),
            Action::Discard(tile) | Action::Declare { discard: tile, .. } => {
                self.after(unseen, tile.kind(), draws)
            }
            // Neither ends the round in a win.
            Action::Pass | Action::ShowTwin => Some(0.0),
        }
    }

    /// Returns the chance to win after a discard, not counting the gift to the next player.
    fn after(&mut self, unseen: &Unseen, discard: Kind, draws: usize) -> Option<f64> {
        let mut rest = self.view.meaning();
        rest.remove(discard);
        Some(self.fourteen(&rest, unseen, self.view.turns() + 1, draws)?.offered)
    }

    /// Rates a hand of fourteen tiles at turn `turn` by `draws` draws, at least one.
    fn fourteen(
        &mut self,
        hand: &Hand,
        unseen: &Unseen,
        turn: usize,
        draws: usize,
    ) -> Option<Odds> {
        let key = (*hand, *unseen, turn, draws);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let improving = self.solver.improving(hand);
        let mut tiles = Vec::with_capacity(Kind::COUNT);
        for kind in Rules::PACK.kinds() {
            let mut next = *hand;
            let mut left = *unseen;
            if left[kind.index()] > 0 && next.add(kind).is_ok() {
                left[kind.index()] -= 1;
                // A useless tile leaves the same hand one turn later, for every such kind.
                let odds = if draws > 1 && self.is_useless(kind, improving, &next, &left)? {
                    self.fourteen(hand, unseen, turn + 1, draws - 1)?.offered
                } else {
                    self.fifteen(&next, &left, turn + 1, draws - 1)?
                };
                tiles.push((f64::from(unseen[kind.index()]), odds));
            }
        }
        let drawn = mean(tiles.iter().copied());
        let offered = mean(tiles.iter().map(|&(copies, odds)| (copies, odds.max(drawn))));
        let nobody = self.params.finishing.nobody(self.others, turn);
        let found = Odds { drawn, offered: nobody * offered };
        self.known.insert(key, found);
        Some(found)
    }

    /// Returns `true` if a tile neither brings the hand nearer nor adds improving copies.
    fn is_useless(
        &mut self,
        kind: Kind,
        improving: Readings,
        with: &Hand,
        left: &Unseen,
    ) -> Option<bool> {
        self.look()?;
        let okey = self.view.okey;
        let helping = |set: Readings| set.weight(okey.count_in(left));
        let nearer = improving.contains(okey.read(kind));
        Some(!nearer && helping(self.solver.improving(with)) <= helping(improving))
    }

    /// Rates a hand of fifteen tiles by the discard that leaves the most improving copies and
    /// `draws` further draws.
    fn fifteen(&mut self, hand: &Hand, unseen: &Unseen, turn: usize, draws: usize) -> Option<f64> {
        if draws == 0 {
            return self.judged(hand, unseen, turn);
        }
        self.look()?;
        let okey = self.view.okey;
        let analysis = self.solver.analyse_best(hand, okey.count_in(unseen));
        if analysis.deficiency.best() == 0 {
            return Some(1.0);
        }
        let ordinary = |discard: &&Discard| okey.read(discard.kind) != Reading::Wild;
        let discards = analysis.discards.iter().filter(ordinary);
        let Some(best) = discards.min_by_key(|discard| Reverse(discard.weight)) else {
            return self.judged(hand, unseen, turn);
        };
        let mut rest = *hand;
        rest.remove(best.kind);
        Some(self.fourteen(&rest, unseen, turn, draws)?.offered)
    }

    /// Rates a hand of fifteen tiles by the improving tiles of all of them: four of five hands have
    /// a discard that does not lower these, and for the others the value is close.
    fn judged(&mut self, hand: &Hand, unseen: &Unseen, turns: usize) -> Option<f64> {
        let key = (*hand, *unseen, turns, 0);
        if let Some(known) = self.known.get(&key) {
            return Some(known.drawn);
        }
        self.look()?;
        let okey = self.view.okey;
        let (deficiency, improving) = self.solver.prospect(hand);
        let helping = improving.weight(okey.count_in(unseen));
        let (deficiency, wilds) = (deficiency.best(), hand.wilds());
        let odds =
            Situation { deficiency, helping, wilds, turns }.odds(self.others, self.params.odds);
        self.known.insert(key, Odds { drawn: odds, offered: odds });
        Some(odds)
    }

    /// Uses up one unit of the work.
    fn look(&mut self) -> Option<()> {
        self.work = self.work.checked_sub(1)?;
        // Calling `stop` costs more than looking at a hand.
        if self.work.is_multiple_of(64) && (self.stop)() {
            self.work = 0;
            return None;
        }
        Some(())
    }
}

/// Weighted mean of (weight, value) pairs.
fn mean(numbers: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut weights, mut sum) = (0.0, 0.0);
    for (weight, number) in numbers {
        weights += weight;
        sum += weight * number;
    }
    if weights > 0.0 { sum / weights } else { 0.0 }
}
