//! 101 Okey in contests: the rules of its fixtures, and the debts between seats (OKEY101 11.5).

use super::round::{Outcome, Round};
use super::rules::{Clock, Options, PENALTY, Rules};
use super::score::score;
use crate::contest::{ContestKind, Fixture, Scored, Unsuited, shared_debts};
use crate::game::Game;
use crate::seat::Seat;

impl Scored for Rules {
    const SERIES: u64 = 2;
    const POINTS_OF_ONE: u16 = PENALTY as u16;

    fn for_fixture(&self, fixture: &Fixture) -> Result<Rules, Unsuited> {
        if self.partners && (fixture.kind == ContestKind::Tournament || fixture.players() != 4) {
            return Err(Unsuited::Partners);
        }
        let options = Options { players: fixture.players() as u16, ..**self };
        let options = match fixture.kind {
            ContestKind::Ring => Options { rounds: fixture.rounds, ..options },
            ContestKind::SitAndGo => return Err(Unsuited::NoElimination),
            ContestKind::Tournament => Options { rounds: 1, ..options },
        };
        // The clock is one of the rules, as in table rummy.
        let seconds = fixture.format.seconds();
        let is = |clock: &Clock| seconds.is_some() && clock.seconds() == seconds;
        let clock = Clock::ALL.into_iter().find(is);
        let options = Options { clock: clock.unwrap_or(options.clock), ..options };
        Rules::new(options).map_err(|_| Unsuited::Partners)
    }

    fn has_partners(&self) -> bool {
        self.partners
    }
}

/// The debts after a round: each player owes the lowest score of the round the difference. A void
/// round creates no debts.
pub fn debts(round: &Round) -> Vec<(Seat, Seat, u32)> {
    if matches!(round.outcome(), None | Some(Outcome::Void)) {
        return Vec::new();
    }
    let points = score(round).map(Rules::total);
    let of = |seat: Seat| points[seat.index()];
    let lowest = round.seats().iter().map(of).min().expect("two to four players");
    let (winners, others): (Vec<Seat>, Vec<Seat>) =
        round.seats().iter().partition(|&seat| of(seat) == lowest);
    let owed = |from: Seat| {
        (from, (of(from) - lowest).unsigned_abs().div_ceil(u32::from(Rules::POINTS_OF_ONE)))
    };
    shared_debts(&winners, others.into_iter().map(owed))
}
