//! Conversion of values from and to JavaScript.

use js_sys::{JSON, JsString};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::json::to_json;

/// Longest accepted text, in UTF-16 units; a longer one is not copied into this module.
pub const LONGEST: u32 = 2000;

/// Reads a string that is not too long.
pub fn text(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().filter(|text| text.length() <= LONGEST).map(String::from)
}

/// Converts a view by its JSON.
pub fn given<View: Serialize + Tsify>(view: &View) -> Result<Ts<View>, JsValue> {
    Ok(Ts::new_unchecked(JSON::parse(&to_json(view))?))
}
