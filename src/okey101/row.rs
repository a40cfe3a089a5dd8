//! Tiles as a player lays them, in the notation of 101 Okey, and the melds that they are (OKEY101
//! section 1).
//!
//! One ordinary tile and two wild tiles are a run or a group, as the player means it. The tiles of
//! a run are written in its order; a group that could be read as a run has a leading `=`:
//!
//! ```text
//! R9 B7 B7      9-10-11 of red, 30          (the okey is B7)
//! = R9 B7 B7    three nines, 27
//! ```

use std::fmt;

use super::rules::{IndicatorPair, Rules};
use crate::meld::{Meld, MeldKind, MeldRules};
use crate::notation::{ParseError, melds, write_tiles};
use crate::plain::plain;
use crate::tile::{Face, Tile, Wild};

/// The mark of a group that could be read as a run.
const GROUP: &str = "=";

/// The definition of a run: 1 is low only (OKEY101 1.2).
pub const MELDS: MeldRules = MeldRules { last: Rules::PACK.last, high_one: false };

/// Tiles laid as one meld.
///
/// ```
/// use istaka::okey101::{Row, rows, write_rows};
/// use istaka::{MeldKind, Wild};
/// let okey = Wild("B7".parse()?);
/// let read = |text: &str| rows(text).unwrap()[0].read(okey).map(|meld| meld.kind);
/// assert_eq!(read("R9 B7 B7"), Some(MeldKind::Run));
/// assert_eq!(read("= R9 B7 B7"), Some(MeldKind::Group));
/// assert_eq!(read("R12 R13 B7"), None); // 1 is low only
/// let text = "= R9 B7 B7' | Y1 Y2 Y3";
/// assert_eq!(write_rows(&rows(text)?), text);
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub struct Row {
    /// The tiles; those of a run in ascending order.
    pub tiles: Vec<Tile>,
    /// True if they are meant as a group although they could be a run.
    pub group: bool,
}

impl Row {
    /// The tiles in the order as written.
    pub const fn new(tiles: Vec<Tile>) -> Row {
        Row { tiles, group: false }
    }

    /// Reads the tiles as the run, group or pair that is meant; `None` if they are none. A meld of
    /// three or more needs an ordinary tile (OKEY101 1.3).
    pub fn read(&self, okey: Wild) -> Option<Meld> {
        if self.tiles.len() < 3 {
            return Meld::pair(&self.tiles, okey).filter(|_| !self.group);
        }
        let ordinary = |tile: &&Tile| okey.read(tile.kind()).face().is_some();
        match self.tiles.iter().filter(ordinary).count() {
            0 => None,
            _ if self.group => Meld::group(&self.tiles, okey),
            1 => Meld::run_as_written(&self.tiles, okey, &MELDS),
            _ => Meld::run_as_written(&self.tiles, okey, &MELDS)
                .or_else(|| Meld::group(&self.tiles, okey)),
        }
    }

    /// The row of a meld, marked if it is a group that could be read as a run.
    pub fn of(meld: &Meld, okey: Wild) -> Row {
        let unmarked = Row::new(meld.tiles.clone());
        let group = meld.kind == MeldKind::Group
            && unmarked.read(okey).is_none_or(|read| read.kind != MeldKind::Group);
        Row { group, ..unmarked }
    }
}

/// The sum of the numbers that the places of a meld stand for (OKEY101 1.7).
pub fn value(meld: &Meld) -> u16 {
    meld.worth()
}

/// The face of the indicator's twin, where the rules have a use for it in pairs.
pub(super) fn twin(okey: Wild, rule: IndicatorPair) -> Option<Face> {
    let indicator = okey.indicator().filter(|_| rule != IndicatorPair::Off)?;
    okey.read(indicator.0).face()
}

/// Reads tiles as a pair with the twin of the indicator (OKEY101 12, `indicator_pair`).
pub fn pair_with_twin(tiles: &[Tile], okey: Wild, rule: IndicatorPair) -> Option<Meld> {
    let length = if rule == IndicatorPair::Single { 1 } else { 2 };
    let twin = twin(okey, rule)?;
    let faces: Option<Vec<Face>> = tiles.iter().map(|tile| okey.read(tile.kind()).face()).collect();
    let faces = faces.filter(|faces| faces.len() == length && faces.contains(&twin))?;
    Some(Meld { kind: MeldKind::Pair, tiles: tiles.to_vec(), faces })
}

/// Returns `true` if laying these tiles uses a taken one. No player can tell its copies apart, so
/// either of them does, and a wild tile is used by a wild tile (OKEY101 5.2).
pub fn uses<'a>(laid: impl IntoIterator<Item = &'a Tile>, taken: Tile) -> bool {
    laid.into_iter().any(|tile| tile.kind() == taken.kind())
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.group {
            write!(f, "{GROUP} ")?;
        }
        f.write_str(&write_tiles(&self.tiles))
    }
}

/// Parses rows separated by `|`. A tile may be in only one of them.
///
/// # Errors
/// [`ParseError`] as for [`crate::tiles`].
pub fn rows(text: &str) -> Result<Vec<Row>, ParseError> {
    let text = plain(text);
    let parts = text.split('|').map(str::trim).filter(|part| !part.is_empty());
    let (marks, tiles): (Vec<bool>, Vec<&str>) = parts
        .map(|part| part.strip_prefix(GROUP).map_or((false, part), |tiles| (true, tiles)))
        .unzip();
    let all = melds(&tiles.join("|"))?;
    if all.len() != marks.len() {
        return Err(ParseError::BadTile(GROUP.to_owned()));
    }
    Ok(all.into_iter().zip(marks).map(|(tiles, group)| Row { tiles, group }).collect())
}

/// Writes rows separated by `|`.
pub fn write_rows(rows: &[Row]) -> String {
    rows.iter().map(Row::to_string).collect::<Vec<_>>().join(" | ")
}
