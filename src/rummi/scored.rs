//! Table rummy in contests: the rules of its fixtures, and the debts between seats.

use super::round::Round;
use super::rules::{Clock, Options, Rules};
use crate::contest::{ContestKind, Fixture, Scored, Unsuited, shared_debts};
use crate::named::Named;
use crate::seat::Seat;

impl Scored for Rules {
    const SERIES: u64 = 1;
    const POINTS_OF_ONE: u16 = 20;

    fn for_fixture(&self, fixture: &Fixture) -> Result<Rules, Unsuited> {
        let options = Options { players: fixture.players() as u16, ..**self };
        let options = match fixture.kind {
            ContestKind::Ring => Options { rounds: fixture.rounds, ..options },
            ContestKind::SitAndGo => return Err(Unsuited::NoElimination),
            ContestKind::Tournament => Options { rounds: 1, ..options },
        };
        // In this game the clock is one of the rules; in others it belongs to the table.
        let seconds = fixture.format.seconds();
        let is = |clock: Clock| seconds.is_some() && clock.seconds() == seconds;
        let clock = Clock::NAMES.iter().map(|(clock, _)| *clock).find(|clock| is(*clock));
        let options = Options { clock: clock.unwrap_or(options.clock), ..options };
        Rules::new(options).map_err(|_| Unsuited::NoElimination)
    }
}

/// The debts after a round: each player owes the winner the difference between their racks. Several
/// winners of a blocked round share equally; odd points go to the first of them.
pub fn debts(round: &Round) -> Vec<(Seat, Seat, u32)> {
    let winners: Vec<Seat> = round.winners().collect();
    let lost = round.lost();
    let owed = |from: Seat| (from, lost[from.index()].div_ceil(Rules::POINTS_OF_ONE).into());
    let others = round.seats().iter().filter(|seat| !winners.contains(seat));
    if winners.is_empty() { Vec::new() } else { shared_debts(&winners, others.map(owed)) }
}
