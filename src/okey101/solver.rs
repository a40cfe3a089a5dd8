//! The exact hand solver of 101 Okey: the greatest value of melds, openings, finishes, pairs, and
//! the distance to an opening.
//!
//! ```text
//! runs      the greatest worth of runs in one colour, remembered
//! search    the search over groups
//! plan      the melds behind a result, and pairs
//! front     all openings that are best in some respect
//! distance  the tiles missing for an opening, and those that help
//! position  the situation of a player who has opened, and a turn
//! slots     the places of the table that a turn can fill
//! steps     the actions of a turn
//! turn      the best table turn of a player who has opened
//! ```

// CITE: van Rijn, Takes, Vis: The Complexity of Rummikub Problems, 2015, arXiv 1604.07553: runs of
// three to five tiles make up all longer ones.

mod runs;
mod search;
mod plan;
mod front;
mod distance;
mod position;
mod slots;
mod steps;
mod turn;

pub use distance::{Discard, Distance, Need, Unseen, feeds, pairs_distance};
pub use front::Opening;
pub use plan::{Melds, count_pairs, pairs};
pub use position::{Done, Position, TableTurn, points_left};

use super::rules::{HAND, RunLimit};
use crate::hand::Hand;
use crate::tile::{Color, Face, Reading, Tile, Wild};
use plan::{Plan, kinds, melds_with};
use runs::{LANES, RunTable, Worth};
use search::{FREE, Found, Tiles, search};

/// Answers questions about hands. Caches results, about five megabytes, so one solver should serve
/// many questions. The time grows fast with the number of tiles: a hand given as tiles has no
/// answer above [`Solver::MOST_TILES`], and a [`Hand`] should have no more.
///
/// ```
/// use istaka::okey101::{RunLimit, Solver};
/// use istaka::{Indicator, tiles};
/// let okey = Indicator("B6".parse()?).okey();
/// let hand = tiles("R11 R12 R13 Y7 B7 K7 K2 K3 K4 K5 Y12 B12 K12 R1")?;
/// let best = Solver::new().best(&hand, okey, None, RunLimit::Off).unwrap();
/// assert_eq!(best.value, 107);
/// # Ok::<(), istaka::ParseError>(())
/// ```
pub struct Solver {
    values: RunTable,
    tiles: RunTable,
    sheds: RunTable,
    costs: RunTable,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

/// The tiles of a hand with further wild tiles, which stand for missing ones.
fn with_missing(hand: &Hand, missing: usize) -> Tiles {
    let keys = Color::ALL.map(|color| hand.color(color));
    Tiles { keys, wilds: usize::from(hand.wilds()) + missing }
}

/// Counts tiles; `None` if they cannot be in play together, or are more than a hand has.
fn counted(tiles: &[Tile], okey: Wild) -> Option<Hand> {
    let few = tiles.len() <= Solver::MOST_TILES;
    Hand::of(okey, tiles.iter().map(|tile| tile.kind())).ok().filter(|_| few)
}

/// The sum of the numbers of the ordinary tiles: no melds without a tile left are worth less.
fn sum(hand: &Hand) -> u32 {
    let number = |face: Face| u32::from(face.number.get() * hand.count(face));
    hand.faces().map(number).sum()
}

impl Solver {
    /// The most tiles of a hand in a question, one more than a player holds. More have no answer.
    pub const MOST_TILES: usize = HAND + 2;

    /// Creates a solver.
    pub fn new() -> Solver {
        Solver {
            values: RunTable::new(Worth::VALUE),
            tiles: RunTable::new(Worth::TILES),
            sheds: RunTable::new(Worth::SHED),
            costs: RunTable::new(Worth::COST),
        }
    }

    /// Returns the greatest value of runs and groups that leaves at least one tile; 0 if there are
    /// none.
    pub fn value(&mut self, hand: &Hand) -> u16 {
        let all = self.most(hand, 0);
        if all < sum(hand) {
            return all as u16;
        }
        // All ordinary tiles may be in melds: leave out each in turn.
        let without = |kind| {
            let mut rest = *hand;
            rest.remove(kind);
            self.most(&rest, 0)
        };
        kinds(hand).map(without).max().unwrap_or(0) as u16
    }

    /// Returns `true` if the runs and groups of a hand are worth this much; all tiles may be used.
    pub fn opens(&mut self, hand: &Hand, points: u16) -> bool {
        let need = u32::from(points);
        self.more_than(hand, 0, need.saturating_sub(1), need) >= need
    }

    /// Returns the melds that a player finds who sorts a hand one meld after the other, each time
    /// the one of most tiles, and may so miss an opening; `None` if there are none that leave a
    /// tile.
    pub fn sorted(&mut self, tiles: &[Tile], okey: Wild, limit: RunLimit) -> Option<Melds> {
        let hand = counted(tiles, okey)?;
        let (mut plan, mut rest) = (Plan::default(), with_missing(&hand, 0));
        loop {
            let faces = Face::all().filter(|&face| rest.count(Reading::Face(face)) > 0);
            let melds = faces.flat_map(|face| melds_with(&rest, face));
            let melds = melds.filter(|(_, left)| left.len() > 0);
            let ordinary = |left: &Tiles| rest.len() - rest.wilds - (left.len() - left.wilds);
            let best = melds.max_by_key(|(meld, left)| (ordinary(left), left.wilds, meld.value()));
            let Some((meld, left)) = best else { break };
            plan.groups.extend(meld.groups);
            plan.runs.iter_mut().zip(meld.runs).for_each(|(all, runs)| all.extend(runs));
            rest = left;
        }
        (plan != Plan::default()).then(|| plan.melds(tiles, okey, None, limit))
    }

