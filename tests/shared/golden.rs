//! Golden games: short matches named by their topic, in a folder of `tests/data/`.
//!
//! ```text
//! name.game     the play, written by hand
//! name.record   the match as saved; a later version must still read it
//! name.txt      the views and the score
//! ```
//!
//! A game has one item per line: `# comment`, `rules …`, `dealer 3`, `seed 7`, `deal` from the seed
//! or `deal hands | of | the | players / indicator / tiles to draw` (without an indicator in a game
//! that turns none), `0 draw` and other actions, `0 take: wildIsDead` for a refused one, `empty` to
//! draw until the stock is empty, and words of the game's own.
//!
//! `ISTAKA_GOLDEN=write cargo test golden::` writes the last two files anew. Check every change by
//! hand: the files are right because they were compared with the rules.

use std::fmt::{Debug, Write};
use std::path::PathBuf;
use std::{env, fs};

use crate::dealt;
use istaka::{Coded, Game, Match, Seat, read_record, write_record};

/// The part of a game that its golden games need.
pub trait Golden: Game<Err: Debug> {
    /// The next action of players who only draw, and discard if they have to; `None` once the stock
    /// is empty.
    fn rest(round: &Self::Round) -> Option<(Seat, Self::Action)>;

    /// Plays or describes a line that begins with a word of the game's own.
    fn line(_game: &mut Match<Self>, line: &str, _seen: &mut String) {
        panic!("no line of a game: {line}");
    }

    /// Describes an action of `seat` and the position after it, in a line; nothing by default.
    fn told(_round: &Self::Round, _seat: Seat, _event: &Self::Event) -> String {
        String::new()
    }

    /// Describes the score of a match.
    fn sheet(game: &Match<Self>) -> String;
}

/// Plays a match from text. Returns it, and what is told of it.
fn play<G: Golden>(text: &str) -> (Match<G>, String) {
    let (mut rules, mut seed, mut dealer) = (None, 0, None);
    let mut game: Option<Match<G>> = None;
    let mut seen = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "#" => writeln!(seen, "{line}").expect("text"),
            "rules" => rules = Some(rest.parse::<G>().expect(line)),
            "seed" => seed = rest.parse().expect("a seed"),
            "dealer" => dealer = Some(Seat::named(rest).expect("a seat")),
            _ => {
                let rules = rules.expect("the rules come first");
                let dealer = dealer.unwrap_or_else(|| rules.first_dealer(seed));
                let game = game.get_or_insert_with(|| Match::with_dealer(rules, seed, dealer));
                line_of(game, line, &mut seen);
            }
        }
    }
    let game = game.expect("a match");
    seen += &G::sheet(&game);
    (game, seen)
}

fn line_of<G: Golden>(game: &mut Match<G>, line: &str, seen: &mut String) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "deal" if rest.is_empty() => game.deal().expect("a deal"),
        "deal" => {
            let mut parts = rest.split('/').map(str::trim);
            let hands: Vec<&str> = parts.next().unwrap_or("").split('|').map(str::trim).collect();
            let plan = game.rules().deal_plan();
            let indicator = plan.turning.map(|_| parts.next().expect("an indicator"));
            let stock = parts.next().expect("tiles to draw");
            game.deal_wall(dealt::wall(plan, &hands, indicator, stock)).expect("a deal");
        }
        "empty" => {
            while let Some((seat, action)) = game.round().and_then(G::rest) {
                game.play(seat, action).expect("a legal action");
            }
        }
        seat => match Seat::named(seat) {
            Some(seat) => turn(game, seat, rest, seen),
            None => G::line(game, line, seen),
        },
    }
}

fn turn<G: Golden>(game: &mut Match<G>, seat: Seat, done: &str, seen: &mut String) {
    let is_code = |code: &&str| code.chars().all(|letter| letter.is_ascii_alphabetic());
    let refused = done.rsplit_once(": ").map(|(_, code)| code).filter(is_code);
    let done = refused.map_or(done, |code| &done[..done.len() - code.len() - 2]);
    let action: G::Action = done.parse().unwrap_or_else(|error| panic!("{done}: {error}"));
    let before = game.clone();
    let result = game.play(seat, action);
    assert_eq!(result.as_ref().err().map(Coded::code), refused, "{done}");
    match result {
        Err(error) => {
            assert_eq!(*game, before, "{done}");
            writeln!(seen, "{seat} {done}: refused, {error}").expect("text");
        }
        Ok(event) => *seen += &G::told(game.round().expect("dealt"), seat, &event),
    }
}

/// Plays all `count` games of a folder, and compares them with the files.
pub fn check<G: Golden>(folder: &str, count: usize) {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", folder].iter().collect();
    let write = env::var("ISTAKA_GOLDEN").is_ok_and(|value| value == "write");
    let files = fs::read_dir(&folder).expect("the folder of the golden games");
    let files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    let games = files.iter().filter(|path| path.extension().is_some_and(|kind| kind == "game"));
    let names: Vec<_> = games.filter_map(|path| path.file_stem()?.to_str()).collect();
    assert_eq!((names.len(), files.len()), (count, 3 * count), "{files:?}");
    for name in names {
        let path = |kind: &str| folder.join(format!("{name}.{kind}"));
        let read = |kind: &str| {
            let text = fs::read_to_string(path(kind));
            text.unwrap_or_else(|error| panic!("{}: {error}", path(kind).display()))
        };
        let (game, seen) = play::<G>(&read("game"));
        let record = write_record(&game);
        if write {
            fs::write(path("record"), &record).expect("written");
            fs::write(path("txt"), &seen).expect("written");
        }
        assert_eq!(seen, read("txt"), "{name}");
        assert_eq!(record, read("record"), "{name}");
        assert_eq!(read_record::<G>(&record), Ok(game), "{name}");
    }
}
