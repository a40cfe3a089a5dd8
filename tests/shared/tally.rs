//! Score sheets: rounds of bots, entered as text, come to the scores of the engine; what cannot be
//! is refused.

use std::fs;
use std::path::Path;

use istaka::{
    Actor, AnyRules, Bot, Coded, Entered, EntryError, Level, Match, Offered, Seat, Tally, entry_of,
    game_of, plain_entry, read_record, tally, with_rules,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::sample::sample;

/// Rules beside the presets, for what no preset has.
const OTHERS: [&str; 14] = [
    "turkish color-double=yes one-colour=yes",
    "turkish partners=yes end=rounds rounds=3 ties=extra",
    "turkish stacking=max limit=5 starter=winner",
    "turkish partners=yes limit=6",
    "board false-joker=wild rounds=2 ties=extra",
    "pagat false-joker=wild color-double=yes",
    "kahvehane partners=yes limit=9",
    "sayili limit=5 twin=3",
    "yuzbir factors=once unopened-cap=yes held-in-sum=yes open-points=51",
    "yuzbir partners=yes from-hand=any-turn open-points=51",
    "yuzbir declare-pairs=yes open-pairs=4 indicator-pair=single from-hand=alone",
    "yuzbir feed=flat okey-lost=yes playable=off open-points=51",
    "rummi80 count=winner-takes opening=0",
    "rummi106 count=minus joker-value=50",
];

fn rules(text: &str) -> AnyRules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays matches of bots and checks their score sheets; returns the entries of each match.
fn sheets<G: Offered + Entered + Into<AnyRules>>(rules: G, wanted: usize) -> Vec<Vec<String>> {
    let mut sheets: Vec<Vec<String>> = Vec::new();
    let mut played = 0;
    for seed in 0.. {
        let mut game = Match::new(rules, seed);
        let levels = [Level::Easy, Level::Hard, Level::Beginner, Level::Medium];
        let level = levels[(seed % 4) as usize];
        let mut bot = G::Player::new(&rules, level.into(), seed);
        while !game.is_over() && played < wanted {
            game.deal().expect("a deal");
            played += 1;
            while let Some(seat) = game.turn() {
                let view = game.view(seat).expect("dealt");
                game.play(seat, bot.decide(&view, &mut || false)).expect("a legal action");
            }
        }
        let rounds = 0..game.rounds().len();
        let entry = |round| entry_of(&game, round).expect("it is over");
        let entries: Vec<String> = rounds.map(entry).collect();
        comes_to_the_same(&game, &entries);
        sheets.push(entries);
        if played >= wanted {
            return sheets;
        }
    }
    unreachable!("seeds do not end")
}

/// Checks a score sheet against the match.
fn comes_to_the_same<G: Entered + Into<AnyRules>>(game: &Match<G>, entries: &[String]) {
    let rules: AnyRules = (*game.rules()).into();
    let lines: Vec<&str> = entries.iter().map(String::as_str).collect();
    let told = |error: EntryError| panic!("{}: {error}\n{}", game.rules(), entries.join("\n"));
    let tally = tally(&rules, &lines).unwrap_or_else(told);
    for ((round, played), line) in tally.rounds.iter().zip(game.rounds()).zip(&lines) {
        assert_eq!(round.points, played.points, "{}: {line}", game.rules());
        assert_eq!((round.seats, round.decided), (played.seats, played.is_decided), "{line}");
        assert_eq!(plain_entry(&rules, line).as_deref(), Ok(*line));
    }
    let standing = game.standing();
    assert_eq!(tally.rounds.len(), game.rounds().len());
    assert_eq!((tally.totals, tally.over), (game.points(), game.is_over()), "{}", game.rules());
    assert_eq!((tally.seats, tally.decided), (standing.seats, standing.decided));
    assert!(tally.leaders.iter().eq(standing.winners()));
    if tally.over {
        let faults = istaka::tally(&rules, &[&lines[..], &["void"]].concat()).unwrap_err().faults;
        assert_eq!(faults[0].code(), "matchOver");
    }
}

/// Checks that texts with a few changes are read or refused, and are read as they are written.
fn survives_changes(rules: &AnyRules, entries: &[String], random: &mut ChaCha8Rng) {
    const WORDS: [&str; 18] = [
        "finish",
        "void",
        "hand",
        "opened",
        "0",
        "3",
        "65535",
        "99999",
        "-1",
        "okey",
        "pairs",
        "penalty",
        "feed",
        "misdeclared",
        ";",
        "é",
        "indicator",
        "announced",
    ];
    for entry in entries {
        for _ in 0..8 {
            let mut words: Vec<&str> = entry.split(' ').collect();
            for _ in 0..random.random_range(1..4) {
                let at = random.random_range(0..words.len());
                let word = WORDS[random.random_range(0..WORDS.len())];
                match random.random_range(0..4) {
                    0 => words[at] = word,
                    1 => words.insert(at, word),
                    2 if words.len() > 1 => drop(words.remove(at)),
                    _ => words.push("; hand 1 7"),
                }
            }
            let text = words.join(" ");
            let cut: String = text.chars().take(random.random_range(0..80)).collect();
            for text in [text.as_str(), cut.as_str()] {
                let _ = tally(rules, &[text, entry, text]);
                if let Ok(written) = plain_entry(rules, text) {
                    assert_eq!(plain_entry(rules, &written).as_ref(), Ok(&written), "{text}");
                }
            }
        }
    }
}

/// Checks the score sheets of matches by these rules with each number of players; returns all
/// entries.
fn adds_up(text: &str, rounds: usize) -> Vec<String> {
    let mut entries = Vec::new();
    let mut random = ChaCha8Rng::seed_from_u64(rounds as u64);
    let most = if text.contains("partners=yes") { 4..=4 } else { 2..=4 };
    let shares: Vec<u16> = most.collect();
    for (at, players) in shares.iter().enumerate() {
        let share = rounds / shares.len() + usize::from(at < rounds % shares.len());
        let Ok(rules) = format!("{text} players={players}").parse::<AnyRules>() else {
            panic!("{text} players={players}")
        };
        let sheets = with_rules!(rules, rules => sheets(rules, share));
        sheets.iter().for_each(|entries| survives_changes(&rules, entries, &mut random));
        entries.extend(sheets.into_iter().flatten());
    }
    entries
}

/// The entries of a usual number of rounds by these rules.
fn each(text: &str) -> Vec<String> {
    adds_up(text, sample(20, 200))
}

fn all_of(game: &str) -> Vec<&'static str> {
    let all = AnyRules::presets().into_iter().chain(OTHERS);
    all.filter(|text| rules(text).game() == game).collect()
}

