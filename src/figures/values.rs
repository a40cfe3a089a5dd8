//! What comes from JavaScript and what goes there.

use js_sys::JsString;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// No text that can be meant is longer; a longer one is not copied into this module.
const LONGEST: u32 = 2000;

/// The text that is wrong, and the part of it.
pub type Wrong = (&'static str, Option<String>);

/// A string, copied only if it is not too long.
pub fn text(name: &'static str, value: &JsValue) -> Result<String, Wrong> {
    let short = value.dyn_ref::<JsString>().filter(|text| text.length() <= LONGEST);
    short.map(String::from).ok_or((name, None))
}

/// A view as JavaScript has it.
pub fn given<View: Serialize + Tsify>(view: &View) -> Result<Ts<View>, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    let value = view.serialize(&serializer);
    Ok(Ts::new_unchecked(value.map_err(|error| JsValue::from_str(&error.to_string()))?))
}
