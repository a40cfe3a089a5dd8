//! Help for a person at the table: hints with reasons, and the end of a turn by timeout.
//!
//! All of it is data; the page has the words. It sees a [`View`](crate::okey::View) and so knows no
//! more than the player.

mod hint;
mod clock;

pub use clock::time_out;
pub use hint::{Begun, Hint, Lies};
pub(super) use hint::{finish_with, least_useful};
