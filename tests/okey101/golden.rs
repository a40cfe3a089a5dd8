//! Golden games of 101 Okey, in `tests/data/okey101/`; `name.txt` has the public state after each
//! action, and the score.

use std::fmt::Write;

use crate::shared_golden::{self as shared, Golden};
use istaka::okey101::{Action, Event, Phase, Round, Row, Rules};
use istaka::{Match, Seat, write_tiles};

impl Golden for Rules {
    /// Players draw, and discard the tile that came last.
    fn rest(round: &Round) -> Option<(Seat, Action)> {
        let seat = round.turn()?;
        let last = round.hand(seat).last().copied();
        let action = if round.phase() == Phase::Draw { Some(Action::Draw) } else { None };
        Some((seat, action.or(last.map(Action::Discard))?))
    }

    fn told(round: &Round, seat: Seat, event: &Event) -> String {
        let what = match event {
            Event::Drew { .. } => "draws".to_owned(),
            Event::Took { tile, .. } => format!("takes {tile}"),
            Event::Returned { tile, .. } => format!("gives {tile} back"),
            Event::Opened { worth, .. } => format!("opens with {worth}"),
            Event::Misopened { .. } => "shows a wrong opening".to_owned(),
            Event::Laid { row, .. } => format!("lays {row}"),
            Event::Added { tile, place, .. } => format!("adds {tile} at {place}"),
            Event::Exchanged { tile, wild, .. } => format!("gives {tile} for {wild}"),
            Event::TookBack { .. } => "takes back".to_owned(),
            Event::Discarded { tile, .. } => format!("discards {tile}"),
            Event::WentForPairs { .. } => "goes for pairs".to_owned(),
            Event::Called { tile, .. } => format!("calls {tile}"),
            Event::Passed { .. } => "passes".to_owned(),
            Event::TimedOut { tile, .. } => {
                let tile = tile.map(|tile| format!(", which discards {tile}"));
                format!("is out of time{}", tile.unwrap_or_default())
            }
        };
        format!("{seat} {what}{}\n", lies(round))
    }

    fn sheet(game: &Match<Rules>) -> String {
        let mut text = String::new();
        for played in game.rounds() {
            writeln!(text, "{:?}", played.round.outcome()).expect("text");
            for seat in played.seats.iter() {
                let score = played.scores[seat.index()];
                let left = write_tiles(played.round.hand(seat));
                writeln!(text, "{seat}: {} = {score:?}; left {left}", score.total()).expect("text");
            }
        }
        writeln!(text, "points {:?}", game.points()).expect("text");
        for place in game.places().into_iter().flatten() {
            writeln!(text, "place {}: seat {}, {} points", place.rank, place.seat, place.points)
                .expect("text");
        }
        text
    }
}

/// The number of tiles of each player, the stock, the table, and the penalties.
fn lies(round: &Round) -> String {
    let held: Vec<String> =
        round.seats().iter().map(|seat| round.hand(seat).len().to_string()).collect();
    let mut text = format!("; hands {}; stock {}", held.join(" "), round.stock().len());
    let rows: Vec<String> =
        round.table().iter().map(|lying| Row::new(lying.tiles.clone()).to_string()).collect();
    if !rows.is_empty() {
        write!(text, "; {}", rows.join(" | ")).expect("text");
    }
    for penalty in round.penalties() {
        write!(text, "; {} {} {:?}", penalty.seat, penalty.points, penalty.reason).expect("text");
    }
    text
}

#[test]
fn golden_games_are_played_seen_and_saved_as_ever() {
    shared::check::<Rules>("okey101", 12);
}
