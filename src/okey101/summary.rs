//! The statistics of a round of 101 Okey.

use super::round::{Outcome, Round};
use super::rules::Rules;
use crate::json::as_name;
use crate::named::named;
use crate::seat::Seat;
use crate::summary::Summarized;

named! {
    /// The ending of a round of 101 Okey.
    pub enum Ending {
        /// The round is running.
        Running = "running",
        /// Finished without an okey, pairs, or from hand.
        Plain = "plain",
        /// Finished by discarding an okey.
        Okey = "okey",
        /// Finished by a player of pairs.
        Pairs = "pairs",
        /// Finished by a player of pairs by discarding an okey.
        OkeyPairs = "okeyPairs",
        /// Finished from hand (*elden*).
        Hand = "hand",
        /// Finished from hand by discarding an okey.
        OkeyHand = "okeyHand",
        /// The stock is empty, and nobody finished.
        Exhausted = "exhausted",
        /// All players have opened by pairs.
        Void = "void",
    }
}

as_name!(Ending);

impl Summarized for Rules {
    type Ending = Ending;
    type Counter = ();

    fn counter(&self) {}

    fn ending(round: &Round) -> Ending {
        let finish = match round.outcome() {
            None => return Ending::Running,
            Some(Outcome::Exhausted) => return Ending::Exhausted,
            Some(Outcome::Void) => return Ending::Void,
            Some(Outcome::Won(finish)) => finish,
        };
        match (finish.by_okey, finish.from_hand, finish.by_pairs) {
            (false, false, false) => Ending::Plain,
            (true, false, false) => Ending::Okey,
            (false, false, true) => Ending::Pairs,
            (true, false, true) => Ending::OkeyPairs,
            (false, true, _) => Ending::Hand,
            (true, true, _) => Ending::OkeyHand,
        }
    }

    fn has_won(round: &Round, seat: Seat) -> bool {
        match round.outcome() {
            Some(Outcome::Won(finish)) => !round.rules().are_opponents(finish.seat, seat),
            _ => false,
        }
    }

    /// One tile is left in the hand.
    fn is_one_away((): &mut (), round: &Round, seat: Seat) -> bool {
        round.hand(seat).len() == 1
    }
}
