//! Matches that are still being played, as they are saved, in `tests/data/running/`: one for each
//! preset and number of players of both games. A later version must read them and show the same.
//!
//! ```text
//! board-3.record   the match; the first line says in which version of the format
//! board-3.views    what each seat sees of it
//! ```
//!
//! Those of two are in their first round. Of three, in Okey a throw in the second round, and of
//! four, for practice, some moves more, have been taken back just before.
//!
//! In `tests/data/version-2/` the golden games of both games are kept as they were saved in that
//! version.
//!
//! `ISTAKA_GOLDEN=write cargo test --test shared records::` writes the views anew, and the records
//! that are not there. It never changes a record.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::saved::{Saved, parsed, step, tables, turn};
use istaka::{
    Action, Actor, Game, Level, Match, Player, Rules, Undo, read_record, rummi, write_record,
};

fn data(directory: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", directory].iter().collect()
}

/// Where the match of a preset is.
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

/// What each seat sees, a line for each.
fn views<G: Saved>(game: &Match<G>) -> String {
    let seats = game.rules().seats();
    seats.iter().map(|seat| format!("{}\n", game.view(seat).expect("dealt"))).collect()
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
        // What was written in an earlier version may be written in other words today.
        assert_eq!(read_record(&write_record(&game)).as_ref(), Ok(&game), "{name}");
        if !record.starts_with("istaka 1\n") {
            assert_eq!(*game.rules(), rules, "{name}");
        }
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
            assert_eq!(game.view(seat), Some(parsed(line)), "{name}");
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
fn every_running_match_is_of_a_preset() {
    let count = tables::<Rules>().count() + tables::<rummi::Rules>().count();
    assert_eq!(fs::read_dir(data("running")).expect("a directory").count(), 2 * count);
}

/// The golden games as version 2 saved them are the matches that they are today.
fn golden_games_of_version_2_are_the_same_matches<G: Game>(old: &str, new: &str, count: usize) {
    let files = fs::read_dir(data(old)).expect("a directory");
    let files: Vec<_> = files.map(|file| file.expect("a file").file_name()).collect();
    assert_eq!(files.len(), count, "{old}: {files:?}");
    for file in files {
        let path = data(old).join(&file);
        assert!(read(&path).starts_with("istaka 2\n"), "{}", path.display());
        assert_eq!(load::<G>(&path), load(&data(new).join(&file)), "{}", path.display());
    }
}

#[test]
fn golden_games_of_okey_in_version_2_are_the_same_matches() {
    golden_games_of_version_2_are_the_same_matches::<Rules>("version-2/okey", "golden", 30);
}

#[test]
fn golden_games_of_the_game_with_80_tiles_in_version_2_are_the_same_matches() {
    golden_games_of_version_2_are_the_same_matches::<rummi::Rules>("version-2/rummi", "rummi", 9);
}

#[test]
fn a_match_that_was_loaded_goes_on() {
    for (preset, players, rules) in tables::<Rules>() {
        let path = record(preset, players);
        let name = path.display();
        let mut game: Match<Rules> = load(&path);
        let mut bot = Player::new(&rules, Level::Easy, 0);
        // To the next throw, which may be taken back, and is then done again.
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
