//! The errors of a given wall.

use crate::coded::{Coded, codes, error};

/// The reason for which some tiles are no wall.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum WallError {
    /// The tiles are not each tile of the pack exactly once.
    NotTheSet,
    /// A round is played by two to four players.
    Players(usize),
    /// The tile to be turned is a false joker, for which the rules demand another throw.
    FalseJokerTurned,
    /// The plan is a ring, but not for its 106 tiles or its hands of 14.
    Ring,
    /// Missing, superfluous or impossible dice.
    Dice,
}

impl Coded for WallError {
    codes! {
        WallError::NotTheSet => "notTheSet",
        WallError::Players(_) => "badPlayers",
        WallError::FalseJokerTurned => "falseJokerTurned",
        WallError::Ring => "badRing",
        WallError::Dice => "badDice",
    }
}

error!(WallError);

impl std::fmt::Display for WallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WallError::NotTheSet => f.write_str("a wall holds each tile of the set once"),
            WallError::Players(n) => write!(f, "a round is played by 2 to 4 players, not {n}"),
            WallError::FalseJokerTurned => f.write_str("a false joker cannot be the indicator"),
            WallError::Ring => f.write_str("a ring has 106 tiles, and deals hands of 14"),
            WallError::Dice => f.write_str("these dice cannot have been thrown"),
        }
    }
}
