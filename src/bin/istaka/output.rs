//! The output of the program. A reader that closes it early ends a command without an error
//! message.

use std::fmt::Display;
use std::io::{self, Write};

use istaka::Coded;

/// Two-sided 95 % of a normal distribution.
pub const NORMAL: f64 = 1.96;

/// The reason for which a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// The output is closed; there is nobody to tell.
    Unheard,
    /// A remark has told it.
    Remarked,
    /// The problem, in words.
    Said(String),
}

impl From<String> for Failure {
    fn from(problem: String) -> Failure {
        Failure::Said(problem)
    }
}

impl From<&str> for Failure {
    fn from(problem: &str) -> Failure {
        Failure::Said(problem.to_owned())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::Said(error.to_string()),
        }
    }
}

impl Failure {
    /// Adds the name of the file to the error.
    pub fn in_file(self, file: &str) -> Failure {
        match self {
            Failure::Said(problem) => Failure::Said(format!("{file}: {problem}")),
            told => told,
        }
    }
}

/// The words of an error with its code.
pub fn coded(error: &impl Coded) -> String {
    format!("{error} ({})", error.code())
}

/// The failure of these words, with its code.
pub fn wrong(words: impl Display, code: &str) -> Failure {
    Failure::Said(format!("{words} ({code})"))
}

/// Prints a line to standard output.
///
/// # Errors
/// [`Failure::Unheard`], or it cannot be written.
pub fn print(line: impl Display) -> Result<(), Failure> {
    write_line(io::stdout().lock(), line)
}

/// Writes a report to standard error, if standard output is used for something else.
///
/// # Errors
/// [`Failure::Unheard`], or it cannot be written.
pub fn report(line: impl Display) -> Result<(), Failure> {
    write_line(io::stderr().lock(), line)
}

/// Writes a remark; errors are ignored.
pub fn remark(line: impl Display) {
    let _ = report(format_args!("istaka: {line}"));
}

fn write_line(mut to: impl Write, line: impl Display) -> Result<(), Failure> {
    // One write: output of clients to the same terminal cannot come between.
    let text = format!("{line}\n");
    Ok(to.write_all(text.as_bytes()).and_then(|()| to.flush())?)
}
