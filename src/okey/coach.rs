//! Help for a person at the table: what to do next and why, and what is done when his time is up.
//!
//! All of it is data; the words are the page's. It sees a [`View`](crate::okey::View) and so knows
//! no more than the player.

mod hint;
mod clock;

pub use clock::time_out;
pub use hint::{Begun, Hint, Lies};
