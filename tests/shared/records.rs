//! Running matches as they are saved, in `tests/data/running/`: one for each preset and number of
//! players of both games. A later version must read them and show the same.
//!
//! ```text
//! board-3.record   the match; the first line has the version of the format
//! board-3.views    the view of each seat, a line of JSON each
//! ```
//!
//! Matches of two are in their first round. In those of three in Okey, a throw in the second round
//! has just been undone; in those of four, for practice, some more moves.
//!
//! `ISTAKA_GOLDEN=write cargo test --test shared records::` writes the views anew, and missing
//! records. It never changes a record.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::saved::{Saved, step, tables, turn};
use istaka::okey::{Action, Player, Rules};
use istaka::{Actor, Game, Level, Match, Undo, okey101, read_record, rummi, write_record};

fn data(directory: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", directory].iter().collect()
}

/// The path of the match of a preset.
fn record(preset: &str, players: u16) -> PathBuf {
    data("running").join(format!("{preset}-{players}.record"))
}

/// A match to be saved.
fn begun<G: Saved>(players: u16, rules: G) -> Match<G> {
    let mut bot = G::Bot::new(&rules, Level::Medium.into(), 0);
    let mut game = Match::new(rules, G::SEED + u64::from(players));
    game.deal().expect("a deal");
    let rounds = if players == 3 { 2 } else { 1 };
    while game.rounds().len() < rounds {
        step(&mut game, &mut bot);
        if turn(&game).is_none() {
            game.deal().expect("a second round");
        }
    }
    let mut thrower = None;
    for _ in 0..G::ACTIONS * players {
        let (seat, action) = step(&mut game, &mut bot);
        thrower = G::throws(&action).then_some(seat);
    }
    match players {
        3 if G::NAME == Rules::NAME => {
            while thrower.is_none() {
                let (seat, action) = step(&mut game, &mut bot);
                thrower = G::throws(&action).then_some(seat);
            }
            step(&mut game, &mut bot);
            assert_eq!(game.undo(thrower.expect("a throw")), Ok(Undo::Free));
        }
        4 => {
            game.mark_as_practice();
            let seat = turn(&game).expect("the round goes on");
            for _ in 0..2 {
                game.undo(seat).expect("it is for practice");
            }
        }
        _ => {}
    }
    game
}

/// The view of each seat, one per line.
fn views<G: Saved>(game: &Match<G>) -> String {
    let seats = game.rules().seats();
    let json = |seat| serde_json::to_string(&game.view(seat).expect("dealt")).expect("JSON");
    seats.iter().map(|seat| json(seat) + "\n").collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn load<G: Game>(path: &Path) -> Match<G> {
    read_record(&read(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn running_matches_are_loaded_and_seen_as_ever<G: Saved>() {
    let write = env::var("ISTAKA_GOLDEN").is_ok_and(|value| value == "write");
    for (preset, players, rules) in tables::<G>() {
        let path = record(preset, players);
        if write && !path.exists() {
            fs::write(&path, write_record(&begun(players, rules))).expect("written");
        }
        let (name, record) = (path.display(), read(&path));
        let game: Match<G> = load(&path);
        assert_eq!(write_record(&game), record, "{name}");
        assert_eq!(*game.rules(), rules, "{name}");
        assert_eq!(
            (game.rounds().len(), game.practice()),
            match players {
                2 => (1, false),
                3 => (2, false),
                _ => (1, true),
            },
            "{name}"
        );
        let seen = path.with_extension("views");
        if write {
            fs::write(&seen, views(&game)).expect("written");
        }
        assert_eq!(views(&game), read(&seen), "{name}");
        for (line, seat) in read(&seen).lines().zip(game.rules().seats().iter()) {
            assert_eq!(game.view(seat), serde_json::from_str(line).expect("a view"), "{name}");
        }
    }
}

#[test]
fn running_matches_of_okey_are_loaded_and_seen_as_ever() {
    running_matches_are_loaded_and_seen_as_ever::<Rules>();
}

#[test]
fn running_matches_of_the_game_with_80_tiles_are_loaded_and_seen_as_ever() {
    running_matches_are_loaded_and_seen_as_ever::<rummi::Rules>();
}

#[test]
fn running_matches_of_101_okey_are_loaded_and_seen_as_ever() {
    running_matches_are_loaded_and_seen_as_ever::<okey101::Rules>();
}

#[test]
fn every_running_match_is_of_a_preset() {
    let count = tables::<Rules>().count()
        + tables::<rummi::Rules>().count()
        + tables::<okey101::Rules>().count();
    assert_eq!(fs::read_dir(data("running")).expect("a directory").count(), 2 * count);
}

#[test]
fn a_match_that_was_loaded_goes_on() {
    for (preset, players, rules) in tables::<Rules>() {
        let path = record(preset, players);
        let name = path.display();
        let mut game: Match<Rules> = load(&path);
        let mut bot = Player::new(&rules, Level::Easy, 0);
        // Up to the next throw, which may be undone, and is then repeated.
        let thrower = loop {
            if let (seat, Action::Discard(_)) = step(&mut game, &mut bot) {
                break seat;
            }
        };
        let thrown = game.clone();
        assert_eq!(game.undo(thrower), Ok(Undo::Free), "{name}");
        let (seat, _) = step(&mut game, &mut bot);
        assert_eq!((seat, &game), (thrower, &thrown), "{name}");
        while turn(&game).is_some() {
            step(&mut game, &mut bot);
        }
        game.deal().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(read_record(&write_record(&game)), Ok(game), "{name}");
    }
}
