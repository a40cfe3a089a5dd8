//! Bots: players that decide from a [`View`] and nothing else.

#[cfg(not(feature = "first"))]
mod ahead;
#[cfg(not(feature = "first"))]
mod character;
mod level;
#[cfg(not(feature = "first"))]
mod pace;
mod params;
mod player;
#[cfg(not(feature = "first"))]
mod style;
#[cfg(not(feature = "first"))]
mod why;

#[cfg(not(feature = "first"))]
pub use character::{Character, UnknownCharacter};
pub use level::Level;
pub use params::Params;
pub use player::Player;
#[cfg(not(feature = "first"))]
pub use style::Style;
#[cfg(not(feature = "first"))]
pub use why::{DrawReason, Drew, Threw, ThrowReason, Why};

use crate::okey::{Action, View};

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

#[cfg(test)]
mod tests;
