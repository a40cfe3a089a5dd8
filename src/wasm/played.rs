//! The game that is played through this build of the door. Each game is a module of its own, which
//! a page fetches when it is played; the class and its methods are the same in all.

#[cfg(not(feature = "rummi"))]
pub use super::okey::TYPES;
#[cfg(feature = "rummi")]
pub use super::rummi::TYPES;
#[cfg(not(feature = "rummi"))]
pub use crate::okey::{Action, Conflict, Options, Order, Preset, Refusal, Rules, Setting};
#[cfg(feature = "rummi")]
pub use crate::rummi::{Action, Conflict, Options, Order, Preset, Refusal, Rules, Setting};
