//! Golden games with 80 and 106 tiles, in `tests/data/rummi/`; `name.txt` has the public state
//! after each turn, and the score.

use std::fmt::Write;

use crate::shared_golden::{self as shared, Golden};
use istaka::rummi::{Action, Event, Outcome, Round, Rules};
use istaka::{Match, Seat, write_melds, write_tiles};

impl Golden for Rules {
    fn rest(round: &Round) -> Option<(Seat, Action)> {
        round.turn().filter(|_| !round.stock().is_empty()).map(|seat| (seat, Action::Draw))
    }

    fn told(round: &Round, seat: Seat, event: &Event) -> String {
        let what = match event {
            Event::Drew { .. } => "draws".to_owned(),
            Event::Laid { laid, .. } => format!("lays {}", write_tiles(laid)),
            Event::Failed { .. } => "fails and draws".to_owned(),
            Event::Passed { .. } => "passes".to_owned(),
            Event::TimedOut { .. } => "is out of time".to_owned(),
        };
        format!("{seat} {what}{}\n", lies(round))
    }

    fn sheet(game: &Match<Rules>) -> String {
        let mut text = format!("points {:?}\n", game.points());
        for place in game.places().into_iter().flatten() {
            writeln!(text, "place {}: seat {}, {} points", place.rank, place.seat, place.points)
                .expect("text");
        }
        text
    }
}

/// The table, the number of tiles of each player and the outcome.
fn lies(round: &Round) -> String {
    let held: Vec<String> =
        round.seats().iter().map(|seat| round.hand(seat).len().to_string()).collect();
    let mut text = format!("; racks {}; stock {}", held.join(" "), round.stock().len());
    if !round.table().is_empty() {
        write!(text, "; {}", write_melds(round.table())).expect("text");
    }
    let left: Vec<Seat> = round.seats().iter().filter(|&seat| round.has_left(seat)).collect();
    for seat in left {
        write!(text, "; {seat} has left").expect("text");
    }
    match round.outcome() {
        None => {}
        Some(Outcome::Won { seat, at_once }) => {
            let how = if at_once { " at once" } else { "" };
            write!(text, "; {seat} has won{how}: {:?}", round.written()).expect("text");
        }
        Some(Outcome::Blocked) => {
            let winners: Vec<String> = round.winners().map(|seat| seat.to_string()).collect();
            let sums = round.written();
            write!(text, "; blocked, won by {}: {sums:?}", winners.join(" ")).expect("text");
        }
    }
    text
}

#[test]
fn golden_games_are_played_seen_and_saved_as_ever() {
    shared::check::<Rules>("rummi", 11);
}
