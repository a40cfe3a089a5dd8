//! The browser's door, which converts and nothing more: the class `Game`, of the modules of the
//! games, and the class `House`, of that of contests.
//!
//! One `Game` is one match, played by people at some seats and bots at the others. Whatever comes
//! from JavaScript may be anything: it is decoded into Rust types, and what does not fit is refused
//! with an error that has a `code`, as is everything that the rules forbid.

mod error;
mod clock;
mod output;
mod values;
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
/// The game that is played through this build of the door. Each game is a module of its own, which
/// a page fetches when it is played; the class and its methods are the same in all.
#[cfg(not(any(feature = "rummi", feature = "contest")))]
mod played {
    pub use super::okey::TYPES;
    pub use crate::okey::{
        Action, Conflict, Ending, Options, Order, Preset, Refusal, Rules, Setting, Wording,
    };
}
#[cfg(all(feature = "rummi", not(feature = "contest")))]
mod played {
    pub use super::rummi::TYPES;
    pub use crate::rummi::{
        Action, Conflict, Ending, Options, Order, Preset, Refusal, Rules, Setting, Wording,
    };
}
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

use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
