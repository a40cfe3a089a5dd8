//! A puzzle: what is asked of which position, how hard that is, and what is right.

use super::error::PuzzleError;
use super::position::{Answer, Position};
use super::table::PuzzleRow;
use super::{fifteen, table};
use crate::named::{Named, values};
use crate::notation::melds;
use crate::okey::Choice;
use crate::tile::Tile;

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
