//! The ranking of what a player can do now: the best action first.

use crate::game::Game;
use crate::json::as_name;
use crate::named::named;

named! {
    /// The unit in which a game tells the worth of an action.
    pub enum Worth {
        /// Of hundred rounds those that are won: more are better.
        Wins = "wins",
        /// The expected points at the end of the round: fewer are better.
        Points = "points",
        /// The tiles on the rack after the turn: fewer are better.
        Tiles = "tiles",
    }
}

as_name!(Worth);

/// An action with its worth.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "judge", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Ranked<Action, Facts> {
    /// The action.
    pub action: Action,
    /// Its worth in the unit of the game; `None` where nothing is known of it.
    pub worth: Option<f64>,
    /// Half of the 95 % interval of the worth beside that of the best action; 0 if it is exact.
    /// What differs by less is equally good.
    pub within: f64,
    /// The facts that give the reason.
    pub facts: Facts,
}

/// A game whose actions are ranked. The best action is the one that a hint advises.
pub trait Ranks: Game {
    /// The facts that give the reason for the worth of an action.
    type Facts;

    /// The unit of the worth.
    const WORTH: Worth;

    /// Ranks the sensible actions of the player of this view, the best first; none in the turn of
    /// another player. A quick ranking looks less far ahead.
    fn ranking(view: &Self::View, quick: bool) -> Vec<Ranked<Self::Action, Self::Facts>>;
}

/// Rounds to tenths, as the worth is told.
pub(crate) fn tenths(number: f64) -> f64 {
    // Never -0, which is no other number.
    (number * 10.0).round() / 10.0 + 0.0
}
