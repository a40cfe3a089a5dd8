//! A table being rebuilt, for the page.

use crate::coded::Coded;
use crate::named::Named;
use crate::rummi::{Rebuild, Refusal, Rules, Series};
use crate::tile::Tile;
use crate::wasm::views::{BrokenView, RebuildView, SeriesView, stands_for, tile_view};

/// Converts a table being rebuilt for the page.
pub fn rebuild_view(rebuild: &Rebuild) -> RebuildView {
    RebuildView {
        series: rebuild.series.iter().map(series_view).collect(),
        laid: rebuild.laid.iter().map(Tile::to_string).collect(),
        opening: rebuild.opening,
        broken: rebuild.broken.as_ref().map(broken_view),
    }
}

fn series_view(series: &Series) -> SeriesView {
    let meld = series.meld.as_ref();
    let stands_for = meld.map(|meld| stands_for(meld, Rules::WILD));
    SeriesView {
        tiles: series.tiles.iter().map(|&tile| tile_view(tile, Rules::WILD)).collect(),
        kind: meld.map(|meld| meld.kind.name()),
        stands_for: stands_for.unwrap_or_else(|| vec![None; series.tiles.len()]),
        missing: series.missing,
    }
}

fn broken_view(refusal: &Refusal) -> BrokenView {
    BrokenView { code: refusal.code(), tiles: tiles_of(refusal) }
}

/// The tiles of a refusal, as text.
pub fn tiles_of(refusal: &Refusal) -> Vec<String> {
    let tiles: &[Tile] = match refusal {
        Refusal::NotASeries(tiles) | Refusal::TilesMissing(tiles) => tiles,
        Refusal::NotInPlay(tile)
        | Refusal::TileTwice(tile)
        | Refusal::NotHeld(tile)
        | Refusal::JokerLocked(tile) => std::slice::from_ref(tile),
        _ => &[],
    };
    tiles.iter().map(Tile::to_string).collect()
}
