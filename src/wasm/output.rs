//! Conversion of values to JavaScript: the engine writes JSON, and the browser parses it.

use js_sys::JSON;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use super::json::{Json, write_json};

/// Converts a value and keeps its TypeScript type.
pub fn encode<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    Ok(Ts::new_unchecked(written(value)?))
}

/// Converts any value to that of its JSON. `None` becomes `null`, never `undefined`; types with
/// optional fields declare this with `missing_as_null`.
pub fn written(value: &impl Serialize) -> Result<JsValue, Failure> {
    parsed(&write_json(value))
}

/// Converts JSON.
pub fn parsed(json: &Json) -> Result<JsValue, Failure> {
    JSON::parse(json).map_err(|_| Failure::new(Reason::Internal, "invalid JSON"))
}
