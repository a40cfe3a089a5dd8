//! Arguments from JavaScript to a game: options, seats, tiles.

use wasm_bindgen::prelude::*;

pub use crate::wasm::tiles::{hand, rows, tile, tiles, tiles_of_table};
pub use crate::wasm::values::{
    any_rules, count, digits, fields, is_nothing, list, named, number, record_text, seat, text,
    word,
};

use crate::bots::{Character, Level};
use crate::named::Named;
use crate::notation::write_melds;
use crate::tile::Tile;
use crate::wasm::error::{Failure, Reason};
use crate::wasm::values::{self, Fields};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The options of a new match. */
export interface GameOptions {
    /** The rules as text: a preset and the differences from it. The usual rules if absent. */
    rules?: Preset | (Rules & {});
    /** The game, used without `rules`; "okey" if absent. */
    game?: GameName;
    /** The seed of all deals, a decimal number below 2^64. Without it, deals are verifiable. */
    seed?: string;
    /**
     * The secret of verifiable deals, 64 hexadecimal digits; random if absent. Ignored if there is
     * a seed.
     */
    secret?: string;
    /**
     * A date such as "2026-11-24": selects the game's deal of that day, which has the same rules
     * for everybody. Other rules, players, a seed and a secret are ignored.
     */
    daily?: string;
    /**
     * A position as text: a match for practice begins in it, in the middle of a round, and the
     * player who sees it sits at seat 0. The seed deals the tiles that this player has not seen;
     * random if absent. Other rules, players, a secret and a date are ignored.
     */
    position?: string;
    /** The number of players, 2 to 4; that of the rules if absent. */
    players?: 2 | 3 | 4;
    /** The level of the bots; "hard" if absent. */
    level?: Level;
    /** The seats of bots, 0 to 3; [1, 2, 3] if absent. */
    bots?: readonly Seat[];
    /**
     * The character of the bot at each seat: a level, up to "hard" also with a style, such as
     * "medium:careful", or the name of a character. `level` if absent or empty. The style "pairs"
     * has no effect in table rummy.
     */
    characters?: readonly (CharacterText | (string & {}))[];
}

/** The options of a bot's move. */
export interface BotOptions {
    /** The time limit for thinking, in milliseconds; unlimited if absent. */
    budget?: number;
}

/** A finish. */
export interface Declaration {
    /** The fifteenth tile, which is discarded. */
    discard: Tile;
    /** The player's own arrangement of the other fourteen. */
    melds?: readonly (readonly Tile[])[];
}
"#;

/// Number of seats at a table.
const SEATS: usize = 4;

/// The options of a new match.
pub struct GameOptions {
    pub rules: Option<String>,
    pub game: Option<String>,
    pub seed: Option<u64>,
    pub secret: Option<String>,
    pub daily: Option<String>,
    pub position: Option<String>,
    pub players: Option<usize>,
    pub bots: [bool; 4],
    pub characters: [Character; 4],
}

/// The source of a tile.
#[derive(Clone, Copy, PartialEq)]
pub enum DrawSource {
    Stock,
    /// The previous player's last discard.
    Discard,
}

impl Named for DrawSource {
    const NAMES: &'static [(Self, &'static str)] =
        &[(DrawSource::Stock, "stock"), (DrawSource::Discard, "discard")];
}

impl DrawSource {
    /// The action as text.
    pub const fn action(self) -> &'static str {
        match self {
            DrawSource::Stock => "draw",
            DrawSource::Discard => "take",
        }
    }
}

/// The options of a bot's move.
pub struct BotOptions {
    pub budget: Option<f64>,
}

/// A finish.
pub struct Declaration {
    pub discard: Tile,
    pub melds: Vec<Vec<Tile>>,
}

impl GameOptions {
    const FIELDS: [&'static str; 10] = [
        "rules",
        "game",
        "seed",
        "secret",
        "daily",
        "position",
        "players",
        "level",
        "bots",
        "characters",
    ];

    pub fn read(value: &JsValue) -> Result<GameOptions, Failure> {
        let options = fields(value, &GameOptions::FIELDS)?;
        let word = |name| options.get(name).map(|value| word(&value, name)).transpose();
        let (rules, game, daily, secret) =
            (word("rules")?, word("game")?, word("daily")?, word("secret")?);
        let position = word("position")?;
        if let Some(secret) = secret.as_ref().filter(|secret| !is_secret(secret)) {
            return Err(Failure::option("secret", secret, "64 hexadecimal digits in lower case"));
        }
        let seed = options.get("seed").map(|value| values::seed(&value)).transpose()?;
        let mut bots = [false, true, true, true];
        if let Some(value) = options.get("bots") {
            bots = [false; 4];
            for value in list(&value, "bots", SEATS, Reason::BadOption)? {
                bots[seat(&value, "bots")?.index()] = true;
            }
        }
        let players = options.get("players").map(|value| players(&value)).transpose()?;
        let level = match word("level")? {
            Some(name) => {
                Level::named(&name).ok_or_else(|| Failure::choice::<Level>("level", &name))?
            }
            None => Level::Hard,
        };
        let characters = values::characters(options.get("characters"), level)?;
        Ok(GameOptions { rules, game, seed, secret, daily, position, players, bots, characters })
    }
}

/// Returns `true` for 64 hexadecimal digits in lower case.
fn is_secret(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// Reads the number of players.
fn players(value: &JsValue) -> Result<usize, Failure> {
    const NAME: &str = "players";
    let number = number(value, NAME)?;
    let found = (2..=SEATS).find(|&players| players as f64 == number);
    found.ok_or_else(|| Failure::option(NAME, &digits(number), "a number from 2 to 4"))
}

impl BotOptions {
    pub fn read(value: &JsValue) -> Result<BotOptions, Failure> {
        let budget = fields(value, &["budget"])?.get("budget");
        let budget = budget.map(|value| number(&value, "budget")).transpose()?;
        Ok(BotOptions { budget })
    }
}

impl Declaration {
    pub fn read(value: &JsValue) -> Result<Declaration, Failure> {
        let fields = Fields::of(value, "declaration", &["discard", "melds"])?;
        let discard = tile(&fields.get("discard").unwrap_or_default(), "discard")?;
        let melds = fields.get("melds").map_or(Ok(Vec::new()), |value| hand(&value, "melds"))?;
        Ok(Declaration { discard, melds })
    }

    /// The action in the notation.
    pub fn action(&self) -> String {
        let Declaration { discard, melds } = self;
        match melds[..] {
            [] => format!("finish {discard}"),
            _ => format!("finish {discard} : {}", write_melds(melds)),
        }
    }
}

/// Reads a word for each seat.
pub fn words(value: &JsValue, name: &str) -> Result<Vec<String>, Failure> {
    let words = list(value, name, SEATS, Reason::BadOption)?;
    words.iter().map(|value| word(value, name)).collect()
}
