//! What JavaScript gets when something is refused: an `Error` named `IstakaError` with a `code`.

use std::fmt::Display;

use js_sys::{Array, Error, Reflect};
use wasm_bindgen::JsValue;

use crate::contest::MatchError;
use crate::okey::Refusal;
use crate::solver::Explanation;
use crate::tile::{Okey, Tile};

/// A refusal on its way to JavaScript.
pub struct Failure {
    code: &'static str,
    message: String,
    /// The discard of a hand that was declared and is not complete.
    incomplete: Option<Tile>,
    explanation: Option<Lack>,
}

/// What a hand has too much, and what it lacks.
struct Lack {
    unfit: Vec<String>,
    missing: Vec<String>,
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
        Failure {
            code: reason.code(),
            message: message.to_string(),
            incomplete: None,
            explanation: None,
        }
    }

    /// An option with a value that it cannot have.
    pub fn option(name: &str, value: &str) -> Failure {
        let value: String = value.chars().take(32).collect();
        Failure::new(Reason::BadOption, format_args!("{name} cannot be “{value}”"))
    }

    /// Adds why a declared hand is not complete, if that is what failed.
    pub fn explained(mut self, okey: Okey, explain: impl FnOnce(Tile) -> Explanation) -> Failure {
        self.explanation = self.incomplete.map(explain).map(|why| Lack {
            unfit: why.unfit.iter().map(Tile::to_string).collect(),
            missing: why.missing.iter().map(|&lack| okey.kind(lack).to_string()).collect(),
        });
        self
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let incomplete = match refusal {
            Refusal::HandIncomplete(discard) => Some(discard),
            _ => None,
        };
        Failure {
            code: refusal.code(),
            message: refusal.to_string(),
            incomplete,
            explanation: None,
        }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Failure {
        match error {
            MatchError::Refused(refusal) => refusal.into(),
            other => Failure {
                code: other.code(),
                message: other.to_string(),
                incomplete: None,
                explanation: None,
            },
        }
    }
}

#[cfg(not(feature = "first"))]
impl From<crate::rules::RulesError> for Failure {
    fn from(error: crate::rules::RulesError) -> Failure {
        Failure {
            code: error.code(),
            message: error.to_string(),
            incomplete: None,
            explanation: None,
        }
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
        if let Some(Lack { unfit, missing }) = failure.explanation {
            set("tiles", texts(&unfit));
            set("missing", texts(&missing));
        }
        error.into()
    }
}
