//! The class [`Game`].

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use super::input::{self, BotOptions, Declaration, DrawSource, GameOptions};
use super::output::encode;
use super::table::{self, Table};
use super::views::{ArrangementView, RebuildView, SortedView};
use crate::named::Named;

/// A match of any of the games.
///
/// Tiles are text: colour and number, `F` for a false joker, `J` for a joker, an apostrophe on the
/// second copy. Every method that refuses throws an `IstakaError` with a `code` and leaves the game
/// as it was. What there is in another game only is refused as `badAction` or `notThisGame`.
#[wasm_bindgen]
pub struct Game {
    pub(super) table: Box<dyn Table>,
}

#[wasm_bindgen]
impl Game {
    /// A new match. Nothing is dealt yet. Without a seed its deals can be checked (`commitment`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let options = GameOptions::read(&options)?;
        Ok(Game { table: table::new(&options)? })
    }

    /// The match that `save` wrote. The rules and the seed come from the text, the seats of the
    /// bots from the options.
    pub fn load(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let text = input::record_text(&saved)?;
        let options = GameOptions::read(&options)?;
        Ok(Game { table: table::load(&text, &options)? })
    }

    /// The whole match as text.
    pub fn save(&self) -> String {
        self.table.save()
    }

    /// The number that the deals of this match come from, or where they can be checked only who
    /// begins.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        self.table.seed().to_string()
    }

    /// Deals the first or the next round, where deals can be checked with a word of the player's.
    pub fn deal(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] word: JsValue,
    ) -> Result<(), JsValue> {
        let word = match input::is_nothing(&word) {
            true => String::new(),
            false => input::text(&word, Reason::BadOption)?,
        };
        Ok(self.table.deal(&word)?)
    }

    /// What is said before the next deal so that it can be checked: the SHA-256 of its key, in 64
    /// hexadecimal digits. What was said of the deals so far, and their keys, are in the record
    /// (`docs/fairness.md`). Undefined where all deals come from a number, and after the last one.
    #[wasm_bindgen(getter)]
    pub fn commitment(&self) -> Option<String> {
        self.table.commitment()
    }

    /// Does what the notation says, in Okey `draw`, `take`, `discard R5`, `finish R5 : R1 R2 R3 |
    /// …`, `twin`, `pass`, in the game with 80 tiles `draw`, `pass`, and `lay` with the whole new
    /// table. It is done by the person whose turn it is, or by the one at `seat`.
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<(), JsValue> {
        let action = input::text(&action, Reason::BadAction)?;
        Ok(self.table.act(&action, &seat)?)
    }

    /// What [`Game::act`] would throw, or null where it would do it. Nothing changes.
    #[wasm_bindgen(unchecked_return_type = "IstakaError | null")]
    pub fn check(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> JsValue {
        let text = input::text(&action, Reason::BadAction);
        let refused = text.and_then(|action| self.table.check(&action, &seat));
        refused.map_or_else(JsValue::from, |()| JsValue::NULL)
    }

    /// Draws from the stock, or in Okey takes the previous player's last discard.
    pub fn draw(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "DrawSource")] source: JsValue,
    ) -> Result<(), JsValue> {
        let text = input::text(&source, Reason::BadOption)?;
        let source = DrawSource::named(&text).ok_or_else(|| Failure::option("source", &text))?;
        Ok(self.table.act(source.action(), &JsValue::NULL)?)
    }

    /// Discards a tile.
    pub fn discard(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] tile: JsValue,
    ) -> Result<(), JsValue> {
        let action = format!("discard {}", input::tile(&tile)?);
        Ok(self.table.act(&action, &JsValue::NULL)?)
    }

    /// Finishes a round of Okey. The player's own arrangement is kept where it is a valid one. An
    /// incomplete hand is refused; the error's `tiles` are those that the nearest complete hand
    /// has no use for, and `missing` the faces that it would have in their place.
    pub fn declare(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Declaration")] declaration: JsValue,
    ) -> Result<(), JsValue> {
        let action = Declaration::read(&declaration)?.action();
        Ok(self.table.act(&action, &JsValue::NULL)?)
    }

    /// Shows the indicator's twin, which needs no turn. Without a seat the person does it who is to
    /// move, or the first person at the table.
    #[wasm_bindgen(js_name = showIndicator)]
    pub fn show_indicator(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<(), JsValue> {
        Ok(self.table.act("twin", &seat)?)
    }

    /// Does nothing, when the stock is empty: in Okey that leaves the last discard, and the round
    /// is void.
    pub fn pass(&mut self) -> Result<(), JsValue> {
        Ok(self.table.act("pass", &JsValue::NULL)?)
    }

    /// Marks the match as practice, for good: everything may be taken back.
    pub fn practise(&mut self) {
        self.table.practise();
    }

    /// What the player at `seat` may know; without it the first person at the table.
    #[wasm_bindgen(unchecked_return_type = "GameView")]
    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.seen(&seat)?)
    }

    /// What is counted of each round that the player at `seat` has played; without it for the first
    /// person at the table.
    #[wasm_bindgen(unchecked_return_type = "RoundSummaryView[]")]
    pub fn summary(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.summary(&seat)?)
    }

    /// Does one thing for a bot: what may be done out of turn, or a move of the bot whose turn it
    /// is. Once the budget is spent it takes the best it has found.
    #[wasm_bindgen(js_name = botMove, unchecked_return_type = "EventView")]
    pub fn bot_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "BotOptions")] options: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.bot_move(BotOptions::read(&options)?.budget)?)
    }

    /// How long a person would think in place of the bot that is to move, in percent of what is
    /// usual.
    pub fn ponders(&mut self) -> Result<u32, JsValue> {
        Ok(self.table.ponders()?)
    }

    /// Has the bots play the match to its end, round after round.
    #[wasm_bindgen(js_name = playOut)]
    pub fn play_out(&mut self) -> Result<(), JsValue> {
        Ok(self.table.play_out()?)
    }

    /// What each row of tiles is, as it lies on a rack: a run or a group, or null.
    #[wasm_bindgen(js_name = readMelds, unchecked_return_type = "(MeldView | null)[]")]
    pub fn read_melds(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[][]")] rows: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.read_melds(&input::hand(&rows)?)?)
    }

    /// What the player at `seat` holds, in rows for his rack, sorted by one of the game's orders
    /// (`Order`).
    pub fn sorted(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] order: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<Ts<SortedView>, JsValue> {
        let order = input::text(&order, Reason::BadOption)?;
        encode(&self.table.sorted(&order, &seat)?)
    }

    /// The best arrangement of up to fifteen tiles of this round of Okey: complete melds, the tiles
    /// that are left, and how many tiles a complete hand is away.
    pub fn arrange(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] hand: JsValue,
    ) -> Result<Ts<ArrangementView>, JsValue> {
        encode(&self.table.arrange(&input::tiles(&hand)?)?)
    }

    /// What a table of melds is that a player rebuilds in his turn: series by series, and what
    /// ending the turn with it would hear. With `tiles` after these have been put somewhere: `onto`
    /// is `rack`, `new` for a series of their own, `3.2` for series 3, before its tile 2, or the
    /// text of a joker whose place they take. Nothing of the match changes.
    pub fn rebuild(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[][]")] rows: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string[]")] tiles: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] onto: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<Ts<RebuildView>, JsValue> {
        let rows = input::rows(&rows)?;
        let put = match input::is_nothing(&tiles) {
            true => None,
            false => Some((input::tiles_of_table(&tiles)?, input::text(&onto, Reason::BadOption)?)),
        };
        encode(&self.table.rebuild(&rows, put, &seat)?)
    }

    /// What the player had best do now, and why; null if there is nothing to do.
    #[wasm_bindgen(unchecked_return_type = "HintView | null")]
    pub fn hint(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.hint(&seat)?)
    }

    /// What is to be said of the turn to which an event of the round's history belongs: in Okey why
    /// somebody did what he did; null while the round is running, and for what is no turn.
    #[wasm_bindgen(unchecked_return_type = "WhyView | null")]
    pub fn why(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] event: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.why(input::count(&event)?)?)
    }

    /// A finished round, counted from 0, as the player at `seat` may look back on it: what luck
    /// did, what he decided, what an Expert would have done with what he could know, and what the
    /// difference was worth. Without a round the last one; null for one that is not over, and for
    /// who did not play it. It takes a fifth of a second or more, so better ask a worker.
    #[wasm_bindgen(unchecked_return_type = "ReviewView<DecisionView> | null")]
    pub fn review(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.table.review(&round, &seat)?)
    }

    /// Takes back what the player did last, if the view says that he may.
    pub fn undo(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<(), JsValue> {
        Ok(self.table.undo(&seat)?)
    }

    /// Ends the turn of a person whose time is up, as the rules of the game have it.
    #[wasm_bindgen(js_name = timeOut)]
    pub fn time_out(&mut self) -> Result<(), JsValue> {
        Ok(self.table.time_out()?)
    }
}
