//! Laying, adding and exchanging after the opening (OKEY101 sections 6 and 7).

use super::Round;
use crate::meld::{Meld, MeldKind};
use crate::okey101::action::{Event, Place, Refusal, Way};
use crate::okey101::penalty::{Penalty, Reason};
use crate::okey101::row::Row;
use crate::okey101::rules::AddCap;
use crate::okey101::table::Lying;
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};

/// The most tiles that may be added in a turn where that is limited (OKEY101 6.4).
const MOST_ADDED: usize = 2;

impl Round {
    /// Checks that the player to move may work on the table, and returns the way of the opening.
    fn way_of_opener(&self) -> Result<Way, Refusal> {
        self.check_playing()?;
        let opened = self.opened(self.turn).ok_or(Refusal::NotOpened)?;
        if self.rules.wait_turn && self.opens_now(self.turn) {
            return Err(Refusal::WaitsATurn);
        }
        Ok(opened.way)
    }

    /// Reads a further meld of the player to move.
    ///
    /// # Errors
    /// The rule that laying it would break.
    pub(super) fn meld_to_lay(&self, row: &Row) -> Result<Meld, Refusal> {
        let way = self.way_of_opener()?;
        let mut laid = TileSet::default();
        for &tile in &row.tiles {
            self.check_held(tile)?;
            if !laid.insert(tile) {
                return Err(Refusal::TileTwice(tile));
            }
        }
        if row.tiles.is_empty() {
            return Err(Refusal::NothingLaid);
        }
        let meld = self.read(row)?;
        let others = self.seats.iter().filter(|&seat| seat != self.turn);
        let pairs = |seat: Seat| self.opened(seat).is_some_and(|opened| opened.way == Way::Pairs);
        match (meld.kind, way) {
            (MeldKind::Run | MeldKind::Group, Way::Pairs) => {
                return Err(Refusal::OnlyPairs(row.clone()));
            }
            // The twin of the indicator alone is a pair only of a player of pairs.
            (MeldKind::Pair, Way::Series) if meld.tiles.len() == 1 => {
                return Err(Refusal::NotAPair(row.clone()));
            }
            (MeldKind::Pair, Way::Series) if !others.into_iter().any(pairs) => {
                return Err(Refusal::NoPairsYet(row.clone()));
            }
            (MeldKind::Pair, Way::Series) if self.pairs_laid() >= self.rules.pairs_limit.most() => {
                return Err(Refusal::PairsLimit);
            }
            _ => {}
        }
        self.check_left(laid.len())?;
        Ok(meld)
    }

    /// Number of pairs that the player to move has laid in this turn.
    fn pairs_laid(&self) -> usize {
        let before = self.this.done.first().map_or(self.table.len(), |done| done.table.len());
        self.table[before..].iter().filter(|lying| lying.kind == MeldKind::Pair).count()
    }

    /// Checks that a tile stays in hand.
    fn check_left(&self, laid: usize) -> Result<(), Refusal> {
        let left = laid < self.hand(self.turn).len();
        if left { Ok(()) } else { Err(Refusal::NoTileLeft) }
    }

    pub(super) fn lay(&mut self, seat: Seat, row: Row) -> Event {
        let meld = self.meld_to_lay(&row).expect("checked: it may be laid");
        let done = self.begin(seat, row.tiles.clone());
        self.supply.lay(seat, &row.tiles);
        self.table.push(Lying::new(seat, meld));
        self.finish_action(done);
        Event::Laid { seat, row }
    }

    pub(super) fn check_add(&self, tile: Tile, place: Place) -> Result<(), Refusal> {
        let way = self.way_of_opener()?;
        self.check_held(tile)?;
        let lying = self.table.get(place.meld).filter(|lying| place.at <= lying.tiles.len());
        let lying = lying.ok_or(Refusal::NoPlace(place))?;
        if !lying.places(tile, self.okey()).any(|at| at == place.at) {
            return Err(Refusal::DoesNotFit(tile));
        }
        let added = self.this.done.iter().filter_map(|done| done.added);
        let capped = match self.rules.add_cap {
            AddCap::None => false,
            AddCap::PairsTwo => way == Way::Pairs && added.count() >= MOST_ADDED,
            AddCap::EndTwo => {
                let end = (place.meld, place.at == 0);
                added.filter(|other| *other == end).count() >= MOST_ADDED
            }
        };
        if capped { Err(Refusal::AddCap) } else { self.check_left(1) }
    }

    pub(super) fn add(&mut self, seat: Seat, tile: Tile, place: Place) -> Event {
        let mut done = self.begin(seat, vec![tile]);
        done.added = Some((place.meld, place.at == 0));
        self.supply.lay(seat, &[tile]);
        self.table[place.meld].add(tile, place.at);
        self.finish_action(done);
        Event::Added { seat, tile, place }
    }

    pub(super) fn check_exchange(&self, tile: Tile, place: Place) -> Result<(), Refusal> {
        self.way_of_opener()?;
        self.check_held(tile)?;
        if !self.rules.exchange {
            return Err(Refusal::NoExchange);
        }
        let lying = self.table.get(place.meld).ok_or(Refusal::NoPlace(place))?;
        let wild = *lying.tiles.get(place.at).ok_or(Refusal::NoPlace(place))?;
        if !self.is_wild(wild) {
            return Err(Refusal::NotWild(wild));
        }
        let faces = lying.stands_for(place.at, self.okey(), &self.rules);
        match self.okey().read(tile.kind()).face() {
            Some(face) if faces.contains(&face) => Ok(()),
            _ => Err(Refusal::NotStoodFor { tile, faces }),
        }
    }

    pub(super) fn exchange(&mut self, seat: Seat, tile: Tile, place: Place) -> Event {
        let mut done = self.begin(seat, vec![tile]);
        let lying = &mut self.table[place.meld];
        let wild = std::mem::replace(&mut lying.tiles[place.at], tile);
        let owner = lying.owner;
        if self.rules.okey_lost && owner != seat {
            let tile = Some(wild);
            let reason = Reason::OkeyLost;
            done.penalties.push(Penalty { seat: owner, reason, points: reason.points(), tile });
        }
        self.supply.lay(seat, &[tile]);
        self.supply.receive(seat, wild);
        self.finish_action(done);
        Event::Exchanged { seat, tile, place, wild }
    }
}
