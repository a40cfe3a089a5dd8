//! 101 Okey for the command line.

use istaka::okey101::{Event, Outcome, Round, Rules};
use istaka::{Seat, Tile};
use serde::Serialize;

use crate::contested::{Contested, RoundResult, read_rounds};

impl Contested for Rules {
    read_rounds!();

    /// Nobody wins a round that ends with an empty stock.
    fn result(round: &Round) -> RoundResult {
        let mut result = RoundResult::default();
        if let Some(Outcome::Won(finish)) = round.outcome() {
            result.winners.push(finish.seat);
            result.special.extend(finish.by_okey.then_some("okey"));
            result.special.extend(finish.by_pairs.then_some("pairs"));
            result.special.extend(finish.from_hand.then_some("hand"));
        }
        result
    }

    fn indicator(round: &Round) -> Option<Tile> {
        Some(round.indicator())
    }

    fn remark(event: &Event) -> String {
        match event {
            Event::Opened { worth, .. } => format!(", which counts {worth}"),
            Event::Misopened { .. } => ", which is no opening".to_owned(),
            Event::Exchanged { wild, .. } => format!(", for {wild}"),
            Event::TimedOut { tile: Some(tile), .. } => format!(", which discards {tile}"),
            _ => String::new(),
        }
    }
}
