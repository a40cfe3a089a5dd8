//! The door of contests: the class [`Contests`].

mod offers;
mod wallet;
mod news;
mod views;
mod names;

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::error::{Failure, Reason};
use super::game::Game;
use super::output::{encode, written};
use super::values::{Fields, count, is_nothing, seed, text, within};
use crate::contest::{BadContest, BuyAnswer, ContestError, Director, Wallet, WalletError};
use crate::contests::{self, ContestsError, comers, lobby, offer, person, read_confirmed};
use crate::lobby::{Moment, next_day};

use offers::{EntrantView, LobbyView, entrant_view, lobby_view};
use views::{ContestView, KeptView, ProgressView, contest_view, leg_view, progress_view};
use wallet::{WalletView, wallet_view};

pub use names::TYPES;

/// The contests of a player: the play chips, the contest that is open, and its tables at which only
/// bots play.
///
/// Every method that refuses throws an `IstakaError` with a `code` and leaves everything as it was.
#[wasm_bindgen]
pub struct Contests {
    contests: contests::Contests,
}

impl From<ContestsError> for Failure {
    fn from(error: ContestsError) -> Failure {
        Failure::coded(&error)
    }
}

#[wasm_bindgen]
impl Contests {
    /// Opens the contests of the player with this wallet on this day, as in 20261124; without a
    /// wallet it is a new one.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | null")] wallet: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
    ) -> Result<Contests, JsValue> {
        let day = day_of(&day)?;
        let wallet = match is_nothing(&wallet) {
            true => Wallet::new(day),
            false => wallet_of(&wallet)?,
        };
        Ok(Contests { contests: contests::Contests::new(wallet, day) })
    }

    /// Says that it is this day, and fills the wallet up, once a day. How many chips came.
    pub fn fill(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
    ) -> Result<f64, JsValue> {
        Ok(self.contests.fill(day_of(&day)?) as f64)
    }

    /// The play chips.
    pub fn wallet(&self) -> Result<Ts<WalletView>, JsValue> {
        encode(&wallet_view(self.contests.wallet()))
    }

    /// The wallet as text. It is to be kept together with the contest.
    #[wasm_bindgen(js_name = saveWallet)]
    pub fn save_wallet(&self) -> String {
        self.contests.wallet().to_string()
    }

    /// What can be played by these rules, where so many are wanted at one table.
    pub fn lobby(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] players: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Moment")] now: JsValue,
    ) -> Result<Ts<LobbyView>, JsValue> {
        let (rules, now) = (text(&rules, Reason::BadOption)?, moment(&now)?);
        let found = lobby(&rules, count(&players)?, now).map_err(Failure::from)?;
        encode(&lobby_view(&found, &rules, now).map_err(Failure::from)?)
    }

    /// Who comes to a tournament, beside the player of this name. Who comes to other contests is
    /// seen there.
    #[wasm_bindgen(unchecked_return_type = "EntrantView[]")]
    pub fn comers(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
    ) -> Result<JsValue, JsValue> {
        let word = |value: &JsValue| text(value, Reason::BadOption);
        let (rules, id, name) = (word(&rules)?, word(&id)?, word(&name)?);
        let announced = offer(&rules, &id, 0).map_err(Failure::from)?;
        let mut come: Vec<EntrantView> = Vec::new();
        if announced.start.is_some() {
            let player = person(&name, self.contests.wallet().chips());
            let all = comers(&announced, player).map_err(Failure::from)?;
            come.extend(all.iter().skip(1).map(entrant_view));
        }
        Ok(written(&come)?)
    }

    /// Pays, and opens the contest of this name. A seed decides all of one without a fixed start;
    /// it is random where none is given.
    pub fn enter(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Moment")] now: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] seed: JsValue,
    ) -> Result<(), JsValue> {
        let word = |value: &JsValue| text(value, Reason::BadOption);
        let (rules, id, now) = (word(&rules)?, word(&id)?, moment(&now)?);
        let (name, seed) = (word(&name)?, seed_of(&seed)?);
        Ok(self.contests.enter(&rules, &id, now, &name, seed).map_err(Failure::from)?)
    }

    /// Takes up a kept contest. What the wallet lacks of it is booked.
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] contest: JsValue,
    ) -> Result<(), JsValue> {
        let contest = contest_text(&contest)?;
        Ok(self.contests.take(&contest).map_err(Failure::from)?)
    }

    /// The contest as text; null where none is open.
    #[wasm_bindgen(js_name = saveContest, unchecked_return_type = "string | null")]
    pub fn save_contest(&self) -> JsValue {
        self.contests.save_contest().map_or(JsValue::NULL, JsValue::from)
    }

    /// The contest as it stands; null where none is open.
    #[wasm_bindgen(unchecked_return_type = "ContestView | null")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        let Some((director, state)) = self.contests.director().zip(self.contests.state()) else {
            return Ok(JsValue::NULL);
        };
        let view = contest_view(director, state, self.contests.watchable());
        Ok(written(&view.map_err(Failure::from)?)?)
    }

    /// The contest as it stands with the player's own leg as far as it has been played.
    pub fn amid(&self, game: &Game) -> Result<Ts<ContestView>, JsValue> {
        let director = game.table.amid_in(&self.contests).map_err(Failure::from)?;
        let state = self.contests.state().ok_or_else(|| Failure::from(ContestsError::NoContest))?;
        let view = contest_view(&director, state, self.contests.watchable());
        encode(&view.map_err(Failure::from)?)
    }

    /// The player's own leg, with nothing dealt; null where he has none to play now.
    #[wasm_bindgen(unchecked_return_type = "LegView | null")]
    pub fn leg(&self) -> Result<JsValue, JsValue> {
        self.leg_view(self.contests.own_leg().ok())
    }

    /// Tells if a match is of that leg, as far as it has been played.
    pub fn fits(&self, game: &Game) -> bool {
        game.table.fits_in(&self.contests)
    }

    /// Takes that leg when it has been played.
    pub fn report(&mut self, game: &Game) -> Result<(), JsValue> {
        Ok(game.table.report_to(&mut self.contests).map_err(Failure::from)?)
    }

    /// Answers what the player is asked.
    pub fn buy(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] yes: JsValue,
    ) -> Result<(), JsValue> {
        let yes = yes.as_bool().ok_or_else(|| Failure::option("yes", "no boolean"))?;
        let answer = if yes { BuyAnswer::Buys } else { BuyAnswer::Declines };
        Ok(self.contests.answer(answer).map_err(Failure::from)?)
    }

    /// Plays tables of bots for so many milliseconds, or until a round is settled.
    pub fn slice(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] budget: JsValue,
    ) -> Result<Ts<ProgressView>, JsValue> {
        let budget = budget.as_f64().ok_or_else(|| Failure::option("budget", "no number"))?;
        let deadline = now() + budget;
        let more = self.contests.play(&mut || now() >= deadline).map_err(Failure::from)?;
        let open = self.contests.director().zip(self.contests.state());
        let (director, state) = open.ok_or_else(|| Failure::from(ContestsError::NoContest))?;
        encode(&progress_view(director, state, more))
    }

    /// A table of bots, of this round or of the one before, played to its end; null where it is
    /// none.
    #[wasm_bindgen(unchecked_return_type = "LegView | null")]
    pub fn watch(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] table: JsValue,
    ) -> Result<JsValue, JsValue> {
        let leg = self.contests.watch(count(&table)?).map_err(Failure::from)?;
        self.leg_view(leg)
    }

    /// Leaves the contest. A player who is still in loses his stake.
    pub fn leave(&mut self) -> Result<(), JsValue> {
        Ok(self.contests.leave().map_err(Failure::from)?)
    }
}

