//! Bots: players that decide from a [`View`](super::View) and nothing else.

mod greedy;
mod params;
mod player;

pub use greedy::Greedy;
pub use params::{Params, Pause};
pub use player::Player;
