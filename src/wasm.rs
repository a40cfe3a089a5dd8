//! The browser's door: the class [`Game`], which converts and nothing more.
//!
//! One `Game` is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod error;
mod input;
mod views;
mod review;
mod table;
mod unions;
#[cfg(not(feature = "rummi"))]
mod okey;
#[cfg(feature = "rummi")]
mod rummi;
mod played;
mod names;
mod game;
mod bots;
mod rules;
mod deals;
mod guide;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use error::{Failure, Reason};

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}

#[wasm_bindgen]
extern "C" {
    /// The clock, which windows and workers both have.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

fn encode<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    Ok(Ts::new_unchecked(written(value)?))
}

/// Whatever crosses to JavaScript goes through here, so that nothing is always `null`. The types
/// say so where they have `missing_as_null`.
fn written(value: &impl Serialize) -> Result<JsValue, Failure> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(|error| Failure::new(Reason::Internal, error))
}
