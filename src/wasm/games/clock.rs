//! The clock of the browser.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The current time in milliseconds, available in windows and workers.
    #[wasm_bindgen(js_namespace = performance)]
    pub fn now() -> f64;
}
