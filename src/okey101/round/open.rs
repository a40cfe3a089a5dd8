//! Opening by series or by pairs (OKEY101 section 4).

use super::{Done, Opened, Round};
use crate::meld::{Meld, MeldKind};
use crate::okey101::action::{Event, Refusal, Way};
use crate::okey101::penalty::{Penalty, Reason};
use crate::okey101::row::{Row, pair_with_twin, uses, value};
use crate::okey101::table::Lying;
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};

/// An opening worth more than this, or of that many pairs, is a record (OKEY101 11.4).
pub const RECORD: (u16, u16) = (151, 7);

/// A legal opening.
pub struct Opening {
    melds: Vec<Meld>,
    opened: Opened,
}

impl Round {
    /// The value or the number of pairs that `seat` needs to open (OKEY101 4.2, 4.3, 4.6, 11.3).
    pub fn need(&self, seat: Seat, way: Way) -> u16 {
        let least = match way {
            Way::Series => self.rules.open_points.points(),
            Way::Pairs => self.rules.open_pairs,
        };
        let raises = |other: &Seat| {
            self.rules.raising
                && (self.rules.raise_partner || self.rules.are_opponents(seat, *other))
        };
        let openings = self.seats.iter().filter(raises).filter_map(|other| self.opened(other));
        let worth = openings.filter(|opened| opened.way == way).map(|opened| opened.worth + 1);
        worth.chain([least]).max().expect("there is a least value")
    }

    /// Judges an opening by the player to move.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub(super) fn opening(&self, rows: &[Row]) -> Result<Opening, Refusal> {
        let seat = self.turn;
        self.check_playing()?;
        if self.opened(seat).is_some() {
            return Err(Refusal::AlreadyOpened);
        }
        self.check_tiles(rows)?;
        let melds = rows.iter().map(|row| self.read(row)).collect::<Result<Vec<Meld>, _>>()?;
        let pairs = melds.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        let way = match pairs {
            0 => Way::Series,
            _ if pairs == melds.len() => Way::Pairs,
            _ => return Err(Refusal::Mixed),
        };
        match way {
            Way::Series if self.has_announced(seat) => return Err(Refusal::PairsAnnounced),
            Way::Pairs if self.rules.declare_pairs && !self.has_announced(seat) => {
                return Err(Refusal::NotAnnounced);
            }
            _ => {}
        }
        let need = self.need(seat, way);
        let left = self.hand(seat).len() - rows.iter().map(|row| row.tiles.len()).sum::<usize>();
        let worth = match way {
            Way::Series => melds.iter().map(value).sum(),
            Way::Pairs => pairs as u16,
        };
        match way {
            Way::Series if worth < need && !(self.rules.direct_finish && left == 1) => {
                Err(Refusal::TooLow { value: worth, need })
            }
            Way::Pairs if worth < need => Err(Refusal::TooFewPairs { pairs: worth, need }),
            _ => Ok(Opening { melds, opened: Opened { way, worth } }),
        }
    }

    /// Returns `true` if the player to move may open with these melds, and breaks no rule.
    pub(in crate::okey101) fn opens_with(&self, rows: &[Row]) -> bool {
        self.opening(rows).is_ok()
    }

    /// Checks that the tiles of an opening are held, each once, that one is left, and that they use
    /// the taken one.
    fn check_tiles(&self, rows: &[Row]) -> Result<(), Refusal> {
        let mut laid = TileSet::default();
        for &tile in rows.iter().flat_map(|row| &row.tiles) {
            self.check_held(tile)?;
            if !laid.insert(tile) {
                return Err(Refusal::TileTwice(tile));
            }
        }
        if rows.is_empty() || rows.iter().any(|row| row.tiles.is_empty()) {
            return Err(Refusal::NothingLaid);
        }
        if laid.len() >= self.hand(self.turn).len() {
            return Err(Refusal::NoTileLeft);
        }
        let tiles = || rows.iter().flat_map(|row| &row.tiles);
        match self.unused().filter(|&tile| !uses(tiles(), tile)) {
            Some(tile) => Err(Refusal::TakenUnused(tile)),
            None => Ok(()),
        }
    }

    /// Reads a row as a meld that may be laid, with the twin of the indicator as these rules have
    /// it in pairs.
    pub(in crate::okey101) fn read(&self, row: &Row) -> Result<Meld, Refusal> {
        let with_twin = || pair_with_twin(&row.tiles, self.okey(), self.rules.indicator_pair);
        if let Some(meld) = row.read(self.okey()).or_else(with_twin) {
            let long = meld.tiles.len() > self.rules.run_limit.longest();
            return if long { Err(Refusal::RunLimit(row.clone())) } else { Ok(meld) };
        }
        let pair = row.tiles.len() < 3;
        Err(if pair { Refusal::NotAPair(row.clone()) } else { Refusal::NotAMeld(row.clone()) })
    }

    /// Opens, or shows a wrong opening where that costs a penalty (OKEY101 4.7).
    pub(super) fn open(&mut self, seat: Seat, rows: Vec<Row>) -> Event {
        let Ok(Opening { melds, opened }) = self.opening(&rows) else {
            self.penalize(seat, Reason::Misopened, None);
            return Event::Misopened { seat, rows };
        };
        let tiles: Vec<Tile> = rows.iter().flat_map(|row| &row.tiles).copied().collect();
        let mut done = self.begin(seat, tiles.clone());
        self.feed(seat, &melds, opened.way, &mut done);
        let (value, pairs) = RECORD;
        let record = match opened.way {
            Way::Series => opened.worth > value,
            Way::Pairs => opened.worth >= pairs,
        };
        if self.rules.record_bonus && record {
            let reason = Reason::Record;
            let penalty = Penalty { seat, reason, points: reason.points(), tile: None };
            done.penalties.push(penalty);
        }
        self.supply.lay(seat, &tiles);
        self.table.extend(melds.into_iter().map(|meld| Lying::new(seat, meld)));
        self.opened[seat.index()] = Some(opened);
        self.finish_action(done);
        self.end_if_all_have_pairs();
        Event::Opened { seat, rows, way: opened.way, worth: opened.worth }
    }

    /// Writes the penalty of the player whose discard is in the opening (OKEY101 8.4).
    fn feed(&self, seat: Seat, melds: &[Meld], way: Way, done: &mut Done) {
        let Some(tile) = self.unused() else { return };
        let places = || melds.iter().flat_map(|meld| meld.tiles.iter().zip(&meld.faces));
        // Where only its twin is laid, that one tells what it stands for.
        let itself = places().find(|(laid, _)| **laid == tile);
        let used = itself.or_else(|| places().find(|(laid, _)| uses([*laid], tile)));
        let (_, face) = used.expect("checked: it is used");
        let Some(points) = self.rules.feed.points(way, face.number) else { return };
        let seat = self.seats.before(seat);
        done.penalties.push(Penalty { seat, reason: Reason::Feed, points, tile: Some(tile) });
    }

    /// Keeps a table action so that it can be taken back, and writes its penalties.
    pub(super) fn finish_action(&mut self, done: Done) {
        self.penalties.extend(&done.penalties);
        self.this.done.push(done);
    }
}
