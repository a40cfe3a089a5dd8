//! Puzzles: positions with one right answer, which the exact solvers prove.
//!
//! ```text
//! throw   15 tiles   which one leaves the hand nearest to complete, with most tiles that help?
//! finish  15 tiles   which one may be thrown to finish, or can the hand not be finished?
//! lay     a table    how does the whole rack lie on it? (the game with 80 tiles, no jokers)
//! ```
//!
//! A [`Puzzle`] can only be right: whoever makes one, or reads one from a text, has its answer
//! proved. Hands are those of `turkish`, tables those of `rummi80`. Nothing but the own tiles and
//! the indicator has been seen, so all others may still come.

mod fifteen;
mod split;
mod table;
mod text;

use std::cmp::Reverse;

use crate::calendar::{date_of, days_in};
use crate::coded::{Coded, codes};
use crate::named::{Named, values};
use crate::notation::{ParseError, melds};
use crate::okey::{Choice, Rules};
use crate::rummi;
use crate::tile::{Kind, Tile};

pub use table::PuzzleRow;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleKind {
    /// What to throw of fifteen tiles.
    Throw,
    /// Whether fifteen tiles can be finished with, and by which throw.
    Finish,
    /// How to lay a whole rack.
    Lay,
}

impl Named for PuzzleKind {
    const NAMES: &'static [(Self, &'static str)] =
        &[(PuzzleKind::Throw, "throw"), (PuzzleKind::Finish, "finish"), (PuzzleKind::Lay, "lay")];
}

impl PuzzleKind {
    /// All of them.
    pub const ALL: [PuzzleKind; 3] = values();
}

/// How hard a puzzle is; `docs/puzzles.md` says how that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Nearly everybody finds it.
    Easy,
    /// Some do.
    Medium,
    /// Few do.
    Hard,
}

impl Named for Grade {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Grade::Easy, "easy"), (Grade::Medium, "medium"), (Grade::Hard, "hard")];
}

impl Grade {
    /// All of them.
    pub const ALL: [Grade; 3] = values();
}

/// What is to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// Fifteen tiles of Okey.
    Hand {
        /// The tile turned face up.
        indicator: Tile,
        /// The own tiles.
        hand: Vec<Tile>,
    },
    /// A turn in the game with 80 tiles, of a player who has opened.
    Table {
        /// The own tiles.
        rack: Vec<Tile>,
        /// The series that lie there.
        table: Vec<Vec<Tile>>,
    },
}

/// What is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To throw a tile of this kind.
    Throw(Kind),
    /// That the hand cannot be finished.
    No,
    /// This table, or another in which each face lies as often in runs and in groups.
    Table(Vec<Vec<Tile>>),
}

/// A position with one right answer, and how hard it is to find.
///
/// ```
/// use istaka::{Answer, Puzzle};
/// let text = "istaka-puzzle 1 finish easy B6 : R1 R2 R3 Y5 Y6 Y7 Y8 K9 K10 K11 B2 Y2 K2 R2 R12";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(puzzle.answer(), &Answer::Throw("R12".parse()?));
/// assert!(puzzle.is_solved_by("R12")? && !puzzle.is_solved_by("no")?);
/// assert_eq!(puzzle.to_string(), text.replace("K2 R2", "K2 R2'"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    kind: PuzzleKind,
    grade: Grade,
    position: Position,
    answer: Answer,
}

/// Why something is no puzzle, or no answer to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// The text does not begin as one of this version.
    Version,
    /// There is no such kind, or no such grade.
    Word(String),
    /// There is no colon between the two lists of tiles.
    Colon,
    /// A text is no tile, or one is given too often.
    Tiles(ParseError),
    /// The tiles are not fifteen and an indicator that can be in play together.
    Hand,
    /// The table is not made of series without jokers, or the rack is empty.
    Table,
    /// The hand can be finished, so nobody asks what to throw.
    Finished,
    /// No answer is right.
    NoAnswer,
    /// Several answers are right.
    Several,
    /// The answer names a tile that is not there, or leaves one out.
    NotThere,
}

impl std::error::Error for PuzzleError {}

impl std::fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PuzzleError::Version => f.write_str("a puzzle begins with “istaka-puzzle 1”"),
            PuzzleError::Word(word) => write!(f, "“{word}” is neither a kind nor a grade here"),
            PuzzleError::Colon => f.write_str("a colon stands between the two lists of tiles"),
            PuzzleError::Tiles(error) => error.fmt(f),
            PuzzleError::Hand => f.write_str("there are not an indicator and fifteen tiles"),
            PuzzleError::Table => f.write_str("there are not a rack and series without jokers"),
            PuzzleError::Finished => f.write_str("the hand can be finished"),
            PuzzleError::NoAnswer => f.write_str("no answer is right"),
            PuzzleError::Several => f.write_str("several answers are right"),
            PuzzleError::NotThere => f.write_str("the answer is not made of the tiles there"),
        }
    }
}

impl Coded for PuzzleError {
    codes! {
        PuzzleError::Version => "version",
        PuzzleError::Word(_) => "word",
        PuzzleError::Colon => "colon",
        PuzzleError::Tiles(ParseError::Repeated(_)) => "repeatedTile",
        PuzzleError::Tiles(_) => "badTile",
        PuzzleError::Hand => "hand",
        PuzzleError::Table => "table",
        PuzzleError::Finished => "finished",
        PuzzleError::NoAnswer => "noAnswer",
        PuzzleError::Several => "several",
        PuzzleError::NotThere => "notThere",
    }
}

