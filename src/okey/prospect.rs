//! The prospects of a hand, as a person is told them.

use super::solver::{Deficiency, Readings};
use super::view::View;
use crate::tile::{Kind, Tile};

/// A tile to throw, and what the others have ahead of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The tile.
    pub tile: Tile,
    /// The prospect without it.
    pub leaves: Prospect,
}

/// The distance of fourteen tiles from a complete hand, and the tiles that would bring them nearer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The tiles that are missing.
    pub deficiency: Deficiency,
    /// The tiles that help, as they are printed, with the number of copies of each that this player
    /// has not seen; tiles of which all copies were seen are left out.
    pub helping: Vec<(Kind, u8)>,
}

impl Prospect {
    /// The number of unseen tiles that help.
    pub fn copies(&self) -> u32 {
        self.helping.iter().map(|&(_, copies)| u32::from(copies)).sum()
    }

    /// The prospect of a hand with this deficiency, for which these tiles help.
    pub(crate) fn of(view: &View, deficiency: Deficiency, helping: Readings) -> Prospect {
        let unseen = view.unseen();
        let kinds = helping.iter().map(|reading| view.okey.kind(reading));
        let counted = kinds.map(|kind| (kind, unseen[kind.index()]));
        Prospect { deficiency, helping: counted.filter(|&(_, copies)| copies > 0).collect() }
    }
}
