//! An open contest of any game: the tables at which only bots play, and the player's own fixture,
//! which is played elsewhere and reported.

use super::error::ContestsError;
use super::rules::contest_rules;
use super::table::{ContestTable, buys};
use crate::bots::Character;
use crate::contest::{
    BadContest, BuyAnswer, ContestError, Director, Entrant, Fixture, PERSON, Play,
    read_played_contest,
};
use crate::lobby::{BotTable, ContestRules};
use crate::notation::excerpt;
use crate::plain::{self, plain};
use crate::record::{is_name, write_names, write_record, write_record_as};
use crate::sort::sort_short;

/// A fixture as a record, with the entrants at its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixtureRecord {
    /// The round of the contest, counted from 1.
    pub round: usize,
    /// The number of the table.
    pub table: usize,
    /// The entrant at each seat, by number.
    pub seats: [Option<usize>; 4],
    /// The match.
    pub record: String,
}

/// An open contest of any game.
pub struct Contest {
    director: Director,
    rules: Box<dyn ContestRules>,
    /// The bots of the last table, which reuse their memory at the next one.
    bots: Option<Box<dyn BotTable>>,
    /// The table that is being played.
    contest_table: Option<ContestTable>,
    /// The finished tables of bots in the last round that had any, and in the round before it.
    played: Vec<FixtureRecord>,
}

/// Returns `true` if a fixture is of this round or the previous one.
const fn is_recent(fixture: &FixtureRecord, round: usize) -> bool {
    fixture.round + 1 >= round
}

/// Reads a saved contest. The stored actions of a fixture are replayed by the rules; the records of
/// these fixtures are returned with the contest.
///
/// # Errors
/// [`ContestsError::Contest`].
pub fn read(text: &str) -> Result<(Contest, Vec<FixtureRecord>), ContestsError> {
    let mut fixtures: Vec<FixtureRecord> = Vec::new();
    let director = read_played_contest(text, &mut |fixture, actions, report| {
        if actions.is_empty() {
            return Ok(());
        }
        let rules = contest_rules(&fixture.rules).map_err(|error| error.to_string())?;
        let mut game = rules.game(fixture).map_err(|error| error.to_string())?;
        let confirmed = fixture.confirm(&mut *game, actions, report);
        confirmed.map_err(|error| error.to_string())?;
        // The player plays every round until they are out.
        let (round, record) = (fixtures.len() + 1, write_record(&*game));
        fixtures.push(FixtureRecord { round, table: fixture.table, seats: fixture.seats, record });
        Ok(())
    })?;
    let terms = director.terms();
    let bad_rules = || expected("rules", 2, &terms.rules);
    let rules = contest_rules(&terms.rules).map_err(|_| bad_rules())?;
    let suits = rules.suit(terms, director.entrants().len()).is_ok();
    if !suits || rules.have_partners() != terms.partners {
        return Err(bad_rules());
    }
    if let Some((line, player)) = unknown_player(text, director.entrants()) {
        return Err(expected("player", line, player));
    }
    Ok((Contest::new(director, rules)?, fixtures))
}

fn expected(what: &'static str, line: usize, found: &str) -> ContestsError {
    ContestError { line, reason: BadContest::Expected(what, excerpt(found)) }.into()
}

/// The line and name of the first entrant who is neither the person nor a known bot.
fn unknown_player<'a>(text: &str, entrants: &'a [Entrant]) -> Option<(usize, &'a str)> {
    let is_entrant = |&(_, line): &(usize, &str)| plain(line).starts_with("entrant ");
    let lines = plain::lines(text).filter(is_entrant);
    let mut players = lines.map(|(line, _)| line).zip(entrants.iter().map(|one| &*one.player));
    players.find(|&(_, player)| player != PERSON && player.parse::<Character>().is_err())
}

impl Contest {
    /// Creates a contest by these rules in which nothing has been played.
    ///
    /// # Errors
    /// A bot with an open offer is unknown.
    pub fn new(director: Director, rules: Box<dyn ContestRules>) -> Result<Contest, ContestsError> {
        let mut contest =
            Contest { director, rules, bots: None, contest_table: None, played: Vec::new() };
        contest.advance()?;
        Ok(contest)
    }

