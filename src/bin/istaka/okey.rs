//! Okey for the command line.

use istaka::okey::{Action, Event, Greedy, Outcome, Round, Rules, Score, View};
use istaka::{Bot, Seat, Standing, Tile};
use serde::Serialize;

use crate::contested::{Contested, RoundResult, read_rounds};

impl Contested for Rules {
    read_rounds!();

    const SPECIAL: &'static [&'static str] = &["okey", "pairs"];

    fn yardstick(rules: &Rules) -> Option<Box<dyn Bot<Rules>>> {
        Some(Box::new(Greedy::new(rules, 0)))
    }

    fn see(last: Option<View>, round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        match last {
            Some(view) => view.renewed(round, seat, standing),
            None => View::of(round, seat, standing),
        }
    }

    fn passes_turn(action: &Action) -> bool {
        matches!(action, Action::Discard(_))
    }

    /// Points are caused by the winner and by the player who shows the twin.
    fn result(round: &Round, scores: &[Score; 4]) -> RoundResult {
        let sum = |part: fn(&Score) -> u16| -> u64 {
            scores.iter().map(|score| u64::from(part(score))).sum()
        };
        let mut result = RoundResult::default();
        if let Some(Outcome::Won(finish)) = round.outcome() {
            result.winners.push(finish.seat);
            result.special.extend(finish.by_okey.then_some("okey"));
            result.special.extend(finish.by_pairs.then_some("pairs"));
            result.made[finish.seat.index()] += sum(|score| score.win + score.loss);
        }
        if let Some(seat) = round.twin_shown() {
            result.made[seat.index()] += sum(|score| score.twin);
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
