//! Okey for the command line.

use istaka::okey::{Event, Outcome, Round, Rules};
use istaka::{Seat, Tile};
use serde::Serialize;

use crate::contested::{Contested, RoundResult, read_rounds};

impl Contested for Rules {
    read_rounds!();

    fn result(round: &Round) -> RoundResult {
        let mut result = RoundResult::default();
        if let Some(Outcome::Won(finish)) = round.outcome() {
            result.winners.push(finish.seat);
            result.special.extend(finish.by_okey.then_some("okey"));
            result.special.extend(finish.by_pairs.then_some("pairs"));
        }
        result
    }

    fn indicator(round: &Round) -> Option<Tile> {
        Some(round.indicator())
    }

    fn remark(event: &Event) -> String {
        match event {
            Event::ShowedTwin { tile, .. } => format!(" {tile}"),
            Event::Misdeclared { .. } => ", but the hand is not complete".to_owned(),
            _ => String::new(),
        }
    }
}
