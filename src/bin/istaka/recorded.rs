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
        let named = |problem| format!("{}: {problem}", self.file);
        let mut text = read(&self.file, LONGEST).map_err(named)?;
        if is_link(&text) {
            text = read_link(&text).map_err(|error| named(coded(&error)))?.record;
        }
        // Of a record of no game Okey says which line is wrong.
        let rules = game_of(&text).and_then(AnyRules::usual).unwrap_or(Rules::turkish().into());
        with_rules!(rules, rules => reader.read(&parsed(rules, &text).map_err(named)?))
    }
}

fn parsed<G: Game>(_: G, text: &str) -> Result<Match<G>, String> {
    read_record(text).map_err(|error| coded(&error))
}
