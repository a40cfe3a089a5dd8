//! Tiles from JavaScript.

#![cfg_attr(
    not(all(feature = "js", feature = "judge")),
    allow(dead_code, reason = "each module needs some of it")
)]

use wasm_bindgen::prelude::*;

use super::error::{Failure, Reason};
use super::values::{list, text};
use crate::tile::{Tile, TileSet};

/// Number of tiles of the largest set.
const MOST: usize = 106;

/// Reads a tile.
pub fn tile(value: &JsValue, name: &str) -> Result<Tile, Failure> {
    let text = text(value, name, Reason::BadTile)?;
    text.parse::<Tile>().map_err(|error| {
        let expected = "expected a tile such as R5, K13', F or J";
        Failure::new(Reason::BadTile, format_args!("{name}: {expected}; {error}"))
    })
}

/// Reads up to fifteen different tiles.
pub fn tiles(value: &JsValue, name: &str) -> Result<Vec<Tile>, Failure> {
    some_tiles(value, name, 15)
}

/// Reads rows of up to fifteen different tiles.
pub fn hand(value: &JsValue, name: &str) -> Result<Vec<Vec<Tile>>, Failure> {
    some_rows(value, name, 15)
}

/// Reads different tiles, at most as many as a set has.
pub fn tiles_of_table(value: &JsValue, name: &str) -> Result<Vec<Tile>, Failure> {
    some_tiles(value, name, MOST)
}

/// Reads rows of different tiles, at most as many as a set has.
pub fn rows(value: &JsValue, name: &str) -> Result<Vec<Vec<Tile>>, Failure> {
    some_rows(value, name, MOST)
}

pub fn some_tiles(value: &JsValue, name: &str, most: usize) -> Result<Vec<Tile>, Failure> {
    let values = list(value, name, most, Reason::BadTile)?;
    let tiles: Vec<Tile> =
        values.iter().map(|value| tile(value, name)).collect::<Result<_, Failure>>()?;
    different(&tiles, name)?;
    Ok(tiles)
}

fn some_rows(value: &JsValue, name: &str, most: usize) -> Result<Vec<Vec<Tile>>, Failure> {
    let rows = list(value, name, most, Reason::BadTile)?;
    let row = |row: &JsValue| some_tiles(row, name, most);
    let rows: Vec<Vec<Tile>> = rows.iter().map(row).collect::<Result<_, Failure>>()?;
    different(&rows.concat(), name)?;
    Ok(rows)
}

pub fn different(tiles: &[Tile], name: &str) -> Result<(), Failure> {
    let set: TileSet = tiles.iter().copied().collect();
    if set.len() == tiles.len() {
        return Ok(());
    }
    Err(Failure::new(Reason::BadTile, format_args!("{name}: expected each tile only once")))
}
