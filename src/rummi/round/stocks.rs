//! For experiments: a stock whose order may be changed.

use super::Round;
use crate::tile::Tile;

impl Round {
    /// Moves a tile of the stock to the next draw.
    ///
    /// # Panics
    /// If it is not there.
    pub fn put_next(&mut self, tile: Tile) {
        let place = self.stock.iter().position(|&other| other == tile);
        let last = self.stock.len() - 1;
        self.stock.swap(place.expect("it is to be drawn"), last);
    }
}
