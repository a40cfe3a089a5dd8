//! A round that was not dealt, but placed as it is in its middle.

use super::{Callable, Opened, Phase, Round, Turn};
use crate::okey101::action::Event;
use crate::okey101::penalty::{Penalty, Reason};
use crate::okey101::rules::{Playable, Rules};
use crate::okey101::table::Lying;
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::Tile;

/// A round in its middle. What was laid in the same turn cannot be taken back.
pub struct Middle {
    pub rules: Rules,
    pub seats: Seats,
    pub starter: Seat,
    pub indicator: Tile,
    pub supply: Supply,
    pub table: Vec<Lying>,
    pub opened: [Option<Opened>; 4],
    pub announced: [bool; 4],
    pub penalties: Vec<Penalty>,
    pub turn: Seat,
    pub phase: Phase,
    /// The tile that came in this turn, and true if it was taken.
    pub came: (Option<Tile>, bool),
    /// True if the tile on offer was taken and given back in this turn.
    pub returned: bool,
    pub history: Vec<Event>,
}

impl Round {
    /// Places a round as it is in its middle.
    pub(in crate::okey101) fn placed(middle: Middle) -> Round {
        let Middle { rules, seats, starter, indicator, supply, table, opened, announced, .. } =
            middle;
        let Middle { penalties, turn, phase, came: (came, taken), returned, history, .. } = middle;
        let this = Turn { came, taken, ..Turn::default() };
        let mut round = Round {
            rules,
            seats,
            starter,
            indicator,
            supply,
            table,
            opened,
            announced,
            penalties,
            turn,
            phase,
            this,
            callable: None,
            history,
            outcome: None,
        };
        round.this.returned = round.takeable(turn).filter(|_| returned);
        round.callable = round.last_callable();
        round
    }

    /// The last discard, if it was playable and nobody has called it yet.
    fn last_callable(&self) -> Option<Callable> {
        let seat = self.seats.before(self.turn);
        let comes = matches!(self.phase, Phase::Draw | Phase::LastChance);
        let calls = comes && self.rules.playable == Playable::Call;
        let tile = self.takeable(self.turn).filter(|_| calls)?;
        let called = |penalty: &Penalty| {
            penalty.reason == Reason::Playable && (penalty.seat, penalty.tile) == (seat, Some(tile))
        };
        let open = self.cost(tile) == Some(Reason::Playable) && !self.penalties.iter().any(called);
        open.then_some(Callable { seat, tile })
    }
}
