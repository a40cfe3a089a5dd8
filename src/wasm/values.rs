//! Values from JavaScript. They may have any type and any size: the length of a text or an array is
//! checked before it is copied, since wasm memory never shrinks. Fields are read in a way that
//! catches exceptions of getters and proxies, which would otherwise unwind through this module and
//! leave the game locked.
//!
//! The values are read by hand: Serde's decoder would print unexpected numbers in its errors
//! ([`digits`]).

#![cfg_attr(
    not(all(feature = "js", feature = "judge")),
    allow(dead_code, reason = "each module needs some of it")
)]

use js_sys::{JsString, Number, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use crate::bots::{Character, Level};
use crate::games::AnyRules;
use crate::named::Named;
use crate::options::{RuleOptions, Rules, RulesError};
use crate::record;
use crate::seat::Seat;

/// Length limit of all texts except saved ones. A table of 106 tiles takes about 700 letters, rules
/// about 1000.
pub const LONGEST: usize = 4096;

/// The fields of an object.
pub struct Fields(JsValue);

impl Fields {
    /// Refuses an object with other fields than the known ones.
    pub fn of(value: &JsValue, name: &str, known: &[&str]) -> Result<Fields, Failure> {
        let plain = value.is_object() && !value.is_function();
        let mistyped = || Failure::mistyped(Reason::BadOption, name, "an object", value);
        if !plain {
            return Err(mistyped());
        }
        let keys = Reflect::own_keys(value).map_err(|_| mistyped())?;
        // Among one more than are known, at least one is unknown.
        for key in keys.iter().take(known.len() + 1) {
            let key = within(&key, LONGEST, Reason::BadOption, name, mistyped).unwrap_or_default();
            if !known.contains(&key.as_str()) {
                let expected = format!("only the fields {}", known.join(", "));
                return Err(Failure::option(name, &key, &expected));
            }
        }
        Ok(Fields(value.clone()))
    }

    pub fn get(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(&self.0, &name.into()).ok()?;
        (!is_nothing(&value)).then_some(value)
    }
}

/// Returns `true` for `undefined` and `null`.
pub fn is_nothing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// Reads a string, the argument with this name.
pub fn text(value: &JsValue, name: &str, reason: Reason) -> Result<String, Failure> {
    text_within(value, LONGEST, name, reason)
}

/// Reads a string that is an option.
pub fn word(value: &JsValue, name: &str) -> Result<String, Failure> {
    text(value, name, Reason::BadOption)
}

/// Reads the name of a value.
pub fn named<T: Named>(value: &JsValue, name: &str) -> Result<T, Failure> {
    let text = word(value, name)?;
    T::named(&text).ok_or_else(|| Failure::choice::<T>(name, &text))
}

/// Reads a string of at most `most` letters.
fn text_within(
    value: &JsValue,
    most: usize,
    name: &str,
    reason: Reason,
) -> Result<String, Failure> {
    within(value, most, reason, name, || {
        Failure::new(reason, format_args!("{name}: expected at most {most} letters"))
    })
}

/// Reads a string of at most `most` letters, or returns the given error if it is longer.
pub fn within(
    value: &JsValue,
    most: usize,
    reason: Reason,
    name: &str,
    too_long: impl FnOnce() -> Failure,
) -> Result<String, Failure> {
    let text = value.dyn_ref::<JsString>();
    let text = text.ok_or_else(|| Failure::mistyped(reason, name, "a string", value))?;
    if text.length() as usize > most { Err(too_long()) } else { Ok(String::from(text)) }
}

/// Reads the record of a match.
pub fn record_text(value: &JsValue) -> Result<String, Failure> {
    text_within(value, record::LONGEST, "record", Reason::BadRecord)
}

/// Reads a seed in decimal digits.
pub fn seed(value: &JsValue) -> Result<u64, Failure> {
    const EXPECTED: &str = "a string of decimal digits below 2^64";
    let text = value.dyn_ref::<JsString>();
    text.ok_or_else(|| Failure::mistyped(Reason::BadOption, "seed", EXPECTED, value))?;
    let digits = word(value, "seed")?;
    digits.parse().map_err(|_| Failure::option("seed", &digits, EXPECTED))
}

/// Reads a number.
pub fn number(value: &JsValue, name: &str) -> Result<f64, Failure> {
    let number = value.as_f64();
    number.ok_or_else(|| Failure::mistyped(Reason::BadOption, name, "a number", value))
}

/// Writes a number in decimal digits, as the browser does: the code that prints floating-point
/// numbers is as large as a solver.
pub fn digits(number: f64) -> String {
    let text = Number::from(number).to_string_with_radix(10);
    // 10 is a radix; `expect` would add code to print any value.
    text.map_or_else(|_| String::new(), String::from)
}

/// Reads a whole number from 0.
pub fn count(value: &JsValue, name: &str) -> Result<usize, Failure> {
    let number = number(value, name)?;
    let whole = number.fract() == 0.0 && (0.0..1e9).contains(&number);
    let count = whole.then_some(number as usize);
    count.ok_or_else(|| {
        Failure::new(Reason::BadOption, format_args!("{name}: expected a whole number from 0"))
    })
}

/// Reads a text of rules.
pub fn rules(value: &JsValue) -> Result<String, Failure> {
    let too_long = || RulesError::<crate::okey::Options>::TooLong.into();
    within(value, LONGEST, Reason::BadOption, "rules", too_long)
}

/// Reads valid rules of any game.
pub fn any_rules(value: &JsValue) -> Result<AnyRules, Failure> {
    fn parse<O: RuleOptions>(_: &Rules<O>, text: &str) -> Result<AnyRules, Failure>
    where
        Rules<O>: Into<AnyRules>,
    {
        Ok(text.parse::<Rules<O>>()?.into())
    }
    let text = rules(value)?;
    with_rules!(AnyRules::game_of(&text), usual => parse(&usual, &text))
}

/// Reads an option that is true or false.
pub fn flag(options: &Fields, name: &str, otherwise: bool) -> Result<bool, Failure> {
    options.get(name).map_or(Ok(otherwise), |value| {
        let mistyped = || Failure::mistyped(Reason::BadOption, name, "true or false", &value);
        value.as_bool().ok_or_else(mistyped)
    })
}

/// Reads the number of a seat.
pub fn seat(value: &JsValue, name: &str) -> Result<Seat, Failure> {
    let number = number(value, name)?;
    let seat = Seat::ALL.into_iter().find(|seat| seat.index() as f64 == number);
    seat.ok_or_else(|| {
        Failure::new(Reason::BadOption, format_args!("{name}: expected a seat from 0 to 3"))
    })
}

/// Reads the elements of an array or an array-like object. It does not check for a true array,
/// since a proxy may throw at that check.
pub fn list(
    value: &JsValue,
    name: &str,
    most: usize,
    reason: Reason,
) -> Result<Vec<JsValue>, Failure> {
    let mistyped = || Failure::mistyped(reason, name, "an array", value);
    if !value.is_object() || value.is_function() {
        return Err(mistyped());
    }
    let length = Reflect::get(value, &"length".into()).ok().and_then(|length| length.as_f64());
    let length = length.ok_or_else(mistyped)?;
    if !(0.0..=most as f64).contains(&length) {
        return Err(Failure::new(reason, format_args!("{name}: expected at most {most} of these")));
    }
    let value = |at: u32| Reflect::get_u32(value, at).map_err(|_| mistyped());
    (0..length as u32).map(value).collect()
}

/// Reads the fields of an argument `options`; without it there are none.
pub fn fields(value: &JsValue, known: &[&str]) -> Result<Fields, Failure> {
    const NAME: &str = "options";
    if is_nothing(value) {
        Fields::of(&Object::new(), NAME, known)
    } else {
        Fields::of(value, NAME, known)
    }
}

/// Reads the character of each seat, which is a level without one.
pub fn characters(given: Option<JsValue>, level: Level) -> Result<[Character; 4], Failure> {
    const NAME: &str = "characters";
    let mut characters = [Character::from(level); 4];
    let list = |value: JsValue| list(&value, NAME, Seat::ALL.len(), Reason::BadOption);
    for (character, value) in characters.iter_mut().zip(given.map_or(Ok(Vec::new()), list)?) {
        let name = word(&value, NAME)?;
        if !name.is_empty() {
            let wrong = |error| Failure::new(Reason::BadOption, format_args!("{NAME}: {error}"));
            *character = name.parse().map_err(wrong)?;
        }
    }
    Ok(characters)
}
