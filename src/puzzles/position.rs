//! The position of a puzzle, and its answer.

use crate::okey101::Row;
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
    /// A turn in 101 Okey: of the first player with 22 tiles, or of one who has opened by series.
    Okey101 {
        /// The tile turned face up.
        indicator: Tile,
        /// The player's tiles.
        hand: Vec<Tile>,
        /// The melds on the table.
        table: Vec<Row>,
    },
}

/// The right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A tile of this kind: the one to throw, or the playable one.
    Tile(Kind),
    /// The hand cannot be finished.
    No,
    /// This table, or another with the same number of each face in runs and in groups; in 101 Okey
    /// these melds, or others of the same tiles.
    Table(Vec<Vec<Tile>>),
}
