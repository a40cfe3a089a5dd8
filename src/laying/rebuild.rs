//! A table while a player rebuilds it during a turn (RULES 7.4).
//!
//! Only the tables before and after a turn matter, so in between rows of any tiles are allowed,
//! some of them series and some not yet. The page stores the rows; this module judges them and
//! computes their changes.

use super::error::LayingError;
use super::lock::stood_for;
use super::onto::Onto;
use super::proposal::Proposal;
use super::rules::LayingRules;
use super::solver::worth;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Tile, TileSet};

/// A row of tiles on a table being rebuilt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Series {
    /// The tiles. Those of a run, complete or incomplete, are in ascending order.
    pub tiles: Vec<Tile>,
    /// The meld, if it is a series.
    pub meld: Option<Meld>,
    /// The sum of the numbers that its places stand for; 0 if it is no series.
    pub worth: u16,
    /// If it is no series: the number of tiles that would make it one, 1 or 2.
    pub missing: Option<u8>,
    /// The tiles of the rack that fit it; none before the opening, except in a row of the player's
    /// own tiles.
    pub fits: Vec<Fit>,
}

/// A tile of the rack that makes a row a series when it is added, or that may replace a wild tile
/// of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Fit {
    /// The tile.
    pub tile: Tile,
    /// The number of tiles before it once it is added; `None` if the row is no series with it.
    pub at: Option<usize>,
    /// The first wild tile that it may replace.
    pub wild: Option<Tile>,
}

/// A table being rebuilt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Rebuild {
    /// The rows, none of them empty.
    pub series: Vec<Series>,
    /// The tiles that come from the rack, in the order of the table.
    pub laid: Vec<Tile>,
    /// Before the opening: the worth of the player's own tiles that lie in series, as series of
    /// their own.
    pub opening: Option<u32>,
    /// The rule that ending the turn now would break; `None` if the turn may end.
    pub broken: Option<LayingError>,
    /// True if the turn may end and no tile would be left on the rack.
    pub finishes: bool,
}

impl Proposal<'_> {
    /// Reads a table being rebuilt.
    ///
    /// ```
    /// use istaka::laying::{LayingError, Proposal};
    /// use istaka::{rummi::Rules, tiles};
    /// let (rules, rack) = (Rules::rummi80(2).laying(), tiles("R5 K9")?);
    /// let proposal = Proposal { rules, old: &[], rack: &rack, opened: false };
    /// let rebuild = proposal.rebuilt(&[rack[..1].to_vec()])?;
    /// assert_eq!(rebuild.series[0].missing, Some(2));
    /// assert_eq!(rebuild.broken, Some(LayingError::NotASeries(rack[..1].to_vec())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An impossible change: a tile comes from nowhere or lies twice, a tile of the table
    /// has gone, or there are more series than the tiles of the set can form.
    pub fn rebuilt(&self, rows: &[Vec<Tile>]) -> Result<Rebuild, LayingError> {
        let laid = self.laid_so_far(rows)?;
        let opening = (!self.opened).then(|| worth(rows, self.rack, &self.rules));
        let series = self.read(rows, opening);
        let table: Vec<Vec<Tile>> = series.iter().map(|series| series.tiles.clone()).collect();
        let broken = self.judge(&table).err();
        let finishes = broken.is_none() && laid.len() == self.rack.len();
        let laid = table.into_iter().flatten().filter(|tile| laid.contains(tile)).collect();
        Ok(Rebuild { series, laid, opening, broken, finishes })
    }

    /// Reads the series of the table as it lies.
    pub fn series(&self) -> Vec<Series> {
        self.read(self.old, (!self.opened).then_some(0))
    }

    /// Reads rows; `opening` is the worth of the player's own ones before the opening.
    fn read(&self, rows: &[Vec<Tile>], opening: Option<u32>) -> Vec<Series> {
        let lying: TileSet = rows.iter().flatten().copied().collect();
        let left = self.rack.iter().copied().filter(|&tile| !lying.contains(tile));
        let left: Vec<Tile> = left.collect();
        let open = opening.is_none_or(|worth| worth >= self.rules.opening);
        let filled = rows.iter().filter(|row| !row.is_empty());
        let read = |row: &Vec<Tile>| {
            let mut series = Series::read(row, &self.rules);
            if open || row.iter().all(|tile| self.rack.contains(tile)) {
                let fits = left.iter().filter_map(|&tile| self.fit(tile, &series.tiles));
                series.fits = fits.collect();
            }
            series
        };
        filled.map(read).collect()
    }

    /// Returns where a tile fits a row; `None` if it does not.
    fn fit(&self, tile: Tile, row: &[Tile]) -> Option<Fit> {
        let moving = Moving { rows: &[], tiles: &[tile], rules: &self.rules };
        let with = self.rules.read(&moving.insert(row, row.len()));
        let at = with.and_then(|meld| meld.tiles.iter().position(|&other| other == tile));
        let replaces = |wild: Tile| moving.exchange(row, wild).is_some();
        let mut wilds = row.iter().copied().filter(|&tile| self.rules.is_wild(tile));
        let wild = wilds.find(|&wild| replaces(wild));
        (at.is_some() || wild.is_some()).then_some(Fit { tile, at, wild })
    }

    /// Moves tiles of the rack or of the rows to a place on a table being rebuilt. Series and
    /// places are counted in the given rows.
    ///
    /// # Errors
    /// As [`Proposal::rebuilt`]; also if the place does not exist, or a tile that lay on the table
    /// when the turn began would go to the rack.
    pub fn rebuild(
        &self,
        rows: &[Vec<Tile>],
        tiles: &[Tile],
        onto: Onto,
    ) -> Result<Rebuild, LayingError> {
        self.laid_so_far(rows)?;
        self.check_moved(rows, tiles)?;
        let moving = Moving { rows, tiles, rules: &self.rules };
        let after = moving.put(onto).ok_or(LayingError::NoPlace(onto))?;
        self.rebuilt(&after)
    }

    /// Returns the tiles of these rows that come from the rack, possibly none.
    fn laid_so_far(&self, rows: &[Vec<Tile>]) -> Result<Vec<Tile>, LayingError> {
        match self.laid(rows) {
            Err(LayingError::NothingLaid) => Ok(Vec::new()),
            laid => laid,
        }
    }

    /// Checks that each of these tiles lies in the rows or on the rack.
    fn check_moved(&self, rows: &[Vec<Tile>], tiles: &[Tile]) -> Result<(), LayingError> {
        let held: TileSet = rows.iter().flatten().chain(self.rack).copied().collect();
        let mut seen = TileSet::default();
        for &tile in tiles {
            if !self.rules.pack.holds(tile) {
                return Err(LayingError::NotInPlay(tile));
            }
            if !held.contains(tile) {
                return Err(LayingError::NotHeld(tile));
            }
            if !seen.insert(tile) {
                return Err(LayingError::TileTwice(tile));
            }
        }
        Ok(())
    }
}

