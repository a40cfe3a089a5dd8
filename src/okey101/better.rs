//! A discard that promised clearly fewer points than the one that was made.

use super::solver::{Discard, Solver};
use super::view::View;
use crate::tile::{Tile, Wild};

/// A discard that promised clearly fewer points than the one that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    any(feature = "js", feature = "judge"),
    derive(tsify::Tsify),
    tsify(rename = "Okey101Better")
)]
pub struct Better {
    /// The discard of the player.
    pub did: Tile,
    /// The discard of an Expert.
    pub best: Tile,
    /// The reason.
    #[cfg_attr(any(feature = "js", feature = "judge"), tsify(type = "Okey101Because"))]
    pub because: Because,
}

/// The reason for which a discard is better than the one that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(
    any(feature = "js", feature = "judge"),
    derive(tsify::Tsify),
    tsify(rename = "Okey101Because")
)]
pub enum Because {
    /// The nearest opening then lacks fewer tiles.
    Farther {
        /// The number after the discard of the player.
        here: u8,
        /// The number after that of the Expert.
        there: u8,
    },
    /// It lacks as many, and more unseen tiles bring it nearer.
    Fewer {
        /// The number of those tiles after the discard of the player.
        here: u16,
        /// The number after that of the Expert.
        there: u16,
    },
    /// The series in the hand are then worth more.
    Less {
        /// Their value after the discard of the player.
        here: u16,
        /// The value after that of the Expert.
        there: u16,
    },
    /// The tile has a higher number, and so leaves fewer points in the hand.
    Lower,
    /// The draws to come promise more.
    Later,
}

impl Better {
    /// Finds the reason for which an Expert prefers another discard.
    pub(super) fn of(view: &View, did: Tile, best: Tile, solver: &mut Solver) -> Better {
        let because = match view.opened() {
            Some(_) => Because::after(view.okey(), did, best),
            None => Because::before(view, did, best, solver),
        };
        Better { did, best, because }
    }
}

impl Because {
    /// The reason of a player who has opened.
    fn after(okey: Wild, did: Tile, best: Tile) -> Because {
        let number = |tile: Tile| okey.read(tile.kind()).face().map(|face| face.number);
        if number(best) > number(did) { Because::Lower } else { Because::Later }
    }

    /// The reason of a player who has not opened.
    fn before(view: &View, did: Tile, best: Tile, solver: &mut Solver) -> Because {
        let (hand, fitting) = (view.meaning(), view.fitting());
        let all = solver.discards(&hand, view.need, &view.unseen(), &fitting, &view.rules);
        let of = |tile: Tile| all.iter().find(|discard| discard.kind == tile.kind());
        let (Some(here), Some(there)) = (of(did), of(best)) else { return Because::Later };
        let lacks = |discard: &Discard| [discard.series, discard.pairs].into_iter().flatten().min();
        match (lacks(here), lacks(there)) {
            (Some(here), Some(there)) if here > there => Because::Farther { here, there },
            (one, other) if one != other => Because::Later,
            _ if here.outs < there.outs => Because::Fewer { here: here.outs, there: there.outs },
            _ if here.value < there.value => Because::Less { here: here.value, there: there.value },
            _ => Because::Later,
        }
    }
}
