//! The JavaScript interface of the engine. It only converts values: the class `Game` is a match of
//! any game, the class `Contests` the contests of one player.
//!
//! Some seats of a `Game` are played by people, the others by bots. Arguments from JavaScript may
//! have any type: they are decoded into Rust types. An invalid argument is refused with an error
//! that has a `code`, like an action against the rules.

mod error;
mod clock;
mod values;
mod json;
mod output;
mod input;
mod views;
mod review;
mod table;
mod okey;
mod okey101;
mod rummi;
mod game;
mod contest;
mod solvers;
mod names;
mod bots;
mod rules;
mod deals;
mod links;
mod guide;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
