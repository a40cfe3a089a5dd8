//! A match from a file, in the text or the compact form of records, of whichever game.

use std::fs::File;
use std::io::{self, Read};

use clap::Args;
use istaka::{Game, Match, Rules, game_of, is_compact, read_compact, read_record, rummi};

use crate::contested::Contested;

/// Longer files are no record.
const LONGEST: u64 = 2 << 20;

/// Where a record is.
#[derive(Args)]
pub struct Source {
    /// The file, or `-` for standard input.
    file: String,
}

/// What is done with a match, whichever game it is of.
pub trait Reader {
    /// Does it.
    ///
    /// # Errors
    /// What is wrong with the match, or with the output.
    fn read<G: Contested>(&self, game: &Match<G>) -> Result<(), String>;
}

impl Source {
    /// Reads the match and hands it over.
    ///
    /// # Errors
    /// What is wrong with the file, and in which line.
    pub fn hand_to(&self, reader: &impl Reader) -> Result<(), String> {
        let text = self.text().map_err(|error| format!("{}: {error}", self.file))?;
        let named = |problem| format!("{}: {problem}", self.file);
        if game_of(&text) == Some(rummi::Rules::NAME) {
            reader.read(&parsed::<rummi::Rules>(&text).map_err(named)?)
        } else {
            reader.read(&parsed::<Rules>(&text).map_err(named)?)
        }
    }

    fn text(&self) -> io::Result<String> {
        let mut bytes = Vec::new();
        match self.file.as_str() {
            "-" => io::stdin().lock().take(LONGEST).read_to_end(&mut bytes)?,
            file => File::open(file)?.take(LONGEST).read_to_end(&mut bytes)?,
        };
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

fn parsed<G: Game>(text: &str) -> Result<Match<G>, String> {
    if is_compact(text) {
        return read_compact(text).map_err(|error| error.to_string());
    }
    read_record(text).map_err(|error| error.to_string())
}
