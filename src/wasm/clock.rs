//! The clock of the browser.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The clock, which windows and workers both have.
    #[wasm_bindgen(js_namespace = performance)]
    pub fn now() -> f64;
}
