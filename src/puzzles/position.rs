//! What is to be seen of a puzzle, and what is right.

use crate::tile::{Kind, Tile};

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
