//! The question and the answer of a table turn.

use crate::okey101::action::{Action, Way};
use crate::okey101::rules::{Options, PENALTY};
use crate::okey101::table::Lying;
use crate::tile::{Reading, Tile, Wild};

/// The situation of a player who has opened.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The player's tiles.
    pub hand: &'a [Tile],
    /// The melds on the table.
    pub table: &'a [Lying],
    /// The wild tile.
    pub okey: Wild,
    /// The rules.
    pub rules: &'a Options,
    /// The way of the player's opening.
    pub way: Way,
    /// Number of pairs that a player of series may still lay in this turn; none before another
    /// player has opened by pairs.
    pub pairs: usize,
    /// The taken tile, which must be used.
    pub must: Option<Tile>,
    /// The meld and the end of each addition of this turn: true for the low end of a run.
    pub added: &'a [(usize, bool)],
}

/// The actions of a turn that stand and that a limit counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// The meld and the end of each addition: true for the low end of a run.
    pub added: Vec<(usize, bool)>,
    /// Number of pairs laid after the opening.
    pub pairs: usize,
}

/// Table actions of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableTurn {
    /// The actions, in a legal order.
    pub actions: Vec<Action>,
    /// The tiles that stay in the hand, at least one.
    pub rest: Vec<Tile>,
}

/// The points that tiles cost a player who has opened by series, if they stay in the hand and count
/// once (OKEY101 10.1).
pub fn points_left(tiles: &[Tile], okey: Wild) -> u16 {
    let points = |tile: &Tile| match okey.read(tile.kind()) {
        Reading::Face(face) => u16::from(face.number.get()),
        Reading::Wild => PENALTY as u16,
    };
    tiles.iter().map(points).sum()
}
