//! Bots: players that decide from a [`View`](super::View) and nothing else.

mod sight;
mod pause;
mod params;
mod draft;
mod player;

pub use params::Params;
pub use pause::Pause;
pub use player::Player;
pub use sight::Sight;

#[cfg(test)]
mod tests;
