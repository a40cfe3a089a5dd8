//! The options that cannot be played.

use std::fmt;

use super::{Options, PLAYERS, ROUNDS, Setting};
use crate::named::Named;

/// An option with an impossible value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conflict {
    /// The table has two to four seats.
    Players,
    /// A match has 1 to 99 rounds.
    Rounds,
}

/// A stable name for programs.
impl Named for Conflict {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Conflict::Players, "players"), (Conflict::Rounds, "rounds")];
}

impl Conflict {
    /// Returns `true` if these options have it.
    pub(super) fn is_in(self, options: &Options) -> bool {
        match self {
            Conflict::Players => !PLAYERS.contains(&options.players),
            Conflict::Rounds => !ROUNDS.contains(&options.rounds),
        }
    }

    /// The setting with the impossible value, twice: no conflict of this game involves two.
    pub const fn settings(self) -> [Setting; 2] {
        match self {
            Conflict::Players => [Setting::Players; 2],
            Conflict::Rounds => [Setting::Rounds; 2],
        }
    }
}

impl std::error::Error for Conflict {}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Conflict::Players => "two to four play",
            Conflict::Rounds => "a match has 1 to 99 rounds",
        })
    }
}
