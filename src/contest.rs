//! Contests: what is played over several rounds.

mod course;
mod standing;
mod undo;
mod units;

pub use course::{Match, MatchError, PlayedRound};
pub use standing::Place;
pub(crate) use standing::Standing;
pub use undo::Undo;
pub use units::Units;
