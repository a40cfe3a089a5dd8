//! Conversion of values to JavaScript.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};

/// Converts a value and keeps its TypeScript type.
pub fn encode<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    Ok(Ts::new_unchecked(written(value)?))
}

/// Converts any value to what its JSON would be read as. `None` becomes `null`, never `undefined`;
/// types with optional fields declare this with `missing_as_null`.
pub fn written(value: &impl Serialize) -> Result<JsValue, Failure> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| Failure::new(Reason::Internal, error))
}
