//! What is said to whoever has started the program. He may have stopped listening, which is no
//! reason to break down.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints a line to standard output.
///
/// # Errors
/// The reader is gone, or it cannot be written.
pub fn print(line: impl Display) -> Result<(), String> {
    write_line(io::stdout().lock(), line)
}

/// Writes a report to standard error, where standard output is for something else.
///
/// # Errors
/// The reader is gone, or it cannot be written.
pub fn report(line: impl Display) -> Result<(), String> {
    write_line(io::stderr().lock(), line)
}

/// Remarks something that need not be heard.
pub fn remark(line: impl Display) {
    let _ = report(format_args!("istaka: {line}"));
}

fn write_line(mut to: impl Write, line: impl Display) -> Result<(), String> {
    // As one piece: what clients write to the same terminal does not come between.
    let text = format!("{line}\n");
    to.write_all(text.as_bytes()).and_then(|()| to.flush()).map_err(|error| error.to_string())
}
