//! 101 Okey (*yüzbir okey*): opening with melds worth 101 or with pairs, adding to the melds of all
//! players, and penalties of 101. `OKEY101` in the comments is `docs/okey101.md`.

mod rules;
mod row;
mod table;
mod solver;

pub use row::{Row, rows, value, write_rows};
pub use rules::{
    AddCap, AllPairs, Clock, Conflict, ExchangeGroup, Factors, FalseJokerTurned, Feed, FromHand,
    HAND, IndicatorPair, Inspect, OpenPoints, Options, PENALTY, Playable, Preset, Rules, Setting,
    Starter, StockEnd, TakeBack, Unopened, Wording,
};
pub use solver::{
    Discard, Distance, Melds, Need, Opening, Solver, Unseen, count_pairs, pairs, pairs_distance,
};
pub use table::{Faces, Fitting, Lying};
