//! The JavaScript interface of the engine. It only converts values.
//!
//! Each feature is a module of its own for the browser: `js` plays games and contests, `rules`
//! describes and explains rules, `judge` judges positions, finished rounds and tiles. Arguments
//! from JavaScript may have any type: they are decoded into Rust types. An invalid argument is
//! refused with an error that has a `code`, like an action against the rules.

mod error;
mod values;
mod json;
mod output;
mod names;
#[cfg(any(feature = "js", feature = "judge"))]
mod tiles;
#[cfg(any(feature = "js", feature = "judge"))]
mod wilds;
#[cfg(feature = "rules")]
mod rules;
#[cfg(feature = "judge")]
mod judge;
#[cfg(feature = "js")]
mod games;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
