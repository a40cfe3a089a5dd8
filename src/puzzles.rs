//! Puzzles: positions with one right answer, proved by the exact solvers.
//!
//! ```text
//! throw   15 tiles   the discard that leaves the nearest hand, with most improving tiles
//! finish  15 tiles   the discard that finishes, or the answer that none does
//! lay     a table    the table with the whole rack on it (table rummy, no jokers)
//!
//! open      22 tiles   an opening by series, of the only tiles that are worth 101
//! fromHand  22 tiles   the discard that finishes from hand, or the answer that none does
//! playable  a table    the only tile of the hand that is playable there
//! last      a table    the last discard of a turn that finishes, the okey if it can be
//! ```
//!
//! A [`Puzzle`] is always correct: making one, or reading one from text, proves its answer. Hands
//! have the rules of `turkish`, tables those of `rummi80`, the last four kinds those of `yuzbir`
//! for four players. The player has seen only their own tiles and the indicator, so all others may
//! still come.

mod error;
mod position;
mod fifteen;
mod split;
mod table;
mod okey101;
mod puzzle;
mod text;
mod day;

pub use day::puzzle_of_day;
pub use error::PuzzleError;
pub use position::{Answer, Position};
pub use puzzle::{Grade, Puzzle, PuzzleKind};
pub use table::PuzzleRow;
