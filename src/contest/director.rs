//! A contest from the draw to the prizes: who sits where, what a point costs, who is out, who may
//! buy in again, and who gets what (RULES section 8).
//!
//! A director is a value. It plays nothing itself: it says which legs are to be played, takes their
//! reports, asks who buys in again, and settles. All that happens is a line of its log, and the log
//! is how a contest is kept: `(terms, entrants, seed, reports, answers)` determine it.
//!
//! ```text
//!            ┌──────────── legs ───────────┐   reports of all
//! begins ──► │ Playing ── Rebuys ── out ── │ ◄─────────────── every table
//!            │    ▲                 │      │
//!            │    └─── seats ◄─ AddOns     │ ──► Over: prizes
//!            └─────────────────────────────┘
//! ```

mod table;
mod tournament;

use std::fmt;

use super::ledger::{Account, Cause, Ledger, TooFewChips};
use super::leg::{Leg, Report, Until};
use super::levels::unit_of_level;
use super::prizes::{prizes_by_rank, ranks_of, ring_prizes};
use super::tables::Table;
use super::terms::{ContestKind, Format, Terms, TermsError};
use crate::coded::{Coded, codes};
use crate::named::Named;
use crate::random::Random;

/// What the entrant whom a person plays is called.
pub const PERSON: &str = "person";

/// Longer names are none.
const LONGEST_NAME: usize = 60;

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// What he is called; empty where he has no name.
    pub name: String,
    /// Who plays: `person`, or which bot, as `hard:careful`.
    pub player: String,
    /// The play chips that he brings: so many he may spend.
    pub purse: u64,
}

impl Entrant {
    /// Whether a line of text can say who he is.
    fn is_plain(&self) -> bool {
        let Entrant { name, player, .. } = self;
        let short = name.chars().count() <= LONGEST_NAME && player.chars().count() <= LONGEST_NAME;
        let printable = !name.contains(char::is_control) && !player.contains(char::is_control);
        let one_word = !player.is_empty() && !player.contains(char::is_whitespace);
        short && printable && one_word && name.trim() == name
    }
}

/// What an entrant is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuyOffer {
    /// Who is asked.
    pub entrant: usize,
    /// What he may buy.
    pub kind: BuyKind,
}

/// What may be bought in the course of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyKind {
    /// A way back for a player who is out.
    Rebuy,
    /// More chips for a player who is in, once.
    AddOn,
}

impl Named for BuyKind {
    const NAMES: &'static [(Self, &'static str)] =
        &[(BuyKind::Rebuy, "rebuy"), (BuyKind::AddOn, "addon")];
}

/// What somebody answers who is asked whether he buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyAnswer {
    /// He buys what is offered.
    Buys,
    /// He does not; who is out stays out.
    Declines,
}

/// Why a director refuses something. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectorError {
    /// No leg is to be reported from this table now.
    NoLeg(usize),
    /// The report cannot come from this table.
    BadReport(usize),
    /// Nothing is offered to this entrant.
    NoOffer(usize),
    /// He has too few chips.
    TooFewChips,
}

impl From<TooFewChips> for DirectorError {
    fn from(_: TooFewChips) -> DirectorError {
        DirectorError::TooFewChips
    }
}

impl Coded for DirectorError {
    codes! {
        DirectorError::NoLeg(_) => "noLeg",
        DirectorError::BadReport(_) => "badReport",
        DirectorError::NoOffer(_) => "noOffer",
        DirectorError::TooFewChips => "tooFewChips",
    }
}

impl std::error::Error for DirectorError {}

impl fmt::Display for DirectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DirectorError::NoLeg(table) => write!(f, "nothing is to be told of table {table}"),
            DirectorError::BadReport(table) => {
                write!(f, "that cannot have been played at table {table}")
            }
            DirectorError::NoOffer(entrant) => write!(f, "nothing is offered to {entrant}"),
            DirectorError::TooFewChips => f.write_str("there are too few chips"),
        }
    }
}

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
    terms: Terms,
    entrants: Vec<Entrant>,
    seed: u64,
    ledger: Ledger,
    players: Vec<Player>,
    tables: Vec<Table>,
    /// The reports of this round, by the place of their table.
    reports: Vec<Option<Report>>,
    /// How many rounds, or legs at one table, have been settled.
    rounds: usize,
    offers: Vec<BuyOffer>,
    log: Vec<String>,
}

/// What becomes of an entrant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Player {
    /// His place, once he is out or the contest is over.
    rank: Option<usize>,
    /// The penalty points that he has written, at one table.
    points: i64,
    /// What he had before the last round, in a tournament.
    before: u64,
    /// What that round has brought him, or cost him, if he played it.
    gained: Option<i64>,
    /// How often he has bought in again.
    rebuys: u8,
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
    /// What the last round has brought him of them, or cost him, if he played it.
    pub gained: Option<i64>,
    /// His penalty points at one table.
    pub points: i64,
}

impl Director {
    /// Opens a contest: everybody pays, and is seated.
    ///
    /// # Errors
    /// Why it cannot be held.
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

