//! The experiments as their users see them.

use std::io;
use std::process::Command;

use crate::PROGRAM;
use crate::command::{run_to, said};
use serde_json::{Value, json};

fn tools(arguments: &str) -> (bool, String, String) {
    said(&arguments.split_whitespace().collect::<Vec<&str>>(), "")
}

#[test]
fn nothing_is_claimed_of_what_was_not_played() {
    for words in
        ["simulate --deals 0", "deals --deals 0", "contests --count 0", "puzzles --count 0"]
    {
        let (done, _, problem) = tools(words);
        assert!(!done && problem.contains("0 is not in 1.."), "{words}: {problem}");
    }
    // A shard without any deals.
    let (done, none, _) = tools("simulate --deals 20 --shard 2/2 --json");
    let none: Value = serde_json::from_str(&none).unwrap();
    assert!(done);
    assert_eq!((&none["deals"], &none["rounds"]), (&json!(0), &json!(0)));
    assert_eq!(none["rounds_per_second"], json!(0.0));
    let (merged, _, problem) = said(&["merge"], "");
    assert!(!merged && problem.contains("no deals"), "{problem}");
    // Sums that claim to have taken no time.
    let (_, lines, _) = tools("simulate --deals 1 --json");
    let mut tally: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    tally["seconds"] = json!(0.0);
    let (_, merged, _) = said(&["merge", "--json"], &tally.to_string());
    let merged: Value = serde_json::from_str(&merged).unwrap();
    assert_eq!(merged["rounds_per_second"], json!(0.0));
}

#[test]
fn puzzles_come_from_a_seed_whatever_else_is_asked_for() {
    let (_, three, _) = tools("puzzles --seed 3 --count 3");
    assert_eq!(tools("puzzles --seed 3 --count 3").1, three);
    assert_eq!(three.lines().count(), 3);
    let kinds: Vec<&str> = three.lines().map(|line| line.split(' ').nth(2).unwrap()).collect();
    assert_eq!(kinds, ["throw", "finish", "lay"]);
    let (_, throws, _) = tools("puzzles --seed 3 --kind throw --count 1");
    assert!(three.starts_with(&throws), "{throws}{three}");
    assert_ne!(tools("puzzles --seed 4 --kind throw --count 1").1, throws);
    let (_, hard, _) = tools("puzzles --seed 3 --grade hard --kind finish --count 2");
    assert!(hard.lines().all(|line| line.starts_with("istaka-puzzle 1 finish hard ")), "{hard}");
    let (done, _, error) = tools("puzzles --kind guess");
    assert!(!done && error.contains("throw, finish, lay"), "{error}");
}

#[test]
fn shipped_puzzles_are_those_of_their_seed() {
    let shipped = std::fs::read_to_string("../src/puzzles/shipped.txt").unwrap();
    let (_, first, _) = tools("puzzles --seed 19 --count 9 --kind throw,finish,lay");
    assert_eq!(first.lines().count(), 9);
    assert!(shipped.starts_with(&first), "docs/puzzles.md says how to make them anew:\n{first}");
    // As many as it says.
    for kind in ["throw", "finish", "lay"] {
        let of = |words: &str| shipped.lines().filter(|line| line.contains(words)).count();
        assert_eq!(of(&format!(" {kind} ")), 122);
        for grade in ["easy", "medium", "hard"] {
            assert!((40..=41).contains(&of(&format!(" {kind} {grade} "))), "{kind} {grade}");
        }
    }
}

#[test]
fn many_contests_are_summed_up() {
    let words =
        ["contests", "--kind", "sitngo", "--bots", "hard,beginner", "--count", "30", "--jobs", "2"];
    let (held, text, problem) = said(&words, "");
    assert!(held, "{problem}");
    let line = |name: &str| text.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
    assert!(line("30 contests").contains("rounds"));
    assert!(line("hard").contains("60") && line("beginner").contains("60"), "{text}");
}

#[test]
fn lines_of_other_programs_are_read_or_refused() {
    let (_, tally, _) = tools("simulate --deals 1 --json");
    let (_, told, _) = said(&["merge"], &tally);
    let (read, marked, problem) = said(&["merge"], &format!("\u{feff}{tally}"));
    assert!(read && marked == told, "{problem}");
    let (merged, _, problem) = said(&["merge"], &(tally + &"x".repeat(1 << 20)));
    assert!(!merged && problem.contains("line 3: more than 65536 bytes (tooLong)"), "{problem}");
    let (merged, _, problem) = said(&["merge"], "[[[\n");
    assert!(!merged && problem.contains("(badJson)"), "{problem}");
}

#[test]
fn a_closed_reader_is_no_error() {
    let (_, tally, _) = tools("simulate --deals 1 --json");
    for (words, input) in [
        ("simulate --deals 1", ""),
        ("simulate --deals 1 --json", ""),
        ("merge", &tally),
        ("deals --deals 1", ""),
        ("contests --kind sitngo --count 2", ""),
        ("puzzles --count 2", ""),
        ("--help", ""),
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(PROGRAM);
        let output = run_to(command.args(words.split(' ')), input, writer.into());
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{words}");
    }
}

#[test]
fn what_decisions_lose_is_the_same_with_any_number_of_threads() {
    let regret = "regret --deals 2 --every 7 --futures 2 --jobs";
    let (done, one, _) = tools(&format!("{regret} 1"));
    assert!(done);
    assert_eq!(tools(&format!("{regret} 2")).1, one);
    for kind in ["open or wait", "discard before the opening", "discard after it"] {
        assert!(one.contains(&format!("| {kind} |")), "{one}");
    }
    let slopes = one.lines().filter(|line| line.contains(": slope "));
    let kinds = one.lines().filter(|line| line.starts_with("| ")).skip(2);
    assert_eq!(slopes.count(), kinds.count(), "{one}");
}

#[test]
fn decisions_of_a_beginner_lose_more_than_those_of_an_expert() {
    let (done, table, _) = tools("scale --rules yuzbir --deals 2 --reviews 2");
    assert!(done);
    for name in ["a decision loses", "points foretold"] {
        let head = table.lines().next().expect("a head");
        let at = head.split('|').position(|column| column.trim() == name).expect(name);
        let number = |level: &str| -> f64 {
            let line = table.lines().find(|line| line.starts_with(&format!("| {level} |")));
            let number = line.and_then(|line| line.split('|').nth(at)?.trim().parse().ok());
            number.expect("a number")
        };
        assert!(number("beginner") > number("expert"), "{name}: {table}");
    }
}
