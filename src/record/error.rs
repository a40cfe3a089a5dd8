//! The errors of reading a record.

use std::fmt;

use crate::coded::{AnyRefusal, Coded, codes, error};
use crate::contest::{MatchError, PlayError};
use crate::notation::ParseError;
use crate::wall::WallError;

/// The error of a text that is not a record.
#[derive(Clone, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason.
    pub reason: BadLine,
}

/// The error in a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadLine {
    /// The text is too long to be a record.
    TooLong,
    /// The version is unknown to this program: a later one.
    OtherVersion,
    /// Something else was expected; both are given.
    Expected(&'static str, String),
    /// A tile or an action cannot be read.
    Parse(ParseError),
    /// The tiles of a round are no wall.
    Wall(WallError),
    /// The rules refuse the action or deal.
    Refused(MatchError<AnyRefusal>),
    /// By the rules the finished round has this result instead.
    Counts(String),
}

impl Coded for RecordError {
    codes! {
        RecordError { reason: BadLine::TooLong, .. } => "tooLong",
        RecordError { reason: BadLine::OtherVersion, .. } => "otherVersion",
        RecordError { reason: BadLine::Expected(..), .. } => "badLine",
        RecordError { reason: BadLine::Counts(_), .. } => "wrongResult",
        ;
        RecordError { reason: BadLine::Parse(error), .. } => error.code(),
        RecordError { reason: BadLine::Wall(error), .. } => error.code(),
        RecordError { reason: BadLine::Refused(error), .. } => error.code(),
    }
}

error!(RecordError);

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl From<PlayError> for BadLine {
    fn from(error: PlayError) -> BadLine {
        match error {
            PlayError::Parse(error) => BadLine::Parse(error),
            PlayError::Refused(error) => BadLine::Refused(error),
        }
    }
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::TooLong => f.write_str("the text is too long to be a record"),
            BadLine::OtherVersion => f.write_str("the record is of a version not known here"),
            BadLine::Expected(what, found) => write!(f, "expected {what}, found “{found}”"),
            BadLine::Parse(error) => error.fmt(f),
            BadLine::Wall(error) => error.fmt(f),
            BadLine::Refused(error) => error.fmt(f),
            BadLine::Counts(right) => write!(f, "the round counts {right}"),
        }
    }
}
