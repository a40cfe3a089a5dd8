//! What is counted of a round of the game with 80 tiles.

use super::round::{Outcome, Round};
use super::rules::Rules;
use crate::seat::Seat;
use crate::summary::{Ending, Summarized};

impl Summarized for Rules {
    type Counter = ();

    fn counter(&self) {}

    fn ending(round: &Round) -> Ending {
        match round.outcome() {
            None => Ending::Running,
            Some(Outcome::Blocked) => Ending::Lowest,
            Some(Outcome::Won { at_once: true, .. }) => Ending::AtOnce,
            Some(Outcome::Won { at_once: false, .. }) => Ending::Plain,
        }
    }

    fn has_won(round: &Round, seat: Seat) -> bool {
        round.winners().any(|winner| winner == seat)
    }

    /// One tile is left on his rack.
    fn is_one_away((): &mut (), round: &Round, seat: Seat) -> bool {
        round.hand(seat).len() == 1
    }
}
