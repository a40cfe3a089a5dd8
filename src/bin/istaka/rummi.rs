//! Table rummy for the command line.

use istaka::rummi::{Action, Counting, Event, Outcome, Round, Rules};
use istaka::{Seat, Tile, write_tiles};
use serde::Serialize;

use crate::contested::{Contested, RoundResult, read_rounds};

impl Contested for Rules {
    read_rounds!();

    const SPECIAL: &'static [&'static str] = &["at_once", "blocked"];

    fn passes_turn(_: &Action) -> bool {
        true
    }

    /// Points are caused by the player who empties their rack; nobody causes those of a blocked
    /// round, unless the winner takes them.
    fn result(round: &Round, scores: &[i32; 4]) -> RoundResult {
        let mut result = RoundResult { winners: round.winners().collect(), ..Default::default() };
        let takes = round.rules().count == Counting::WinnerTakes;
        let won = scores.map(|score| u64::try_from(score).unwrap_or(0));
        match round.outcome() {
            Some(Outcome::Won { seat, at_once }) => {
                result.special.extend(at_once.then_some("at_once"));
                result.made[seat.index()] = won.iter().sum();
            }
            Some(Outcome::Blocked) => result.special.push("blocked"),
            None => {}
        }
        if takes {
            result.made = won;
        }
        result
    }

    fn remark(event: &Event) -> String {
        match event {
            Event::Laid { laid, .. } => format!(", from the rack {}", write_tiles(laid)),
            Event::Failed { .. } => ", which is not valid".to_owned(),
            _ => String::new(),
        }
    }
}
