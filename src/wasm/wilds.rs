//! The wild tiles of a round, which the page marks.

use crate::tile::{Pack, Reading, Tile, Wild};
use crate::{okey, okey101, rummi};

/// A round with wild tiles.
pub trait Wilds {
    /// Returns the wild tiles, without the indicator, which is not in play.
    fn wilds(&self) -> Vec<Tile>;
}

impl Wilds for okey::Round {
    fn wilds(&self) -> Vec<Tile> {
        among(okey::Rules::PACK, self.okey(), Some(self.indicator()))
    }
}

impl Wilds for okey101::Round {
    fn wilds(&self) -> Vec<Tile> {
        among(okey101::Rules::PACK, self.okey(), Some(self.indicator()))
    }
}

impl Wilds for rummi::Round {
    fn wilds(&self) -> Vec<Tile> {
        among(self.rules().pack(), rummi::Rules::WILD, None)
    }
}

fn among(pack: Pack, wild: Wild, indicator: Option<Tile>) -> Vec<Tile> {
    let is_wild = |tile: &Tile| wild.read(tile.kind()) == Reading::Wild;
    pack.tiles().filter(|tile| is_wild(tile) && indicator != Some(*tile)).collect()
}
