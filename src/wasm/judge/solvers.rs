//! Answers about tiles for JavaScript, without a match.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::bots::Offered;
use crate::hand::Hand;
use crate::named::Named;
use crate::okey::{self, Arrangement, Solver};
use crate::okey101::{self, IndicatorPair, Row, RunLimit, pairs};
use crate::options::{RuleOptions, Rules};
use crate::rummi::{self, Aim, TableSolver};
use crate::tile::{Kind, Reading, Tile, Wild};
use crate::unions::Text;
use crate::wasm::error::{Failure, Reason};
use crate::wasm::output::{encode, written};
use crate::wasm::tiles::{different, rows, some_tiles, tile, tiles, tiles_of_table};
use crate::wasm::values::{self, Fields, fields};

#[wasm_bindgen(typescript_custom_section)]
const OPTIONS: &str = r#"
/** The options of `analyse`. */
export interface AnalyseOptions {
    /** The rules of Okey as text; "turkish" if absent. */
    rules?: Rules;
}

/** The options of `open`. */
export interface OpenOptions {
    /** The value that opens; 101 if absent. */
    need?: number;
}

/** The options of `solveTable`. */
export interface SolveOptions {
    /** The rules of table rummy as text; "rummi80" if absent. */
    rules?: Rules;
    /** True if the player has opened already; true if absent. */
    opened?: boolean;
    /** The goal: to lay most tiles or most points; "tiles" if absent. */
    aim?: AimName;
}
"#;

/// The TypeScript types of the named values.
pub const TYPES: Text = Text::new().named("The aim of a play.", "AimName", Aim::NAMES);

impl Named for Aim {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Aim::Tiles, "tiles"), (Aim::Points, "points")];
}

/// An exact analysis of a hand of Okey.
#[derive(Serialize, Tsify)]
pub struct HandAnalysis {
    /// Number of tiles that a complete hand lacks.
    pub deficiency: u8,
    /// The nearer plan.
    #[tsify(type = "PlanName")]
    pub plan: &'static str,
    /// The best arrangement.
    pub arrangement: Arrangement,
    /// The tiles that bring a hand of at most fourteen nearer.
    pub improving: Vec<ImprovingView>,
    /// All different discards of a hand of fifteen, the best first.
    pub discards: Vec<DiscardView>,
}

/// A tile that brings a hand nearer.
#[derive(Serialize, Tsify)]
pub struct ImprovingView {
    /// The tile.
    pub tile: Kind,
    /// Number of its copies outside the hand.
    pub copies: u8,
}

/// A hand after a discard.
#[derive(Serialize, Tsify)]
pub struct DiscardView {
    /// The discard.
    pub tile: Kind,
    /// Number of tiles that the other fourteen lack.
    pub deficiency: u8,
    /// The nearer plan.
    #[tsify(type = "PlanName")]
    pub plan: &'static str,
    /// The tiles that bring them nearer.
    pub improving: Vec<ImprovingView>,
    /// Number of copies of these outside the hand.
    pub copies: u32,
}

/// The openings of a hand of 101 Okey.
#[derive(Serialize, Tsify)]
pub struct OpeningView {
    /// The runs and groups of the greatest value, which leave at least one tile.
    pub series: Vec<Row>,
    /// Their value.
    pub worth: u16,
    /// True if the value is the needed one or more.
    pub opens: bool,
    /// The tiles outside these melds.
    pub rest: Vec<Tile>,
    /// The most pairs.
    pub pairs: Vec<Row>,
}

/// Analyses a hand of Okey of up to fifteen tiles exactly, given the wild tile. Like the two
/// functions below it needs no match, and takes everything else as options.
#[wasm_bindgen]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "readonly Tile[]")] hand: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Wild")] okey: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalyseOptions")] options: JsValue,
) -> Result<Ts<HandAnalysis>, JsValue> {
    let (tiles, okey) = (tiles(&hand, "hand")?, wild(&okey)?);
    let rules = rules_in(&fields(&options, &["rules"])?, okey::Rules::usual)?;
    let hand = held(&tiles, okey)?;
    let mut solver = Solver::new(rules.hands());
    let copies = |reading| okey.in_play(reading) - hand.count_of(reading);
    let view =
        |reading: Reading| ImprovingView { tile: okey.kind(reading), copies: copies(reading) };
    let arrangement = solver.arrange(&tiles, okey);
    let deficiency = arrangement.deficiency;
    let full = tiles.len() == 15;
    let improving =
        if full { Vec::new() } else { solver.improving(&hand).iter().map(view).collect() };
    let mut discards = if full { solver.analyse(&hand, copies).discards } else { Vec::new() };
    discards.sort_by_key(okey::Discard::rank);
    let discards = discards.iter().map(|discard| DiscardView {
        tile: discard.kind,
        deficiency: discard.deficiency.best(),
        plan: plan(discard.deficiency.prefers_pairs()),
        improving: discard.improving.iter().map(view).collect(),
        copies: discard.weight,
    });
    encode(&HandAnalysis {
        deficiency: deficiency.best(),
        plan: plan(deficiency.prefers_pairs()),
        improving,
        discards: discards.collect(),
        arrangement,
    })
}

