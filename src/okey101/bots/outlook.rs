//! Sampled futures: the tiles that a player may draw and be offered until the stock is empty. All
//! that is compared is compared in the same futures.

use crate::hand::Hand;
use crate::okey101::action::Way;
use crate::okey101::rules::PENALTY;
use crate::okey101::solver::{Need, Position, Solver, count_pairs, left};
use crate::okey101::table::Fitting;
use crate::okey101::view::View;
use crate::random::Random;
use crate::tile::Tile;

/// The mean points of a player who has not opened, doubled rounds included.
// CITE: this project's own measurement (docs/strength.md), as the points below.
const UNOPENED: f32 = 215.0;

/// The mean points of a player who opens by series with this number of turns left, the last number
/// for all higher ones.
const SERIES: [f32; 6] = [85.0, 60.0, 45.0, 35.0, 25.0, 15.0];

/// The same by pairs.
const PAIRS: [f32; 6] = [150.0, 130.0, 115.0, 100.0, 90.0, 80.0];

fn at(points: &[f32; 6], turns: usize) -> f32 {
    points[turns.min(points.len() - 1)]
}

/// The mean points of a player who opens by pairs now.
pub fn points_by_pairs(turns: usize) -> f32 {
    at(&PAIRS, turns)
}

/// A tile that comes, and one that is on offer before.
#[derive(Clone, Copy)]
struct Coming {
    offered: Tile,
    drawn: Tile,
}

/// Futures of a player.
pub struct Futures {
    futures: Vec<Vec<Coming>>,
}

/// Number of turns that this player still has after this one.
pub fn turns_left(view: &View) -> usize {
    view.stock / view.seats().count()
}

impl Futures {
    /// Samples futures of the turns that are left.
    pub fn sample(view: &View, count: usize, random: &mut Random) -> Futures {
        let mut pool: Vec<Tile> = view.unseen_tiles().collect();
        let turns = turns_left(view).min(pool.len() / 2);
        let mut one = || {
            for place in 0..2 * turns {
                let other = place + random.below((pool.len() - place) as u32) as usize;
                pool.swap(place, other);
            }
            let pairs = pool[..2 * turns].chunks_exact(2);
            pairs.map(|pair| Coming { offered: pair[0], drawn: pair[1] }).collect()
        };
        Futures { futures: (0..count).map(|_| one()).collect() }
    }

    /// The mean points of a player who has not opened and keeps this hand. The player throws
    /// nothing that an opening needs.
    pub fn unopened(&self, hand: &Hand, need: Need, solver: &mut Solver) -> f32 {
        let points = |future: &Vec<Coming>| {
            let mut all = *hand;
            for coming in future {
                let fits = all.add(coming.drawn.kind()).and(all.add(coming.offered.kind()));
                debug_assert!(fits.is_ok(), "unseen tiles are in play");
            }
            if !solver.opens(&all, need.points) && count_pairs(&all) < need.pairs {
                return UNOPENED;
            }
            let mut held = *hand;
            for (turn, coming) in future.iter().enumerate() {
                let left = future.len() - 1 - turn;
                let mut offered = held;
                let _ = held.add(coming.drawn.kind());
                let _ = offered.add(coming.offered.kind());
                for (hand, taken) in [(&offered, true), (&held, false)] {
                    // A player who may open with either takes none without need.
                    if solver.opens(hand, need.points) {
                        return at(&SERIES, left);
                    }
                    if !taken && count_pairs(hand) >= need.pairs {
                        return at(&PAIRS, left);
                    }
                }
            }
            UNOPENED
        };
        self.futures.iter().map(points).sum::<f32>() / self.futures.len().max(1) as f32
    }

    /// The mean points of a player who has opened and keeps this hand; nobody else changes the
    /// table.
    pub fn opened(&self, position: &Position, fitting: &Fitting, solver: &mut Solver) -> f32 {
        let factor = match position.way {
            Way::Series => 1.0,
            Way::Pairs => 2.0,
        };
        let okey = position.okey;
        let highest = |hand: &[Tile]| {
            let number = |tile: &Tile| {
                let playable = fitting.is_playable(*tile, okey, position.rules);
                let face = okey.read(tile.kind()).face().filter(|_| !playable);
                face.map_or(0, |face| face.number.get())
            };
            (0..hand.len()).max_by_key(|&at| number(&hand[at]))
        };
        let points = |future: &Vec<Coming>| {
            let mut hand = position.hand.to_vec();
            for coming in future {
                hand.push(coming.drawn);
                let turn = solver.turn(&Position { hand: &hand, must: None, ..*position });
                hand = turn.map_or(hand, |turn| turn.rest);
                if let [last] = hand[..] {
                    let by_okey = okey.read(last.kind()).face().is_none();
                    // The others write twice as much, which counts as much as own points.
                    return -(PENALTY as f32) * factor * if by_okey { 2.0 } else { 1.0 };
                }
                let at = highest(&hand).expect("a hand has tiles");
                hand.swap_remove(at);
            }
            factor * f32::from(left(&hand, okey))
        };
        self.futures.iter().map(points).sum::<f32>() / self.futures.len().max(1) as f32
    }
}