impl Series {
    /// Reads a row.
    fn read(row: &[Tile], rules: &LayingRules) -> Series {
        if let Some(meld) = rules.read(row) {
            let (tiles, worth) = (meld.tiles.clone(), meld.worth());
            return Series { tiles, meld: Some(meld), worth, missing: None, fits: Vec::new() };
        }
        let (missing, tiles) = begun(row, rules).unzip();
        let tiles = tiles.unwrap_or_else(|| row.to_vec());
        Series { tiles, meld: None, worth: 0, missing, fits: Vec::new() }
    }
}

/// Returns the number of tiles that complete a row to a series, 1 or 2, and the row's tiles in the
/// order of that series.
///
/// The missing tiles are read as a wild kind that is not of this set.
fn begun(row: &[Tile], rules: &LayingRules) -> Option<(u8, Vec<Tile>)> {
    let more: Vec<Tile> = rules.missing().tiles().take(2).collect();
    (1..=more.len()).find_map(|missing| {
        let more = &more[..missing];
        let meld = rules.read(&[row, more].concat())?;
        let sorted = meld.kind == MeldKind::Run && !ascends(row, more, rules);
        let mut tiles = if sorted { meld.tiles } else { row.to_vec() };
        tiles.retain(|tile| !more.contains(tile));
        Some((missing as u8, tiles))
    })
}

/// Returns `true` if a row becomes a run in written order by inserting these tiles.
fn ascends(row: &[Tile], more: &[Tile], rules: &LayingRules) -> bool {
    let Some((&next, rest)) = more.split_first() else {
        return Meld::run_as_written(row, rules.wild, &rules.melds()).is_some();
    };
    (0..=row.len()).any(|at| {
        let (before, after) = row.split_at(at);
        ascends(&[before, &[next], after].concat(), rest, rules)
    })
}

/// Tiles being moved, and the rows before the move.
struct Moving<'a> {
    rows: &'a [Vec<Tile>],
    tiles: &'a [Tile],
    rules: &'a LayingRules,
}

