//! The end of a turn whose time ran out (OKEY101 section 12).

use std::cmp::Reverse;

use super::{Outcome, Phase, Round};
use crate::seat::Seat;
use crate::sort::sort_short;
use crate::tile::Tile;

impl Round {
    /// Takes the table actions of the turn back, gives a taken tile back, draws if no tile was
    /// drawn, and discards; without cost, and without a finish. Returns the discard; `None` if the
    /// stock is empty, which ends the round.
    pub(super) fn time_out(&mut self, seat: Seat) -> Option<Tile> {
        while !self.this.done.is_empty() {
            self.undo(seat);
        }
        if self.this.taken {
            self.give_back(seat);
        }
        if self.phase != Phase::Play {
            let Some(tile) = self.supply.draw(seat) else {
                self.end(Outcome::Exhausted);
                return None;
            };
            self.come(tile, false);
        }
        let tile = self.harmless_discard(seat);
        self.put(seat, tile);
        Some(tile)
    }

    /// The discard of a player who has run out of time: the drawn tile if it costs nothing, else
    /// the highest tile that costs nothing, else the drawn one, or the highest.
    fn harmless_discard(&self, seat: Seat) -> Tile {
        let number = |tile: &Tile| {
            let face = self.okey().read(tile.kind()).face();
            (Reverse(face.map_or(0, |face| face.number.get())), *tile)
        };
        let mut tiles = self.hand(seat).to_vec();
        sort_short(&mut tiles, number);
        let drawn = self.this.came.into_iter();
        let mut harmless = drawn.chain(tiles.iter().copied());
        let harmless = harmless.find(|&tile| self.cost(tile).is_none());
        harmless.or(self.this.came).unwrap_or(tiles[0])
    }
}
