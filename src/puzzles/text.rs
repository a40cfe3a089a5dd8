//! A puzzle as a line of text (`docs/puzzles.md`).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::error::PuzzleError;
use super::position::Position;
use super::puzzle::{Grade, Puzzle, PuzzleKind};
use crate::named::Named;
use crate::notation::{excerpt, tiles, write_melds, write_tiles};
use crate::okey101::{Row, rows, write_rows};
use crate::plain::plain;
use crate::tile::Tile;

/// The prefix of every puzzle of this version.
const VERSION: &str = "istaka-puzzle 1 ";

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}{} {} ", self.kind().name(), self.grade().name())?;
        match self.position() {
            Position::Hand { indicator, hand } => {
                write!(f, "{indicator} : {}", write_tiles(hand))
            }
            Position::Table { rack, table } => {
                write!(f, "{} : {}", write_tiles(rack), write_melds(table))
            }
            Position::Okey101 { indicator, hand, table } => {
                let hand = Row::new(hand.clone());
                write!(f, "{indicator} : {}", write_rows(&[&[hand], &table[..]].concat()))
            }
        }
    }
}

impl Puzzle {
    /// Largest length in bytes.
    pub(crate) const LONGEST: usize = 1000;
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleError> {
        let is_short = text.trim().len() <= Puzzle::LONGEST;
        let text = if is_short { plain(text) } else { Cow::Borrowed("") };
        let rest = text.strip_prefix(VERSION);
        let rest = rest.ok_or(PuzzleError::Version)?;
        let (kind, rest) = word::<PuzzleKind>(rest)?;
        let (grade, rest) = word::<Grade>(rest)?;
        let (first, second) = rest.split_once(':').ok_or(PuzzleError::Colon)?;
        if kind.is_of_okey101() {
            return Puzzle::new(kind, grade, okey101(first, second)?);
        }
        // No tile may occur on both sides of the colon.
        let all = tiles(&format!("{first} {}", second.replace('|', " ")))?;
        let (first, others) = all.split_at(first.split_whitespace().count());
        let position = match kind {
            PuzzleKind::Throw | PuzzleKind::Finish => {
                let &[indicator] = first else { return Err(PuzzleError::Hand) };
                Position::Hand { indicator, hand: others.to_vec() }
            }
            _ => {
                let mut others = others.iter().copied();
                let table = second.split('|').map(|series| {
                    others.by_ref().take(series.split_whitespace().count()).collect()
                });
                Position::Table { rack: first.to_vec(), table: table.collect() }
            }
        };
        Puzzle::new(kind, grade, position)
    }
}

/// Reads an indicator, a hand and the melds on a table.
fn okey101(indicator: &str, others: &str) -> Result<Position, PuzzleError> {
    let indicator: Tile = indicator.trim().parse()?;
    let mut table = rows(others)?.into_iter();
    let hand = table.next().filter(|hand| !hand.group).ok_or(PuzzleError::Hand)?;
    Ok(Position::Okey101 { indicator, hand: hand.tiles, table: table.collect() })
}

/// Reads the first word as a name, and returns the rest.
fn word<T: Named>(text: &str) -> Result<(T, &str), PuzzleError> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let known = T::named(word).ok_or_else(|| PuzzleError::Word(excerpt(word)))?;
    Ok((known, rest))
}
