//! The distance of a hand to an opening: the number of missing tiles, and the tiles that help.
//!
//! A missing tile is at best a wild tile whose number counts, which gives a limit. The tiles that
//! can still be had decide: each is added in turn where the limit allows it.

use serde::{Deserialize, Serialize};

use super::Solver;
use super::plan::{count_pairs, kinds};
use super::runs::LANES;
use crate::hand::Hand;
use crate::okey101::rules::{Options, PENALTY, Playable};
use crate::okey101::table::Fitting;
use crate::tile::{Kind, Reading, Tile};

/// The largest distance that is computed.
const FARTHEST: usize = 5;

/// The least value and number of pairs that open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Need {
    /// The value of series.
    pub points: u16,
    /// The number of pairs.
    pub pairs: u8,
}

/// Number of tiles of each kind that can still be had, by [`Kind::index`].
pub type Unseen = [u8; Kind::COUNT];

/// The tiles that a hand lacks for an opening of one way, and those that bring it nearer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The least number of missing tiles; `None` if there are more than five, or they cannot be
    /// had.
    pub missing: Option<u8>,
    /// The kinds that lower this number, in index order.
    pub outs: Vec<Kind>,
}

/// The effect of discarding a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The kind of the tile.
    pub kind: Kind,
    /// The points that the discard costs at once (OKEY101 section 8).
    pub penalty: i32,
    /// The greatest value of the other tiles that leaves one.
    pub value: u16,
    /// The number of tiles that an opening by series then lacks.
    pub series: Option<u8>,
    /// The number of tiles that an opening by pairs then lacks.
    pub pairs: Option<u8>,
    /// Number of unseen tiles that bring the nearer opening nearer; 0 if another discard leaves the
    /// hand nearer.
    pub outs: u16,
    /// True if a player who has opened could use the tile on the table.
    pub fits: bool,
}

impl Solver {
    /// Returns the distance to an opening by series.
    pub fn distance(&mut self, hand: &Hand, need: Need, unseen: &Unseen) -> Distance {
        let missing = self.series_distance(hand, need.points, unseen, 0);
        let outs = missing.map_or_else(Vec::new, |missing| {
            self.series_outs(hand, need.points, unseen, usize::from(missing))
        });
        Distance { missing, outs }
    }

    /// Returns the least number of tiles, at least `from`, with which the hand opens by series.
    fn series_distance(
        &mut self,
        hand: &Hand,
        points: u16,
        unseen: &Unseen,
        from: usize,
    ) -> Option<u8> {
        let farthest = FARTHEST.min(LANES - 1 - usize::from(hand.wilds()));
        let reached = (from..=farthest)
            .find(|&missing| self.reaches(hand, missing, points, &mut { *unseen }, 0));
        reached.map(|missing| missing as u8)
    }

    /// Returns `true` if the hand opens with this number of unseen tiles, those before `from` left
    /// out.
    fn reaches(
        &mut self,
        hand: &Hand,
        missing: usize,
        points: u16,
        unseen: &mut Unseen,
        from: usize,
    ) -> bool {
        let need = u32::from(points);
        if need > 0 && self.more_than(hand, missing, need - 1, need) < need {
            return false;
        }
        if missing == 0 {
            return self.value(hand) >= points;
        }
        for index in from..Kind::COUNT {
            let mut more = *hand;
            if unseen[index] == 0 || more.add(Kind::from_index(index)).is_err() {
                continue;
            }
            unseen[index] -= 1;
            let reaches = self.reaches(&more, missing - 1, points, unseen, index);
            unseen[index] += 1;
            if reaches {
                return true;
            }
        }
        false
    }

    /// Returns the kinds with which the hand lacks fewer tiles.
    fn series_outs(
        &mut self,
        hand: &Hand,
        points: u16,
        unseen: &Unseen,
        missing: usize,
    ) -> Vec<Kind> {
        let Some(less) = missing.checked_sub(1) else { return Vec::new() };
        let mut unseen = *unseen;
        let mut outs = Vec::new();
        for index in 0..Kind::COUNT {
            let (kind, mut more) = (Kind::from_index(index), *hand);
            if unseen[index] == 0 || more.add(kind).is_err() {
                continue;
            }
            unseen[index] -= 1;
            if self.reaches(&more, less, points, &mut unseen, 0) {
                outs.push(kind);
            }
            unseen[index] += 1;
        }
        outs
    }

