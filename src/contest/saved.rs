//! The text form of a contest: terms, entrants, and then its log, one line for each event.
//! `docs/notation.md` specifies each line.
//!
//! Reading replays the contest: reports and answers are taken from the text, and every other line
//! must be the one that follows from them.

use std::borrow::Cow;
use std::fmt;

use super::buy::BuyAnswer;
use super::director::{Director, DirectorError};
use super::entrant::Entrant;
use super::fixture::{Fixture, Report};
use super::terms::{Terms, TermsError};
use crate::coded::{Coded, codes, error};
use crate::named::Named;
use crate::notation::excerpt;
use crate::plain;

/// The version of the format, the only one that is read.
const VERSION: &str = "2";

/// The first word of the text.
const MARK: &str = "istaka-contest";

impl Director {
    /// Length limit for reading.
    pub(crate) const LONGEST_TEXT: usize = 4 << 20;
}

/// The error of a text that is no contest.
#[derive(Clone, PartialEq, Eq)]
pub struct ContestError {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason.
    pub reason: BadContest,
}

/// The error in a line of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadContest {
    /// The text is too long.
    TooLong,
    /// The version is unknown to this program.
    OtherVersion,
    /// Something else was expected; both are given.
    Expected(&'static str, String),
    /// The terms are invalid.
    Terms(TermsError),
    /// The director refuses this report or answer.
    Refused(DirectorError),
    /// The previous lines require this line instead.
    DoesNotAddUp(String),
    /// The actions of a fixture break the rules or do not match the report.
    Fixture(String),
}

impl Coded for ContestError {
    codes! {
        ContestError { reason: BadContest::TooLong, .. } => "tooLong",
        ContestError { reason: BadContest::OtherVersion, .. } => "otherVersion",
        ContestError { reason: BadContest::Expected(..), .. } => "expected",
        ContestError { reason: BadContest::DoesNotAddUp(_), .. } => "doesNotAddUp",
        ContestError { reason: BadContest::Fixture(_), .. } => "badFixture",
        ;
        ContestError { reason: BadContest::Terms(error), .. } => error.code(),
        ContestError { reason: BadContest::Refused(error), .. } => error.code(),
    }
}

error!(ContestError);

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.reason {
            BadContest::TooLong => f.write_str("the text is too long to be a contest"),
            BadContest::OtherVersion => f.write_str("the contest is of a version not known here"),
            BadContest::Expected(what, found) => write!(f, "expected {what}, found “{found}”"),
            BadContest::Terms(error) => error.fmt(f),
            BadContest::Refused(error) => error.fmt(f),
            BadContest::DoesNotAddUp(right) => write!(f, "it does not add up: “{right}” follows"),
            BadContest::Fixture(problem) => f.write_str(problem),
        }
    }
}

/// Writes a contest as text.
pub fn write_contest(director: &Director) -> String {
    let terms = director.terms();
    let mut lines = vec![
        format!("{MARK} {VERSION}"),
        format!("rules {}", terms.rules),
        format!("kind {}", terms.kind.name()),
        format!("format {}", terms.format.name()),
        format!("rounds {}", terms.rounds),
        format!("stake {}", terms.stake),
        format!("rake {}", terms.rake_percent),
        format!("prize {}", terms.prize),
        format!("partners {}", terms.partners.name()),
        format!("seed {}", director.seed()),
    ];
    lines.extend(director.entrants().iter().map(|Entrant { name, player, purse }| {
        format!("entrant {purse} {player} {name}").trim_end().to_owned()
    }));
    let log = director.log().iter().map(String::as_str);
    let text: Vec<&str> = lines.iter().map(String::as_str).chain(log).collect();
    text.join("\n") + "\n"
}

/// Checks a fixture with its actions and report, and returns the error.
pub type See<'a> = dyn FnMut(&Fixture, &[String], &Report) -> Result<(), String> + 'a;

/// Reads a contest by replaying it. The actions of fixtures are not checked.
///
/// ```
/// use istaka::contest::{
///     ContestKind, Director, Entrant, Format, Terms, read_contest, write_contest,
/// };
/// let terms = Terms {
///     rules: "turkish".into(), kind: ContestKind::Ring, format: Format::Normal, rounds: 3,
///     stake: 100, rake_percent: 10, prize: 0, partners: false,
/// };
/// let entrant = Entrant { name: "Nermin".into(), player: "hard:careful".into(), purse: 110 };
/// let director = Director::open(terms, vec![entrant; 4], 42)?;
/// assert_eq!(read_contest(&write_contest(&director))?, director);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ContestError`] names the first line that is wrong, and why.
pub fn read_contest(text: &str) -> Result<Director, ContestError> {
    read_played_contest(text, &mut |_, _, _| Ok(()))
}

/// Reads a contest, and calls `see` for each fixture with its actions, if they are stored, and its
/// report, before the report is taken.
///
/// # Errors
/// As [`read_contest`], and the error of a fixture.
pub fn read_played_contest(text: &str, see: &mut See<'_>) -> Result<Director, ContestError> {
    let at = |line, reason| ContestError { line, reason };
    if text.len() > Director::LONGEST_TEXT {
        return Err(at(1, BadContest::TooLong));
    }
    let (numbers, lines): (Vec<usize>, Vec<Cow<str>>) =
        plain::lines(text).map(|(number, line)| (number, cleaned(line))).unzip();
    let lines: Vec<&str> = lines.iter().map(|line| &**line).collect();
    read_lines(&lines, see).map_err(|ContestError { line, reason }| {
        let after = numbers.last().map_or(1, |last| last + 1);
        at(numbers.get(line.saturating_sub(1)).copied().unwrap_or(after), reason)
    })
}

