//! Okey in contests: the rules of their matches, and the debts between seats.

use super::round::{Outcome, Round};
use super::rules::{Counting, End, LimitRule, OFFENCE, Options, Rules, Ties};
use crate::contest::{ContestKind, Fixture, Scored, Unsuited};
use crate::seat::Seat;

/// More rounds than a match of a tournament has, so that no bot considers the score of its match.
const ENDLESS: u16 = 99;

impl Scored for Rules {
    const SERIES: u64 = 0;

    fn for_fixture(&self, fixture: &Fixture) -> Result<Rules, Unsuited> {
        if self.pot || self.stakes {
            return Err(Unsuited::OwnStakes);
        }
        if self.partners && (fixture.kind == ContestKind::Tournament || fixture.players() != 4) {
            return Err(Unsuited::Partners);
        }
        let options = Options { players: fixture.players() as u16, ties: Ties::Share, ..**self };
        let options = match fixture.kind {
            ContestKind::Ring if self.counts_down() => return Err(Unsuited::CountsDown),
            ContestKind::Ring => Options { end: End::Rounds, rounds: fixture.rounds, ..options },
            ContestKind::SitAndGo if self.counting != Counting::Penalties => {
                return Err(Unsuited::NoElimination);
            }
            ContestKind::SitAndGo => Options {
                end: End::LastSurvivor,
                limit: fixture.format.limit(),
                limit_rule: LimitRule::Exceed,
                ..options
            },
            ContestKind::Tournament if self.counts_down() => options,
            ContestKind::Tournament => Options { end: End::Rounds, rounds: ENDLESS, ..options },
        };
        Rules::new(options).map_err(|_| Unsuited::Partners)
    }

    fn has_partners(&self) -> bool {
        self.partners
    }
}

/// The debts after a round. First comes the cost of the shown twin, since it was shown first; then
/// the finish, plus the loser's costs for wrong declarations. A win counts as one point. A void
/// round creates no debts.
pub fn debts(round: &Round) -> Vec<(Seat, Seat, u32)> {
    let Some(Outcome::Won(finish)) = round.outcome() else { return Vec::new() };
    let rules = round.rules();
    let opponents =
        |seat: Seat| round.seats().iter().filter(move |&other| rules.are_opponents(seat, other));
    let mut debts = Vec::new();
    if let Some(shower) = round.twin_shown() {
        let twin = |from| (from, shower, u32::from(rules.twin_points));
        debts.extend(opponents(shower).map(twin));
    }
    let value = match rules.counting {
        Counting::Wins => 1,
        Counting::Penalties | Counting::Down | Counting::Own => finish.value(rules),
    };
    let offence = |seat: Seat| OFFENCE * round.offences()[seat.index()];
    let lost = |from| (from, finish.seat, u32::from(value + offence(from)));
    debts.extend(opponents(finish.seat).map(lost));
    debts
}
