//! The TypeScript types of the names of rules that no game needs.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use crate::bots::Style;
use crate::entry::Misentry;
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
    .named("The kind of a fault of an entry.", "Misentry", Misentry::NAMES)
    .with(OF_ANY)
    .as_str();

const OF_ANY: &str = r#"
/** The name of the sentence that explains a setting. */
export type Wording = OkeyWording | RummiWording | Okey101Wording;
/** The topic of a paragraph of the rules. */
export type Section = OkeySection | RummiSection | Okey101Section;
/** A reason for which a round of a score sheet cannot be; `about` are the words in question. */
export interface EntryFault {
    code: Misentry;
    field: string;
    seat: number | null;
    about: string;
    message: string;
}
/** The code of an `IstakaError`. */
export type ErrorCode = RulesCode | ConflictCode | ReasonCode;
/** The error that every refusing function throws. */
export class IstakaError extends Error {
    constructor(message: string, details: { code: ErrorCode });
    readonly name: "IstakaError";
    readonly code: ErrorCode;
}
"#;
