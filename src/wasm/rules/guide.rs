//! The explanation of rules for the page.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::game::Game;
use crate::guide::{Card, Example, Guide, Paragraph, explain};
use crate::named::Named;
use crate::options::Rules;
use crate::wasm::error::{Failure, Reason};
use crate::wasm::output::encode;
use crate::wasm::values;

/// The complete explanation of rules.
#[derive(Serialize, Tsify)]
pub struct RuleTextView {
    /// The game.
    #[tsify(type = "GameName")]
    pub game: &'static str,
    /// The rules as text.
    pub rules: String,
    /// The preset that they are based on.
    #[tsify(type = "Preset")]
    pub preset: &'static str,
    /// Number of players.
    pub players: u16,
    /// The paragraphs, section by section.
    pub paragraphs: Vec<ParagraphView>,
}

/// Some sentences about one rule.
#[derive(Serialize, Tsify)]
pub struct ParagraphView {
    /// The topic.
    #[tsify(type = "Section")]
    pub section: &'static str,
    /// A stable name of the sentences.
    pub id: &'static str,
    /// The numbers in them, by name.
    #[tsify(type = "[string, number][]")]
    pub numbers: Vec<(&'static str, u16)>,
    /// The sources of the rule.
    #[tsify(type = "Source[]")]
    pub sources: Vec<&'static str>,
    /// The section of docs/rules.md.
    pub rule: &'static str,
    /// True if one of its settings differs from the preset.
    pub differs: bool,
    /// Examples: the pictures of each.
    pub figures: Vec<Vec<CardView>>,
}

/// A picture: rows of tiles, and captions below them.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct CardView {
    /// The tiles, rows separated by `|`.
    pub tiles: String,
    /// The wild tile.
    pub wild: String,
    /// The names of the captions; a second one follows from the first.
    pub says: Vec<&'static str>,
    /// The points in the caption, if there are any.
    pub points: Option<u16>,
    /// True if a player wants tiles like these; null if the figure does not rate them.
    pub good: Option<bool>,
}

/// Explains rules given as text. Throws if the engine rejects the claim of a figure, so the build,
/// which writes pages from this, fails.
#[wasm_bindgen(js_name = ruleText)]
pub fn rule_text(
    #[wasm_bindgen(unchecked_param_type = "Rules")] rules: JsValue,
) -> Result<Ts<RuleTextView>, JsValue> {
    encode(&with_rules!(values::any_rules(&rules)?, rules => told(&rules))?)
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
