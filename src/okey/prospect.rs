//! The prospects of a hand, as displayed to a person.

use super::solver::{Deficiency, Readings};
use super::view::View;
use crate::tile::{Kind, Tile};

/// A discard and the prospect of the other tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(any(feature = "js", feature = "judge"), derive(tsify::Tsify))]
pub struct Choice {
    /// The tile.
    pub tile: Tile,
    /// The prospect without it.
    pub leaves: Prospect,
}

/// The distance of fourteen tiles from a complete hand, and the tiles that would bring them nearer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    any(feature = "js", feature = "judge"),
    derive(tsify::Tsify),
    tsify(type = "{ deficiency: Deficiency; plan: PlanName; copies: number; helping: Kind[] }")
)]
pub struct Prospect {
    /// The number of missing tiles.
    pub deficiency: Deficiency,
    /// The improving tiles, as printed, with the number of copies of each that the player has not
    /// seen; without those that the player has all seen.
    pub helping: Vec<(Kind, u8)>,
}

/// Serialized with the plan and the number of copies that it speaks of.
#[cfg(feature = "serde")]
impl serde::Serialize for Prospect {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        let pairs = self.deficiency.prefers_pairs();
        let kinds: Vec<Kind> = self.helping.iter().map(|&(kind, _)| kind).collect();
        let mut prospect = serializer.serialize_struct("Prospect", 4)?;
        prospect.serialize_field("deficiency", &self.deficiency)?;
        prospect.serialize_field("plan", if pairs { "pairs" } else { "melds" })?;
        prospect.serialize_field("copies", &self.copies())?;
        prospect.serialize_field("helping", &kinds)?;
        prospect.end()
    }
}

impl Prospect {
    /// The number of unseen improving tiles.
    pub fn copies(&self) -> u32 {
        self.helping.iter().map(|&(_, copies)| u32::from(copies)).sum()
    }

    /// Builds the prospect of a hand with this deficiency and these improving tiles.
    pub(crate) fn of(view: &View, deficiency: Deficiency, helping: Readings) -> Prospect {
        let unseen = view.unseen();
        let kinds = helping.iter().map(|reading| view.okey.kind(reading));
        let counted = kinds.map(|kind| (kind, unseen[kind.index()]));
        Prospect { deficiency, helping: counted.filter(|&(_, copies)| copies > 0).collect() }
    }
}
