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
    .named("What a meld is.", "MeldKind", MeldKind::NAMES)
    .named("What a puzzle asks.", "PuzzleKind", PuzzleKind::NAMES)
    .named("How hard a puzzle is.", "Grade", Grade::NAMES)
    .union("What is wrong with a puzzle or an answer.", "PuzzleCode", PuzzleError::CODES)
    .named("What a verdict is asked of.", "Argument", Argument::NAMES)
    .number("The letters of the longest text of a figure.", "LongestFigure", LONGEST as usize)
    .number("The bytes of the longest puzzle.", "LongestPuzzle", Puzzle::LONGEST);
