//! Who may sit down in the arena.

use std::fmt;
use std::str::FromStr;

use istaka::{Actor, Bot, Character, Named, UnknownCharacter};

use crate::contested::Contested;

/// A character, or the yardstick of a game, which none of them is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    Character(Character),
    Greedy,
}

/// The character, where there is its style in this game.
///
/// # Errors
/// There is none.
pub fn of_game<G: Contested>(character: Character) -> Result<Character, String> {
    let style = character.style();
    let exists = G::Player::STYLES.contains(&style);
    exists
        .then_some(character)
        .ok_or_else(|| format!("{character}: there is no style {} in this game", style.name()))
}

/// How the yardstick is called.
const GREEDY: &str = "greedy";

impl Contestant {
    /// A bot that plays like this.
    ///
    /// # Errors
    /// There is no such style or yardstick in this game.
    pub fn bot<G: Contested>(self, rules: &G) -> Result<Box<dyn Bot<G>>, String> {
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
