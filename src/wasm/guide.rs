//! The explanation of the rules, for the page.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::encode;
use super::error::{Failure, Reason};
use super::input;
use crate::named::Named;
use crate::okey::{Figure, Paragraph, Rules, Source, explain};

/// The whole explanation.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RuleTextView {
    /// The rules as text.
    pub rules: String,
    /// The preset from which they differ.
    #[tsify(type = "Preset")]
    pub preset: &'static str,
    /// How many play.
    pub players: u16,
    /// Whether points are counted down.
    pub counts_down: bool,
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
    /// Examples.
    pub figures: Vec<FigureView>,
}

/// Tiles, and what they are.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct FigureView {
    /// What they are.
    pub shows: &'static str,
    /// The indicator, where it matters.
    pub indicator: Option<&'static str>,
    /// What is wild.
    pub wild: String,
    /// Melds separated by `|`, or what is shown in place of them.
    pub tiles: &'static str,
    /// The tile that is thrown last.
    pub last: Option<&'static str>,
    /// What each opponent writes, if it is a finish.
    pub points: Option<u16>,
}

/// Explains rules that are given as text. No figure leaves the engine that it reads otherwise; the
/// build, which writes pages of this, fails then.
#[wasm_bindgen(js_name = ruleText)]
pub fn rule_text(
    #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
) -> Result<Ts<RuleTextView>, JsValue> {
    let rules: Rules = input::text(&rules, Reason::BadOption)?.parse().map_err(Failure::from)?;
    let text = explain(&rules);
    if let Some(wrong) = text.iter().flat_map(|it| it.figures).find(|figure| !figure.holds(&rules))
    {
        return Err(Failure::new(Reason::Internal, wrong.tiles).into());
    }
    encode(&RuleTextView {
        rules: rules.to_string(),
        preset: rules.preset.name(),
        players: rules.players,
        counts_down: rules.counts_down(),
        paragraphs: text.iter().map(|it| paragraph_view(it, &rules)).collect(),
    })
}

fn paragraph_view(paragraph: &Paragraph, rules: &Rules) -> ParagraphView {
    ParagraphView {
        section: paragraph.section.name(),
        id: paragraph.id,
        numbers: paragraph.numbers.clone(),
        sources: paragraph.sources.iter().map(|source: &Source| source.name()).collect(),
        rule: paragraph.rule,
        differs: paragraph.differs(rules),
        figures: paragraph.figures.iter().map(|figure| figure_view(figure, rules)).collect(),
    }
}

fn figure_view(figure: &Figure, rules: &Rules) -> FigureView {
    FigureView {
        shows: figure.shows.name(),
        indicator: figure.indicator,
        wild: figure.okey().0.to_string(),
        tiles: figure.tiles,
        last: figure.last,
        points: figure.points(rules),
    }
}
