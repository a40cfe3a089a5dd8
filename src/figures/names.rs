//! The TypeScript types of the named values in figures and puzzles.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use super::values::LONGEST;
use super::wrong::Argument;
use crate::coded::Coded;
use crate::meld::MeldKind;
use crate::named::Named;
use crate::puzzles::{Grade, Puzzle, PuzzleError, PuzzleKind};
use crate::unions::Text;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .named("The kind of a meld.", "MeldKind", MeldKind::NAMES)
    .named("The question of a puzzle.", "PuzzleKind", PuzzleKind::NAMES)
    .named("The difficulty of a puzzle.", "Grade", Grade::NAMES)
    .union("The error of a puzzle or an answer.", "PuzzleCode", PuzzleError::CODES)
    .named("An argument of `verdict`.", "Argument", Argument::NAMES)
    .number("The length limit of a figure's text, in letters.", "LongestFigure", LONGEST as usize)
    .number("The length limit of a puzzle, in bytes.", "LongestPuzzle", Puzzle::LONGEST)
    .with(ERROR);

const ERROR: &str = r#"
/** The error of an engine that is not loaded, or cannot be. */
export class IstakaError extends Error {
    constructor(message: string, details: { code: "notReady" | "notLoaded" });
    readonly name: "IstakaError";
    readonly code: "notReady" | "notLoaded";
}
"#;
