//! Okey, the Turkish tile rummy: rules, hand solver and bots.

mod hand;
mod meld;
mod notation;
mod rules;
mod solver;
mod tile;

pub use hand::{Hand, TooMany};
pub use meld::{Meld, MeldKind, MeldRules};
pub use notation::{ParseError, tiles, write_tiles};
pub use rules::{Direction, Rules};
pub use solver::{
    Analysis, Arrangement, Deficiency, Discard, Explanation, NearMeld, Readings, Solver, complete,
    complete_keeping,
};
pub use tile::{Color, Face, Indicator, Kind, Number, Okey, Reading, Tile, Which};
