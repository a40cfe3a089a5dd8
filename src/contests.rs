//! The contests of one person: the wallet, the open contest with its tables of bots, and the
//! booking of payments and prizes.
//!
//! ```text
//! lobby ─► enter ─► own fixture ─► its match, played by the person ─► report ─► prize ─► wallet
//!            │         ▲                                             │
//!          wallet      └──────── news, purchase offers ◄─ tables of bots
//! ```
//!
//! There are no clocks and no threads: [`Contests::play`] plays the other tables until the caller
//! stops it. Wallet and contest are two texts; payments that only the contest has are booked in the
//! wallet when both are read again.

mod error;
mod rules;
mod news;
mod table;
mod contest;

use crate::contest::{
    Account, BuyAnswer, Cause, ContestKind, ContestResult, Director, Entrant, PERSON, Play, Terms,
    Unsuited, Wallet, WalletError, write_contest,
};
use crate::game::Counted;
use crate::lobby::{self, Announced, Moment};
use crate::named::named;

pub use contest::FixtureRecord;
pub use error::ContestsError;
pub use news::{News, Stage, news, reached, stage, to_prizes};
pub use rules::contest_rules;
pub use table::{ContestTable, buys};

use contest::Contest;

/// Number of announced tournaments.
const ANNOUNCED: usize = 12;

/// The contests that the rules allow, and the kinds that they do not, with the reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    /// The offered ring games and sit'n'goes, and the next tournaments.
    pub offers: Vec<Announced>,
    /// The kinds of contests that are not held by these rules.
    pub refused: Vec<(ContestKind, Unsuited)>,
}

named! {
    /// The next task of the person in the contest.
    pub enum ContestState {
        /// Playing the own fixture.
        Playing = "playing",
        /// Waiting for other tables.
        Waiting = "waiting",
        /// Answering an offer to buy.
        Asked = "asked",
        /// None: the person is out, and the contest goes on.
        Out = "out",
        /// None: the contest is over.
        Over = "over",
    }
}

/// A person's wallet and open contest.
///
/// ```
/// use istaka::lobby::Moment;
/// use istaka::{Bot, Level, read_record};
/// use istaka::contests::{ContestState, Contests};
/// use istaka::okey::{Player, Rules};
/// use istaka::contest::Wallet;
/// let now = Moment { day: 20261124, minute: 720 };
/// let mut contests = Contests::new(Wallet::new(now.day), now.day);
/// contests.enter("turkish", "ring 3 4 100", now, "Nermin", 42)?;
/// assert_eq!(contests.wallet().chips(), 1890);
/// // The fixture is a match like any other; here bots play it to its end.
/// let mut game = read_record::<Rules>(&contests.own_fixture()?.record)?;
/// let mut bot = Player::new(&Rules::turkish(), Level::Hard, 0);
/// while !game.is_over() {
///     match game.turn() {
///         Some(seat) => {
///             let action = bot.decide(&game.view(seat).unwrap(), &mut || false);
///             game.play(seat, action)?;
///         }
///         None => game.deal()?,
///     }
/// }
/// contests.report(&game)?;
/// assert_eq!(contests.state(), Some(ContestState::Over));
/// let prize = contests.director().unwrap().prizes()[0];
/// assert_eq!(contests.wallet().chips(), 1890 + prize);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Contests {
    wallet: Wallet,
    today: u32,
    contest: Option<Contest>,
}

/// The person as an entrant with this number of chips.
pub fn person(name: &str, purse: u64) -> Entrant {
    Entrant { name: name.trim().to_owned(), player: PERSON.to_owned(), purse }
}

