//! Puzzles of 101 Okey: the one tile that is right, or the tiles of the only opening.

use super::error::PuzzleError;
use super::position::Answer;
use super::table::PuzzleRow;
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::okey101::{Fitting, HAND, Lying, MELDS, Position, Row, Rules, Solver, Way, value};
use crate::seat::Seat;
use crate::tile::{Indicator, Kind, Tile, TileSet, Wild};

/// The rules of the positions.
const RULES: Rules = Rules::yuzbir(4);

/// Number of tiles of the player who begins.
const FIRST: usize = HAND + 1;

/// The most tiles of a hand beside a table: more would take long to prove.
const FEW: usize = 8;

/// A position that was checked.
struct PuzzlePosition<'a> {
    hand: &'a [Tile],
    okey: Wild,
    counted: Hand,
    table: Vec<Lying>,
}

/// Returns the opening by series of a first player who cannot finish, if all openings lay the same
/// tiles.
pub fn open(indicator: Tile, hand: &[Tile], table: &[Row]) -> Result<Answer, PuzzleError> {
    PuzzlePosition::first(indicator, hand, table)?.opening()
}

/// Returns the only discard with which a first player finishes, if one does.
pub fn from_hand(indicator: Tile, hand: &[Tile], table: &[Row]) -> Result<Answer, PuzzleError> {
    match PuzzlePosition::first(indicator, hand, table)?.finishing()[..] {
        [] => Ok(Answer::No),
        [tile] => Ok(Answer::Tile(tile)),
        _ => Err(PuzzleError::Several),
    }
}

/// Returns the only playable tile of a hand.
pub fn playable(indicator: Tile, hand: &[Tile], table: &[Row]) -> Result<Answer, PuzzleError> {
    only(&PuzzlePosition::later(indicator, hand, table)?.playable())
}

/// Returns the last discard of a player who has opened by series.
pub fn last(indicator: Tile, hand: &[Tile], table: &[Row]) -> Result<Answer, PuzzleError> {
    only(&PuzzlePosition::later(indicator, hand, table)?.last())
}

fn only(right: &[Kind]) -> Result<Answer, PuzzleError> {
    match right[..] {
        [] => Err(PuzzleError::NoAnswer),
        [tile] => Ok(Answer::Tile(tile)),
        _ => Err(PuzzleError::Several),
    }
}

/// Returns the melds of a finish from hand.
pub fn finished(indicator: Tile, hand: &[Tile]) -> Vec<Vec<Tile>> {
    let okey = Indicator(indicator.kind()).okey();
    let melds = Solver::new().finish(hand, okey, None, RULES.run_limit);
    let rows = melds.map_or_else(Vec::new, |melds| melds.rows);
    rows.into_iter().map(|row| row.tiles).collect()
}

/// Returns `true` if these are an opening by series with tiles of the hand.
pub fn opens(indicator: Tile, hand: &[Tile], melds: &[Row]) -> Result<bool, PuzzleError> {
    let laid = melds.iter().map(|row| row.tiles.len()).sum::<usize>();
    let (rows, worth) = laying(indicator, hand, melds)?;
    let whole = rows.iter().all(|row| row.kind.is_some());
    Ok(whole && worth >= RULES.open_points.points() && laid < hand.len())
}

/// Classifies the rows of an opening being laid, and adds the values of the melds. The tiles of a
/// meld may be in any order.
pub fn laying(
    indicator: Tile,
    hand: &[Tile],
    rows: &[Row],
) -> Result<(Vec<PuzzleRow>, u16), PuzzleError> {
    let okey = Indicator(indicator.kind()).okey();
    if !rows.iter().flat_map(|row| &row.tiles).all(|tile| hand.contains(tile)) {
        return Err(PuzzleError::NotThere);
    }
    let series = |row: &Row| {
        let read = row.read(okey).or_else(|| Meld::read(&row.tiles, okey, &MELDS));
        read.filter(|meld| meld.kind != MeldKind::Pair)
    };
    let melds: Vec<Option<Meld>> = rows.iter().map(series).collect();
    let worth = melds.iter().flatten().map(value).sum();
    let rows = rows.iter().zip(melds).map(|(row, meld)| match meld {
        Some(Meld { kind, tiles, .. }) => PuzzleRow { tiles, kind: Some(kind) },
        None => PuzzleRow { tiles: row.tiles.clone(), kind: None },
    });
    Ok((rows.collect(), worth))
}

