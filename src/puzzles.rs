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

mod error;
mod position;
mod fifteen;
mod split;
mod table;
mod puzzle;
mod text;
mod day;

pub use day::puzzle_of_day;
pub use error::PuzzleError;
pub use position::{Answer, Position};
pub use puzzle::{Grade, Puzzle, PuzzleKind};
pub use table::PuzzleRow;
