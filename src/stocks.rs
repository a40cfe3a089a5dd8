//! A separate stock for each seat, for experiments: one player's draws do not change those of the
//! others.

use crate::seat::{Seat, Seats};
use crate::tile::Tile;

/// The stock of a round, divided tile by tile.
pub struct Stocks([Vec<Tile>; 4]);

impl Stocks {
    /// Divides a stock among these seats.
    pub fn of(seats: Seats, stock: &[Tile]) -> Stocks {
        let mut shares: [Vec<Tile>; 4] = Default::default();
        let seats: Vec<Seat> = seats.iter().collect();
        for (index, &tile) in stock.iter().enumerate() {
            shares[seats[index % seats.len()].index()].push(tile);
        }
        Stocks(shares)
    }

    /// Returns the next tile of `seat`: from its own stock, or else from the largest one.
    ///
    /// # Panics
    /// If all stocks are empty.
    pub fn next(&mut self, seat: Seat) -> Tile {
        let own = seat.index();
        let most = (0..4).max_by_key(|&other| self.0[other].len()).expect("four seats");
        let from = if self.0[own].is_empty() { most } else { own };
        self.0[from].pop().expect("there is a tile to draw")
    }
}
