//! The explanation of the rules, for the page.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use super::input;
use super::output::encode;
use crate::game::Game;
use crate::guide::{Card, Example, Guide, Paragraph, explain};
use crate::named::Named;
use crate::options::Rules;

/// The whole explanation.
#[derive(Serialize, Tsify)]
pub struct RuleTextView {
    /// The game.
    #[tsify(type = "GameName")]
    pub game: &'static str,
    /// The rules as text.
    pub rules: String,
    /// The preset from which they differ.
    #[tsify(type = "Preset")]
    pub preset: &'static str,
    /// How many play.
    pub players: u16,
    /// The paragraphs, section by section.
    pub paragraphs: Vec<ParagraphView>,
}

/// Some sentences on one rule.
#[derive(Serialize, Tsify)]
pub struct ParagraphView {
    /// What it is about.
    #[tsify(type = "Section")]
    pub section: &'static str,
    /// Which sentences.
    pub id: &'static str,
    /// The numbers in them, by name.
    #[tsify(type = "[string, number][]")]
    pub numbers: Vec<(&'static str, u16)>,
    /// Where the rule comes from.
    #[tsify(type = "Source[]")]
    pub sources: Vec<&'static str>,
    /// The section of docs/rules.md.
    pub rule: &'static str,
    /// Whether it says something else than it would for the preset.
    pub differs: bool,
    /// Examples: the pictures of each.
    pub figures: Vec<Vec<CardView>>,
}

/// A picture: rows of tiles, and what is said below them.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct CardView {
    /// The tiles, rows separated by `|`.
    pub tiles: String,
    /// What is wild among them.
    pub wild: String,
    /// Names for what they are; of two the second follows from the first.
    pub says: Vec<&'static str>,
    /// The points that are said, where there are any.
    pub points: Option<u16>,
    /// Whether the tiles are what a player wishes for; null where nobody asks.
    pub good: Option<bool>,
}

/// Explains rules that are given as text. No figure leaves the engine that it reads otherwise; the
/// build, which writes pages of this, fails then.
#[wasm_bindgen(js_name = ruleText)]
pub fn rule_text(
    #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
) -> Result<Ts<RuleTextView>, JsValue> {
    encode(&with_rules!(input::any_rules(&rules)?, rules => told(&rules))?)
}

fn told<O: Guide>(rules: &Rules<O>) -> Result<RuleTextView, Failure>
where
    Rules<O>: Game,
{
    let paragraphs = explain(rules);
    if let Some(wrong) = paragraphs.iter().find(|it| !it.holds(rules)) {
        return Err(Failure::new(Reason::Internal, wrong.id));
    }
    Ok(RuleTextView {
        game: <Rules<O> as Game>::NAME,
        rules: rules.to_string(),
        preset: rules.preset().name(),
        players: rules.players(),
        paragraphs: paragraphs.iter().map(|it| paragraph_view(it, rules)).collect(),
    })
}

fn paragraph_view<O: Guide>(paragraph: &Paragraph<O>, rules: &Rules<O>) -> ParagraphView {
    let cards = |figure: &O::Figure| figure.cards(rules).into_iter().map(card_view).collect();
    ParagraphView {
        section: paragraph.section.name(),
        id: paragraph.id,
        numbers: paragraph.numbers.clone(),
        sources: paragraph.sources.iter().map(|source| source.name()).collect(),
        rule: paragraph.rule,
        differs: paragraph.differs(rules),
        figures: paragraph.figures.iter().map(cards).collect(),
    }
}

fn card_view(card: Card) -> CardView {
    let Card { tiles, wild, says, points, good } = card;
    CardView { tiles, wild: wild.to_string(), says, points, good }
}
