//! The contests of one person: the wallet, the contest that is open, the tables of bots in it, and
//! the booking of payments and prizes.
//!
//! ```text
//! lobby ─► enter ─► own leg ─► its match, played by the person ─► report ─► prize ─► wallet
//!            │         ▲                                             │
//!          wallet      └────── news, what is asked ◄─ tables of bots
//! ```
//!
//! It plays on without a clock and without threads: [`Contests::play`] plays other tables until the
//! caller says stop. Wallet and contest are two texts; what one lacks of the other is booked when
//! both are read again.

mod error;
mod news;
mod contest;

use crate::bots::Offered;
use crate::contest::{
    Account, BuyAnswer, Cause, ContestKind, ContestResult, Director, Entrant, Match, PERSON,
    Staked, Terms, Unsuited, Wallet, WalletError, write_contest,
};
use crate::game::{Counted, Game};
use crate::games::AnyRules;
use crate::lobby::{self, Announced, Moment};
use crate::named::Named;
use crate::okey;

pub use contest::LegRecord;
pub use error::ContestsError;
pub use news::{News, news};

use contest::{Contest, ContestOf};

/// So many tournaments are announced.
const ANNOUNCED: usize = 12;

/// What can be played, and what cannot by these rules, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    /// What is on offer: ring games, sit'n'goes, and the next tournaments.
    pub offers: Vec<Announced>,
    /// Kinds of contests that are not held by these rules.
    pub refused: Vec<(ContestKind, Unsuited)>,
}

/// What a person has to do in his contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestState {
    /// To play his leg.
    Playing,
    /// To wait for other tables.
    Waiting,
    /// To answer whether he buys.
    Asked,
    /// Nothing any more: he is out, and the contest goes on.
    Out,
    /// Nothing any more: the contest is over.
    Over,
}

impl Named for ContestState {
    const NAMES: &'static [(Self, &'static str)] = &[
        (ContestState::Playing, "playing"),
        (ContestState::Waiting, "waiting"),
        (ContestState::Asked, "asked"),
        (ContestState::Out, "out"),
        (ContestState::Over, "over"),
    ];
}

/// A person's wallet, and the contest that he plays.
///
/// ```
/// use istaka::lobby::Moment;
/// use istaka::{Bot, ContestState, Contests, Level, Player, Round, Rules, Wallet, read_record};
/// let now = Moment { day: 20261124, minute: 720 };
/// let mut contests = Contests::new(Wallet::new(now.day), now.day);
/// contests.enter("turkish", "ring 3 4 100", now, "Nermin", 42)?;
/// assert_eq!(contests.wallet().chips(), 1890);
/// // The leg is a match like any other; here bots play it to its end.
/// let mut game = read_record::<Rules>(&contests.own_leg()?.record)?;
/// let mut bot = Player::new(&Rules::turkish(), Level::Hard, 0);
/// while !game.is_over() {
///     match game.round().and_then(Round::turn) {
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
    contest: Option<Box<dyn Contest>>,
}

/// The rules of one of the games.
fn rules_of(text: &str) -> Result<AnyRules, ContestsError> {
    text.parse().map_err(|_| ContestsError::BadRules)
}

/// The person as an entrant, with so many chips.
pub fn person(name: &str, purse: u64) -> Entrant {
    Entrant { name: name.trim().to_owned(), player: PERSON.to_owned(), purse }
}

/// What can be played by these rules at this moment, where so many are wanted at one table.
///
/// # Errors
/// [`ContestsError::BadRules`], and [`ContestsError::Closed`] where there is no such moment.
pub fn lobby(rules: &str, players: usize, now: Moment) -> Result<Lobby, ContestsError> {
    with_rules!(rules_of(rules)?, rules => lobby_of(&rules, players, now))
}

fn lobby_of<G: Staked>(rules: &G, players: usize, now: Moment) -> Result<Lobby, ContestsError> {
    let next_day = lobby::next_day(now.day).ok_or(ContestsError::Closed)?;
    let mut found = Lobby::default();
    for kind in ContestKind::ALL {
        let offers = match kind {
            ContestKind::Tournament => lobby::tournaments(rules, now, next_day, ANNOUNCED),
            _ => lobby::tables(rules, kind, players, 0),
        };
        match offers {
            Ok(offers) => found.offers.extend(offers),
            Err(unsuited) => found.refused.push((kind, unsuited)),
        }
    }
    Ok(found)
}

/// By these rules so many points of a round count as one point of a tournament.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn points_of_one(rules: &str) -> Result<u16, ContestsError> {
    fn points<G: Staked>(_: G) -> u16 {
        G::POINTS_OF_ONE
    }
    Ok(with_rules!(rules_of(rules)?, rules => points(rules)))
}

/// What a match by these rules counts.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn counts_of(rules: &str) -> Result<Counted, ContestsError> {
    Ok(with_rules!(rules_of(rules)?, rules => rules.counts()))
}

