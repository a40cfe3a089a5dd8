//! Other hidden tiles of a round, for experiments.

use rand::rngs::ChaCha8Rng;

use super::Round;
use crate::okey101::action::Event;
use crate::seat::Seat;
use crate::tile::Tile;

impl Round {
    /// Returns a copy with the tiles to draw in another order.
    pub fn with_stock_shuffled(&self, random: &mut ChaCha8Rng) -> Round {
        let mut other = self.clone();
        other.supply.shuffle_stock(random);
        other
    }

    /// Returns a copy in which all tiles hidden from `seat` are exchanged at random:
    /// not the wild tiles that others took from the table.
    pub fn with_hidden_tiles_exchanged(&self, seat: Seat, random: &mut ChaCha8Rng) -> Round {
        let open = |tile: Tile| {
            let took =
                |event: &Event| matches!(event, Event::Exchanged { wild, .. } if *wild == tile);
            self.history.iter().any(took)
        };
        let mut other = self.clone();
        other.supply.exchange_hidden(seat, open, random);
        other
    }
}
