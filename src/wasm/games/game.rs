//! The class [`Game`].

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::input::{self, BotOptions, Declaration, DrawSource, GameOptions};
use super::table::{self, Table};
use super::views::played_view;
use super::{okey, okey101, rummi};
use crate::contest::{Origin, RoundOfAny};
use crate::laying::Rebuild;
use crate::meld::Meld;
use crate::okey::Arrangement;
use crate::okey101::Arranged;
use crate::record::{is_plain, read_names, read_wall, write_names, write_record};
use crate::seat::Seat;
use crate::sorted::Sorted;
use crate::tile::Tile;
use crate::wasm::error::{Failure, Reason};
use crate::wasm::output::{encode, parsed, written};

/// A match of any game.
///
/// Tiles are text: colour and number, `F` for a false joker, `J` for a joker, followed by an
/// apostrophe for the second copy. Every refusing method throws an `IstakaError` with a `code` and
/// leaves the match unchanged. The codes `badAction` and `notThisGame` refuse what only another
/// game has. Seats are numbers from 0 to 3.
#[wasm_bindgen]
pub struct Game {
    pub(super) table: Box<dyn Table>,
}

#[wasm_bindgen]
impl Game {
    /// Creates a match; nothing is dealt yet. Without a seed its deals are verifiable (see
    /// `commitment`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let options = GameOptions::read(&options)?;
        Ok(Game { table: table::new(&options)? })
    }

    /// Loads a match saved by `save`. The rules and the seed come from the text, the seats of the
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
        write_record(self.table.play())
    }

    /// The seed in decimal digits. All deals follow from it, or only the first dealer if deals are
    /// verifiable.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        self.table.play().seed().to_string()
    }

    /// Returns the secret behind the keys of all deals; undefined if they come from the seed.
    #[wasm_bindgen(getter)]
    pub fn secret(&self) -> Option<String> {
        Some(self.table.play().secret().to_owned()).filter(|secret| !secret.is_empty())
    }

    /// Returns the players, a word for each seat: `person`, a bot, or `-` for an empty seat. Empty
    /// if unknown.
    #[wasm_bindgen(getter)]
    pub fn players(&self) -> Vec<String> {
        self.table.play().players().split_whitespace().map(str::to_owned).collect()
    }

    /// Sets the players, which has no effect on the match.
    #[wasm_bindgen(setter)]
    pub fn set_players(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly string[]")] players: JsValue,
    ) -> Result<(), JsValue> {
        let players = input::words(&players, "players")?.join(" ");
        if !is_plain(&players) {
            let expected = "words without control characters";
            return Err(Failure::option("players", &players, expected).into());
        }
        self.table.play_mut().set_players(&players);
        Ok(())
    }

    /// Returns the names of the players by seat, empty where unknown.
    #[wasm_bindgen(getter)]
    pub fn names(&self) -> Vec<String> {
        read_names(self.table.play().names()).into()
    }

    /// Sets the names of the players, which has no effect on the match.
    #[wasm_bindgen(setter)]
    pub fn set_names(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly string[]")] names: JsValue,
    ) -> Result<(), JsValue> {
        let given = input::words(&names, "names")?;
        let name = |seat: usize| given.get(seat).map_or("", String::as_str);
        let names = write_names(std::array::from_fn(name)).filter(|_| given.len() <= 4);
        let form = "at most four names of at most 60 visible characters without |";
        let bad = || Failure::option("names", &given.join(", "), form);
        self.table.play_mut().set_names(&names.ok_or_else(bad)?);
        Ok(())
    }

    /// Returns the source of the deal of each round and the number of its actions.
    #[wasm_bindgen(unchecked_return_type = "PlayedView[]")]
    pub fn rounds(&self) -> Result<JsValue, JsValue> {
        Ok(written(&self.table.play().rounds().into_iter().map(played_view).collect::<Vec<_>>())?)
    }

    /// Returns the match as it was after this number of actions of a round, counted from 0.
    pub fn cut(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] actions: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let (round, actions) = (input::count(&round, "round")?, input::count(&actions, "actions")?);
        let options = GameOptions::read(&options)?;
        let all = self.round(round)?.length;
        let table = self.table.cut(round, actions, &options);
        let expected = || format!("a number of actions of this round, 0 to {all}");
        let bad = || Failure::option("actions", &actions.to_string(), &expected());
        Ok(Game { table: table.ok_or_else(bad)? })
    }

    /// Returns the match as it would be after dealing a round, counted from 0, from another wall,
    /// written as in a record.
    #[wasm_bindgen(js_name = dealtFrom)]
    pub fn dealt_from(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] wall: JsValue,
    ) -> Result<Game, JsValue> {
        let (round, wall) = (input::count(&round, "round")?, input::word(&wall, "wall")?);
        let cut = self.table.play().until(round, 0).ok_or_else(|| no_round(round))?;
        let wall = read_wall(&*cut, &wall)
            .map_err(|error| Failure::new(Reason::BadOption, format_args!("wall: {error}")))?;
        let table = self.table.dealt_from(round, wall, &GameOptions::read(&JsValue::NULL)?);
        Ok(Game { table: table.expect("the wall is for these players") })
    }

    /// Returns a new match that begins with the deal of a round, counted from 0, in which seat 0
    /// has the hand that was dealt to `seat`: the hands move around the table. It has no
    /// commitment. A round that began in a position begins there again.
    pub fn redeal(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Seat")] seat: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let (round, seat) = (input::count(&round, "round")?, input::seat(&seat, "seat")?);
        let options = GameOptions::read(&options)?;
        let played = self.round(round)?;
        let wall = match &played.origin {
            Origin::Wall(wall) => wall.clone(),
            Origin::Position(position) => {
                let seed = self.table.play().seed();
                return Ok(Game { table: table::placed(position, seed, &options)? });
            }
        };
        // As many steps after seat 0 as the dealer of the round sat after `seat`.
        let steps = played.seats.from(seat).position(|other| other == played.dealer);
        let dealer = steps.and_then(|steps| played.seats.iter().nth(steps));
        let dealer = dealer.expect("the dealer plays the round");
        Ok(Game { table: self.table.redeal(wall, dealer, &options)? })
    }

    /// Deals the first or next round. The player's word influences verifiable deals.
    pub fn deal(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] word: JsValue,
    ) -> Result<(), JsValue> {
        let word = match input::is_nothing(&word) {
            true => String::new(),
            false => input::word(&word, "word")?,
        };
        Ok(self.table.play_mut().deal(&word).map_err(Failure::from)?)
    }

    /// The commitment to the next verifiable deal: the SHA-256 of its key, as 64 hexadecimal
    /// digits. The record lists the commitments and keys of earlier deals (`docs/fairness.md`).
    /// Undefined if all deals follow from a seed, and after the last deal.
    #[wasm_bindgen(getter)]
    pub fn commitment(&self) -> Option<String> {
        self.table.play().commitment()
    }

    /// Plays an action in the notation: in Okey `draw`, `take`, `discard R5`, `finish R5 : R1 R2 R3
    /// | …`, `twin`, `pass`, in table rummy `draw`, `pass`, and `lay` with the whole new
    /// table, in 101 Okey `open R11 R12 R13 | …`, `lay = R3 B7 B7'`, `add R7 2.3`,
    /// `exchange R3 0.1`, `takeback`, `return` and more. The player is the person to move, or the
    /// one at `seat`.
    #[wasm_bindgen(unchecked_return_type = "Done<EventView, GameView>")]
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Action")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        let action = input::text(&action, "action", Reason::BadAction)?;
        Ok(parsed(&self.table.act(&action, self.actor(&seat)?)?)?)
    }

    /// Returns the error that `act` would throw, or null if the action is legal. Nothing changes.
    #[wasm_bindgen(unchecked_return_type = "IstakaError | null")]
    pub fn check(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Action")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> JsValue {
        let text = input::text(&action, "action", Reason::BadAction);
        let refused = text.and_then(|action| self.table.check(&action, self.actor(&seat)?));
        refused.map_or_else(JsValue::from, |()| JsValue::NULL)
    }

    /// Draws from the stock, or in Okey takes the previous player's last discard.
    #[wasm_bindgen(unchecked_return_type = "Done<EventView, GameView>")]
    pub fn draw(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "DrawSource")] source: JsValue,
    ) -> Result<JsValue, JsValue> {
        let source: DrawSource = input::named(&source, "source")?;
        self.act_now(source.action())
    }

    /// Discards a tile.
    #[wasm_bindgen(unchecked_return_type = "Done<EventView, GameView>")]
    pub fn discard(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Tile")] tile: JsValue,
    ) -> Result<JsValue, JsValue> {
        let action = format!("discard {}", input::tile(&tile, "tile")?);
        self.act_now(&action)
    }

    /// Finishes a round of Okey. The player's own arrangement is kept if it is valid. An incomplete
    /// hand is refused; the error's `tiles` are those that do not belong to the nearest complete
    /// hand, and its `missing` the faces needed in their place.
    #[wasm_bindgen(unchecked_return_type = "Done<EventView, GameView>")]
    pub fn declare(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Declaration")] declaration: JsValue,
    ) -> Result<JsValue, JsValue> {
        let action = Declaration::read(&declaration)?.action();
        self.act_now(&action)
    }

    /// Shows the indicator's twin, in or out of turn. Without a seat it is shown by the person to
    /// move, or else by the first person at the table.
    #[wasm_bindgen(
        js_name = showTwin,
        unchecked_return_type = "Done<EventView, GameView>",
    )]
    pub fn show_twin(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(parsed(&self.table.act("twin", self.actor(&seat)?)?)?)
    }

    /// Passes when the stock is empty. In Okey this leaves the last discard and makes the round
    /// void.
    #[wasm_bindgen(unchecked_return_type = "Done<EventView, GameView>")]
    pub fn pass(&mut self) -> Result<JsValue, JsValue> {
        self.act_now("pass")
    }

    /// Marks the match permanently as practice: every action may be undone.
    pub fn practise(&mut self) {
        let game = self.table.play_mut();
        game.mark_as_practice();
        // The opponents may be others from here on.
        game.set_names("");
    }

    /// The information of the player at `seat`, or of the first person at the table.
    #[wasm_bindgen(unchecked_return_type = "GameView")]
    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(parsed(&self.table.seen(self.seat(&seat)?))?)
    }

    /// The statistics of each round that the player at `seat`, or the first person at the table,
    /// has played.
    #[wasm_bindgen(unchecked_return_type = "RoundSummary<Ending>[]")]
    pub fn summary(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(parsed(&self.table.summary(self.seat(&seat)?))?)
    }

    /// Plays one action of a bot: one that is possible out of turn, or the move of the bot to move.
    /// After the time budget it plays the best action found. Returns the public event and
    /// the view of the first person.
    #[wasm_bindgen(js_name = botMove, unchecked_return_type = "Done<EventView, GameView>")]
    pub fn bot_move(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "BotOptions")] options: JsValue,
    ) -> Result<JsValue, JsValue> {
        let budget = BotOptions::read(&options)?.budget;
        let deadline = now() + budget.unwrap_or(f64::INFINITY);
        Ok(parsed(&self.table.bot_move(&mut || now() >= deadline)?)?)
    }

    /// The thinking time of a person in place of the bot to move, in percent of the usual time.
    pub fn ponders(&mut self) -> Result<u32, JsValue> {
        Ok(self.table.ponders()?)
    }

    /// Plays the match to its end, round after round. Bots play for people too.
    #[wasm_bindgen(js_name = playOut)]
    pub fn play_out(&mut self) -> Result<(), JsValue> {
        Ok(self.table.play_out()?)
    }

    /// Reads rows of tiles as they lie on a rack. Returns the run or group of each row, or null.
    #[wasm_bindgen(js_name = readMelds, unchecked_return_type = "(Meld | null)[]")]
    pub fn read_melds(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly (readonly Tile[])[]")] rows: JsValue,
    ) -> Result<JsValue, JsValue> {
        let rows = input::hand(&rows, "rows")?;
        let (wild, rules) = self.table.melds()?;
        let read = |row: &Vec<Tile>| Meld::read(row, wild, &rules);
        Ok(written(&rows.iter().map(read).collect::<Vec<_>>())?)
    }

    /// The hand of the player at `seat` in rows for the rack, sorted by an `Order` of the game.
    pub fn sorted(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Order")] order: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<Ts<Sorted>, JsValue> {
        let order = input::word(&order, "order")?;
        encode(&self.table.sorted(&order, self.seat(&seat)?)?)
    }

    /// The best arrangement of up to fifteen tiles of this round of Okey: complete melds, the
    /// remaining tiles, and the number of tiles that a complete hand lacks.
    pub fn arrange(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly Tile[]")] hand: JsValue,
    ) -> Result<Ts<Arrangement>, JsValue> {
        encode(&okey::arrange(self.table.of()?, &input::tiles(&hand, "hand")?)?)
    }

    /// Judges a table of melds that a player rebuilds during a turn: each series, and the refusal
    /// of ending the turn with it. If `tiles` are given, they are first moved to `onto`: `rack`,
    /// `new` for a new series, `3.2` for series 3 before its tile 2, or the text of a joker, which
    /// they replace. The match does not change.
    pub fn rebuild(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly (readonly Tile[])[]")] rows: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "readonly Tile[]")] tiles: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] onto: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<Ts<Rebuild>, JsValue> {
        let rows = input::rows(&rows, "rows")?;
        let put = match input::is_nothing(&tiles) {
            true => None,
            false => Some((input::tiles_of_table(&tiles, "tiles")?, input::word(&onto, "onto")?)),
        };
        let seat = self.seat(&seat)?;
        let table = self.table.of()?;
        encode(&rummi::rebuild(table, seat, &rows, put)?)
    }

    /// Counts the melds among the tiles of a rack as they lie, in 101 Okey: runs and groups, pairs,
    /// the value and the number needed to open, and the actions that lay them.
    pub fn counted(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly (readonly Tile[])[]")] rows: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<Ts<Arranged>, JsValue> {
        let rows = input::rows(&rows, "rows")?;
        let seat = self.seat(&seat)?;
        let table = self.table.of()?;
        encode(&okey101::counted(table, seat, &rows)?)
    }

    /// The best action of the player now, with its reason; null if there is nothing to do.
    #[wasm_bindgen(unchecked_return_type = "HintView | null")]
    pub fn hint(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(parsed(&self.table.hint(self.seat(&seat)?)?)?)
    }

    /// Undoes the player's last action, if the view allows it.
    pub fn undo(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<(), JsValue> {
        Ok(self.table.undo(self.seat(&seat)?)?)
    }

    /// Ends the turn of a person whose time is up, by the rules of the game.
    #[wasm_bindgen(js_name = timeOut, unchecked_return_type = "TimedOut<EventView, GameView>")]
    pub fn time_out(&mut self) -> Result<JsValue, JsValue> {
        Ok(parsed(&self.table.time_out()?)?)
    }
}

impl Game {
    /// Reads the number of a seat; without one it is that of the person to move.
    fn actor(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if input::is_nothing(seat) { Ok(self.table.actor()) } else { input::seat(seat, "seat") }
    }

    /// Reads the number of a seat; without one it is the first one without a bot.
    fn seat(&self, seat: &JsValue) -> Result<Seat, Failure> {
        if input::is_nothing(seat) {
            Ok(self.table.first_person())
        } else {
            input::seat(seat, "seat")
        }
    }

    /// Plays an action of the person to move.
    fn act_now(&mut self, action: &str) -> Result<JsValue, JsValue> {
        Ok(parsed(&self.table.act(action, self.table.actor())?)?)
    }

    /// A round, counted from 0.
    fn round(&self, round: usize) -> Result<&RoundOfAny, Failure> {
        self.table.play().rounds().get(round).copied().ok_or_else(|| no_round(round))
    }
}

/// The error for a round that the match does not have.
fn no_round(round: usize) -> Failure {
    Failure::option("round", &round.to_string(), "a round of this match, from 0")
}
