//! For experiments: a stock for each seat, so that what one player draws does not change what the
//! others will.

use super::Round;
use crate::seat::Seat;
use crate::tile::Tile;

/// The stock of a round, shared out tile by tile.
pub struct Stocks([Vec<Tile>; 4]);

impl Stocks {
    /// Shares it out.
    pub fn of(round: &Round) -> Stocks {
        let mut shares: [Vec<Tile>; 4] = Default::default();
        let seats: Vec<Seat> = round.seats().iter().collect();
        for (index, &tile) in round.stock().iter().enumerate() {
            shares[seats[index % seats.len()].index()].push(tile);
        }
        Stocks(shares)
    }

    /// Lets `seat` draw its own next tile from `round`, or when it has none left one of who has
    /// most.
    ///
    /// # Panics
    /// If there is nothing to draw.
    pub fn bring(&mut self, round: &mut Round, seat: Seat) {
        let own = seat.index();
        let most = (0..4).max_by_key(|&other| self.0[other].len()).expect("four seats");
        let from = if self.0[own].is_empty() { most } else { own };
        let tile = self.0[from].pop().expect("there is a tile to draw");
        let place =
            round.stock().iter().position(|&other| other == tile).expect("it is to be drawn");
        round.stock.swap(place, round.left - 1);
    }
}
