//! A match from a file, in the text or the compact form of records, of whichever game.

use clap::Args;
use istaka::{Game, Match, Rules, game_of, is_compact, read_compact, read_record, rummi};

use crate::contested::Contested;
use crate::input::read;
use crate::output::Failure;

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
    fn read<G: Contested>(&self, game: &Match<G>) -> Result<(), Failure>;
}

impl Source {
    /// Reads the match and hands it over.
    ///
    /// # Errors
    /// What is wrong with the file, and in which line.
    pub fn hand_to(&self, reader: &impl Reader) -> Result<(), Failure> {
        let named = |problem| format!("{}: {problem}", self.file);
        let text = read(&self.file, LONGEST).map_err(named)?;
        if game_of(&text) == Some(rummi::Rules::NAME) {
            reader.read(&parsed::<rummi::Rules>(&text).map_err(named)?)
        } else {
            reader.read(&parsed::<Rules>(&text).map_err(named)?)
        }
    }
}

fn parsed<G: Game>(text: &str) -> Result<Match<G>, String> {
    if is_compact(text) {
        return read_compact(text).map_err(|error| error.to_string());
    }
    read_record(text).map_err(|error| error.to_string())
}
