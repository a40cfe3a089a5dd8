//! How a contest stands: who is in, with what, and what has happened. What changes it in small
//! steps is here too, for one table and for tournaments alike.

use std::fmt;

use crate::contest::buy::{BuyKind, BuyOffer};
use crate::contest::entrant::{Entrant, PERSON};
use crate::contest::ledger::{Account, Cause, Ledger, TooFewChips};
use crate::contest::leg::{Leg, Report, Until};
use crate::contest::levels::unit_of_level;
use crate::contest::prizes::{prizes_by_rank, ranks_of, ring_prizes};
use crate::contest::tables::Table;
use crate::contest::terms::{ContestKind, Format, Terms};
use crate::named::Named;
use crate::random::Random;

/// A contest while it is held, and after it.
///
/// ```
/// use istaka::{Debt, Director, Entrant, Format, ContestKind, Report, Terms};
/// let terms = Terms {
///     rules: "turkish".into(), kind: ContestKind::Tournament, format: Format::Normal, rounds: 0,
///     stake: 100, rake_percent: 10, prize: 0, partners: false,
/// };
/// let entrant = Entrant { name: String::new(), player: "hard".into(), purse: 110 };
/// let mut director = Director::open(terms, vec![entrant; 8], 42)?;
/// assert_eq!(director.legs().len(), 2);
/// for leg in director.legs() {
///     let [winner, loser] = [leg.seats[0].unwrap(), leg.seats[1].unwrap()];
///     let debt = Debt { from: loser, to: winner, points: 2 };
///     director.report(leg.table, Report::Debts(vec![debt]), &[])?;
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
    /// The reports of this round, by the place of their table.
    pub(super) reports: Vec<Option<Report>>,
    /// How many rounds, or legs at one table, have been settled.
    pub(super) rounds: usize,
    pub(super) offers: Vec<BuyOffer>,
    pub(super) log: Vec<String>,
}

/// What becomes of an entrant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Player {
    /// His place, once he is out or the contest is over.
    pub(super) rank: Option<usize>,
    /// The sum of the points reported at one table.
    pub(super) points: i64,
    /// What he had before the last round, in a tournament.
    pub(super) before: u64,
    /// What that round has brought him, or cost him, if he played it.
    pub(super) gained: Option<i64>,
    /// How often he has bought in again.
    pub(super) rebuys: u8,
}

/// How an entrant stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestStanding {
    /// Who.
    pub entrant: usize,
    /// His place, as it is now or for good.
    pub rank: usize,
    /// Whether he is still in.
    pub playing: bool,
    /// His chips in a tournament.
    pub chips: u64,
    /// The gain or loss of them in the last round, if the player was in it.
    pub gained: Option<i64>,
    /// The sum of the points reported at one table, as in [`Report::Points`]: the fewest are best.
    pub points: i64,
}

impl Director {
    /// What was agreed.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who takes part; an entrant is named by his place here.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The number from which all chance comes.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// All chips and what became of them.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The tables as they are seated now.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// All that has happened, a line each.
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// How many rounds have been settled; at one table legs.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// Whether the prizes have been paid.
    pub fn is_over(&self) -> bool {
        self.players.iter().all(|player| player.rank.is_some())
    }

    /// Whether somebody is still in.
    pub fn is_in(&self, entrant: usize) -> bool {
        self.players[entrant].rank.is_none()
    }

