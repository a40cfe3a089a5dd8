//! Score sheets of a real table in JavaScript.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::entry::{EntryFault, EntryForm};
use crate::tally::{Tally, entry_form, tally_until};
use crate::wasm::error::Reason;
use crate::wasm::output::encode;
use crate::wasm::values;

/// Most rounds of a score sheet.
const MOST_ROUNDS: usize = 1000;

/// The sums of a score sheet.
#[derive(Serialize, Tsify)]
pub struct ScoreView {
    /// The sums of the rounds before the first wrong one.
    pub tally: Tally,
    /// All reasons for which that is wrong; empty if all rounds can be.
    #[tsify(type = "EntryFault[]")]
    pub faults: Vec<EntryFault>,
}

/// The fields that the rounds of a score sheet can have by these rules, for a form.
#[wasm_bindgen(js_name = entryForm)]
pub fn form_of(
    #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
) -> Result<Ts<EntryForm>, JsValue> {
    encode(&entry_form(&values::any_rules(&rules)?))
}

/// Adds up the rounds of a real table, each in one line. Refuses no round: it tells what is wrong
/// with the first that cannot be.
#[wasm_bindgen(js_name = tally)]
pub fn tally_of(
    #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly string[]")] rounds: JsValue,
) -> Result<Ts<ScoreView>, JsValue> {
    let rules = values::any_rules(&rules)?;
    let rounds = values::list(&rounds, "rounds", MOST_ROUNDS, Reason::BadOption)?;
    let rounds: Result<Vec<String>, _> =
        rounds.iter().map(|round| values::word(round, "rounds")).collect();
    let rounds = rounds?;
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    let (tally, error) = tally_until(&rules, &rounds);
    encode(&ScoreView { tally, faults: error.map_or_else(Vec::new, |error| error.faults) })
}
