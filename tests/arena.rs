//! Bots against each other, as `istaka simulate` measures them: small, with fixed seeds.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What `istaka` answers, or what it complains about.
fn istaka(arguments: &str, input: &str) -> Result<String, String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_istaka"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

/// The last line of `simulate --json`, with what depends on the machine taken out.
fn summary(lines: &str) -> Value {
    let mut summary: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(summary["summary"], true);
    assert!(summary["rounds_per_second"].as_f64().unwrap() > 0.0);
    summary["rounds_per_second"] = Value::Null;
    summary
}

#[test]
fn each_level_beats_the_one_below() {
    let levels = ["beginner", "easy", "medium", "hard"];
    for pair in levels.windows(2) {
        let [weak, strong] = [pair[0], pair[1]];
        let run = format!("simulate --bots {weak},{strong} --deals 150 --jobs 2 --json");
        let summary = summary(&istaka(&run, "").unwrap());
        let low = summary["bots"][strong]["low"].as_f64().unwrap();
        println!("{strong} against {weak}: {}", summary["bots"][strong]["share"]);
        assert!(low > 0.5, "{strong} against {weak}: {summary}");
    }
}

#[test]
fn a_character_plays_at_its_level() {
    let levels = ["beginner", "easy", "medium", "hard"];
    for pair in levels.windows(2) {
        let [below, level] = [pair[0], pair[1]];
        for style in ["careful", "quick", "pairs"] {
            let character = format!("{level}:{style}");
            let against = |other: &str| {
                let run =
                    format!("simulate --bots {character},{other} --deals 120 --jobs 2 --json");
                let summary = summary(&istaka(&run, "").unwrap());
                let share = |bound: &str| summary["bots"][&character][bound].as_f64().unwrap();
                println!("{character} against {other}: {}", share("share"));
                (share("low"), share("share"), share("high"))
            };
            let (_, share, high) = against(level);
            assert!((0.43..=0.55).contains(&share) && high > 0.45, "{character}: {share}");
            let (low, ..) = against(below);
            assert!(low > 0.5, "{character} against {below}: {low}");
        }
    }
}

#[test]
fn who_is_no_player_is_refused_with_those_there_are() {
    let refused = istaka("simulate --bots hard:greedy --deals 1", "").unwrap_err();
    for known in ["beginner", "careful", "nermin"] {
        assert!(refused.contains(known), "{refused}");
    }
}

#[test]
fn four_hard_bots_hardly_ever_leave_a_round_void() {
    let summary = summary(&istaka("simulate --bots hard --deals 400 --jobs 2 --json", "").unwrap());
    println!("four hard bots: void {}, turns {}", summary["void"], summary["turns"]);
    assert!(summary["void"].as_f64().unwrap() <= 0.02, "{summary}");
    assert!(summary["turns"].as_f64().unwrap() <= 7.4, "{summary}");
    assert_eq!(summary["bots"]["hard"]["share"], 1.0);
}

#[test]
fn shards_add_up_to_the_whole_whatever_the_jobs() {
    let run = "simulate --bots easy,medium --deals 250 --json";
    let whole = summary(&istaka(run, "").unwrap());
    let shards: Vec<String> =
        (1..=3).map(|i| istaka(&format!("{run} --shard {i}/3 --jobs {i}"), "").unwrap()).collect();
    let merged = summary(&istaka("merge --json", &shards.concat()).unwrap());
    assert_eq!(merged, whole);
    let twice = istaka("merge", &[shards[0].as_str(), &shards[0]].concat()).unwrap_err();
    assert!(twice.contains("there twice"), "{twice}");
}

#[test]
fn what_was_played_by_other_rules_is_not_added() {
    let one = istaka("simulate --bots easy --deals 1 --json", "").unwrap();
    let other = istaka("simulate --bots easy --deals 1 --seed 9 --rules board --json", "").unwrap();
    let refused = istaka("merge", &(one + &other)).unwrap_err();
    assert!(refused.contains("cannot be added"), "{refused}");
    assert!(istaka("merge", "{}").unwrap_err().contains("line 1"));
}

#[test]
fn bots_play_by_every_preset_and_with_two_and_three() {
    for rules in ["board", "pagat", "turkish players=2", "turkish players=3 pot=yes"] {
        let mut arguments: Vec<&str> =
            "simulate --bots hard --deals 10 --json --rules".split(' ').collect();
        arguments.push(rules);
        let output = Command::new(env!("CARGO_BIN_EXE_istaka")).args(arguments).output().unwrap();
        let summary = summary(&String::from_utf8(output.stdout).unwrap());
        assert_eq!(summary["rounds"], 10, "{rules}");
    }
}

#[test]
fn whole_matches_and_stocks_of_their_own() {
    let run = "simulate --bots medium,hard --deals 3 --matches --json";
    let matches = summary(&istaka(run, "").unwrap());
    assert!(matches["rounds"].as_u64().unwrap() > 18 * 5, "{matches}");
    let own = summary(&istaka("simulate --bots hard --deals 20 --own-stock --json", "").unwrap());
    assert_eq!(own["rounds"], 20);
}

#[test]
fn a_sequential_test_stops_when_it_is_clear() {
    let run = "simulate --bots hard,easy --deals 100000 --sprt 0.02";
    let text = istaka(run, "").unwrap();
    assert!(text.contains("accepted"), "{text}");
    let refused = istaka("simulate --bots easy,hard --deals 100000 --sprt 0.02", "").unwrap();
    assert!(refused.contains("refused"), "{refused}");
}

#[test]
fn a_bad_request_says_what_is_wrong() {
    for (arguments, word) in [
        ("--bots genius", "the levels beginner"),
        ("--bots hard,easy,hard", "3 bots cannot fill 4 seats"),
        ("--shard 3/2", "i/n"),
        ("--rules nonsense", "preset"),
        ("--bots hard --sprt 0.02", "two bots"),
    ] {
        let refused = istaka(&format!("simulate --deals 1 {arguments}"), "").unwrap_err();
        assert!(refused.contains(word), "{arguments}: {refused}");
    }
}
