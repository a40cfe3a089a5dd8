//! Okey with 106 tiles: actions, the round, what a player sees of it, and its score.
//!
//! ```text
//!  deal ──► Discard ──────────────────────────► Draw ──► Discard ──► … ──► Over
//!           starter, 15 tiles   discard         next     draw, take
//!              │                                 │
//!              └ declare ► Over                  └ stock empty ► LastChance ─ pass ► Over (void)
//!                                                                    └ take ► Discard: declare
//! ```

mod action;
mod round;
mod score;
mod seat;
mod text;
mod view;

pub use action::{Action, Event, Refusal};
pub use round::{Finish, Outcome, Phase, Round, best_finish, finish, finishing_discards};
pub(crate) use score::finish_score;
pub use score::{Score, score};
pub use seat::{Seat, Seats};
pub use text::{ViewError, write_by_seat};
pub use view::{Legal, PlayerView, View};