/// A line without the traces of other programs; the names of entrants stay as they are.
fn cleaned(line: &str) -> Cow<'_, str> {
    let line_of_words = plain::plain(line);
    if !line_of_words.starts_with("entrant ") {
        return line_of_words;
    }
    let mut name = line;
    // The word itself, the purse and the player.
    for _ in 0..3 {
        name = name.trim_start_matches(|c: char| !c.is_whitespace()).trim_start();
    }
    let words = plain::plain(&line[..line.len() - name.len()]);
    Cow::Owned(format!("{words} {name}").trim_end().to_owned())
}

/// Reads a contest from lines in the characters of the notation. Errors count these lines.
fn read_lines(lines: &[&str], see: &mut See<'_>) -> Result<Director, ContestError> {
    let at = |line, reason| ContestError { line, reason };
    let mut header = Header { lines, read: 0 };
    let mut director = header.director()?;
    let begin = header.read;
    // The actions of the current fixture, which precede its report.
    let mut actions: Vec<String> = Vec::new();
    for (index, &line) in lines.iter().enumerate().skip(begin) {
        let wrong = |reason| at(index + 1, reason);
        if index - begin >= director.log().len() {
            if let Some(action) = line.strip_prefix("play ").filter(|action| !action.is_empty()) {
                actions.push(action.to_owned());
                continue;
            }
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            let done = std::mem::take(&mut actions);
            take(&mut director, [first, rest], &done, see).map_err(wrong)?;
        }
        let right = &director.log()[index - begin];
        if right != line {
            return Err(wrong(BadContest::DoesNotAddUp(right.chars().take(80).collect())));
        }
    }
    match actions.is_empty() {
        true => Ok(director),
        false => Err(at(lines.len() + 1, BadContest::Expected("table", String::new()))),
    }
}

/// Takes a report or an answer.
fn take(
    director: &mut Director,
    [first, rest]: [&str; 2],
    actions: &[String],
    see: &mut See<'_>,
) -> Result<(), BadContest> {
    let expected = |what| BadContest::Expected(what, excerpt(&format!("{first} {rest}")));
    if first != "table" {
        // Only a report has preceding actions.
        if !actions.is_empty() {
            return Err(expected("table"));
        }
        let entrant = rest.parse().map_err(|_| expected("table, rebuy, addon or decline"));
        let answer = match first {
            "rebuy" | "addon" => BuyAnswer::Buys,
            "decline" => BuyAnswer::Declines,
            _ => return Err(expected("table, rebuy, addon or decline")),
        };
        return director.answer(entrant?, answer).map_err(BadContest::Refused);
    }
    let (table, report) = rest.split_once(' ').ok_or_else(|| expected("a report"))?;
    let table = table.parse().map_err(|_| expected("the number of a table"))?;
    let report = Report::read(report).ok_or_else(|| expected("a report"))?;
    let fixture = director.fixtures().into_iter().find(|fixture| fixture.table == table);
    let fixture = fixture.ok_or(BadContest::Refused(DirectorError::NoFixture(table)))?;
    see(&fixture, actions, &report).map_err(BadContest::Fixture)?;
    director.report(table, report, actions).map_err(BadContest::Refused)
}

/// Reads the lines before the log.
struct Header<'a> {
    lines: &'a [&'a str],
    read: usize,
}

impl Header<'_> {
    fn director(&mut self) -> Result<Director, ContestError> {
        let number = |text: &str| text.parse::<u64>().ok().filter(|n| n.to_string() == text);
        let version = self.value(MARK, |text| Some(text.to_owned()))?;
        if version != VERSION {
            return Err(ContestError { line: 1, reason: BadContest::OtherVersion });
        }
        let terms = Terms {
            rules: self.value("rules", |text| Some(text.to_owned()))?,
            kind: self.value("kind", Named::named)?,
            format: self.value("format", Named::named)?,
            rounds: self.value("rounds", |text| u16::try_from(number(text)?).ok())?,
            stake: self.value("stake", number)?,
            rake_percent: self.value("rake", number)?,
            prize: self.value("prize", number)?,
            partners: self.value("partners", Named::named)?,
        };
        let seed = self.value("seed", number)?;
        let mut entrants = Vec::new();
        while self.lines.get(self.read).is_some_and(|line| line.starts_with("entrant ")) {
            entrants.push(self.value("entrant", |text| {
                let (purse, rest) = text.split_once(' ')?;
                let named = rest.split_once(' ').filter(|(_, name)| !name.is_empty());
                let (player, name) = named.unwrap_or((rest, ""));
                let (player, name) = (player.to_owned(), name.to_owned());
                Some(Entrant { name, player, purse: number(purse)? })
            })?);
        }
        let line = self.read;
        Director::open(terms, entrants, seed)
            .map_err(|error| ContestError { line, reason: BadContest::Terms(error) })
    }

    /// Reads a line `name value`.
    fn value<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, ContestError> {
        let line = self.lines.get(self.read).copied().unwrap_or_default();
        self.read += 1;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.and_then(read).ok_or_else(|| ContestError {
            line: self.read,
            reason: BadContest::Expected(name, excerpt(line)),
        })
    }
}
