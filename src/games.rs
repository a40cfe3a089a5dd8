//! All games by their names.

use std::str::FromStr;

use crate::game::Game;
use crate::named::Named;
use crate::record::{is_compact, rules_of_compact};
use crate::{okey, rummi};

/// Rules of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyRules {
    /// Of Okey.
    Okey(okey::Rules),
    /// Of the game with 80 tiles.
    Rummi(rummi::Rules),
}

impl AnyRules {
    /// The name of their game: [`Game::NAME`].
    pub const fn game(&self) -> &'static str {
        match self {
            AnyRules::Okey(_) => okey::Rules::NAME,
            AnyRules::Rummi(_) => rummi::Rules::NAME,
        }
    }
}

/// The first word, the preset, says which game it is. What is wrong with the text is said in words.
///
/// ```
/// use istaka::{AnyRules, Rules};
/// assert_eq!("turkish".parse(), Ok(AnyRules::Okey(Rules::turkish())));
/// assert_eq!("rummi80 players=2".parse().map(|rules: AnyRules| rules.game()), Ok("rummi"));
/// assert!("chess".parse::<AnyRules>().is_err());
/// ```
impl FromStr for AnyRules {
    type Err = String;

    fn from_str(text: &str) -> Result<AnyRules, String> {
        if game_of_rules(text) == Some(rummi::Rules::NAME) {
            let rules: Result<rummi::Rules, _> = text.parse();
            return rules.map(AnyRules::Rummi).map_err(|error| error.to_string());
        }
        let rules: Result<okey::Rules, _> = text.parse();
        rules.map(AnyRules::Okey).map_err(|error| error.to_string())
    }
}

/// The game of which a record is, in its text or in its compact form: [`Game::NAME`].
///
/// ```
/// use istaka::{Match, game_of, rummi, write_compact};
/// assert_eq!(game_of("istaka 4\nrules turkish players=3\n"), Some("okey"));
/// let game = Match::new(rummi::Rules::rummi80(2), 7);
/// assert_eq!(game_of(&write_compact(&game)), Some("rummi"));
/// assert_eq!(game_of("istaka 4\nrules chess\n"), None);
/// ```
pub fn game_of(record: &str) -> Option<&'static str> {
    match is_compact(record) {
        true => game_of_rules(&rules_of_compact::<okey::Refusal>(record).ok()?),
        false => game_of_rules(record.lines().nth(1)?.strip_prefix("rules ")?),
    }
}

/// The game that has the preset of these rules.
fn game_of_rules(rules: &str) -> Option<&'static str> {
    let preset = rules.split_whitespace().next()?;
    let okey = okey::Preset::named(preset).map(|_| okey::Rules::NAME);
    okey.or_else(|| rummi::Preset::named(preset).map(|_| rummi::Rules::NAME))
}
