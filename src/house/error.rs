//! Why the house refuses something.

use std::fmt;

use crate::bots::UnknownCharacter;
use crate::coded::{Coded, codes};
use crate::contest::{ContestError, DirectorError, LegError, TermsError, Unsuited, WalletError};

/// Why the house refuses something, which then has not happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseError {
    /// These are rules of no game in which contests are held.
    BadRules,
    /// Somebody who is to play is none of the bots that there are.
    UnknownBot(String),
    /// Nothing of this name is on offer.
    NoSuchOffer(String),
    /// One cannot register for it now.
    Closed,
    /// The player has taken part in it already.
    Entered,
    /// Another contest goes on.
    ContestRuns,
    /// There is no contest.
    NoContest,
    /// The player has nothing to play now.
    NoOwnLeg,
    /// A text is no record.
    BadRecord(String),
    /// The record is none of the player's leg: of other rules or other deals, or of practice.
    OtherLeg,
    /// The leg has not been played to its end.
    Unfinished,
    /// The player's place may get a prize: the contest must be played to its end.
    PrizeOpen,
    /// No contests of this kind are held by these rules.
    Unsuited(Unsuited),
    /// The contest cannot be held.
    Terms(TermsError),
    /// The contest refuses it.
    Director(DirectorError),
    /// A kept contest cannot be taken up.
    Contest(ContestError),
    /// The wallet refuses it.
    Wallet(WalletError),
}

impl Coded for HouseError {
    codes! {
        HouseError::BadRules => "badRules",
        HouseError::UnknownBot(_) => "unknownBot",
        HouseError::NoSuchOffer(_) => "noSuchOffer",
        HouseError::Closed => "closed",
        HouseError::Entered => "entered",
        HouseError::ContestRuns => "contestRuns",
        HouseError::NoContest => "noContest",
        HouseError::NoOwnLeg => "noOwnLeg",
        HouseError::BadRecord(_) => "badRecord",
        HouseError::OtherLeg => "otherLeg",
        HouseError::Unfinished => "unfinished",
        HouseError::PrizeOpen => "prizeOpen",
        ;
        HouseError::Unsuited(error) => error.code(),
        HouseError::Terms(error) => error.code(),
        HouseError::Director(error) => error.code(),
        HouseError::Contest(error) => error.code(),
        HouseError::Wallet(error) => error.code(),
    }
}

impl std::error::Error for HouseError {}

impl fmt::Display for HouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HouseError::BadRules => f.write_str("these are rules of no game"),
            HouseError::UnknownBot(problem) => f.write_str(problem),
            HouseError::NoSuchOffer(id) => write!(f, "“{id}” is not on offer"),
            HouseError::Closed => f.write_str("one cannot register for it now"),
            HouseError::Entered => f.write_str("the player has taken part in it already"),
            HouseError::ContestRuns => f.write_str("another contest goes on"),
            HouseError::NoContest => f.write_str("there is no contest"),
            HouseError::NoOwnLeg => f.write_str("the player has nothing to play now"),
            HouseError::BadRecord(problem) => f.write_str(problem),
            HouseError::OtherLeg => f.write_str("the record is none of the player's leg"),
            HouseError::Unfinished => f.write_str("the leg has not been played to its end"),
            HouseError::PrizeOpen => f.write_str("the player's place may get a prize"),
            HouseError::Unsuited(error) => error.fmt(f),
            HouseError::Terms(error) => error.fmt(f),
            HouseError::Director(error) => error.fmt(f),
            HouseError::Contest(error) => error.fmt(f),
            HouseError::Wallet(error) => error.fmt(f),
        }
    }
}

impl From<UnknownCharacter> for HouseError {
    fn from(error: UnknownCharacter) -> HouseError {
        HouseError::UnknownBot(error.to_string())
    }
}

impl<Refusal> From<LegError<Refusal>> for HouseError {
    fn from(error: LegError<Refusal>) -> HouseError {
        match error {
            LegError::Player(problem) => HouseError::UnknownBot(problem),
            _ => HouseError::BadRules,
        }
    }
}

impl From<Unsuited> for HouseError {
    fn from(error: Unsuited) -> HouseError {
        HouseError::Unsuited(error)
    }
}

impl From<TermsError> for HouseError {
    fn from(error: TermsError) -> HouseError {
        HouseError::Terms(error)
    }
}

impl From<DirectorError> for HouseError {
    fn from(error: DirectorError) -> HouseError {
        HouseError::Director(error)
    }
}

impl From<ContestError> for HouseError {
    fn from(error: ContestError) -> HouseError {
        HouseError::Contest(error)
    }
}

impl From<WalletError> for HouseError {
    fn from(error: WalletError) -> HouseError {
        HouseError::Wallet(error)
    }
}
