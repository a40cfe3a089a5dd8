//! All games by their names.

use crate::game::Game;
use crate::named::Named;
use crate::record::{is_compact, rules_of_compact};
use crate::{okey, rummi};

/// The game of which a record is, in its text or in its compact form: [`Game::NAME`].
///
/// ```
/// use istaka::{Match, game_of, rummi, write_compact};
/// assert_eq!(game_of("istaka 3\nrules turkish players=3\n"), Some("okey"));
/// let game = Match::new(rummi::Rules::rummi80(2), 7);
/// assert_eq!(game_of(&write_compact(&game)), Some("rummi"));
/// assert_eq!(game_of("istaka 3\nrules chess\n"), None);
/// ```
pub fn game_of(record: &str) -> Option<&'static str> {
    let rules = match is_compact(record) {
        true => rules_of_compact::<okey::Refusal>(record).ok()?,
        false => record.lines().nth(1)?.strip_prefix("rules ")?.to_owned(),
    };
    let preset = rules.split_whitespace().next()?;
    let okey = okey::Preset::named(preset).map(|_| okey::Rules::NAME);
    okey.or_else(|| rummi::Preset::named(preset).map(|_| rummi::Rules::NAME))
}
