//! What comes from JavaScript and what goes there.

use js_sys::JsString;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// No text that can be meant has more letters, of those that JavaScript counts; a longer one is not
/// copied into this module.
pub const LONGEST: u32 = 2000;

/// A string that is not too long.
pub fn text(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().filter(|text| text.length() <= LONGEST).map(String::from)
}

/// A view as JavaScript has it.
pub fn given<View: Serialize + Tsify>(view: &View) -> Result<Ts<View>, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    let value = view.serialize(&serializer);
    Ok(Ts::new_unchecked(value.map_err(|error| JsValue::from_str(&error.to_string()))?))
}
