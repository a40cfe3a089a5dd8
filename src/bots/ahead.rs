//! Looking a draw further: how likely each discard wins, over all tiles that may come next.

// CITE: Russell, Norvig: Artificial Intelligence, A Modern Approach, 2021: expectimax, here to the
// depth of one draw.

use super::neighbour::taken;
use super::odds::{Situation, turns};
use super::player::{Player, Unseen};
use crate::hand::Hand;
use crate::okey::View;
use crate::solver::Discard;
use crate::tile::{Kind, Reading};

impl Player {
    /// The discard that most likely wins, of those with the most to hope for. `None` for a player
    /// who does not look so far.
    pub(super) fn further(
        &mut self,
        view: &View,
        unseen: &Unseen,
        mut discards: Vec<Discard>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Discard> {
        discards.sort_by_key(|discard| u32::MAX - discard.weight);
        discards.truncate(self.params.ahead);
        let most = *discards.first()?;
        discards.retain(|discard| discard.weight * 100 >= most.weight * self.params.ahead_from);
        if discards.len() == 1 {
            return Some(most);
        }
        let heed = self.heed(view);
        let mut best: Option<(f64, Discard)> = None;
        for discard in discards {
            if stop() {
                break;
            }
            let odds = self.odds_after(view, unseen, discard.kind)
                - heed * taken(view, unseen, discard.kind);
            if best.is_none_or(|(other, _)| odds > other) {
                best = Some((odds, discard));
            }
        }
        Some(best.map_or(most, |(_, discard)| discard))
    }

    /// How likely the hand wins after this discard, whatever it gives the next player.
    pub(super) fn odds_after(&mut self, view: &View, unseen: &Unseen, discard: Kind) -> f64 {
        let mut rest = view.meaning();
        rest.remove(discard);
        Draws::of(self, view, unseen, &rest, turns(view) + 1).with_an_offer()
    }

    /// Whether a hand more likely wins with a tile on offer that brings it no nearer than with one
    /// that is drawn. `None` for a player who does not look so far, or may not.
    pub(super) fn prefers(
        &mut self,
        view: &View,
        hand: &Hand,
        taken: &Hand,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        if self.params.ahead == 0 || stop() {
            return None;
        }
        let unseen = self.unseen(view);
        let drawing = Draws::of(self, view, &unseen, hand, turns(view)).mean;
        let taking = self.odds_of_fifteen(view, &unseen, taken, turns(view) + 1);
        Some(taking > drawing + thousandths(self.params.showing))
    }

    /// How likely a hand wins after its best discard.
    fn odds_of_fifteen(&mut self, view: &View, unseen: &Unseen, hand: &Hand, turns: usize) -> f64 {
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        let analysis = self.solver.analyse_best(hand, copies);
        let ordinary = |discard: &&Discard| view.okey.read(discard.kind) != Reading::Wild;
        let weights = analysis.discards.iter().filter(ordinary).map(|discard| discard.weight);
        let (deficiency, helping) = (analysis.deficiency.best(), weights.max().unwrap_or(0));
        Situation { deficiency, helping, wilds: hand.wilds(), turns }.odds(view.seats().count() - 1)
    }
}

/// How likely a hand wins with each tile that may come to it.
struct Draws {
    /// The copies that are unseen, and how likely one of them wins.
    tiles: Vec<(f64, f64)>,
    /// How likely the hand wins with a tile from the stock.
    mean: f64,
}

impl Draws {
    fn of(player: &mut Player, view: &View, unseen: &Unseen, hand: &Hand, turns: usize) -> Draws {
        let mut tiles = Vec::with_capacity(Kind::COUNT);
        for kind in Kind::all() {
            let mut next = *hand;
            let mut left = *unseen;
            if left[kind.index()] > 0 && next.add(kind).is_ok() {
                left[kind.index()] -= 1;
                let odds = player.odds_of_fifteen(view, &left, &next, turns + 1);
                tiles.push((f64::from(unseen[kind.index()]), odds));
            }
        }
        let mean = mean(tiles.iter().copied());
        Draws { tiles, mean }
    }

    /// How likely it wins if a tile is offered before: any that is unseen, as far as one knows, and
    /// taken if it is better than what the stock will bring.
    fn with_an_offer(&self) -> f64 {
        mean(self.tiles.iter().map(|&(copies, odds)| (copies, odds.max(self.mean))))
    }
}

pub(super) fn thousandths(number: u32) -> f64 {
    f64::from(number) / 1000.0
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