impl Moving<'_> {
    /// Returns the rows after the move; `None` if the place does not exist.
    fn put(&self, onto: Onto) -> Option<Vec<Vec<Tile>>> {
        match onto {
            Onto::Rack => Some(self.left()),
            Onto::New => Some([self.left(), vec![self.tiles.to_vec()]].concat()),
            Onto::Place { series, at } => self.place(series, at),
            Onto::Joker(joker) => self.onto_joker(joker),
        }
    }

    /// Returns the rows without the moved tiles.
    fn left(&self) -> Vec<Vec<Tile>> {
        self.rows.iter().flat_map(|row| taken_out(row, self.tiles, self.rules)).collect()
    }

    /// Returns the rows with others in place of one series. The moved tiles are removed from all
    /// but these.
    fn instead(&self, series: usize, by: Vec<Vec<Tile>>) -> Vec<Vec<Tile>> {
        let left = |row: &Vec<Tile>| taken_out(row, self.tiles, self.rules);
        let before = self.rows[..series].iter().flat_map(left);
        before.chain(by).chain(self.rows[series + 1..].iter().flat_map(left)).collect()
    }

    /// Returns the rows after the tiles are put into a series.
    fn place(&self, series: usize, at: usize) -> Option<Vec<Vec<Tile>>> {
        let row = self.rows.get(series).filter(|row| at <= row.len())?;
        Some(self.instead(series, self.inside(row, at)))
    }

    /// Returns the rows that result from a row when the tiles, possibly some of its own, are put
    /// into it.
    fn inside(&self, row: &[Tile], at: usize) -> Vec<Vec<Tile>> {
        let stays = |tile: &&Tile| !self.tiles.contains(tile);
        let before = row[..at].iter().filter(stays).count();
        let rest: Vec<Tile> = row.iter().filter(stays).copied().collect();
        let together = self.insert(&rest, before);
        if together == row || self.is_series(&together) {
            return vec![together];
        }
        let mut parts = taken_out(row, self.tiles, self.rules);
        let mut passed = 0;
        // The part that contains the place; a place between two parts is the end of the first.
        let part = parts.iter().position(|part| {
            passed += part.len();
            before <= passed
        });
        let Some(part) = part else { return vec![self.tiles.to_vec()] };
        let at = before + parts[part].len() - passed;
        let split = self.split(&parts[part], at);
        parts.splice(part..=part, split);
        parts
    }

    /// Returns a row with the tiles inserted.
    fn insert(&self, row: &[Tile], at: usize) -> Vec<Tile> {
        let (before, after) = row.split_at(at);
        [before, self.tiles, after].concat()
    }

    /// Inserts the tiles. At an end of a row they join it. Between two of its tiles they join it if
    /// that makes a series; else the row is split there if one side and the tiles then form a
    /// series, complete or incomplete.
    fn split(&self, row: &[Tile], at: usize) -> Vec<Vec<Tile>> {
        let (before, after) = row.split_at(at);
        let joined = self.insert(row, at);
        if before.is_empty() || after.is_empty() || self.is_series(&joined) {
            return vec![joined];
        }
        let (left, right) = ([before, self.tiles].concat(), [self.tiles, after].concat());
        for fits in [Moving::is_series, Moving::is_begun] {
            if fits(self, &left) {
                return vec![left, after.to_vec()];
            }
            if fits(self, &right) {
                return vec![before.to_vec(), right];
            }
        }
        vec![joined]
    }

    /// Returns the rows after the tiles are put onto a joker: a tile that it stands for replaces
    /// it, other tiles are put next to it.
    fn onto_joker(&self, joker: Tile) -> Option<Vec<Vec<Tile>>> {
        if !self.rules.is_wild(joker) || self.tiles.contains(&joker) {
            return None;
        }
        let series = self.rows.iter().position(|row| row.contains(&joker))?;
        if let Some(exchanged) = self.exchange(&self.rows[series], joker) {
            return Some([self.instead(series, vec![exchanged]), vec![vec![joker]]].concat());
        }
        let at = self.rows[series].iter().position(|&tile| tile == joker)?;
        self.place(series, if at == 0 { 0 } else { at + 1 })
    }

    /// Returns a series in which the tile has replaced a joker; `None` if the joker does not stand
    /// for it.
    fn exchange(&self, row: &[Tile], joker: Tile) -> Option<Vec<Tile>> {
        let &[tile] = self.tiles else { return None };
        let meld = self.rules.read(row)?;
        let face = self.rules.face(tile)?;
        let fits = stood_for(&meld, joker, self.rules).contains(&face) && !row.contains(&tile);
        let exchange = |other: Tile| if other == joker { tile } else { other };
        fits.then(|| meld.tiles.into_iter().map(exchange).collect())
    }

    fn is_series(&self, row: &[Tile]) -> bool {
        self.rules.read(row).is_some()
    }

    fn is_begun(&self, row: &[Tile]) -> bool {
        begun(row, self.rules).is_some()
    }
}

/// Returns the rest of a row without these tiles: one row if it is still a series or was a group,
/// which has no order; else the parts between the gaps.
pub fn taken_out(row: &[Tile], tiles: &[Tile], rules: &LayingRules) -> Vec<Vec<Tile>> {
    let taken = |tile: &Tile| tiles.contains(tile);
    let rest: Vec<Tile> = row.iter().copied().filter(|tile| !taken(tile)).collect();
    let stays = rules.read(&rest).is_some();
    let group = rules.read(row).is_some_and(|m| m.kind == MeldKind::Group);
    let parts = if stays || group { vec![rest] } else { row.split(taken).map(Vec::from).collect() };
    parts.into_iter().filter(|part| !part.is_empty()).collect()
}
