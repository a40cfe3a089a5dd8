//! The board for positions: the moments of a match, actions played in a position, and judgements
//! that every build of the engine gives alike.

use std::fmt::Debug;
use std::str::FromStr;
use std::{env, fs};

use istaka::{
    Actor, Bot, Coded, Level, Match, Positions, okey, okey101, play_position, position_at, rummi,
    sha256, view_position, write_record,
};
use serde_json::Value;

use crate::sample::sample;

/// A round of bots, by rules and seed.
fn played<G: Positions + FromStr<Err: Debug>>(rules: &str, seed: u64) -> Match<G> {
    let rules: G = rules.parse().expect("rules");
    let mut game = Match::new(rules, seed);
    let mut bot = G::Player::new(&rules, Level::Medium.into(), seed);
    game.deal().expect("a deal");
    while let Some(turn) = game.turn() {
        let view = game.view(turn).expect("dealt");
        game.play(turn, bot.decide(&view, &mut || false)).expect("a legal action");
    }
    game
}

/// Checks that every moment of some rounds is a position, and that an action by which nobody draws
/// leads from each to the next.
fn follows<G: Positions + FromStr<Err: Debug>>(rules: &str, count: u64) {
    let mut compared = 0;
    for seed in 1..=count {
        let game = played::<G>(rules, seed);
        let record = write_record(&game);
        let actions = &game.rounds()[0].actions;
        let at = |actions, seat| position_at(&record, 0, actions, seat).expect("a record");
        for (done, (seat, action)) in actions.iter().enumerate() {
            let now = at(done, *seat).expect("a round");
            let view = view_position(&now);
            let draws = ["draw", "rest"].iter().any(|word| action.to_string().starts_with(word));
            if view.position.as_ref() != Some(&now) || draws {
                continue;
            }
            let after = play_position(&now, &action.to_string(), 5).expect("a legal action");
            let (after, next) =
                (after.unwrap_or_default(), at(done + 1, *seat).unwrap_or_default());
            if view_position(&next).position.is_some() {
                assert_eq!(after, next, "{now}\n{action}");
                compared += 1;
            }
        }
        assert_eq!(at(actions.len(), actions[0].0), None, "the round is over");
        assert_eq!(at(actions.len() + 1, actions[0].0), None, "there was no such moment");
    }
    println!("{compared} actions by {rules}");
    assert!(compared as u64 > 3 * count);
}

#[test]
fn an_action_leads_from_a_moment_to_the_next() {
    follows::<okey::Rules>("turkish", sample(4, 100));
    follows::<okey101::Rules>("yuzbir", sample(3, 60));
    follows::<rummi::Rules>("rummi80", sample(4, 100));
}

#[test]
fn a_board_refuses_with_a_code() {
    let hand = "indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
    let code = |text: &str, action: &str| play_position(text, action, 1).unwrap_err().code();
    assert_eq!(code("indicator Y1; hand R1", "discard R1"), "badPosition");
    assert_eq!(code(hand, "throw R6"), "badAction");
    assert_eq!(code(hand, "discard R7"), "notInHand");
    assert!(position_at("a text", 0, 0, istaka::Seat::ALL[0]).is_err());
}

#[test]
fn a_text_tells_its_copies_before_it_is_a_position() {
    let view = view_position("rummi106; hand R1 R1' J");
    let left = |tile: &str| {
        let tile = tile.parse().expect("a tile");
        view.copies.iter().find(|copies| copies.tile == tile).map(|copies| copies.left)
    };
    assert_eq!((left("R1"), left("K13"), left("J")), (Some(0), Some(2), Some(1)));
    assert_eq!((view.game, view.okey), ("rummi", None));
    assert_eq!(view_position(&"hand ".repeat(2000)).faults[0].code(), "tooLong");
    assert_eq!(view_position("yuzbir; okey R5; hand").okey, "R5".parse().ok());
}

/// Positions of players to move, from rounds of bots.
fn positions<G: Positions + FromStr<Err: Debug>>(rules: &str, count: usize) -> Vec<String> {
    let mut texts = Vec::new();
    for seed in 1_usize.. {
        let game = played::<G>(rules, seed as u64);
        for (done, (seat, _)) in
            game.rounds()[0].actions.iter().enumerate().skip(seed % 5).step_by(5)
        {
            let moment = game.cut(0, done).expect("a moment");
            let text = G::write_position(&moment.view(*seat).expect("dealt"));
            if G::read_position(&text, 1).is_ok() {
                texts.push(text);
            }
        }
        if texts.len() >= count {
            texts.truncate(count);
            return texts;
        }
    }
    texts
}

/// Writes JSON as a browser does, with sorted keys.
fn canonical(value: &Value) -> Value {
    match value {
        Value::Array(all) => all.iter().map(canonical).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), canonical(value))).collect()
        }
        Value::Number(number) => match number.as_f64().filter(|number| number.fract() == 0.0) {
            Some(whole) => Value::from(whole as i64),
            None => value.clone(),
        },
        _ => value.clone(),
    }
}

/// A line for a position: itself, the best action, and the hash of its two judgements.
fn line(position: &str) -> String {
    let [quick, full] = [true, false].map(|quick| {
        let judged = istaka::judge(position, quick).expect("a position");
        canonical(&serde_json::to_value(judged).expect("JSON"))
    });
    let best = full["actions"][0]["action"].as_str().unwrap_or_default().to_owned();
    let hash = sha256(&format!("{quick}\n{full}"));
    format!("{position}\t{best}\t{hash}")
}

/// `ISTAKA_GOLDEN=write` writes the file again; `tests/api/judge.test.ts` compares the browser.
#[test]
fn judgements_are_those_of_the_file() {
    const PATH: &str = "tests/data/judgements.txt";
    let games = [
        positions::<okey::Rules>("turkish", 20),
        positions::<okey101::Rules>("yuzbir", 20),
        positions::<rummi::Rules>("rummi80", 20),
    ];
    let lines: Vec<String> = games.iter().flatten().map(|text| line(text)).collect();
    let text = lines.join("\n") + "\n";
    if env::var("ISTAKA_GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(PATH, &text).expect("written");
    }
    let kept = fs::read_to_string(PATH).expect("the file");
    for (kept, now) in kept.lines().zip(text.lines()) {
        assert_eq!(kept, now);
    }
    assert_eq!(kept.lines().count(), 60);
}
