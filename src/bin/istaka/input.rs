//! What a command is given: a file, and names among its options.

use std::fs::File;
use std::io::{self, Read};

use istaka::Named;

/// The text of a file, or with `-` that of standard input. What is no UTF-8 is left to whoever
/// reads the text: he can say in which line it is.
///
/// # Errors
/// It cannot be read, or has more bytes than `most`: other things are in such a file.
pub fn read(file: &str, most: u64) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = match file {
        "-" => io::stdin().lock().take(most + 1).read_to_end(&mut bytes),
        file => File::open(file).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)),
    };
    match read {
        Err(error) => Err(error.to_string()),
        Ok(count) if count as u64 > most => Err(format!("there are more than {most} bytes")),
        Ok(_) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// The value of this name.
///
/// # Errors
/// There is none; all names are said.
pub fn named<T: Named>(text: &str) -> Result<T, String> {
    let names: Vec<&str> = T::NAMES.iter().map(|(_, name)| *name).collect();
    T::named(text).ok_or_else(|| format!("it is one of {}", names.join(", ")))
}
