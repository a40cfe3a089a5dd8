//! The statistics of a round of Okey.

use super::round::{Outcome, Round};
use super::rules::Rules;
use super::solver::Solver;
use crate::hand::Hand;
use crate::json::as_name;
use crate::named::named;
use crate::seat::Seat;
use crate::summary::Summarized;

named! {
    /// The ending of a round.
    pub enum Ending {
        /// The round is running.
        Running = "running",
        /// Finished without an okey or pairs.
        Plain = "plain",
        /// Finished by discarding an okey.
        Okey = "okey",
        /// Finished with seven pairs.
        Pairs = "pairs",
        /// Finished with seven pairs by discarding an okey.
        OkeyPairs = "okeyPairs",
        /// Nobody finished.
        Void = "void",
    }
}

as_name!(Ending);

impl Summarized for Rules {
    type Ending = Ending;
    type Counter = Solver;

    fn counter(&self) -> Solver {
        Solver::new(self.hands())
    }

    fn ending(round: &Round) -> Ending {
        match round.outcome() {
            None => Ending::Running,
            Some(Outcome::Void) => Ending::Void,
            Some(Outcome::Won(finish)) => match (finish.by_okey, finish.by_pairs) {
                (false, false) => Ending::Plain,
                (true, false) => Ending::Okey,
                (false, true) => Ending::Pairs,
                (true, true) => Ending::OkeyPairs,
            },
        }
    }

    fn has_won(round: &Round, seat: Seat) -> bool {
        match round.outcome() {
            Some(Outcome::Won(finish)) => !round.rules().are_opponents(finish.seat, seat),
            Some(Outcome::Void) | None => false,
        }
    }

    fn has_shown_twin(round: &Round, seat: Seat) -> bool {
        round.twin_shown() == Some(seat)
    }

    fn is_one_away(solver: &mut Solver, round: &Round, seat: Seat) -> bool {
        let kinds = round.hand(seat).iter().map(|tile| tile.kind());
        let hand = Hand::of(round.okey(), kinds).expect("a player holds at most 15 tiles");
        solver.deficiency(&hand).best() == 1
    }
}
