//! Okey, the Turkish tile rummy: rules, hand solver and bots.

mod bots;
mod contest;
mod hand;
mod meld;
mod notation;
mod okey;
mod record;
mod rules;
mod solver;
mod tile;
mod wall;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use bots::{Bot, Steady};
pub use contest::{Match, MatchError, Place, PlayedRound};
pub use hand::{Hand, TooMany};
pub use meld::{Meld, MeldKind, MeldRules};
pub use notation::{ParseError, melds, tiles, write_tiles};
pub use okey::{
    Action, Event, Finish, Legal, Outcome, Phase, PlayerView, Refusal, Round, Score, Seat, Seats,
    View, finish, score,
};
pub use record::{BadLine, RecordError, read_record, write_record};
pub use rules::{Direction, Rules};
pub use solver::{Arrangement, Deficiency, Solver, complete};
pub use tile::{Color, Face, Indicator, Kind, Number, Okey, Reading, Tile, TileSet, Which};
pub use wall::{Deal, Wall, WallError};