impl From<ParseError> for PuzzleError {
    fn from(error: ParseError) -> PuzzleError {
        PuzzleError::Tiles(error)
    }
}

/// The answer that a hand cannot be finished.
const NO: &str = "no";

impl Puzzle {
    /// The puzzle of a position.
    ///
    /// # Errors
    /// Why it is none.
    pub fn new(kind: PuzzleKind, grade: Grade, position: Position) -> Result<Puzzle, PuzzleError> {
        let answer = match (&position, kind) {
            (Position::Hand { indicator, hand }, PuzzleKind::Throw) => {
                fifteen::throw(*indicator, hand)?
            }
            (Position::Hand { indicator, hand }, PuzzleKind::Finish) => {
                fifteen::finish(*indicator, hand)?
            }
            (Position::Table { rack, table }, PuzzleKind::Lay) => table::lay(rack, table)?,
            (Position::Hand { .. }, _) => return Err(PuzzleError::Table),
            (Position::Table { .. }, _) => return Err(PuzzleError::Hand),
        };
        Ok(Puzzle { kind, grade, position, answer })
    }

    /// What is asked.
    pub const fn kind(&self) -> PuzzleKind {
        self.kind
    }

    /// How hard it is.
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// What is to be seen.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What is right.
    pub const fn answer(&self) -> &Answer {
        &self.answer
    }

    /// Whether an answer is right: a tile to throw, `no` for a hand that cannot be finished, or
    /// a whole table.
    ///
    /// # Errors
    /// The text is none, or has other tiles than there are.
    pub fn is_solved_by(&self, answer: &str) -> Result<bool, PuzzleError> {
        match &self.position {
            Position::Hand { .. } if self.kind == PuzzleKind::Finish && answer == NO => {
                Ok(self.answer == Answer::No)
            }
            Position::Hand { hand, .. } => {
                let tile: Tile = answer.parse()?;
                if !hand.contains(&tile) {
                    return Err(PuzzleError::NotThere);
                }
                Ok(self.answer == Answer::Throw(tile.kind()))
            }
            Position::Table { rack, table } => {
                let (rows, left) = table::rows(rack, table, &melds(answer)?)?;
                Ok(left.is_empty() && rows.iter().all(|row| row.kind.is_some()))
            }
        }
    }

    /// A table that is being laid: what each of its rows is. Nothing of a hand.
    ///
    /// # Errors
    /// The text is no table, or has other tiles than there are.
    pub fn rows(&self, answer: &str) -> Result<Vec<PuzzleRow>, PuzzleError> {
        match &self.position {
            Position::Hand { .. } => Ok(Vec::new()),
            Position::Table { rack, table } => {
                table::rows(rack, table, &melds(answer)?).map(|(rows, _)| rows)
            }
        }
    }

    /// What each throw leaves, the best first; nothing of a table.
    pub fn choices(&self) -> Vec<Choice> {
        match &self.position {
            Position::Hand { indicator, hand } => fifteen::choices(*indicator, hand),
            Position::Table { .. } => Vec::new(),
        }
    }

    /// The complete hand that is laid open, in melds; nothing where none is.
    pub fn finished(&self) -> Vec<Vec<Tile>> {
        match (&self.position, &self.answer, self.kind) {
            (Position::Hand { indicator, hand }, Answer::Throw(kind), PuzzleKind::Finish) => {
                fifteen::finished(*indicator, hand, *kind)
            }
            _ => Vec::new(),
        }
    }

    /// Each tile of the rack, and to how many series of the table it can be added as they lie;
    /// nothing of a hand.
    pub fn places(&self) -> Vec<(Tile, usize)> {
        match &self.position {
            Position::Hand { .. } => Vec::new(),
            Position::Table { rack, table } => table::places(rack, table),
        }
    }

    /// How many series of the table lie in the right one as they were.
    pub fn kept(&self) -> usize {
        match (&self.position, &self.answer) {
            (Position::Table { table, .. }, Answer::Table(right)) => table::kept(table, right),
            _ => 0,
        }
    }
}

/// Which of so many puzzles is that of a day, from 0: they come one after the other, and then again
/// from the first. Nothing where the date is not written as `2026-11-24`, or there are none.
///
/// ```
/// use istaka::puzzle_of_day;
/// assert_eq!(puzzle_of_day("2026-11-24", 366), Some(257));
/// assert_eq!(puzzle_of_day("2026-11-25", 366), Some(258));
/// assert_eq!(puzzle_of_day("2026-02-30", 366), None);
/// ```
pub fn puzzle_of_day(date: &str, count: usize) -> Option<usize> {
    let [year, month, day] = date_of(date)?;
    let before = year.saturating_sub(1);
    let years = 365 * before + before / 4 - before / 100 + before / 400;
    let months: u32 = (1..month).filter_map(|month| days_in(year, month)).sum();
    let days = years + months + day - 1;
    (days as usize).checked_rem(count)
}

/// The lower, the better: fewer tiles away, then more tiles that help.
fn rank(choice: &Choice) -> (u8, Reverse<u32>) {
    (choice.leaves.deficiency.best(), Reverse(choice.leaves.copies()))
}

/// By these rules hands are asked about.
const HANDS: Rules = Rules::turkish();

/// By these rules tables are.
const TABLES: rummi::Rules = rummi::Rules::rummi80(2);
