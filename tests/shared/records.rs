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
//! `tests/data/version-2/` and `version-3/` have the golden games of both games as saved in those
//! versions, and `tests/data/once/` a rule that has changed since: an opening in which a joker
//! counts as any tile that it could stand for.
//!
//! `ISTAKA_GOLDEN=write cargo test --test shared records::` writes the views anew, and missing
//! records. It never changes a record.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::saved::{Saved, step, tables, turn};
use istaka::okey::{Action, Player, Rules};
use istaka::{
    Actor, Game, Level, Match, RuleOptions, Undo, Wall, okey101, read_record, rummi, write_record,
    write_tiles,
};

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
        // Rules of an earlier version may have another text today.
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

/// Checks that the golden games saved by earlier versions are the same matches today.
fn golden_games_of_earlier_versions_are_the_same_matches<G: Game>(
    name: &str,
    new: &str,
    count: usize,
) {
    for version in [2, 3] {
        let old = format!("version-{version}/{name}");
        let files = fs::read_dir(data(&old)).expect("a directory");
        let files: Vec<_> = files.map(|file| file.expect("a file").file_name()).collect();
        assert_eq!(files.len(), count, "{old}: {files:?}");
        for file in files {
            let path = data(&old).join(&file);
            let first = format!("istaka {version}\n");
            assert!(read(&path).starts_with(&first), "{}", path.display());
            let (old, new) = (load::<G>(&path), load(&data(new).join(&file)));
            assert_eq!(old, new, "{}", path.display());
        }
    }
}

#[test]
fn golden_games_of_okey_in_earlier_versions_are_the_same_matches() {
    golden_games_of_earlier_versions_are_the_same_matches::<Rules>("okey", "golden", 30);
}

#[test]
fn golden_games_of_the_game_with_80_tiles_in_earlier_versions_are_the_same_matches() {
    golden_games_of_earlier_versions_are_the_same_matches::<rummi::Rules>("rummi", "rummi", 9);
}

/// An opening that is refused today counted until version 3.
#[test]
fn an_opening_that_counted_once_counts_in_what_was_kept() {
    let once = |name: &str| read(&data("once").join(name));
    let now = once("opening.now");
    let kept: Match<rummi::Rules> = read_record(&now).expect("a record of today");
    assert_eq!(write_record(&kept), now);
    assert_eq!(kept.rules().to_string(), "rummi80 players=3 opening-joker=any rounds=1");
    let old: Match<rummi::Rules> = read_record(&once("opening.record")).expect("a record");
    assert_eq!(old, kept);
    for version in [1, 2] {
        let old = once("opening.record").replace("istaka 3", &format!("istaka {version}"));
        let without =
            |line: &&str| !["players", "result"].iter().any(|name| line.starts_with(name));
        let old: Vec<&str> = old.lines().filter(without).collect();
        let old: Match<rummi::Rules> = read_record(&old.join("\n")).expect("a record");
        assert_eq!(old.rounds(), kept.rounds(), "version {version}");
    }
    // Since then the rules of today apply.
    let here = once("opening.record").replace("istaka 3", "istaka 4");
    assert!(read_record::<rummi::Rules>(&here).is_err());
    assert_eq!(read_record(&write_record(&kept)), Ok(kept.clone()));
    // The part before that opening is a match by the rules of today.
    let before = once("opening.record");
    let before: String = before.lines().take(6).map(|line| format!("{line}\n")).collect();
    let before: Match<rummi::Rules> = read_record(&before).expect("a record");
    assert_eq!(before.rules().to_string(), "rummi80 players=3 rounds=1");
}

/// An opening that no longer counts is a legal action that ends the turn: this text is valid by
/// both rules, but is the same match only by the earlier one.
#[test]
fn a_match_that_both_counts_can_read_is_what_it_was() {
    let plan = rummi::Rules::rummi80(2).deal_plan();
    let mut tiles = istaka::tiles("J K6 K7").expect("tiles");
    tiles.extend(
        rummi::Rules::rummi80(2)
            .pack()
            .tiles()
            .filter(|tile| !tiles.contains(tile))
            .collect::<Vec<_>>(),
    );
    let wall = Wall::new(plan, 2, tiles, None).expect("a wall");
    let wall = write_tiles(wall.tiles());
    let text = |version: u8, rules: &str| {
        format!("istaka {version}\nrules {rules}\nseed 0\ndealer 2\nround {wall}\n0 lay J K6 K7\n")
    };
    let laid = |text: &str| {
        let game: Match<rummi::Rules> = read_record(text).expect("a record");
        (game.round().expect("dealt").table().len(), game.rules().to_string())
    };
    let (face, any) = ("rummi80 players=2", "rummi80 players=2 opening-joker=any");
    for version in 1..=3 {
        assert_eq!(laid(&text(version, face)), (1, any.to_owned()), "{version}");
    }
    assert_eq!(laid(&text(4, face)), (0, face.to_owned()));
    assert_eq!(laid(&text(4, any)), (1, any.to_owned()));
    let game: Match<rummi::Rules> = read_record(&text(3, face)).expect("a record");
    assert_eq!(read_record(&write_record(&game)), Ok(game.clone()));
    // The earlier rule is offered only in this match.
    let offers = |rules: &rummi::Rules| {
        rules.values(rummi::Setting::OpeningJoker).contains(&"any".to_owned())
    };
    assert!(offers(game.rules()) && !offers(&rummi::Rules::rummi80(2)));
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
