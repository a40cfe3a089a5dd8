//! Table rummy with 80 or 106 tiles: series on a table that all may rearrange (RULES
//! section 7).
//!
//! ```text
//!  deal ──► a turn: lay tiles, draw or pass ──► the next player's turn ──► …
//!                │ rack empty                      │ stock empty, all pass in a row
//!                └──► Over, won                    └──► Over, blocked
//! ```

mod rules;
mod action;
mod score;
mod round;
mod summary;
mod view;
mod scored;
mod game;
mod entry;
mod guide;
mod sorted;
mod bots;
mod keeping;
mod coach;
mod review;
mod position;
mod ranking;
mod misplays;

pub use crate::laying::{
    Aim, Fit, Laying, LayingError, Onto, Opening, OpeningJoker, Play, Proposal, Rebuild, Series,
    TableSolver, worth,
};
pub use action::{Action, Event, Refusal};
pub use bots::{Params, Pause, Player, Sight};
pub use coach::{Hint, Missed, Route};
pub use guide::{Figure, FigureClaim, Paragraph, Section};
pub use keeping::Keeping;
pub use ranking::Facts;
pub use review::{Decision, Mistake, review};
pub use round::Round;
pub use rules::*;
pub use score::{Entry, Outcome};
pub use sorted::{Order, sorted};
pub use summary::Ending;
pub use view::{Legal, SeatView, View};
