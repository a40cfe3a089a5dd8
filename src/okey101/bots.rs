//! Bots: players that decide from a [`View`](super::View) and nothing else.

mod params;
mod outlook;
mod greedy;
mod player;
mod judge;

pub use greedy::Greedy;
pub use params::{Judgement, Params, Pause};
pub(super) use player::position;
pub use player::{Player, Why};
