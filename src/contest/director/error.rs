//! Errors of a director.

use std::fmt;

use crate::coded::{Coded, codes, error};
use crate::contest::ledger::TooFewChips;

/// The reason of a refusal. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum DirectorError {
    /// No report is expected from this table now.
    NoFixture(usize),
    /// The report is impossible for this table.
    BadReport(usize),
    /// Nothing is offered to this entrant.
    NoOffer(usize),
    /// The entrant has too few chips.
    TooFewChips,
}

impl From<TooFewChips> for DirectorError {
    fn from(_: TooFewChips) -> DirectorError {
        DirectorError::TooFewChips
    }
}

impl Coded for DirectorError {
    codes! {
        DirectorError::NoFixture(_) => "noFixture",
        DirectorError::BadReport(_) => "badReport",
        DirectorError::NoOffer(_) => "noOffer",
        DirectorError::TooFewChips => "tooFewChips",
    }
}

error!(DirectorError);

impl fmt::Display for DirectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DirectorError::NoFixture(table) => write!(f, "nothing is to be told of table {table}"),
            DirectorError::BadReport(table) => {
                write!(f, "that cannot have been played at table {table}")
            }
            DirectorError::NoOffer(entrant) => write!(f, "nothing is offered to {entrant}"),
            DirectorError::TooFewChips => f.write_str("there are too few chips"),
        }
    }
}
