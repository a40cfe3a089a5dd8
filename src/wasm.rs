//! The browser's door: the class [`Game`], which converts and nothing more.
//!
//! One game is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod error;
mod types;

use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::bots::{Bot, Steady};
use crate::contest::Match;
use crate::meld::Meld;
use crate::notation::tiles;
use crate::okey::{Action, Refusal, Round, Seat, View};
use crate::record::{read_record, write_record};
use crate::rules::Rules;
use crate::solver::Solver;
use crate::tile::{Okey, Tile};
use error::{Failure, Reason};
use types::{
    ArrangementView, BotOptions, Declaration, EventView, GameOptions, GameView, arrangement,
    event_view, game_view,
};

/// A match of Okey.
///
/// Tiles are text: colour and number, `F` for a false joker, an apostrophe on the second copy. Every
/// method that refuses throws an `IstakaError` with a `code` and leaves the game as it was.
#[wasm_bindgen]
pub struct Game {
    game: Match,
    bots: [bool; 4],
    bot: Steady,
    solver: Solver,
}

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}

#[wasm_bindgen]
extern "C" {
    /// The clock, which windows and workers both have.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

#[wasm_bindgen]
impl Game {
    /// A new match. Nothing is dealt yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let options: GameOptions = decode_options(&options)?;
        let name = options.rules.as_deref().unwrap_or("turkish");
        let rules = Rules::preset(name).ok_or_else(|| Failure::option("rules", name))?;
        let seed = match &options.seed {
            Some(text) => text.parse().map_err(|_| Failure::option("seed", text))?,
            None => getrandom::u64().map_err(|error| Failure::new(Reason::NoEntropy, error))?,
        };
        Ok(Game::of(Match::new(rules, seed), bots(&options)?))
    }

    /// The match that `save` wrote. The rules and the seed come from the text, the seats of the
    /// bots from the options.
    pub fn load(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let text: String = decode(&saved, Reason::BadRecord)?;
        let options: GameOptions = decode_options(&options)?;
        let game = read_record(&text).map_err(|error| Failure::new(Reason::BadRecord, error))?;
        Ok(Game::of(game, bots(&options)?))
    }

    /// The whole match as text.
    pub fn save(&self) -> String {
        write_record(&self.game)
    }

    /// The number that all deals of this match come from.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        self.game.seed().to_string()
    }

    /// Deals the first or the next round.
    pub fn deal(&mut self) -> Result<(), JsValue> {
        Ok(self.game.deal().map_err(Failure::from)?)
    }

    /// Draws from the stock, or takes the previous player's last discard.
    pub fn draw(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "\"stock\" | \"discard\"")] source: JsValue,
    ) -> Result<(), JsValue> {
        let source: String = decode(&source, Reason::BadOption)?;
        let action = match source.as_str() {
            "stock" => Action::Draw,
            "discard" => Action::Take,
            other => return Err(Failure::option("source", other).into()),
        };
        self.act(action)
    }

    /// Discards a tile.
    pub fn discard(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] tile: JsValue,
    ) -> Result<(), JsValue> {
        let text: String = decode(&tile, Reason::BadTile)?;
        self.act(Action::Discard(parse_tile(&text)?))
    }

    /// Finishes the round. The player's own arrangement is kept where it is a valid one. An
    /// incomplete hand is refused; the error's `tiles` are those that fit no meld, `missing` is
    /// how many must be replaced.
    pub fn declare(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Declaration")] declaration: JsValue,
    ) -> Result<(), JsValue> {
        let declaration: Declaration = decode(&declaration, Reason::BadOption)?;
        let discard = parse_tile(&declaration.discard)?;
        let blocks = declaration.melds.unwrap_or_default();
        let melds = blocks
            .iter()
            .map(|block| block.iter().map(|text| parse_tile(text)).collect())
            .collect::<Result<Vec<Vec<Tile>>, Failure>>()?;
        self.act(Action::Declare { discard, melds })
    }

    /// Shows the indicator's twin, which needs no turn.
    #[wasm_bindgen(js_name = showIndicator)]
    pub fn show_indicator(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<(), JsValue> {
        let seat = self.seat(&seat)?;
        if self.bots[seat.index()] {
            return Err(Failure::new(Reason::IsBot, "a bot plays at this seat").into());
        }
        self.game.play(seat, Action::ShowTwin).map_err(Failure::from)?;
        Ok(())
    }

    /// Leaves the last discard when the stock is empty. The round is void.
    pub fn pass(&mut self) -> Result<(), JsValue> {
        self.act(Action::Pass)
    }

    /// What the player at `seat` may know; without it the first person at the table.
    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<Ts<GameView>, JsValue> {
        let seat = self.seat(&seat)?;
        encode(&game_view(&self.game, seat, &mut self.solver))
    }

    /// Does one thing for a bot: shows a twin, or moves for the bot whose turn it is. It thinks no
    /// longer than the budget.
    #[wasm_bindgen(js_name = botMove)]
    pub fn bot_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "BotOptions")] options: JsValue,
    ) -> Result<Ts<EventView>, JsValue> {
        let options: BotOptions = decode_options(&options)?;
        let round = self.round()?;
        let shows =
            |seat: &Seat| self.bots[seat.index()] && round.check(*seat, &Action::ShowTwin).is_ok();
        let mover = round.turn().filter(|seat| self.bots[seat.index()]);
        let seat = Seat::ALL.into_iter().find(shows).or(mover);
        let seat = seat.ok_or_else(|| Failure::new(Reason::NotBotTurn, "no bot is to move"))?;
        let view = View::of(round, seat);
        let okey = round.okey();
        let deadline = now() + options.budget.unwrap_or(f64::INFINITY);
        let action = self.bot.decide(&view, &mut || now() >= deadline);
        let event = self.game.play(seat, action).map_err(Failure::from)?;
        encode(&event_view(event, okey))
    }

    /// The best arrangement of up to fifteen tiles of this round: complete melds, the tiles that
    /// are left, and how many tiles a complete hand is away.
    pub fn arrange(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] hand: JsValue,
    ) -> Result<Ts<ArrangementView>, JsValue> {
        let texts: Vec<String> = decode(&hand, Reason::BadTile)?;
        if texts.len() > 15 {
            return Err(Failure::new(Reason::BadTile, "a hand has at most 15 tiles").into());
        }
        let hand = tiles(&texts.join(" ")).map_err(|e| Failure::new(Reason::BadTile, e))?;
        let round = self.round()?;
        if hand.contains(&round.indicator()) {
            return Err(Failure::new(Reason::BadTile, "the indicator is not in play").into());
        }
        let okey = round.okey();
        encode(&arrangement(&mut self.solver, &hand, okey))
    }

    /// Whether tiles that lie side by side are one run or group of this round. Pairs are not
    /// considered.
    #[wasm_bindgen(js_name = isMeld)]
    pub fn is_meld(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] row: JsValue,
    ) -> Result<bool, JsValue> {
        let texts: Vec<String> = decode(&row, Reason::BadTile)?;
        let row = tiles(&texts.join(" ")).map_err(|e| Failure::new(Reason::BadTile, e))?;
        let okey = self.round()?.okey();
        Ok(Meld::read(&row, okey, &self.game.rules().melds).is_some())
    }
}

