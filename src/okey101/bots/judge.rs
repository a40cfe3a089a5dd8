//! The choice of a discard.

use super::closing;
use super::outlook::{Futures, turns_left};
use super::params::Judgement;
use super::player::Player;
use crate::hand::Hand;
use crate::okey101::penalty::Reason;
use crate::okey101::rules::{Feed, PENALTY};
use crate::okey101::solver::{Discard, Done, feeds};
use crate::okey101::view::View;
use crate::random::Random;
use crate::sort::sort_short;
use crate::tile::{Face, Tile};

/// The care that a bot takes besides its own where feeding costs ten times the number of the tile.
/// A flat penalty hardly depends on the tile, and minding it gained nothing.
// CITE: this project's own measurement (docs/strength.md).
const FEED_CARE: f32 = 30.0;

/// A discard and its cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The tile.
    pub tile: Tile,
    /// The cost in points; only differences matter.
    pub cost: f32,
}

/// The points of a discard by the rules alone.
#[derive(Clone, Copy)]
struct Written {
    /// The penalty.
    penalty: i32,
    /// The points if the round ends with it, the penalty included.
    all: i32,
}

impl Written {
    /// Returns `true` for a discard that costs a penalty which another one spares at no cost.
    fn is_needless(self, others: &[Written]) -> bool {
        let spares = |other: &Written| other.penalty < self.penalty && other.all <= self.all;
        others.iter().any(spares)
    }
}

impl Player {
    /// The discard: of those without a needless penalty the one that costs least.
    pub(super) fn discard(&mut self, view: &View) -> Tile {
        self.judged(view).first().expect("a hand has tiles").tile
    }

    /// Judges the discards without a needless penalty, one of each kind, the cheapest first.
    pub fn judged(&mut self, view: &View) -> Vec<Judged> {
        let mut tiles = view.hand.clone();
        sort_short(&mut tiles, |&tile| tile);
        tiles.dedup_by_key(|tile| tile.kind());
        let written: Vec<Written> = tiles.iter().map(|&tile| self.written(view, tile)).collect();
        let mut judged: Vec<Judged> = match view.opened() {
            Some(_) => self.after_opening(view, &tiles),
            None => self.before_opening(view, &tiles),
        };
        judged.retain_mut(|Judged { tile, cost }| {
            let at = tiles.iter().position(|other| other == tile).expect("one of them");
            *cost += written[at].penalty as f32 + self.danger(view, *tile);
            if view.hand.iter().filter(|other| other.kind() == tile.kind()).count() > 1 {
                *cost += self.params.twin_points;
            }
            !written[at].is_needless(&written)
        });
        sort_short(&mut judged, |judged| judged.cost);
        judged
    }

    /// The points of a discard, as far as the player notices them.
    fn written(&self, view: &View, tile: Tile) -> Written {
        let (okey, fitting) = (view.okey(), view.fitting());
        let noticed = match Reason::of_discard(tile, okey, &fitting, &view.rules) {
            Some(Reason::Playable) => self.notices(view, tile, self.params.caution_percent),
            reason => reason.is_some(),
        };
        let penalty = if noticed { PENALTY } else { 0 };
        let rest = match view.opened() {
            Some(opened) => closing::without(&view.hand, tile, opened.way, view),
            None => closing::unopened(view),
        };
        Written { penalty, all: penalty + rest }
    }

    /// The cost of what a tile gives the next player.
    fn danger(&self, view: &View, tile: Tile) -> f32 {
        let Some(face) = view.okey().read(tile.kind()).face() else { return 0.0 };
        if self.params.care_points == 0.0 {
            return 0.0;
        }
        let next = view.seats().after(view.seat);
        let opened = view.players[next.index()].opened.is_some();
        let fitting = view.fitting();
        if opened && (fitting.add.contains(face) || fitting.exchange.contains(face)) {
            return 3.0 * self.params.care_points;
        }
        let (number, ways) = (face.number.get(), feeds(face, view.okey(), &view.unseen()));
        let times = view.rules.feed == Feed::Times;
        let care = self.params.care_points + if times { FEED_CARE } else { 0.0 };
        // About 24 pairs of tiles go with a tile of which nothing has been seen.
        care * ways as f32 / 24.0 * f32::from(number) / 13.0
    }

    /// The costs of discards by a player who has opened: what stays in hand.
    fn after_opening(&mut self, view: &View, tiles: &[Tile]) -> Vec<Judged> {
        let okey = view.okey();
        let number = |tile: Tile| okey.read(tile.kind()).face().map_or(0, |face| face.number.get());
        let turns = turns_left(view);
        if self.params.later_samples == 0 || turns == 0 {
            let judged = |&tile: &Tile| Judged { tile, cost: -f32::from(number(tile)) };
            return tiles.iter().map(judged).collect();
        }
        let mut random = self.randomness(view);
        let futures = Futures::sample(view, self.params.later_samples, &mut random);
        // The limits of later turns begin anew.
        let (done, fitting) = (Done::default(), view.fitting());
        let Some(position) = super::player::position(view, &view.hand, None, &done) else {
            return Vec::new();
        };
        let points = futures.later_discards(&position, tiles, &fitting, &mut self.solver);
        let judged = |(&tile, cost): (&Tile, f32)| Judged { tile, cost };
        tiles.iter().zip(points).map(judged).collect()
    }

