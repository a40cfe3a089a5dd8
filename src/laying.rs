//! A table of series: the tiles that may be laid, added and exchanged on it, and the best way to do
//! so. The rules of a game define the tiles and the opening by [`LayingRules`].
//!
//! ```text
//! rules     the tiles, the wild tile, the opening, and the allowed changes of the table
//! onto      a place on the table
//! error     the rule that a proposed table breaks
//! lock      the tiles that a wild tile stands for, and wild tiles that must stay
//! solver    the best new table for a table and a rack
//! proposal  a new table over an old one, and its judgement
//! rebuild   a table between its valid states
//! ```

mod rules;
mod onto;
mod error;
mod lock;
mod solver;
mod proposal;
mod rebuild;

pub use error::LayingError;
pub use onto::Onto;
pub use proposal::{Laying, Proposal};
pub(crate) use rebuild::taken_out;
pub use rebuild::{Fit, Rebuild, Series};
pub use rules::{LayingRules, OpeningJoker};
pub use solver::{Aim, Opening, Play, TableSolver, worth};
