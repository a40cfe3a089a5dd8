//! Tournaments at several tables: all tables play each round in step.

use super::state::Director;
use crate::contest::buy::{BuyKind, BuyOffer};
use crate::contest::fixture::{Debt, Fixture, MOST_ROUNDS, Report};
use crate::contest::ledger::{Account, Cause};
use crate::contest::tables::{Table, draw, pass_deal, reseat};
use crate::contest::terms::{Format, STACK, Terms};
use crate::seat::{Seat, Seats};

impl Director {
    pub(super) fn draw(&mut self) {
        for entrant in 0..self.entrants.len() {
            self.deal_chips(entrant, STACK);
        }
        self.tables = draw(self.entrants.len(), &mut self.chance(0));
        for table in self.tables.clone() {
            let seats = table.seats.map(|seat| seat.map_or("-".to_owned(), |who| who.to_string()));
            self.say(format_args!("draw {} {}", table.number, seats.join(" ")));
        }
        self.say(format_args!("level 1 {}", self.unit()));
        self.begin_round();
    }

    fn begin_round(&mut self) {
        self.say(format_args!("round {}", self.rounds + 1));
        self.reports = vec![None; self.tables.len()];
    }

    /// Seats the players as in a match of this number of players, in their order at the table, the
    /// person first.
    pub(super) fn tournament_fixture(&self, at: usize) -> Fixture {
        let table = &self.tables[at];
        let taken = table.taken();
        let here = |seat: &Seat| table.seats[seat.index()];
        let person = taken.iter().find(|seat| here(seat) == self.person());
        let order: Vec<Seat> = taken.from(person.unwrap_or(Seat::ALL[0])).collect();
        let mut fixture = self.bare_fixture(table.number);
        for (seat, from) in Seats::of(order.len() as u16).iter().zip(order) {
            fixture.seats[seat.index()] = here(&from);
            if from == table.dealer {
                fixture.dealer = Some(seat);
            }
        }
        fixture
    }

    /// Pays the debts, and offers rebuys to entrants without chips.
    pub(super) fn settle_round(&mut self) {
        let mut debts = Vec::new();
        for report in std::mem::take(&mut self.reports) {
            if let Some(Report::Debts(owed)) = report {
                debts.extend(owed);
            }
        }
        let all: Vec<usize> = (0..self.entrants.len()).collect();
        self.pay_debts(&debts, &all);
        let chips: Vec<String> =
            (0..self.entrants.len()).map(|entrant| self.stack(entrant).to_string()).collect();
        self.say(format_args!("chips {}", chips.join(" ")));
        let early = self.level() <= Terms::REBUY_LEVELS;
        let may = |&entrant: &usize| {
            early
                && self.stack(entrant) == 0
                && self.players[entrant].rebuys < self.terms.rebuys()
                && self.can_buy(entrant)
        };
        let offer = |entrant| BuyOffer { entrant, kind: BuyKind::Rebuy };
        let offers = self.playing().filter(may).map(offer).collect();
        if !self.ask(offers) {
            self.put_out_empty();
        }
    }

    /// Pays the debts of a round, and records the gain or loss of each of these players.
    pub(super) fn pay_debts(&mut self, debts: &[Debt], players: &[usize]) {
        for &entrant in players {
            self.players[entrant].before = self.stack(entrant);
        }
        let unit = self.unit();
        for debt in debts {
            let chips = self.stack(debt.from).min(u64::from(debt.points) * unit);
            let [from, to] = [debt.from, debt.to].map(Account::Stack);
            self.pay(from, to, chips, Cause::Points);
        }
        for &entrant in players {
            let (stack, player) = (self.stack(entrant), &mut self.players[entrant]);
            let gained = stack as i64 - player.before as i64;
            player.gained = player.rank.is_none().then_some(gained);
        }
    }

    pub(super) fn deal_chips(&mut self, entrant: usize, chips: u64) {
        self.pay(Account::Tray, Account::Stack(entrant), chips, Cause::Dealt);
    }

    /// Eliminates the entrants without chips. More chips before the round give a better place.
    pub(super) fn put_out_empty(&mut self) {
        let empty: Vec<usize> = self.playing().filter(|&who| self.stack(who) == 0).collect();
        let out: Vec<(usize, i64)> =
            empty.iter().map(|&who| (who, -(self.players[who].before as i64))).collect();
        let staying = self.remaining() - out.len();
        self.rank(&out, staying);
        self.rounds += 1;
        if staying <= 1 || self.rounds >= MOST_ROUNDS {
            return self.finish();
        }
        let end = Terms::REBUY_LEVELS * self.terms.format.rounds_of_level();
        let sold = self.terms.format == Format::Rebuy && self.rounds == end;
        let may = |who: &usize| sold && self.can_buy(*who);
        let offer = |entrant| BuyOffer { entrant, kind: BuyKind::AddOn };
        let offers: Vec<BuyOffer> = self.playing().filter(may).map(offer).collect();
        if !self.ask(offers) {
            self.next_round();
        }
    }

    /// Seats all entrants for the next round.
    pub(super) fn next_round(&mut self) {
        let seated = self.tables.iter().flat_map(Table::entrants);
        let out: Vec<usize> = seated.filter(|&entrant| !self.is_in(entrant)).collect();
        let mut tables = std::mem::take(&mut self.tables);
        let seating = reseat(&mut tables, &out, &mut self.chance(self.rounds as u64));
        pass_deal(&mut tables);
        self.tables = tables;
        for table in seating.broken {
            self.say(format_args!("break {table}"));
        }
        for went in seating.moves {
            let (entrant, from, to) = (went.entrant, went.from, went.to);
            self.say(format_args!("move {entrant} {from} {to} {}", went.seat));
        }
        if self.rounds.is_multiple_of(self.terms.format.rounds_of_level()) {
            self.say(format_args!("level {} {}", self.level(), self.unit()));
        }
        self.begin_round();
    }
}