    /// Returns the effect of each discard of a player who has not opened, one for each kind in the
    /// hand.
    pub fn discards(
        &mut self,
        hand: &Hand,
        need: Need,
        unseen: &Unseen,
        fitting: &Fitting,
        rules: &Options,
    ) -> Vec<Discard> {
        let okey = hand.okey();
        // No discard brings the hand nearer.
        let nearest = self.series_distance(hand, need.points, unseen, 0);
        let mut discards: Vec<Discard> = kinds(hand)
            .map(|kind| {
                let mut rest = *hand;
                rest.remove(kind);
                let series = nearest.and_then(|nearest| {
                    self.series_distance(&rest, need.points, unseen, nearest.into())
                });
                let fits = okey.read(kind).face().is_some_and(|face| {
                    fitting.add.contains(face) || fitting.exchange.contains(face)
                });
                Discard {
                    kind,
                    penalty: penalty(kind, hand, fitting, rules),
                    value: self.value(&rest),
                    series,
                    pairs: pairs_distance(&rest, need.pairs, unseen).missing,
                    outs: 0,
                    fits,
                }
            })
            .collect();
        let near = |discard: &Discard| [discard.series, discard.pairs].into_iter().flatten().min();
        let best = discards.iter().filter_map(near).min();
        for discard in discards.iter_mut().filter(|discard| near(discard) == best) {
            let Some(best) = best.filter(|&best| best > 0) else { continue };
            let mut rest = *hand;
            rest.remove(discard.kind);
            let mut outs = Vec::new();
            if discard.series == Some(best) {
                outs = self.series_outs(&rest, need.points, unseen, best.into());
            }
            if discard.pairs == Some(best) {
                outs.extend(pairs_distance(&rest, need.pairs, unseen).outs);
            }
            outs.sort_unstable();
            outs.dedup();
            discard.outs = outs.iter().map(|kind| u16::from(unseen[kind.index()])).sum();
        }
        discards
    }
}

/// The points that discarding a tile costs at once, if it does not finish.
fn penalty(kind: Kind, hand: &Hand, fitting: &Fitting, rules: &Options) -> i32 {
    let okey = hand.okey();
    let tile = Tile::new(kind, crate::tile::Which::First);
    let wild = okey.read(kind) == Reading::Wild && rules.okey_discard;
    let playable = rules.playable != Playable::Off && fitting.is_playable(tile, okey, rules);
    if wild || playable { PENALTY } else { 0 }
}

/// Returns the distance to an opening by this number of pairs.
pub fn pairs_distance(hand: &Hand, need: u8, unseen: &Unseen) -> Distance {
    let better = |hand: &Hand, unseen: &Unseen| -> Vec<Kind> {
        let count = count_pairs(hand);
        let helps = |kind: &Kind| {
            let mut more = *hand;
            unseen[kind.index()] > 0 && more.add(*kind).is_ok() && count_pairs(&more) > count
        };
        (0..Kind::COUNT).map(Kind::from_index).filter(helps).collect()
    };
    let outs = better(hand, unseen);
    let (mut more, mut left, mut missing) = (*hand, *unseen, 0);
    while count_pairs(&more) < need && missing <= FARTHEST as u8 {
        // Two equal new tiles are a pair too.
        let next = better(&more, &left).first().copied();
        let next = next.or_else(|| {
            (0..Kind::COUNT).map(Kind::from_index).find(|kind| left[kind.index()] >= 2)
        });
        let Some(kind) = next else { return Distance { missing: None, outs: Vec::new() } };
        left[kind.index()] -= 1;
        more.add(kind).expect("an unseen tile is in play");
        missing += 1;
    }
    let missing = Some(missing).filter(|&missing| missing <= FARTHEST as u8);
    Distance {
        missing,
        outs: if missing.is_some_and(|missing| missing > 0) { outs } else { Vec::new() },
    }
}
