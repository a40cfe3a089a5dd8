//! Contests: what is played over several rounds.

mod elimination;

pub use elimination::{Match, MatchError, Place, PlayedRound};
