//! Puzzles with a rack that can be laid completely, and the tables with it.

use super::error::PuzzleError;
use super::position::Answer;
use super::split::{Counts, TABLES, place, series, splits};
use crate::laying::{LayingError, Proposal};
use crate::meld::{Meld, MeldKind};
use crate::rummi::Rules;
use crate::sort::sort_short;
use crate::tile::{Kind, Tile, TileSet};

/// A row of a table being laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// The tiles; those of a series in reading order.
    pub tiles: Vec<Tile>,
    /// The kind of series; `None` if it is none.
    pub kind: Option<MeldKind>,
}

/// Returns the only way to arrange all tiles in series.
pub fn lay(rack: &[Tile], table: &[Vec<Tile>]) -> Result<Answer, PuzzleError> {
    let all: Vec<Tile> = table.iter().flatten().chain(rack).copied().collect();
    let different: TileSet = all.iter().copied().collect();
    let counts = counts(&all).ok_or(PuzzleError::Table)?;
    let lies = table.iter().all(|series| read(series).is_some());
    if rack.is_empty() || !lies || different.len() != all.len() {
        return Err(PuzzleError::Table);
    }
    match splits(&counts, 2)[..] {
        [] => Err(PuzzleError::NoAnswer),
        [runs] => {
            let mut pool = all;
            let mut take = |kind: Kind| {
                let at = pool.iter().position(|tile| tile.kind() == kind);
                pool.remove(at.expect("a way is made of the tiles"))
            };
            let faces = series(&counts, &runs);
            let tiles = faces.iter().map(|faces| {
                faces.iter().map(|&face| take(Kind::Face(face))).collect::<Vec<Tile>>()
            });
            Ok(Answer::Table(tiles.collect()))
        }
        _ => Err(PuzzleError::Several),
    }
}

/// Classifies each row of a new table, and returns the tiles of the rack that are not on it.
pub fn rows(
    rack: &[Tile],
    table: &[Vec<Tile>],
    new: &[Vec<Tile>],
) -> Result<(Vec<PuzzleRow>, Vec<Tile>), PuzzleError> {
    let proposal = Proposal { rules: TABLES.laying(), old: table, rack, opened: true };
    let laid = match proposal.laid(new) {
        Ok(laid) => laid,
        Err(LayingError::NothingLaid) => Vec::new(),
        Err(_) => return Err(PuzzleError::NotThere),
    };
    let left = rack.iter().copied().filter(|tile| !laid.contains(tile)).collect();
    let rows = new.iter().map(|tiles| match read(tiles) {
        Some(Meld { kind, mut tiles, .. }) => {
            if kind == MeldKind::Group {
                sort_short(&mut tiles, |&tile| tile);
            }
            PuzzleRow { tiles, kind: Some(kind) }
        }
        None => {
            let mut tiles = tiles.clone();
            sort_short(&mut tiles, |&tile| tile);
            PuzzleRow { tiles, kind: None }
        }
    });
    Ok((rows.collect(), left))
}

/// Returns the number of series that each tile of the rack can be added to as they lie.
pub fn places(rack: &[Tile], table: &[Vec<Tile>]) -> Vec<(Tile, usize)> {
    let fits = |tile: Tile, series: &&Vec<Tile>| read(&[&series[..], &[tile]].concat()).is_some();
    let count = |tile: Tile| table.iter().filter(|series| fits(tile, series)).count();
    rack.iter().map(|&tile| (tile, count(tile))).collect()
}

/// Number of series that are on both tables, by their faces.
pub fn kept(old: &[Vec<Tile>], new: &[Vec<Tile>]) -> usize {
    let kinds = |series: &Vec<Tile>| {
        let mut kinds: Vec<Kind> = series.iter().map(|tile| tile.kind()).collect();
        sort_short(&mut kinds, |kind| kind.index());
        kinds
    };
    let mut left: Vec<Vec<Kind>> = new.iter().map(kinds).collect();
    let both = old.iter().filter(|series| {
        let at = left.iter().position(|other| *other == kinds(series));
        at.map(|at| left.remove(at)).is_some()
    });
    both.count()
}

fn read(tiles: &[Tile]) -> Option<Meld> {
    Meld::read(tiles, Rules::WILD, &TABLES.melds())
}

/// Number of tiles of each face; `None` if one is no face of this game.
fn counts(tiles: &[Tile]) -> Option<Counts> {
    let mut counts = Counts::default();
    for tile in tiles {
        let Kind::Face(face) = tile.kind() else { return None };
        let (number, color) = place(face)?;
        counts[number][color] += 1;
    }
    Some(counts)
}
