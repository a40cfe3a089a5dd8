//! The table of series, and whether a proposed one may follow it (RULES 7.3 to 7.5).
//!
//! A turn is one transaction: what counts is the table before and after it, not the steps between.
//! So after the opening tiles may be taken off, split, joined and moved at will, as long as every
//! series is valid at the end and every tile that lay on the table still lies there.

use super::action::Refusal;
use super::rules::{OPENING, Rules};
use super::solver::worth;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Color, Face, Kind, Reading, Tile, TileSet};

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
        if self.rules.joker_lock {
            self.check_jokers(&table)?;
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

    /// Whether every joker is still with a tile with which it lay, or a tile that it stood for has
    /// come to those (RULES 7.4, `joker_lock`).
    fn check_jokers(&self, table: &[Meld]) -> Result<(), Refusal> {
        for series in self.old {
            let meld = Meld::read(series, Rules::WILD, &self.rules.melds());
            let old = meld.expect("every series on the table is valid");
            let mut replaced: Vec<Tile> = Vec::new();
            for &joker in series.iter().filter(|tile| tile.kind() == Kind::Joker) {
                let others = |tile: &Tile| *tile != joker && series.contains(tile);
                let stays = |meld: &&Meld| meld.tiles.contains(&joker);
                let now = table.iter().find(stays).expect("no tile has gone");
                if now.tiles.iter().any(others) {
                    continue;
                }
                let faces = stood_for(&old, joker);
                let new = table.iter().filter(|meld| meld.tiles.iter().any(others));
                let takes_place = |tile: &Tile| {
                    let known = matches!(tile.kind(), Kind::Face(face) if faces.contains(&face));
                    known && !series.contains(tile) && !replaced.contains(tile)
                };
                let place = new.flat_map(|meld| &meld.tiles).copied().find(takes_place);
                replaced.push(place.ok_or(Refusal::JokerLocked(joker))?);
            }
        }
        Ok(())
    }
}

/// The faces of which a tile may take the place of a joker in its series: in a run that of its
/// place, in a group all that are missing.
pub fn stood_for(series: &Meld, joker: Tile) -> Vec<Face> {
    let place = series.tiles.iter().position(|&tile| tile == joker).expect("it lies in it");
    let face = series.faces[place];
    if series.kind != MeldKind::Group {
        return vec![face];
    }
    let taken = |color: &Color| {
        let natural = |tile: &Tile| Rules::WILD.read(tile.kind());
        let face = Face { color: *color, ..face };
        series.tiles.iter().any(|tile| natural(tile) == Reading::Face(face))
    };
    let missing = Color::ALL.into_iter().filter(|color| !taken(color));
    missing.map(|color| Face { color, ..face }).collect()
}
