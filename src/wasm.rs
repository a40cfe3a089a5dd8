//! The browser's door: the class [`Game`], which converts and nothing more.
//!
//! One game is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod error;
mod input;
mod sheet;
mod types;
mod coach;
mod guide;
mod people;
mod rules;
mod unions;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::contest::Match;
use crate::host::Host;
use crate::meld::Meld;
use crate::okey::{Action, Roster, Round, Rules, Solver, Sorted};
use crate::record::{read_record, write_record};
use crate::seat::Seat;
use crate::tile::Tile;
use error::{Failure, Reason};
use input::{BotOptions, Declaration, GameOptions};
use types::{
    ArrangementView, EventView, GameView, SortedView, arrangement, event_view, game_view,
    meld_view, texts,
};

/// A match of Okey.
///
/// Tiles are text: colour and number, `F` for a false joker, an apostrophe on the second copy.
/// Every method that refuses throws an `IstakaError` with a `code` and leaves the game as it was.
#[wasm_bindgen]
pub struct Game {
    host: Host<Rules, Roster>,
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
        write_record(&self.host.game)
    }

    /// The number that all deals of this match come from.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        self.host.game.seed().to_string()
    }

    /// Deals the first or the next round.
    pub fn deal(&mut self) -> Result<(), JsValue> {
        Ok(self.host.game.deal().map_err(Failure::from)?)
    }

    /// Does what the notation says: `draw`, `take`, `discard R5`, `finish R5 : R1 R2 R3 | …`,
    /// `twin`,
    /// `pass`. It is done by the person whose turn it is, or by the one at `seat`.
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<(), JsValue> {
        let action = input::action(&action)?;
        let seat = self.actor(&seat)?;
        self.play(seat, action)
    }

    /// What [`Game::act`] would throw, or null where it would do it. Nothing changes.
    #[wasm_bindgen(unchecked_return_type = "IstakaError | null")]
    pub fn check(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> JsValue {
        let refused = input::action(&action).and_then(|action| {
            let seat = self.actor(&seat)?;
            let checked = self.host.check(seat, &action);
            checked.map_err(|error| self.explained(error, seat))
        });
        refused.map_or_else(JsValue::from, |()| JsValue::NULL)
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
        self.play(self.host.actor(), action)
    }

    /// Discards a tile.
    pub fn discard(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] tile: JsValue,
    ) -> Result<(), JsValue> {
        self.play(self.host.actor(), Action::Discard(input::tile(&tile)?))
    }

    /// Finishes the round. The player's own arrangement is kept where it is a valid one. An
    /// incomplete hand is refused; the error's `tiles` are those that the nearest complete hand
    /// has no use for, and `missing` the faces that it would have in their place.
    pub fn declare(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Declaration")] declaration: JsValue,
    ) -> Result<(), JsValue> {
        let Declaration { discard, melds } = Declaration::read(&declaration)?;
        self.play(self.host.actor(), Action::Declare { discard, melds })
    }

    /// Shows the indicator's twin, which needs no turn.
    #[wasm_bindgen(js_name = showIndicator)]
    pub fn show_indicator(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<(), JsValue> {
        let seat = self.seat(&seat)?;
        self.play(seat, Action::ShowTwin)
    }

    /// Leaves the last discard when the stock is empty. The round is void.
    pub fn pass(&mut self) -> Result<(), JsValue> {
        self.play(self.host.actor(), Action::Pass)
    }

    /// Marks the match as practice, for good: everything may be taken back.
    pub fn practise(&mut self) {
        self.host.game.mark_as_practice();
    }

    /// What the player at `seat` may know; without it the first person at the table.
    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<Ts<GameView>, JsValue> {
        let seat = self.seat(&seat)?;
        encode(&game_view(&self.host, seat, &mut self.solver))
    }

    /// Does one thing for a bot: shows a twin, or moves for the bot whose turn it is. Once the
    /// budget is spent it takes the best it has found.
    #[wasm_bindgen(js_name = botMove)]
    pub fn bot_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "BotOptions")] options: JsValue,
    ) -> Result<Ts<EventView>, JsValue> {
        let budget = BotOptions::read(&options)?.budget;
        let deadline = now() + budget.unwrap_or(f64::INFINITY);
        let event = self.host.bot_move(&mut || now() >= deadline).map_err(Failure::from)?;
        encode(&event_view(event, None, self.round()?.okey()))
    }

    /// How long a person would think in place of the bot that is to move, in percent of what is
    /// usual.
    pub fn ponders(&mut self) -> Result<u32, JsValue> {
        Ok(self.host.ponders().map_err(Failure::from)?)
    }

    /// Has the bots play the match to its end, round after round.
    #[wasm_bindgen(js_name = playOut)]
    pub fn play_out(&mut self) -> Result<(), JsValue> {
        Ok(self.host.play_out().map_err(Failure::from)?)
    }

    /// What each row of tiles is, as it lies on a rack: a run or a group, or null.
    #[wasm_bindgen(js_name = readMelds, unchecked_return_type = "(MeldView | null)[]")]
    pub fn read_melds(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[][]")] rows: JsValue,
    ) -> Result<JsValue, JsValue> {
        let rows = input::rows(&rows)?;
        let okey = self.round()?.okey();
        let rules = &self.host.game.rules().hands.melds();
        let read = |row: &Vec<Tile>| Meld::read(row, okey, rules);
        let melds: Vec<_> =
            rows.iter().map(|row| read(row).map(|meld| meld_view(&meld, okey))).collect();
        written(&melds)
    }

    /// What the player at `seat` holds, in rows for his rack.
    pub fn sorted(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Order")] order: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<Ts<SortedView>, JsValue> {
        let (order, seat) = (input::order(&order)?, self.seat(&seat)?);
        let round = self.host.round().map_err(Failure::from)?;
        let sorted = Sorted::of(order, round.hand(seat), round.okey(), &mut self.solver);
        let Sorted { whole, begun, loose } = &sorted;
        encode(&SortedView { whole: texts(whole), begun: texts(begun), loose: texts(loose) })
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
    fn of(game: Match<Rules>, options: &GameOptions) -> Game {
        let (rules, seed) = (*game.rules(), game.seed());
        let roster = Roster::new(&rules, options.characters, seed);
        Game { host: Host::new(game, roster, options.bots), solver: Solver::new(rules.hands) }
    }

    fn round(&self) -> Result<&Round, Failure> {
        Ok(self.host.round()?)
    }

    /// Does what the person at this seat does.
    fn play(&mut self, seat: Seat, action: Action) -> Result<(), JsValue> {
        match self.host.act(seat, action) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.explained(error, seat).into()),
        }
    }

    /// The seat that JavaScript names, or where it names none that of the person to move.
    fn actor(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if is_nothing(seat) { Ok(self.host.actor()) } else { input::seat(seat) }
    }

    /// The seat that JavaScript names, or where it names none the first one without a bot.
    fn seat(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if is_nothing(seat) { Ok(self.host.first_person()) } else { input::seat(seat) }
    }
}

fn is_nothing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

fn encode<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    written(value).map(Ts::new_unchecked)
}

/// Whatever crosses to JavaScript goes through here, so that nothing is always `null`. The types
/// say so where they have `missing_as_null`.
fn written(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(|error| Failure::new(Reason::Internal, error).into())
}
