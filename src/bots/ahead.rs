//! Looking a draw further: how likely each discard wins, over all tiles that may come next.

use super::neighbour::taken;
use super::odds::Situation;
use super::player::{Player, Unseen};
use crate::hand::Hand;
use crate::okey::{Event, View};
use crate::solver::Discard;
use crate::tile::{Kind, Reading};

/// A discard that leaves less than this part of the most copies that help, in percent, is not
/// looked at further.
const WORTH_A_LOOK: u32 = 75;

/// By so much a tile on offer must be better than what the stock may bring: the others see it taken.
const WORTH_SHOWING: f64 = 0.01;

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
        let least = discards.first()?.weight * WORTH_A_LOOK / 100;
        discards.retain(|discard| discard.weight >= least);
        let mut best = *discards.first()?;
        if discards.len() == 1 {
            return Some(best);
        }
        let mut most = f64::MIN;
        for discard in discards {
            let mut rest = view.meaning();
            rest.remove(discard.kind);
            let gives = f64::from(self.params.care) / 1000.0 * taken(view, unseen, discard.kind);
            let draws = Draws::of(self, view, unseen, &rest, turns(view) + 1);
            let odds = draws.with_an_offer() - gives;
            if odds > most {
                (most, best) = (odds, discard);
            }
            if stop() {
                break;
            }
        }
        Some(best)
    }

    /// Whether a hand more likely wins with a tile on offer that brings it no nearer than with one
    /// that is drawn. `None` for a player who does not look so far.
    pub(super) fn prefers(&mut self, view: &View, hand: &Hand, taken: &Hand) -> Option<bool> {
        if self.params.ahead == 0 {
            return None;
        }
        let unseen = self.unseen(view);
        let drawing = Draws::of(self, view, &unseen, hand, turns(view)).mean;
        let taking = self.odds_of_fifteen(view, &unseen, taken, turns(view) + 1);
        Some(taking > drawing + WORTH_SHOWING)
    }

    /// How likely a hand wins after its best discard.
    fn odds_of_fifteen(&mut self, view: &View, unseen: &Unseen, hand: &Hand, turns: usize) -> f64 {
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        let analysis = self.solver.analyse_best(hand, copies);
        let ordinary = |discard: &&Discard| view.okey.read(discard.kind) != Reading::Wild;
        let weights = analysis.discards.iter().filter(ordinary).map(|discard| discard.weight);
        let (deficiency, helping) = (analysis.deficiency.best(), weights.max().unwrap_or(0));
        Situation { deficiency, helping, wilds: hand.wilds(), turns }.odds(others(view))
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

/// The mean of some numbers, each with a weight of its own.
fn mean(numbers: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut weights, mut sum) = (0.0, 0.0);
    for (weight, number) in numbers {
        weights += weight;
        sum += weight * number;
    }
    if weights > 0.0 { sum / weights } else { 0.0 }
}

/// How often this player has discarded.
fn turns(view: &View) -> usize {
    let own = |event: &&Event| matches!(event, Event::Discarded(by, _) if *by == view.seat);
    view.history.iter().filter(own).count()
}

/// How many others play.
fn others(view: &View) -> usize {
    view.players.iter().filter(|player| player.playing).count() - 1
}
