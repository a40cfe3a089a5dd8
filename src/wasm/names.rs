//! The TypeScript types of the names and codes of rules, which every module needs.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::error::Reason;
use crate::coded::Coded;
use crate::games::GAMES;
use crate::named::Named;
#[cfg(any(feature = "js", feature = "judge"))]
use crate::okey101;
use crate::options::{LONGEST_RULES, RuleSet, RulesError};
use crate::seat::Direction;
use crate::unions::Text;

/// The types of names and codes that the rules of every game have, prefixed with the name of the
/// game.
macro_rules! of_rules {
    ($game:ident, $prefix:literal) => {{
        use crate::game::Game;
        use crate::$game::{Conflict, Preset, Setting};
        Text::new()
            .union("The name of the game.", concat!($prefix, "Name"), &[crate::$game::Rules::NAME])
            .named("A preset of rules.", concat!($prefix, "Preset"), Preset::NAMES)
            .named("A setting of rules.", concat!($prefix, "Setting"), Setting::NAMES)
            .named(
                "The conflict of two settings.",
                concat!($prefix, "ConflictCode"),
                Conflict::NAMES,
            )
    }};
}

#[wasm_bindgen(typescript_custom_section)]
const OF_GAMES: &str = Text::new()
    .and(&of_rules!(okey, "Okey"))
    .and(&of_rules!(rummi, "Rummi"))
    .and(&of_rules!(okey101, "Okey101"))
    .as_str();

/// The types of all games together, and of values that cross as text or as numbers.
#[wasm_bindgen(typescript_custom_section)]
const OF_ANY: &str = r#"
/** A tile: colour and number, `F` for a false joker, `J` for a joker, `'` for a further copy. */
export type Tile = string;
/** The print of a tile: the text of its first copy. */
export type Kind = string;
/** A seat, 0 to 3 in the order of play. */
export type Seat = number;
/** Seats, 0 first. */
export type Seats = number[];
/** Rules as text: a preset and the differences from it. */
export type Rules = string;
/** A preset of rules. */
export type Preset = OkeyPreset | RummiPreset | Okey101Preset;
/** A setting of rules. */
export type Setting = OkeySetting | RummiSetting | Okey101Setting;
/** The conflict of two settings. */
export type ConflictCode = OkeyConflictCode | RummiConflictCode | Okey101ConflictCode;
"#;

/// The types of hands, melds and actions.
#[cfg(any(feature = "js", feature = "judge"))]
#[wasm_bindgen(typescript_custom_section)]
const OF_HANDS: &str = Text::new()
    .named("The kind of a meld.", "MeldKind", crate::meld::MeldKind::NAMES)
    .named("The way of an opening.", "Okey101Way", okey101::Way::NAMES)
    .named("The reason of a penalty.", "Okey101PenaltyReason", okey101::Reason::NAMES)
    .named("The reason for an action.", "Okey101Why", okey101::Why::NAMES)
    .with(HANDS)
    .as_str();

const HANDS: &str = r#"
/** A colour and a number, as text. */
export type Face = string;
/** The wild tile of a round: the text of its first copy. */
export type Wild = string;
/** An action in the notation. */
export type Action = string;
/** Number of tiles that a complete hand lacks. */
export type Deficiency = number;
/** A plan for a hand: runs and groups, or seven pairs. */
export type PlanName = "melds" | "pairs";
"#;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = Text::new()
    .union("A game.", "GameName", GAMES)
    .named("The side of the next seat.", "Direction", Direction::NAMES)
    .number("The length limit of rules as text, in bytes.", "LongestRules", LONGEST_RULES)
    .number(
        "The length limit of a name of rules, in characters.",
        "LongestRulesName",
        RuleSet::<crate::okey::Options>::LONGEST_NAME,
    )
    .union("The error in a text of rules.", "RulesCode", RulesError::<crate::okey::Options>::CODES)
    .named("A reason that does not come from the rules of a game.", "ReasonCode", Reason::NAMES)
    .as_str();
