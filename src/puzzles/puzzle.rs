//! A puzzle: kind, grade, position and answer.

use super::error::PuzzleError;
use super::okey101;
use super::position::{Answer, Position};
use super::table::PuzzleRow;
use super::{fifteen, table};
use crate::json::as_name;
use crate::named::named;
use crate::notation::melds;
use crate::okey::Choice;
use crate::okey101::rows;
use crate::tile::Tile;

named! {
    /// The kind of question.
    pub enum PuzzleKind {
        /// Choose a discard of fifteen tiles.
        Throw = "throw",
        /// Choose the finishing discard of fifteen tiles, or say that there is none.
        Finish = "finish",
        /// Lay a whole rack.
        Lay = "lay",
        /// Lay an opening by series in 101 Okey.
        Open = "open",
        /// Choose the discard that finishes from hand in 101 Okey, or say that there is none.
        FromHand = "fromHand",
        /// Choose the tile of a hand that is playable on a table of 101 Okey.
        Playable = "playable",
        /// Choose the last discard of a finish in 101 Okey.
        Last = "last",
    }
}

impl PuzzleKind {
    /// Returns `true` for the kinds of 101 Okey.
    pub const fn is_of_okey101(self) -> bool {
        matches!(
            self,
            PuzzleKind::Open | PuzzleKind::FromHand | PuzzleKind::Playable | PuzzleKind::Last
        )
    }
}

named! {
    /// The difficulty of a puzzle, measured as described in `docs/puzzles.md`.
    pub enum Grade {
        /// Nearly all players find the answer.
        Easy = "easy",
        /// Some do.
        Medium = "medium",
        /// Few do.
        Hard = "hard",
    }
}

as_name!(Grade);

/// A position with one right answer, and its grade.
///
/// ```
/// use istaka::{Answer, Puzzle};
/// let text = "istaka-puzzle 1 finish easy B6 : R1 R2 R3 Y5 Y6 Y7 Y8 K9 K10 K11 B2 Y2 K2 R2 R12";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(puzzle.answer(), &Answer::Tile("R12".parse()?));
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

/// The text of the answer that a hand cannot be finished.
const NO: &str = "no";

impl Puzzle {
    /// Makes the puzzle of a position.
    ///
    /// # Errors
    /// The reason for which the position is no puzzle.
    pub fn new(kind: PuzzleKind, grade: Grade, position: Position) -> Result<Puzzle, PuzzleError> {
        let answer = match (&position, kind) {
            (Position::Hand { indicator, hand }, PuzzleKind::Throw) => {
                fifteen::throw(*indicator, hand)?
            }
            (Position::Hand { indicator, hand }, PuzzleKind::Finish) => {
                fifteen::finish(*indicator, hand)?
            }
            (Position::Table { rack, table }, PuzzleKind::Lay) => table::lay(rack, table)?,
            (Position::Okey101 { indicator, hand, table }, _) => {
                let prove = match kind {
                    PuzzleKind::Open => okey101::open,
                    PuzzleKind::FromHand => okey101::from_hand,
                    PuzzleKind::Playable => okey101::playable,
                    PuzzleKind::Last => okey101::last,
                    _ => return Err(PuzzleError::Hand),
                };
                prove(*indicator, hand, table)?
            }
            (Position::Hand { .. }, _) => return Err(PuzzleError::Table),
            (Position::Table { .. }, _) => return Err(PuzzleError::Hand),
        };
        Ok(Puzzle { kind, grade, position, answer })
    }

    /// The kind.
    pub const fn kind(&self) -> PuzzleKind {
        self.kind
    }

    /// The grade.
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The right answer.
    pub const fn answer(&self) -> &Answer {
        &self.answer
    }

    /// Returns `true` if the answer is right: a tile, `no` for a hand that cannot be finished, a
    /// whole table, or an opening.
    ///
    /// # Errors
    /// The text is no answer, or has other tiles than the position.
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
                Ok(self.answer == Answer::Tile(tile.kind()))
            }
            Position::Okey101 { .. } if self.kind == PuzzleKind::FromHand && answer == NO => {
                Ok(self.answer == Answer::No)
            }
            Position::Okey101 { indicator, hand, .. } if self.kind == PuzzleKind::Open => {
                okey101::opens(*indicator, hand, &rows(answer)?)
            }
            // The okey may be exchanged before it is the last discard.
            Position::Okey101 { hand, table, .. } => {
                let tile: Tile = answer.parse()?;
                if !hand.iter().chain(table.iter().flat_map(|row| &row.tiles)).any(|t| *t == tile) {
                    return Err(PuzzleError::NotThere);
                }
                Ok(self.answer == Answer::Tile(tile.kind()))
            }
            Position::Table { rack, table } => {
                let (rows, left) = table::rows(rack, table, &melds(answer)?)?;
                Ok(left.is_empty() && rows.iter().all(|row| row.kind.is_some()))
            }
        }
    }

    /// Classifies each row of a table being laid; empty for other kinds.
    ///
    /// # Errors
    /// The text is no table, or has other tiles than the position.
    pub fn rows(&self, answer: &str) -> Result<Vec<PuzzleRow>, PuzzleError> {
        match &self.position {
            Position::Table { rack, table } => {
                table::rows(rack, table, &melds(answer)?).map(|(rows, _)| rows)
            }
            Position::Okey101 { indicator, hand, .. } if self.kind == PuzzleKind::Open => {
                okey101::laying(*indicator, hand, &rows(answer)?).map(|(rows, _)| rows)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The value of the melds of an opening being laid; 0 for other kinds.
    ///
    /// # Errors
    /// The text is no table, or has other tiles than the position.
    pub fn worth(&self, answer: &str) -> Result<u16, PuzzleError> {
        match &self.position {
            Position::Okey101 { indicator, hand, .. } if self.kind == PuzzleKind::Open => {
                okey101::laying(*indicator, hand, &rows(answer)?).map(|(_, worth)| worth)
            }
            _ => Ok(0),
        }
    }

    /// Rates each discard of fifteen tiles, the best first; empty for other kinds.
    pub fn choices(&self) -> Vec<Choice> {
        match &self.position {
            Position::Hand { indicator, hand } => fifteen::choices(*indicator, hand),
            _ => Vec::new(),
        }
    }

    /// The melds of the complete hand, or of a finish from hand; empty if there are none.
    pub fn finished(&self) -> Vec<Vec<Tile>> {
        match (&self.position, &self.answer, self.kind) {
            (Position::Hand { indicator, hand }, Answer::Tile(kind), PuzzleKind::Finish) => {
                fifteen::finished(*indicator, hand, *kind)
            }
            (Position::Okey101 { indicator, hand, .. }, Answer::Tile(_), PuzzleKind::FromHand) => {
                okey101::finished(*indicator, hand)
            }
            _ => Vec::new(),
        }
    }

    /// Each tile of the rack with the number of series that it can be added to as they lie; empty
    /// for other kinds.
    pub fn places(&self) -> Vec<(Tile, usize)> {
        match &self.position {
            Position::Table { rack, table } => table::places(rack, table),
            _ => Vec::new(),
        }
    }

    /// Number of series of the table that are unchanged in the right one.
    pub fn kept(&self) -> usize {
        match (&self.position, &self.answer) {
            (Position::Table { table, .. }, Answer::Table(right)) => table::kept(table, right),
            _ => 0,
        }
    }
}
