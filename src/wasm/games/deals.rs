//! Functions with which a page checks a deal (`docs/fairness.md`).

use wasm_bindgen::prelude::*;

use super::input;
use crate::contest::{self, wall_of};
use crate::record::write_wall;
use crate::wasm::error::Failure;

/// Returns the SHA-256 of a text as 64 hexadecimal digits.
#[wasm_bindgen]
pub fn sha256(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<String, JsValue> {
    Ok(contest::sha256(&input::word(&text, "text")?))
}

/// Returns the wall for this number of players that follows from a key and the player's word, in
/// the format of a record.
#[wasm_bindgen(js_name = wallOf)]
pub fn wall_text(
    #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] players: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] key: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] word: JsValue,
) -> Result<String, JsValue> {
    let rules = input::any_rules(&rules)?;
    let players = input::count(&players, "players")?;
    if !(2..=4).contains(&players) {
        return Err(Failure::option("players", &players.to_string(), "2 to 4").into());
    }
    let (key, word) = (input::word(&key, "key")?, input::word(&word, "word")?);
    Ok(write_wall(&with_rules!(rules, rules => wall_of(&rules, &key, &word, players))))
}
