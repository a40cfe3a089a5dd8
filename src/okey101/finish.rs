//! A finish and its factor (OKEY101 10.2).

use super::action::{Action, Way};
use super::round::{Phase, Round};
use super::rules::{Factors, FromHand, Options};
use crate::seat::Seat;
use crate::tile::{Reading, Tile};

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Finish"))]
pub struct Finish {
    /// The player without tiles.
    pub seat: Seat,
    /// The last discard.
    pub last: Tile,
    /// True if the last discard is a real okey.
    pub by_okey: bool,
    /// True if the player had opened by pairs.
    pub by_pairs: bool,
    /// True if the player finished from hand (*elden*).
    pub from_hand: bool,
}

impl Finish {
    /// Returns the finish of a player who discards the last tile.
    pub(super) fn of(round: &Round, seat: Seat, last: Tile) -> Finish {
        let mut others = round.seats().iter().filter(|&other| other != seat);
        let alone = others.all(|other| round.opened(other).is_none());
        let now = round.opens_now(seat);
        let from_hand = match round.rules().from_hand {
            FromHand::FirstTurn => now && alone,
            FromHand::AnyTurn => now,
            FromHand::Alone => alone,
        };
        let by_okey = round.okey().read(last.kind()) == Reading::Wild;
        let by_pairs = round.opened(seat).is_some_and(|opened| opened.way == Way::Pairs);
        Finish { seat, last, by_okey, by_pairs, from_hand }
    }

    /// Returns the finish of a player who holds one tile and may discard it now.
    pub fn now(round: &Round, seat: Seat) -> Option<Finish> {
        let &[last] = round.hand(seat) else { return None };
        let plays = round.turn() == Some(seat) && round.phase() == Phase::Play;
        let may = plays && round.check(seat, &Action::Discard(last)).is_ok();
        may.then(|| Finish::of(round, seat, last))
    }

    /// Returns the factor of all bases: each doubling multiplies it, unless the rules say otherwise
    /// (OKEY101 10.2, 10.3).
    pub fn factor(&self, rules: &Options) -> i32 {
        rules.factors.of([self.by_okey, self.by_pairs, self.from_hand])
    }
}

impl Factors {
    /// Returns the factor of a finish of which these doublings are true or not.
    pub(super) fn of(self, doublings: [bool; 3]) -> i32 {
        let count = doublings.into_iter().filter(|&doubles| doubles).count() as u32;
        match self {
            Factors::Multiply => 2_i32.pow(count),
            Factors::Once => 2_i32.pow(count.min(1)),
            Factors::None => 1,
        }
    }
}
