//! The browser's door, which converts and nothing more: the class `Game`, a match of any game, and
//! the class `Contests`, of one player.
//!
//! One `Game` is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod error;
mod clock;
mod output;
mod values;
mod input;
mod views;
mod review;
mod table;
mod okey;
mod rummi;
mod game;
mod contest;
mod names;
mod bots;
mod rules;
mod deals;
mod guide;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
