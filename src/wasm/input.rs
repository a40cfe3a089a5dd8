//! Arguments from JavaScript to a game: options, seats, tiles.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

pub use super::values::{count, is_nothing, record_text, text};

use super::error::{Failure, Reason};
use super::values::{self, Fields, LONGEST, not_plain, within};
use crate::bots::{Character, Level};
use crate::games::AnyRules;
use crate::named::Named;
use crate::notation::write_melds;
use crate::okey::Options;
use crate::options::{RuleOptions, Rules, RulesError};
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The options of a new match. */
export interface GameOptions {
    /** The rules as text: a preset and the differences from it. The usual rules if absent. */
    rules?: string;
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
     * for everybody. Other rules, a seed and a secret are ignored.
     */
    daily?: string;
    /** The seats of bots, 0 to 3; [1, 2, 3] if absent. */
    bots?: number[];
    /**
     * The character of the bot at each seat: a level, up to "hard" also with a style, such as
     * "medium:careful", or the name of a character. "hard" if absent or empty. The style "pairs"
     * has no effect in table rummy.
     */
    characters?: string[];
}

/** The options of a bot's move. */
export interface BotOptions {
    /** The time limit for thinking, in milliseconds; unlimited if absent. */
    budget?: number;
}

/** A finish. */
export interface Declaration {
    /** The fifteenth tile, which is discarded. */
    discard: string;
    /** The player's own arrangement of the other fourteen. */
    melds?: string[][];
}
"#;

/// Number of tiles of the largest set.
const MOST: usize = 106;

/// Number of seats at a table.
const SEATS: usize = 4;

/// The options of a new match.
pub struct GameOptions {
    pub rules: Option<String>,
    pub game: Option<String>,
    pub seed: Option<u64>,
    pub secret: Option<String>,
    pub daily: Option<String>,
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
    pub fn read(value: &JsValue) -> Result<GameOptions, Failure> {
        let options = fields(value)?;
        let word = |name| options.get(name).map(|value| text(&value, Reason::BadOption));
        let (rules, game) = (word("rules").transpose()?, word("game").transpose()?);
        let daily = word("daily").transpose()?;
        let secret = word("secret").transpose()?;
        if let Some(secret) = secret.as_ref().filter(|secret| !is_secret(secret)) {
            return Err(Failure::option("secret", secret));
        }
        let seed = options.get("seed").map(|value| values::seed(&value)).transpose()?;
        let mut bots = [false, true, true, true];
        if let Some(value) = options.get("bots") {
            bots = [false; 4];
            for value in list(&value, SEATS, Reason::BadOption)? {
                bots[seat(&value)?.index()] = true;
            }
        }
        let characters = characters(options.get("characters"))?;
        Ok(GameOptions { rules, game, seed, secret, daily, bots, characters })
    }
}

