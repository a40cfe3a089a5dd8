//! The list of games, and the functions that select a game by its name or rules.

use std::fmt;
use std::str::FromStr;

use crate::bots::Offered;
use crate::game::Game;
use crate::named::Named;
use crate::okey;
use crate::plain::{lines, plain};
use crate::position::split;

/// Generates all code that depends on the list of games.
macro_rules! games {
    (($d:tt) $($(#[$about:meta])* $Name:ident = $game:ident;)+) => {
        /// The rules of any game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum AnyRules {
            $($(#[$about])* $Name(crate::$game::Rules),)+
        }

        /// Evaluates an expression with the rules of any game.
        ///
        /// ```
        /// use istaka::{AnyRules, Game};
        /// use istaka::with_rules;
        /// let rules: AnyRules = "rummi80 players=2".parse()?;
        /// assert_eq!(with_rules!(rules, rules => rules.seats().count()), 2);
        /// # Ok::<(), String>(())
        /// ```
        #[macro_export]
        macro_rules! with_rules {
            ($d any:expr, $d rules:pat => $d value:expr) => {
                match $d any {
                    $($crate::AnyRules::$Name($d rules) => $d value,)+
                }
            };
        }

        /// The names of all games.
        pub const GAMES: &[&str] = &[$(crate::$game::Rules::NAME),+];

        impl AnyRules {
            /// The names of the presets of all games.
            pub fn presets() -> Vec<&'static str> {
                let all: [&[&str]; GAMES.len()] = [
                    $(&crate::$game::Preset::ALL.map(Named::name)),+
                ];
                all.concat()
            }

            /// The usual rules of the game with this name ([`Game::NAME`]); `None` for an unknown
            /// name.
            pub fn usual(game: &str) -> Option<AnyRules> {
                $(if game == crate::$game::Rules::NAME {
                    return Some(AnyRules::$Name(crate::$game::Rules::usual()));
                })+
                None
            }

            /// The usual rules of the game that has a preset of this name.
            fn with_preset(name: &str) -> Option<AnyRules> {
                $(if crate::$game::Preset::named(name).is_some() {
                    return Some(AnyRules::$Name(crate::$game::Rules::usual()));
                })+
                None
            }
        }

        $(impl From<crate::$game::Rules> for AnyRules {
            fn from(rules: crate::$game::Rules) -> AnyRules {
                AnyRules::$Name(rules)
            }
        })+
    };
}

games! { ($)
    /// Rules of Okey.
    Okey = okey;
    /// Rules of table rummy.
    Rummi = rummi;
    /// Rules of 101 Okey.
    Okey101 = okey101;
}

impl AnyRules {
    /// The name of the game: [`Game::NAME`].
    pub fn game(&self) -> &'static str {
        fn name<G: Game>(_: &G) -> &'static str {
            G::NAME
        }
        with_rules!(self, rules => name(rules))
    }

    /// The usual rules of the game that these rules belong to, found by their first word, the
    /// preset. Those of Okey if no game has the preset.
    pub(crate) fn game_of(rules: &str) -> AnyRules {
        let rules = plain(rules);
        let preset = rules.split_whitespace().next();
        preset.and_then(AnyRules::with_preset).unwrap_or(AnyRules::Okey(okey::Rules::usual()))
    }

    /// The usual rules of the game of a record. Those of Okey if it is no record of a game, which
    /// any game refuses.
    pub(crate) fn of_record(text: &str) -> AnyRules {
        let game = game_of(text).and_then(AnyRules::usual);
        game.unwrap_or(AnyRules::Okey(okey::Rules::usual()))
    }

    /// The usual rules of the game of a position as text.
    pub(crate) fn of_position(text: &str) -> AnyRules {
        AnyRules::game_of(&split(text).map(|(rules, _)| rules).unwrap_or_default())
    }
}

/// The first word, the preset, selects the game. The error is a sentence for people.
///
/// ```
/// use istaka::AnyRules;
/// use istaka::okey::Rules;
/// assert_eq!("turkish".parse(), Ok(AnyRules::Okey(Rules::turkish())));
/// assert_eq!("rummi80 players=2".parse().map(|rules: AnyRules| rules.game()), Ok("rummi"));
/// assert!("chess".parse::<AnyRules>().is_err());
/// ```
impl FromStr for AnyRules {
    type Err = String;

    fn from_str(text: &str) -> Result<AnyRules, String> {
        fn parse<G: Game<Err: fmt::Display> + Into<AnyRules>>(
            _: G,
            text: &str,
        ) -> Result<AnyRules, String> {
            text.parse().map(G::into).map_err(|error: G::Err| error.to_string())
        }
        with_rules!(AnyRules::game_of(text), usual => parse(usual, text))
    }
}

/// Returns the name of the game ([`Game::NAME`]) of a record; `None` if it is no record of a game.
///
/// ```
/// use istaka::game_of;
/// assert_eq!(game_of("istaka 4\nrules turkish players=3\n"), Some("okey"));
/// assert_eq!(game_of("istaka 4\nrules rummi80 players=2\n"), Some("rummi"));
/// assert_eq!(game_of("istaka 4\nrules chess\n"), None);
/// ```
pub fn game_of(record: &str) -> Option<&'static str> {
    let (_, line) = lines(record).nth(1)?;
    let line = plain(line);
    let rules = line.strip_prefix("rules ")?;
    AnyRules::with_preset(rules.split_whitespace().next()?).map(|rules| rules.game())
}
