//! The input of a command: a file, lines of standard input, and names among its options.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, StdinLock};

use istaka::{Coded, Named};

use crate::output::coded;

/// The longest line with a question, in bytes without its end.
pub const LONGEST_QUESTION: usize = 1 << 16;

/// Lines of standard input, one after the other.
pub struct Lines {
    input: BufReader<StdinLock<'static>>,
    line: Vec<u8>,
    /// The longest line that is read, in bytes without its end.
    most: usize,
    /// Set while the rest of a line that is too long must be skipped.
    skips: bool,
}

impl Lines {
    /// Reads lines of at most so many bytes.
    pub fn of_stdin(most: usize) -> Lines {
        Lines { input: BufReader::new(io::stdin().lock()), line: Vec::new(), most, skips: false }
    }

    /// Reads the next line, or returns its error and continues with the line after it. `None` at
    /// the end.
    ///
    /// # Errors
    /// Standard input cannot be read.
    pub fn read(&mut self) -> io::Result<Option<Result<&[u8], BadLine>>> {
        if std::mem::take(&mut self.skips) {
            self.input.skip_until(b'\n')?;
        }
        self.line.clear();
        let most = self.most as u64 + 1;
        if self.input.by_ref().take(most).read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        self.skips = self.line.len() > self.most && !self.line.ends_with(b"\n");
        let too_long = BadLine::TooLong(self.most);
        Ok(Some(if self.skips { Err(too_long) } else { unmarked(&self.line) }))
    }

    /// Returns true if the next line may still be on its way from the sender.
    pub fn may_wait(&self) -> bool {
        self.skips || self.input.buffer().is_empty()
    }
}

/// The reason for which a line is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// It has more than so many bytes.
    TooLong(usize),
    /// It begins with the mark of another encoding than UTF-8.
    OtherEncoding,
}

impl Coded for BadLine {
    const CODES: &'static [&'static str] = &["tooLong", "notUtf8"];

    fn code(&self) -> &'static str {
        match self {
            BadLine::TooLong(_) => "tooLong",
            BadLine::OtherEncoding => "notUtf8",
        }
    }
}

impl std::error::Error for BadLine {}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::TooLong(most) => write!(f, "more than {most} bytes"),
            BadLine::OtherEncoding => f.write_str("this is UTF-16, and only UTF-8 is read"),
        }
    }
}

/// Removes the byte order mark that some editors write.
///
/// # Errors
/// [`BadLine::OtherEncoding`].
pub fn unmarked(text: &[u8]) -> Result<&[u8], BadLine> {
    match text {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Err(BadLine::OtherEncoding),
        [0xef, 0xbb, 0xbf, rest @ ..] => Ok(rest),
        _ => Ok(text),
    }
}

/// Reads a file, or with `-` standard input. Invalid UTF-8 is replaced, so that the parser of the
/// text can report its line.
///
/// # Errors
/// It cannot be read, is in UTF-16, or has more than `most` bytes.
pub fn read(file: &str, most: usize) -> Result<String, String> {
    let mut bytes = Vec::new();
    let taken = most as u64 + 1;
    let read = match file {
        "-" => io::stdin().lock().take(taken).read_to_end(&mut bytes),
        file => File::open(file).and_then(|file| file.take(taken).read_to_end(&mut bytes)),
    };
    match read {
        Err(error) => Err(error.to_string()),
        Ok(count) if count > most => Err(coded(&BadLine::TooLong(most))),
        Ok(_) => {
            let text = unmarked(&bytes).map_err(|error| coded(&error))?;
            Ok(String::from_utf8_lossy(text).into_owned())
        }
    }
}

/// The value with this name.
///
/// # Errors
/// There is none; the error lists all names.
pub fn named<T: Named>(text: &str) -> Result<T, String> {
    T::named(text).ok_or_else(|| {
        format!(
            "it is one of {}",
            T::NAMES.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(", ")
        )
    })
}