/// The contest of this name, as [`Announced::id`] has it.
///
/// # Errors
/// [`ContestsError::BadRules`], [`ContestsError::NoSuchOffer`], [`ContestsError::Unsuited`].
pub fn offer(rules: &str, id: &str, seed: u64) -> Result<Announced, ContestsError> {
    let found = with_rules!(rules_of(rules)?, rules => Announced::find(&rules, id, seed));
    found?.ok_or_else(|| ContestsError::NoSuchOffer(id.chars().take(60).collect()))
}

/// Who comes to a contest: this person, and bots.
///
/// # Errors
/// [`ContestsError::BadRules`].
pub fn comers(announced: &Announced, person: Entrant) -> Result<Vec<Entrant>, ContestsError> {
    fn entrants<G: Offered>(_: G, announced: &Announced, person: Entrant) -> Vec<Entrant> {
        lobby::entrants::<G::Player>(announced, Some(person))
    }
    let rules = rules_of(&announced.terms.rules)?;
    Ok(with_rules!(rules, rules => entrants(rules, announced, person)))
}

/// Reads a kept contest. What was done in a leg is played again by the rules and must come to what
/// was reported; the records of such legs come with the director.
///
/// # Errors
/// [`ContestsError::Contest`].
pub fn read_confirmed(text: &str) -> Result<(Director, Vec<LegRecord>), ContestsError> {
    let (contest, legs) = read(text)?;
    Ok((contest.director().clone(), legs))
}

/// A contest, and what was played at the person's table.
type Read = (Box<dyn Contest>, Vec<LegRecord>);

fn opened<G: Offered + Staked>(
    _: G,
    director: Director,
) -> Result<Box<dyn Contest>, ContestsError> {
    Ok(Box::new(ContestOf::<G::Player>::new(director)?))
}

fn read(text: &str) -> Result<Read, ContestsError> {
    fn of<G: Offered + Staked>(_: G, text: &str) -> Result<Read, ContestsError> {
        contest::read::<G::Player>(text)
    }
    let rules = text.lines().nth(1).and_then(|line| line.strip_prefix("rules "));
    // Of a text without rules Okey says which of its lines is wrong.
    let rules = rules.and_then(|rules| rules.parse().ok());
    with_rules!(rules.unwrap_or(okey::Rules::usual().into()), rules => of(rules, text))
}

impl Contests {
    /// Creates the contests of a person with this wallet on this day, as in 20261124.
    pub const fn new(wallet: Wallet, day: u32) -> Contests {
        Contests { wallet, today: day, contest: None }
    }

    /// His play chips.
    pub const fn wallet(&self) -> &Wallet {
        &self.wallet
    }

    /// Says that it is this day, and fills the wallet up, once a day. How many chips came.
    pub fn fill(&mut self, day: u32) -> u64 {
        self.today = day;
        self.wallet.fill(day)
    }

    /// The contest that is open.
    pub fn director(&self) -> Option<&Director> {
        self.contest.as_ref().map(|contest| contest.director())
    }

    /// What the person has to do in it.
    pub fn state(&self) -> Option<ContestState> {
        self.director().map(state_of)
    }

