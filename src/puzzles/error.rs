//! The errors of puzzles.

use crate::coded::{Coded, codes, error};
use crate::notation::ParseError;

/// The error of a text or position that is no puzzle, or of an invalid answer.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PuzzleError {
    /// The text does not begin with the mark of this version.
    Version,
    /// The kind or grade does not exist.
    Word(String),
    /// The colon between the two lists of tiles is missing.
    Colon,
    /// A tile cannot be read, or occurs too often.
    Tiles(ParseError),
    /// The tiles are not an indicator and a hand of this kind that can be in play together.
    Hand,
    /// The table does not consist of series without jokers, or of melds as this kind has them, or
    /// the rack is empty.
    Table,
    /// The hand can be finished, so no other discard makes sense.
    Finished,
    /// No answer is right.
    NoAnswer,
    /// Several answers are right.
    Several,
    /// The answer names a tile that is not there, or leaves one out.
    NotThere,
}

error!(PuzzleError);

impl std::fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PuzzleError::Version => f.write_str("a puzzle begins with “istaka-puzzle 1”"),
            PuzzleError::Word(word) => write!(f, "“{word}” is neither a kind nor a grade here"),
            PuzzleError::Colon => f.write_str("a colon stands between the two lists of tiles"),
            PuzzleError::Tiles(error) => error.fmt(f),
            PuzzleError::Hand => {
                f.write_str("there are not an indicator and as many tiles as needed")
            }
            PuzzleError::Table => {
                f.write_str("there are not a rack and melds as this kind has them")
            }
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
