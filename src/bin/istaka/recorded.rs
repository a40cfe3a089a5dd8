//! Reads a match of any game from a file: a record, or a link that holds one.

use clap::Args;
use istaka::okey::Rules;
use istaka::with_rules;
use istaka::{AnyRules, Game, Match, game_of, is_link, read_link, read_record};

use crate::contested::Contested;
use crate::input::read;
use crate::output::{Failure, coded};

/// Largest file.
const LONGEST: usize = 2 << 20;

/// The source of a record.
#[derive(Args)]
pub struct Source {
    /// The file, or `-` for standard input.
    file: String,
}

/// Processes a match of any game.
pub trait Reader {
    /// Processes the match.
    ///
    /// # Errors
    /// The error of the match or the output.
    fn read<G: Contested>(&self, game: &Match<G>) -> Result<(), Failure>;
}

impl Source {
    /// Reads the match and passes it on.
    ///
    /// # Errors
    /// The error of the file, with the line.
    pub fn hand_to(&self, reader: &impl Reader) -> Result<(), Failure> {
        let record = Record::read(&self.file)?;
        with_rules!(record.rules(), rules => reader.read(&record.parsed(rules)?))
    }
}

/// The text of a record of any game.
pub struct Record<'a> {
    /// The file it was read from.
    pub file: &'a str,
    text: String,
}

impl Record<'_> {
    /// Reads a file, or with `-` standard input.
    ///
    /// # Errors
    /// The error of the file or the link.
    pub fn read(file: &str) -> Result<Record<'_>, Failure> {
        let named = |problem| format!("{file}: {problem}");
        let mut text = read(file, LONGEST).map_err(named)?;
        if is_link(&text) {
            text = read_link(&text).map_err(|error| named(coded(&error)))?.record;
        }
        Ok(Record { file, text })
    }

    /// The usual rules of its game.
    pub fn rules(&self) -> AnyRules {
        // Of a record of no game Okey says which line is wrong.
        game_of(&self.text).and_then(AnyRules::usual).unwrap_or(Rules::turkish().into())
    }

    /// The match.
    ///
    /// # Errors
    /// The error of the record, with the file and the line.
    pub fn parsed<G: Game>(&self, _: G) -> Result<Match<G>, Failure> {
        read_record(&self.text).map_err(|error| Failure::Said(coded(&error)).in_file(self.file))
    }
}
