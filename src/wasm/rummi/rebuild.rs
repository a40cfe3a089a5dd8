//! A table being rebuilt, for the page.

use crate::coded::Coded;
use crate::laying::{LayingError, Rebuild, Series};
use crate::named::Named;
use crate::rummi::Rules;
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

fn broken_view(error: &LayingError) -> BrokenView {
    BrokenView { code: error.code(), tiles: tiles_of(error) }
}

/// The tiles that an error is about, as text.
pub fn tiles_of(error: &LayingError) -> Vec<String> {
    error.tiles().iter().map(Tile::to_string).collect()
}
