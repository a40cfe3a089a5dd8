//! Jokers that stay in their series until a tile takes their place (RULES 7.4, `joker_lock`).

use super::rules::LayingRules;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Color, Face, Tile};

/// The first joker of a table that lies with none of the tiles with which it lay, and no tile that
/// it stood for has come to those.
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

/// The faces of which a tile may take the place of a joker in its series: in a run that of its
/// place, in a group all that are missing.
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
