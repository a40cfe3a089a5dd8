//! The state of a contest, and its small changes shared by single tables and tournaments.

use std::fmt;

use crate::contest::buy::{BuyKind, BuyOffer};
use crate::contest::entrant::{Entrant, PERSON};
use crate::contest::fixture::{Fixture, Report, Until};
use crate::contest::ledger::{Account, Cause, Ledger, TooFewChips};
use crate::contest::prizes::{prizes_by_rank, ranks_of, ring_prizes};
use crate::contest::tables::Table;
use crate::contest::terms::{ContestKind, Format, Terms};
use crate::named::Named;
use crate::random::Random;
use crate::sort::sort_short;

/// A contest while it is held, and after it.
///
/// ```
/// use istaka::contest::{ContestKind, Debt, Director, Entrant, Format, Report, Terms};
/// let terms = Terms {
///     rules: "turkish".into(), kind: ContestKind::Tournament, format: Format::Normal, rounds: 0,
///     stake: 100, rake_percent: 10, prize: 0, partners: false,
/// };
/// let entrant = Entrant { name: String::new(), player: "hard".into(), purse: 110 };
/// let mut director = Director::open(terms, vec![entrant; 8], 42)?;
/// assert_eq!(director.fixtures().len(), 2);
/// for fixture in director.fixtures() {
///     let [winner, loser] = [fixture.seats[0].unwrap(), fixture.seats[1].unwrap()];
///     let debt = Debt { from: loser, to: winner, points: 2 };
///     director.report(fixture.table, Report::Debts(vec![debt]), &[])?;
/// }
/// assert!(director.standings().iter().any(|place| place.chips == 1050));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Director {
    pub(super) terms: Terms,
    pub(super) entrants: Vec<Entrant>,
    pub(super) seed: u64,
    pub(super) ledger: Ledger,
    pub(super) players: Vec<Player>,
    pub(super) tables: Vec<Table>,
    /// The reports of this round, in the order of the tables.
    pub(super) reports: Vec<Option<Report>>,
    /// Number of settled rounds, or of fixtures at one table.
    pub(super) rounds: usize,
    pub(super) offers: Vec<BuyOffer>,
    pub(super) log: Vec<String>,
}

/// The state of an entrant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Player {
    /// The place, once the entrant is out or the contest is over.
    pub(super) rank: Option<usize>,
    /// The sum of the points reported at one table.
    pub(super) points: i64,
    /// The chips before the last round, in a tournament.
    pub(super) before: u64,
    /// The gain or loss of that round, if the entrant played it.
    pub(super) gained: Option<i64>,
    /// Number of rebuys.
    pub(super) rebuys: u8,
}

/// The standing of an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestStanding {
    /// The entrant.
    pub entrant: usize,
    /// The place, provisional or final.
    pub rank: usize,
    /// True if the entrant is still in.
    pub playing: bool,
    /// The chips in a tournament.
    pub chips: u64,
    /// The gain or loss of them in the last round, if the player was in it.
    pub gained: Option<i64>,
    /// The sum of the points reported at one table, as in [`Report::Points`]: the fewest are best.
    pub points: i64,
}

impl Director {
    /// The terms of the contest.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The entrants; their index here is their number.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The seed of all random decisions.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// All chips and their movements.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The tables as seated now.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// All events, one line each.
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// Number of settled rounds; at one table, of fixtures.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// Returns `true` if the prizes have been paid.
    pub fn is_over(&self) -> bool {
        self.players.iter().all(|player| player.rank.is_some())
    }

    /// Returns `true` if the entrant is still in.
    pub fn is_in(&self, entrant: usize) -> bool {
        self.players[entrant].rank.is_none()
    }

