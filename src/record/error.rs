//! Why a text is not a record.

use std::fmt;

use crate::coded::Coded;
use crate::contest::MatchError;
use crate::notation::ParseError;
use crate::wall::WallError;

/// Why a text is not a record, and in which line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<Refusal> {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub reason: BadLine<Refusal>,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLine<Refusal> {
    /// The text is too long to be a record.
    TooLong,
    /// The record is of a version that this program does not know: of a later one.
    OtherVersion,
    /// This was expected and something else was found.
    Expected(&'static str, String),
    /// A tile or an action cannot be read.
    Parse(ParseError),
    /// The tiles of a round are no wall.
    Wall(WallError),
    /// The rules refuse what is written.
    Refused(MatchError<Refusal>),
    /// By the rules a round that is over counts this, and something else was found.
    Counts(String),
}

impl<Refusal: Coded> std::error::Error for RecordError<Refusal> {}

impl<Refusal: fmt::Display> fmt::Display for RecordError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl<Refusal: fmt::Display> fmt::Display for BadLine<Refusal> {
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
