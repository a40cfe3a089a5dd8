//! The points of a round (RULES 7.8, 7.10). No other code counts them.

use super::rules::{Counting, Rules};
use crate::seat::{Seat, Seats};

/// The minus points of a player without laid tiles when another one lays the whole rack at once
/// (RULES 7.8).
pub const SURPRISED: u16 = 200;

/// The minus points of a player with laid tiles in this case (RULES 7.8).
pub const HALF_SURPRISED: u16 = 100;

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "RummiOutcome"))]
pub enum Outcome {
    /// A player's rack is empty.
    Won {
        /// The player.
        seat: Seat,
        /// True if the player had laid nothing before (RULES 7.8).
        at_once: bool,
    },
    /// The stock is empty and all have passed in a row (RULES 7.7).
    Blocked,
}

impl Outcome {
    /// Returns `true` if the others write fixed points, whatever they hold (RULES 7.8).
    pub(super) fn surprises(self, rules: &Rules) -> bool {
        rules.count == Counting::Minus && matches!(self, Outcome::Won { at_once: true, .. })
    }
}

/// The facts of a round from which its score is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The result; `None` while the round runs.
    pub outcome: Option<Outcome>,
    /// True for each seat that has laid tiles, where that is counted.
    pub opened: [bool; 4],
    /// The sum of the tiles on each rack that is counted.
    pub hands: [Option<u16>; 4],
}

impl Entry {
    /// The winners: the player with an empty rack, or those with the lowest sum in a blocked round.
    pub fn winners(&self, rules: &Rules, seats: Seats) -> Vec<Seat> {
        let lost = self.lost(rules, seats);
        let over = self.outcome.is_some();
        seats.iter().filter(|seat| over && lost[seat.index()] == 0).collect()
    }

    /// The points by which each seat has lost the round: the difference to the winners.
    pub fn lost(&self, rules: &Rules, seats: Seats) -> [u16; 4] {
        let sums = self.minus_points(rules, seats);
        let least = seats.iter().map(|seat| sums[seat.index()]).min().unwrap_or(0);
        sums.map(|sum| sum.saturating_sub(least))
    }

    /// The points of each seat (RULES 7.8, 7.10); 0 while the round runs. If the winner takes them,
    /// several winners share them evenly, and odd ones go to the first of them.
    pub fn written(&self, rules: &Rules, seats: Seats) -> [i32; 4] {
        if rules.count == Counting::Minus {
            return self.minus_points(rules, seats).map(i32::from);
        }
        let lost = self.lost(rules, seats).map(i32::from);
        let mut written = lost.map(|lost| -lost);
        let winners = self.winners(rules, seats);
        let (all, count) = (lost.iter().sum::<i32>(), winners.len() as i32);
        for (seat, at) in winners.into_iter().zip(0..) {
            written[seat.index()] = all / count + i32::from(at < all % count);
        }
        written
    }

    /// The minus points of each seat (RULES 7.8); 0 while the round runs.
    fn minus_points(&self, rules: &Rules, seats: Seats) -> [u16; 4] {
        Seat::ALL.map(|seat| match self.outcome {
            _ if !seats.contains(seat) => 0,
            None => 0,
            Some(Outcome::Won { seat: winner, .. }) if winner == seat => 0,
            Some(outcome) if outcome.surprises(rules) => {
                if self.opened[seat.index()] {
                    HALF_SURPRISED
                } else {
                    SURPRISED
                }
            }
            Some(_) => self.hands[seat.index()].unwrap_or(0),
        })
    }
}