    /// The legs of this round that have not been reported.
    pub fn legs(&self) -> Vec<Leg> {
        if self.is_over() || !self.offers.is_empty() {
            return Vec::new();
        }
        let open = |at: &usize| self.reports[*at].is_none();
        (0..self.tables.len()).filter(open).map(|at| self.leg(at)).collect()
    }

    /// Takes the report of a table, with what was done there in the notation where that is to be
    /// kept. With the last report of a round it is settled.
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
        let at = at.filter(open).filter(|_| !self.is_over()).ok_or(DirectorError::NoLeg(table))?;
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

    /// Takes an answer to what is asked.
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

    fn is_tournament(&self) -> bool {
        self.terms.kind == ContestKind::Tournament
    }

    /// Who is still in.
    fn playing(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|&entrant| self.is_in(entrant))
    }

    fn stack(&self, entrant: usize) -> u64 {
        self.ledger.chips(Account::Stack(entrant))
    }

    /// How far somebody is behind: the fewest are best.
    fn behind(&self, entrant: usize) -> i64 {
        match self.terms.kind {
            ContestKind::Tournament => -(self.stack(entrant) as i64),
            ContestKind::Ring | ContestKind::SitAndGo => self.points_of_side(entrant),
        }
    }

    fn say(&mut self, line: fmt::Arguments<'_>) {
        self.log.push(line.to_string());
    }

    /// Pays a buy-in, or nothing of it.
    fn buy(&mut self, entrant: usize) -> Result<(), TooFewChips> {
        let purse = Account::Purse(entrant);
        if self.ledger.chips(purse) < self.terms.buy_in() {
            return Err(TooFewChips(purse));
        }
        self.ledger.pay(purse, Account::Pool, self.terms.stake, Cause::Stake)?;
        self.ledger.pay(purse, Account::Fees, self.terms.fee(), Cause::Fee)
    }

    fn can_buy(&self, entrant: usize) -> bool {
        self.ledger.chips(Account::Purse(entrant)) >= self.terms.buy_in()
    }

    /// What the organiser gives: a prize, or what the stakes lack of what is guaranteed.
    fn add_prize(&mut self) {
        let lacks = self.terms.prize.saturating_sub(self.ledger.chips(Account::Pool));
        self.pay(Account::Bank, Account::Pool, lacks, Cause::Added);
    }

    /// Pays what is known to be there.
    fn pay(&mut self, from: Account, to: Account, chips: u64, cause: Cause) {
        self.ledger.pay(from, to, chips, cause).expect("who pays has so many chips");
    }

    fn begin(&mut self) {
        if self.is_tournament() { self.draw() } else { self.sit_down() }
    }

    fn leg(&self, at: usize) -> Leg {
        if self.is_tournament() { self.tournament_leg(at) } else { self.table_leg() }
    }

    /// A leg of this table without its seats.
    fn bare_leg(&self, table: usize) -> Leg {
        let Terms { rules, kind, format, rounds, .. } = self.terms.clone();
        let decision = (self.rounds as u64 + 1) << 8 | table as u64;
        let seed = self.chance(decision).number();
        let (seats, until) = ([None; 4], self.until());
        Leg { table, rules, kind, format, rounds, seed, dealer: None, seats, until }
    }

    fn settle(&mut self) {
        if self.is_tournament() { self.settle_round() } else { self.settle_leg() }
    }

    /// Lets an entrant play on with what he has bought.
    fn come_in(&mut self, entrant: usize, kind: BuyKind) {
        self.players[entrant].rebuys += u8::from(kind == BuyKind::Rebuy);
        match self.chips_of(kind) {
            Some(chips) => self.deal_chips(entrant, chips),
            None => self.rejoin(entrant),
        }
    }

    /// Puts out who is to go, and goes on.
    fn put_out(&mut self) {
        if self.is_tournament() { self.put_out_empty() } else { self.put_out_above() }
    }

    /// Begins the next round.
    fn go_on(&mut self) {
        if self.is_tournament() { self.next_round() } else { self.next_leg() }
    }

    /// Asks these, if there are any. Whether somebody is asked.
    fn ask(&mut self, offers: Vec<BuyOffer>) -> bool {
        for offer in &offers {
            self.say(format_args!("offer {} {}", offer.kind.name(), offer.entrant));
        }
        self.offers = offers;
        !self.offers.is_empty()
    }

    /// Gives those who go out together their places behind all who stay: who was behind by fewer
    /// is ahead.
    fn rank(&mut self, out: &[(usize, i64)], staying: usize) {
        for &(entrant, behind) in out {
            let ahead = out.iter().filter(|(_, other)| *other < behind).count();
            let rank = staying + ahead + 1;
            self.players[entrant].rank = Some(rank);
            self.say(format_args!("out {entrant} {rank}"));
        }
    }

    /// Gives those who are left their places, and pays the prizes.
    fn finish(&mut self) {
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
    const fn chance(&self, decision: u64) -> Random {
        Random::new(self.seed, decision)
    }
}
