//! The JavaScript interface for pages with figures and puzzles: judges tiles, without a game.

mod values;
mod wrong;
mod puzzle;
mod names;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::fault::Fault;
use crate::named::Named;
use crate::notation::{ParseError, melds};
use crate::tile::{Face, Kind, Tile, Wild};
use crate::verdict::{Claim, Finding, Judge, Verdict};

use values::{given, text};
use wrong::{Argument, Wrong};

/// The engine's verdict on a claim about tiles, or the argument that is invalid.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct VerdictView {
    /// The argument that cannot be read; null if all can.
    #[tsify(type = "Argument | null")]
    pub wrong: Option<&'static str>,
    /// The invalid part of it, if it is a part.
    pub part: Option<String>,
    /// True if the claim holds.
    pub holds: bool,
    /// The row that the verdict is about, from 0.
    pub row: usize,
    /// A stable name of the finding.
    pub code: &'static str,
    /// The claimed or actual kind of meld.
    #[tsify(type = "MeldKind | null")]
    pub kind: Option<&'static str>,
    /// The tiles that the finding is about.
    pub tiles: Vec<String>,
    /// The faces that are missing, or for which the wild tiles stand.
    pub faces: Vec<String>,
    /// A number for the sentence.
    pub number: u16,
    /// The number that opens, where `number` is what there is of it.
    pub need: u16,
    /// The difference, if `number` is too low.
    pub lacks: u16,
}

/// Judges a claim about tiles: the claim (`run`, `group`, `pair`, `meld`, `none`, `complete`,
/// `pairs`, the number of missing tiles of a hand, or `opening`), rows of tiles separated by `|`,
/// the wild tile or null for none, and the rules. Never throws.
#[wasm_bindgen]
pub fn verdict(
    #[wasm_bindgen(unchecked_param_type = "string")] claim: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] tiles: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string | null")] okey: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] rules: JsValue,
) -> Result<Ts<VerdictView>, JsValue> {
    let view = judged(&claim, &tiles, &okey, &rules);
    let view = view.unwrap_or_else(|(wrong, part)| VerdictView {
        wrong: Some(wrong.name()),
        part,
        ..VerdictView::of(false, 0, "wrong")
    });
    given(&view)
}

fn judged(
    claim: &JsValue,
    tiles: &JsValue,
    okey: &JsValue,
    rules: &JsValue,
) -> Result<VerdictView, Wrong> {
    let claim: Claim =
        text(claim).and_then(|claim| claim.parse().ok()).ok_or((Argument::Claim, None))?;
    let tiles = text(tiles).ok_or((Argument::Tiles, None))?;
    let rows = melds(&tiles).map_err(|error| match error {
        ParseError::BadTile(part) | ParseError::BadAction(part) => (Argument::Tiles, Some(part)),
        ParseError::Repeated(tile) => (Argument::Tiles, Some(tile.to_string())),
    })?;
    if rows.is_empty() {
        return Err((Argument::Tiles, None));
    }
    let wild: Kind = match okey.is_null() {
        true => unused(&rows),
        false => text(okey).and_then(|okey| okey.parse().ok()).ok_or((Argument::Okey, None))?,
    };
    let judge = text(rules).and_then(|rules| Judge::by(&rules).ok());
    let judge = judge.ok_or((Argument::Rules, None))?;
    let view = VerdictView::from(&judge.judge(claim, &rows, Wild(wild)), Wild(wild));
    let number = if view.code == Finding::Length.code() { held(&rows) } else { view.number };
    Ok(VerdictView { number, ..view })
}

/// The number of tiles.
fn held(rows: &[Vec<Tile>]) -> u16 {
    let held: usize = rows.iter().map(Vec::len).sum();
    u16::try_from(held).unwrap_or(u16::MAX)
}

/// A kind of which there is no tile here, so that none is wild.
fn unused(rows: &[Vec<Tile>]) -> Kind {
    let lies = |kind: &Kind| rows.iter().flatten().any(|tile| tile.kind() == *kind);
    let mut kinds = Face::all().map(Kind::Face);
    kinds.find(|kind| !lies(kind)).unwrap_or(Kind::Face(Face::from_index(0)))
}

impl VerdictView {
    fn of(holds: bool, row: usize, code: &'static str) -> VerdictView {
        VerdictView {
            wrong: None,
            part: None,
            holds,
            row,
            code,
            kind: None,
            tiles: Vec::new(),
            faces: Vec::new(),
            number: 0,
            need: 0,
            lacks: 0,
        }
    }

    fn from(Verdict { holds, row, finding }: &Verdict, wild: Wild) -> VerdictView {
        let view = VerdictView::of(*holds, *row, finding.code());
        let names = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect();
        match finding {
            Finding::Meld(meld) => {
                let (tiles, faces) = finding
                    .stands_for(wild)
                    .iter()
                    .map(|(tile, face)| (tile.to_string(), face.to_string()))
                    .unzip();
                VerdictView { kind: Some(meld.kind.name()), tiles, faces, ..view }
            }
            Finding::Fault(kind, fault) => {
                let view = VerdictView { kind: Some(kind.name()), ..view };
                match fault {
                    Fault::Few(number) | Fault::Many(number) => {
                        VerdictView { number: (*number).into(), ..view }
                    }
                    Fault::Colors(two)
                    | Fault::Numbers(two)
                    | Fault::Twice(two)
                    | Fault::Differ(two) => VerdictView { tiles: names(two), ..view },
                    Fault::HighOne(one) | Fault::PastOne(one) => {
                        VerdictView { tiles: names(&[*one]), ..view }
                    }
                    Fault::Gap(faces) => VerdictView {
                        faces: faces.iter().map(ToString::to_string).collect(),
                        ..view
                    },
                }
            }
            Finding::TooMany(tile) | Finding::Foreign(tile) => {
                VerdictView { tiles: names(&[*tile]), ..view }
            }
            Finding::Away(number, missing, unfit) => VerdictView {
                number: (*number).into(),
                tiles: names(unfit),
                // A wild tile has no name of its own.
                faces: missing.iter().map(|&reading| wild.kind(reading).to_string()).collect(),
                ..view
            },
            Finding::AwayPairs(number) => VerdictView { number: (*number).into(), ..view },
            Finding::Series(number, need) | Finding::Pairs(number, need) => {
                let lacks = need.saturating_sub(*number);
                VerdictView { number: *number, need: *need, lacks, ..view }
            }
            Finding::NoMeld
            | Finding::Length
            | Finding::NoPairs
            | Finding::NoHands
            | Finding::Mixed
            | Finding::NoOpening => view,
        }
    }
}
