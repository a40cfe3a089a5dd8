//! Rules of whichever game, as text.

use std::str::FromStr;

use istaka::{Named, Rules, rummi};

/// Rules of one of the games.
#[derive(Clone, Copy)]
pub enum AnyRules {
    Okey(Rules),
    Rummi(rummi::Rules),
}

impl FromStr for AnyRules {
    type Err = String;

    /// The preset, which is the first word, says which game it is.
    fn from_str(text: &str) -> Result<AnyRules, String> {
        let preset = text.split_whitespace().next().unwrap_or_default();
        if rummi::Preset::named(preset).is_some() {
            let rules = text.parse().map(AnyRules::Rummi);
            return rules.map_err(|error: istaka::RulesError<rummi::Options>| error.to_string());
        }
        text.parse().map(AnyRules::Okey).map_err(|error: istaka::RulesError<_>| error.to_string())
    }
}
