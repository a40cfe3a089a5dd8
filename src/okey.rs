//! Okey with 106 tiles: rules, rounds, views, scores, bots and coaching.

pub(crate) mod rules;
mod solver;
mod action;
mod finish;
mod round;
mod score;
mod view;
mod standing;
mod summary;
mod scored;
mod game;
mod entry;
mod units;
mod logistic;
mod neighbour;
mod sorted;
mod guide;
mod prospect;
mod bots;
mod coach;
mod help;
mod review;
mod position;
mod ranking;
mod misplays;

pub use action::{Action, Event, Refusal};
pub use bots::{
    DrawReason, Drew, Finishing, Greedy, Params, Pause, Player, Situation, Threw, ThrowReason, Why,
};
pub use coach::{Begun, Hint, Lies, time_out};
pub use finish::{Finish, finish};
pub use guide::{Figure, FigureClaim, Paragraph, Section};
pub use help::Reasons;
pub use neighbour::{Offer, Unwanted};
pub use prospect::{Choice, Prospect};
pub use ranking::{Facts, Helping};
pub use review::{Decision, Mistake, Plan, Way, review};
pub use round::{Outcome, Phase, Round};
pub use rules::*;
pub use score::{Entry, Finished, Score, score};
pub use solver::{
    Analysis, Arrangement, Deficiency, Discard, Explanation, NearMeld, Readings, Solver, complete,
    complete_keeping,
};
pub use sorted::{Order, Sorted};
pub use standing::Side;
pub use summary::Ending;
pub use units::Units;
pub use view::{Legal, SeatView, View};
