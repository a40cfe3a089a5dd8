//! Golden games of Okey, in `tests/data/golden/`; `name.txt` has the view of each seat at marked
//! points, and the sheet at the end.
//!
//! Lines of Okey's own: `round w1` as in `common::play_round`, and `views`.

use std::fmt::Write;

use crate::common::{drawn_and_thrown, play_round};
use crate::shared_golden::{self as shared, Golden};
use istaka::okey::{Action, Event, Finish, Outcome, Round, Rules, Setting, View};
use istaka::{Match, RuleOptions, Seat, Tile, write_tiles};

impl Golden for Rules {
    fn rest(round: &Round) -> Option<(Seat, Action)> {
        drawn_and_thrown(round)
    }

    fn line(game: &mut Match<Rules>, line: &str, seen: &mut String) {
        match line.split_once(' ') {
            Some(("round", word)) => play_round(game, word),
            None if line == "views" => *seen += &views(game),
            _ => panic!("no line of a game: {line}"),
        }
    }

    fn sheet(game: &Match<Rules>) -> String {
        sheet(game)
    }
}

/// The view of each player.
fn views(game: &Match<Rules>) -> String {
    let round = game.round().expect("a round");
    let mut text = String::new();
    let phase = match round.turn() {
        Some(turn) => format!("{turn} to {:?}", round.phase()),
        None => "over".to_owned(),
    };
    let (indicator, stock) = (round.indicator(), round.stock().len());
    writeln!(
        text,
        "round {}: {phase}, indicator {indicator}, {stock} to draw",
        game.rounds().len()
    )
    .expect("text");
    let wall = game.rounds().last().and_then(|round| round.wall()).expect("a deal");
    if let (Some(dice), Some(ring)) = (wall.dice(), wall.ring(stock)) {
        let next = ring.next.map_or("none".to_owned(), |next| (next + 1).to_string());
        writeln!(
            text,
            "  dice {} and {}, ring {}, indicator on {}, next {next}",
            dice.stack,
            write_tiles(&dice.tiles),
            write_tiles(&ring.heights),
            ring.indicator + 1,
        )
        .expect("text");
    }
    for event in round.history() {
        if let Event::Misdeclared { seat, tile, shown } = *event {
            let shown: Vec<Tile> =
                Rules::PACK.tiles().filter(|&tile| shown.contains(tile)).collect();
            let shown = write_tiles(&shown);
            writeln!(text, "  {seat} has shown {shown} and thrown {tile}").expect("text");
        }
    }
    for seat in round.seats().iter() {
        view(&mut text, &View::alone(round, seat));
    }
    text + "\n"
}

fn view(text: &mut String, view: &View) {
    let mut lines = vec![format!("  seat {}: {}", view.seat, write_tiles(&view.hand))];
    if let Some(drawn) = view.drawn {
        lines.push(format!("    has drawn {drawn}"));
    }
    let fifteen = view.hand.len();
    let may = view.legal.actions();
    let mut simple: Vec<String> = may
        .iter()
        .filter(|action| !matches!(action, Action::Discard(_)))
        .map(Action::to_string)
        .collect();
    let kept: Vec<_> =
        view.hand.iter().filter(|tile| !view.legal.discard.contains(tile)).copied().collect();
    match kept.len() {
        0 => simple.push("discard any".to_owned()),
        n if n < fifteen => simple.push(format!("discard any but {}", write_tiles(&kept))),
        _ => {}
    }
    if !simple.is_empty() {
        lines.push(format!("    may {}", simple.join(", ")));
    }
    for other in Seat::ALL.into_iter().filter(|other| view.players[other.index()].playing) {
        let player = &view.players[other.index()];
        let twin = if player.shown_twin { ", has shown the twin" } else { "" };
        let pile = write_tiles(&player.discards);
        if !pile.is_empty() || !twin.is_empty() {
            lines.push(format!("    sees {other}: {} tiles{twin}; thrown {pile}", player.tiles));
        }
        if other != view.seat && !player.open.is_empty() {
            lines.push(format!("    open {other}: {}", write_tiles(&player.open)));
        }
    }
    for line in lines {
        writeln!(text, "{}", line.trim_end()).expect("text");
    }
}

/// The sheet, the places and the units.
fn sheet(game: &Match<Rules>) -> String {
    let mut text = String::new();
    for throws in game.throws() {
        let throws: Vec<String> =
            throws.iter().map(|(seat, pips)| format!("{seat} throws {pips}")).collect();
        writeln!(text, "{}", throws.join(", ")).expect("text");
    }
    for (index, round) in game.rounds().iter().enumerate() {
        let end = match round.round.outcome() {
            None => "running".to_owned(),
            Some(Outcome::Void) => "void".to_owned(),
            Some(Outcome::Won(finish)) => won(finish, game.rules()),
        };
        writeln!(text, "round {}, dealer {}: {end}", index + 1, round.dealer).expect("text");
        if let Some(seat) = round.round.twin_shown() {
            writeln!(text, "  twin shown by {seat}").expect("text");
        }
        if let Some(seat) = round.pot_taker().filter(|_| game.rules().pot) {
            writeln!(text, "  pot to {seat}").expect("text");
        }
        for seat in round.seats.iter() {
            let score = round.scores[seat.index()];
            let parts = [
                ("win", score.win),
                ("finish", score.loss),
                ("twin", score.twin),
                ("offence", score.offence),
            ];
            let parts: Vec<String> = parts
                .iter()
                .filter(|(_, points)| *points > 0)
                .map(|(name, points)| format!("{points} {name}"))
                .collect();
            if !parts.is_empty() {
                writeln!(text, "  {seat} writes {}", parts.join(" + ")).expect("text");
            }
        }
    }
    writeln!(text, "{} {:?}", game.rules().get(Setting::Counting), game.points()).expect("text");
    let seats: Vec<Seat> = game.seats().iter().collect();
    match game.places() {
        None => writeln!(text, "goes on with {}", write_tiles(&seats)),
        Some(places) => {
            let places: Vec<String> =
                places.iter().map(|place| format!("{} is {}.", place.seat, place.rank)).collect();
            writeln!(text, "over: {}", places.join(" "))
        }
    }
    .expect("text");
    if let Some(units) = game.units() {
        writeln!(text, "units {:?}, pot {}", units.seats, units.pot).expect("text");
    }
    text
}

fn won(finish: &Finish, rules: &Rules) -> String {
    let melds: Vec<String> = finish.melds.iter().map(|meld| write_tiles(meld)).collect();
    let okey = if finish.by_okey { ", an okey" } else { "" };
    let pairs = if finish.by_pairs { ", seven pairs" } else { "" };
    let color = if finish.one_color { ", one colour" } else { "" };
    format!(
        "{} finishes with {}{okey}{pairs}{color}, worth {}\n  {}",
        finish.seat,
        finish.discard,
        finish.value(rules),
        melds.join(" | ")
    )
}

#[test]
fn golden_games_are_played_seen_and_saved_as_ever() {
    shared::check::<Rules>("golden", 30);
}