    /// Answers the open offers of bots.
    fn advance(&mut self) -> Result<(), ContestsError> {
        let person = self.director.person();
        while let Some(&offer) =
            self.director.offers().iter().find(|offer| Some(offer.entrant) != person)
        {
            let answer = buys(&self.director, offer)?;
            self.director.answer(offer.entrant, answer)?;
        }
        Ok(())
    }

    fn own_fixture(&self) -> Option<Fixture> {
        let person = self.director.person()?;
        self.director.fixtures().into_iter().find(|fixture| fixture.seats.contains(&Some(person)))
    }

    /// Returns the player's own fixture, and its match without rounds after the fixture.
    fn own_match(&self, game: &dyn Play) -> Result<(Fixture, Box<dyn Play>), ContestsError> {
        let fixture = self.own_fixture().ok_or(ContestsError::NoOwnFixture)?;
        let begun = self.rules.game(&fixture)?;
        if !Fixture::goes_on(&*begun, game) {
            return Err(ContestsError::OtherFixture);
        }
        let rounds = game.rounds();
        // The match may go on after it.
        let last = rounds.len().min(fixture.until.most_rounds()).checked_sub(1);
        let own = last.and_then(|last| game.until(last, rounds[last].length));
        Ok((fixture, own.unwrap_or(begun)))
    }

    fn bots_fixtures(&self) -> impl Iterator<Item = Fixture> {
        let person = self.director.person();
        let own = move |fixture: &Fixture| person.is_some() && fixture.seats.contains(&person);
        self.director.fixtures().into_iter().filter(move |fixture| !own(fixture))
    }

    /// Seats the bots at a table.
    fn sit_down(&mut self, fixture: Fixture) -> Result<(), ContestsError> {
        let contest_table = ContestTable::new(fixture, &self.director, self.bots.take());
        self.contest_table = Some(contest_table?);
        Ok(())
    }

