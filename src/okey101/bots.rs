//! Bots: players that decide from a [`View`](super::View) and nothing else.

mod greedy;
mod judge;
mod outlook;
mod params;
mod player;

pub use greedy::Greedy;
pub use params::{Judgement, Params, Pause};
pub use player::{Player, Why};
