//! The JavaScript interface of contests: the class [`Contests`].

mod offers;
mod wallet;
mod news;
mod views;
mod names;

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::clock::now;
use super::game::Game;
use crate::contest::{BadContest, BuyAnswer, ContestError, Director, Wallet, WalletError};
use crate::contests::{self, ContestsError, comers, lobby, offer, person, read_confirmed};
use crate::lobby::{Moment, next_day};
use crate::wasm::error::{Failure, Reason};
use crate::wasm::output::{encode, written};
use crate::wasm::values::{Fields, count, is_nothing, number, seed, within, word};

use offers::{EntrantView, LobbyView, entrant_view, lobby_view};
use views::{ContestView, KeptView, ProgressView, contest_view, fixture_view, progress_view};
use wallet::{WalletView, wallet_view};

pub use names::TYPES;

/// The contests of a player: the play chips, the open contest, and its tables at which only bots
/// play.
///
/// Every refusing method throws an `IstakaError` with a `code` and changes nothing.
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
    /// Creates the contests of the player with this saved wallet, or with a new one if it is null.
    /// The day is a number such as 20261124.
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

    /// Sets the current day and refills the wallet, once a day. Returns the number of added chips.
    pub fn fill(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] day: JsValue,
    ) -> Result<f64, JsValue> {
        Ok(self.contests.fill(day_of(&day)?) as f64)
    }

    /// The wallet.
    pub fn wallet(&self) -> Result<Ts<WalletView>, JsValue> {
        encode(&wallet_view(self.contests.wallet()))
    }

    /// The wallet as text. It must be stored together with the contest.
    #[wasm_bindgen(js_name = saveWallet)]
    pub fn save_wallet(&self) -> String {
        self.contests.wallet().to_string()
    }

    /// Lists the contests by these rules at this time, with this number of players at one table.
    pub fn lobby(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] players: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Moment")] now: JsValue,
    ) -> Result<Ts<LobbyView>, JsValue> {
        let (rules, now) = (word(&rules, "rules")?, moment(&now)?);
        let found = lobby(&rules, count(&players, "players")?, now).map_err(Failure::from)?;
        let purse = self.contests.wallet().chips();
        encode(&lobby_view(&found, &rules, purse, now).map_err(Failure::from)?)
    }

    /// The entrants of a tournament, with the player of this name. Other contests name their
    /// entrants once they are open.
    #[wasm_bindgen(unchecked_return_type = "EntrantView[]")]
    pub fn comers(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (rules, id, name) = (word(&rules, "rules")?, word(&id, "id")?, word(&name, "name")?);
        let announced = offer(&rules, &id, 0).map_err(Failure::from)?;
        let mut come: Vec<EntrantView> = Vec::new();
        if announced.start.is_some() {
            let player = person(&name, self.contests.wallet().chips());
            let all = comers(&announced, player).map_err(Failure::from)?;
            come.extend(all.iter().skip(1).map(entrant_view));
        }
        Ok(written(&come)?)
    }

    /// Pays the buy-in and opens the contest with this identifier. The seed decides a contest
    /// without a fixed start; it is random if absent.
    pub fn enter(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] id: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Moment")] now: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] seed: JsValue,
    ) -> Result<(), JsValue> {
        let (rules, id, now) = (word(&rules, "rules")?, word(&id, "id")?, moment(&now)?);
        let (name, seed) = (word(&name, "name")?, seed_of(&seed)?);
        Ok(self.contests.enter(&rules, &id, now, &name, seed).map_err(Failure::from)?)
    }

    /// Resumes a saved contest. Its payments missing in the wallet are booked.
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] contest: JsValue,
    ) -> Result<(), JsValue> {
        let contest = contest_text(&contest)?;
        Ok(self.contests.take(&contest).map_err(Failure::from)?)
    }

    /// The open contest as text; null if none is open.
    #[wasm_bindgen(js_name = saveContest, unchecked_return_type = "string | null")]
    pub fn save_contest(&self) -> JsValue {
        self.contests.save_contest().map_or(JsValue::NULL, JsValue::from)
    }

    /// The state of the open contest, with the finished tables of the running round counted; null
    /// if none is open.
    #[wasm_bindgen(unchecked_return_type = "ContestView | null")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        let Some((director, state)) = self.contests.director().zip(self.contests.state()) else {
            return Ok(JsValue::NULL);
        };
        let view = contest_view(&director.so_far(), state, self.contests.watchable());
        Ok(written(&view.map_err(Failure::from)?)?)
    }

    /// The state of the contest with the player's own fixture played as far as in this match.
    pub fn amid(&self, game: &Game) -> Result<Ts<ContestView>, JsValue> {
        let director = self.contests.amid(game.table.play()).map_err(Failure::from)?;
        let state = self.contests.state().ok_or_else(|| Failure::from(ContestsError::NoContest))?;
        let view = contest_view(&director, state, self.contests.watchable());
        encode(&view.map_err(Failure::from)?)
    }

    /// The player's own fixture, before its first deal; null if there is none to play now.
    #[wasm_bindgen(unchecked_return_type = "FixtureView | null")]
    pub fn fixture(&self) -> Result<JsValue, JsValue> {
        self.fixture_view(self.contests.own_fixture().ok())
    }

    /// Returns `true` if a match belongs to that fixture; it may be unfinished.
    pub fn fits(&self, game: &Game) -> bool {
        self.contests.fits(game.table.play())
    }

    /// Takes the finished match of that fixture.
    pub fn report(&mut self, game: &Game) -> Result<(), JsValue> {
        Ok(self.contests.report(game.table.play()).map_err(Failure::from)?)
    }

    /// Answers the offer to buy.
    pub fn buy(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] yes: JsValue,
    ) -> Result<(), JsValue> {
        let yes = yes
            .as_bool()
            .ok_or_else(|| Failure::mistyped(Reason::BadOption, "yes", "true or false", &yes))?;
        let answer = if yes { BuyAnswer::Buys } else { BuyAnswer::Declines };
        Ok(self.contests.answer(answer).map_err(Failure::from)?)
    }

    /// Plays tables of bots for this number of milliseconds, or until a round is settled.
    pub fn slice(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] budget: JsValue,
    ) -> Result<Ts<ProgressView>, JsValue> {
        let deadline = now() + number(&budget, "budget")?;
        let more = self.contests.play(&mut || now() >= deadline).map_err(Failure::from)?;
        let open = self.contests.director().zip(self.contests.state());
        let (director, state) = open.ok_or_else(|| Failure::from(ContestsError::NoContest))?;
        encode(&progress_view(director, state, more))
    }

    /// The finished table of bots with this number in this round or the previous one; it is played
    /// first if necessary. Null for any other table.
    #[wasm_bindgen(unchecked_return_type = "FixtureView | null")]
    pub fn watch(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] table: JsValue,
    ) -> Result<JsValue, JsValue> {
        let fixture = self.contests.watch(count(&table, "table")?).map_err(Failure::from)?;
        self.fixture_view(fixture)
    }

    /// Leaves the contest. A player who is still in loses the stake.
    pub fn leave(&mut self) -> Result<(), JsValue> {
        Ok(self.contests.leave().map_err(Failure::from)?)
    }
}

