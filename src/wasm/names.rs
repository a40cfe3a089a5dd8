//! The TypeScript types of what has a name or a code.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::error::Reason;
use super::input::DrawSource;
use super::{contest, okey, rummi};
use crate::bots::{Character, Level, Style};
use crate::coded::Coded;
use crate::contest::{Match, MatchError, Undo};
use crate::game::Counted;
use crate::games::GAMES;
use crate::guide::{Guide, Source};
use crate::host::HostError;
use crate::meld::MeldKind;
use crate::named::Named;
use crate::options::{LONGEST_RULES, RuleSet, RulesError};
use crate::record;
use crate::seat::Direction;
use crate::tile::Color;
use crate::unions::Text;

/// The names that each game has, with the name of the game before them.
macro_rules! of_game {
    ($game:ident, $prefix:literal) => {{
        use crate::game::Game;
        use crate::$game::{
            Action, Conflict, Ending, Options, Order, Preset, Refusal, Setting, Wording,
        };
        Text::new()
            .union("The name of the game.", concat!($prefix, "Name"), &[crate::$game::Rules::NAME])
            .named("A preset of rules.", concat!($prefix, "Preset"), Preset::NAMES)
            .named("A setting of rules.", concat!($prefix, "Setting"), Setting::NAMES)
            .named(
                "Which of several sentences tells what a setting means.",
                concat!($prefix, "Wording"),
                Wording::NAMES,
            )
            .named(
                "Why settings cannot be played together.",
                concat!($prefix, "ConflictCode"),
                Conflict::NAMES,
            )
            .named("How a round ended.", concat!($prefix, "Ending"), Ending::NAMES)
            .named("What a hand is sorted by.", concat!($prefix, "Order"), Order::NAMES)
            .union(
                "The word with which an action begins.",
                concat!($prefix, "Verb"),
                &Action::VERBS,
            )
            .named(
                "What a paragraph of the rules is about.",
                concat!($prefix, "Section"),
                <Options as Guide>::Section::NAMES,
            )
            .union(
                "The rule that an action would break.",
                concat!($prefix, "RefusalCode"),
                Refusal::CODES,
            )
    }};
}

#[wasm_bindgen(typescript_custom_section)]
const OF_GAMES: &str = Text::new()
    .and(&of_game!(okey, "Okey"))
    .and(&okey::TYPES)
    .and(&of_game!(rummi, "Rummi"))
    .and(&rummi::TYPES)
    .as_str();

/// The same whichever the game.
#[wasm_bindgen(typescript_custom_section)]
const OF_ANY: &str = r#"
/** A preset of rules. */
export type Preset = OkeyPreset | RummiPreset;
/** A setting of rules. */
export type Setting = OkeySetting | RummiSetting;
/** Which of several sentences tells what a setting means. */
export type Wording = OkeyWording | RummiWording;
/** Why settings cannot be played together. */
export type ConflictCode = OkeyConflictCode | RummiConflictCode;
/** How a round ended. */
export type Ending = OkeyEnding | RummiEnding;
/** What a hand is sorted by. */
export type Order = OkeyOrder | RummiOrder;
/** The word with which an action begins. */
export type Verb = OkeyVerb | RummiVerb;
/** What a paragraph of the rules is about. */
export type Section = OkeySection | RummiSection;
/** The rule that an action would break. */
export type RefusalCode = OkeyRefusalCode | RummiRefusalCode;
/** A match as seen from one seat. */
export type GameView = OkeyGameView | RummiGameView;
/** A round as seen from one seat. */
export type RoundView = OkeyRoundView | RummiRoundView;
/** What everybody saw happen. */
export type EventView = OkeyEventView | RummiEventView;
/** A round in the sheet of a match. */
export type SheetRow = OkeySheetRow | RummiSheetRow;
/** What a player had best do, and why. */
export type HintView = OkeyHintView | RummiHintView;
/** What is to be said of a turn. */
export type WhyView = OkeyWhyView | RummiWhyView;
/** A decision as the player may look back on it. */
export type DecisionView = OkeyDecisionView | RummiDecisionView;
/** A match of Okey, which `Game` is by its rules. */
export interface OkeyGame extends Game {
    botMove(options?: BotOptions): OkeyEventView;
    hint(seat?: number): OkeyHintView | null;
    review(round?: number, seat?: number): ReviewView<OkeyDecisionView> | null;
    view(seat?: number): OkeyGameView;
    why(event: number): OkeyWhyView | null;
}
/** A match of the game with 80 tiles, which `Game` is by its rules. */
export interface RummiGame extends Game {
    botMove(options?: BotOptions): RummiEventView;
    hint(seat?: number): RummiHintView | null;
    review(round?: number, seat?: number): ReviewView<RummiDecisionView> | null;
    view(seat?: number): RummiGameView;
    why(event: number): RummiWhyView | null;
}
"#;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .union("A game.", "GameName", GAMES)
    .named("A colour.", "Color", Color::NAMES)
    .named("On which side the next seat lies.", "Direction", Direction::NAMES)
    .named("What a match counts.", "Counts", Counted::NAMES)
    .named("What a meld is.", "MeldKind", MeldKind::NAMES)
    .named("From where a tile is drawn.", "DrawSource", DrawSource::NAMES)
    .named("On what terms something is taken back.", "Undo", Undo::NAMES)
    .named("How strong a bot is.", "Level", Level::NAMES)
    .named("How a bot plays.", "Style", Style::NAMES)
    .named("A bot with a name.", "CharacterName", &Character::NAMED)
    .named("Where a rule comes from.", "Source", Source::NAMES)
    .number("The bytes of the longest text of rules.", "LongestRules", LONGEST_RULES)
    .number(
        "The characters of the longest name of rules.",
        "LongestRulesName",
        RuleSet::<crate::okey::Options>::LONGEST_NAME,
    )
    .number(
        "The characters of a player's word that count.",
        "LongestWord",
        Match::<crate::okey::Rules>::LONGEST_WORD,
    )
    .number("The bytes of the longest record of a match.", "LongestRecord", record::LONGEST)
    .union("Why a match refuses something.", "MatchCode", MatchError::<crate::okey::Refusal>::CODES)
    .union("Why a table refuses something.", "HostCode", HostError::<crate::okey::Refusal>::CODES)
    .union("Why a text is not rules.", "RulesCode", RulesError::<crate::okey::Options>::CODES)
    .named("Why the engine cannot do what it is asked.", "ReasonCode", Reason::NAMES)
    .and(&contest::TYPES)
    .with("/** The code of an `IstakaError`. */\nexport type ErrorCode = RefusalCode | ")
    .with("MatchCode | HostCode | RulesCode | ConflictCode | ReasonCode | ContestErrorCode;\n")
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
