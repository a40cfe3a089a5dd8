//! What JavaScript gets when something is refused: an `Error` named `IstakaError` with a `code`.

use std::fmt::Display;

use js_sys::{Array, Error, Reflect};
use wasm_bindgen::JsValue;

use crate::contest::MatchError;
use crate::okey::Refusal;

/// A refusal on its way to JavaScript.
pub struct Failure {
    code: &'static str,
    message: String,
    /// Tiles that explain it, as text, under the names of the properties that hold them.
    tiles: Vec<(&'static str, Vec<String>)>,
}

/// Reasons that the rules of the game do not know.
#[derive(Clone, Copy)]
pub enum Reason {
    /// An option is of the wrong type or has an unknown value.
    BadOption,
    /// A tile cannot be read.
    BadTile,
    /// A saved match cannot be read.
    BadRecord,
    /// No bot is to move.
    NotBotTurn,
    /// A bot plays at this seat.
    IsBot,
    /// The browser has no source of random numbers.
    NoEntropy,
    /// A mistake of this program.
    Internal,
}

impl Reason {
    const fn code(self) -> &'static str {
        match self {
            Reason::BadOption => "badOption",
            Reason::BadTile => "badTile",
            Reason::BadRecord => "badRecord",
            Reason::NotBotTurn => "notBotTurn",
            Reason::IsBot => "isBot",
            Reason::NoEntropy => "noEntropy",
            Reason::Internal => "internal",
        }
    }
}

impl Failure {
    pub fn new(reason: Reason, message: impl Display) -> Failure {
        Failure { code: reason.code(), message: message.to_string(), tiles: Vec::new() }
    }

    /// An option with a value that it cannot have.
    pub fn option(name: &str, value: &str) -> Failure {
        let value: String = value.chars().take(32).collect();
        Failure::new(Reason::BadOption, format_args!("{name} cannot be “{value}”"))
    }

    /// Adds tiles that explain it.
    pub fn with(mut self, property: &'static str, tiles: Vec<String>) -> Failure {
        self.tiles.push((property, tiles));
        self
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure { code: refusal.code(), message: refusal.to_string(), tiles: Vec::new() }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Failure {
        match error {
            MatchError::Refused(refusal) => refusal.into(),
            other => Failure { code: other.code(), message: other.to_string(), tiles: Vec::new() },
        }
    }
}

impl From<crate::rules::RulesError> for Failure {
    fn from(error: crate::rules::RulesError) -> Failure {
        Failure { code: error.code(), message: error.to_string(), tiles: Vec::new() }
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        let error = Error::new(&failure.message);
        error.set_name("IstakaError");
        let set = |name: &str, value: JsValue| {
            Reflect::set(&error, &name.into(), &value).expect("a fresh error takes properties");
        };
        set("code", failure.code.into());
        let texts = |texts: &[String]| texts.iter().map(JsValue::from).collect::<Array>().into();
        for (property, tiles) in &failure.tiles {
            set(property, texts(tiles));
        }
        error.into()
    }
}