impl Contests {
    fn fixture_view(&self, fixture: Option<contests::FixtureRecord>) -> Result<JsValue, JsValue> {
        let fixture = self.contests.director().zip(fixture);
        Ok(written(&fixture.map(|(director, fixture)| fixture_view(director, fixture)))?)
    }
}

/// Reads a saved contest, finished or not, with the fixtures played at the player's table. It is
/// not opened.
#[wasm_bindgen(js_name = readContest)]
pub fn read_contest(
    #[wasm_bindgen(unchecked_param_type = "string")] contest: JsValue,
) -> Result<Ts<KeptView>, JsValue> {
    let text = contest_text(&contest)?;
    let (director, fixtures) = read_confirmed(&text).map_err(Failure::from)?;
    let state = contests::state_of(&director);
    encode(&KeptView {
        contest: contest_view(&director, state, Vec::new()).map_err(Failure::from)?,
        fixtures: fixtures.into_iter().map(|fixture| fixture_view(&director, fixture)).collect(),
    })
}

/// Reads a saved wallet without using it.
#[wasm_bindgen(js_name = readWallet)]
pub fn read_wallet(
    #[wasm_bindgen(unchecked_param_type = "string")] wallet: JsValue,
) -> Result<Ts<WalletView>, JsValue> {
    encode(&wallet_view(&wallet_of(&wallet)?))
}

/// Reads the text of a wallet.
fn wallet_of(value: &JsValue) -> Result<Wallet, Failure> {
    let too_long = || Failure::coded(&WalletError::TooLong);
    let text = within(value, Wallet::LONGEST, Reason::BadOption, "wallet", too_long)?;
    text.parse().map_err(|error| ContestsError::Wallet(error).into())
}

/// Reads the text of a contest.
fn contest_text(value: &JsValue) -> Result<String, Failure> {
    let too_long = || ContestError { line: 1, reason: BadContest::TooLong };
    within(value, Director::LONGEST_TEXT, Reason::BadOption, "contest", || {
        Failure::coded(&too_long())
    })
}

/// Reads a day such as 20261124.
fn day_of(value: &JsValue) -> Result<u32, Failure> {
    let number = value.as_f64().unwrap_or(-1.0);
    // The conversion changes a number that is no whole one of 32 bits.
    let day =
        Some(number as u32).filter(|&day| f64::from(day) == number && next_day(day).is_some());
    day.ok_or_else(|| {
        let expected = "day: expected a date as a number such as 20261124";
        Failure::new(Reason::BadOption, expected)
    })
}

fn moment(value: &JsValue) -> Result<Moment, Failure> {
    let fields = Fields::of(value, "now", &["day", "minute"])?;
    let part = |name| fields.get(name).unwrap_or_default();
    let (day, minute) = (day_of(&part("day"))?, count(&part("minute"), "minute")?);
    let fits = u16::try_from(minute).ok().filter(|&minute| minute < 24 * 60);
    let minute = fits.ok_or_else(|| Failure::option("minute", &minute.to_string(), "0 to 1439"))?;
    Ok(Moment { day, minute })
}

/// Reads a seed; without one it is random.
fn seed_of(value: &JsValue) -> Result<u64, Failure> {
    if !is_nothing(value) {
        return seed(value);
    }
    getrandom::u64().map_err(|error| Failure::new(Reason::NoEntropy, error))
}
