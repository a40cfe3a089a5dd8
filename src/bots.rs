//! Who the bots are, whatever the game: levels, styles and characters, and the chance by which they
//! err. What these mean for the play is up to each game.

mod level;
mod style;
mod character;
mod random;
mod roster;

pub use character::{Character, UnknownCharacter};
pub use level::Level;
pub(crate) use random::Random;
pub use roster::{Actor, Roster};
pub use style::Style;
