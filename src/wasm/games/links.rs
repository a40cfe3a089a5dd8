//! Links that hold a record (`docs/notation.md`).

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::input;
use crate::named::Named;
use crate::record::{self, At, LinkError, LinkKind};
use crate::wasm::error::{Failure, Reason};
use crate::wasm::output::encode;
use crate::wasm::values::{Fields, within};

/// A moment of a match.
#[derive(Serialize, Tsify)]
pub struct AtView {
    /// The round, from 0.
    pub round: usize,
    /// The number of its actions that have been played.
    pub actions: usize,
}

/// The content of a link.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct LinkView {
    /// The purpose.
    #[tsify(type = "LinkKind")]
    pub kind: &'static str,
    /// The record, which no rules have checked yet.
    pub record: String,
    /// The moment to show; null is the beginning of the last round.
    pub at: Option<AtView>,
}

/// Writes a record, without its secret, as the fragment of a link.
#[wasm_bindgen(js_name = writeLink)]
pub fn write_link(
    #[wasm_bindgen(unchecked_param_type = "LinkKind")] kind: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AtView | null")] at: JsValue,
) -> Result<String, JsValue> {
    let kind: LinkKind = input::named(&kind, "kind")?;
    let record = within(&record, record::LONGEST, Reason::BadRecord, "record", too_long)?;
    let at = if input::is_nothing(&at) { None } else { Some(moment(&at)?) };
    Ok(record::write_link(kind, &record, at).map_err(|error| Failure::coded(&error))?)
}

/// Reads a link: an address, or only its fragment.
#[wasm_bindgen(js_name = readLink)]
pub fn read_link(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Ts<LinkView>, JsValue> {
    let text = within(&text, record::LONGEST, Reason::BadOption, "text", too_long)?;
    let link = record::read_link(&text).map_err(|error| Failure::coded(&error))?;
    let at = link.at.map(|At { round, actions }| AtView { round, actions });
    encode(&LinkView { kind: link.kind.name(), record: link.record, at })
}

fn too_long() -> Failure {
    Failure::coded(&LinkError::TooLong)
}

fn moment(value: &JsValue) -> Result<At, Failure> {
    let at = Fields::of(value, "at", &["round", "actions"])?;
    let count = |name| input::count(&at.get(name).unwrap_or(JsValue::UNDEFINED), name);
    Ok(At { round: count("round")?, actions: count("actions")? })
}
