//! The finish of a player who discards the last tile (OKEY101 10.2).

use super::{Phase, Round};
use crate::okey101::action::{Action, Way};
use crate::okey101::finish::Finish;
use crate::okey101::rules::FromHand;
use crate::seat::Seat;
use crate::tile::Tile;

impl Round {
    /// Returns the finish of a player who holds one tile and may discard it now.
    pub fn finish_now(&self, seat: Seat) -> Option<Finish> {
        let &[last] = self.hand(seat) else { return None };
        let plays = self.turn() == Some(seat) && self.phase() == Phase::Play;
        let may = plays && self.check(seat, &Action::Discard(last)).is_ok();
        may.then(|| self.finish(seat, last))
    }

    /// Returns the finish of a player with this last tile.
    pub(super) fn finish(&self, seat: Seat, last: Tile) -> Finish {
        let mut others = self.seats.iter().filter(|&other| other != seat);
        let alone = others.all(|other| self.opened(other).is_none());
        let now = self.opens_now(seat);
        let from_hand = match self.rules.from_hand {
            FromHand::FirstTurn => now && alone,
            FromHand::AnyTurn => now,
            FromHand::Alone => alone,
        };
        let by_pairs = self.opened(seat).is_some_and(|opened| opened.way == Way::Pairs);
        Finish { seat, last, by_okey: self.is_wild(last), by_pairs, from_hand }
    }
}
