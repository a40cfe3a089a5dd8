//! Who the bots are, whatever the game: levels, styles and characters. What these mean for the play
//! is up to each game.

mod level;
mod style;
mod character;
mod roster;
mod sitting;

pub use character::{Character, UnknownCharacter};
pub use level::Level;
pub use roster::{Actor, Roster};
pub use sitting::{Sitting, buys};
pub use style::Style;
