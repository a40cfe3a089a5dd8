//! Judgements in JavaScript: of positions, with the board on which they are changed, of finished
//! rounds, and of tiles without a match.

mod decisions;
mod review;
mod solvers;
mod names;

use js_sys::{JsString, Reflect};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use super::output::{encode, parsed, written};
use super::values::{self, LONGEST, fields};
use crate::board::{BoardError, PositionView, play_position, position_at, view_position};
use crate::bots::Level;
use crate::exercises::{disguise, exercises, is_right};
use crate::games::{AnyRules, GAMES};
use crate::judgement::{self, AnyJudgement};
use crate::position::PositionError;
use crate::practice::practice;
use crate::review::Skill;
use crate::seat::Seat;
use crate::strength::strength;

/// Most actions of a question.
const MOST_ACTIONS: usize = 100;

/// Ranks what the player of a position can do, the best first. Throws an error with all `reasons`
/// if the text is no position.
#[wasm_bindgen(unchecked_return_type = "AnyJudgement")]
pub fn judge(
    #[wasm_bindgen(unchecked_param_type = "Position")] position: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "JudgeOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let text = cut(&position)?;
    let quick = values::flag(&fields(&options, &["quick"])?, "quick", false)?;
    let judged: AnyJudgement = judgement::judge(&text, quick).map_err(|error| thrown(&error))?;
    Ok(written(&judged)?)
}

