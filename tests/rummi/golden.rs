//! Golden games of the game with 80 tiles, in `tests/data/rummi/`; `name.txt` has the public state
//! after each turn, and the score.
//!
//! A game has one item per line: `# comment`, `rules …`, `dealer 3`, `deal hands | of | the |
//! players / tiles to draw`, `0 draw` and other actions, `0 pass: cannotPass` for a refused one,
//! and `empty` to draw until the stock is empty.

#[path = "../shared/golden.rs"]
mod files;

use crate::common;
use std::fmt::Write;

use istaka::rummi::{Action, Event, Outcome, Round, Rules};
use istaka::{Coded, Match, Seat, write_melds, write_tiles};

/// Plays a game from text, and describes the public state.
fn play(text: &str) -> (Match<Rules>, String) {
    let (mut rules, mut dealer) = (Rules::rummi80(4), Seat::ALL[3]);
    let mut game: Option<Match<Rules>> = None;
    let mut seen = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "#" => writeln!(seen, "{line}").expect("text"),
            "rules" => rules = common::rules(rest),
            "dealer" => dealer = Seat::named(rest).expect("a seat"),
            "deal" => {
                let (hands, stock) = rest.split_once('/').expect("hands / stock");
                let hands: Vec<&str> = hands.split('|').map(str::trim).collect();
                let game = game.get_or_insert_with(|| Match::with_dealer(rules, 0, dealer));
                game.deal_wall(common::wall(&hands, stock)).expect("a deal");
            }
            "empty" => {
                let game = game.as_mut().expect("a deal");
                while let Some(turn) =
                    game.round().filter(|r| !r.stock().is_empty()).and_then(Round::turn)
                {
                    game.play(turn, Action::Draw).expect("there is a stock");
                }
            }
            _ => turn(game.as_mut().expect("a deal"), line, &mut seen),
        }
    }
    let game = game.expect("a match");
    seen += &sheet(&game);
    (game, seen)
}

fn turn(game: &mut Match<Rules>, line: &str, seen: &mut String) {
    let (done, refused) =
        line.split_once(": ").map_or((line, None), |(done, code)| (done, Some(code)));
    let (seat, action) = done.split_once(' ').expect("a seat and an action");
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    let before = game.clone();
    let result = game.play(Seat::named(seat).expect("a seat"), action);
    let code = result.as_ref().err().map(Coded::code);
    assert_eq!(code, refused, "{line}");
    match result {
        Err(error) => {
            assert_eq!(*game, before, "{line}");
            writeln!(seen, "{done}: refused, {error}").expect("text");
        }
        Ok(event) => {
            let what = match event {
                Event::Drew { .. } => "draws".to_owned(),
                Event::Laid { laid, .. } => format!("lays {}", write_tiles(&laid)),
                Event::Failed { .. } => "fails and draws".to_owned(),
                Event::Passed { .. } => "passes".to_owned(),
                Event::TimedOut { .. } => "is out of time".to_owned(),
            };
            writeln!(seen, "{seat} {what}{}", lies(game.round().expect("dealt"))).expect("text");
        }
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

fn sheet(game: &Match<Rules>) -> String {
    let mut text = format!("points {:?}\n", game.points());
    for place in game.places().into_iter().flatten() {
        writeln!(text, "place {}: seat {}, {} points", place.rank, place.seat, place.points)
            .expect("text");
    }
    text
}

#[test]
fn golden_games_are_played_seen_and_saved_as_ever() {
    files::check("rummi", 9, play);
}
