//! Rules in JavaScript: their settings and conflicts, as a rules editor needs them, and their
//! explanation.

mod names;
mod guide;
mod score;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::error::Failure;
use super::output::encode;
use super::values;
use crate::bots::{Actor, Offered};
use crate::game::Game;
use crate::games::AnyRules;
use crate::named::Named;
use crate::options::{RuleOptions, RuleSet, Rules, read_options};
use crate::plain::plain;
use crate::seat::Seats;

/// Options of rules, which may be in conflict.
#[derive(Serialize, Tsify)]
pub struct RulesView {
    /// The game.
    #[tsify(type = "GameName")]
    pub game: &'static str,
    /// The options as text: a preset and the differences from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "Preset")]
    pub preset: &'static str,
    /// The side of the next seat.
    #[tsify(type = "Direction")]
    pub direction: &'static str,
    /// The seats in play.
    pub seats: Seats,
    /// All settings, in the order of the explanation.
    pub settings: Vec<SettingView>,
    /// The styles of bots in this game.
    #[tsify(type = "Style[]")]
    pub styles: Vec<&'static str>,
    /// The conflicts; empty if the rules can be played.
    pub conflicts: Vec<ConflictView>,
}

/// A setting.
#[derive(Serialize, Tsify)]
pub struct SettingView {
    /// The name.
    #[tsify(type = "Setting")]
    pub name: &'static str,
    /// The group in the rules editor.
    #[tsify(type = "SettingGroup")]
    pub group: &'static str,
    /// The current value.
    pub value: String,
    /// The preset's value for this number of players.
    pub usual: String,
    /// The possible values.
    pub values: Vec<String>,
    /// True if the setting has an effect with the current values of the others.
    pub matters: bool,
    /// The name of the sentence that explains the setting; null if all rules share one sentence.
    #[tsify(type = "Wording | null")]
    pub wording: Option<&'static str>,
}

/// Two settings that exclude each other.
#[derive(Serialize, Tsify)]
pub struct ConflictView {
    /// A stable name of the conflict.
    #[tsify(type = "ConflictCode")]
    pub code: &'static str,
    /// The names of the settings.
    #[tsify(type = "Setting[]")]
    pub settings: Vec<&'static str>,
    /// The changes of a single setting that resolve it.
    pub ways: Vec<WayOutView>,
}

/// A value of a setting that resolves a conflict.
#[derive(Serialize, Tsify)]
pub struct WayOutView {
    /// The name of the setting.
    #[tsify(type = "Setting")]
    pub setting: &'static str,
    /// The value.
    pub value: String,
}

/// Rules with a name.
#[derive(Serialize, Tsify)]
pub struct RuleSetView {
    /// The name, which may be empty.
    pub name: String,
    /// The rules as text.
    pub rules: String,
}

/// The names of the presets of all games.
#[wasm_bindgen(unchecked_return_type = "Preset[]")]
pub fn presets() -> Vec<String> {
    AnyRules::presets().into_iter().map(str::to_owned).collect()
}

/// Reads options from text, with all settings. They may be in conflict.
#[wasm_bindgen(js_name = readRules)]
pub fn read_rules(
    #[wasm_bindgen(unchecked_param_type = "Rules")] text: JsValue,
) -> Result<Ts<RulesView>, JsValue> {
    let text = values::rules(&text)?;
    encode(&with_rules!(AnyRules::game_of(&text), usual => options_of(&usual, &text).map(view))?)
}

/// Reads options from text and changes one setting.
#[wasm_bindgen(js_name = changeRules)]
pub fn change_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Setting")] setting: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] value: JsValue,
) -> Result<Ts<RulesView>, JsValue> {
    let text = values::rules(&text)?;
    let name = values::word(&setting, "setting")?;
    let value = values::word(&value, "value")?;
    let game = AnyRules::game_of(&text);
    encode(&with_rules!(game, usual => changed(&usual, &text, &name, &value).map(view))?)
}

