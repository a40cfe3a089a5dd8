//! What goes to JavaScript.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};

/// A value with its TypeScript type.
pub fn encode<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    Ok(Ts::new_unchecked(written(value)?))
}

/// Whatever crosses to JavaScript goes through here, so that nothing is always `null`. The types
/// say so where they have `missing_as_null`.
pub fn written(value: &impl Serialize) -> Result<JsValue, Failure> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(|error| Failure::new(Reason::Internal, error))
}
