//! The statistics of a round of table rummy.

use super::round::Round;
use super::rules::Rules;
use super::score::Outcome;
use crate::json::as_name;
use crate::named::named;
use crate::seat::Seat;
use crate::summary::Summarized;

named! {
    /// The ending of a round of table rummy.
    pub enum Ending {
        /// The round is running.
        Running = "running",
        /// A player has laid the last tile of the rack.
        Plain = "plain",
        /// A player has laid the whole rack in one turn.
        AtOnce = "atOnce",
        /// Nobody could go on, and the lowest rack won.
        Lowest = "lowest",
    }
}

as_name!(Ending);

impl Summarized for Rules {
    type Ending = Ending;
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

    /// One tile is left on the rack.
    fn is_one_away((): &mut (), round: &Round, seat: Seat) -> bool {
        round.hand(seat).len() == 1
    }
}