/// Reads whatever a text tells of a position, and all faults. Refuses no text.
#[wasm_bindgen(js_name = readPosition)]
pub fn read_position(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Ts<PositionView>, JsValue> {
    encode(&view_position(&cut(&text)?))
}

/// Returns the position of a moment of a saved match, after a number of actions of a round, counted
/// from 0, as the player at a seat saw it. Null if there was no such moment, or if the round was
/// over.
#[wasm_bindgen(js_name = positionAt, unchecked_return_type = "Position | null")]
pub fn at(
    #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] actions: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Seat")] seat: JsValue,
) -> Result<JsValue, JsValue> {
    let text = values::record_text(&record)?;
    let (round, actions) = (values::count(&round, "round")?, values::count(&actions, "actions")?);
    let seat = values::seat(&seat, "seat")?;
    let found = position_at(&text, round, actions, seat);
    Ok(or_null(found.map_err(|error| Failure::new(Reason::BadRecord, error))?))
}

/// Plays an action in a position, and returns the position after it, as the same player sees it;
/// null if the round is over then. The tiles that the player has not seen are dealt at random, from
/// this seed or from 0.
#[wasm_bindgen(js_name = playPosition, unchecked_return_type = "Position | null")]
pub fn play(
    #[wasm_bindgen(unchecked_param_type = "Position")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] seed: JsValue,
) -> Result<JsValue, JsValue> {
    let text = cut(&position)?;
    let action = values::text(&action, "action", Reason::BadAction)?;
    let seed = if values::is_nothing(&seed) { 0 } else { values::seed(&seed)? };
    Ok(or_null(play_position(&text, &action, seed).map_err(refused)?))
}

/// Finds the dear mistakes of a player in a finished round of a saved match, counted from 0, each
/// as a position to be tried again; none for a round that is not over. It takes a second or more:
/// call it in a worker.
#[wasm_bindgen(js_name = exercises, unchecked_return_type = "Exercise[]")]
pub fn exercises_of(
    #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
) -> Result<JsValue, JsValue> {
    let text = values::record_text(&record)?;
    let round = values::count(&round, "round")?;
    let seat = (!values::is_nothing(&seat)).then(|| values::seat(&seat, "seat")).transpose()?;
    let found = exercises(&text, round, seat.unwrap_or(Seat::ALL[0]));
    Ok(written(&found.map_err(|error| Failure::new(Reason::BadRecord, error))?)?)
}

/// Returns true if an action is right in a position: the same choice as one of these actions, if
/// with other tiles. Null if it decides nothing.
#[wasm_bindgen(js_name = isRight, unchecked_return_type = "boolean | null")]
pub fn right(
    #[wasm_bindgen(unchecked_param_type = "Position")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly string[]")] right: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
) -> Result<JsValue, JsValue> {
    let text = cut(&position)?;
    let right = action_list(&right)?;
    let action = values::text(&action, "action", Reason::BadAction)?;
    let right: Vec<&str> = right.iter().map(String::as_str).collect();
    let found = is_right(&text, &right, &action).map_err(refused)?;
    Ok(found.map_or(JsValue::NULL, JsValue::from))
}

/// Exchanges colours and copies in a position and in actions, by this seed. Where the rules tell
/// colours apart, these stay.
#[wasm_bindgen(js_name = disguise, unchecked_return_type = "Disguised")]
pub fn disguised(
    #[wasm_bindgen(unchecked_param_type = "Position")] position: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly string[]")] actions: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: JsValue,
) -> Result<JsValue, JsValue> {
    let text = cut(&position)?;
    let (actions, seed) = (action_list(&actions)?, values::seed(&seed)?);
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    Ok(written(&disguise(&text, &actions, seed).map_err(|error| thrown(&error))?)?)
}

/// Plays a round of bots by these rules, and makes exercises of the dear mistakes of one of them;
/// the seed decides the deal and the bots. Many rounds have no such mistake. It takes a second or
/// more: call it in a worker.
#[wasm_bindgen(js_name = practice, unchecked_return_type = "Practice[]")]
pub fn practice_of(
    #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: JsValue,
) -> Result<JsValue, JsValue> {
    let (rules, seed) = (values::any_rules(&rules)?, values::seed(&seed)?);
    Ok(written(&practice(&rules, seed))?)
}

/// Tells the strength of a player in a game from the statistics of decisions in their latest
/// rounds, the last one last, as reviews have them. Null if there are too few.
#[wasm_bindgen(js_name = strength, unchecked_return_type = "Strength | null")]
pub fn strength_of(
    #[wasm_bindgen(unchecked_param_type = "GameName")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly Skill[]")] rounds: JsValue,
) -> Result<JsValue, JsValue> {
    let game = values::word(&game, "game")?;
    let wrong = || Failure::option("game", &game, &format!("one of {}", GAMES.join(", ")));
    let rules = AnyRules::usual(&game).ok_or_else(wrong)?;
    let rounds: Vec<Skill> = serde_wasm_bindgen::from_value(rounds)
        .map_err(|error| Failure::new(Reason::BadOption, format_args!("rounds: {error}")))?;
    Ok(written(&strength(&rules, &rounds))?)
}

/// Reviews a finished round of a saved match, counted from 0, for the player at a seat: the luck of
/// all players, the player's decisions, the decisions of an Expert with the same information, and
/// the loss by each difference. Without a round it is the last one, without a seat seat 0. Null for
/// a round that is not over or that the seat did not play. It takes 0.2 seconds or more: call it in
/// a worker.
#[wasm_bindgen(js_name = review, unchecked_return_type = "ReviewView<DecisionView> | null")]
pub fn reviewed(
    #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] round: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
) -> Result<JsValue, JsValue> {
    let text = values::record_text(&record)?;
    let round =
        (!values::is_nothing(&round)).then(|| values::count(&round, "round")).transpose()?;
    let seat = (!values::is_nothing(&seat)).then(|| values::seat(&seat, "seat")).transpose()?;
    Ok(parsed(&review::review(&text, round, seat.unwrap_or(Seat::ALL[0]))?)?)
}

/// Explains the turn of a finished round of a saved match that contains an event of the round's
/// history: in Okey the reasons of the player's choices. Null while the round is running, and if
/// the event belongs to no turn. It takes some time: call it in a worker.
#[wasm_bindgen(js_name = why, unchecked_return_type = "WhyView | null")]
pub fn explained(
    #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] event: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "WhyOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let text = values::record_text(&record)?;
    let event = values::count(&event, "event")?;
    let options = fields(&options, &["round", "characters"])?;
    let round = options.get("round").map(|value| values::count(&value, "round")).transpose()?;
    let characters = values::characters(options.get("characters"), Level::Hard)?;
    Ok(parsed(&review::why(&text, round, event, characters)?)?)
}

/// Reads a text of any length; what is too long for a position stays too long.
fn cut(value: &JsValue) -> Result<String, Failure> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        return Err(Failure::mistyped(Reason::BadOption, "position", "a string", value));
    };
    Ok(text.slice(0, LONGEST as u32 + 1).into())
}

/// Reads actions.
fn action_list(value: &JsValue) -> Result<Vec<String>, Failure> {
    let list = values::list(value, "actions", MOST_ACTIONS, Reason::BadOption)?;
    list.iter().map(|action| values::text(action, "actions", Reason::BadAction)).collect()
}

/// The error of an action that a board does not play.
fn refused(error: BoardError) -> JsValue {
    match error {
        BoardError::Position(error) => thrown(&error),
        BoardError::Action(error) => Failure::from(error).into(),
        BoardError::Refused(refusal) => Failure::coded(&refusal).into(),
    }
}

fn or_null(text: Option<String>) -> JsValue {
    text.map_or(JsValue::NULL, JsValue::from)
}

/// The error of a text that is no position, with all reasons.
fn thrown(error: &PositionError) -> JsValue {
    let thrown = JsValue::from(Failure::coded(error));
    if let Ok(reasons) = written(&error.faults) {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&thrown, &"reasons".into(), &reasons);
    }
    thrown
}
