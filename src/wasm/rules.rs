//! The rules editor's door: what may be changed in some rules, and what cannot be played together.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use super::input;
use super::output::encode;
use super::played::{Conflict, Options, Preset, Rules, Setting};
use super::table::Shown;
use super::views::numbers;
use crate::bots::Actor;
use crate::game::Game;
use crate::named::Named;
use crate::options::{RuleOptions, RuleSet};
use crate::seat::Seats;

/// Rules, or options that may become some.
#[derive(Serialize, Tsify)]
pub struct RulesView {
    /// The game.
    #[tsify(type = "GameName")]
    pub game: &'static str,
    /// As text: a preset and what differs from it.
    pub text: String,
    /// The preset.
    #[tsify(type = "Preset")]
    pub preset: &'static str,
    /// On which side the next seat lies.
    #[tsify(type = "Direction")]
    pub direction: &'static str,
    /// The seats at which somebody plays.
    pub seats: Vec<usize>,
    /// Every setting, in the order in which they are explained.
    pub settings: Vec<SettingView>,
    /// In which manners bots play this game.
    #[tsify(type = "Style[]")]
    pub styles: Vec<&'static str>,
    /// Why it cannot be played; empty if it can.
    pub conflicts: Vec<ConflictView>,
}

/// A setting.
#[derive(Serialize, Tsify)]
pub struct SettingView {
    /// Its name.
    #[tsify(type = "Setting")]
    pub name: &'static str,
    /// What it is.
    pub value: String,
    /// What the preset has for so many players.
    pub usual: String,
    /// What it may be.
    pub values: Vec<String>,
    /// Whether it makes a difference with the others as they are.
    pub matters: bool,
    /// Which of several sentences tells what it means; null where one fits all.
    #[tsify(type = "Wording | null")]
    pub wording: Option<&'static str>,
}

/// Two settings that cannot both hold.
#[derive(Serialize, Tsify)]
pub struct ConflictView {
    /// Which conflict it is.
    #[tsify(type = "ConflictCode")]
    pub code: &'static str,
    /// The names of the settings.
    #[tsify(type = "Setting[]")]
    pub settings: Vec<&'static str>,
    /// How each of them alone would end it, where it can.
    pub ways: Vec<WayOutView>,
}

/// A value of a setting that ends a conflict.
#[derive(Serialize, Tsify)]
pub struct WayOutView {
    /// The name of the setting.
    #[tsify(type = "Setting")]
    pub setting: &'static str,
    /// The value.
    pub value: String,
}

/// Rules under a name.
#[derive(Serialize, Tsify)]
pub struct RuleSetView {
    /// The name, which may be empty.
    pub name: String,
    /// The rules as text.
    pub rules: String,
}

/// The presets' names.
#[wasm_bindgen]
pub fn presets() -> Vec<String> {
    Preset::NAMES.iter().map(|(_, name)| (*name).to_owned()).collect()
}

/// Options from their text, with what may be changed. They may be in conflict.
#[wasm_bindgen(js_name = readRules)]
pub fn read_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Ts<RulesView>, JsValue> {
    encode(&rules_view(&options(&text)?))
}

/// The same with one setting changed.
#[wasm_bindgen(js_name = changeRules)]
pub fn change_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] setting: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] value: JsValue,
) -> Result<Ts<RulesView>, JsValue> {
    let mut options = options(&text)?;
    let name = input::text(&setting, Reason::BadOption)?;
    let value = input::text(&value, Reason::BadOption)?;
    let setting = Setting::named(&name).ok_or_else(|| Failure::option("setting", &name))?;
    if !options.set(setting, &value) {
        return Err(Failure::option(&name, &value).into());
    }
    encode(&rules_view(&options))
}

/// The text by which rules are shared.
#[wasm_bindgen(js_name = shareRules)]
pub fn share_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
) -> Result<String, JsValue> {
    let rules: Rules = input::rules::<Options>(&rules)?.parse().map_err(Failure::from)?;
    Ok(RuleSet::new(&input::text(&name, Reason::BadOption)?, rules).to_string())
}

/// The rules that somebody has shared. They may be in conflict.
#[wasm_bindgen(js_name = sharedRules)]
pub fn shared_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Ts<RuleSetView>, JsValue> {
    let text = input::rules::<Options>(&text)?;
    let (name, options) = RuleSet::<Options>::options(&text).map_err(Failure::from)?;
    encode(&RuleSetView { name, rules: options.to_string() })
}

fn options(text: &JsValue) -> Result<Options, Failure> {
    Ok(input::rules::<Options>(text)?.parse::<Options>()?)
}

fn rules_view(options: &Options) -> RulesView {
    let usual = options.usual();
    let setting = |&(setting, name): &(Setting, &'static str)| SettingView {
        name,
        value: options.get(setting),
        usual: usual.get(setting),
        values: options.values(setting),
        matters: options.matters(setting),
        wording: options.wording(setting).map(Named::name),
    };
    let conflict = |conflict: Conflict| {
        let settings = Options::settings(conflict);
        let way = |setting: Setting| {
            let value = options.way_out(conflict, setting)?;
            Some(WayOutView { setting: setting.name(), value })
        };
        ConflictView {
            code: conflict.name(),
            settings: settings.map(Named::name).into(),
            ways: settings.into_iter().filter_map(way).collect(),
        }
    };
    RulesView {
        game: Rules::NAME,
        text: options.to_string(),
        preset: options.preset().name(),
        direction: options.direction().name(),
        seats: numbers(Seats::of(options.players())),
        settings: Setting::NAMES.iter().map(setting).collect(),
        styles: <Rules as Shown>::Player::STYLES.iter().map(|style| style.name()).collect(),
        conflicts: options.conflicts().map(conflict).collect(),
    }
}
