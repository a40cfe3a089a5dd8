//! What a player does in few bits: the compact form of records in `docs/notation.md`.
//!
//! A table that is laid mostly holds the series of the old one in their order, so each series is
//! told by what it is of the old table.

use super::action::Action;
use super::round::Round;
use crate::bits::{BitReader, BitWriter};
use crate::seat::Seat;
use crate::tile::Tile;

/// How many ways to act there are.
const WAYS: usize = 4;

/// What may come next of a table: its end, the next old series, one further on, or a new one.
const STEPS: usize = 4;

/// The old series that have not been passed, and the tiles that have no place yet.
struct Rest {
    old: Vec<Vec<Tile>>,
    tiles: Vec<Tile>,
}

impl Rest {
    fn of(round: &Round, seat: Seat) -> Rest {
        let mut tiles: Vec<Tile> =
            round.table().iter().flatten().chain(round.hand(seat)).copied().collect();
        tiles.sort_unstable();
        Rest { old: round.table().to_vec(), tiles }
    }

    /// Leaves out so many old series, and uses the next.
    fn use_old(&mut self, before: usize) -> Vec<Tile> {
        let row = self.old.drain(..=before).next_back().unwrap_or_default();
        self.tiles.retain(|tile| !row.contains(tile));
        row
    }
}

/// Packs what a player does in a round that is as it was before.
pub fn pack(round: &Round, seat: Seat, action: &Action, bits: &mut BitWriter) {
    let way = match action {
        Action::Draw => 0,
        Action::Lay(_) => 1,
        Action::Pass => 2,
        Action::TimeOut => 3,
    };
    bits.number(way, WAYS);
    let Action::Lay(table) = action else { return };
    let mut rest = Rest::of(round, seat);
    for row in table {
        let Some(before) = rest.old.iter().position(|old| old == row) else {
            bits.number(3, STEPS);
            bits.row(row, &mut rest.tiles);
            continue;
        };
        bits.number(if before == 0 { 1 } else { 2 }, STEPS);
        if before > 0 {
            bits.number(before, rest.old.len());
        }
        rest.use_old(before);
    }
    bits.number(0, STEPS);
}

/// What [`pack`] has packed.
pub fn unpack(round: &Round, seat: Seat, bits: &mut BitReader) -> Option<Action> {
    Some(match bits.number(WAYS)? {
        0 => Action::Draw,
        1 => Action::Lay(table(&mut Rest::of(round, seat), bits)?),
        2 => Action::Pass,
        _ => Action::TimeOut,
    })
}

fn table(rest: &mut Rest, bits: &mut BitReader) -> Option<Vec<Vec<Tile>>> {
    let mut table = Vec::new();
    loop {
        let row = match bits.number(STEPS)? {
            0 => return Some(table),
            1 if !rest.old.is_empty() => rest.use_old(0),
            2 => rest.use_old(bits.number(rest.old.len())?),
            3 => bits.row(&mut rest.tiles)?,
            _ => return None,
        };
        table.push(row);
    }
}