/// The text for sharing rules under this name.
#[wasm_bindgen(js_name = shareRules)]
pub fn share_rules(
    #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
) -> Result<String, JsValue> {
    let text = values::rules(&rules)?;
    let name = values::word(&name, "name")?;
    Ok(with_rules!(AnyRules::game_of(&text), usual => shared(&usual, &text, &name))?)
}

/// Reads rules from the text for sharing, or from plain text. They may be in conflict.
#[wasm_bindgen(js_name = sharedRules)]
pub fn shared_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Ts<RuleSetView>, JsValue> {
    let text = values::rules(&text)?;
    // Two words may stand before the preset: the mark of shared rules, and their version.
    let words = plain(&text);
    let rules = words.split('#').next().unwrap_or_default();
    let presets = AnyRules::presets();
    let preset = rules.split_whitespace().take(3).find(|word| presets.contains(word));
    let usual = AnyRules::game_of(preset.unwrap_or_default());
    encode(&with_rules!(usual, usual => taken(&usual, &text))?)
}

/// Reads the options of the game of these rules.
fn options_of<O: RuleOptions>(_: &Rules<O>, text: &str) -> Result<O, Failure> {
    Ok(read_options(text)?)
}

fn changed<O: RuleOptions>(
    usual: &Rules<O>,
    text: &str,
    name: &str,
    value: &str,
) -> Result<O, Failure> {
    let mut options = options_of(usual, text)?;
    let setting = O::Setting::named(name);
    let setting = setting.ok_or_else(|| Failure::choice::<O::Setting>("setting", name))?;
    match options.set(setting, value) {
        true => Ok(options),
        false => {
            let expected = format!("one of {}", options.values(setting).join(", "));
            Err(Failure::option(name, value, &expected))
        }
    }
}

fn shared<O: RuleOptions>(_: &Rules<O>, text: &str, name: &str) -> Result<String, Failure> {
    let rules: Rules<O> = text.parse()?;
    Ok(RuleSet::new(name, rules).to_string())
}

fn taken<O: RuleOptions>(_: &Rules<O>, text: &str) -> Result<RuleSetView, Failure> {
    let (name, options) = RuleSet::<O>::options(text)?;
    Ok(RuleSetView { name, rules: by_preset(options).to_string() })
}

/// Returns the preset with the same settings, if there is one; else the options as they are.
fn by_preset<O: RuleOptions>(options: O) -> O {
    let is_same = |other: &O| {
        O::Setting::NAMES.iter().all(|&(setting, _)| other.get(setting) == options.get(setting))
    };
    let others = O::Preset::NAMES.iter().map(|&(preset, _)| O::of(preset, options.players()));
    std::iter::once(options.usual()).chain(others).find(is_same).unwrap_or(options)
}

fn view<O: RuleOptions>(options: O) -> RulesView
where
    Rules<O>: Offered,
{
    let usual = options.usual();
    let setting = |&(setting, name): &(O::Setting, &'static str)| SettingView {
        name,
        group: O::group(setting).name(),
        value: options.get(setting),
        usual: usual.get(setting),
        values: options.values(setting),
        matters: options.matters(setting),
        wording: options.wording(setting).map(Named::name),
    };
    let conflict = |conflict: O::Conflict| {
        let settings = O::settings(conflict);
        let way = |setting: O::Setting| {
            let value = options.way_out(conflict, setting)?;
            Some(WayOutView { setting: setting.name(), value })
        };
        ConflictView {
            code: conflict.name(),
            settings: settings.map(Named::name).into(),
            ways: settings.into_iter().filter_map(way).collect(),
        }
    };
    let styles = <Rules<O> as Offered>::Player::STYLES;
    RulesView {
        game: <Rules<O> as Game>::NAME,
        text: options.to_string(),
        preset: options.preset().name(),
        direction: options.direction().name(),
        seats: Seats::of(options.players()),
        settings: O::Setting::NAMES.iter().map(setting).collect(),
        styles: styles.iter().map(|style| style.name()).collect(),
        conflicts: options.conflicts().map(conflict).collect(),
    }
}
