//! Tiles as they lie on a rack, read as melds: what they count towards an opening, and the actions
//! that lay them.

use super::action::{Action, Way};
use super::round::Round;
use super::row::{MELDS, Row, value};
use crate::meld::Meld;
use crate::seat::Seat;
use crate::tile::{Tile, Wild};

/// Tiles that lie side by side as a meld.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Read {
    /// The meld; of two readings the one worth more.
    pub row: Row,
    /// Its value; for a pair 1.
    pub worth: u16,
    /// The other reading of one ordinary and two wild tiles (OKEY101 1.6).
    pub other: Option<Row>,
}

/// The melds of one way of opening.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Counted {
    /// The melds, in the order of the rack.
    pub rows: Vec<Read>,
    /// The value of series, or the number of pairs.
    pub worth: u16,
    /// The value or the number needed to open.
    pub need: u16,
    /// The opening with these melds; `None` if there are none, and for a player who has opened.
    pub action: Option<Action>,
    /// True if that opening is right now.
    pub opens: bool,
    /// The opening with the other reading of one ordinary and two wild tiles, if it is right too.
    pub other: Option<Action>,
}

/// The melds of an arranged rack.
///
/// ```
/// use istaka::okey101::{Arranged, Round, Rules, Way};
/// use istaka::{Seat, Seats, Wall, melds};
/// let rules = Rules::yuzbir(4);
/// let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 4);
/// let round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
/// let arranged = Arranged::of(&round, Seat::ALL[0], &melds("R4 R5 R6 Y6 K6 | Y1 Y1'")?);
/// assert_eq!((arranged.series.worth, arranged.series.need), (18, 101));
/// assert_eq!((arranged.pairs.worth, arranged.pairs.need), (1, 5));
/// # Ok::<(), istaka::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Arranged {
    /// The runs and groups of the greatest value.
    pub series: Counted,
    /// The most pairs.
    pub pairs: Counted,
    /// The actions that lay melds of a player who has opened, one after the other.
    pub lay: Vec<Action>,
}

impl Arranged {
    /// Reads the tiles of the player at `seat`. Melds lie in one row, side by side, with or without
    /// other tiles around them.
    pub fn of(round: &Round, seat: Seat, rows: &[Vec<Tile>]) -> Arranged {
        let okey = round.okey();
        let series = counted(round, seat, Way::Series, rows, &|tiles| read(tiles, okey));
        let pairs = counted(round, seat, Way::Pairs, rows, &|tiles| {
            let row = Row::new(tiles.to_vec());
            let pair = tiles.len() <= 2 && round.read(&row).is_ok();
            pair.then_some(Read { row, worth: 1, other: None })
        });
        let mut lay = Vec::new();
        if round.turn() == Some(seat) && round.opened(seat).is_some() {
            let mut after = round.clone();
            for Read { row, .. } in series.rows.iter().chain(&pairs.rows) {
                let action = Action::Lay(row.clone());
                if after.play(seat, action.clone()).is_ok() {
                    lay.push(action);
                }
            }
        }
        Arranged { series, pairs, lay }
    }
}

fn counted(
    round: &Round,
    seat: Seat,
    way: Way,
    rows: &[Vec<Tile>],
    read: &dyn Fn(&[Tile]) -> Option<Read>,
) -> Counted {
    let longest = round.rules().run_limit.longest();
    let rows: Vec<Read> = rows.iter().flat_map(|row| best(row, longest, read)).collect();
    let laid: Vec<Row> = rows.iter().map(|read| read.row.clone()).collect();
    let unopened = round.opened(seat).is_none() && !laid.is_empty();
    let opens = |laid: &[Row]| unopened && round.turn() == Some(seat) && round.opens_with(laid);
    let has_other = rows.iter().any(|read| read.other.is_some());
    let meant = rows.iter().map(|read| read.other.as_ref().unwrap_or(&read.row).clone());
    let other = has_other.then(|| meant.collect::<Vec<Row>>()).filter(|meant| opens(meant));
    Counted {
        worth: rows.iter().map(|read| read.worth).sum(),
        need: round.need(seat, way),
        opens: opens(&laid),
        action: unopened.then_some(Action::Open(laid)),
        other: other.map(Action::Open),
        rows,
    }
}

/// Cuts a row into melds of up to this length and other tiles so that the melds are worth most; of
/// equal ones into the longest melds.
fn best(row: &[Tile], longest: usize, read: &dyn Fn(&[Tile]) -> Option<Read>) -> Vec<Read> {
    // From each tile on: the worth, and the melds from the last one to the first.
    let mut best: Vec<(u16, Vec<Read>)> = vec![(0, Vec::new()); row.len() + 1];
    for start in (0..row.len()).rev() {
        best[start] = best[start + 1].clone();
        for end in start + 1..=row.len().min(start + longest) {
            let Some(meld) = read(&row[start..end]) else { continue };
            let (worth, after) = &best[end];
            let (worth, count) = (worth + meld.worth, after.len() + 1);
            let (most, melds) = &best[start];
            if worth > *most || worth == *most && count < melds.len() {
                let melds = after.iter().cloned().chain([meld]).collect();
                best[start] = (worth, melds);
            }
        }
    }
    let (_, mut melds) = std::mem::take(&mut best[0]);
    melds.reverse();
    melds
}

/// The value of tiles as a run or group, of two readings the greater; `None` if they are neither.
pub fn worth(tiles: &[Tile], okey: Wild) -> Option<u16> {
    read(tiles, okey).map(|read| read.worth)
}

/// Reads tiles as a run in the order as written or as a group, the one worth more; else as a run in
/// any order.
fn read(tiles: &[Tile], okey: Wild) -> Option<Read> {
    let ordinary = |tile: &Tile| okey.read(tile.kind()).face().is_some();
    if tiles.len() < 3 || !tiles.iter().any(ordinary) {
        return None;
    }
    let run = Meld::run_as_written(tiles, okey, &MELDS);
    let group = Meld::group(tiles, okey);
    let (meld, other) = match (run, group) {
        (Some(run), Some(group)) if value(&group) > value(&run) => (group, Some(run)),
        (Some(run), group) => (run, group),
        (None, Some(group)) => (group, None),
        (None, None) => (Meld::run(tiles, okey, &MELDS)?, None),
    };
    let other = other.map(|other| Row::of(&other, okey));
    Some(Read { row: Row::of(&meld, okey), worth: value(&meld), other })
}
