//! A contest from the draw to the prizes: seating, levels, elimination, purchases and prizes (RULES
//! section 8).
//!
//! A director is a value. It does not play: it lists the fixtures to play, takes their reports,
//! asks entrants about purchases, and settles. Every event is a line of its log, and the log is the
//! stored form of a contest: `(terms, entrants, seed, reports, answers)` determine it.
//!
//! ```text
//!            ┌───────── fixtures ──────────┐   reports of all
//! begins ──► │ Playing ── Rebuys ── out ── │ ◄─────────────── every table
//!            │    ▲                 │      │
//!            │    └─── seats ◄─ AddOns     │ ──► Over: prizes
//!            └─────────────────────────────┘
//! ```

mod error;
mod state;
mod table;
mod tournament;

use super::buy::{BuyAnswer, BuyKind};
use super::entrant::Entrant;
use super::fixture::{Fixture, Report};
use super::ledger::{Account, Cause, Ledger};
use super::terms::{ContestKind, Terms, TermsError};
use crate::named::Named;
use state::Player;

pub use error::DirectorError;
pub use state::{ContestStanding, Director};

impl Director {
    /// Opens a contest: all entrants pay and are seated.
    ///
    /// # Errors
    /// The reason for which it cannot be held.
    pub fn open(terms: Terms, entrants: Vec<Entrant>, seed: u64) -> Result<Director, TermsError> {
        terms.check(entrants.len())?;
        if let Some(unnamed) = entrants.iter().position(|entrant| !entrant.is_plain()) {
            return Err(TermsError::Name(unnamed));
        }
        let mut director = Director {
            players: vec![Player::default(); entrants.len()],
            ledger: Ledger::default(),
            tables: Vec::new(),
            reports: Vec::new(),
            rounds: 0,
            offers: Vec::new(),
            log: Vec::new(),
            terms,
            entrants,
            seed,
        };
        for entrant in 0..director.entrants.len() {
            let purse = director.entrants[entrant].purse;
            let brought =
                director.ledger.pay(Account::Bank, Account::Purse(entrant), purse, Cause::Brought);
            let paid = brought.and_then(|()| director.buy(entrant));
            paid.map_err(|_| TermsError::Purse(entrant))?;
        }
        director.add_prize();
        director.begin();
        Ok(director)
    }

    /// The fixtures of this round without a report.
    pub fn fixtures(&self) -> Vec<Fixture> {
        if self.is_over() || !self.offers.is_empty() {
            return Vec::new();
        }
        let open = |at: &usize| self.reports[*at].is_none();
        (0..self.tables.len()).filter(open).map(|at| self.fixture(at)).collect()
    }

    /// Takes the report of a table, with its actions in the notation if they are to be stored. The
    /// last report of a round settles the round.
    ///
    /// # Errors
    /// [`DirectorError`]; nothing has changed.
    pub fn report(
        &mut self,
        table: usize,
        report: Report,
        actions: &[String],
    ) -> Result<(), DirectorError> {
        let at = self.tables.iter().position(|other| other.number == table);
        let open = |at: &usize| self.offers.is_empty() && self.reports[*at].is_none();
        let at =
            at.filter(open).filter(|_| !self.is_over()).ok_or(DirectorError::NoFixture(table))?;
        let playing: Vec<usize> = self.tables[at].entrants().collect();
        let right =
            (self.terms.kind == ContestKind::Tournament) == matches!(report, Report::Debts(_));
        let plain = |line: &String| {
            !line.is_empty() && line.trim() == line && !line.contains(char::is_control)
        };
        if !right || !report.is_of(&playing, self.entrants.len()) || !actions.iter().all(plain) {
            return Err(DirectorError::BadReport(table));
        }
        if !self.is_possible(&report) {
            return Err(DirectorError::BadReport(table));
        }
        self.log.extend(actions.iter().map(|action| format!("play {action}")));
        self.say(format_args!("table {table} {report}"));
        self.reports[at] = Some(report);
        if self.reports.iter().all(Option::is_some) {
            self.settle();
        }
        Ok(())
    }

    /// Takes an answer to an offer.
    ///
    /// # Errors
    /// [`DirectorError`]; nothing has changed.
    pub fn answer(&mut self, entrant: usize, answer: BuyAnswer) -> Result<(), DirectorError> {
        let asked = self.offers.iter().position(|offer| offer.entrant == entrant);
        let asked = asked.ok_or(DirectorError::NoOffer(entrant))?;
        let kind = self.offers[asked].kind;
        match answer {
            BuyAnswer::Buys => {
                self.buy(entrant)?;
                self.say(format_args!("{} {entrant}", kind.name()));
                self.come_in(entrant, kind);
            }
            BuyAnswer::Declines => self.say(format_args!("decline {entrant}")),
        }
        self.offers.remove(asked);
        if self.offers.is_empty() {
            match kind {
                BuyKind::Rebuy => self.put_out(),
                BuyKind::AddOn => self.go_on(),
            }
        }
        Ok(())
    }

    /// Adds the organiser's money: a prize, or the difference between the stakes and the guaranteed
    /// pool.
    fn add_prize(&mut self) {
        let lacks = self.terms.prize.saturating_sub(self.ledger.chips(Account::Pool));
        self.pay(Account::Bank, Account::Pool, lacks, Cause::Added);
    }

    fn begin(&mut self) {
        if self.is_tournament() { self.draw() } else { self.sit_down() }
    }

    fn fixture(&self, at: usize) -> Fixture {
        if self.is_tournament() { self.tournament_fixture(at) } else { self.table_fixture() }
    }

    fn settle(&mut self) {
        if self.is_tournament() { self.settle_round() } else { self.settle_fixture() }
    }

    /// Gives an entrant what they have bought, so that they play on.
    fn come_in(&mut self, entrant: usize, kind: BuyKind) {
        self.players[entrant].rebuys += u8::from(kind == BuyKind::Rebuy);
        match self.chips_of(kind) {
            Some(chips) => self.deal_chips(entrant, chips),
            None => self.rejoin(entrant),
        }
    }

    /// Eliminates entrants and continues.
    fn put_out(&mut self) {
        if self.is_tournament() { self.put_out_empty() } else { self.put_out_above() }
    }

    /// Begins the next round.
    fn go_on(&mut self) {
        if self.is_tournament() { self.next_round() } else { self.next_fixture() }
    }
}