#[test]
fn score_sheets_of_okey_add_up() {
    let entries: Vec<String> = all_of("okey").into_iter().flat_map(each).collect();
    has_all(&entries, &["finish", "twin", "indicator", "void"]);
}

#[test]
fn score_sheets_of_101_okey_add_up() {
    let entries: Vec<String> = all_of("okey101").into_iter().flat_map(each).collect();
    has_all(&entries, &["okey", "hand ", "pairs", "penalty", "exhausted"]);
}

#[test]
fn score_sheets_of_table_rummy_add_up() {
    let entries: Vec<String> = all_of("rummi").into_iter().flat_map(each).collect();
    has_all(&entries, &["finish", "hand"]);
}

/// Checks that each word is in one of the entries.
fn has_all(entries: &[String], words: &[&str]) {
    let all = entries.join("\n");
    for word in words {
        assert!(all.contains(word), "{word} is in none of\n{all}");
    }
}

/// Checks the score sheet of a record, if all its rounds were played to their end.
fn recorded<G: Entered + Into<AnyRules>>(_: G, record: &str) -> Vec<String> {
    let game: Match<G> = read_record(record).expect("a record");
    let rounds = 0..game.rounds().len();
    let entries: Option<Vec<String>> = rounds.map(|round| entry_of(&game, round)).collect();
    let entries = entries.unwrap_or_default();
    if !entries.is_empty() {
        comes_to_the_same(&game, &entries);
    }
    entries
}

#[test]
fn score_sheets_of_golden_games_add_up() {
    let mut entries = Vec::new();
    for folder in ["golden", "okey101", "rummi"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
        for file in fs::read_dir(folder).expect("a folder") {
            let path = file.expect("a file").path();
            if path.extension().is_some_and(|end| end == "record") {
                let text = fs::read_to_string(&path).expect("a text");
                let usual = game_of(&text).and_then(AnyRules::usual).expect("a record of a game");
                entries.extend(with_rules!(usual, usual => recorded(usual, &text)));
            }
        }
    }
    has_all(&entries, &["okey", "pairs", "one-colour", "void", "indicator", "twin", "misdeclared"]);
    has_all(&entries, &["exhausted", "hand", "blocked", "at-once", "opened"]);
    assert!(entries.len() > 40, "{}", entries.len());
}

