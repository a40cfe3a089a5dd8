//! Contests at one table: ring games and sit'n'goes.

use super::state::{Director, Player};
use crate::contest::buy::{BuyKind, BuyOffer};
use crate::contest::fixture::{Fixture, MOST_ROUNDS, Report};
use crate::contest::tables::Table;
use crate::contest::terms::{ContestKind, Terms};
use crate::seat::{Seat, Seats};

impl Director {
    pub(super) fn sit_down(&mut self) {
        let players = Seats::of(self.entrants.len() as u16);
        let first = self.chance(0).below(self.entrants.len() as u32) as usize;
        let dealer = players.iter().nth(first).expect("one of the players");
        self.tables = vec![Table { number: 0, seats: self.seated(), dealer }];
        self.reports = vec![None];
    }

    /// Seats the entrants still in as in a match of this number of players, in the order of their
    /// numbers.
    fn seated(&self) -> [Option<usize>; 4] {
        let mut seats = [None; 4];
        let players = Seats::of(self.remaining() as u16);
        players.iter().zip(self.playing()).for_each(|(seat, who)| seats[seat.index()] = Some(who));
        seats
    }

    /// With rebuys every round is a fixture; else the whole contest is one match.
    pub(super) fn table_fixture(&self) -> Fixture {
        let table = &self.tables[0];
        let mut fixture = self.bare_fixture(table.number);
        fixture.seats = table.seats;
        if self.plays_rounds() {
            fixture.dealer = Some(table.dealer);
        }
        fixture
    }

    /// The number of players with which a sit'n'go is over: one, or two partners.
    const fn enough(&self) -> usize {
        if self.terms.partners { 2 } else { 1 }
    }

    /// Checks a report: a ring game has one line, as has a single round; a whole sit'n'go has the
    /// number of lines to its end, or the maximum. A player who is out gets no points.
    pub(super) fn is_possible(&self, report: &Report) -> bool {
        let Report::Points(rounds) = report else { return true };
        if self.terms.kind == ContestKind::Ring || self.plays_rounds() {
            let allowed = |(who, &points): (usize, &i64)| points == 0 || self.is_in(who);
            let gains = self.plays_rounds() && rounds.iter().flatten().any(|&points| points < 0);
            return rounds.len() == 1 && !gains && rounds[0].iter().enumerate().all(allowed);
        }
        let mut players = self.players.clone();
        let mut left: Vec<usize> = self.playing().collect();
        for round in rounds {
            let allowed =
                |(who, &points): (usize, &i64)| points == 0 || (points > 0 && left.contains(&who));
            if left.len() <= self.enough() || !round.iter().enumerate().all(allowed) {
                return false;
            }
            write(&mut players, round);
            left.retain(|&who| self.side_of(&players, who) <= self.limit());
        }
        left.len() <= self.enough() || rounds.len() == MOST_ROUNDS
    }

    /// Returns the contest with the finished tables of the running round and the result of this
    /// table's fixture so far, `over` rounds of it completed. The fixture is still to be reported.
    #[must_use]
    pub fn amid(&self, at: usize, so_far: &Report, over: usize) -> Director {
        let mut director = self.so_far();
        match so_far {
            Report::Points(rounds) => {
                let goes_out = self.terms.kind == ContestKind::SitAndGo && !self.plays_rounds();
                for (number, round) in (1..).zip(rounds) {
                    write(&mut director.players, round);
                    if goes_out && number <= over {
                        director.put_out_above();
                    }
                }
            }
            Report::Debts(debts) if over > 0 => {
                let own = self.tables.iter().find(|table| table.number == at);
                let players: Vec<usize> = own.into_iter().flat_map(Table::entrants).collect();
                director.pay_debts(debts, &players);
            }
            Report::Debts(_) => {}
        }
        director
    }

    pub(super) fn settle_fixture(&mut self) {
        let Some(Report::Points(rounds)) = self.reports[0].take() else { return };
        for round in rounds {
            write(&mut self.players, &round);
            let points: Vec<String> = self.players.iter().map(|p| p.points.to_string()).collect();
            self.say(format_args!("penalties {}", points.join(" ")));
            if self.terms.kind == ContestKind::Ring {
                self.rounds += 1;
                return self.finish();
            }
            if !self.ask(self.rebuys()) {
                self.put_out_above();
            }
        }
    }

    /// Offers a rebuy to each player above the limit who has one left, while enough others are in
    /// and the round was not the last possible one.
    fn rebuys(&self) -> Vec<BuyOffer> {
        let goes_on = self.rounds + 1 < MOST_ROUNDS;
        let left = self.playing().filter(|&who| !self.is_above(who)).count();
        let may = |&who: &usize| {
            goes_on
                && left >= Terms::REBUY_LEAST
                && self.is_above(who)
                && self.players[who].rebuys < self.terms.rebuys()
                && self.can_buy(who)
        };
        let offer = |entrant| BuyOffer { entrant, kind: BuyKind::Rebuy };
        self.playing().filter(may).map(offer).collect()
    }

    /// Returns a player with the points of the worst player still in.
    pub(super) fn rejoin(&mut self, entrant: usize) {
        self.players[entrant].points = self.worst_left().expect("somebody is left");
    }

    /// Eliminates players above the limit. If all are above it, the fewest points win; partners win
    /// together. After the maximum of rounds the points decide.
    pub(super) fn put_out_above(&mut self) {
        let above: Vec<usize> = self.playing().filter(|&who| self.is_above(who)).collect();
        let staying = self.remaining() - above.len();
        self.rounds += 1;
        if staying == 0 {
            return self.finish();
        }
        let out: Vec<(usize, i64)> =
            above.iter().map(|&who| (who, self.points_of_side(who))).collect();
        self.rank(&out, staying);
        if staying <= self.enough() || self.rounds >= MOST_ROUNDS {
            self.finish();
        } else if self.plays_rounds() {
            self.next_fixture();
        }
    }

    /// Passes the dealer's role to the next player still in.
    pub(super) fn next_fixture(&mut self) {
        let table = &self.tables[0];
        let after = table.taken().from(table.dealer).skip(1).chain([table.dealer]);
        let deals = after.filter_map(|seat| table.seats[seat.index()]).find(|&who| self.is_in(who));
        let seats = self.seated();
        let dealer =
            Seat::ALL.into_iter().find(|seat| deals.is_some() && seats[seat.index()] == deals);
        self.tables[0].dealer = dealer.expect("somebody is left");
        self.tables[0].seats = seats;
        self.reports = vec![None];
    }
}

/// Adds the points of a round.
fn write(players: &mut [Player], round: &[i64]) {
    for (player, points) in players.iter_mut().zip(round) {
        player.points += points;
    }
}
