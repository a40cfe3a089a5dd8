//! Bots: players that decide from a [`View`](super::View) and nothing else.

mod params;
mod closing;
mod outlook;
mod greedy;
mod player;
mod judge;

pub(super) use closing::{opened, unopened};
pub use greedy::Greedy;
pub use judge::Judged;
pub(super) use outlook::turns_left;
pub use params::{Judgement, Params, Pause};
pub(super) use player::position;
pub use player::{Player, Why};
