//! The points at the end of the round that a turn is expected to cost beside a better one.

use super::bots::{Player, turns_left};
use super::view::View;
use crate::tile::Tile;

/// Points at the end of the round that are expected from a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Costs"))]
pub struct Costs {
    /// The points, at least 0.
    pub points: i32,
    /// Half of their 95 % interval.
    pub within: i32,
}

/// The points that roll-outs measure for each point that is foretold, and the spread of the
/// measured differences around those foretold.
#[derive(Clone, Copy)]
pub(super) struct Measured {
    slope: f32,
    spread: f32,
}

impl Measured {
    /// Of openings that were not made.
    // CITE: this project's own measurement (docs/strength.md), as those below.
    pub const OPENING: Measured = Measured { slope: 0.97, spread: 26.0 };

    /// Of tiles that were not laid.
    pub const LAYING: Measured = Measured { slope: 0.99, spread: 26.0 };

    /// Of draws in place of a discard that could be used.
    pub const TAKING: Measured = Measured { slope: 0.92, spread: 7.6 };

    /// Of discards before the opening.
    const BEFORE: Measured = Measured { slope: 0.60, spread: 7.8 };

    /// Of discards after it.
    const AFTER: Measured = Measured { slope: 0.67, spread: 5.6 };

    /// Of the discards of this player.
    pub const fn of_discard(view: &View) -> Measured {
        if view.opened().is_some() { Measured::AFTER } else { Measured::BEFORE }
    }
}

impl Costs {
    /// The costs of a choice that is foretold to be so many points worse than another one.
    pub(super) fn of(foretold: f32, measured: Measured) -> Costs {
        Costs {
            points: (measured.slope * foretold).round().max(0.0) as i32,
            within: (1.96 * measured.spread).round() as i32,
        }
    }

    /// The costs of a discard, and the one that an Expert prefers. `None` if nothing hangs on it,
    /// and if it costs a needless penalty, which is counted apart.
    pub(super) fn of_discard(view: &View, did: Tile, expert: &mut Player) -> Option<(Costs, Tile)> {
        // Announced pairs are waited for; a last discard before the opening changes nothing.
        let waits = view.players[view.seat.index()].announced || turns_left(view) == 0;
        if view.hand.len() == 1 || view.opened().is_none() && waits {
            return None;
        }
        let judged = expert.judged(view);
        let best = judged.first()?;
        let made = judged.iter().find(|judged| judged.tile.kind() == did.kind())?;
        let costs = Costs::of(made.cost - best.cost, Measured::of_discard(view));
        Some((costs, best.tile))
    }

    /// Returns `true` if the points are more than chance in measuring them.
    pub const fn are_clear(self) -> bool {
        self.points > self.within
    }

    /// Adds the costs of another choice of the same turn.
    #[must_use]
    pub fn and(self, other: Costs) -> Costs {
        Costs { points: self.points + other.points, within: self.within.max(other.within) }
    }
}
