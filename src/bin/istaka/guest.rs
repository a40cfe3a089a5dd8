//! A program at a table of the page: turns the views that the page sends into the lines of the
//! protocol, and lines into answers.

use std::time::Instant;

use istaka::{AnyRules, Indicator, Seat, Tile, with_rules};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::client::{Client, LONGEST, Loss};
use crate::contested::Contested;
use crate::messages::{Message, cannot_wait, part, said_action};
use crate::output::remark;

/// A question of the page.
#[derive(Deserialize)]
struct Asked {
    /// The match: a text that no other match has.
    r#match: String,
    /// The number of the round in the match, from 1.
    round: u64,
    /// The view of the seat, with all else that the page shows.
    view: Box<RawValue>,
    /// The reason for which the last answer to this view was not played.
    refused: Option<Refused>,
}

/// A question whose view has been checked.
pub struct Question {
    asked: Asked,
    seen: Seen,
    /// The view with nothing but what the protocol has.
    view: Box<RawValue>,
}

impl Question {
    /// Reads a question.
    ///
    /// # Errors
    /// It makes no sense.
    pub fn read(text: &str) -> Result<Question, String> {
        let asked: Asked = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let wrong = |error: serde_json::Error| format!("a view cannot be read: {error}");
        let rules: Rules = serde_json::from_str(asked.view.get()).map_err(wrong)?;
        let rules: AnyRules = rules.rules.parse()?;
        let view = with_rules!(rules, rules => reread(rules, &asked.view)).map_err(wrong)?;
        let seen = serde_json::from_str(view.get()).map_err(wrong)?;
        Ok(Question { asked, seen, view })
    }

    /// Returns `true` if there is nothing to decide: the round is over.
    pub fn is_over(&self) -> bool {
        self.seen.outcome.is_some()
    }
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
    fn is(&self, asked: &Asked) -> bool {
        self.r#match == asked.r#match && self.number == asked.round
    }
}

/// Starts the program.
type Start = Box<dyn Fn() -> Result<Client, String> + Send>;

/// A program and what it has been told.
pub struct Guest {
    pub name: String,
    start: Start,
    /// The program, or the reason for which it has lost its seat.
    client: Result<Client, Loss>,
    chances: u32,
    seconds: f64,
    /// The rules of the table that it was told of.
    rules: Option<String>,
    round: Option<Round>,
    /// Answers to the current view that could not be played.
    errors: u32,
    /// The last view that was answered, and the action: a page that is loaded again asks again.
    answered: Option<(String, String)>,
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
        let (name, client) = (client.name.clone(), Ok(client));
        let (rules, round, answered, errors) = (None, None, None, 0);
        let mut guest = Guest {
            name,
            start,
            client,
            chances,
            seconds,
            rules,
            round,
            answered,
            errors,
            deadline,
        };
        if let Err(loss) = greeted {
            guest.lose(loss);
        }
        Ok(guest)
    }

    /// Answers a question of the page. A program that fails loses its seat for good.
    pub fn answer(&mut self, question: Question, names: &[String; 4]) -> Answer {
        self.ask(question, names).unwrap_or_else(|loss| {
            self.lose(loss);
            Answer::Lost(loss.code())
        })
    }

    fn ask(&mut self, question: Question, names: &[String; 4]) -> Result<Answer, Loss> {
        let Question { asked, seen, view } = question;
        self.client()?;
        if let Some(Refused { code, words }) = asked.refused {
            self.refuse(&code, words)?;
            return self.hear(&view);
        }
        let told = self.round.as_ref().filter(|round| round.is(&asked));
        match &seen.outcome {
            Some(_) if told.is_some_and(|round| round.after.is_some()) => {
                return Ok(Answer::Heard(true));
            }
            None if told.is_some() => {
                if let Some((_, action)) = self.answered.as_ref().filter(|(to, _)| to == view.get())
                {
                    return Ok(Answer::Action(action.clone()));
                }
            }
            _ => {}
        }
        self.tell_table(&seen, names)?;
        self.tell_round(asked.r#match, asked.round, &seen)?;
        self.errors = 0;
        if seen.outcome.is_some() {
            return Ok(Answer::Heard(true));
        }
        self.tell(&Message::View { view: view.clone() })?;
        self.deadline = self.client()?.deadline();
        self.hear(&view)
    }

    fn client(&mut self) -> Result<&mut Client, Loss> {
        self.client.as_mut().map_err(|loss| *loss)
    }

    fn tell(&mut self, message: &Message<'_>) -> Result<(), Loss> {
        self.client()?.tell(message)
    }

    /// Tells the table. A program hears of one only, so other rules are told to another process.
    fn tell_table(&mut self, seen: &Seen, names: &[String; 4]) -> Result<(), Loss> {
        if self.rules.as_ref() == Some(&seen.rules) {
            return Ok(());
        }
        if self.rules.replace(seen.rules.clone()).is_some() {
            self.part(Loss::Left)?.quit();
            self.round = None;
            let client = (self.start)().map_err(|words| {
                let loss = Loss::Closed;
                remark(format_args!("{} loses its seat: {words} ({})", self.name, loss.code()));
                loss
            });
            self.client = client;
            self.client()?.greet()?;
        }
        let rules: AnyRules = seen.rules.parse().expect("they were read before");
        let here = with_rules!(rules, rules => istaka::Game::seats(&rules));
        let (chances, seconds) = (self.chances, self.seconds);
        self.tell(&Message::Table {
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
            self.tell(&Message::Round {
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
            self.tell(&Message::Event { event: event.clone() })?;
        }
        if let Some(outcome) = &seen.outcome {
            let scores = Seat::ALL.map(|seat| seen.points[seat.index()] - before[seat.index()]);
            self.tell(&Message::Result {
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

    /// Waits for an action in this view that can be read.
    fn hear(&mut self, view: &RawValue) -> Result<Answer, Loss> {
        loop {
            let deadline = self.deadline;
            let line = self.client()?.answer(deadline)?;
            let (code, words) = match said_action(&line) {
                Ok(action) if action == "quit" => return Err(Loss::Left),
                Ok(action) if action == "wait" => cannot_wait(),
                Ok(action) => {
                    self.answered = Some((view.get().to_owned(), action.clone()));
                    return Ok(Answer::Action(action));
                }
                Err(wrong) => wrong,
            };
            self.refuse(code, words)?;
        }
    }

    /// Counts and tells an error.
    fn refuse(&mut self, code: &str, words: String) -> Result<(), Loss> {
        self.errors += 1;
        self.tell(&Message::Error { code, words })?;
        let out = self.errors >= self.chances;
        if out { Err(Loss::TooManyErrors(self.chances)) } else { Ok(()) }
    }

    fn lose(&mut self, loss: Loss) {
        if let Ok(client) = self.part(loss) {
            remark(format_args!("{} loses its seat: {loss} ({})", self.name, loss.code()));
            client.dismiss(loss);
        }
    }

    /// Takes the program from its seat for this reason.
    fn part(&mut self, loss: Loss) -> Result<Client, Loss> {
        self.client()?;
        std::mem::replace(&mut self.client, Err(loss))
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
