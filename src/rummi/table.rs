//! The table of series, and whether a proposed one may follow it (RULES 7.3 to 7.5).
//!
//! A turn is one transaction: what counts is the table before and after it, not the steps between.
//! So after the opening tiles may be taken off, split, joined and moved at will, as long as every
//! series is valid at the end and every tile that lay on the table still lies there.

use super::action::Refusal;
use super::lock::freed;
use super::rules::{OPENING, Rules};
use super::solver::worth;
use crate::meld::Meld;
use crate::tile::{Tile, TileSet};

/// More series than these the 84 tiles cannot form.
const MOST_SERIES: usize = 28;

/// A turn in which tiles are laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The series of the new table, runs in ascending order.
    pub table: Vec<Meld>,
    /// The tiles that come from the rack, in the order of the table.
    pub laid: Vec<Tile>,
}

/// What a player proposes: a new table over an old one.
#[derive(Clone, Copy)]
pub struct Proposal<'a> {
    /// The rules of the round.
    pub rules: &'a Rules,
    /// The table as it lies.
    pub old: &'a [Vec<Tile>],
    /// The player's rack.
    pub rack: &'a [Tile],
    /// Whether he has laid tiles in an earlier turn.
    pub opened: bool,
}

impl Proposal<'_> {
    /// Whether this table may follow.
    ///
    /// # Errors
    /// The first rule that it breaks: first where the tiles come from, then the series, then the
    /// opening and the jokers.
    pub fn judge(&self, new: &[Vec<Tile>]) -> Result<Laying, Refusal> {
        let laid = self.laid(new)?;
        let melds = self.rules.melds();
        let read = |series: &Vec<Tile>| {
            let meld = Meld::read(series, Rules::WILD, &melds);
            meld.ok_or_else(|| Refusal::NotASeries(series.clone()))
        };
        let table = new.iter().map(read).collect::<Result<Vec<Meld>, Refusal>>()?;
        if !self.opened {
            let points = worth(new, self.rack, self.rules);
            if points < OPENING {
                return Err(Refusal::OpeningTooLow(points));
            }
        }
        let freed = self.rules.joker_lock.then(|| freed(self.old, &table, &melds)).flatten();
        if let Some(joker) = freed {
            return Err(Refusal::JokerLocked(joker));
        }
        Ok(Laying { table, laid })
    }

    /// The tiles of a new table that come from the rack.
    ///
    /// # Errors
    /// Where a tile comes from nowhere, lies twice or has gone, or none comes from the rack.
    pub fn laid(&self, new: &[Vec<Tile>]) -> Result<Vec<Tile>, Refusal> {
        if new.len() > MOST_SERIES {
            return Err(Refusal::TooManySeries(new.len()));
        }
        let old: TileSet = self.old.iter().flatten().copied().collect();
        let rack: TileSet = self.rack.iter().copied().collect();
        let mut seen = TileSet::default();
        for &tile in new.iter().flatten() {
            if !Rules::PACK.holds(tile.kind()) {
                return Err(Refusal::NotInPlay(tile));
            }
            if !seen.insert(tile) {
                return Err(Refusal::TileTwice(tile));
            }
            if !old.contains(tile) && !rack.contains(tile) {
                return Err(Refusal::NotHeld(tile));
            }
        }
        let gone = |tile: &Tile| !seen.contains(*tile);
        let missing: Vec<Tile> = self.old.iter().flatten().copied().filter(gone).collect();
        if !missing.is_empty() {
            return Err(Refusal::TilesMissing(missing));
        }
        let laid = new.iter().flatten().copied().filter(|&tile| rack.contains(tile));
        let laid: Vec<Tile> = laid.collect();
        if laid.is_empty() { Err(Refusal::NothingLaid) } else { Ok(laid) }
    }
}
