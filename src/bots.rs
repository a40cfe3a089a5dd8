//! The identities of bots in any game: levels, styles and characters. Each game defines their
//! effect on the play.

mod level;
mod style;
mod character;
mod roster;

pub use character::{Character, UnknownCharacter};
pub use level::Level;
pub(crate) use level::leveled;
pub use roster::{Actor, Offered, Roster};
pub use style::Style;
