//! The distance of a hand to an opening: the number of missing tiles, and the tiles that help.
//!
//! A missing tile is at best a wild tile whose number counts, which gives a limit. The tiles that
//! can still be had decide: each is added in turn where the limit allows it.

use super::plan::{Plan, count_pairs, kinds};
use super::runs::LANES;
use super::search::{Tiles, search};
use super::{Solver, with_missing};
use crate::hand::Hand;
use crate::okey101::penalty::Reason;
use crate::okey101::rules::{IndicatorPair, Options, PENALTY};
use crate::okey101::table::Fitting;
use crate::tile::{Color, Face, Kind, Number, Reading, Tile, Which, Wild};

/// The largest distance that is computed.
const FARTHEST: usize = 5;

/// The least value and number of pairs that open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
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
    /// Number of pairs of unseen tiles with which the tile is a run or group ([`feeds`]).
    pub feeds: u32,
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
        let reached =
            (from..=farthest).find(|&missing| self.opens_with(hand, missing, points, unseen));
        reached.map(|missing| missing as u8)
    }

    /// Returns `true` if the hand opens with this number of unseen tiles.
    fn opens_with(&mut self, hand: &Hand, missing: usize, points: u16, unseen: &Unseen) -> bool {
        self.opening_with(hand, missing, points, &mut { *unseen }, 0).is_some()
    }

    /// Returns the hand with this number of unseen tiles, those before `from` left out, with which
    /// it opens.
    fn opening_with(
        &mut self,
        hand: &Hand,
        missing: usize,
        points: u16,
        unseen: &mut Unseen,
        from: usize,
    ) -> Option<Hand> {
        let need = u32::from(points);
        if need > 0 && self.more_than(hand, missing, need - 1, need) < need {
            return None;
        }
        if missing == 0 {
            return (self.value(hand) >= points).then_some(*hand);
        }
        for index in from..Kind::COUNT {
            let mut more = *hand;
            if unseen[index] == 0 || more.add(Kind::from_index(index)).is_err() {
                continue;
            }
            unseen[index] -= 1;
            let found = self.opening_with(&more, missing - 1, points, unseen, index);
            unseen[index] += 1;
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The unseen kinds, each with a hand that opens with it and this number of other unseen tiles.
    fn openings_with_each(
        &mut self,
        hand: &Hand,
        less: usize,
        points: u16,
        unseen: &Unseen,
    ) -> Vec<(Kind, Hand)> {
        let mut unseen = *unseen;
        let mut openings = Vec::new();
        for index in 0..Kind::COUNT {
            let (kind, mut more) = (Kind::from_index(index), *hand);
            if unseen[index] == 0 || more.add(kind).is_err() {
                continue;
            }
            unseen[index] -= 1;
            let found = self.opening_with(&more, less, points, &mut unseen, 0);
            openings.extend(found.map(|opening| (kind, opening)));
            unseen[index] += 1;
        }
        openings
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
        let openings = self.openings_with_each(hand, less, points, unseen);
        openings.into_iter().map(|(kind, _)| kind).collect()
    }

    /// The tiles that melds of at least this value leave.
    fn spare(&mut self, hand: &Hand, points: u16) -> Tiles {
        let (tiles, need) = (with_missing(hand, 0), u32::from(points));
        let found = search(&mut self.values, tiles, need.saturating_sub(1), need);
        let plan = found.map(|found| Plan::of(&mut self.values, &found, &Plan::default()));
        plan.map_or(tiles, |plan| plan.rest(&tiles))
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
        let points = need.points;
        // No discard brings the hand nearer. One that an opening can spare leaves it as near.
        let nearest = self.series_distance(hand, points, unseen, 0);
        let opening = nearest.and_then(|nearest| {
            self.opening_with(hand, nearest.into(), points, &mut { *unseen }, 0)
        });
        let spare = opening.map(|opening| self.spare(&opening, points));
        let value = self.value(hand);
        let worthless = self.spare(hand, value);
        let mut discards: Vec<Discard> = kinds(hand)
            .map(|kind| {
                let (mut rest, reading) = (*hand, okey.read(kind));
                rest.remove(kind);
                let series = match spare {
                    Some(spare) if spares(&spare, reading) => nearest,
                    _ => nearest.and_then(|nearest| {
                        self.series_distance(&rest, points, unseen, nearest.into())
                    }),
                };
                let spared = spares(&worthless, reading);
                let face = reading.face();
                Discard {
                    kind,
                    penalty: penalty(kind, hand, fitting, rules),
                    value: if spared { value } else { self.value(&rest) },
                    series,
                    pairs: pairs_distance(&rest, need.pairs, rules.indicator_pair, unseen).missing,
                    outs: 0,
                    fits: face.is_some_and(|face| {
                        fitting.add.contains(face) || fitting.exchange.contains(face)
                    }),
                    feeds: face.map_or(0, |face| feeds(face, okey, unseen)),
                }
            })
            .collect();
        self.count_outs(hand, need, rules, unseen, &mut discards);
        discards
    }

    /// Counts the tiles that help after the discards that leave the hand nearest.
    fn count_outs(
        &mut self,
        hand: &Hand,
        need: Need,
        rules: &Options,
        unseen: &Unseen,
        discards: &mut [Discard],
    ) {
        let (okey, points) = (hand.okey(), need.points);
        let near = |discard: &Discard| [discard.series, discard.pairs].into_iter().flatten().min();
        let best = discards.iter().filter_map(near).min();
        let Some(best) = best.filter(|&best| best > 0) else { return };
        // A tile that helps after a discard helps before it.
        let less = usize::from(best) - 1;
        let openings: Vec<(Kind, Hand, Tiles)> =
            match discards.iter().any(|one| one.series == Some(best)) {
                true => self.openings_with_each(hand, less, points, unseen),
                false => Vec::new(),
            }
            .into_iter()
            .map(|(kind, opening)| (kind, opening, self.spare(&opening, points)))
            .collect();
        for discard in discards.iter_mut().filter(|discard| near(discard) == Some(best)) {
            let (mut rest, reading) = (*hand, okey.read(discard.kind));
            rest.remove(discard.kind);
            // A set of kinds, by index.
            let mut outs = 0_u64;
            if discard.series == Some(best) {
                let helps = |(kind, opening, spare): &&(Kind, Hand, Tiles)| {
                    let (mut more, mut unseen) = (rest, *unseen);
                    unseen[kind.index()] -= 1;
                    let _ = more.add(*kind);
                    // The same other tiles usually help again.
                    let mut same = *opening;
                    same.remove(discard.kind);
                    spares(spare, reading)
                        || self.value(&same) >= points
                        || self.opens_with(&more, less, points, &unseen)
                };
                for (kind, ..) in openings.iter().filter(helps) {
                    outs |= 1 << kind.index();
                }
            }
            if discard.pairs == Some(best) {
                for kind in pairs_distance(&rest, need.pairs, rules.indicator_pair, unseen).outs {
                    outs |= 1 << kind.index();
                }
            }
            let copies = unseen.iter().enumerate().filter(|(kind, _)| outs >> kind & 1 == 1);
            discard.outs = copies.map(|(_, &copies)| u16::from(copies)).sum();
        }
    }
}

/// Returns the number of pairs of unseen tiles with which a tile of this face is a run or group:
/// what a discard gives the next player, whose tiles are unknown.
pub fn feeds(face: Face, okey: Wild, unseen: &Unseen) -> u32 {
    let of = |reading: Reading| u32::from(unseen[okey.kind(reading).index()]);
    let wilds = of(Reading::Wild);
    let others = Color::ALL.into_iter().filter(|&color| color != face.color);
    let [a, b, c] = {
        let mut counts = others.map(|color| of(Reading::Face(Face { color, ..face })));
        [(); 3].map(|()| counts.next().expect("there are four colours"))
    };
    let beside = |apart: i8| {
        let number = face.number.get().checked_add_signed(apart).and_then(Number::new);
        number.map_or(0, |number| of(Reading::Face(Face { number, ..face })))
    };
    let [two_below, below, above, two_above] = [-2, -1, 1, 2].map(beside);
    let groups = a * b + b * c + a * c;
    let runs = two_below * below + below * above + above * two_above;
    let with_wild = wilds * (a + b + c + two_below + below + above + two_above);
    groups + runs + with_wild + wilds * wilds.saturating_sub(1) / 2
}

/// Returns `true` if these spare tiles hold one of this reading, and another that stays.
fn spares(spare: &Tiles, reading: Reading) -> bool {
    spare.len() > 1 && spare.count(reading) > 0
}

/// The points that discarding a tile costs at once, if it does not finish.
fn penalty(kind: Kind, hand: &Hand, fitting: &Fitting, rules: &Options) -> i32 {
    let tile = Tile::new(kind, Which::First);
    let costs = Reason::of_discard(tile, hand.okey(), fitting, rules).is_some();
    if costs { PENALTY } else { 0 }
}

/// Returns the distance to an opening by this number of pairs.
pub fn pairs_distance(hand: &Hand, need: u8, rule: IndicatorPair, unseen: &Unseen) -> Distance {
    let better = |hand: &Hand, unseen: &Unseen| -> Vec<Kind> {
        let count = count_pairs(hand, rule);
        let helps = |kind: &Kind| {
            let mut more = *hand;
            unseen[kind.index()] > 0 && more.add(*kind).is_ok() && count_pairs(&more, rule) > count
        };
        (0..Kind::COUNT).map(Kind::from_index).filter(helps).collect()
    };
    let outs = better(hand, unseen);
    let (mut more, mut left, mut missing) = (*hand, *unseen, 0);
    while count_pairs(&more, rule) < need && missing <= FARTHEST as u8 {
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
