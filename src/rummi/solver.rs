//! stub
use super::rules::Rules;
use crate::tile::Tile;
pub fn worth(tiles: &[Tile], _: &Rules) -> u32 {
    tiles.len() as u32 * 5
}
