//! The list of bots for JavaScript.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::bots::{Character, Level};
use crate::named::Named;
use crate::wasm::output::encode;

/// The available bots.
#[derive(Serialize, Tsify)]
pub struct BotsView {
    /// The levels, the weakest first.
    #[tsify(type = "Level[]")]
    pub levels: Vec<&'static str>,
    /// The characters with a name.
    pub characters: Vec<CharacterView>,
}

/// A character with a name.
#[derive(Serialize, Tsify)]
pub struct CharacterView {
    /// The name, as used in `GameOptions.characters`.
    #[tsify(type = "CharacterName")]
    pub name: &'static str,
    /// The level.
    #[tsify(type = "Level")]
    pub level: &'static str,
    /// The style.
    #[tsify(type = "Style")]
    pub style: &'static str,
}

/// Lists the available bots.
#[wasm_bindgen]
pub fn bots() -> Result<Ts<BotsView>, JsValue> {
    let view = |&(character, name): &(Character, &'static str)| CharacterView {
        name,
        level: character.level().name(),
        style: character.style().name(),
    };
    let characters = Character::NAMED.iter().map(view).collect();
    encode(&BotsView { levels: Level::ALL.map(Level::name).to_vec(), characters })
}