/// Lists the contests by these rules at this time; `players` is the number of players at one table.
///
/// # Errors
/// [`ContestsError::BadRules`], and [`ContestsError::Closed`] if there is no such time.
pub fn lobby(rules: &str, players: usize, now: Moment) -> Result<Lobby, ContestsError> {
    let rules = contest_rules(rules)?;
    let next_day = lobby::next_day(now.day).ok_or(ContestsError::Closed)?;
    let mut found = Lobby::default();
    for kind in ContestKind::ALL {
        let offers = match kind {
            ContestKind::Tournament => lobby::tournaments(&*rules, now, next_day, ANNOUNCED),
            _ => lobby::tables(&*rules, kind, players, 0),
        };
        match offers {
            Ok(offers) => found.offers.extend(offers),
            Err(unsuited) => found.refused.push((kind, unsuited)),
        }
    }
    Ok(found)
}

/// The contests by these rules that a player with this purse is offered first ([`lobby::first`]).
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn first(rules: &str, purse: u64) -> Result<Vec<Announced>, ContestsError> {
    Ok(lobby::first(&*contest_rules(rules)?, purse))
}

/// The identifier of the contest by the same terms that starts at once ([`lobby::again`]).
pub fn again(director: &Director) -> Option<String> {
    let (terms, entrants) = (director.terms(), director.entrants().len());
    lobby::again(&*contest_rules(&terms.rules).ok()?, terms, entrants)
}

/// The number of points of a round that count as one point of a tournament.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn points_of_one(rules: &str) -> Result<u16, ContestsError> {
    Ok(contest_rules(rules)?.points_of_one())
}

/// The unit of the score of a match by these rules.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn counts_of(rules: &str) -> Result<Counted, ContestsError> {
    Ok(contest_rules(rules)?.unit())
}

/// Returns the contest with this name ([`Announced::id`]).
///
/// # Errors
/// [`ContestsError::BadRules`], [`ContestsError::NoSuchOffer`], [`ContestsError::Unsuited`].
pub fn offer(rules: &str, id: &str, seed: u64) -> Result<Announced, ContestsError> {
    let found = Announced::find(&*contest_rules(rules)?, id, seed)?;
    found.ok_or_else(|| ContestsError::NoSuchOffer(id.chars().take(60).collect()))
}

/// The entrants of a contest: this person, and bots.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn comers(announced: &Announced, person: Entrant) -> Result<Vec<Entrant>, ContestsError> {
    let styles = contest_rules(&announced.terms.rules)?.styles();
    Ok(lobby::entrants(announced, styles, Some(person)))
}

/// Reads a saved contest. The stored actions of a fixture are replayed by the rules and must lead
/// to the reported result; the records of these fixtures are returned with the director.
///
/// # Errors
/// [`ContestsError::Contest`].
pub fn read_confirmed(text: &str) -> Result<(Director, Vec<FixtureRecord>), ContestsError> {
    let (contest, fixtures) = contest::read(text)?;
    Ok((contest.director().clone(), fixtures))
}

impl Contests {
    /// Creates the contests of a person with this wallet; `day` is a number such as 20261124.
    pub const fn new(wallet: Wallet, day: u32) -> Contests {
        Contests { wallet, today: day, contest: None }
    }

    /// The person's wallet.
    pub const fn wallet(&self) -> &Wallet {
        &self.wallet
    }

    /// Sets the current day and refills the wallet, once a day. Returns the number of added chips.
    pub fn fill(&mut self, day: u32) -> u64 {
        self.today = day;
        self.wallet.fill(day)
    }

    /// The director of the open contest.
    pub fn director(&self) -> Option<&Director> {
        self.contest.as_ref().map(|contest| contest.director())
    }

    /// The person's next task in it.
    pub fn state(&self) -> Option<ContestState> {
        self.director().map(state_of)
    }

