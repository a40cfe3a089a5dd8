//! The actions of a table turn.

use super::plan::Pool;
use super::position::Position;
use crate::okey101::action::{Action, Place};
use crate::okey101::row::Row;
use crate::okey101::rules::AddCap;
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
