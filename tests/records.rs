//! Matches that are still being played, as they are saved, in `tests/data/running/`: one for each
//! preset and number of players, those of `board`, `turkish` and `pagat` in version 1 of the
//! format. A later version must read them and show the same.
//!
//! ```text
//! board-3.record   the match
//! board-3.views    what each seat sees of it
//! ```
//!
//! Those of two are in their first round. Of three a throw in the second round, and of four,
//! for practice, some moves more, have been taken back just before.
//!
//! `ISTAKA_GOLDEN=write cargo test --test records` writes the views anew, and the records that are
//! not there. It never changes a record.

mod common;

use std::path::{Path, PathBuf};
use std::{env, fs};

use istaka::{
    Action, Bot, Game, Level, Match, Named, Player, Preset, Round, Rules, Seat, Undo, View,
    read_record, write_record,
};

/// Every preset with every number of players, and the text of its rules.
fn tables() -> impl Iterator<Item = (PathBuf, u16, Rules)> {
    let each =
        Preset::ALL.into_iter().flat_map(|preset| (2..=4).map(move |players| (preset, players)));
    each.map(|(preset, players)| {
        let (preset, directory) = (preset.name(), env!("CARGO_MANIFEST_DIR"));
        let path = [directory, "tests", "data", "running", &format!("{preset}-{players}.record")];
        let rules = common::rules(&format!("{preset} players={players}"));
        (path.iter().collect(), players, rules)
    })
}

fn turn(game: &Match<Rules>) -> Option<Seat> {
    game.round().and_then(Round::turn)
}

/// One move of whoever is to move.
fn step(game: &mut Match<Rules>, bot: &mut Player) -> (Seat, Action) {
    let seat = turn(game).expect("the round goes on");
    let action = bot.decide(&game.view(seat).expect("dealt"), &mut || false);
    game.play(seat, action.clone()).expect("a legal action");
    (seat, action)
}

/// A match to be saved.
fn begun(players: u16, rules: Rules) -> Match<Rules> {
    let mut bot = Player::new(&rules, Level::Medium, 0);
    let mut game = Match::new(rules, u64::from(players));
    game.deal().expect("a deal");
    let rounds = if players == 3 { 2 } else { 1 };
    while game.rounds().len() < rounds {
        step(&mut game, &mut bot);
        if turn(&game).is_none() {
            game.deal().expect("a second round");
        }
    }
    (0..7 * players).for_each(|_| drop(step(&mut game, &mut bot)));
    match players {
        3 => {
            let thrower = loop {
                if let (seat, Action::Discard(_)) = step(&mut game, &mut bot) {
                    break seat;
                }
            };
            step(&mut game, &mut bot);
            assert_eq!(game.undo(thrower), Ok(Undo::Free));
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
fn views(game: &Match<Rules>) -> String {
    let seats = game.rules().seats();
    seats.iter().map(|seat| format!("{}\n", game.view(seat).expect("dealt"))).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn running_matches_are_loaded_and_seen_as_ever() {
    let write = env::var("ISTAKA_GOLDEN").is_ok_and(|value| value == "write");
    for (path, players, rules) in tables() {
        if write && !path.exists() {
            fs::write(&path, write_record(&begun(players, rules))).expect("written");
        }
        let (name, record) = (path.display(), read(&path));
        let game: Match<Rules> =
            read_record(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        if record.starts_with("istaka 1\n") {
            // Of the first version of the format: what it means is written in other words today.
            assert_eq!(read_record(&write_record(&game)).as_ref(), Ok(&game), "{name}");
        } else {
            assert_eq!(*game.rules(), rules, "{name}");
            assert_eq!(write_record(&game), record, "{name}");
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
        for line in read(&seen).lines() {
            let view: View = line.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(game.view(view.seat), Some(view), "{name}");
        }
    }
}

#[test]
fn a_match_that_was_loaded_goes_on() {
    for (path, _, rules) in tables() {
        let (name, record) = (path.display(), read(&path));
        let mut game: Match<Rules> = read_record(&record).expect("a record");
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
