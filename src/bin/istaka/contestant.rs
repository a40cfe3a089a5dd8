//! Who may sit down in the arena.

use std::fmt;
use std::str::FromStr;

use istaka::{Bot, Character, Greedy, Player, Rules, UnknownCharacter};

/// A character, or the yardstick that none of them is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    Character(Character),
    Greedy,
}

/// How the yardstick is called.
const GREEDY: &str = "greedy";

impl Contestant {
    /// A bot that plays like this.
    pub fn bot(self, rules: &Rules) -> Box<dyn Bot<Rules>> {
        match self {
            Contestant::Character(character) => Box::new(Player::new(rules, character, 0)),
            Contestant::Greedy => Box::new(Greedy::new(rules, 0)),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Character(character) => character.fmt(f),
            Contestant::Greedy => f.write_str(GREEDY),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Contestant, UnknownCharacter> {
        match text {
            GREEDY => Ok(Contestant::Greedy),
            _ => text.parse().map(Contestant::Character),
        }
    }
}