/// Returns `true` for 64 hexadecimal digits in lower case.
fn is_secret(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// Reads the character of each seat.
fn characters(given: Option<JsValue>) -> Result<[Character; 4], Failure> {
    let mut characters = [Character::from(Level::Hard); 4];
    let given = given.map_or(Ok(Vec::new()), |value| list(&value, SEATS, Reason::BadOption))?;
    for (character, value) in characters.iter_mut().zip(&given) {
        let name = text(value, Reason::BadOption)?;
        if !name.is_empty() {
            *character = name.parse().map_err(|error| Failure::new(Reason::BadOption, error))?;
        }
    }
    Ok(characters)
}

impl BotOptions {
    pub fn read(value: &JsValue) -> Result<BotOptions, Failure> {
        let budget = match fields(value)?.get("budget") {
            Some(value) => Some(value.as_f64().ok_or_else(|| not_plain(Reason::BadOption))?),
            None => None,
        };
        Ok(BotOptions { budget })
    }
}

impl Declaration {
    pub fn read(value: &JsValue) -> Result<Declaration, Failure> {
        let fields = Fields::of(value)?;
        let discard = tile(&fields.get("discard").unwrap_or_default())?;
        let melds = fields.get("melds").map_or(Ok(Vec::new()), |value| hand(&value))?;
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

/// Reads the fields of an object; without an argument there are none.
fn fields(value: &JsValue) -> Result<Fields, Failure> {
    if is_nothing(value) { Fields::of(&Object::new()) } else { Fields::of(value) }
}

/// Reads a text of rules.
pub fn rules(value: &JsValue) -> Result<String, Failure> {
    within(value, LONGEST, Reason::BadOption, || RulesError::<Options>::TooLong.into())
}

/// Reads valid rules of any game.
pub fn any_rules(value: &JsValue) -> Result<AnyRules, Failure> {
    fn parse<O: RuleOptions>(_: &Rules<O>, text: &str) -> Result<AnyRules, Failure>
    where
        Rules<O>: Into<AnyRules>,
    {
        Ok(text.parse::<Rules<O>>()?.into())
    }
    let text = rules(value)?;
    with_rules!(AnyRules::game_of(&text), usual => parse(&usual, &text))
}

/// Reads the elements of an array or an array-like object. It does not check for a true array,
/// since a proxy may throw at that check.
fn list(value: &JsValue, most: usize, reason: Reason) -> Result<Vec<JsValue>, Failure> {
    if !value.is_object() || value.is_function() {
        return Err(not_plain(reason));
    }
    let length = Reflect::get(value, &"length".into()).ok().and_then(|length| length.as_f64());
    let length = length.ok_or_else(|| not_plain(reason))?;
    if !(0.0..=most as f64).contains(&length) {
        return Err(Failure::new(reason, format_args!("there are more than {most} of these")));
    }
    let value = |at: u32| Reflect::get_u32(value, at).map_err(|_| not_plain(reason));
    (0..length as u32).map(value).collect()
}

/// Reads a word for each seat.
pub fn words(value: &JsValue) -> Result<Vec<String>, Failure> {
    let words = list(value, SEATS, Reason::BadOption)?;
    words.iter().map(|word| text(word, Reason::BadOption)).collect()
}

/// Reads the number of a seat.
pub fn seat(value: &JsValue) -> Result<Seat, Failure> {
    let number = value.as_f64().ok_or_else(|| not_plain(Reason::BadOption))?;
    let seat = Seat::ALL.into_iter().find(|seat| seat.index() as f64 == number);
    seat.ok_or_else(|| Failure::new(Reason::BadOption, "seats are numbered from 0 to 3"))
}

/// Reads a tile.
pub fn tile(value: &JsValue) -> Result<Tile, Failure> {
    let text = text(value, Reason::BadTile)?;
    Ok(text.parse::<Tile>()?)
}

/// Reads up to fifteen different tiles.
pub fn tiles(value: &JsValue) -> Result<Vec<Tile>, Failure> {
    some_tiles(value, 15)
}

/// Reads rows of up to fifteen different tiles.
pub fn hand(value: &JsValue) -> Result<Vec<Vec<Tile>>, Failure> {
    some_rows(value, 15)
}

/// Reads different tiles, at most as many as a set has.
pub fn tiles_of_table(value: &JsValue) -> Result<Vec<Tile>, Failure> {
    some_tiles(value, MOST)
}

/// Reads rows of different tiles, at most as many as a set has.
pub fn rows(value: &JsValue) -> Result<Vec<Vec<Tile>>, Failure> {
    some_rows(value, MOST)
}

fn some_tiles(value: &JsValue, most: usize) -> Result<Vec<Tile>, Failure> {
    let values = list(value, most, Reason::BadTile)?;
    let tiles: Vec<Tile> = values.iter().map(tile).collect::<Result<_, Failure>>()?;
    different(&tiles)?;
    Ok(tiles)
}

fn some_rows(value: &JsValue, most: usize) -> Result<Vec<Vec<Tile>>, Failure> {
    let rows = list(value, most, Reason::BadTile)?;
    let row = |row: &JsValue| some_tiles(row, most);
    let rows: Vec<Vec<Tile>> = rows.iter().map(row).collect::<Result<_, Failure>>()?;
    different(&rows.concat())?;
    Ok(rows)
}

fn different(tiles: &[Tile]) -> Result<(), Failure> {
    let set: TileSet = tiles.iter().copied().collect();
    let twice = set.len() < tiles.len();
    if twice { Err(Failure::new(Reason::BadTile, "a tile is given twice")) } else { Ok(()) }
}
