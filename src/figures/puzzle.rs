//! Puzzles for the browser: the position, the judgement of an answer, and the reasons.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::values::{given, text};
use crate::coded::Coded;
use crate::named::Named;
use crate::okey::Choice;
use crate::puzzles::{Answer, Position, Puzzle, PuzzleError, PuzzleRow, puzzle_of_day};
use crate::tile::{Indicator, Tile};

/// The position of a puzzle, or the error of a text.
#[derive(Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PuzzleView {
    /// A stable name of the error of the text; null if there is none.
    #[tsify(type = "PuzzleCode | null")]
    pub wrong: Option<&'static str>,
    /// The kind of question.
    #[tsify(type = "PuzzleKind")]
    pub kind: &'static str,
    /// The grade.
    #[tsify(type = "Grade")]
    pub grade: &'static str,
    /// The indicator and the wild tile; null at a table.
    pub indicator: Option<String>,
    pub okey: Option<String>,
    /// The player's own tiles.
    pub hand: Vec<String>,
    /// The series on the table.
    pub table: Vec<Vec<String>>,
}

/// The judgement of an answer, with all alternatives.
#[derive(Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct AnswerView {
    /// A stable name of the error of the puzzle or the answer; null if there is none.
    #[tsify(type = "PuzzleCode | null")]
    pub wrong: Option<&'static str>,
    /// True if the answer is right.
    pub solved: bool,
    /// The tile to throw; null if none finishes, and at a table.
    pub tile: Option<String>,
    /// The melds of the complete hand, or the table with the whole rack on it.
    pub melds: Vec<Vec<String>>,
    /// The result of each discard, the best first.
    pub choices: Vec<LeavesView>,
    /// Each tile of the rack, with the number of series that it can be added to.
    pub places: Vec<PlacesView>,
    /// Number of series of the table that are unchanged in the right one.
    pub kept: usize,
}

/// The result of a discard.
#[derive(Serialize, Tsify)]
pub struct LeavesView {
    /// The discard.
    pub tile: String,
    /// Number of missing tiles of the remaining hand.
    pub away: u8,
    /// True if seven pairs are nearer.
    pub pairs: bool,
    /// The improving tiles.
    pub helping: Vec<String>,
    /// Number of copies of them that may still come.
    pub copies: u32,
}

/// The number of series that a tile can be added to.
#[derive(Serialize, Tsify)]
pub struct PlacesView {
    /// The tile.
    pub tile: String,
    /// Number of series.
    pub series: usize,
}

/// A table being laid.
#[derive(Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RowsView {
    /// A stable name of the error of the puzzle or the table; null if there is none.
    #[tsify(type = "PuzzleCode | null")]
    pub wrong: Option<&'static str>,
    /// Its rows.
    pub rows: Vec<RowView>,
    /// The value of the melds of an opening; 0 in other puzzles.
    pub worth: u16,
    /// True if the whole rack lies there, in series; or if it is an opening.
    pub solved: bool,
}

/// A row of a table being laid.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RowView {
    /// Its tiles, in reading order.
    pub tiles: Vec<String>,
    /// The kind of series; null if it is none.
    #[tsify(type = "MeldKind | null")]
    pub kind: Option<&'static str>,
}

/// Reads a puzzle. Never throws.
#[wasm_bindgen]
pub fn puzzle(
    #[wasm_bindgen(unchecked_param_type = "string")] puzzle: JsValue,
) -> Result<Ts<PuzzleView>, JsValue> {
    let view = read(&puzzle).map(|puzzle| {
        let (kind, grade) = (puzzle.kind().name(), puzzle.grade().name());
        let view = PuzzleView { kind, grade, ..PuzzleView::default() };
        match puzzle.position() {
            Position::Hand { indicator, hand } => PuzzleView {
                indicator: Some(indicator.to_string()),
                okey: Some(Indicator(indicator.kind()).okey().0.to_string()),
                hand: names(hand),
                ..view
            },
            Position::Table { rack, table } => {
                PuzzleView { hand: names(rack), table: rows(table), ..view }
            }
            Position::Okey101 { indicator, hand, table } => PuzzleView {
                indicator: Some(indicator.to_string()),
                okey: Some(Indicator(indicator.kind()).okey().0.to_string()),
                hand: names(hand),
                table: table.iter().map(|row| names(&row.tiles)).collect(),
                ..view
            },
        }
    });
    given(
        &view
            .unwrap_or_else(|error| PuzzleView { wrong: Some(error.code()), ..Default::default() }),
    )
}

