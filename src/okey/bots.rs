//! Bots: players that decide from a [`View`] and nothing else.

mod odds;
mod finishing;
mod pause;
mod weights;
mod params;
mod mind;
mod taste;
mod search;
mod outlook;
mod player;
mod greedy;
mod judge;
mod why;

pub use finishing::Finishing;
pub use greedy::Greedy;
pub use judge::{Chance, Judge, Verdict, same};
pub use odds::Situation;
pub use params::Params;
pub use pause::Pause;
pub use player::Player;
pub use why::{DrawReason, Drew, Threw, ThrowReason, Why};

use crate::okey::action::Action;
use crate::okey::round::Phase;
use crate::okey::view::View;

/// Decides the actions that need no thought: shows the twin; finishes for the most points; with an
/// empty stock takes the last discard if it finishes, else passes.
fn at_once(view: &View) -> Option<Action> {
    if view.legal.show_twin {
        return Some(Action::ShowTwin);
    }
    if let Some(finish) = view.best_finish() {
        return Some(Action::Declare { discard: finish.discard, melds: Vec::new() });
    }
    let last = if view.legal.take { Action::Take } else { Action::Pass };
    (view.phase == Phase::LastChance).then_some(last)
}

#[cfg(test)]
mod tests;
