//! 101 Okey for the command line.

use istaka::okey101::{Action, Event, Greedy, Outcome, Round, Rules, Score};
use istaka::{Bot, Game, Seat, Tile};
use serde::Serialize;

use crate::contested::{Contested, RoundResult, read_rounds};

impl Contested for Rules {
    read_rounds!();

    const SPECIAL: &'static [&'static str] = &["okey", "pairs", "hand"];

    fn yardstick(_: &Rules) -> Option<Box<dyn Bot<Rules>>> {
        Some(Box::new(Greedy::new()))
    }

    fn passes_turn(action: &Action) -> bool {
        Rules::ends_turn(action)
    }

    /// Points are caused by the player who finishes. Nobody wins a round that ends with an empty
    /// stock.
    fn result(round: &Round, scores: &[Score; 4]) -> RoundResult {
        let mut result = RoundResult::default();
        if let Some(Outcome::Won(finish)) = round.outcome() {
            result.winners.push(finish.seat);
            result.special.extend(finish.by_okey.then_some("okey"));
            result.special.extend(finish.by_pairs.then_some("pairs"));
            result.special.extend(finish.from_hand.then_some("hand"));
            let points = scores.iter().map(|score| u64::try_from(score.total()).unwrap_or(0));
            result.made[finish.seat.index()] = points.sum();
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