/// Judges an answer: a tile to throw, `no`, or a table. Never throws.
#[wasm_bindgen(js_name = puzzleAnswer)]
pub fn puzzle_answer(
    #[wasm_bindgen(unchecked_param_type = "string")] puzzle: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] answer: JsValue,
) -> Result<Ts<AnswerView>, JsValue> {
    let view = read(&puzzle).and_then(|puzzle| {
        let answer = text(&answer).ok_or(PuzzleError::NotThere)?;
        let solved = puzzle.is_solved_by(&answer)?;
        let (tile, melds) = match puzzle.answer() {
            Answer::Tile(kind) => (Some(kind.to_string()), rows(&puzzle.finished())),
            Answer::No => (None, Vec::new()),
            Answer::Table(table) => (None, rows(table)),
        };
        let places = puzzle.places().into_iter();
        Ok(AnswerView {
            wrong: None,
            solved,
            tile,
            melds,
            choices: puzzle.choices().iter().map(LeavesView::from).collect(),
            places: places
                .map(|(tile, series)| PlacesView { tile: tile.to_string(), series })
                .collect(),
            kept: puzzle.kept(),
        })
    });
    given(
        &view
            .unwrap_or_else(|error| AnswerView { wrong: Some(error.code()), ..Default::default() }),
    )
}

/// Classifies the rows of a table being laid. Never throws.
#[wasm_bindgen(js_name = puzzleRows)]
pub fn puzzle_rows(
    #[wasm_bindgen(unchecked_param_type = "string")] puzzle: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] table: JsValue,
) -> Result<Ts<RowsView>, JsValue> {
    let view = read(&puzzle).and_then(|puzzle| {
        let table = text(&table).ok_or(PuzzleError::NotThere)?;
        let rows = puzzle.rows(&table)?.iter().map(RowView::from).collect();
        let (worth, solved) = (puzzle.worth(&table)?, puzzle.is_solved_by(&table)?);
        Ok(RowsView { wrong: None, rows, worth, solved })
    });
    given(
        &view.unwrap_or_else(|error| RowsView { wrong: Some(error.code()), ..Default::default() }),
    )
}

/// Returns the index of the puzzle of a day among `count` puzzles; undefined if the date is
/// invalid.
#[wasm_bindgen(js_name = puzzleOfDay)]
pub fn of_day(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
    count: usize,
) -> Option<usize> {
    puzzle_of_day(&text(&date)?, count)
}

/// Reads a puzzle from a JavaScript string.
fn read(puzzle: &JsValue) -> Result<Puzzle, PuzzleError> {
    text(puzzle).ok_or(PuzzleError::Version)?.parse()
}

fn names(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(ToString::to_string).collect()
}

fn rows(table: &[Vec<Tile>]) -> Vec<Vec<String>> {
    table.iter().map(|row| names(row)).collect()
}

impl From<&Choice> for LeavesView {
    fn from(choice: &Choice) -> LeavesView {
        let Choice { tile, leaves } = choice;
        LeavesView {
            tile: tile.to_string(),
            away: leaves.deficiency.best(),
            pairs: leaves.deficiency.prefers_pairs(),
            helping: leaves.helping.iter().map(|(kind, _)| kind.to_string()).collect(),
            copies: leaves.copies(),
        }
    }
}

impl From<&PuzzleRow> for RowView {
    fn from(row: &PuzzleRow) -> RowView {
        RowView { tiles: names(&row.tiles), kind: row.kind.map(Named::name) }
    }
}
