//! A program at a table of the page: turns the views that the page sends into the lines of the
//! protocol, and lines into answers.

use std::time::Instant;

use istaka::{AnyRules, Indicator, Seat, Tile, with_rules};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::client::{Client, LONGEST, Loss};
use crate::contested::Contested;
use crate::messages::{Told, cannot_wait, part, said_action};
use crate::output::remark;

/// A question of the page.
#[derive(Deserialize)]
pub struct Question {
    /// The match: a text that no other match has.
    r#match: String,
    /// The number of the round in the match, from 1.
    round: u64,
    /// The view of the seat, with all else that the page shows.
    view: Box<RawValue>,
    /// The reason for which the last answer to this view was not played.
    refused: Option<Refused>,
}

#[derive(Deserialize)]
struct Refused {
    code: String,
    words: String,
}

/// The answer to the page.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Answer {
    /// The action, in the notation of records.
    Action(String),
    /// The program has lost its seat, for this reason.
    Lost(&'static str),
    /// The view was one of a round that is over.
    Heard(bool),
}

/// The fields of a view that the other messages repeat.
#[derive(Deserialize)]
struct Seen {
    rules: String,
    seat: Seat,
    starter: Seat,
    #[serde(default)]
    indicator: Option<Tile>,
    players: [Player; 4],
    history: Vec<Box<RawValue>>,
    points: [i64; 4],
    outcome: Option<Box<RawValue>>,
}

#[derive(Deserialize)]
struct Player {
    playing: bool,
    open: Vec<Tile>,
}

/// The part of a round that the program has been told.
struct Round {
    r#match: String,
    number: u64,
    events: Vec<String>,
    /// The points before the round.
    before: [i64; 4],
    /// The points at its end; `None` while it runs.
    after: Option<[i64; 4]>,
}

impl Round {
    fn is(&self, question: &Question) -> bool {
        self.r#match == question.r#match && self.number == question.round
    }
}

/// Starts the program.
type Start = Box<dyn Fn() -> Result<Client, String>>;

/// A program and what it has been told.
pub struct Guest {
    pub name: String,
    start: Start,
    /// `None` once it has lost its seat.
    client: Option<Client>,
    chances: u32,
    seconds: f64,
    /// The rules of the table that it was told of.
    rules: Option<String>,
    round: Option<Round>,
    /// Answers to the current view that could not be played.
    errors: u32,
    /// The time limit of the answer to the current view.
    deadline: Instant,
}

impl Guest {
    /// Starts a program and greets it.
    ///
    /// # Errors
    /// The reason for which it did not start.
    pub fn meet(start: Start, chances: u32, seconds: f64) -> Result<Guest, String> {
        let mut client = start()?;
        let greeted = client.greet();
        let deadline = client.deadline();
        let (name, rules, round, errors) = (client.name.clone(), None, None, 0);
        let client = Some(client);
        let mut guest =
            Guest { name, start, client, chances, seconds, rules, round, errors, deadline };
        if let Err(loss) = greeted {
            guest.lose(loss);
        }
        Ok(guest)
    }

    /// Answers a question of the page. A program that fails loses its seat for good.
    ///
    /// # Errors
    /// The question makes no sense.
    pub fn answer(&mut self, question: Question, names: &[String; 4]) -> Result<Answer, String> {
        let wrong = |error: serde_json::Error| format!("a view cannot be read: {error}");
        let rules: Rules = serde_json::from_str(question.view.get()).map_err(wrong)?;
        let rules: AnyRules = rules.rules.parse()?;
        // The page sends more than the protocol has.
        let view = with_rules!(rules, rules => reread(rules, &question.view)).map_err(wrong)?;
        let seen: Seen = serde_json::from_str(view.get()).map_err(wrong)?;
        match self.ask(question, seen, view, names) {
            Ok(answer) => Ok(answer),
            Err(loss) => {
                self.lose(loss);
                Ok(Answer::Lost(loss.code()))
            }
        }
    }

