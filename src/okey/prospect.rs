//! What a hand has ahead of it, as a person is told.

use super::solver::{Deficiency, Readings};
use super::view::View;
use crate::tile::{Kind, Tile};

/// A tile to throw, and what the others have ahead of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The tile.
    pub tile: Tile,
    /// What its loss leaves.
    pub leaves: Prospect,
}

/// How far fourteen tiles are from a complete hand, and what would bring them nearer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The tiles that are missing.
    pub deficiency: Deficiency,
    /// The tiles that help, as they are printed, with the number of copies of each that this player
    /// has not seen; those of which he has seen all are left out.
    pub helping: Vec<(Kind, u8)>,
}

impl Prospect {
    /// How many tiles help that this player has not seen.
    pub fn copies(&self) -> u32 {
        self.helping.iter().map(|&(_, copies)| u32::from(copies)).sum()
    }

    /// What a hand has ahead of it that misses so much and that these help.
    pub(crate) fn of(view: &View, deficiency: Deficiency, helping: Readings) -> Prospect {
        let unseen = view.unseen();
        let kinds = helping.iter().map(|reading| view.okey.kind(reading));
        let counted = kinds.map(|kind| (kind, unseen[kind.index()]));
        Prospect { deficiency, helping: counted.filter(|&(_, copies)| copies > 0).collect() }
    }
}
