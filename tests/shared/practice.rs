//! Exercises from rounds of bots.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::str::FromStr;

use istaka::{
    AnyRules, GAMES, Grade, Misplays, Named, Positions, is_right, judge, okey, okey101, practice,
    rummi,
};
use serde_json::Value;

use crate::exercises::holds;
use crate::sample::sample;

/// Makes exercises from rounds: disguised too the same actions are right and wrong, and the judge
/// finds a right one the best.
fn makes<G>(rules: &str, rounds: u64)
where
    G: Misplays + Positions + FromStr<Err: Debug>,
{
    let rules: AnyRules = rules.parse().expect("rules");
    let mut found: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for seed in 0..rounds {
        for one in practice(&rules, seed) {
            assert!(holds::<G>(&one.exercise, seed), "{one:?}");
            *found.entry((one.exercise.mistake, one.grade.name())).or_default() += 1;
        }
    }
    println!("{}: {found:?} in {rounds} rounds", G::NAME);
    assert!(!found.is_empty());
}

/// Checks the exercises that come with the game, as the page reads them.
#[test]
fn shipped_exercises_are_proved() {
    let text = include_str!("../../src/puzzles/practice.jsonl");
    let mut games = BTreeMap::<String, usize>::new();
    for line in text.lines() {
        let read: Value = serde_json::from_str(line).expect("JSON");
        let word = |value: &Value| value.as_str().expect("text").to_owned();
        let [game, position, did] = ["game", "position", "did"].map(|name| word(&read[name]));
        let right: Vec<String> =
            read["right"].as_array().expect("a list").iter().map(word).collect();
        let right: Vec<&str> = right.iter().map(String::as_str).collect();
        let is_right = |action: &str| is_right(&position, &right, action);
        assert_eq!(is_right(&did), Ok(Some(false)), "{line}");
        let judged = serde_json::to_value(judge(&position, false).expect("a position"));
        let judged = judged.expect("JSON");
        let ranked = judged["actions"].as_array().expect("a list").iter();
        let best = ranked.clone().find(|one| !one["worth"].is_null()).expect("an action");
        assert_eq!(is_right(&word(&best["action"])), Ok(Some(true)), "{line}");
        assert!(Grade::named(&word(&read["grade"])).is_some(), "{line}");
        *games.entry(game).or_default() += 1;
    }
    assert!(games.len() == GAMES.len() && games.values().all(|count| *count >= 10), "{games:?}");
}

#[test]
fn exercises_of_okey_are_proved() {
    makes::<okey::Rules>("turkish", sample(3, 400));
}

#[test]
fn exercises_of_101_okey_are_proved() {
    makes::<okey101::Rules>("yuzbir", sample(12, 400));
}

#[test]
fn exercises_of_table_rummy_are_proved() {
    makes::<rummi::Rules>("rummi80", sample(40, 400));
}
