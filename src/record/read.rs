//! Reads a record by replaying the match line by line.

use std::borrow::Cow;

use super::error::{BadLine, RecordError};
use super::{LONGEST, VERSION, is_plain, names_in, read_wall, result};
use crate::contest::{Match, MatchError, Play};
use crate::game::Game;
use crate::notation::excerpt;
use crate::plain;
use crate::seat::{Seat, Seats};

/// Reads a match by replaying it. Every action and every result is checked by the rules.
///
/// # Errors
/// [`RecordError`] names the first wrong line and the reason.
pub fn read_record<G: Game>(text: &str) -> Result<Match<G>, RecordError> {
    let all = cleaned_lines(text)?;
    let mut lines = Lines { rest: all.iter(), number: 0 };
    lines.version()?;
    let rules: G = lines.value("rules", |text| text.parse().ok())?;
    let (seed, dealer) = lines.start(rules.seats())?;
    let mut game = Match::with_dealer(rules, seed, dealer);
    replay(&mut game, lines)?;
    Ok(game)
}

/// The lines of a record with their numbers.
fn cleaned_lines(text: &str) -> Result<Vec<(usize, Cow<'_, str>)>, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError { line: 1, reason: BadLine::TooLong });
    }
    Ok(plain::lines(text).map(|(number, line)| (number, cleaned(line))).collect())
}

/// Plays the lines after the start of a match.
fn replay(game: &mut dyn Play, mut lines: Lines<'_>) -> Result<(), RecordError> {
    let mut line = lines.next();
    let players = line.and_then(|line| line.strip_prefix("players "));
    if let Some(players) = players.filter(|players| is_plain(players)) {
        game.set_players(players);
        line = lines.next();
    }
    if let Some(names) = line.and_then(|line| line.strip_prefix("names ")) {
        let read = names_in(names);
        let read = read.ok_or_else(|| lines.error(BadLine::Expected(NAMES, excerpt(names))))?;
        game.set_names(&read);
        line = lines.next();
    }
    let secret = line.and_then(|line| line.strip_prefix("secret "));
    if let Some(secret) = secret.filter(|secret| is_plain(secret)) {
        game.set_secret(secret);
        line = lines.next();
    }
    if line == Some("practice") {
        game.mark_as_practice();
        line = lines.next();
    }
    let mut replay = Replay { game, commitment: String::new(), counted: true };
    while let Some(text) = line {
        replay.apply(text).map_err(|reason| lines.error(reason))?;
        line = lines.next();
    }
    Ok(())
}

/// The form of the names, as an error tells it.
const NAMES: &str =
    "four names of at most 60 characters, `-` for an unknown one, with ` | ` between";

/// The beginnings of lines with the players' own words and names.
const OWN_WORDS: [&str; 2] = ["commitment ", "names "];

/// A line without the traces of other programs; own words stay as they are.
fn cleaned(line: &str) -> Cow<'_, str> {
    match OWN_WORDS.iter().any(|begin| line.starts_with(begin)) {
        true => Cow::Borrowed(line),
        false => plain::plain(line),
    }
}

/// The lines of a text, and the number of the last line read.
struct Lines<'a> {
    rest: std::slice::Iter<'a, (usize, Cow<'a, str>)>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (number, line) = self
            .rest
            .next()
            .map_or((self.number + 1, None), |(number, line)| (*number, Some(&**line)));
        self.number = number;
        line
    }

    /// Reads the line of the version.
    fn version(&mut self) -> Result<(), RecordError> {
        match self.value("istaka", Some)? {
            VERSION => Ok(()),
            _ => Err(self.error(BadLine::OtherVersion)),
        }
    }

    /// Reads the lines of the seed and the first dealer, who is one of these.
    fn start(&mut self, seats: Seats) -> Result<(u64, Seat), RecordError> {
        let seed = self.value("seed", |text| text.parse().ok())?;
        let dealer = |text| Seat::named(text).filter(|&seat| seats.contains(seat));
        Ok((seed, self.value("dealer", dealer)?))
    }

    /// Reads a line `name value`.
    fn value<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let line = self.next().unwrap_or_default();
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.and_then(read).ok_or_else(|| self.error(BadLine::Expected(name, excerpt(line))))
    }

    fn error(&self, reason: BadLine) -> RecordError {
        RecordError { line: self.number, reason }
    }
}

/// The match read so far.
struct Replay<'a> {
    game: &'a mut dyn Play,
    /// The commitment to the next deal.
    commitment: String,
    /// True if the result of the last round has been read.
    counted: bool,
}

impl Replay<'_> {
    /// Deals, plays or compares by the content of a line.
    fn apply(&mut self, line: &str) -> Result<(), BadLine> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let expected = |what| BadLine::Expected(what, excerpt(line));
        if !self.counted && first != "result" && self.game.turn().is_none() {
            return Err(expected("result"));
        }
        match first {
            "commitment" | "key" if !is_plain(rest) => {
                return Err(expected("printable text"));
            }
            "commitment" if self.counted => self.commitment = rest.to_owned(),
            "round" => {
                let wall = read_wall(self.game, rest)?;
                let commitment = std::mem::take(&mut self.commitment);
                self.game.deal_committed(wall, &commitment).map_err(BadLine::Refused)?;
                self.counted = false;
            }
            "position" if self.commitment.is_empty() => {
                self.game.begin(rest).map_err(BadLine::Refused)?;
                self.counted = false;
            }
            "result" => self.count(rest)?,
            "key" => self.game.say_key(rest).map_err(BadLine::Refused)?,
            _ => {
                let seat = Seat::named(first).ok_or_else(|| expected("round or seat"))?;
                self.game.act(seat, rest)?;
            }
        }
        Ok(())
    }

    /// Compares the result of the last round.
    fn count(&mut self, found: &str) -> Result<(), BadLine> {
        let round = self.game.rounds().pop().ok_or(BadLine::Refused(MatchError::NoRound))?;
        if !round.is_over {
            return Err(BadLine::Refused(MatchError::RoundRunning));
        }
        let right = result(round);
        if found != right {
            return Err(BadLine::Counts(right));
        }
        self.counted = true;
        Ok(())
    }
}
