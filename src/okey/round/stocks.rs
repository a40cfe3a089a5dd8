//! A stock whose order can be changed, for experiments.

use super::Round;
use crate::tile::Tile;

impl Round {
    /// Moves this tile of the stock to the top.
    ///
    /// # Panics
    /// If the stock does not hold the tile.
    pub fn put_next(&mut self, tile: Tile) {
        let place = self.stock().iter().position(|&other| other == tile);
        self.stock.swap(place.expect("it is to be drawn"), self.left - 1);
    }
}
