//! The browser's door, which converts and nothing more: the class `Game`, of the modules of the
//! games, and the class `House`, of that of contests.
//!
//! One `Game` is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod error;
mod values;
mod unions;
#[cfg(feature = "contest")]
mod contest;
#[cfg(not(feature = "contest"))]
mod input;
#[cfg(not(feature = "contest"))]
mod views;
#[cfg(not(feature = "contest"))]
mod review;
#[cfg(not(feature = "contest"))]
mod table;
#[cfg(not(any(feature = "rummi", feature = "contest")))]
mod okey;
#[cfg(all(feature = "rummi", not(feature = "contest")))]
mod rummi;
#[cfg(not(feature = "contest"))]
mod played;
#[cfg(not(feature = "contest"))]
mod names;
#[cfg(not(feature = "contest"))]
mod game;
#[cfg(not(feature = "contest"))]
mod bots;
#[cfg(not(feature = "contest"))]
mod rules;
#[cfg(not(feature = "contest"))]
mod deals;
#[cfg(not(feature = "contest"))]
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
