//! Discards that cost points, and calls (OKEY101 section 8).

use super::{Callable, Round};
use crate::okey101::action::{Event, Refusal};
use crate::okey101::penalty::{Penalty, Reason};
use crate::okey101::rules::Playable;
use crate::refusal::CommonRefusal;
use crate::seat::Seat;
use crate::tile::Tile;

impl Round {
    /// The reason for which discarding this tile costs points if it does not finish.
    pub fn cost(&self, tile: Tile) -> Option<Reason> {
        Reason::of_discard(tile, self.okey(), &self.fitting(), &self.rules)
    }

    /// Writes the penalty of a discard, or lets opponents call it while the round goes on.
    pub(super) fn charge(&mut self, seat: Seat, tile: Tile) {
        match self.cost(tile) {
            Some(Reason::Playable)
                if self.rules.playable == Playable::Call && self.outcome.is_none() =>
            {
                self.callable = Some(Callable { seat, tile });
            }
            Some(reason) => self.penalize(seat, reason, Some(tile)),
            None => {}
        }
    }

    /// Writes a penalty.
    pub(super) fn penalize(&mut self, seat: Seat, reason: Reason, tile: Option<Tile>) {
        self.penalties.push(Penalty { seat, reason, points: reason.points(), tile });
    }

    /// Checks a call: by an opponent, before the next player has drawn from the stock.
    pub(super) fn check_call(&self, seat: Seat) -> Result<(), Refusal> {
        if self.turn().is_none() {
            return Err(CommonRefusal::RoundOver.into());
        }
        if !self.seats.contains(seat) {
            return Err(CommonRefusal::NotPlaying(seat).into());
        }
        let may = |callable: &Callable| self.rules.are_opponents(seat, callable.seat);
        self.callable.filter(may).map(drop).ok_or(Refusal::NothingToCall)
    }

    pub(super) fn call(&mut self, seat: Seat) -> Event {
        let Callable { seat: of, tile } = self.callable.take().expect("checked: it can be called");
        self.penalize(of, Reason::Playable, Some(tile));
        Event::Called { seat, tile }
    }
}
