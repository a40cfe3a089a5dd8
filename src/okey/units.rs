//! The units of account that a match moves beside its points: pot and stakes (RULES section 6).
//!
//! What one seat pays another gets, or it lies in the pot.

use super::round::Outcome;
use super::rules::Rules;
use crate::contest::{Match, PlayedRound};
use crate::seat::Seat;

/// What each place gets of the stakes, the first one first: the last pays the first two units, the
/// third pays the second one.
const UNITS_BY_PLACE: [i32; 4] = [2, 1, -1, -2];

/// What the seats have won and lost, and what lies in the pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Units {
    /// By seat; what was paid is negative.
    pub seats: [i32; 4],
    /// What nobody has taken yet.
    pub pot: i32,
}

impl Match<Rules> {
    /// The units as they stand, or `None` where neither pot nor stakes are played.
    ///
    /// A pot that is left at the end goes to the winners; what cannot be shared equally, there and
    /// among players who tie for a stake, goes by one unit each to the first seats of them.
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
        for tied in order.chunk_by(|one, other| one.1 == other.1) {
            let first = tied[0].1;
            let sum = UNITS_BY_PLACE[first..first + tied.len()].iter().sum();
            let seats: Vec<Seat> = tied.iter().map(|&(seat, _)| seat).collect();
            units.share(sum, &seats);
        }
    }
}

impl PlayedRound<Rules> {
    /// Who takes the pot after this round, where there is one.
    pub fn pot_taker(&self) -> Option<Seat> {
        match self.round.outcome() {
            Some(Outcome::Won(finish)) if finish.takes_pot() => Some(finish.seat),
            _ => None,
        }
    }
}

impl Units {
    /// Shares an amount, which may be a debt, equally; odd units go to the first seats.
    fn share(&mut self, amount: i32, seats: &[Seat]) {
        let count = i32::try_from(seats.len()).expect("at most four");
        let odd = amount.rem_euclid(count) as usize;
        let sharing = Seat::ALL.into_iter().filter(|seat| seats.contains(seat));
        for (index, seat) in sharing.enumerate() {
            self.seats[seat.index()] += amount.div_euclid(count) + i32::from(index < odd);
        }
    }
}