impl Game {
    fn of(game: Match, bots: [bool; 4]) -> Game {
        let rules = game.rules().melds;
        Game { game, bots, bot: Steady::new(rules), solver: Solver::new(rules) }
    }

    fn round(&self) -> Result<&Round, Failure> {
        self.game.round().ok_or_else(|| Failure::from(crate::contest::MatchError::NoRound))
    }

    /// Does what the person does whose turn it is.
    fn act(&mut self, action: Action) -> Result<(), JsValue> {
        let round = self.round()?;
        if let Some(seat) = round.turn()
            && self.bots[seat.index()]
        {
            return Err(Failure::from(Refusal::NotYourTurn(seat)).into());
        }
        let seat = round.turn().unwrap_or(Seat::ALL[0]);
        let hand = round.hand(seat).to_vec();
        let okey = round.okey();
        self.game.play(seat, action).map_err(|error| {
            Failure::from(error).explained(|tile| self.misfits(&hand, tile, okey))
        })?;
        Ok(())
    }

    /// The tiles that fit no meld once `discard` is gone, and how many must be replaced.
    fn misfits(&mut self, hand: &[Tile], discard: Tile, okey: Okey) -> (Vec<Tile>, u8) {
        let hand: Vec<Tile> = hand.iter().copied().filter(|&tile| tile != discard).collect();
        let arrangement = self.solver.arrange(&hand, okey);
        (arrangement.loose(), arrangement.deficiency.best())
    }

    /// The seat that JavaScript names, or where it names none the first one without a bot.
    fn seat(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if seat.is_undefined() || seat.is_null() {
            let person = Seat::ALL.into_iter().find(|seat| !self.bots[seat.index()]);
            return Ok(person.unwrap_or(Seat::ALL[0]));
        }
        seat_number(decode(seat, Reason::BadOption)?)
    }
}

fn seat_number(index: u8) -> Result<Seat, Failure> {
    Seat::new(index.into()).ok_or_else(|| Failure::option("seat", &index.to_string()))
}

fn parse_tile(text: &str) -> Result<Tile, Failure> {
    text.parse().map_err(|error| Failure::new(Reason::BadTile, error))
}

/// Decodes options, all of which may be absent.
fn decode_options<T: DeserializeOwned + Default>(options: &JsValue) -> Result<T, Failure> {
    if options.is_undefined() || options.is_null() {
        return Ok(T::default());
    }
    if !options.is_object() {
        return Err(Failure::new(Reason::BadOption, "options are an object"));
    }
    decode(options, Reason::BadOption)
}

/// Which seats the bots have; three of four unless told otherwise.
fn bots(options: &GameOptions) -> Result<[bool; 4], Failure> {
    let mut bots = [false; 4];
    for &index in options.bots.as_deref().unwrap_or(&[1, 2, 3]) {
        bots[seat_number(index)?.index()] = true;
    }
    Ok(bots)
}

/// Decodes what came from JavaScript. Only plain data is looked at, as JSON keeps it: a getter or a
/// proxy that throws would otherwise unwind through this module and leave the game locked.
fn decode<T: DeserializeOwned>(value: &JsValue, reason: Reason) -> Result<T, Failure> {
    let plain = js_sys::JSON::stringify(value)
        .ok()
        .and_then(|text| text.as_string())
        .and_then(|text| js_sys::JSON::parse(&text).ok())
        .ok_or_else(|| Failure::new(reason, "this is not plain data"))?;
    serde_wasm_bindgen::from_value(plain).map_err(|error| Failure::new(reason, error))
}

fn encode<T: Tsify + serde::Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value.into_ts().map_err(|error| Failure::new(Reason::Internal, error).into())
}