    /// Enters the person in a contest by its name ([`Announced::id`]) and opens the contest: the
    /// buy-in is paid, and all entrants are seated. `seed` is used by contests without a fixed
    /// start.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn enter(
        &mut self,
        rules: &str,
        id: &str,
        now: Moment,
        name: &str,
        seed: u64,
    ) -> Result<(), ContestsError> {
        if self.contest.is_some() {
            return Err(ContestsError::ContestRuns);
        }
        let announced = offer(rules, id, seed)?;
        if !announced.is_open(now) {
            return Err(ContestsError::Closed);
        }
        // A player who knows its deals cannot play it again.
        if self.wallet.knows(announced.seed) {
            return Err(ContestsError::Entered);
        }
        let purse = self.wallet.chips();
        if purse < announced.terms.buy_in() {
            return Err(WalletError::TooFewChips.into());
        }
        let entrants = comers(&announced, person(name, purse))?;
        let director = Director::open(announced.terms, entrants, announced.seed)?;
        let mut wallet = self.wallet.clone();
        book(&mut wallet, &director, now.day)?;
        let contest = Contest::new(director, contest_rules(rules)?)?;
        (self.wallet, self.contest, self.today) = (wallet, Some(contest), now.day);
        Ok(())
    }

    /// Resumes a saved contest. Payments missing in the wallet, for example after the program was
    /// interrupted, are booked.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn take(&mut self, contest: &str) -> Result<(), ContestsError> {
        if self.contest.is_some() {
            return Err(ContestsError::ContestRuns);
        }
        let (contest, _) = contest::read(contest)?;
        let director = contest.director();
        if director.person().is_none() || !self.wallet.is_open(director.seed()) {
            return Err(WalletError::NotOpen(director.seed()).into());
        }
        let mut wallet = self.wallet.clone();
        book(&mut wallet, director, self.today)?;
        (self.wallet, self.contest) = (wallet, Some(contest));
        Ok(())
    }

    /// The open contest as text.
    pub fn save_contest(&self) -> Option<String> {
        self.director().map(write_contest)
    }

    /// The person's fixture, before its first deal.
    ///
    /// # Errors
    /// [`ContestsError::NoContest`], [`ContestsError::NoOwnFixture`].
    pub fn own_fixture(&self) -> Result<FixtureRecord, ContestsError> {
        self.contest.as_ref().ok_or(ContestsError::NoContest)?.own()
    }

    /// Returns `true` if a match belongs to that fixture; it may be unfinished.
    pub fn fits(&self, game: &dyn Play) -> bool {
        self.contest.as_ref().is_some_and(|contest| contest.fits(game))
    }

    /// The state of the contest with the person's fixture played as far as in this match.
    ///
    /// # Errors
    /// [`ContestsError::NoContest`], [`ContestsError::NoOwnFixture`],
    /// [`ContestsError::OtherFixture`].
    pub fn amid(&self, game: &dyn Play) -> Result<Director, ContestsError> {
        self.contest.as_ref().ok_or(ContestsError::NoContest)?.amid(game)
    }

    /// Takes the finished match of that fixture.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn report(&mut self, game: &dyn Play) -> Result<(), ContestsError> {
        self.change(|contest| contest.report(game))
    }

    /// Takes the person's answer to an offer.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn answer(&mut self, answer: BuyAnswer) -> Result<(), ContestsError> {
        self.change(|contest| contest.answer(answer))
    }

    /// Plays tables of bots, move by move, until `stop` returns true or a round is settled. Returns
    /// `true` if more can be played now: `false` once all tables have played the person's round,
    /// and after every round if the person is out, so that its news can be shown. The next call
    /// plays the next round.
    ///
    /// # Errors
    /// [`ContestsError::NoContest`], and [`ContestsError::Wallet`] if the wallet has no room for
    /// the prize; then the round goes on.
    pub fn play(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<bool, ContestsError> {
        self.change(|contest| contest.play(stop))
    }

    /// The finished table of bots with this number in this round or the previous one; it is played
    /// first if necessary. `None` for any other table.
    ///
    /// # Errors
    /// As [`Contests::play`].
    pub fn watch(&mut self, table: usize) -> Result<Option<FixtureRecord>, ContestsError> {
        self.change(|contest| contest.watch(table))
    }

    /// The numbers of the tables that can be watched.
    pub fn watchable(&self) -> Vec<usize> {
        self.contest.as_ref().map_or(Vec::new(), |contest| contest.watchable())
    }

    /// Leaves the contest. A player who is still in loses the stake.
    ///
    /// # Errors
    /// [`ContestsError::PrizeOpen`] if the player's place may get a prize;
    /// [`ContestsError::NoContest`].
    pub fn leave(&mut self) -> Result<(), ContestsError> {
        let director = self.director().ok_or(ContestsError::NoContest)?;
        let place = place(director);
        if !director.is_over() {
            if place.is_some_and(|place| place <= director.payouts().len()) {
                return Err(ContestsError::PrizeOpen);
            }
            let (seed, result) = (director.seed(), result(director, place));
            if self.wallet.is_open(seed) {
                self.wallet.win(self.today, seed, 0, result)?;
            }
        }
        self.contest = None;
        Ok(())
    }

    /// Changes the contest and books its payments. If the contest or the wallet refuses, for
    /// example because its chips were spent elsewhere meanwhile, the contest is unchanged.
    fn change<T>(
        &mut self,
        act: impl FnOnce(&mut Contest) -> Result<T, ContestsError>,
    ) -> Result<T, ContestsError> {
        let contest = self.contest.as_mut().ok_or(ContestsError::NoContest)?;
        let before = contest.director().clone();
        let done = act(contest);
        if done.is_err() {
            contest.set_back(before);
            return done;
        }
        // After the prize was taken there is nothing to book.
        if self.wallet.is_open(before.seed()) {
            let mut wallet = self.wallet.clone();
            if let Err(refused) = book(&mut wallet, contest.director(), self.today) {
                contest.set_back(before);
                return Err(refused.into());
            }
            self.wallet = wallet;
        }
        done
    }
}

