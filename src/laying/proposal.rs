//! The table of series, and the judgement of a proposed new one (RULES 7.3 to 7.5).
//!
//! A turn is one transaction: only the tables before and after it matter, not the steps between. So
//! after the opening tiles may be taken off, split, joined and moved freely, as long as every
//! series is valid at the end and every tile that lay on the table still lies there.

use super::error::LayingError;
use super::lock::freed;
use super::rules::LayingRules;
use super::solver::worth;
use crate::meld::Meld;
use crate::tile::{Tile, TileSet};

/// A turn in which tiles are laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The series of the new table, runs in ascending order.
    pub table: Vec<Meld>,
    /// The tiles that come from the rack, in the order of the table.
    pub laid: Vec<Tile>,
}

/// A player's proposal: a new table over an old one.
#[derive(Clone, Copy)]
pub struct Proposal<'a> {
    /// The rules of the table.
    pub rules: LayingRules,
    /// The current table.
    pub old: &'a [Vec<Tile>],
    /// The player's rack.
    pub rack: &'a [Tile],
    /// True if the player has laid tiles in an earlier turn.
    pub opened: bool,
}

impl Proposal<'_> {
    /// Judges a new table.
    ///
    /// # Errors
    /// The first rule that it breaks: the sources of tiles are checked first, then the series, then
    /// the opening and the jokers.
    pub fn judge(&self, new: &[Vec<Tile>]) -> Result<Laying, LayingError> {
        let laid = self.laid(new)?;
        let read = |series: &Vec<Tile>| {
            self.rules.read(series).ok_or_else(|| LayingError::NotASeries(series.clone()))
        };
        let table = new.iter().map(read).collect::<Result<Vec<Meld>, LayingError>>()?;
        if !self.opened {
            let (points, least) = (worth(new, self.rack, &self.rules), self.rules.opening);
            if points < least {
                return Err(LayingError::OpeningTooLow { points, least });
            }
        }
        let freed = self.rules.joker_lock.then(|| freed(self.old, &table, &self.rules)).flatten();
        if let Some(joker) = freed {
            return Err(LayingError::JokerLocked(joker));
        }
        Ok(Laying { table, laid })
    }

    /// Returns the tiles of a new table that come from the rack.
    ///
    /// # Errors
    /// A tile comes from nowhere, lies twice or is missing, or none comes from the rack.
    pub fn laid(&self, new: &[Vec<Tile>]) -> Result<Vec<Tile>, LayingError> {
        if new.len() > self.rules.pack.size() / 3 {
            return Err(LayingError::TooManySeries(new.len()));
        }
        let old: TileSet = self.old.iter().flatten().copied().collect();
        let rack: TileSet = self.rack.iter().copied().collect();
        let mut seen = TileSet::default();
        for &tile in new.iter().flatten() {
            if !self.rules.pack.holds(tile) {
                return Err(LayingError::NotInPlay(tile));
            }
            if !seen.insert(tile) {
                return Err(LayingError::TileTwice(tile));
            }
            if !old.contains(tile) && !rack.contains(tile) {
                return Err(LayingError::NotHeld(tile));
            }
        }
        let gone = |tile: &Tile| !seen.contains(*tile);
        let missing: Vec<Tile> = self.old.iter().flatten().copied().filter(gone).collect();
        if !missing.is_empty() {
            return Err(LayingError::TilesMissing(missing));
        }
        let whole = |series: &&Vec<Tile>| {
            new.iter().any(|row| series.iter().all(|tile| row.contains(tile)))
        };
        let apart = self.old.iter().find(|series| !self.rules.rebuilds && !whole(series));
        if let Some(series) = apart {
            return Err(LayingError::TilesMissing(series.clone()));
        }
        let laid = new.iter().flatten().copied().filter(|&tile| rack.contains(tile));
        let laid: Vec<Tile> = laid.collect();
        if laid.is_empty() { Err(LayingError::NothingLaid) } else { Ok(laid) }
    }
}
