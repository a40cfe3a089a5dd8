//! The units of account of a match apart from its points: pot and stakes (RULES section 6).
//!
//! All payments balance: each goes to another seat or into the pot.

use super::round::Outcome;
use super::rules::Rules;
use crate::contest::{Match, PlayedRound};
use crate::seat::Seat;

/// The stakes by place, the first place first: the last pays the first two units, the third pays
/// the second one.
const UNITS_BY_PLACE: [i32; 4] = [2, 1, -1, -2];

/// The balance of each seat, and the pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Units {
    /// By seat; negative if the seat has paid more than it got.
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    pub seats: [i32; 4],
    /// The content of the pot.
    pub pot: i32,
}

impl Match<Rules> {
    /// Returns the current units, or `None` if neither pot nor stakes are played.
    ///
    /// A pot that is left at the end goes to the winners. If the pot, or a stake among tied
    /// players, cannot be divided equally, the first seats among them get one unit more.
    pub fn units(&self) -> Option<Units> {
        let rules = self.rules();
        if !rules.pot && !rules.stakes {
            return None;
        }
        let mut units = Units::default();
        if rules.pot {
            self.play_for_pot(&mut units);
        }
        if let Some(places) = self.places() {
            let winners = places.iter().filter(|place| place.rank == 1).map(|place| place.seat);
            let left = std::mem::take(&mut units.pot);
            units.share(left, &winners.collect::<Vec<_>>());
            if rules.stakes {
                self.pay_stakes(&mut units);
            }
        }
        Some(units)
    }

    fn play_for_pot(&self, units: &mut Units) {
        for round in self.rounds() {
            units.seats[round.dealer.index()] -= 1;
            units.pot += 1;
            if let Some(seat) = round.pot_taker() {
                units.seats[seat.index()] += std::mem::take(&mut units.pot);
            }
        }
    }

    fn pay_stakes(&self, units: &mut Units) {
        let order = self.order();
        for tied in order.chunk_by(|one, other| one.0 == other.0) {
            let first = tied[0].0;
            let sum = UNITS_BY_PLACE[first..first + tied.len()].iter().sum();
            let seats: Vec<Seat> = tied.iter().map(|&(_, seat)| seat).collect();
            units.share(sum, &seats);
        }
    }
}

impl PlayedRound<Rules> {
    /// The seat that takes the pot after this round, where one is played.
    pub fn pot_taker(&self) -> Option<Seat> {
        match self.round.outcome() {
            Some(Outcome::Won(finish)) if finish.takes_pot() => Some(finish.seat),
            _ => None,
        }
    }
}

impl Units {
    /// Divides an amount or a debt equally; odd units go to the first seats.
    fn share(&mut self, amount: i32, seats: &[Seat]) {
        let count = i32::try_from(seats.len()).expect("at most four");
        let odd = amount.rem_euclid(count) as usize;
        let sharing = Seat::ALL.into_iter().filter(|seat| seats.contains(seat));
        for (index, seat) in sharing.enumerate() {
            self.seats[seat.index()] += amount.div_euclid(count) + i32::from(index < odd);
        }
    }
}