impl<'a> PuzzlePosition<'a> {
    /// Checks the hand of a first player.
    fn first(
        indicator: Tile,
        hand: &'a [Tile],
        table: &[Row],
    ) -> Result<PuzzlePosition<'a>, PuzzleError> {
        if hand.len() != FIRST {
            return Err(PuzzleError::Hand);
        }
        let turn = PuzzlePosition::new(indicator, hand, table)?;
        if turn.table.is_empty() { Ok(turn) } else { Err(PuzzleError::Table) }
    }

    /// Checks a hand beside a table.
    fn later(
        indicator: Tile,
        hand: &'a [Tile],
        table: &[Row],
    ) -> Result<PuzzlePosition<'a>, PuzzleError> {
        if !(2..=FEW).contains(&hand.len()) {
            return Err(PuzzleError::Hand);
        }
        let turn = PuzzlePosition::new(indicator, hand, table)?;
        if turn.table.is_empty() { Err(PuzzleError::Table) } else { Ok(turn) }
    }

    /// Checks that tiles and melds can be in play together.
    fn new(
        indicator: Tile,
        hand: &'a [Tile],
        table: &[Row],
    ) -> Result<PuzzlePosition<'a>, PuzzleError> {
        let lying = table.iter().flat_map(|row| &row.tiles);
        let all: Vec<Tile> = hand.iter().chain(lying).copied().chain([indicator]).collect();
        let different: TileSet = all.iter().copied().collect();
        let known = all.iter().all(|tile| Rules::PACK.holds(*tile));
        if !matches!(indicator.kind(), Kind::Face(_)) || !known || different.len() != all.len() {
            return Err(PuzzleError::Hand);
        }
        let okey = Indicator(indicator.kind()).okey();
        let melds = table.iter().map(|row| Some(Lying::new(Seat::ALL[0], row.read(okey)?)));
        let table = melds.collect::<Option<Vec<Lying>>>().ok_or(PuzzleError::Table)?;
        let counted = Hand::of(okey, hand.iter().map(|tile| tile.kind()));
        let counted = counted.map_err(|_| PuzzleError::Hand)?;
        Ok(PuzzlePosition { hand, okey, counted, table })
    }

    /// The first two kinds of the hand for which a claim about the other tiles holds, but for the
    /// okey.
    fn kinds(&self, mut holds: impl FnMut(Kind, &Hand) -> bool) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = Vec::new();
        for kind in self.hand.iter().map(|tile| tile.kind()) {
            let mut rest = self.counted;
            rest.remove(kind);
            let new = kinds.len() < 2 && !kinds.contains(&kind) && kind != self.okey.0;
            if new && holds(kind, &rest) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The opening by series, if all openings lay the same tiles.
    fn opening(&self) -> Result<Answer, PuzzleError> {
        if !self.finishing().is_empty() {
            return Err(PuzzleError::Finished);
        }
        let (mut solver, need) = (Solver::new(), RULES.open_points.points());
        let best = solver.best(self.hand, self.okey, None, RULES.run_limit);
        let best = best.filter(|melds| melds.value >= need);
        let rows = best.ok_or(PuzzleError::NoAnswer)?.rows;
        let spared = |tile: &Tile| {
            let mut rest = self.counted;
            rest.remove(tile.kind());
            solver.opens(&rest, need)
        };
        if rows.iter().flat_map(|row| &row.tiles).any(spared) {
            return Err(PuzzleError::Several);
        }
        Ok(Answer::Table(rows.into_iter().map(|row| row.tiles).collect()))
    }

    /// The discards that finish from hand.
    fn finishing(&self) -> Vec<Kind> {
        let mut solver = Solver::new();
        let mut kinds = self.kinds(|_, rest| solver.covers(rest));
        let mut rest = self.counted;
        if rest.remove(self.okey.0) && solver.covers(&rest) {
            kinds.push(self.okey.0);
        }
        kinds
    }

    /// The playable tiles of the hand.
    fn playable(&self) -> Vec<Kind> {
        let fitting = Fitting::on(&self.table, self.okey, &RULES);
        let fits = |tile: Tile| fitting.is_playable(tile, self.okey, &RULES);
        let tile = |kind| self.hand.iter().copied().find(|tile| tile.kind() == kind);
        self.kinds(|kind, _| tile(kind).is_some_and(fits))
    }

    /// The last discards of a player of series who finishes in this turn; the okey alone if it is
    /// one, since it doubles the points.
    fn last(&self) -> Vec<Kind> {
        let pairs = self.table.iter().any(|lying| lying.kind == MeldKind::Pair);
        let last = Solver::new().last_tiles(&Position {
            hand: self.hand,
            table: &self.table,
            okey: self.okey,
            rules: &RULES,
            way: Way::Series,
            pairs: if pairs { RULES.pairs_limit.most() } else { 0 },
            must: None,
            added: &[],
        });
        if last.contains(&self.okey.0) { vec![self.okey.0] } else { last }
    }
}
