//! Values from JavaScript. They may have any type and any size: the length of a text or an array is
//! checked before it is copied, since wasm memory never shrinks. Fields are read in a way that
//! catches exceptions of getters and proxies, which would otherwise unwind through this module and
//! leave the game locked.
//!
//! The values are read by hand. Serde's decoder would print unexpected numbers in its errors, and
//! the code that prints floating-point numbers alone is as large as the solver.

use js_sys::{JsString, Reflect};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use crate::record;

/// Length limit of all texts except saved ones. A table of 106 tiles takes about 700 letters, rules
/// about 1000.
pub const LONGEST: usize = 4096;

/// The fields of an object.
pub struct Fields(JsValue);

impl Fields {
    pub fn of(value: &JsValue) -> Result<Fields, Failure> {
        let fits = value.is_object() && !value.is_function();
        if fits { Ok(Fields(value.clone())) } else { Err(not_plain(Reason::BadOption)) }
    }

    pub fn get(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(&self.0, &name.into()).ok()?;
        (!is_nothing(&value)).then_some(value)
    }
}

/// The error for a value of another type.
pub fn not_plain(reason: Reason) -> Failure {
    Failure::new(reason, "the argument is of the wrong type")
}

/// Returns `true` for `undefined` and `null`.
pub fn is_nothing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// Reads a string.
pub fn text(value: &JsValue, reason: Reason) -> Result<String, Failure> {
    text_within(value, LONGEST, reason)
}

/// Reads a string of at most `most` letters.
fn text_within(value: &JsValue, most: usize, reason: Reason) -> Result<String, Failure> {
    within(value, most, reason, || {
        Failure::new(reason, format_args!("the text has more than {most} letters"))
    })
}

/// Reads a string of at most `most` letters, or returns the given error if it is longer.
pub fn within(
    value: &JsValue,
    most: usize,
    reason: Reason,
    too_long: impl FnOnce() -> Failure,
) -> Result<String, Failure> {
    let text = value.dyn_ref::<JsString>().ok_or_else(|| not_plain(reason))?;
    if text.length() as usize > most { Err(too_long()) } else { Ok(String::from(text)) }
}

/// Reads the record of a match.
pub fn record_text(value: &JsValue) -> Result<String, Failure> {
    text_within(value, record::LONGEST, Reason::BadRecord)
}

/// Reads a seed in decimal digits.
pub fn seed(value: &JsValue) -> Result<u64, Failure> {
    let digits = text(value, Reason::BadOption)?;
    digits.parse().map_err(|_| Failure::option("seed", &digits))
}

/// Reads a whole number from 0.
pub fn count(value: &JsValue) -> Result<usize, Failure> {
    let number = value.as_f64().ok_or_else(|| not_plain(Reason::BadOption))?;
    let whole = number.fract() == 0.0 && (0.0..1e9).contains(&number);
    let count = whole.then_some(number as usize);
    count.ok_or_else(|| Failure::new(Reason::BadOption, "this counts from 0"))
}
