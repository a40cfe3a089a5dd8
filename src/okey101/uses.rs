//! The use of a player's tiles on the table, and the price of discarding them.

use super::action::{Action, Place};
use super::penalty::Reason;
use super::round::Round;
use crate::seat::Seat;
use crate::tile::Tile;

/// A tile of a player and the melds on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "Okey101UseView"))]
pub struct Use {
    /// The tile.
    pub tile: Tile,
    /// The places where it fits, and while the player may work on the table those where it may be
    /// added.
    pub add: Vec<Place>,
    /// The wild tiles that it can be exchanged for, with the same condition.
    pub exchange: Vec<Place>,
    /// The reason for which discarding it costs points now.
    #[cfg_attr(feature = "js", tsify(type = "Okey101PenaltyReason | null"))]
    pub cost: Option<Reason>,
}

impl Use {
    /// Returns the tiles of the player at `seat` that fit the table or cost points.
    pub fn all(round: &Round, seat: Seat) -> Vec<Use> {
        round.hand(seat).iter().filter_map(|&tile| Use::of(round, seat, tile)).collect()
    }

    /// Returns what a tile can do; `None` if it fits nowhere and costs nothing.
    fn of(round: &Round, seat: Seat, tile: Tile) -> Option<Use> {
        let (okey, works) = (round.okey(), round.works(seat));
        let own = okey.read(tile.kind()).face();
        let may = |action: Action| !works || round.check(seat, &action).is_ok();
        let (mut add, mut exchange) = (Vec::new(), Vec::new());
        for (meld, lying) in round.table().iter().enumerate() {
            let places = lying.places(tile, okey).map(|at| Place { meld, at });
            add.extend(places.filter(|&place| may(Action::Add { tile, place })));
            let stands = |at: &usize| {
                own.is_some_and(|own| lying.stands_for(*at, okey, round.rules()).contains(&own))
            };
            let places = (0..lying.tiles.len()).filter(stands).map(|at| Place { meld, at });
            exchange.extend(places.filter(|&place| may(Action::Exchange { tile, place })));
        }
        let cost = round.cost(tile).filter(|_| round.hand(seat).len() > 1);
        let is_useful = !add.is_empty() || !exchange.is_empty() || cost.is_some();
        is_useful.then_some(Use { tile, add, exchange, cost })
    }
}
