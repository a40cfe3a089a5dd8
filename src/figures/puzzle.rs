//! Puzzles for the browser: what is to be seen, whether an answer is right, and why.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::values::{given, text};
use crate::coded::Coded;
use crate::named::Named;
use crate::okey::Choice;
use crate::puzzles::{Answer, Position, Puzzle, PuzzleError, PuzzleRow, puzzle_of_day};
use crate::tile::{Indicator, Tile};

/// What is to be seen of a puzzle, or why a text is none.
#[derive(Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PuzzleView {
    /// A stable name of what is wrong with the text; null where nothing is.
    #[tsify(type = "PuzzleCode | null")]
    pub wrong: Option<&'static str>,
    /// What is asked.
    #[tsify(type = "PuzzleKind")]
    pub kind: &'static str,
    /// How hard it is.
    #[tsify(type = "Grade")]
    pub grade: &'static str,
    /// The tile turned face up, and what is wild; null at a table.
    pub indicator: Option<String>,
    pub okey: Option<String>,
    /// The player's own tiles.
    pub hand: Vec<String>,
    /// The series on the table.
    pub table: Vec<Vec<String>>,
}

/// Whether an answer is right, and what there is to know of all others.
#[derive(Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct AnswerView {
    /// A stable name of what is wrong with the puzzle or the answer; null where nothing is.
    #[tsify(type = "PuzzleCode | null")]
    pub wrong: Option<&'static str>,
    /// Whether it is right.
    pub solved: bool,
    /// What to throw; null where nothing finishes, and at a table.
    pub tile: Option<String>,
    /// The melds of the complete hand, or the table on which the whole rack lies.
    pub melds: Vec<Vec<String>>,
    /// What each throw leaves, the best first.
    pub choices: Vec<LeavesView>,
    /// Each tile of the rack, and to how many series it can be added at once.
    pub places: Vec<PlacesView>,
    /// How many series of the table lie in the right one as they were.
    pub kept: usize,
}

/// What a throw leaves.
#[derive(Serialize, Tsify)]
pub struct LeavesView {
    /// The tile.
    pub tile: String,
    /// How many tiles the hand is away then.
    pub away: u8,
    /// Whether from seven pairs.
    pub pairs: bool,
    /// The tiles that help.
    pub helping: Vec<String>,
    /// How many copies of them may still come.
    pub copies: u32,
}

/// Where a tile can be added.
#[derive(Serialize, Tsify)]
pub struct PlacesView {
    /// The tile.
    pub tile: String,
    /// To how many series.
    pub series: usize,
}

/// A table that is being laid.
#[derive(Default, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RowsView {
    /// A stable name of what is wrong with the puzzle or the table; null where nothing is.
    #[tsify(type = "PuzzleCode | null")]
    pub wrong: Option<&'static str>,
    /// Its rows.
    pub rows: Vec<RowView>,
    /// Whether the whole rack lies there, in series.
    pub solved: bool,
}

/// A row of a table that is being laid.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RowView {
    /// Its tiles, in the order in which they are read.
    pub tiles: Vec<String>,
    /// What they are; null where they are no series.
    #[tsify(type = "MeldKind | null")]
    pub kind: Option<&'static str>,
}

/// Reads a puzzle. Nothing is thrown.
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
        }
    });
    given(
        &view
            .unwrap_or_else(|error| PuzzleView { wrong: Some(error.code()), ..Default::default() }),
    )
}

/// Judges an answer: a tile to throw, `no`, or a table. Nothing is thrown.
#[wasm_bindgen(js_name = puzzleAnswer)]
pub fn puzzle_answer(
    #[wasm_bindgen(unchecked_param_type = "string")] puzzle: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] answer: JsValue,
) -> Result<Ts<AnswerView>, JsValue> {
    let view = read(&puzzle).and_then(|puzzle| {
        let answer = text(&answer).ok_or(PuzzleError::NotThere)?;
        let solved = puzzle.is_solved_by(&answer)?;
        let (tile, melds) = match puzzle.answer() {
            Answer::Throw(kind) => (Some(kind.to_string()), rows(&puzzle.finished())),
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

/// What the rows of a table are that is being laid. Nothing is thrown.
#[wasm_bindgen(js_name = puzzleRows)]
pub fn puzzle_rows(
    #[wasm_bindgen(unchecked_param_type = "string")] puzzle: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] table: JsValue,
) -> Result<Ts<RowsView>, JsValue> {
    let view = read(&puzzle).and_then(|puzzle| {
        let table = text(&table).ok_or(PuzzleError::NotThere)?;
        let rows = puzzle.rows(&table)?.iter().map(RowView::from).collect();
        Ok(RowsView { wrong: None, rows, solved: puzzle.is_solved_by(&table)? })
    });
    given(
        &view.unwrap_or_else(|error| RowsView { wrong: Some(error.code()), ..Default::default() }),
    )
}

/// Which of so many puzzles is that of a day, from 0; undefined where the date is none.
#[wasm_bindgen(js_name = puzzleOfDay)]
pub fn of_day(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
    count: usize,
) -> Option<usize> {
    puzzle_of_day(&text(&date)?, count)
}

/// A puzzle, or what is wrong with the text.
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