    fn ask(
        &mut self,
        question: Question,
        seen: Seen,
        view: Box<RawValue>,
        names: &[String; 4],
    ) -> Result<Answer, Loss> {
        if let Some(Refused { code, words }) = question.refused {
            self.refuse(&code, words)?;
            return self.hear();
        }
        let over = |round: &Round| round.is(&question) && round.after.is_some();
        if seen.outcome.is_some() && self.round.as_ref().is_some_and(over) {
            return Ok(Answer::Heard(true));
        }
        self.tell_table(&seen, names)?;
        self.tell_round(question.r#match, question.round, &seen)?;
        self.errors = 0;
        if seen.outcome.is_some() {
            return Ok(Answer::Heard(true));
        }
        self.tell(&Told::View { view })?;
        self.deadline = self.client()?.deadline();
        self.hear()
    }

    fn client(&mut self) -> Result<&mut Client, Loss> {
        self.client.as_mut().ok_or(Loss::Closed)
    }

    fn tell(&mut self, message: &Told<'_>) -> Result<(), Loss> {
        self.client()?.tell(message)
    }

    /// Tells the table. A program hears of one only, so other rules are told to another process.
    fn tell_table(&mut self, seen: &Seen, names: &[String; 4]) -> Result<(), Loss> {
        if self.rules.as_ref() == Some(&seen.rules) {
            return Ok(());
        }
        if self.rules.replace(seen.rules.clone()).is_some() {
            self.client.take().ok_or(Loss::Closed)?.quit();
            self.round = None;
            let client = (self.start)().map_err(|words| {
                remark(words);
                Loss::Closed
            })?;
            self.client.insert(client).greet()?;
        }
        let rules: AnyRules = seen.rules.parse().expect("they were read before");
        let here = with_rules!(rules, rules => istaka::Game::seats(&rules));
        let (chances, seconds) = (self.chances, self.seconds);
        self.tell(&Told::Table {
            rules: part(&seen.rules),
            seat: seen.seat,
            players: Seat::ALL.map(|seat| here.contains(seat).then(|| names[seat.index()].clone())),
            seconds,
            chances,
            length: LONGEST,
        })
    }

    /// Tells what has happened since the last view. A round begins anew if something of it was
    /// taken back.
    fn tell_round(&mut self, r#match: String, number: u64, seen: &Seen) -> Result<(), Loss> {
        let events: Vec<String> = seen.history.iter().map(|event| event.get().to_owned()).collect();
        let last = self.round.take();
        let same = last.as_ref().is_some_and(|last| last.r#match == r#match);
        let before = match &last {
            Some(last) if same && last.number == number => last.before,
            Some(Round { number: last, after: Some(points), .. }) if same && last + 1 == number => {
                *points
            }
            _ if number == 1 => [0; 4],
            // A program that joins a later round is told the points as they are.
            _ => seen.points,
        };
        let known = last.filter(|last| {
            same && last.number == number
                && last.after.is_none()
                && events.starts_with(&last.events)
        });
        if known.is_none() {
            self.tell(&Told::Round {
                number,
                r#match: None,
                seats: Seat::ALL
                    .into_iter()
                    .filter(|seat| seen.players[seat.index()].playing)
                    .collect(),
                starter: seen.starter,
                indicator: seen.indicator,
                okey: seen.indicator.map(|tile| Indicator(tile.kind()).okey()),
                points: before,
            })?;
        }
        for event in &seen.history[known.map_or(0, |last| last.events.len())..] {
            self.tell(&Told::Event { event: event.clone() })?;
        }
        if let Some(outcome) = &seen.outcome {
            let scores = Seat::ALL.map(|seat| seen.points[seat.index()] - before[seat.index()]);
            self.tell(&Told::Result {
                outcome: outcome.clone(),
                open: seen.players.each_ref().map(|player| player.open.as_slice()),
                scores,
                points: seen.points,
            })?;
        }
        let after = seen.outcome.is_some().then_some(seen.points);
        self.round = Some(Round { r#match, number, events, before, after });
        Ok(())
    }

    /// Waits for an action that can be read.
    fn hear(&mut self) -> Result<Answer, Loss> {
        loop {
            let deadline = self.deadline;
            let line = self.client()?.answer(deadline)?;
            let (code, words) = match said_action(&line) {
                Ok(action) if action == "quit" => return Err(Loss::Left),
                Ok(action) if action == "wait" => cannot_wait(),
                Ok(action) => return Ok(Answer::Action(action)),
                Err(wrong) => wrong,
            };
            self.refuse(code, words)?;
        }
    }

    /// Counts and tells an error.
    fn refuse(&mut self, code: &str, words: String) -> Result<(), Loss> {
        self.errors += 1;
        self.tell(&Told::Error { code, words })?;
        let out = self.errors >= self.chances;
        if out { Err(Loss::TooManyErrors(self.chances)) } else { Ok(()) }
    }

    fn lose(&mut self, loss: Loss) {
        if let Some(client) = self.client.take() {
            remark(format_args!("{} loses its seat: {loss}", self.name));
            client.dismiss(loss);
        }
    }
}

/// The rules of a view.
#[derive(Deserialize)]
struct Rules {
    rules: String,
}

/// Reads a view of this game and writes only what the protocol has.
fn reread<G: Contested>(_: G, view: &RawValue) -> Result<Box<RawValue>, serde_json::Error> {
    serde_json::from_str::<G::View>(view.get()).map(|view| part(&view))
}