/// Finds the best opening of a hand of 101 Okey of up to 22 tiles, given the wild tile.
#[wasm_bindgen]
pub fn open(
    #[wasm_bindgen(unchecked_param_type = "readonly Tile[]")] hand: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Wild")] okey: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "OpenOptions")] options: JsValue,
) -> Result<Ts<OpeningView>, JsValue> {
    let (tiles, okey) = (some_tiles(&hand, "hand", 22)?, wild(&okey)?);
    let options = fields(&options, &["need"])?;
    let need = options.get("need").map_or(Ok(101), |need| values::count(&need, "need"))?;
    held(&tiles, okey)?;
    let best = okey101::Solver::new().best(&tiles, okey, None, RunLimit::Off);
    let pairs = pairs(&tiles, okey, IndicatorPair::Off);
    encode(&match best {
        Some(melds) => OpeningView {
            opens: usize::from(melds.value) >= need,
            series: melds.rows,
            worth: melds.value,
            rest: melds.rest,
            pairs,
        },
        None => OpeningView { series: Vec::new(), worth: 0, opens: false, rest: tiles, pairs },
    })
}

/// Finds the best play for a table of series and a rack of table rummy; null if nothing can be
/// laid.
#[wasm_bindgen(js_name = solveTable, unchecked_return_type = "Play | null")]
pub fn solve_table(
    #[wasm_bindgen(unchecked_param_type = "readonly (readonly Tile[])[]")] table: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly Tile[]")] rack: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let table = rows(&table, "table")?;
    let rack = tiles_of_table(&rack, "rack")?;
    different(&[table.concat(), rack.clone()].concat(), "table and rack")?;
    let options = fields(&options, &["rules", "opened", "aim"])?;
    let rules = rules_in(&options, rummi::Rules::usual)?;
    if let Some(other) =
        table.iter().flatten().chain(&rack).find(|&&tile| !rules.pack().holds(tile))
    {
        let expected = format_args!("table and rack: expected tiles of {rules}, got {other}");
        return Err(Failure::new(Reason::BadTile, expected).into());
    }
    let opened = values::flag(&options, "opened", true)?;
    let aim =
        options.get("aim").map(|aim| values::named(&aim, "aim")).transpose()?.unwrap_or(Aim::Tiles);
    let mut solver = TableSolver::new(rules);
    Ok(written(&match opened {
        true => solver.best_play(&table, &rack, aim),
        false => solver.first_play(&table, &rack, aim),
    })?)
}

/// The rules of an option; without it the usual ones.
fn rules_in<O: RuleOptions>(
    options: &Fields,
    usual: fn() -> Rules<O>,
) -> Result<Rules<O>, Failure> {
    match options.get("rules") {
        None => Ok(usual()),
        Some(rules) => Ok(values::rules(&rules)?.parse()?),
    }
}

const fn plan(pairs: bool) -> &'static str {
    if pairs { "pairs" } else { "melds" }
}

/// Reads the wild tile of a round.
fn wild(value: &JsValue) -> Result<Wild, Failure> {
    let tile = tile(value, "okey")?.kind();
    let face = matches!(tile, Kind::Face(_));
    face.then_some(Wild(tile)).ok_or_else(|| {
        Failure::option("okey", &tile.to_string(), "a colour and a number such as B7")
    })
}

/// Refuses tiles that cannot be in play together.
fn held(tiles: &[Tile], okey: Wild) -> Result<Hand, Failure> {
    let hand = Hand::of(okey, tiles.iter().map(|tile| tile.kind()));
    hand.map_err(|error| Failure::new(Reason::BadTile, format_args!("hand: {error}")))
}
