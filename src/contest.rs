//! Contests: what is played over several rounds.

mod elimination;
mod undo;

pub use elimination::{Match, MatchError, Place, PlayedRound};
pub use undo::Undo;
