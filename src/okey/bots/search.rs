//! Looking draws further: how likely each discard wins, over all tiles that may come next.

// CITE: Russell, Norvig: Artificial Intelligence, A Modern Approach, 2021: expectimax, deepened
// draw by draw, with a table of hands that come up again.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::mind::{Unseen, unseen};
use super::odds::{Situation, thousandths, turns};
use super::params::Params;
use crate::few::{sort_few, total_order};
use crate::hand::Hand;
use crate::mix::Mix;
use crate::okey::action::Action;
use crate::okey::neighbour::taken;
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::{Discard, Readings, Solver};
use crate::okey::view::View;
use crate::tile::{Kind, Reading};

/// How likely a hand of fourteen tiles wins, by when its next tile comes. A hand of fifteen has the
/// same number in both.
#[derive(Clone, Copy)]
struct Odds {
    /// With a tile from the stock, at once.
    drawn: f64,
    /// In the player's next turn, if he has one, in which a tile is offered before: any that is
    /// unseen, as far as one knows, and taken if it is better than what the stock will bring.
    offered: f64,
}

/// A look at what may come of one decision. What it finds is `None` once it has been stopped, or
/// has done its work.
pub(super) struct Search<'a> {
    view: &'a View,
    others: usize,
    params: &'a Params,
    /// How many more hands may be looked at.
    work: u32,
    solver: &'a mut Solver,
    stop: &'a mut dyn FnMut() -> bool,
    /// What has been found, by what is unseen, by the turn, and by the draws that were looked at:
    /// none for hands of fifteen tiles, which are judged as they are.
    known: HashMap<(Hand, Unseen, usize, usize), Odds, BuildHasherDefault<Mix>>,
}

impl<'a> Search<'a> {
    /// A look ahead by these numbers; `stop` is asked now and then.
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
            known: HashMap::default(),
        }
    }

    /// The discard that most likely wins, of those with the most to hope for; `giving` is what a
    /// tile costs that the next player surely takes. `None` where there is none.
    pub fn further(
        mut self,
        unseen: &Unseen,
        mut discards: Vec<Discard>,
        giving: f64,
    ) -> Option<Discard> {
        let (view, params) = (self.view, self.params);
        sort_few(&mut discards, |discard| Reverse(discard.weight));
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
            // What is known of all of them holds when there is no time to see further.
            let Some(further) = judged.iter().map(odds).collect::<Option<Vec<_>>>() else { break };
            judged = further;
            sort_few(&mut judged, |(odds, _)| Reverse(total_order(*odds)));
            let enough = judged[0].0 - thousandths(params.close_permille);
            judged.retain(|(odds, _)| *odds >= enough);
        }
        Some(judged[0].1)
    }

    /// Whether one discard wins more likely than another, as far as this player looks.
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

    /// Whether a hand more likely wins with the tile on offer than with one that is drawn. `None`
    /// for a player who may not look so far.
    pub fn prefers_to_take(mut self) -> Option<bool> {
        let unseen = unseen(self.view, self.params);
        // What is known holds when there is no time to see further.
        let further = (1..=self.params.ahead_draws).map_while(|draws| {
            let drawing = self.chance(&unseen, &Action::Draw, draws)?;
            Some(self.chance(&unseen, &Action::Take, draws)? > drawing)
        });
        further.last()
    }

    /// How likely two actions win, whatever they give the next player, as far as there is time to
    /// see of both.
    pub fn compares(mut self, actions: [&Action; 2]) -> [f64; 2] {
        let unseen = unseen(self.view, self.params);
        let further = (1..=self.params.ahead_draws).map_while(|draws| {
            let [one, other] = actions.map(|action| self.chance(&unseen, action, draws));
            Some([one?, other?])
        });
        further.last().unwrap_or_default()
    }

    /// How likely the player wins who does this, looked at for so many draws.
    fn chance(&mut self, unseen: &Unseen, action: &Action, draws: usize) -> Option<f64> {
        let view = self.view;
        match *action {
            Action::Draw => Some(self.fourteen(&view.meaning(), unseen, turns(view), draws)?.drawn),
            Action::Take => {
                let mut taken = view.meaning();
                taken.add(view.takeable()?.kind()).ok()?;
                self.fifteen(&taken, unseen, turns(view) + 1, draws - 1)
            }
            Action::Declare { discard, .. } if view.legal.declare.contains(&discard) => Some(1.0),
            // What is declared wrongly with the last discard makes the round void.
            Action::Declare { .. } if view.phase == Phase::Finish => Some(0.0),
            Action::Discard(tile) | Action::Declare { discard: tile, .. } => {
                self.after(unseen, tile.kind(), draws)
            }
            // Neither ends the round in a win.
            Action::Pass | Action::ShowTwin => Some(0.0),
        }
    }

    /// How likely the player's hand wins after a discard, whatever that gives the next player.
    fn after(&mut self, unseen: &Unseen, discard: Kind, draws: usize) -> Option<f64> {
        let mut rest = self.view.meaning();
        rest.remove(discard);
        Some(self.fourteen(&rest, unseen, turns(self.view) + 1, draws)?.offered)
    }

    /// A hand after so many turns, looked at for so many draws, at least one.
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
                // What changes nothing leaves the same hand a turn later, whichever tile it was.
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

    /// Whether a tile neither brings a hand nearer nor lets more copies help it.
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

    /// A hand before the discard that leaves most to hope for, and so many draws after it.
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

    /// A hand of fifteen tiles by what helps all of them together: with four of five hands a
    /// discard can be found that is needed for none of it, and with the others it is nearly so.
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

    /// Takes one of the looks that are left.
    fn look(&mut self) -> Option<()> {
        self.work = self.work.checked_sub(1)?;
        // To ask is dearer than to look.
        if self.work.is_multiple_of(64) && (self.stop)() {
            self.work = 0;
            return None;
        }
        Some(())
    }
}

/// The mean of some numbers, each with a weight of its own.
fn mean(numbers: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut weights, mut sum) = (0.0, 0.0);
    for (weight, number) in numbers {
        weights += weight;
        sum += weight * number;
    }
    if weights > 0.0 { sum / weights } else { 0.0 }
}