impl Contests {
    fn leg_view(&self, leg: Option<contests::LegRecord>) -> Result<JsValue, JsValue> {
        let leg = self.contests.director().zip(leg);
        Ok(written(&leg.map(|(director, leg)| leg_view(director, leg)))?)
    }
}

/// A kept contest, finished or not, with what was played at the player's table. Nothing is opened.
#[wasm_bindgen(js_name = readContest)]
pub fn read_contest(
    #[wasm_bindgen(unchecked_param_type = "string")] contest: JsValue,
) -> Result<Ts<KeptView>, JsValue> {
    let text = contest_text(&contest)?;
    let (director, legs) = read_confirmed(&text).map_err(Failure::from)?;
    let state = contests::state_of(&director);
    encode(&KeptView {
        contest: contest_view(&director, state, Vec::new()).map_err(Failure::from)?,
        legs: legs.into_iter().map(|leg| leg_view(&director, leg)).collect(),
    })
}

/// The play chips of a kept wallet. Nothing is opened.
#[wasm_bindgen(js_name = readWallet)]
pub fn read_wallet(
    #[wasm_bindgen(unchecked_param_type = "string")] wallet: JsValue,
) -> Result<Ts<WalletView>, JsValue> {
    encode(&wallet_view(&wallet_of(&wallet)?))
}

/// Reads the text of a wallet.
fn wallet_of(value: &JsValue) -> Result<Wallet, Failure> {
    let too_long = || Failure::coded(&WalletError::TooLong);
    let text = within(value, Wallet::LONGEST, Reason::BadOption, too_long)?;
    text.parse().map_err(|error| ContestsError::Wallet(error).into())
}

/// The text of a contest.
fn contest_text(value: &JsValue) -> Result<String, Failure> {
    let too_long = || ContestError { line: 1, reason: BadContest::TooLong };
    within(value, Director::LONGEST_TEXT, Reason::BadOption, || Failure::coded(&too_long()))
}

/// A day, as in 20261124.
fn day_of(value: &JsValue) -> Result<u32, Failure> {
    let number = value.as_f64().unwrap_or(-1.0);
    // A number that is no whole one of 32 bits becomes another one.
    let day =
        Some(number as u32).filter(|&day| f64::from(day) == number && next_day(day).is_some());
    day.ok_or_else(|| Failure::option("day", &number.to_string()))
}

fn moment(value: &JsValue) -> Result<Moment, Failure> {
    let fields = Fields::of(value)?;
    let part = |name| fields.get(name).unwrap_or_default();
    let (day, minute) = (day_of(&part("day"))?, count(&part("minute"))?);
    let fits = u16::try_from(minute).ok().filter(|&minute| minute < 24 * 60);
    let minute = fits.ok_or_else(|| Failure::option("minute", &minute.to_string()))?;
    Ok(Moment { day, minute })
}

/// The seed that JavaScript gives, or a random one.
fn seed_of(value: &JsValue) -> Result<u64, Failure> {
    if !is_nothing(value) {
        return seed(value);
    }
    getrandom::u64().map_err(|error| Failure::new(Reason::NoEntropy, error))
}
