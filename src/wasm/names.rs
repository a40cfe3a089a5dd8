//! The TypeScript types of what has a name or a code in every game.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::error::Reason;
use super::input::DrawSource;
use super::played::{
    Action, Conflict, Ending, Options, Order, Preset, Refusal, Rules, Setting, TYPES, Wording,
};
use crate::bots::{Character, Level, Style};
use crate::coded::Coded;
use crate::contest::{Match, MatchError, Undo};
use crate::game::{Counted, Game};
use crate::guide::{Guide, Source};
use crate::host::HostError;
use crate::meld::MeldKind;
use crate::named::Named;
use crate::options::{LONGEST_RULES, RuleSet, RulesError};
use crate::record;
use crate::seat::Direction;
use crate::tile::Color;
use crate::unions::Text;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .union("The game of this module.", "GameName", &[<Rules as Game>::NAME])
    .named("A preset of rules.", "Preset", Preset::NAMES)
    .named("A setting of rules.", "Setting", Setting::NAMES)
    .named("Which of several sentences tells what a setting means.", "Wording", Wording::NAMES)
    .named("Why settings cannot be played together.", "ConflictCode", Conflict::NAMES)
    .named("A colour.", "Color", Color::NAMES)
    .named("On which side the next seat lies.", "Direction", Direction::NAMES)
    .named("What a match counts.", "Counts", Counted::NAMES)
    .named("How a round ended.", "Ending", Ending::NAMES)
    .named("What a meld is.", "MeldKind", MeldKind::NAMES)
    .named("What a hand is sorted by.", "Order", Order::NAMES)
    .named("From where a tile is drawn.", "DrawSource", DrawSource::NAMES)
    .named("On what terms something is taken back.", "Undo", Undo::NAMES)
    .union("The word with which an action begins.", "Verb", &Action::VERBS)
    .named("How strong a bot is.", "Level", Level::NAMES)
    .named("How a bot plays.", "Style", Style::NAMES)
    .named("A bot with a name.", "CharacterName", &Character::NAMED)
    .named("What a paragraph of the rules is about.", "Section", <Options as Guide>::Section::NAMES)
    .named("Where a rule comes from.", "Source", Source::NAMES)
    .and(&TYPES)
    .number("The bytes of the longest text of rules.", "LongestRules", LONGEST_RULES)
    .number(
        "The characters of the longest name of rules.",
        "LongestRulesName",
        RuleSet::<Options>::LONGEST_NAME,
    )
    .number(
        "The characters of a player's word that count.",
        "LongestWord",
        Match::<Rules>::LONGEST_WORD,
    )
    .number("The bytes of the longest record of a match.", "LongestRecord", record::LONGEST)
    .union("The rule that an action would break.", "RefusalCode", Refusal::CODES)
    .union("Why a match refuses something.", "MatchCode", MatchError::<Refusal>::CODES)
    .union("Why a table refuses something.", "HostCode", HostError::<Refusal>::CODES)
    .union("Why a text is not rules.", "RulesCode", RulesError::<Options>::CODES)
    .named("Why the engine cannot do what it is asked.", "ReasonCode", Reason::NAMES)
    .with("/** The code of an `IstakaError`. */\nexport type ErrorCode = RefusalCode | ")
    .with("MatchCode | HostCode | RulesCode | ConflictCode | ReasonCode;\n")
    .with(ERROR);

const ERROR: &str = "
/** What every method throws that refuses something. */
export interface IstakaError extends Error {
    readonly code: ErrorCode;
    /** Where a hand is not complete, the tiles that the nearest complete hand has no use for. */
    readonly tiles?: readonly string[];
    /** And the faces that it would have in their place. */
    readonly missing?: readonly string[];
}
";
