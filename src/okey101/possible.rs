//! Openings that a player could make. Advice, reviews and bots find them here.

use super::action::{Action, Way};
use super::round::Phase;
use super::row::{Row, uses, value};
use super::solver::{Melds, Solver, pairs};
use super::view::View;
use crate::tile::Tile;

/// An opening that a player could make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub struct Possible {
    /// The melds.
    pub rows: Vec<Row>,
    /// By series or by pairs.
    #[cfg_attr(any(feature = "js", feature = "judge"), tsify(type = "Okey101Way"))]
    pub way: Way,
    /// The value of the series, or the number of pairs.
    pub worth: u16,
    /// The tiles that stay in the hand.
    pub rest: Vec<Tile>,
    /// True if the player has to announce pairs first (`declare_pairs`).
    pub announces: bool,
}

/// Tiles among which an opening is searched.
pub(super) struct Among<'a> {
    pub view: &'a View,
    pub hand: &'a [Tile],
    /// The taken tile, or the one that is taken for the opening.
    pub must: Option<Tile>,
}

impl Possible {
    /// The actions of this opening, one after the other.
    pub fn actions(&self) -> Vec<Action> {
        let announces = self.announces.then_some(Action::GoForPairs);
        announces.into_iter().chain([Action::Open(self.rows.clone())]).collect()
    }

    /// Finds an opening of this player's hand, with this discard if it is taken for it: one that
    /// finishes, else the series of the greatest value, else the most pairs. `None` if the hand
    /// cannot be opened.
    pub fn of(view: &View, taken: Option<Tile>, solver: &mut Solver) -> Option<Possible> {
        Possible::by_series(view, taken, solver).or_else(|| Possible::by_pairs(view, taken))
    }

    /// Finds the opening by series: one that finishes, else the one of the greatest value.
    pub fn by_series(view: &View, taken: Option<Tile>, solver: &mut Solver) -> Option<Possible> {
        let hand = with_taken(view, taken);
        Among { view, hand: &hand, must: taken.or(view.unused) }.by_series(false, solver)
    }

    /// Finds the opening by the most pairs.
    pub fn by_pairs(view: &View, taken: Option<Tile>) -> Option<Possible> {
        let hand = with_taken(view, taken);
        Among { view, hand: &hand, must: taken.or(view.unused) }.by_pairs()
    }

    /// The opening with these melds of this player's hand.
    pub(super) fn with(view: &View, rows: &[Row]) -> Possible {
        let (way, worth) = match rows.iter().all(|row| row.tiles.len() < 3) {
            true => (Way::Pairs, rows.len() as u16),
            false => {
                let melds = rows.iter().filter_map(|row| row.read(view.okey()));
                (Way::Series, melds.map(|meld| value(&meld)).sum())
            }
        };
        Among { view, hand: &view.hand, must: None }.opening(rows.to_vec(), way, worth)
    }
}

fn with_taken(view: &View, taken: Option<Tile>) -> Vec<Tile> {
    view.hand.iter().copied().chain(taken).collect()
}

impl Among<'_> {
    /// Finds the opening by series: one that finishes, else the one of the greatest value, or what
    /// a player finds who sorts one meld after the other.
    pub fn by_series(&self, sorts: bool, solver: &mut Solver) -> Option<Possible> {
        let Among { view, hand, must } = *self;
        if !self.may_open() || self.has_announced() {
            return None;
        }
        let (okey, limit) = (view.okey(), view.rules.run_limit);
        let direct = view.rules.direct_finish && self.is_whole();
        let finish = if direct { solver.finish(hand, okey, must, limit) } else { None };
        let best = |solver: &mut Solver| match sorts {
            true => solver.sorted(hand, okey, limit),
            false => solver.best(hand, okey, must, limit),
        };
        let enough = |melds: &Melds| melds.value >= view.need.points;
        let Melds { rows, value, .. } = finish.or_else(|| best(solver).filter(enough))?;
        self.uses(&rows).then(|| self.opening(rows, Way::Series, value))
    }

    /// Finds the opening by the most pairs.
    pub fn by_pairs(&self) -> Option<Possible> {
        let Among { view, hand, must } = *self;
        let announces = !view.rules.declare_pairs || self.has_announced() || view.is_own_turn();
        if !self.may_open() || !announces {
            return None;
        }
        let most = |tiles: &[Tile]| pairs(tiles, view.okey(), view.rules.indicator_pair);
        let mut rows = most(hand);
        if !self.uses(&rows) {
            // The tile alone, or with each other one.
            let must = must?;
            let others = hand.iter().filter(|&&other| other != must).map(Some);
            let ways = others.chain([None]).filter_map(|other| {
                let pair: Vec<Tile> = [must].into_iter().chain(other.copied()).collect();
                let row = most(&pair).pop().filter(|row| row.tiles.len() == pair.len())?;
                let rest: Vec<Tile> =
                    hand.iter().copied().filter(|tile| !pair.contains(tile)).collect();
                Some([row].into_iter().chain(most(&rest)).collect::<Vec<Row>>())
            });
            rows = ways.max_by_key(Vec::len)?;
        }
        if rows.iter().map(|row| row.tiles.len()).sum::<usize>() == hand.len() {
            let spare = |row: &Row| must.is_none_or(|must| !uses(&row.tiles, must));
            rows.remove(rows.iter().rposition(spare)?);
        }
        let worth = rows.len() as u16;
        let enough = worth >= u16::from(view.need.pairs);
        enough.then(|| self.opening(rows, Way::Pairs, worth))
    }

    fn opening(&self, rows: Vec<Row>, way: Way, worth: u16) -> Possible {
        let laid = |tile: &Tile| rows.iter().any(|row| row.tiles.contains(tile));
        let rest = self.hand.iter().copied().filter(|tile| !laid(tile)).collect();
        let announces = way == Way::Pairs && self.view.rules.declare_pairs && !self.has_announced();
        Possible { rows, way, worth, rest, announces }
    }

    /// Returns `true` if the player has not opened, and has or gets a tile in this turn.
    fn may_open(&self) -> bool {
        let comes = self.view.phase != Phase::LastChance || self.must.is_some();
        self.view.opened().is_none() && comes
    }

    fn has_announced(&self) -> bool {
        self.view.players[self.view.seat.index()].announced
    }

    /// Returns `true` if these are all tiles of the player after a tile has come.
    fn is_whole(&self) -> bool {
        let came = self.view.is_own_turn() && self.view.phase == Phase::Play;
        self.hand.len() == self.view.hand.len() + usize::from(!came)
    }

    fn uses(&self, rows: &[Row]) -> bool {
        self.must.is_none_or(|must| uses(rows.iter().flat_map(|row| &row.tiles), must))
    }
}