    /// Plays the current table until `stop` returns true; a finished table is reported.
    fn go_on(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<(), ContestsError> {
        let Some(contest_table) = &mut self.contest_table else { return Ok(()) };
        // An interrupted bot would play differently from the same contest elsewhere.
        while contest_table.step(&mut || false).map_err(|_| ContestsError::Unfinished)? {
            if stop() {
                return Ok(());
            }
        }
        let Some(ContestTable { fixture, bots }) = self.contest_table.take() else { return Ok(()) };
        let game = bots.game();
        let report = fixture.report(game, self.director.entrants().len());
        let record = self.record(&fixture, game);
        self.bots = Some(bots);
        let round = record.round;
        self.director.report(fixture.table, report.ok_or(ContestsError::Unfinished)?, &[])?;
        self.played.retain(|played| is_recent(played, round));
        self.played.push(record);
        self.advance()
    }

    /// The current round, counted from 1; the last one of a finished contest.
    fn round(&self) -> usize {
        self.director.rounds() + usize::from(!self.director.is_over())
    }

    /// The finished tables of bots in this round and the previous one.
    fn recent(&self) -> impl DoubleEndedIterator<Item = &FixtureRecord> {
        let round = self.round();
        self.played.iter().filter(move |played| is_recent(played, round))
    }

    fn record(&self, fixture: &Fixture, game: &dyn Play) -> FixtureRecord {
        let names = write_names(self.names(fixture)).unwrap_or_default();
        let record = write_record_as(game, &self.players(fixture), &names);
        let (round, table, seats) = (self.round(), fixture.table, fixture.seats);
        FixtureRecord { round, table, seats, record }
    }

    /// The names of the bots that a record can hold: a person needs no name there.
    fn names(&self, fixture: &Fixture) -> [&str; 4] {
        fixture.seats.map(|who| {
            let entrant = who.map(|entrant| &self.director.entrants()[entrant]);
            let named = |one: &&Entrant| one.player != PERSON && is_name(&one.name);
            entrant.filter(named).map_or("", |one| &one.name)
        })
    }

    /// The players as a record names them.
    fn players(&self, fixture: &Fixture) -> String {
        let word = |who: &Option<usize>| {
            who.map_or("-", |entrant| &self.director.entrants()[entrant].player)
        };
        fixture.seats.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// The director, which holds the contest.
    pub const fn director(&self) -> &Director {
        &self.director
    }

    /// The player's own fixture, before its first deal.
    ///
    /// # Errors
    /// [`ContestsError::NoOwnFixture`].
    pub fn own(&self) -> Result<FixtureRecord, ContestsError> {
        let fixture = self.own_fixture().ok_or(ContestsError::NoOwnFixture)?;
        Ok(self.record(&fixture, &*self.rules.game(&fixture)?))
    }

    /// Returns `true` if a match belongs to that fixture; it may be unfinished.
    pub fn fits(&self, game: &dyn Play) -> bool {
        self.own_match(game).is_ok()
    }

    /// The state of the contest with that fixture played as far as in this match.
    ///
    /// # Errors
    /// [`ContestsError`].
    pub fn amid(&self, game: &dyn Play) -> Result<Director, ContestsError> {
        let (fixture, game) = self.own_match(game)?;
        let over = game.rounds().iter().filter(|round| round.is_over).count();
        let so_far = fixture.so_far(&*game, self.director.entrants().len());
        Ok(self.director.amid(fixture.table, &so_far, over))
    }

    /// Takes the finished match of that fixture.
    ///
    /// # Errors
    /// [`ContestsError`]; then the caller must restore the contest with [`Contest::set_back`].
    pub fn report(&mut self, game: &dyn Play) -> Result<(), ContestsError> {
        let (fixture, game) = self.own_match(game)?;
        let report = fixture.report(&*game, self.director.entrants().len());
        let report = report.ok_or(ContestsError::Unfinished)?;
        self.director.report(fixture.table, report, &Fixture::lines(&*game))?;
        self.advance()
    }

    /// Takes the player's answer to an offer.
    ///
    /// # Errors
    /// [`ContestsError`]; then the caller must restore the contest with [`Contest::set_back`].
    pub fn answer(&mut self, answer: BuyAnswer) -> Result<(), ContestsError> {
        let person = self.director.person().unwrap_or(usize::MAX);
        self.director.answer(person, answer)?;
        self.advance()
    }

    /// Plays tables of bots, move by move, until `stop` returns true or a round is settled. Returns
    /// `true` if more can be played now; `false` after every round if the player is out.
    ///
    /// # Errors
    /// A bug in this program.
    pub fn play(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<bool, ContestsError> {
        let round = self.director.rounds();
        while self.director.rounds() == round {
            if self.contest_table.is_none() {
                let Some(fixture) = self.bots_fixtures().next() else { return Ok(false) };
                self.sit_down(fixture)?;
            }
            self.go_on(stop)?;
            if stop() {
                break;
            }
        }
        let settled = self.director.rounds() > round;
        let looks_on = self.director.person().is_none_or(|person| !self.director.is_in(person));
        // The news of a round is shown to a player who is out before the next round.
        let pause = settled && looks_on;
        Ok(!pause && (self.contest_table.is_some() || self.bots_fixtures().next().is_some()))
    }

    /// The finished table of bots with this number in this round or the previous one; it is played
    /// first if necessary. `None` for any other table.
    ///
    /// # Errors
    /// A bug in this program.
    pub fn watch(&mut self, table: usize) -> Result<Option<FixtureRecord>, ContestsError> {
        let open = self.bots_fixtures().find(|fixture| fixture.table == table);
        if let Some(fixture) = open {
            let begun = self
                .contest_table
                .as_ref()
                .is_some_and(|contest_table| contest_table.fixture.table == table);
            if !begun {
                self.go_on(&mut || false)?;
                self.sit_down(fixture)?;
            }
            self.go_on(&mut || false)?;
        }
        Ok(self.recent().rev().find(|played| played.table == table).cloned())
    }

    /// Restores an earlier state of the contest.
    pub fn set_back(&mut self, director: Director) {
        self.director = director;
    }

    /// The numbers of the tables that can be watched.
    pub fn watchable(&self) -> Vec<usize> {
        let played = self.recent().map(|played| played.table);
        let mut tables: Vec<usize> =
            self.bots_fixtures().map(|fixture| fixture.table).chain(played).collect();
        sort_short(&mut tables, |&table| table);
        tables.dedup();
        tables
    }
}
