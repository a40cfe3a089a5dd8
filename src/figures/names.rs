//! The TypeScript types of what has a name in figures and puzzles.

#![allow(dead_code, reason = "only the linker reads what wasm-bindgen makes of it")]

use wasm_bindgen::prelude::*;

use crate::meld::MeldKind;
use crate::named::Named;
use crate::puzzles::{Grade, PuzzleKind};
use crate::unions::Text;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = TEXT.as_str();

const TEXT: Text = Text::new()
    .named("What a meld is.", "MeldKind", MeldKind::NAMES)
    .named("What a puzzle asks.", "PuzzleKind", PuzzleKind::NAMES)
    .named("How hard a puzzle is.", "Grade", Grade::NAMES);
