//! Table rummy for the command line.

use istaka::rummi::{Event, Outcome, Round, Rules};
use istaka::{Seat, Tile, write_tiles};
use serde::Serialize;

use crate::contested::{Contested, RoundResult, read_rounds};

impl Contested for Rules {
    read_rounds!();

    fn result(round: &Round) -> RoundResult {
        let special = match round.outcome() {
            Some(Outcome::Won { at_once, .. }) => at_once.then_some("at_once"),
            Some(Outcome::Blocked) => Some("blocked"),
            None => None,
        };
        RoundResult { winners: round.winners().collect(), special: special.into_iter().collect() }
    }

    fn remark(event: &Event) -> String {
        match event {
            Event::Laid { laid, .. } => format!(", from the rack {}", write_tiles(laid)),
            Event::Failed { .. } => ", which is not valid".to_owned(),
            _ => String::new(),
        }
    }
}
