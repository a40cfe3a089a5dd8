//! `istaka strength` as its users see it.

use std::fs;
use std::path::PathBuf;

use crate::command::said;
use crate::sample::sample;
use crate::saved::play_on;
use istaka::okey::Rules;
use istaka::{
    Game, Level, Match, Review, Reviews, Seat, Skill, Strength, habits, okey101, rummi,
    write_record,
};
use serde::Serialize;

/// Saves a text, and returns its path.
fn saved(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("strength-{name}.record"));
    fs::write(&path, text).expect("written");
    path.to_str().expect("text").to_owned()
}

/// Runs `istaka strength`. Returns its output and its errors.
fn told(words: &[&str]) -> (String, String) {
    let (done, text, problem) = said(&[&["strength"], words].concat(), "");
    assert!(done, "{problem}");
    (text, problem)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("text and numbers")
}

/// With all samples there are enough rounds for a strength.
#[test]
fn a_strength_is_that_of_the_engine() {
    let rules = rummi::Rules::rummi80(2);
    let played = |seed| {
        let mut game = Match::new(rules, seed);
        play_on(&mut game, Level::Beginner, sample(1, usize::MAX));
        game
    };
    let games: Vec<Match<rummi::Rules>> = (0..sample(2, 25)).map(played).collect();
    let file =
        |(at, game): (usize, &Match<rummi::Rules>)| saved(&format!("{at}"), &write_record(game));
    let files: Vec<String> = games.iter().enumerate().map(file).collect();
    for (seat, name) in Seat::ALL.into_iter().zip(["0", "1", "2"]) {
        let rounds =
            games.iter().flat_map(|game| (0..game.rounds().len()).map(move |at| (game, at)));
        let rounds = rounds.filter(|_| rules.seats().contains(seat));
        let review = |(game, at)| rummi::Rules::review(game, at, seat).expect("the round is over");
        let reviews: Vec<_> = rounds.map(review).collect();
        let skills: Vec<Skill> = reviews.iter().map(Review::skill).collect();
        let strength = Strength::of::<rummi::Decision>(&skills);
        let words = ["--seat", name].into_iter().chain(files.iter().map(String::as_str));
        let (text, problem) = told(&words.collect::<Vec<&str>>());
        let rounds = skills.len();
        let decisions: usize = skills.iter().map(|skill| skill.decisions).sum();
        let lacks = [60_usize.saturating_sub(rounds), 300_usize.saturating_sub(decisions)];
        let missing = match (strength, lacks) {
            (Some(_), _) => String::new(),
            (None, [rounds, decisions]) => {
                format!(r#""missing":{{"rounds":{rounds},"decisions":{decisions}}},"#)
            }
        };
        // As text: numbers that were read again may differ in the last digit.
        let end = format!(r#"{},{missing}"habits":{}}}"#, json(&strength), json(&habits(&reviews)));
        let line = format!(r#"{{"game":"rummi","rounds":{rounds},"strength":{end}"#);
        assert_eq!((text, problem), (line + "\n", String::new()));
    }
}

#[test]
fn every_game_has_a_line_and_practice_does_not_count() {
    let mut practice = Match::new(rummi::Rules::rummi80(2), 7);
    play_on(&mut practice, Level::Easy, 1);
    practice.mark_as_practice();
    let mut running = Match::new(Rules::turkish(), 7);
    running.deal().expect("a deal");
    let empty = Match::new(okey101::Rules::yuzbir(4), 7);
    let files = [
        saved("practice", &write_record(&practice)),
        saved("empty", &write_record(&empty)),
        saved("running", &write_record(&running)),
    ];
    let (text, problem) = told(&files.each_ref().map(String::as_str));
    let practice = "practice.record: a match for practice does not count\n";
    assert!(problem.ends_with(practice), "{problem}");
    let none = r#""strength":null,"missing":{"rounds":60,"decisions":300},"habits":[]"#;
    let line = |game| format!("{{\"game\":\"{game}\",\"rounds\":0,{none}}}\n");
    assert_eq!(text, ["okey", "rummi", "okey101"].map(line).concat());
}

#[test]
fn an_error_names_the_file_and_nothing_is_told() {
    let fine = saved("fine", &write_record(&Match::new(Rules::turkish(), 7)));
    let bad = saved("bad", "istaka 4\nrules rummi80\nseed 7\ndealer 9\n");
    let none = format!("{fine}.none");
    for (file, words) in [(&bad, "line 4: "), (&none, "")] {
        let (done, text, problem) = said(&["strength", &fine, file], "");
        assert!(!done && text.is_empty(), "{text}");
        assert!(problem.starts_with(&format!("istaka: {file}: {words}")), "{problem}");
    }
}
