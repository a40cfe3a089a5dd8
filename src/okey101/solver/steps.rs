//! The actions of a table turn.

use super::plan::Pool;
use super::position::Position;
use crate::meld::MeldKind;
use crate::okey101::action::{Action, Place};
use crate::okey101::row::Row;
use crate::okey101::rules::{AddCap, ExchangeGroup, Options};
use crate::okey101::table::Lying;
use crate::tile::{Face, Reading, Tile, Which};

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An exchange.
    Swap { meld: usize, face: Face },
    /// An addition, `low` to the low end of a run.
    Add { meld: usize, low: bool, reading: Reading },
    /// A pair.
    Pair(Reading, Reading),
    /// The twin of the indicator, which is a pair alone.
    Alone(Reading),
}

/// Returns `true` if a wild tile among the ordinary tiles of a new meld can be exchanged at once.
pub fn lends(kind: MeldKind, length: usize, rules: &Options) -> bool {
    rules.exchange
        && match kind {
            MeldKind::Run => true,
            MeldKind::Group => length == 4 || rules.exchange_group == ExchangeGroup::Either,
            MeldKind::Pair => rules.exchange_pair,
        }
}

/// A turn being made.
pub struct Made<'a> {
    pub actions: Vec<Action>,
    table: Vec<Lying>,
    /// The tiles in hand.
    pub pool: Pool,
    added: Vec<(usize, bool)>,
    position: &'a Position<'a>,
}

impl<'a> Made<'a> {
    /// A turn of which nothing is made.
    pub fn new(position: &'a Position<'a>) -> Made<'a> {
        let Position { hand, table, okey, must, added, .. } = *position;
        Made {
            actions: Vec::new(),
            table: table.to_vec(),
            pool: Pool { tiles: hand.to_vec(), okey, must },
            added: added.to_vec(),
            position,
        }
    }

    /// Makes an action of a part.
    pub fn step(&mut self, step: Step) {
        match step {
            Step::Swap { meld, face } => {
                let (okey, rules) = (self.position.okey, self.position.rules);
                let lying = &mut self.table[meld];
                let stands = |at: &usize| lying.stands_for(*at, okey, rules).contains(&face);
                let at = (0..lying.tiles.len()).find(stands).expect("a wild tile stands for it");
                let tile = self.pool.take(Reading::Face(face));
                self.pool.tiles.push(std::mem::replace(&mut lying.tiles[at], tile));
                self.actions.push(Action::Exchange { tile, place: Place { meld, at } });
            }
            Step::Add { meld, low, reading } => {
                let tile = self.pool.take(reading);
                let at = if low { 0 } else { self.table[meld].tiles.len() };
                self.table[meld].add(tile, at);
                self.added.push((meld, low));
                self.actions.push(Action::Add { tile, place: Place { meld, at } });
            }
            Step::Pair(one, other) => {
                let tiles = [one, other].map(|reading| self.pool.take(reading));
                self.actions.push(Action::Lay(Row::new(tiles.to_vec())));
            }
            Step::Alone(twin) => {
                let tile = self.pool.take(twin);
                self.actions.push(Action::Lay(Row::new(vec![tile])));
            }
        }
    }

    /// Uses a taken wild tile that no action lays: it takes the place of an ordinary tile, which is
    /// exchanged for it at once.
    pub fn lend(&mut self) {
        let Position { okey, must, rules, table, .. } = *self.position;
        let is_wild = |tile: &Tile| okey.read(tile.kind()) == Reading::Wild;
        let lays = |action: &Action| match action {
            Action::Lay(row) => row.tiles.iter().any(is_wild),
            Action::Add { tile, .. } => is_wild(tile),
            _ => false,
        };
        let Some(wild) = must.filter(is_wild).filter(|_| !self.actions.iter().any(lays)) else {
            return;
        };
        let mut melds = table.len();
        let lent = self.actions.iter().enumerate().find_map(|(index, action)| match action {
            Action::Add { tile, place } => {
                let add = Action::Add { tile: wild, place: *place };
                Some((index, add, Action::Exchange { tile: *tile, place: *place }))
            }
            Action::Lay(row) => {
                let meld = melds;
                melds += 1;
                let kind = row.read(okey)?.kind;
                let at = row.tiles.len() - 1;
                let fits = lends(kind, row.tiles.len(), rules);
                let mut tiles = row.tiles.clone();
                let tile = std::mem::replace(&mut tiles[at], wild);
                let exchange = Action::Exchange { tile, place: Place { meld, at } };
                fits.then(|| (index, Action::Lay(Row::new(tiles)), exchange))
            }
            _ => None,
        });
        if let Some((index, lay, exchange)) = lent {
            self.actions.splice(index..=index, [lay, exchange]);
        }
    }

    /// Adds a wild tile where there is room.
    pub fn add_wild(&mut self) {
        let (okey, rules) = (self.position.okey, self.position.rules);
        let capped = |end: (usize, bool)| {
            rules.add_cap == AddCap::EndTwo
                && self.added.iter().filter(|other| **other == end).count() >= 2
        };
        let ends = self.table.iter().enumerate().flat_map(|(meld, lying)| {
            lying.places(Tile::new(okey.0, Which::First), okey).map(move |at| (meld, at))
        });
        let mut ends = ends.map(|(meld, at)| (meld, at == 0)).filter(|end| !capped(*end));
        let (meld, low) = ends.next().expect("there is room");
        self.step(Step::Add { meld, low, reading: Reading::Wild });
    }
}
