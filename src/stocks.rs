//! For experiments: a stock for each seat, so that what one player draws does not change what the
//! others will.

use crate::seat::{Seat, Seats};
use crate::tile::Tile;

/// The stock of a round, shared out tile by tile.
pub struct Stocks([Vec<Tile>; 4]);

impl Stocks {
    /// Shares it out among these seats.
    pub fn of(seats: Seats, stock: &[Tile]) -> Stocks {
        let mut shares: [Vec<Tile>; 4] = Default::default();
        let seats: Vec<Seat> = seats.iter().collect();
        for (index, &tile) in stock.iter().enumerate() {
            shares[seats[index % seats.len()].index()].push(tile);
        }
        Stocks(shares)
    }

    /// The tile that `seat` draws next: its own, or when none is left one of the seat with most.
    ///
    /// # Panics
    /// If there is nothing to draw.
    pub fn next(&mut self, seat: Seat) -> Tile {
        let own = seat.index();
        let most = (0..4).max_by_key(|&other| self.0[other].len()).expect("four seats");
        let from = if self.0[own].is_empty() { most } else { own };
        self.0[from].pop().expect("there is a tile to draw")
    }
}
