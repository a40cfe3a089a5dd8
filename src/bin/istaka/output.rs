//! The output of the program, whose reader may stop early: that ends a command without a complaint.

use std::fmt::Display;
use std::io::{self, Write};

/// The reason for which a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// The reader of the output is gone, so nobody is told.
    Unheard,
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
    /// Names the file in which something is wrong.
    pub fn in_file(self, file: &str) -> Failure {
        match self {
            Failure::Unheard => Failure::Unheard,
            Failure::Said(problem) => Failure::Said(format!("{file}: {problem}")),
        }
    }
}

/// Prints a line to standard output.
///
/// # Errors
/// [`Failure::Unheard`], or it cannot be written.
pub fn print(line: impl Display) -> Result<(), Failure> {
    write_line(io::stdout().lock(), line)
}

/// Writes a report to standard error, where standard output is for something else.
///
/// # Errors
/// [`Failure::Unheard`], or it cannot be written.
pub fn report(line: impl Display) -> Result<(), Failure> {
    write_line(io::stderr().lock(), line)
}

/// Remarks something that need not be heard.
pub fn remark(line: impl Display) {
    let _ = report(format_args!("istaka: {line}"));
}

fn write_line(mut to: impl Write, line: impl Display) -> Result<(), Failure> {
    // As one piece: what clients write to the same terminal does not come between.
    let text = format!("{line}\n");
    Ok(to.write_all(text.as_bytes()).and_then(|()| to.flush())?)
}