fn totals(text: &str, rounds: &[&str]) -> Tally {
    tally(&rules(text), rounds).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn seats(tally: &Tally) -> Vec<usize> {
    tally.leaders.iter().map(Seat::index).collect()
}

#[test]
fn entries_count_by_the_rules() {
    // RULES section 6: 2, 4 with an okey, 8 with both; colours double.
    let points = |rules: &str, entry: &str| totals(rules, &[entry]).totals;
    assert_eq!(points("turkish", "finish 0"), [0, 2, 2, 2]);
    assert_eq!(points("turkish", "finish 0 okey pairs; twin 2"), [1, 9, 8, 9]);
    assert_eq!(points("turkish color-double=yes", "finish 1; indicator K"), [4, 0, 4, 4]);
    assert_eq!(points("turkish color-double=yes", "finish 1; indicator Y"), [2, 0, 2, 2]);
    assert_eq!(points("turkish one-colour=yes", "finish 1 one-colour"), [4, 0, 4, 4]);
    assert_eq!(points("turkish strict-declare=yes", "void; misdeclared 1 3 1"), [0, 4, 0, 2]);
    assert_eq!(points("board", "finish 3 okey"), [0, 0, 0, 1]);
    assert_eq!(points("sayili", "finish 3 okey"), [0, 0, 0, 4]);
    // OKEY101 section 10.
    let opened = "opened 0 series; opened 1 pairs; hand 1 20 1";
    assert_eq!(points("yuzbir", &format!("finish 0 okey; {opened}")), [-202, 181, 404, 404]);
    assert_eq!(points("yuzbir", "finish 0 hand; opened 0 series"), [-202, 404, 404, 404]);
    assert_eq!(
        points("yuzbir_esli", "finish 0; opened 0 series; penalty 2 playable"),
        [-101, 202, 101, 202]
    );
    assert_eq!(points("yuzbir", "exhausted; opened 0 series; hand 0 7"), [7, 202, 202, 202]);
    assert_eq!(points("yuzbir", "void"), [0; 4]);
    assert_eq!(points("yuzbir declare-pairs=yes", "exhausted; announced 1"), [202, 404, 202, 202]);
    assert_eq!(
        points("yuzbir_cezali", "exhausted; penalty 3 misopened; penalty 3 okey"),
        [202, 202, 202, 404]
    );
    // RULES 7.8, 7.10.
    assert_eq!(points("rummi80 players=2", "finish 2; hand 0 34"), [34, 0, 0, 0]);
    assert_eq!(points("rummi80", "finish 2 at-once; opened 1"), [200, 100, 0, 200]);
    assert_eq!(
        points("rummi106", "blocked; hand 0 5; hand 1 5; hand 2 10; hand 3 8"),
        [4, 4, -5, -3]
    );
}

#[test]
fn the_entries_of_the_documents_are_read() {
    let text = include_str!("../../docs/notation.md");
    let section = text.split("## A score sheet").nth(1).expect("the section");
    let examples = section.split("```").nth(1).expect("examples");
    let lines: Vec<&str> = examples.lines().skip(1).collect();
    assert_eq!(lines.len(), 7);
    for line in lines {
        let (options, entry) = line.split_once("  ").expect("rules and an entry");
        totals(options, &[entry]);
        let written = plain_entry(&rules(options), entry);
        assert_eq!(written.as_deref(), Ok(entry.trim()));
    }
}

#[test]
fn a_tally_tells_sides_and_the_end() {
    let pair = ["finish 1", "finish 3 okey pairs; twin 1", "finish 2", "finish 2"];
    let tally = totals("kahvehane partners=yes", &pair[..2]);
    let sides: Vec<i32> = tally.sides.iter().map(|side| side.total).collect();
    assert_eq!((sides, tally.over), (vec![-2, 20], true));
    assert_eq!(seats(&tally), [1, 3]);
    let tally = totals("turkish limit=5 players=3", &["finish 0", "finish 0", "finish 1"]);
    assert_eq!((tally.totals, tally.over), ([2, 4, 0, 6], false));
    assert_eq!(tally.seats.iter().map(Seat::index).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(seats(&tally), [0]);
    let tally = totals("rummi80 players=2 rounds=1", &["finish 2; hand 0 34"]);
    assert!(tally.over && seats(&tally) == [2]);
    assert_eq!(tally.sides[0].total, -34);
}

/// Checks that the last of these rounds is refused for these reasons.
fn refuses(cases: &[(&str, &[&str], &[&str])]) {
    for &(text, rounds, codes) in cases {
        let error = tally(&rules(text), rounds).expect_err(rounds[0]);
        let found: Vec<&str> = error.faults.iter().map(|fault| fault.code()).collect();
        assert_eq!(found, codes, "{text}: {error}");
        assert_eq!((error.code(), error.round), ("badEntry", rounds.len()), "{error}");
    }
}

#[test]
fn impossible_entries_of_okey_are_refused_with_all_reasons() {
    refuses(&[
        ("turkish", &["finish 1 2"], &["twoWinners"]),
        ("turkish", &["finish 1; finish 2"], &["twoWinners"]),
        ("turkish", &["finish 1; void"], &["twoEnds"]),
        ("turkish", &["twin 1"], &["missingField"]),
        ("turkish", &[""], &["missingField"]),
        ("turkish", &["finish 4"], &["badValue"]),
        ("turkish players=2", &["finish 1; twin 3"], &["notPlaying", "notPlaying"]),
        ("turkish", &["finish 1 hand; colour R"], &["badValue", "unknownField"]),
        ("turkish", &["finish 1; indicator R"], &["notByRules"]),
        ("turkish color-double=yes", &["finish 1"], &["missingField"]),
        ("turkish color-double=yes", &["void; indicator R"], &["notCounted"]),
        ("turkish color-double=yes", &["finish 1; indicator F"], &["notByRules"]),
        ("turkish", &["finish 1; misdeclared 2"], &["notByRules"]),
        ("board", &["finish 1 pairs one-colour; twin 0"], &["notByRules"; 3]),
        ("sayili limit=5", &["finish 1 okey", "void; twin 1"], &["lastPoints"]),
        ("turkish limit=5", &["finish 0 okey", "finish 0 okey", "finish 0"], &["matchOver"]),
        (
            "turkish limit=5 players=3",
            &["finish 0", "finish 0", "finish 1", "finish 3"],
            &["notPlaying"],
        ),
        ("turkish", &[&"finish 1; ".repeat(200)], &["tooLong"]),
    ]);
}

#[test]
fn impossible_entries_of_101_okey_are_refused_with_all_reasons() {
    refuses(&[
        ("yuzbir", &["finish 0"], &["notOpened"]),
        ("yuzbir", &["finish 0; opened 0 series; hand 0 5"], &["tilesLeft"]),
        ("yuzbir", &["finish 0; opened 0 pairs"], &["noSeries"]),
        (
            "yuzbir",
            &["finish 0 hand; opened 0 series; opened 1 series; hand 1 9"],
            &["othersOpened"],
        ),
        ("yuzbir", &["finish 0; opened 0 series; opened 1 series"], &["missingField"]),
        ("yuzbir", &["exhausted; opened 1 series; hand 1 0"], &["noTiles"]),
        ("yuzbir", &["exhausted; opened 1 series; hand 1 170"], &["tooMuch"]),
        (
            "yuzbir",
            &["finish 0 okey; opened 0 series; opened 1 series; hand 1 9 2"],
            &["tooManyOkeys"],
        ),
        ("yuzbir", &["void; penalty 1 okey"], &["notCounted"]),
        ("yuzbir all-pairs=play-on", &["void"], &["notByRules"]),
        (
            "yuzbir players=2",
            &["exhausted; opened 0 pairs; opened 2 pairs; hand 0 9; hand 2 9"],
            &["allByPairs"],
        ),
        (
            "yuzbir",
            &["exhausted; penalty 1 record; penalty 1 okey 50; penalty 1 rude"],
            &["badValue"],
        ),
        (
            "yuzbir",
            &["exhausted; penalty 1 record; penalty 1 okey 50"],
            &["notByRules", "badValue"],
        ),
        ("yuzbir_cezali", &["exhausted; penalty 1 feed 110"], &["notOpened"]),
        (
            "yuzbir_cezali",
            &["exhausted; opened 2 series; hand 2 9; penalty 1 feed 260"],
            &["badValue"],
        ),
        ("yuzbir", &["exhausted; announced 1"], &["notByRules"]),
        ("yuzbir", &["exhausted; opened 1 series; opened 1 pairs; hand 1 3"], &["repeatedField"]),
    ]);
}

#[test]
fn impossible_entries_of_table_rummy_are_refused_with_all_reasons() {
    refuses(&[
        (
            "rummi80",
            &["finish 0; hand 0 3; hand 1 4; hand 2 0"],
            &["tilesLeft", "noTiles", "missingField"],
        ),
        ("rummi80", &["finish 0 at-once; opened 0"], &["hasOpened"]),
        ("rummi80 players=2", &["finish 0; hand 2 641"], &["tooMuch"]),
        ("rummi80 players=2", &["blocked; hand 0 400; hand 2 400"], &["tooMuch"]),
    ]);
}

#[test]
fn an_error_names_round_field_and_seat() {
    let rounds = ["finish 0; opened 0 series", "finish 0; opened 0 series; hand 0 5; hand 9 1"];
    let error = tally(&rules("yuzbir"), &rounds).expect_err("a hand of nobody");
    assert_eq!(error.to_string(), "round 2: hand: the value cannot be read: 9 1");
    let error = tally(&rules("yuzbir"), &[rounds[1].trim_end_matches("; hand 9 1")]);
    let told = "round 1: hand 0: the player who finished has no tiles left";
    assert_eq!(error.expect_err("tiles left").to_string(), told);
}
