//! Mistakes of rounds, to be tried again in disguise.

use std::fmt::Debug;
use std::str::FromStr;

use istaka::{
    Actor, Bot, Exercise, Level, Match, Misplays, Offered, Positions, Ranked, Seat, Worth,
    disguise, exercises, is_right, okey, okey101, rummi, write_record,
};

use crate::sample::sample;

/// The seat of the player whose mistakes are looked for.
const SEAT: Seat = Seat::ALL[0];

/// Plays a round with a poor player at the first seat, and returns its record.
fn played<G: Offered + FromStr<Err: Debug>>(rules: &str, seed: u64) -> String {
    let rules: G = rules.parse().expect("rules");
    let mut game = Match::new(rules, seed);
    let mut poor = G::Player::new(&rules, Level::Beginner.into(), seed);
    let mut others = G::Player::new(&rules, Level::Medium.into(), seed);
    game.deal().expect("a deal");
    while let Some(turn) = game.turn() {
        let bot = if turn == SEAT { &mut poor } else { &mut others };
        let action = bot.decide(&game.view(turn).expect("dealt"), &mut || false);
        game.play(turn, action).expect("bots keep the rules");
    }
    write_record(&game)
}

/// Checks the exercises of rounds: disguised too the same actions are right and wrong, and the
/// judge still finds a right one the best.
fn tries<G>(rules: &[&str], count: u64)
where
    G: Misplays + Positions + FromStr<Err: Debug>,
{
    let (mut found, mut others) = (0, 0);
    for seed in 0..count {
        let record = played::<G>(rules[seed as usize % rules.len()], seed);
        for exercise in exercises(&record, 0, SEAT).expect("a record") {
            found += 1;
            others += u32::from(!holds::<G>(&exercise, seed));
        }
    }
    println!("{found} exercises of {}, another best action in {others}", G::NAME);
    assert!(found as u64 > count / 4, "{found}");
    assert_eq!(others, 0);
}

/// Checks an exercise and its disguise. Returns `false` if the judge finds another action the best.
pub fn holds<G>(exercise: &Exercise, seed: u64) -> bool
where
    G: Misplays + Positions + FromStr<Err: Debug>,
{
    let Exercise { position, did, right, lost, .. } = exercise;
    assert!(*lost >= G::LEAST && !right.is_empty(), "{exercise:?}");
    let all: Vec<&str> = [did].into_iter().chain(right).map(String::as_str).collect();
    assert_eq!(is_right(position, &all[1..], did), Ok(Some(false)), "{exercise:?}");
    let other = disguise(position, &all, seed).expect("a position");
    assert_ne!(other.position, *position);
    let other_right: Vec<&str> = other.actions[1..].iter().map(String::as_str).collect();
    let answer = |action: &str| is_right(&other.position, &other_right, action);
    assert_eq!(answer(&other.actions[0]), Ok(Some(false)), "{exercise:?}\n{other:?}");
    for action in &other_right {
        assert_eq!(answer(action), Ok(Some(true)), "{exercise:?}\n{other:?}");
    }
    let view = G::read_position(&other.position, 1).expect("a position").view();
    let best = |ranked: &Ranked<G::Action, G::Facts>| ranked.worth.is_some();
    let ranking = G::ranking(&view, false);
    let best = ranking.iter().find(|ranked| best(ranked)).expect("an action");
    if answer(&best.action.to_string()) == Ok(Some(true)) {
        return true;
    }
    println!("{exercise:?}\n{other:?}\n{} {:?}", best.action, best.worth);
    false
}

#[test]
fn mistakes_of_okey_are_tried_again_in_disguise() {
    let rules = ["turkish", "board", "sayili", "turkish players=2"];
    tries::<okey::Rules>(&rules, sample(4, 200));
}

#[test]
fn mistakes_of_101_okey_are_tried_again_in_disguise() {
    tries::<okey101::Rules>(&["yuzbir", "yuzbir_katlamali players=3"], sample(8, 200));
}

#[test]
fn mistakes_of_table_rummy_are_tried_again_in_disguise() {
    tries::<rummi::Rules>(&["rummi80", "rummi80 players=2"], sample(4, 200));
}

#[test]
fn colours_stay_where_rules_tell_them_apart() {
    let hand = "R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
    let position = |rules| format!("{rules}; indicator Y1; hand {hand}");
    let changes = |rules, seed| {
        let text = position(rules);
        let other = disguise(&text, &["discard R6"], seed).expect("a position");
        !other.position.contains("indicator Y1") || !other.actions[0].contains("R6")
    };
    for seed in 0..20 {
        assert!(!changes("turkish color-double=yes", seed));
    }
    assert!((0..20).filter(|&seed| changes("turkish", seed)).count() > 15);
}

#[test]
fn a_right_finish_may_throw_another_tile() {
    let hand = "R1 R2 R3 R4 B7 B8 B9 B10 K4 K5 K6 K7 Y9 Y10 Y11";
    let text = format!("turkish; indicator Y1; hand {hand}");
    let answer = |action| is_right(&text, &["finish R1"], action);
    assert_eq!(answer("finish R4"), Ok(Some(true)));
    assert_eq!(answer("discard R4"), Ok(Some(false)));
}

#[test]
fn worth_is_told_in_the_unit_of_the_game() {
    let record = played::<rummi::Rules>("rummi80", 1);
    for exercise in exercises(&record, 0, SEAT).expect("a record") {
        assert_eq!(exercise.unit, Worth::Tiles);
    }
    assert_eq!(exercises(&record, 1, SEAT).expect("a record"), []);
    assert!(exercises("nothing", 0, SEAT).is_err());
}