    /// The entrant who is played by a person.
    pub fn person(&self) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.player == PERSON)
    }

    /// What is asked now; nothing is played before all have answered.
    pub fn offers(&self) -> &[BuyOffer] {
        &self.offers
    }

    /// The level of the round that is played or comes next, counted from 1.
    pub const fn level(&self) -> usize {
        1 + self.rounds / self.terms.format.rounds_of_level()
    }

    /// What a point costs now.
    pub fn unit(&self) -> u64 {
        unit_of_level(self.level())
    }

    /// How long its legs go on: a single round in tournaments, and where one may buy in again.
    pub fn until(&self) -> Until {
        match self.is_tournament() || self.terms.format == Format::Rebuy {
            true => Until::RoundOver,
            false => Until::MatchOver,
        }
    }

    /// The chips of a tournament that this gives; nothing at one table.
    pub fn chips_of(&self, kind: BuyKind) -> Option<u64> {
        match kind {
            BuyKind::Rebuy => self.terms.stack(),
            BuyKind::AddOn => self.terms.add_on(),
        }
    }

    /// The penalty points with which somebody comes back to a sit'n'go; nothing in tournaments.
    pub fn points_of_rebuy(&self) -> Option<i64> {
        let worst = if self.is_tournament() { None } else { self.worst_left() };
        worst.filter(|_| !self.offers.is_empty())
    }

    /// How many are still in.
    pub fn remaining(&self) -> usize {
        self.playing().count()
    }

    /// How many chips somebody who is still in has on average, rounded down.
    pub fn average(&self) -> u64 {
        let chips: u64 = self.playing().map(|entrant| self.stack(entrant)).sum();
        chips / self.remaining().max(1) as u64
    }

    /// What each place gets as the pool is now, the first one first; nothing in a ring game, where
    /// points decide.
    pub fn payouts(&self) -> Vec<u64> {
        self.terms.payouts(self.pool(), self.entrants.len())
    }

    /// What has been or will be shared out, as far as it has been paid.
    pub fn pool(&self) -> u64 {
        let movements = self.ledger.movements().iter();
        movements.filter(|paid| paid.to == Account::Pool).map(|paid| paid.chips).sum()
    }

    /// What each has got, by entrant; nothing before the contest is over.
    pub fn prizes(&self) -> Vec<u64> {
        let mut prizes = vec![0; self.entrants.len()];
        for paid in self.ledger.movements().iter().filter(|paid| paid.cause == Cause::Prize) {
            if let Account::Purse(entrant) = paid.to {
                prizes[entrant] += paid.chips;
            }
        }
        prizes
    }

    /// How everybody stands, the best first; ties in the order of their numbers.
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
        places.sort_by_key(|place| place.rank);
        places
    }

    pub(super) fn is_tournament(&self) -> bool {
        self.terms.kind == ContestKind::Tournament
    }

    /// Who is still in.
    pub(super) fn playing(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|&entrant| self.is_in(entrant))
    }

    pub(super) fn stack(&self, entrant: usize) -> u64 {
        self.ledger.chips(Account::Stack(entrant))
    }

    /// How far somebody is behind: the fewest are best.
    pub(super) fn behind(&self, entrant: usize) -> i64 {
        match self.terms.kind {
            ContestKind::Tournament => -(self.stack(entrant) as i64),
            ContestKind::Ring | ContestKind::SitAndGo => self.points_of_side(entrant),
        }
    }

    /// What a player has written, in a sit'n'go with his partner. A line of a ring game has the sum
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

    /// The points of the worst who is in and not above the limit.
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

    /// Pays a buy-in, or nothing of it.
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

    /// Pays what is known to be there.
    pub(super) fn pay(&mut self, from: Account, to: Account, chips: u64, cause: Cause) {
        self.ledger.pay(from, to, chips, cause).expect("who pays has so many chips");
    }

    /// A leg of this table without its seats.
    pub(super) fn bare_leg(&self, table: usize) -> Leg {
        let Terms { rules, kind, format, rounds, .. } = self.terms.clone();
        let decision = (self.rounds as u64 + 1) << 8 | table as u64;
        let seed = self.chance(decision).number();
        let (seats, until) = ([None; 4], self.until());
        Leg { table, rules, kind, format, rounds, seed, dealer: None, seats, until }
    }

    /// Asks these, if there are any. Whether somebody is asked.
    pub(super) fn ask(&mut self, offers: Vec<BuyOffer>) -> bool {
        for offer in &offers {
            self.say(format_args!("offer {} {}", offer.kind.name(), offer.entrant));
        }
        self.offers = offers;
        !self.offers.is_empty()
    }

    /// Gives those who go out together their places behind all who stay: who was behind by fewer
    /// is ahead.
    pub(super) fn rank(&mut self, out: &[(usize, i64)], staying: usize) {
        for &(entrant, behind) in out {
            let ahead = out.iter().filter(|(_, other)| *other < behind).count();
            let rank = staying + ahead + 1;
            self.players[entrant].rank = Some(rank);
            self.say(format_args!("out {entrant} {rank}"));
        }
    }

    /// Gives those who are left their places, and pays the prizes.
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

    /// Chance for one decision.
    pub(super) const fn chance(&self, decision: u64) -> Random {
        Random::new(self.seed, decision)
    }
}
