//! Bots: players that decide from a [`View`] and nothing else.

#[cfg(not(feature = "first"))]
mod ahead;
#[cfg(not(feature = "first"))]
mod character;
#[cfg(not(feature = "first"))]
mod greedy;
mod level;
#[cfg(not(feature = "first"))]
mod odds;
mod pace;
mod params;
mod player;
#[cfg(not(feature = "first"))]
mod stakes;
#[cfg(not(feature = "first"))]
mod style;
#[cfg(not(feature = "first"))]
mod weights;
#[cfg(not(feature = "first"))]
mod why;

#[cfg(not(feature = "first"))]
pub use character::{Character, UnknownCharacter};
#[cfg(not(feature = "first"))]
pub use greedy::Greedy;
pub use level::Level;
#[cfg(not(feature = "first"))]
pub use odds::Situation;
#[cfg(not(feature = "first"))]
pub use pace::Pause;
pub use params::Params;
pub use player::Player;
#[cfg(not(feature = "first"))]
pub use stakes::Finishing;
#[cfg(not(feature = "first"))]
pub use style::Style;
#[cfg(not(feature = "first"))]
pub use why::{DrawReason, Drew, Threw, ThrowReason, Why};

use crate::okey::{Action, Phase, View};

/// A player that the program moves.
///
/// The same bot decides the same in the same view, as long as `stop` does not cut it short.
pub trait Bot {
    /// What to do in `view`, which is not a finished round and has at least one legal action.
    ///
    /// `stop` is asked now and then; once it says true the bot answers with the best it has found,
    /// which is always legal.
    fn decide(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Action;
}

/// What needs no thought: to show the twin, and to finish, for the most points, where that is
/// possible.
fn at_once(view: &View) -> Option<Action> {
    if view.legal.show_twin {
        return Some(Action::ShowTwin);
    }
    if let Some(finish) = view.best_finish() {
        return Some(Action::Declare { discard: finish.discard, melds: Vec::new() });
    }
    let last = if view.legal.take { Action::Take } else { Action::Pass };
    (view.phase == Phase::LastChance).then_some(last)
}

#[cfg(test)]
mod tests;