/// The person's next task in a contest; none in a contest of bots.
pub fn state_of(director: &Director) -> ContestState {
    let Some(person) = director.person().filter(|_| !director.is_over()) else {
        return if director.is_over() { ContestState::Over } else { ContestState::Out };
    };
    let asked = director.offers().iter().any(|offer| offer.entrant == person);
    let plays = || director.fixtures().iter().any(|fixture| fixture.seats.contains(&Some(person)));
    match () {
        () if asked => ContestState::Asked,
        () if !director.is_in(person) => ContestState::Out,
        () if plays() => ContestState::Playing,
        () => ContestState::Waiting,
    }
}

/// Books payments missing in the wallet: the person's purchases, and the prize once the contest is
/// over.
fn book(wallet: &mut Wallet, director: &Director, day: u32) -> Result<(), WalletError> {
    let Some(person) = director.person() else { return Ok(()) };
    let (seed, paid) = (director.seed(), paid(director));
    let lacks = paid.saturating_sub(wallet.paid(seed));
    // A freeroll costs nothing, but is booked as open.
    if lacks > 0 || !wallet.knows(seed) {
        wallet.pay(day, seed, lacks)?;
    }
    if director.is_over() && wallet.is_open(seed) {
        let result = result(director, place(director));
        wallet.win(day, seed, director.prizes()[person], result)?;
    }
    Ok(())
}

/// The chips that the person has paid into a contest.
pub fn paid(director: &Director) -> u64 {
    let purse = director.person().map(Account::Purse);
    let movements = director.ledger().movements().iter();
    let own = movements
        .filter(|paid| Some(paid.from) == purse && matches!(paid.cause, Cause::Stake | Cause::Fee));
    own.map(|paid| paid.chips).sum()
}

/// The person's place, once the person is out or the contest is over.
fn place(director: &Director) -> Option<usize> {
    let person = director.person()?;
    let places = director.standings();
    places.iter().find(|place| place.entrant == person && !place.playing).map(|place| place.rank)
}

fn result(director: &Director, place: Option<usize>) -> ContestResult {
    let Terms { kind, format, .. } = *director.terms();
    ContestResult { kind, format, entrants: director.entrants().len(), place }
}
