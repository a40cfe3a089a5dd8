//! The TypeScript types of all named and coded values of games.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::input::DrawSource;
use super::{contest, okey, okey101};
use crate::bots::{Character, Level, Style};
use crate::coded::Coded;
use crate::contest::{MatchError, MatchOfAny, Undo};
use crate::game::Counted;
use crate::host::HostError;
use crate::named::Named;
use crate::record::{self, LinkError, LinkKind};
use crate::tile::Color;
use crate::unions::Text;

/// The types of names and codes that every game has, prefixed with the name of the game.
macro_rules! of_game {
    ($game:ident, $prefix:literal) => {{
        use crate::$game::{Action, Ending, Order, Refusal};
        Text::new()
            .named("The ending of a round.", concat!($prefix, "Ending"), Ending::NAMES)
            .named("A sort order of a rack.", concat!($prefix, "Order"), Order::NAMES)
            .union("The first word of an action.", concat!($prefix, "Verb"), &Action::VERBS)
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
    .and(&of_game!(okey101, "Okey101"))
    .and(&okey101::TYPES)
    .as_str();

/// The types of values that cross as text or as numbers.
#[wasm_bindgen(typescript_custom_section)]
const SMALL: &str = r#"
/** A set of tiles. */
export type TileSet = Tile[];
/** The player at a seat: a level, up to "hard" also with a style, or the name of a character. */
export type CharacterText = Level | `${Level}:${Style}` | CharacterName;
"#;

/// The types of all games together.
#[wasm_bindgen(typescript_custom_section)]
const OF_ANY: &str = r#"
/** The ending of a round. */
export type Ending = OkeyEnding | RummiEnding | Okey101Ending;
/** A sort order of a rack. */
export type Order = OkeyOrder | RummiOrder | Okey101Order;
/** The first word of an action. */
export type Verb = OkeyVerb | RummiVerb | Okey101Verb;
/** The rule that an action would break. */
export type RefusalCode = OkeyRefusalCode | RummiRefusalCode | Okey101RefusalCode;
/** A match seen from one seat. */
export type GameView = OkeyGameView | RummiGameView | Okey101GameView;
/** A round seen from one seat. */
export type RoundView = OkeyRoundView | RummiRoundView | Okey101RoundView;
/** A public event. */
export type EventView = OkeyEvent | RummiEvent | Okey101Event;
/** A round of the score sheet. */
export type SheetRow = OkeySheetRow | RummiSheetRow | Okey101SheetRow;
/** The best action of a player, with its reason. */
export type HintView = OkeyHint | RummiHint | Okey101Hint;
/** A `Game` of these types. */
export interface GameOf<
    Event extends EventView,
    View extends GameView,
    Hint extends HintView,
> extends Game {
    act(action: Action, seat?: Seat): Done<Event, View>;
    botMove(options?: BotOptions): Done<Event, View>;
    declare(declaration: Declaration): Done<Event, View>;
    discard(tile: Tile): Done<Event, View>;
    draw(source: DrawSource): Done<Event, View>;
    hint(seat?: Seat): Hint | null;
    pass(): Done<Event, View>;
    showTwin(seat?: Seat): Done<Event, View>;
    timeOut(): TimedOut<Event, View>;
    view(seat?: Seat): View;
}
/** The type of a `Game` with rules of Okey. */
export type OkeyGame = GameOf<OkeyEvent, OkeyGameView, OkeyHint>;
/** The type of a `Game` with rules of table rummy. */
export type RummiGame = GameOf<RummiEvent, RummiGameView, RummiHint>;
/** The type of a `Game` with rules of 101 Okey. */
export type Okey101Game = GameOf<Okey101Event, Okey101GameView, Okey101Hint>;
"#;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .named("A colour.", "Color", Color::NAMES)
    .named("The unit of the score of a match.", "Counts", Counted::NAMES)
    .named("The source of a tile.", "DrawSource", DrawSource::NAMES)
    .named("The condition for undoing an action.", "Undo", Undo::NAMES)
    .named("The strength of a bot.", "Level", Level::NAMES)
    .named("The style of a bot.", "Style", Style::NAMES)
    .named("A bot with a name.", "CharacterName", &Character::NAMED)
    .named("The purpose of a link.", "LinkKind", LinkKind::NAMES)
    .number(
        "The number of used characters of a player's word.",
        "LongestWord",
        MatchOfAny::LONGEST_WORD,
    )
    .number(
        "The length limit of the record of a match, in bytes.",
        "LongestRecord",
        record::LONGEST,
    )
    .union(
        "The reason for which a match refuses something.",
        "MatchCode",
        MatchError::<crate::okey::Refusal>::CODES,
    )
    .union(
        "The reason for which a table refuses something.",
        "HostCode",
        HostError::<crate::okey::Refusal>::CODES,
    )
    .union("The error in a link.", "LinkCode", LinkError::CODES)
    .and(&contest::TYPES)
    .with("/** The code of an `IstakaError`. */\nexport type ErrorCode = RefusalCode | ")
    .with("MatchCode | HostCode | RulesCode | LinkCode | ConflictCode | ReasonCode | ")
    .with("ContestErrorCode;\n")
    .with(ERROR);

const ERROR: &str = r#"
/** The error that every refusing method throws. */
export class IstakaError extends Error {
    constructor(message: string, details: { code: ErrorCode });
    readonly name: "IstakaError";
    readonly code: ErrorCode;
    /** The rule of the game that an action would break: then this is the code. */
    readonly rule?: RefusalCode;
    /**
     * The tiles that explain the refusal. For an incomplete hand: those that do not belong to the
     * nearest complete hand.
     */
    readonly tiles?: readonly string[];
    /**
     * For an incomplete hand: the faces needed in their place. For an exchange in 101 Okey: the
     * faces that the wild tile stands for.
     */
    readonly missing?: readonly string[];
    /** For an opening in 101 Okey that is too low: its value or its number of pairs. */
    readonly found?: number;
    /** The value or the number needed to open. */
    readonly need?: number;
    /** The difference. */
    readonly lacks?: number;
}
"#;