    /// Returns the greatest value of runs and groups with further wild tiles; all tiles may be
    /// used.
    fn most(&mut self, hand: &Hand, missing: usize) -> u32 {
        self.more_than(hand, missing, 0, u32::MAX)
    }

    /// [`Solver::most`], or `least` if it is not more, or any value of at least `enough`.
    fn more_than(&mut self, hand: &Hand, missing: usize, least: u32, enough: u32) -> u32 {
        let tiles = with_missing(hand, missing.min(LANES - 1 - usize::from(hand.wilds())));
        let mut best = least;
        // Missing tiles may be melds alone, also with wild tiles.
        let most = if missing == 0 { 0 } else { tiles.wilds };
        for alone in (0..=most).filter(|&alone| alone == 0 || FREE[alone] > 0) {
            let free = u32::from(FREE[alone]);
            let rest = Tiles { wilds: tiles.wilds - alone, ..tiles };
            let (least, enough) = (best.saturating_sub(free), enough.saturating_sub(free));
            let found = search(&mut self.values, rest, least, enough);
            best = best.max(free + found.map_or(0, |found| found.worth));
        }
        best
    }

    /// Returns the runs and groups of the greatest value that leave at least one tile, and that use
    /// the tile `must`, which was taken; `None` if there are none.
    ///
    /// Tiles that cannot be in play together, and more than [`Solver::MOST_TILES`], have none.
    pub fn best(
        &mut self,
        tiles: &[Tile],
        okey: Wild,
        must: Option<Tile>,
        limit: RunLimit,
    ) -> Option<Melds> {
        let hand = counted(tiles, okey)?;
        let must_read = must.map(|tile| okey.read(tile.kind()));
        let (mut worth, mut plan) = self.plan(&hand, must_read)?;
        if worth >= sum(&hand) {
            let mut best = None;
            for kind in kinds(&hand) {
                let mut rest = hand;
                rest.remove(kind);
                let gone = must_read.is_some_and(|must| rest.count_of(must) == 0);
                let found = if gone { None } else { self.plan(&rest, must_read) };
                best = [best, found].into_iter().flatten().max_by_key(|(worth, _)| *worth);
            }
            (worth, plan) = best?;
        }
        debug_assert!(worth > 0, "melds have a value");
        Some(plan.melds(tiles, okey, must, limit))
    }

    /// Returns the greatest value and its melds, with a tile that must be used.
    fn plan(&mut self, hand: &Hand, must: Option<Reading>) -> Option<(u32, Plan)> {
        let tiles = with_missing(hand, 0);
        let Some(Reading::Face(face)) = must else {
            let found = search(&mut self.values, tiles, 0, u32::MAX)?;
            return Some((found.worth, Plan::of(&mut self.values, &found, &Plan::default())));
        };
        let mut best: Option<(u32, Plan)> = None;
        for (forced, rest) in melds_with(&tiles, face) {
            let found = search(&mut self.values, rest, 0, u32::MAX);
            let found = found.unwrap_or(Found { keys: rest.keys, ..Found::default() });
            let worth = forced.value() + found.worth;
            if best.as_ref().is_none_or(|(best, _)| worth > *best) {
                best = Some((worth, Plan::of(&mut self.values, &found, &forced)));
            }
        }
        best
    }

    /// Returns `true` if runs and groups can hold all tiles of a hand.
    pub fn covers(&mut self, hand: &Hand) -> bool {
        hand.is_empty() || self.whole(hand).is_some()
    }

    /// Finds runs and groups of all tiles.
    fn whole(&mut self, hand: &Hand) -> Option<Found> {
        let all = hand.len() as u32;
        search(&mut self.tiles, with_missing(hand, 0), all.saturating_sub(1), all)
    }

    /// Returns melds of all tiles but one, which is discarded last to finish; `None` if there are
    /// none. A wild tile is left if possible. `must`, which was taken, is not left.
    pub fn finish(
        &mut self,
        tiles: &[Tile],
        okey: Wild,
        must: Option<Tile>,
        limit: RunLimit,
    ) -> Option<Melds> {
        let hand = counted(tiles, okey)?;
        let mut last: Vec<_> = kinds(&hand).collect();
        last.reverse(); // the wild tile first, then the highest
        for kind in last {
            let mut rest = hand;
            rest.remove(kind);
            let found = self.whole(&rest);
            let left =
                tiles.iter().copied().find(|&tile| tile.kind() == kind && Some(tile) != must);
            if let (Some(found), Some(left)) = (found, left) {
                let used: Vec<Tile> = tiles.iter().copied().filter(|&tile| tile != left).collect();
                let plan = Plan::of(&mut self.tiles, &found, &Plan::default());
                let melds = plan.melds(&used, okey, must, limit);
                return Some(Melds { rest: vec![left], ..melds });
            }
        }
        None
    }
}
