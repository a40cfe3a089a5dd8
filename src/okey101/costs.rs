//! The points at the end of the round that a turn is expected to cost beside a better one.

use super::action::Action;
use super::bots::{Player, turns_left};
use super::view::View;
use crate::tile::Tile;

/// Points at the end of the round that are expected from a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    any(feature = "js", feature = "judge"),
    derive(tsify::Tsify),
    tsify(rename = "Okey101Costs")
)]
pub struct Costs {
    /// The points, at least 0.
    pub points: i32,
    /// Half of their 95 % interval.
    pub within: i32,
}

/// The points that roll-outs measure for each point that is foretold between two choices, and the
/// spread around them: for one point, with whose root it grows, and at most.
#[derive(Clone, Copy)]
pub(super) struct Measured {
    slope: f32,
    spread: f32,
    most: f32,
}

impl Measured {
    /// Of openings that were not made.
    // CITE: this project's own measurement (docs/strength.md), as those below.
    pub const OPENING: Measured = Measured { slope: 0.97, spread: 5.7, most: 36.0 };

    /// Of tiles that were not laid.
    pub const LAYING: Measured = Measured { slope: 1.01, spread: 4.6, most: 44.0 };

    /// Of draws in place of a discard that could be used.
    pub const TAKING: Measured = Measured { slope: 0.94, spread: 2.3, most: 6.0 };

    /// Of discards before the opening.
    const BEFORE: Measured = Measured { slope: 0.82, spread: 4.5, most: 27.0 };

    /// Of discards after it.
    const AFTER: Measured = Measured { slope: 0.66, spread: 3.0, most: 12.0 };

    /// Of the discards of this player.
    pub const fn of_discard(view: &View) -> Measured {
        if view.opened().is_some() { Measured::AFTER } else { Measured::BEFORE }
    }

    /// Of two actions of this player.
    pub const fn of(view: &View, one: &Action, other: &Action) -> Measured {
        use Action::{Discard, Draw, GoForPairs, Open, Pass, Take};
        match (one, other) {
            (Take | Draw | Pass, _) => Measured::TAKING,
            (Discard(_), Discard(_)) => Measured::of_discard(view),
            (Open(_) | GoForPairs, _) | (_, Open(_) | GoForPairs) => Measured::OPENING,
            _ => Measured::LAYING,
        }
    }

    /// The points to expect of a foretold difference.
    pub fn points(self, foretold: f32) -> f32 {
        self.slope * foretold
    }

    /// Half of the 95 % interval of so many points.
    pub fn within(self, points: f32) -> f32 {
        1.96 * (self.spread * points.abs().max(1.0).sqrt()).min(self.most)
    }
}

impl Costs {
    /// The costs of a choice that is foretold to be so many points worse than another one.
    pub(super) fn of(foretold: f32, measured: Measured) -> Costs {
        let points = measured.points(foretold).max(0.0);
        let within = measured.within(points);
        Costs { points: points.round() as i32, within: within.round() as i32 }
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
