//! The statistics of a round of 101 Okey.

use super::bots::position;
use super::round::{Outcome, Round};
use super::rules::Rules;
use super::solver::{Done, Solver};
use super::view::View;
use crate::game::Standing;
use crate::json::as_name;
use crate::named::named;
use crate::seat::Seat;
use crate::summary::Summarized;
use crate::tile::{Tile, Which};

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
    type Counter = Solver;

    fn counter(&self) -> Solver {
        Solver::new()
    }

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

    /// With some tile that the player does not see, all tiles but the last could be laid now: on
    /// the table as it lies, or before an opening from the hand alone.
    fn is_one_away(solver: &mut Solver, round: &Round, seat: Seat) -> bool {
        if round.hand(seat).is_empty() {
            return false;
        }
        let view = View::of(round, seat, &Standing::first(*round.rules()));
        let mut finishes = |tile: Tile| {
            let hand = [&view.hand[..], &[tile]].concat();
            match position(&view, &hand, None, &Done::default()) {
                Some(position) => solver.finishes(&position),
                None => {
                    let found = solver.finish(&hand, view.okey(), None, view.rules.run_limit);
                    let enough = |value| round.rules().direct_finish || value >= view.need.points;
                    !round.has_announced(seat) && found.is_some_and(|melds| enough(melds.value))
                }
            }
        };
        // No tile does more than a wild one.
        let wilds = [Which::First, Which::Second].map(|which| Tile::new(view.okey().0, which));
        let wild = wilds.into_iter().find(|wild| !view.hand.contains(wild));
        if wild.is_some_and(|wild| !finishes(wild)) {
            return false;
        }
        let mut kinds: Vec<Tile> = view.unseen_tiles().collect();
        kinds.dedup_by_key(|tile| tile.kind());
        kinds.into_iter().any(finishes)
    }
}