    /// The costs of discards by a player who has not opened.
    fn before_opening(&mut self, view: &View, tiles: &[Tile]) -> Vec<Judged> {
        let okey = view.okey();
        let hand = Hand::of(okey, view.hand.iter().map(|tile| tile.kind())).expect("a hand");
        let without = |tile: Tile| {
            let mut rest = hand;
            rest.remove(tile.kind());
            rest
        };
        match self.params.judgement {
            Judgement::Links => self.by_links(view, tiles),
            Judgement::Value => {
                let mut judged = |&tile: &Tile| {
                    let value = f32::from(self.solver.value(&without(tile)));
                    Judged { tile, cost: links(&hand, tile) / 4.0 - value }
                };
                tiles.iter().map(&mut judged).collect()
            }
            Judgement::Distance => self.by_distance(view, &hand, tiles),
            Judgement::Future => {
                let mut random = self.randomness(view);
                let futures = Futures::sample(view, self.params.samples, &mut random);
                let points = futures.discards(view, &hand, tiles, &mut self.solver);
                let mut judged = self.by_distance(view, &hand, tiles);
                // The futures throw nothing away, and the distance sees only the next tiles: the
                // mean of both is better than either.
                for Judged { tile, cost } in &mut judged {
                    let at = tiles.iter().position(|other| other == tile).expect("one of them");
                    *cost = (*cost + points[at]) / 2.0;
                }
                judged
            }
        }
    }

    /// The costs of discards by the distance to an opening, and the tiles that help.
    fn by_distance(&mut self, view: &View, hand: &Hand, tiles: &[Tile]) -> Vec<Judged> {
        let (unseen, fitting) = (view.unseen(), view.fitting());
        let discards = self.solver.discards(hand, view.need, &unseen, &fitting, &view.rules);
        let total: u32 = unseen.iter().map(|&count| u32::from(count)).sum();
        let judged = |discard: &Discard| {
            let is = |tile: &&Tile| tile.kind() == discard.kind;
            let tile = *tiles.iter().find(is).expect("a tile of the hand");
            let chance = chance(discard, total, turns_left(view));
            let value = f32::from(discard.value) / 10.0;
            Judged {
                tile,
                cost: closing::unopened(view) as f32 * (1.0 - chance) - value
                    + links(hand, tile) / 40.0,
            }
        };
        discards.iter().map(judged).collect()
    }

    /// The costs of discards by the tiles that go with them.
    fn by_links(&mut self, view: &View, tiles: &[Tile]) -> Vec<Judged> {
        let okey = view.okey();
        let hand = Hand::of(okey, view.hand.iter().map(|tile| tile.kind())).expect("a hand");
        let melds = if self.params.sorts {
            self.solver.sorted(&view.hand, okey, view.rules.run_limit)
        } else {
            self.solver.best(&view.hand, okey, None, view.rules.run_limit)
        };
        let rest = melds.map_or_else(|| view.hand.clone(), |melds| melds.rest);
        let judged = |&tile: &Tile| {
            let free = rest.iter().any(|other| other.kind() == tile.kind());
            Judged {
                tile,
                cost: links(&hand, tile) + if free { 0.0 } else { closing::unopened(view) as f32 },
            }
        };
        tiles.iter().map(judged).collect()
    }

    /// Random numbers that depend on the seed and the situation only.
    pub(super) fn randomness(&self, view: &View) -> Random {
        Random::of(self.seed, view.history.len() * 4 + view.seat.index(), &view.hand)
    }

    /// Returns `true` if the player notices something about a tile; the same all turn.
    pub(super) fn notices(&self, view: &View, tile: Tile, percent: u32) -> bool {
        let moment = view.stock * 4 + view.seat.index();
        percent >= 100 || Random::of(self.seed, moment, &[tile]).happens(percent)
    }
}

/// The chance to open after a discard, with this number of unseen tiles and of turns left.
fn chance(discard: &Discard, unseen: u32, turns: usize) -> f32 {
    let nearest = [discard.series, discard.pairs].into_iter().flatten().min();
    let outs = f32::from(discard.outs) / unseen.max(1) as f32;
    let one = |turns: usize| 1.0 - (1.0 - outs).powi(turns as i32);
    match nearest {
        Some(0) => 1.0,
        Some(1) => one(turns),
        Some(2) => 0.6 * one(turns.saturating_sub(1)),
        Some(3) => 0.25 * one(turns.saturating_sub(2)),
        Some(_) | None => 0.0,
    }
}

/// The numbers of the own tiles that go with a tile, in a group or a run, and its own if there are
/// any.
fn links(hand: &Hand, tile: Tile) -> f32 {
    let Some(face) = hand.okey().read(tile.kind()).face() else { return 1000.0 };
    let goes = |other: &Face| {
        let (one, two) = (face.number.get(), other.number.get());
        let apart = one.abs_diff(two);
        other.color == face.color && (1..=2).contains(&apart)
            || other.color != face.color && apart == 0
    };
    let linked: u32 = hand.faces().filter(goes).map(|other| u32::from(other.number.get())).sum();
    let own = u32::from(face.number.get()) / 2;
    (linked + own) as f32
}
