//! The names that most programs use, for `use istaka::prelude::*`.
//!
//! Types that each game has of its own, as its rules and its bots, are not among them: their module
//! tells them apart.

pub use crate::bots::{Actor, Character, Level, Style};
pub use crate::contest::Match;
pub use crate::game::{Bot, Game, Standing};
pub use crate::hand::Hand;
pub use crate::host::Host;
pub use crate::named::Named;
pub use crate::notation::{melds, tiles, write_melds, write_tiles};
pub use crate::options::{RuleOptions, RuleSet};
pub use crate::seat::{Seat, Seats};
pub use crate::tile::{Color, Face, Indicator, Kind, Number, Tile, Wild};
pub use crate::wall::Wall;
