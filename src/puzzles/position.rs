//! The position of a puzzle, and its answer.

use crate::tile::{Kind, Tile};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// Fifteen tiles of Okey.
    Hand {
        /// The tile turned face up.
        indicator: Tile,
        /// The player's tiles.
        hand: Vec<Tile>,
    },
    /// A turn in table rummy, of a player who has opened.
    Table {
        /// The player's tiles.
        rack: Vec<Tile>,
        /// The series on the table.
        table: Vec<Vec<Tile>>,
    },
}

/// The right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A tile of this kind is thrown.
    Throw(Kind),
    /// The hand cannot be finished.
    No,
    /// This table, or another with the same number of each face in runs and in groups.
    Table(Vec<Vec<Tile>>),
}