    /// The entrant who is played by a person.
    pub fn person(&self) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.player == PERSON)
    }

    /// The open offers; play stops until all are answered.
    pub fn offers(&self) -> &[BuyOffer] {
        &self.offers
    }

    /// The level of the round that is played or comes next, counted from 1.
    pub const fn level(&self) -> usize {
        1 + self.rounds / self.terms.format.rounds_of_level()
    }

    /// The current price of a point.
    pub fn unit(&self) -> u64 {
        self.terms.format.unit(self.level())
    }

    /// The length of the fixtures: a single round in tournaments and in contests with rebuys.
    pub fn until(&self) -> Until {
        match self.is_tournament() || self.terms.format == Format::Rebuy {
            true => Until::RoundOver,
            false => Until::MatchOver,
        }
    }

    /// The tournament chips that a purchase gives; `None` at one table.
    pub fn chips_of(&self, kind: BuyKind) -> Option<u64> {
        match kind {
            BuyKind::Rebuy => self.terms.stack(),
            BuyKind::AddOn => self.terms.add_on(),
        }
    }

    /// The penalty points with which a player returns to a sit'n'go; `None` in tournaments.
    pub fn points_of_rebuy(&self) -> Option<i64> {
        let worst = if self.is_tournament() { None } else { self.worst_left() };
        worst.filter(|_| !self.offers.is_empty())
    }

    /// Number of entrants still in.
    pub fn remaining(&self) -> usize {
        self.playing().count()
    }

    /// The average number of chips of the entrants still in, rounded down.
    pub fn average(&self) -> u64 {
        let chips: u64 = self.playing().map(|entrant| self.stack(entrant)).sum();
        chips / self.remaining().max(1) as u64
    }

    /// The prizes by place for the current pool, the first place first; empty in a ring game, where
    /// points decide.
    pub fn payouts(&self) -> Vec<u64> {
        self.terms.payouts(self.pool(), self.entrants.len())
    }

    /// The pool, as far as it has been paid, including prizes already paid out.
    pub fn pool(&self) -> u64 {
        let movements = self.ledger.movements().iter();
        movements.filter(|paid| paid.to == Account::Pool).map(|paid| paid.chips).sum()
    }

    /// The prizes by entrant; zero before the contest is over.
    pub fn prizes(&self) -> Vec<u64> {
        let mut prizes = vec![0; self.entrants.len()];
        for paid in self.ledger.movements().iter().filter(|paid| paid.cause == Cause::Prize) {
            if let Account::Purse(entrant) = paid.to {
                prizes[entrant] += paid.chips;
            }
        }
        prizes
    }

    /// The standings, the best first; ties in the order of entrants' numbers.
    pub fn standings(&self) -> Vec<ContestStanding> {
        let values: Vec<i64> = self.playing().map(|entrant| self.behind(entrant)).collect();
        let ranks: Vec<(usize, usize)> = self.playing().zip(ranks_of(&values)).collect();
        let now = |entrant: usize| {
            let found = ranks.iter().find(|(playing, _)| *playing == entrant);
            found.map_or(usize::MAX, |(_, rank)| *rank)
        };
        let place = |entrant: usize| ContestStanding {
            entrant,
            rank: self.players[entrant].rank.unwrap_or_else(|| now(entrant)),
            playing: self.is_in(entrant),
            chips: self.stack(entrant),
            gained: self.players[entrant].gained,
            points: self.players[entrant].points,
        };
        let mut places: Vec<ContestStanding> = (0..self.entrants.len()).map(place).collect();
        sort_short(&mut places, |place| place.rank);
        places
    }

    /// Returns the contest with the finished tables of the running round paid: the standings as
    /// they are now. The round is still to be settled.
    #[must_use]
    pub fn so_far(&self) -> Director {
        let mut director = self.clone();
        if self.is_tournament() {
            let reported = self.tables.iter().zip(&self.reports);
            let done = reported.filter_map(|(table, report)| match report {
                Some(Report::Debts(debts)) => Some((table, debts)),
                _ => None,
            });
            for (table, debts) in done {
                director.pay_debts(debts, &table.entrants().collect::<Vec<_>>());
            }
        }
        director
    }

    pub(super) fn is_tournament(&self) -> bool {
        self.terms.kind == ContestKind::Tournament
    }

    /// The entrants still in.
    pub(super) fn playing(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|&entrant| self.is_in(entrant))
    }

    pub(super) fn stack(&self, entrant: usize) -> u64 {
        self.ledger.chips(Account::Stack(entrant))
    }

    /// Sort key of the ranking, ascending.
    pub(super) fn behind(&self, entrant: usize) -> i64 {
        match self.terms.kind {
            ContestKind::Tournament => -(self.stack(entrant) as i64),
            ContestKind::Ring | ContestKind::SitAndGo => self.points_of_side(entrant),
        }
    }

    /// The points of a player, in a sit'n'go plus those of the partner. A ring game reports the sum
    /// of both already.
    pub(super) fn points_of_side(&self, entrant: usize) -> i64 {
        self.side_of(&self.players, entrant)
    }

    pub(super) fn side_of(&self, players: &[Player], entrant: usize) -> i64 {
        let own = players[entrant].points;
        match self.terms.partners && self.terms.kind == ContestKind::SitAndGo {
            true => own + players[(entrant + 2) % 4].points,
            false => own,
        }
    }

    pub(super) fn is_above(&self, entrant: usize) -> bool {
        self.points_of_side(entrant) > self.limit()
    }

    pub(super) fn limit(&self) -> i64 {
        self.terms.format.limit().into()
    }

    /// The points of the last player still in who is not above the limit.
    pub(super) fn worst_left(&self) -> Option<i64> {
        let left = self.playing().filter(|&who| !self.is_above(who));
        left.map(|who| self.players[who].points).max()
    }

    pub(super) fn plays_rounds(&self) -> bool {
        self.until() == Until::RoundOver
    }

    pub(super) fn say(&mut self, line: fmt::Arguments<'_>) {
        self.log.push(line.to_string());
    }

    /// Pays a buy-in completely or not at all.
    pub(super) fn buy(&mut self, entrant: usize) -> Result<(), TooFewChips> {
        let purse = Account::Purse(entrant);
        if self.ledger.chips(purse) < self.terms.buy_in() {
            return Err(TooFewChips(purse));
        }
        self.ledger.pay(purse, Account::Pool, self.terms.stake, Cause::Stake)?;
        self.ledger.pay(purse, Account::Fees, self.terms.fee(), Cause::Fee)
    }

    pub(super) fn can_buy(&self, entrant: usize) -> bool {
        self.ledger.chips(Account::Purse(entrant)) >= self.terms.buy_in()
    }

    /// Makes a payment that is known to be covered.
    pub(super) fn pay(&mut self, from: Account, to: Account, chips: u64, cause: Cause) {
        self.ledger.pay(from, to, chips, cause).expect("who pays has so many chips");
    }

    /// Makes a fixture of this table without its seats.
    pub(super) fn bare_fixture(&self, table: usize) -> Fixture {
        let Terms { rules, kind, format, rounds, .. } = self.terms.clone();
        let decision = (self.rounds as u64 + 1) << 8 | table as u64;
        let seed = self.chance(decision).number();
        let (seats, until) = ([None; 4], self.until());
        Fixture { table, rules, kind, format, rounds, seed, dealer: None, seats, until }
    }

    /// Makes these offers. Returns `true` if there are any.
    pub(super) fn ask(&mut self, offers: Vec<BuyOffer>) -> bool {
        for offer in &offers {
            self.say(format_args!("offer {} {}", offer.kind.name(), offer.entrant));
        }
        self.offers = offers;
        !self.offers.is_empty()
    }

    /// Gives entrants who go out together the places after all who stay, ranked by `behind`.
    pub(super) fn rank(&mut self, out: &[(usize, i64)], staying: usize) {
        for &(entrant, behind) in out {
            let ahead = out.iter().filter(|(_, other)| *other < behind).count();
            let rank = staying + ahead + 1;
            self.players[entrant].rank = Some(rank);
            self.say(format_args!("out {entrant} {rank}"));
        }
    }

    /// Gives the remaining entrants their places and pays the prizes.
    pub(super) fn finish(&mut self) {
        let left: Vec<usize> = self.playing().collect();
        let values: Vec<i64> = left.iter().map(|&entrant| self.behind(entrant)).collect();
        for (&entrant, rank) in left.iter().zip(ranks_of(&values)) {
            self.players[entrant].rank = Some(rank);
            self.say(format_args!("place {entrant} {rank}"));
        }
        let pool = self.ledger.chips(Account::Pool);
        let prizes = match self.terms.shares(self.entrants.len()) {
            Some(percent) => {
                let rank = |player: &Player| player.rank.expect("everybody has one");
                let ranks: Vec<usize> = self.players.iter().map(rank).collect();
                prizes_by_rank(pool, percent, &ranks)
            }
            None => {
                let lost: Vec<i64> =
                    (0..self.entrants.len()).map(|entrant| self.behind(entrant)).collect();
                ring_prizes(pool, &lost)
            }
        };
        let prizes = prizes.expect("places and points are those of a contest");
        for (entrant, &prize) in prizes.iter().enumerate() {
            if prize > 0 {
                self.pay(Account::Pool, Account::Purse(entrant), prize, Cause::Prize);
                self.say(format_args!("prize {entrant} {prize}"));
            }
        }
    }

    /// The random numbers of one decision.
    pub(super) const fn chance(&self, decision: u64) -> Random {
        Random::new(self.seed, decision)
    }
}
