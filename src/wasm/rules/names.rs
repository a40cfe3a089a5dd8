//! The TypeScript types of the names of rules that no game needs.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use crate::bots::Style;
use crate::guide::{Guide, Source};
use crate::named::Named;
use crate::options::Group;
use crate::unions::Text;

/// The types of names that the rules of every game have, prefixed with the name of the game.
macro_rules! of_rules {
    ($game:ident, $prefix:literal) => {{
        use crate::$game::{Options, Wording};
        Text::new()
            .named(
                "The name of the sentence that explains a setting.",
                concat!($prefix, "Wording"),
                Wording::NAMES,
            )
            .named(
                "The topic of a paragraph of the rules.",
                concat!($prefix, "Section"),
                <Options as Guide>::Section::NAMES,
            )
    }};
}

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = Text::new()
    .and(&of_rules!(okey, "Okey"))
    .and(&of_rules!(rummi, "Rummi"))
    .and(&of_rules!(okey101, "Okey101"))
    .named("A group of settings in the rules editor.", "SettingGroup", Group::NAMES)
    .named("The source of a rule.", "Source", Source::NAMES)
    .named("The style of a bot.", "Style", Style::NAMES)
    .with(OF_ANY)
    .as_str();

const OF_ANY: &str = r#"
/** The name of the sentence that explains a setting. */
export type Wording = OkeyWording | RummiWording | Okey101Wording;
/** The topic of a paragraph of the rules. */
export type Section = OkeySection | RummiSection | Okey101Section;
/** The code of an `IstakaError`. */
export type ErrorCode = RulesCode | ConflictCode | ReasonCode;
/** The error that every refusing function throws. */
export class IstakaError extends Error {
    constructor(message: string, details: { code: ErrorCode });
    readonly name: "IstakaError";
    readonly code: ErrorCode;
}
"#;
