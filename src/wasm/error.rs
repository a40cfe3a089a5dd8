//! Errors for JavaScript: the class `IstakaError`, which the build adds to the module
//! (`error.js`).

use std::fmt::Display;

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::coded::{AnyRefusal, Coded};
use crate::contest::MatchError;
use crate::host::HostError;
use crate::named::Named;
use crate::notation::ParseError;
use crate::options::{RuleOptions, RulesError};

#[wasm_bindgen]
extern "C" {
    type IstakaError;

    /// The fields of `details` become properties.
    #[wasm_bindgen(constructor)]
    fn new(message: &str, details: &Object) -> IstakaError;
}

/// A refusal to be thrown in JavaScript.
pub struct Failure {
    code: &'static str,
    /// True if the code names a rule of the game, which an action would break.
    rule: bool,
    message: String,
    /// Lists of tiles that explain it, as text, each with the name of its property.
    tiles: Vec<(&'static str, Vec<String>)>,
    /// The count and the number needed, of a refusal for too little.
    counts: Option<(u16, u16)>,
}

/// Reasons that do not come from the rules of a game.
#[derive(Clone, Copy, PartialEq)]
pub enum Reason {
    /// An option has the wrong type or an unknown value.
    BadOption,
    /// An action cannot be read.
    BadAction,
    /// A tile cannot be read.
    BadTile,
    /// The current game does not have this.
    NotThisGame,
    /// A saved match cannot be read.
    BadRecord,
    /// The browser has no source of random numbers.
    NoEntropy,
    /// The engine is not loaded: thrown by the module itself (`error.js`).
    NotReady,
    /// The engine could not be loaded: thrown by the npm package.
    NotLoaded,
    /// The object was freed: thrown by the module itself.
    Freed,
    /// A bug in this program.
    Internal,
}

impl Named for Reason {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Reason::BadOption, "badOption"),
        (Reason::BadAction, "badAction"),
        (Reason::BadTile, "badTile"),
        (Reason::NotThisGame, "notThisGame"),
        (Reason::BadRecord, "badRecord"),
        (Reason::NoEntropy, "noEntropy"),
        (Reason::NotReady, "notReady"),
        (Reason::NotLoaded, "notLoaded"),
        (Reason::Freed, "freed"),
        (Reason::Internal, "internal"),
    ];
}

impl Failure {
    const fn of(code: &'static str, message: String) -> Failure {
        Failure { code, rule: false, message, tiles: Vec::new(), counts: None }
    }

    pub fn new(reason: Reason, message: impl Display) -> Failure {
        Failure::of(reason.name(), message.to_string())
    }

    /// The error of an argument with an invalid value.
    pub fn option(name: &str, value: &str, expected: &str) -> Failure {
        let value: String = value.chars().take(32).collect();
        Failure::new(Reason::BadOption, format_args!("{name}: expected {expected}, got “{value}”"))
    }

    /// The error of an argument that is none of some names.
    pub fn choice<T: Named>(name: &str, value: &str) -> Failure {
        let names: Vec<&str> = T::NAMES.iter().map(|(_, name)| *name).collect();
        Failure::option(name, value, &format!("one of {}", names.join(", ")))
    }

    /// The error of an argument of another type.
    pub fn mistyped(reason: Reason, name: &str, expected: &str, value: &JsValue) -> Failure {
        // Looks for no array, since a proxy may throw at that.
        let kind = if value.is_null() { "null".into() } else { value.js_typeof() };
        let found = kind.as_string().unwrap_or_default();
        Failure::new(reason, format_args!("{name}: expected {expected}, got {found}"))
    }

    /// The error of a refusal that has its own code.
    pub fn coded(error: &impl Coded) -> Failure {
        Failure::of(error.code(), error.to_string())
    }

    /// The error of a refusal by a table.
    fn refused(error: &HostError<AnyRefusal>) -> Failure {
        let rule = matches!(error, HostError::Match(MatchError::Refused(_)));
        Failure { rule, ..Failure::coded(error) }
    }

    /// Names the argument that the error is about.
    pub fn about(self, name: &str) -> Failure {
        Failure { message: format!("{name}: {}", self.message), ..self }
    }

    /// Adds tiles that explain the error.
    pub fn with(mut self, property: &'static str, tiles: Vec<String>) -> Failure {
        self.tiles.push((property, tiles));
        self
    }

    /// Adds the count of what is too little, and the number needed.
    pub const fn counting(mut self, found: u16, need: u16) -> Failure {
        self.counts = Some((found, need));
        self
    }
}

impl<Refused: Coded> From<HostError<Refused>> for Failure {
    fn from(error: HostError<Refused>) -> Failure {
        Failure::refused(&error.of_any())
    }
}

impl<Refused: Coded> From<MatchError<Refused>> for Failure {
    fn from(error: MatchError<Refused>) -> Failure {
        HostError::Match(error).into()
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Failure {
        let reason = match error {
            ParseError::BadTile(_) | ParseError::Repeated(_) => Reason::BadTile,
            ParseError::BadAction(_) => Reason::BadAction,
        };
        Failure::new(reason, error)
    }
}

impl<O: RuleOptions> From<RulesError<O>> for Failure {
    fn from(error: RulesError<O>) -> Failure {
        Failure::coded(&error)
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        let details = Object::new();
        let set = |name: &str, value: JsValue| {
            // Setting a property of a new object cannot fail; `expect` would add code to print any
            // value.
            let _ = Reflect::set(&details, &name.into(), &value);
        };
        set("code", failure.code.into());
        if failure.rule {
            set("rule", failure.code.into());
        }
        let texts = |texts: &[String]| texts.iter().map(JsValue::from).collect::<Array>().into();
        for (property, tiles) in &failure.tiles {
            set(property, texts(tiles));
        }
        if let Some((found, need)) = failure.counts {
            set("found", found.into());
            set("need", need.into());
            set("lacks", (need - found).into());
        }
        IstakaError::new(&failure.message, &details).into()
    }
}
