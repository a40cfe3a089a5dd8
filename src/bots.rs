//! Bots: players that decide from a [`View`] and nothing else.

#[cfg(not(feature = "first"))]
mod ahead;
mod level;
mod params;
mod player;

pub use level::Level;
pub use params::Params;
pub use player::Player;

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
