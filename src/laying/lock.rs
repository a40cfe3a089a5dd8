//! Jokers that must stay in their series until another tile replaces them (RULES 7.4,
//! `joker_lock`).

use super::rules::LayingRules;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Color, Face, Tile};

/// Returns the first joker of a table that is separated from all tiles of its series although none
/// of them was joined by a tile that it stood for.
pub fn freed(old: &[Vec<Tile>], new: &[Meld], rules: &LayingRules) -> Option<Tile> {
    for series in old {
        let meld = rules.read(series)?;
        let mut replaced: Vec<Tile> = Vec::new();
        for &joker in series.iter().filter(|tile| rules.is_wild(**tile)) {
            let others = |tile: &Tile| *tile != joker && series.contains(tile);
            let stays = |meld: &&Meld| meld.tiles.contains(&joker);
            let now = new.iter().find(stays);
            if now.is_some_and(|now| now.tiles.iter().any(others)) {
                continue;
            }
            let faces = stood_for(&meld, joker, rules);
            let with = new.iter().filter(|meld| meld.tiles.iter().any(others));
            let takes_place = |tile: &Tile| {
                let known = rules.face(*tile).is_some_and(|face| faces.contains(&face));
                known && !series.contains(tile) && !replaced.contains(tile)
            };
            let place = with.flat_map(|meld| &meld.tiles).copied().find(takes_place);
            let Some(place) = place else { return Some(joker) };
            replaced.push(place);
        }
    }
    None
}

/// Returns the faces that may replace a joker in its series: in a run the face of its place, in a
/// group all missing ones.
pub fn stood_for(series: &Meld, joker: Tile, rules: &LayingRules) -> Vec<Face> {
    let place = series.tiles.iter().position(|&tile| tile == joker).expect("it lies in it");
    let face = series.faces[place];
    if series.kind != MeldKind::Group {
        return vec![face];
    }
    let taken = |color: &Color| {
        let face = Face { color: *color, ..face };
        series.tiles.iter().any(|&tile| rules.face(tile) == Some(face))
    };
    let missing = Color::ALL.into_iter().filter(|color| !taken(color));
    missing.map(|color| Face { color, ..face }).collect()
}
