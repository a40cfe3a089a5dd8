//! Runs of the program `istaka`.

#![allow(dead_code, reason = "no test file needs all of them")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What it answers, or what it complains about.
pub fn istaka(arguments: &str, input: &str) -> Result<String, String> {
    answer(Command::new(env!("CARGO_BIN_EXE_istaka")).args(arguments.split_whitespace()), input)
}

/// What comes of bots against each other by these rules.
pub fn simulate(rules: &str, arguments: &str) -> Value {
    summary(&simulated(rules, &format!("--json {arguments}")).unwrap())
}

/// What `istaka simulate` prints or complains about.
pub fn simulated(rules: &str, arguments: &str) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_istaka"));
    command.args(["simulate", "--rules", rules]).args(arguments.split_whitespace());
    answer(&mut command, "")
}

fn answer(command: &mut Command, input: &str) -> Result<String, String> {
    let output = run(command, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

/// Runs a program to its end, with this on its standard input.
pub fn run(command: &mut Command, input: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// The last line of `simulate --json`, with what depends on the machine taken out.
pub fn summary(lines: &str) -> Value {
    let mut summary: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(summary["summary"], true);
    assert!(summary["rounds_per_second"].as_f64().unwrap() > 0.0);
    summary["rounds_per_second"] = Value::Null;
    summary
}

/// A figure of one side.
pub fn figure(summary: &Value, bot: &str, name: &str) -> f64 {
    summary["bots"][bot][name].as_f64().unwrap_or_else(|| panic!("{bot}, {name}: {summary}"))
}
