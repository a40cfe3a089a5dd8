//! Values that come from JavaScript. They may be anything, and of any size: how long a text or an
//! array is is looked at before any of it is copied, for memory that the engine has once grown by
//! it never gets back. Parts of objects are asked for in a way that catches what a getter or a
//! proxy throws, which would unwind through this module and leave the game locked.
//!
//! They are read by hand. Serde's decoder writes out any number it did not expect, and the printing
//! of floating-point numbers alone weighs as much as the solver.

use js_sys::{JsString, Reflect};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use crate::record;

/// No text but what is kept is longer: a whole table of 106 tiles takes some 700 letters, rules
/// 1000.
pub const LONGEST: usize = 4096;

/// An object.
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

/// A value of another type.
pub fn not_plain(reason: Reason) -> Failure {
    Failure::new(reason, "the argument is of the wrong type")
}

/// Whether nothing is given.
pub fn is_nothing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// A string.
pub fn text(value: &JsValue, reason: Reason) -> Result<String, Failure> {
    text_within(value, LONGEST, reason)
}

/// A string of up to so many letters.
fn text_within(value: &JsValue, most: usize, reason: Reason) -> Result<String, Failure> {
    within(value, most, reason, || {
        Failure::new(reason, format_args!("the text has more than {most} letters"))
    })
}

/// A string, or what is refused where it is longer than this.
pub fn within(
    value: &JsValue,
    most: usize,
    reason: Reason,
    too_long: impl FnOnce() -> Failure,
) -> Result<String, Failure> {
    let text = value.dyn_ref::<JsString>().ok_or_else(|| not_plain(reason))?;
    if text.length() as usize > most { Err(too_long()) } else { Ok(String::from(text)) }
}

/// The record of a match.
pub fn record_text(value: &JsValue) -> Result<String, Failure> {
    text_within(value, record::LONGEST, Reason::BadRecord)
}

/// A seed, in decimal digits.
pub fn seed(value: &JsValue) -> Result<u64, Failure> {
    let digits = text(value, Reason::BadOption)?;
    digits.parse().map_err(|_| Failure::option("seed", &digits))
}

/// A whole number that counts something.
pub fn count(value: &JsValue) -> Result<usize, Failure> {
    let number = value.as_f64().ok_or_else(|| not_plain(Reason::BadOption))?;
    let whole = number.fract() == 0.0 && (0.0..1e9).contains(&number);
    let count = whole.then_some(number as usize);
    count.ok_or_else(|| Failure::new(Reason::BadOption, "this counts from 0"))
}
