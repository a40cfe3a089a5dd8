//! A discard that promised clearly fewer points than the one that was made.

use super::bots::{Judged, Player, turns_left};
use super::solver::{Discard, Solver};
use super::view::View;
use crate::tile::{Tile, Wild};

/// The points that roll-outs measure for each point that an Expert foretells, and the spread of the
/// differences that they measure around those foretold.
#[derive(Clone, Copy)]
pub(super) struct Measured {
    pub slope: f32,
    spread: f32,
}

/// Of discards before the opening.
// CITE: this project's own measurement (docs/strength.md).
const BEFORE: Measured = Measured { slope: 0.74, spread: 10.3 };

/// Of discards after it.
// CITE: this project's own measurement (docs/strength.md).
const AFTER: Measured = Measured { slope: 0.51, spread: 7.9 };

impl Measured {
    /// Of the discards of this player.
    pub fn of(view: &View) -> Measured {
        if view.opened().is_some() { AFTER } else { BEFORE }
    }

    /// Half of the interval that holds 95 % of the differences, in points.
    pub fn within(self) -> i32 {
        (1.96 * self.spread).round() as i32
    }
}

/// A discard that promised clearly fewer points than the one that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Better"))]
pub struct Better {
    /// The discard of the player.
    pub did: Tile,
    /// The discard of an Expert.
    pub best: Tile,
    /// The points at the end that it is expected to save.
    pub points: i32,
    /// Half of the 95 % interval of these points, which are more than that.
    pub within: i32,
    /// The reason.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Because"))]
    pub because: Because,
}

/// The reason for which a discard is better than the one that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Because"))]
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
    /// Compares a discard of a player with that of an Expert. `None` if it was not clearly worse,
    /// and if it cost a needless penalty, which is another mistake.
    pub(super) fn of(
        view: &View,
        did: Tile,
        expert: &mut Player,
        solver: &mut Solver,
    ) -> Option<Better> {
        // Announced pairs are waited for; a last discard before the opening changes nothing.
        let waits = view.players[view.seat.index()].announced || turns_left(view) == 0;
        if view.hand.len() == 1 || view.opened().is_none() && waits {
            return None;
        }
        let judged = expert.judged(view);
        let of = |tile: Tile| judged.iter().find(|judged| judged.tile.kind() == tile.kind());
        let (best, made) = (judged.first()?, of(did)?);
        let measured = Measured::of(view);
        let points = (measured.slope * (made.cost - best.cost)).round() as i32;
        let within = measured.within();
        if points <= within {
            return None;
        }
        let Judged { tile: best, .. } = *best;
        let because = match view.opened() {
            Some(_) => Because::after(view.okey(), did, best),
            None => Because::before(view, did, best, solver),
        };
        Some(Better { did, best, points, within, because })
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
