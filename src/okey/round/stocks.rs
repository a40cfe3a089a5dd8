//! For experiments: a stock whose order may be changed.

use super::Round;
use crate::tile::Tile;

impl Round {
    /// Has this tile of the stock drawn next.
    ///
    /// # Panics
    /// If it is not there.
    pub fn put_next(&mut self, tile: Tile) {
        let place = self.stock().iter().position(|&other| other == tile);
        self.stock.swap(place.expect("it is to be drawn"), self.left - 1);
    }
}
