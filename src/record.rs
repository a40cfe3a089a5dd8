//! A match as text: what is saved, replayed and sent with a bug report.
//!
//! It holds every wall and every action, so reading it needs no random generator:
//!
//! ```text
//! istaka 2
//! rules turkish
//! seed 20261121
//! dealer 3
//! practice                   only where everything may be taken back
//! round R5 K13' F …          the wall, all tiles; a ring begins with the dice, `3 5 :`
//! 0 discard R5               seat and action
//! 1 draw
//! 1 finish B4 : R1 R2 R3 | …
//! round …
//! ```

use std::fmt;

use crate::contest::{Match, MatchError};
use crate::game::{Coded, Game};
use crate::notation::{ParseError, excerpt, tiles, write_tiles};
use crate::seat::Seat;
use crate::wall::{Dice, Wall, WallError};

/// The version of the format. In version 1 some words of the rules had another meaning.
const VERSION: &str = "2";

/// Longer texts are not read. A match of 60 rounds takes some 200 kB.
const LONGEST: usize = 1 << 20;

/// Why a text is not a record, and in which line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<Refusal> {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub reason: BadLine<Refusal>,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLine<Refusal> {
    /// The text is too long to be a record.
    TooLong,
    /// This was expected and something else was found.
    Expected(&'static str, String),
    /// A tile or an action cannot be read.
    Parse(ParseError),
    /// The tiles of a round are no wall.
    Wall(WallError),
    /// The rules refuse what is written.
    Refused(MatchError<Refusal>),
}

impl<Refusal: Coded> std::error::Error for RecordError<Refusal> {}

impl<Refusal: fmt::Display> fmt::Display for RecordError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.reason {
            BadLine::TooLong => f.write_str("the text is too long to be a record"),
            BadLine::Expected(what, found) => write!(f, "expected {what}, found “{found}”"),
            BadLine::Parse(error) => error.fmt(f),
            BadLine::Wall(error) => error.fmt(f),
            BadLine::Refused(error) => error.fmt(f),
        }
    }
}

/// Writes a match.
///
/// ```
/// use istaka::{Match, Rules, read_record, write_record};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// assert_eq!(read_record::<Rules>(&write_record(&game))?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_record<G: Game>(game: &Match<G>) -> String {
    let mut text = format!(
        "istaka {VERSION}\nrules {}\nseed {}\ndealer {}\n",
        game.rules(),
        game.seed(),
        game.first_dealer()
    );
    if game.practice() {
        text += "practice\n";
    }
    for round in game.rounds() {
        text += &write_wall(&round.wall);
        for (seat, action) in &round.actions {
            text += &format!("{seat} {action}\n");
        }
    }
    text
}

/// The line of a round: `round R5 …`, or with the throws of the traditional deal, that for the
/// stack and those for the tile, `round 3 5 : R5 …`.
fn write_wall(wall: &Wall) -> String {
    let tiles = write_tiles(wall.tiles());
    match wall.dice() {
        Some(dice) => format!("round {} {} : {tiles}\n", dice.stack, write_tiles(&dice.tiles)),
        None => format!("round {tiles}\n"),
    }
}

/// The throw for the stack and those for the tile.
fn dice(text: &str) -> Option<Dice> {
    let pips = |word: &str| (1..=6).find(|pips: &u8| pips.to_string() == word);
    let throws: Option<Vec<u8>> = text.split_whitespace().map(pips).collect();
    let (&stack, tiles) = throws.as_deref()?.split_first()?;
    Some(Dice { stack, tiles: tiles.to_vec() })
}

fn wall<G: Game>(game: &Match<G>, text: &str) -> Result<Wall, BadLine<G::Refusal>> {
    let plan = game.rules().deal_plan();
    let (dice, all) = match text.split_once(':') {
        Some((throws, all)) if plan.turning.is_some() => {
            (Some(dice(throws).ok_or(BadLine::Wall(WallError::Dice))?), all)
        }
        _ => (None, text),
    };
    let tiles = tiles(all).map_err(BadLine::Parse)?;
    Wall::new(plan, game.seats().count(), tiles, dice).map_err(BadLine::Wall)
}

/// Reads a match by playing it again. Every action is checked by the rules.
///
/// # Errors
/// [`RecordError`] names the first line that is wrong and why.
pub fn read_record<G: Game>(text: &str) -> Result<Match<G>, RecordError<G::Refusal>> {
    if text.len() > LONGEST {
        return Err(RecordError { line: 1, reason: BadLine::TooLong });
    }
    let mut lines = Lines { rest: text.lines(), number: 0 };
    let known = |version: &str| [VERSION, "1"].contains(&version).then(|| version == VERSION);
    let present = lines.value("istaka", known)?;
    let read = |text: &str| if present { text.parse().ok() } else { G::saved_in_version_1(text) };
    let rules: G = lines.value("rules", read)?;
    let seed = lines.value("seed", |text| text.parse().ok())?;
    let players = rules.seats();
    let dealer =
        lines.value("dealer", |text| Seat::named(text).filter(|&seat| players.contains(seat)))?;
    let mut game = Match::with_dealer(rules, seed, dealer);
    let mut line = lines.next();
    if line == Some("practice") {
        game.mark_as_practice();
        line = lines.next();
    }
    while let Some(text) = line {
        apply(&mut game, text).map_err(|reason| lines.error(reason))?;
        line = lines.next();
    }
    Ok(game)
}

/// The lines of a text and the number of the one read last.
struct Lines<'a> {
    rest: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.rest.next()
    }

    /// Reads a line `name value`.
    fn value<T, Refusal>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, RecordError<Refusal>> {
        let line = self.next().unwrap_or_default();
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.and_then(read).ok_or_else(|| self.error(BadLine::Expected(name, excerpt(line))))
    }

    fn error<Refusal>(&self, reason: BadLine<Refusal>) -> RecordError<Refusal> {
        RecordError { line: self.number, reason }
    }
}

/// Deals or plays what a line says.
fn apply<G: Game>(game: &mut Match<G>, line: &str) -> Result<(), BadLine<G::Refusal>> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    if first == "round" {
        let wall = wall(game, rest)?;
        return game.deal_wall(wall).map_err(BadLine::Refused);
    }
    let seat =
        Seat::named(first).ok_or_else(|| BadLine::Expected("round or seat", excerpt(line)))?;
    let action: G::Action = rest.parse().map_err(BadLine::Parse)?;
    game.play(seat, action).map(drop).map_err(BadLine::Refused)
}
