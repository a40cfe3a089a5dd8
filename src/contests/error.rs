//! The reasons for which [`Contests`](super::Contests) refuses something.

use std::fmt;

use crate::bots::UnknownCharacter;
use crate::coded::{Coded, codes, error};
use crate::contest::{
    ContestError, DirectorError, FixtureError, TermsError, Unsuited, WalletError,
};

/// A reason for which [`Contests`](super::Contests) refuses something. Nothing has changed.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContestsError {
    /// The rules are of no game with contests.
    BadRules,
    /// A player is no known bot.
    UnknownBot(String),
    /// No offer has this name.
    NoSuchOffer(String),
    /// Registration is not open now.
    Closed,
    /// The player has already taken part in this contest.
    Entered,
    /// Another contest is open.
    ContestRuns,
    /// No contest is open.
    NoContest,
    /// The player has no fixture to play now.
    NoOwnFixture,
    /// The match does not belong to the player's fixture: it has other rules or other deals, or is
    /// for practice.
    OtherFixture,
    /// The fixture has not been played to its end.
    Unfinished,
    /// The player's place may get a prize: the contest must be played to its end.
    PrizeOpen,
    /// No contests of this kind are held by these rules.
    Unsuited(Unsuited),
    /// The contest cannot be held.
    Terms(TermsError),
    /// The contest refuses it.
    Director(DirectorError),
    /// A saved contest cannot be resumed.
    Contest(ContestError),
    /// The wallet refuses it.
    Wallet(WalletError),
}

impl Coded for ContestsError {
    codes! {
        ContestsError::BadRules => "badRules",
        ContestsError::UnknownBot(_) => "unknownBot",
        ContestsError::NoSuchOffer(_) => "noSuchOffer",
        ContestsError::Closed => "closed",
        ContestsError::Entered => "entered",
        ContestsError::ContestRuns => "contestRuns",
        ContestsError::NoContest => "noContest",
        ContestsError::NoOwnFixture => "noOwnFixture",
        ContestsError::OtherFixture => "otherFixture",
        ContestsError::Unfinished => "unfinished",
        ContestsError::PrizeOpen => "prizeOpen",
        ;
        ContestsError::Unsuited(error) => error.code(),
        ContestsError::Terms(error) => error.code(),
        ContestsError::Director(error) => error.code(),
        ContestsError::Contest(error) => error.code(),
        ContestsError::Wallet(error) => error.code(),
    }
}

error!(ContestsError);

impl fmt::Display for ContestsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestsError::BadRules => f.write_str("these are rules of no game"),
            ContestsError::UnknownBot(problem) => f.write_str(problem),
            ContestsError::NoSuchOffer(id) => write!(f, "“{id}” is not on offer"),
            ContestsError::Closed => f.write_str("one cannot register for it now"),
            ContestsError::Entered => f.write_str("the player has taken part in it already"),
            ContestsError::ContestRuns => f.write_str("another contest goes on"),
            ContestsError::NoContest => f.write_str("there is no contest"),
            ContestsError::NoOwnFixture => f.write_str("the player has nothing to play now"),
            ContestsError::OtherFixture => f.write_str("the match is none of the player's fixture"),
            ContestsError::Unfinished => f.write_str("the fixture has not been played to its end"),
            ContestsError::PrizeOpen => f.write_str("the player's place may get a prize"),
            ContestsError::Unsuited(error) => error.fmt(f),
            ContestsError::Terms(error) => error.fmt(f),
            ContestsError::Director(error) => error.fmt(f),
            ContestsError::Contest(error) => error.fmt(f),
            ContestsError::Wallet(error) => error.fmt(f),
        }
    }
}

impl From<UnknownCharacter> for ContestsError {
    fn from(error: UnknownCharacter) -> ContestsError {
        ContestsError::UnknownBot(error.to_string())
    }
}

impl From<FixtureError> for ContestsError {
    fn from(_: FixtureError) -> ContestsError {
        ContestsError::BadRules
    }
}

impl From<Unsuited> for ContestsError {
    fn from(error: Unsuited) -> ContestsError {
        ContestsError::Unsuited(error)
    }
}

impl From<TermsError> for ContestsError {
    fn from(error: TermsError) -> ContestsError {
        ContestsError::Terms(error)
    }
}

impl From<DirectorError> for ContestsError {
    fn from(error: DirectorError) -> ContestsError {
        ContestsError::Director(error)
    }
}

impl From<ContestError> for ContestsError {
    fn from(error: ContestError) -> ContestsError {
        ContestsError::Contest(error)
    }
}

impl From<WalletError> for ContestsError {
    fn from(error: WalletError) -> ContestsError {
        ContestsError::Wallet(error)
    }
}
