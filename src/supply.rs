//! The tiles of a round that are held, discarded or still to be drawn.
//!
//! ```text
//! stock ── draw ──► hand ── discard ──► pile of the same player
//!                   ▲  └─── lay ──────► the table, which the game stores
//!                   └────── take ────── pile of another player
//! ```

use crate::seat::{Seat, Seats};
use crate::tile::Tile;
use crate::wall::Deal;

/// The hands, the discard piles and the stock of a round.
///
/// ```
/// use istaka::okey::Rules;
/// use istaka::{Seat, Seats, Supply, Wall};
/// let [starter, next, ..] = Seat::ALL;
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// let mut supply = Supply::new(Seats::ALL, starter, wall.deal());
/// let tile = supply.hand(starter)[0];
/// supply.discard(starter, tile);
/// assert_eq!(supply.take(next, starter), Some(tile));
/// assert_eq!((supply.hand(next).len(), supply.stock().len()), (15, 48));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    hands: [Vec<Tile>; 4],
    piles: [Vec<Tile>; 4],
    /// The tiles to draw after the deal, the first tile last.
    stock: Vec<Tile>,
    /// Number of tiles of `stock` that have not been drawn.
    left: usize,
}

impl Supply {
    /// Distributes dealt tiles to these seats. The piles are empty.
    pub fn new(seats: Seats, starter: Seat, deal: Deal) -> Supply {
        Supply {
            hands: seats.each(starter, deal.hands),
            piles: Default::default(),
            left: deal.stock.len(),
            stock: deal.stock,
        }
    }

    /// Places tiles as they lie, the next one to draw last in the stock.
    pub(crate) fn placed(hands: [Vec<Tile>; 4], piles: [Vec<Tile>; 4], stock: Vec<Tile>) -> Supply {
        Supply { hands, piles, left: stock.len(), stock }
    }

    /// A player's tiles in the order of arrival.
    pub fn hand(&self, seat: Seat) -> &[Tile] {
        &self.hands[seat.index()]
    }

    /// A player's discard pile, bottom first.
    pub fn pile(&self, seat: Seat) -> &[Tile] {
        &self.piles[seat.index()]
    }

    /// The tiles to draw, the next one last.
    pub fn stock(&self) -> &[Tile] {
        &self.stock[..self.left]
    }

    /// The drawn tiles, the first one first.
    pub fn drawn(&self) -> impl Iterator<Item = Tile> {
        self.stock[self.left..].iter().rev().copied()
    }

    /// Draws the next tile of the stock; `None` if it is empty.
    pub fn draw(&mut self, seat: Seat) -> Option<Tile> {
        let tile = *self.stock().last()?;
        self.left -= 1;
        self.hands[seat.index()].push(tile);
        Some(tile)
    }

    /// Takes the top of the pile of `from`; `None` if it is empty.
    pub fn take(&mut self, seat: Seat, from: Seat) -> Option<Tile> {
        let tile = self.piles[from.index()].pop()?;
        self.hands[seat.index()].push(tile);
        Some(tile)
    }

    /// Moves a tile from a player's hand to their pile.
    pub fn discard(&mut self, seat: Seat, tile: Tile) {
        self.lay(seat, &[tile]);
        self.piles[seat.index()].push(tile);
    }

    /// Removes tiles from a player's hand. The game puts them on the table.
    pub fn lay(&mut self, seat: Seat, tiles: &[Tile]) {
        self.hands[seat.index()].retain(|held| !tiles.contains(held));
    }

    /// Adds a tile to a player's hand, which the game takes from the table.
    pub fn receive(&mut self, seat: Seat, tile: Tile) {
        self.hands[seat.index()].push(tile);
    }

    /// Gives a player the tiles of an earlier hand, to take back what was laid since.
    pub fn restore(&mut self, seat: Seat, hand: Vec<Tile>) {
        self.hands[seat.index()] = hand;
    }

    /// Gives a taken tile back to the pile of `from`.
    pub fn give_back(&mut self, seat: Seat, from: Seat, tile: Tile) {
        self.lay(seat, &[tile]);
        self.piles[from.index()].push(tile);
    }

    /// Moves a tile of the stock or of a hand to the top of the stock, in exchange with the tile
    /// there, to see what other draws would have led to. A tile without a place, as there may be in
    /// positions, replaces that tile.
    ///
    /// # Panics
    /// If the stock is empty.
    pub fn put_next(&mut self, tile: Tile) {
        let next = self.left - 1;
        if let Some(place) = self.stock().iter().position(|&other| other == tile) {
            self.stock.swap(place, next);
            return;
        }
        let top = std::mem::replace(&mut self.stock[next], tile);
        if let Some(held) = self.hands.iter_mut().flatten().find(|held| **held == tile) {
            *held = top;
        }
    }

    /// Shuffles the tiles to draw, for experiments.
    #[cfg(feature = "cli")]
    pub fn shuffle_stock(&mut self, random: &mut rand::rngs::ChaCha8Rng) {
        rand::seq::SliceRandom::shuffle(&mut self.stock[..self.left], random);
    }

    /// Exchanges the tiles of the stock and of the other hands at random, except those for which
    /// `open` returns `true`. Returns each exchanged tile with the new one.
    #[cfg(any(test, feature = "cli"))]
    pub fn exchange_hidden(
        &mut self,
        seat: Seat,
        open: impl Fn(Tile) -> bool,
        random: &mut rand::rngs::ChaCha8Rng,
    ) -> Vec<(Tile, Tile)> {
        let (to_draw, drawn) = self.stock.split_at_mut(self.left);
        let others = self.hands.iter_mut().enumerate().filter(|(other, _)| *other != seat.index());
        let tiles = others.flat_map(|(_, hand)| hand).chain(to_draw);
        let hidden: Vec<&mut Tile> = tiles.filter(|tile| !open(**tile)).collect();
        let mut pool: Vec<Tile> = hidden.iter().map(|tile| **tile).collect();
        rand::seq::SliceRandom::shuffle(&mut pool[..], random);
        let swap = |(tile, new): (&mut Tile, Tile)| (std::mem::replace(tile, new), new);
        let exchanged: Vec<(Tile, Tile)> = hidden.into_iter().zip(pool).map(swap).collect();
        // Keep the drawn tiles consistent with the hands.
        for tile in drawn {
            if let Some((_, new)) = exchanged.iter().find(|(old, _)| old == tile) {
                *tile = *new;
            }
        }
        exchanged
    }
}
