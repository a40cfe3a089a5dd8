//! Conversion of values from and to JavaScript.

use js_sys::JsString;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Longest accepted text, in UTF-16 units; a longer one is not copied into this module.
pub const LONGEST: u32 = 2000;

/// Reads a string that is not too long.
pub fn text(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().filter(|text| text.length() <= LONGEST).map(String::from)
}

/// Converts a view to what its JSON would be read as.
pub fn given<View: Serialize + Tsify>(view: &View) -> Result<Ts<View>, JsValue> {
    let value = view.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
    Ok(Ts::new_unchecked(value.map_err(|error| JsValue::from_str(&error.to_string()))?))
}
