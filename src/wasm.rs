//! The browser's door: the class [`Game`], which converts and nothing more.
//!
//! One game is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod coach;
mod error;
mod guide;
mod house;
mod input;
mod people;
mod rules;
mod types;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::bots::Character;
use crate::bots::{Bot, Level, Player};
use crate::contest::{Match, MatchError};
use crate::meld::Meld;
use crate::okey::{Action, Refusal, Round, Seat, View};
use crate::record::{read_record, write_record};
use crate::solver::Solver;
use crate::tile::Tile;
use error::{Failure, Reason};
use input::{BotOptions, Declaration, GameOptions};
use types::{ArrangementView, EventView, GameView, arrangement, event_view, game_view, meld_view};

/// A match of Okey.
///
/// Tiles are text: colour and number, `F` for a false joker, an apostrophe on the second copy. Every
/// method that refuses throws an `IstakaError` with a `code` and leaves the game as it was.
#[wasm_bindgen]
pub struct Game {
    game: Match,
    bots: [bool; 4],
    characters: [Character; 4],
    /// Plays at all seats of bots, at each as its character.
    bot: Player,
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
        let options = GameOptions::read(&options)?;
        let seed = match options.seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| Failure::new(Reason::NoEntropy, error))?,
        };
        Ok(Game::of(Match::new(options.rules, seed), &options))
    }

    /// The match that `save` wrote. The rules and the seed come from the text, the seats of the
    /// bots from the options.
    pub fn load(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let text = input::text(&saved, Reason::BadRecord)?;
        let options = GameOptions::read(&options)?;
        let game = read_record(&text).map_err(|error| Failure::new(Reason::BadRecord, error))?;
        Ok(Game::of(game, &options))
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
        let source = input::text(&source, Reason::BadOption)?;
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
        self.act(Action::Discard(input::tile(&tile)?))
    }

    /// Finishes the round. The player's own arrangement is kept where it is a valid one. An
    /// incomplete hand is refused; the error's `tiles` are those that the nearest complete hand
    /// has no use for, and `missing` the faces that it would have in their place.
    pub fn declare(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Declaration")] declaration: JsValue,
    ) -> Result<(), JsValue> {
        let Declaration { discard, melds } = Declaration::read(&declaration)?;
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

    /// Marks the match as practice, for good: everything may be taken back.
    pub fn practise(&mut self) {
        self.game.mark_as_practice();
    }

    /// What the player at `seat` may know; without it the first person at the table.
    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<Ts<GameView>, JsValue> {
        let seat = self.seat(&seat)?;
        encode(&game_view(&self.game, seat, &mut self.solver))
    }

    /// Does one thing for a bot: shows a twin, or moves for the bot whose turn it is. Once the
    /// budget is spent it takes the best it has found.
    #[wasm_bindgen(js_name = botMove)]
    pub fn bot_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "BotOptions")] options: JsValue,
    ) -> Result<Ts<EventView>, JsValue> {
        let budget = BotOptions::read(&options)?.budget;
        let (seat, view) = self.next_bot()?;
        let deadline = now() + budget.unwrap_or(f64::INFINITY);
        let action = self.bot.decide(&view, &mut || now() >= deadline);
        let event = self.game.play(seat, action).map_err(Failure::from)?;
        encode(&event_view(event, None, view.okey))
    }

    /// How long a person would think in place of the bot that is to move, in percent of what is usual.
    pub fn ponders(&mut self) -> Result<u32, JsValue> {
        let (_, view) = self.next_bot()?;
        Ok(self.bot.ponders(&view))
    }

    /// What each row of tiles is, as it lies on a rack: a run or a group, or null.
    #[wasm_bindgen(js_name = readMelds, unchecked_return_type = "(MeldView | null)[]")]
    pub fn read_melds(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[][]")] rows: JsValue,
    ) -> Result<JsValue, JsValue> {
        let rows = input::rows(&rows)?;
        let okey = self.round()?.okey();
        let rules = &self.game.rules().melds;
        let read = |row: &Vec<Tile>| Meld::read(row, okey, rules);
        let melds: Vec<_> =
            rows.iter().map(|row| read(row).map(|meld| meld_view(&meld, okey))).collect();
        written(&melds)
    }

    /// The best arrangement of up to fifteen tiles of this round: complete melds, the tiles that
    /// are left, and how many tiles a complete hand is away.
    pub fn arrange(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] hand: JsValue,
    ) -> Result<Ts<ArrangementView>, JsValue> {
        let hand = input::tiles(&hand)?;
        let round = self.round()?;
        if hand.contains(&round.indicator()) {
            return Err(Failure::new(Reason::BadTile, "the indicator is not in play").into());
        }
        let okey = round.okey();
        encode(&arrangement(&mut self.solver, &hand, okey))
    }
}

impl Game {
    fn of(game: Match, options: &GameOptions) -> Game {
        Game {
            bots: options.bots,
            characters: options.characters,
            bot: Player::new(game.rules(), Level::Hard.params(), game.seed()),
            solver: Solver::new(game.rules().melds),
            game,
        }
    }

    /// The bot that is to do something now, with what it sees.
    fn next_bot(&mut self) -> Result<(Seat, View), Failure> {
        let round = self.round()?;
        let shows =
            |seat: &Seat| self.bots[seat.index()] && round.check(*seat, &Action::ShowTwin).is_ok();
        let mover = round.turn().filter(|seat| self.bots[seat.index()]);
        let seat = Seat::ALL.into_iter().find(shows).or(mover);
        let seat = seat.ok_or_else(|| Failure::new(Reason::NotBotTurn, "no bot is to move"))?;
        let view = self.game.view(seat).ok_or(MatchError::NoRound)?;
        self.bot.play_as(self.characters[seat.index()].params());
        Ok((seat, view))
    }

    fn round(&self) -> Result<&Round, Failure> {
        self.game.round().ok_or_else(|| Failure::from(MatchError::NoRound))
    }

    /// The round, unless it is a bot's turn.
    fn persons_turn(&self) -> Result<&Round, Failure> {
        let round = self.round()?;
        match round.turn().filter(|seat| self.bots[seat.index()]) {
            Some(bot) => Err(Refusal::NotYourTurn(bot).into()),
            None => Ok(round),
        }
    }

    /// Does what the person does whose turn it is.
    fn act(&mut self, action: Action) -> Result<(), JsValue> {
        let round = self.persons_turn()?;
        let seat = round.turn().unwrap_or(Seat::ALL[0]);
        let Err(error) = self.game.play(seat, action) else { return Ok(()) };
        Err(self.explained(error, seat).into())
    }

    /// The seat that JavaScript names, or where it names none the first one without a bot.
    fn seat(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if seat.is_undefined() || seat.is_null() {
            let person = Seat::ALL.into_iter().find(|seat| !self.bots[seat.index()]);
            return Ok(person.unwrap_or(Seat::ALL[0]));
        }
        input::seat(seat)
    }
}

fn encode<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    written(value).map(Ts::new_unchecked)
}

/// Whatever crosses to JavaScript goes through here, so that nothing is always `null`. The types say
/// so where they have `missing_as_null`.
fn written(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(|error| Failure::new(Reason::Internal, error).into())
}
