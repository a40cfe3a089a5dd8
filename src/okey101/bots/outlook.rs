//! Sampled futures: the tiles that a player may draw and be offered until the stock is empty. All
//! that is compared is compared in the same futures.

use crate::hand::Hand;
use crate::okey101::action::Way;
use crate::okey101::score::Score;
use crate::okey101::solver::{Position, Solver, count_pairs};
use crate::okey101::table::Fitting;
use crate::okey101::view::View;
use crate::random::Random;
use crate::tile::{Face, Tile};

/// The mean points of a player who has not opened, as a multiple of what the rules have it cost:
/// rounds may be doubled.
// CITE: this project's own measurement (docs/strength.md), as the points below.
const UNOPENED: f32 = 1.065;

/// The mean points of a player who opens by series with this number of turns left, the last number
/// for all higher ones.
const SERIES: [f32; 6] = [2.0, 2.0, -4.0, -7.0, -14.0, -14.0];

/// The same by pairs.
const PAIRS: [f32; 6] = [95.0, 85.0, 70.0, 64.0, 50.0, 45.0];

fn at(points: &[f32; 6], turns: usize) -> f32 {
    points[turns.min(points.len() - 1)]
}

/// A tile that comes, and one that is on offer before.
#[derive(Clone, Copy)]
struct Coming {
    offered: Tile,
    drawn: Tile,
}

/// Futures of a player.
pub struct Futures(Vec<Vec<Coming>>);

/// The most turns of a future, as many as four players have. In longer ones nearly every hand opens
/// and finishes, since nobody else does, and so all discards look alike.
const HORIZON: usize = 5;

/// Tiles that are worse than the best by more points after a quarter of the futures are not
/// followed further.
const MARGIN: f32 = 15.0;

/// Number of turns that this player still has after this one.
pub fn turns_left(view: &View) -> usize {
    view.stock / view.seats().count()
}

impl Futures {
    /// Samples futures of the turns that are left, at most [`HORIZON`].
    pub fn sample(view: &View, count: usize, random: &mut Random) -> Futures {
        let mut pool: Vec<Tile> = view.unseen_tiles().collect();
        let turns = turns_left(view).min(HORIZON).min(pool.len() / 2);
        let mut one = || {
            for place in 0..2 * turns {
                let other = place + random.below((pool.len() - place) as u32) as usize;
                pool.swap(place, other);
            }
            let pairs = pool[..2 * turns].chunks_exact(2);
            pairs.map(|pair| Coming { offered: pair[0], drawn: pair[1] }).collect()
        };
        Futures((0..count).map(|_| one()).collect())
    }

    /// The mean points of each tile, by those in one future. Most futures are followed only for
    /// tiles that may be the best.
    fn compare(&self, tiles: &[Tile], mut points: impl FnMut(Tile, &[Coming]) -> f32) -> Vec<f32> {
        let (few, rest) = self.0.split_at(self.0.len().div_ceil(4));
        let mut sum = |tile: Tile, futures: &[Vec<Coming>]| -> f32 {
            futures.iter().map(|future| points(tile, future)).sum()
        };
        let (some, all) = (few.len().max(1) as f32, self.0.len().max(1) as f32);
        let first: Vec<f32> = tiles.iter().map(|&tile| sum(tile, few)).collect();
        let best = first.iter().copied().fold(f32::INFINITY, f32::min);
        let followed = |(&tile, &few): (&Tile, &f32)| {
            let close = (few - best) / some <= MARGIN;
            if close { (few + sum(tile, rest)) / all } else { few / some }
        };
        tiles.iter().zip(&first).map(followed).collect()
    }

    /// The mean points of a player who has not opened, after each of these discards.
    pub fn discards(
        &self,
        view: &View,
        hand: &Hand,
        tiles: &[Tile],
        solver: &mut Solver,
    ) -> Vec<f32> {
        self.compare(tiles, |tile, future| {
            let mut rest = *hand;
            rest.remove(tile.kind());
            unopened(view, &rest, future, solver)
        })
    }

    /// The mean points of a player who has opened, after each of these discards.
    pub fn later_discards(
        &self,
        position: &Position,
        tiles: &[Tile],
        fitting: &Fitting,
        solver: &mut Solver,
    ) -> Vec<f32> {
        self.compare(tiles, |tile, future| {
            let rest = position.hand.iter().copied().filter(|&held| held != tile).collect();
            opened(position, rest, future, fitting, solver)
        })
    }
}

/// The points of a player who has not opened, keeps this hand, and throws nothing that an opening
/// needs.
fn unopened(view: &View, hand: &Hand, future: &[Coming], solver: &mut Solver) -> f32 {
    let (need, pairing) = (view.need, view.rules.indicator_pair);
    let points = UNOPENED * view.rules.unopened.points() as f32;
    let mut all = *hand;
    for coming in future {
        let fits = all.add(coming.drawn.kind()).and(all.add(coming.offered.kind()));
        debug_assert!(fits.is_ok(), "unseen tiles are in play");
    }
    if !solver.opens(&all, need.points) && count_pairs(&all, pairing) < need.pairs {
        return points;
    }
    let mut held = *hand;
    for (turn, coming) in future.iter().enumerate() {
        let left = future.len() - 1 - turn;
        let mut offered = held;
        let _ = held.add(coming.drawn.kind());
        let _ = offered.add(coming.offered.kind());
        if solver.opens(&offered, need.points) || solver.opens(&held, need.points) {
            return at(&SERIES, left);
        }
        if count_pairs(&held, pairing) >= need.pairs {
            return at(&PAIRS, left);
        }
    }
    points
}

/// The points of a player who has opened and keeps this hand; nobody else changes the table.
fn opened(
    position: &Position,
    mut hand: Vec<Tile>,
    future: &[Coming],
    fitting: &Fitting,
    solver: &mut Solver,
) -> f32 {
    let Position { okey, rules, way, .. } = *position;
    // Never a wild tile before another one.
    let number = |tile: &Tile| {
        let playable = fitting.is_playable(*tile, okey, rules);
        let number = |face: Face| if playable { 0 } else { face.number.get() };
        okey.read(tile.kind()).face().map(number)
    };
    for coming in future {
        hand.push(coming.drawn);
        let turn = solver.turn(&Position { hand: &hand, must: None, ..*position });
        hand = turn.map_or(hand, |turn| turn.rest);
        if let [last] = hand[..] {
            let by_okey = okey.read(last.kind()).face().is_none();
            let factor = rules.factors.of([by_okey, way == Way::Pairs, false]);
            return Score::finished(factor).total() as f32;
        }
        let highest = (0..hand.len()).max_by_key(|&at| number(&hand[at]));
        hand.swap_remove(highest.expect("a hand has tiles"));
    }
    Score::of_tiles(&hand, okey, way, rules).total() as f32
}