    /// Registers the person for a contest by its name ([`Announced::id`]), and opens it: he pays,
    /// and everybody is seated. A contest without a fixed start takes this seed.
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
        let contest = with_rules!(rules_of(rules)?, rules => opened(rules, director)?);
        (self.wallet, self.contest, self.today) = (wallet, Some(contest), now.day);
        Ok(())
    }

    /// Takes up a kept contest. What the wallet lacks of it is booked, where the program was ended
    /// between the two.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn take(&mut self, contest: &str) -> Result<(), ContestsError> {
        if self.contest.is_some() {
            return Err(ContestsError::ContestRuns);
        }
        let (contest, _) = read(contest)?;
        let director = contest.director();
        if director.person().is_none() || !self.wallet.is_open(director.seed()) {
            return Err(WalletError::NotOpen(director.seed()).into());
        }
        let mut wallet = self.wallet.clone();
        book(&mut wallet, director, self.today)?;
        (self.wallet, self.contest) = (wallet, Some(contest));
        Ok(())
    }

    /// The contest that is open, as text.
    pub fn save_contest(&self) -> Option<String> {
        self.director().map(write_contest)
    }

    /// The person's leg, with nothing dealt.
    ///
    /// # Errors
    /// [`ContestsError::NoContest`], [`ContestsError::NoOwnLeg`].
    pub fn own_leg(&self) -> Result<LegRecord, ContestsError> {
        self.contest.as_ref().ok_or(ContestsError::NoContest)?.own()
    }

    /// Tells if a match is of that leg, as far as it has been played.
    pub fn fits<G: Game>(&self, game: &Match<G>) -> bool {
        self.contest.as_ref().is_some_and(|contest| contest.fits(game))
    }

    /// Returns the contest as it stands with that leg as far as it has been played.
    ///
    /// # Errors
    /// [`ContestsError::NoContest`], [`ContestsError::NoOwnLeg`], [`ContestsError::OtherLeg`].
    pub fn amid<G: Game>(&self, game: &Match<G>) -> Result<Director, ContestsError> {
        self.contest.as_ref().ok_or(ContestsError::NoContest)?.amid(game)
    }

    /// Takes that leg when it has been played.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn report<G: Game>(&mut self, game: &Match<G>) -> Result<(), ContestsError> {
        self.change(|contest| contest.report(game))
    }

    /// Takes the person's answer to what he is asked.
    ///
    /// # Errors
    /// [`ContestsError`]; nothing has changed.
    pub fn answer(&mut self, answer: BuyAnswer) -> Result<(), ContestsError> {
        self.change(|contest| contest.answer(answer))
    }

    /// Plays tables of bots, move by move, until `stop` says so or a round is settled. Whether
    /// there is something left to play now: nothing once all have played the round that the person
    /// plays, and where he is out nothing after a round, so that he sees what has happened. The
    /// next call plays the next round.
    ///
    /// # Errors
    /// [`ContestsError::NoContest`], and [`ContestsError::Wallet`] where the prize has no room in
    /// the wallet; then the round goes on.
    pub fn play(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<bool, ContestsError> {
        self.change(|contest| contest.play(stop))
    }

    /// A table of bots, of this round or of the one before, played to its end; nothing where it is
    /// none.
    ///
    /// # Errors
    /// As [`Contests::play`].
    pub fn watch(&mut self, table: usize) -> Result<Option<LegRecord>, ContestsError> {
        self.change(|contest| contest.watch(table))
    }

    /// The tables that can be watched.
    pub fn watchable(&self) -> Vec<usize> {
        self.contest.as_ref().map_or(Vec::new(), |contest| contest.watchable())
    }

    /// Leaves the contest. A player who is still in loses his stake.
    ///
    /// # Errors
    /// [`ContestsError::PrizeOpen`]: his place may be paid; [`ContestsError::NoContest`].
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

    /// Does something in the contest and books what it has brought or cost. Where the contest
    /// refuses it, or the wallet, as when its chips have gone elsewhere meanwhile, the contest
    /// stands as before.
    fn change<T>(
        &mut self,
        act: impl FnOnce(&mut dyn Contest) -> Result<T, ContestsError>,
    ) -> Result<T, ContestsError> {
        let contest = self.contest.as_deref_mut().ok_or(ContestsError::NoContest)?;
        let before = contest.director().clone();
        let done = act(contest);
        if done.is_err() {
            contest.set_back(before);
            return done;
        }
        // Once its prize has been taken there is nothing to book, whatever is still asked of it.
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

/// What the person has to do in a contest; nothing in one of bots.
pub fn state_of(director: &Director) -> ContestState {
    let Some(person) = director.person().filter(|_| !director.is_over()) else {
        return if director.is_over() { ContestState::Over } else { ContestState::Out };
    };
    let asked = director.offers().iter().any(|offer| offer.entrant == person);
    let plays = || director.legs().iter().any(|leg| leg.seats.contains(&Some(person)));
    match () {
        () if asked => ContestState::Asked,
        () if !director.is_in(person) => ContestState::Out,
        () if plays() => ContestState::Playing,
        () => ContestState::Waiting,
    }
}

/// Books in the wallet what it lacks: what the person has paid, and once the contest is over his
/// prize.
fn book(wallet: &mut Wallet, director: &Director, day: u32) -> Result<(), WalletError> {
    let Some(person) = director.person() else { return Ok(()) };
    let (seed, paid) = (director.seed(), paid(director));
    let lacks = paid.saturating_sub(wallet.paid(seed));
    // A freeroll is paid with nothing, and yet open.
    if lacks > 0 || !wallet.knows(seed) {
        wallet.pay(day, seed, lacks)?;
    }
    if director.is_over() && wallet.is_open(seed) {
        let result = result(director, place(director));
        wallet.win(day, seed, director.prizes()[person], result)?;
    }
    Ok(())
}

/// What the person has paid into a contest.
pub fn paid(director: &Director) -> u64 {
    let purse = director.person().map(Account::Purse);
    let movements = director.ledger().movements().iter();
    let own = movements
        .filter(|paid| Some(paid.from) == purse && matches!(paid.cause, Cause::Stake | Cause::Fee));
    own.map(|paid| paid.chips).sum()
}

/// The person's place, once he is out or the contest is over.
fn place(director: &Director) -> Option<usize> {
    let person = director.person()?;
    let places = director.standings();
    places.iter().find(|place| place.entrant == person && !place.playing).map(|place| place.rank)
}

fn result(director: &Director, place: Option<usize>) -> ContestResult {
    let Terms { kind, format, .. } = *director.terms();
    ContestResult { kind, format, entrants: director.entrants().len(), place }
}
