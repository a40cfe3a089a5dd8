//! The contestants of the arena.

use std::fmt;
use std::str::FromStr;

use istaka::{Actor, Bot, Character, UnknownCharacter};

use crate::contested::of_game;
use crate::measured::Measured;

/// A character, or the baseline bot of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    Character(Character),
    Greedy,
}

/// The name of the baseline bot.
const GREEDY: &str = "greedy";

impl Contestant {
    /// Makes the bot.
    ///
    /// # Errors
    /// This game does not have the style or the baseline bot.
    pub fn bot<G: Measured>(self, rules: &G) -> Result<Box<dyn Bot<G>>, String> {
        match self {
            Contestant::Character(character) => {
                Ok(Box::new(G::Player::new(rules, of_game::<G>(character)?, 0)))
            }
            Contestant::Greedy => {
                G::yardstick(rules).ok_or_else(|| format!("there is no {GREEDY} in this game"))
            }
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
