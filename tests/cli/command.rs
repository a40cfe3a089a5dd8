//! Runs of the program `istaka`.

#![allow(dead_code, reason = "no test file needs all of them")]

use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program with these words and this input. Returns its success, its output and its
/// errors.
pub fn said(words: &[&str], input: &str) -> (bool, String, String) {
    let output = run(Command::new(env!("CARGO_BIN_EXE_istaka")).args(words), input);
    let [printed, problem] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.success(), printed, problem)
}

/// Returns its output, or its errors on failure.
pub fn istaka(arguments: &str, input: &str) -> Result<String, String> {
    answer(&arguments.split_whitespace().collect::<Vec<&str>>(), input)
}

/// Returns the summary of bots against each other with these rules.
pub fn simulate(rules: &str, arguments: &str) -> Value {
    summary(&simulated(rules, &format!("--json {arguments}")).unwrap())
}

/// Returns the output or the errors of `istaka simulate`.
pub fn simulated(rules: &str, arguments: &str) -> Result<String, String> {
    let words = ["simulate", "--rules", rules].into_iter().chain(arguments.split_whitespace());
    answer(&words.collect::<Vec<&str>>(), "")
}

fn answer(words: &[&str], input: &str) -> Result<String, String> {
    let (done, printed, problem) = said(words, input);
    if done { Ok(printed) } else { Err(problem) }
}

/// Runs a program to its end, with this standard input.
pub fn run(command: &mut Command, input: impl AsRef<[u8]>) -> Output {
    run_to(command, input, Stdio::piped())
}

/// Does the same with another standard output.
pub fn run_to(command: &mut Command, input: impl AsRef<[u8]>, to: Stdio) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(to).stderr(Stdio::piped()).spawn().unwrap();
    if let Err(error) = child.stdin.take().unwrap().write_all(input.as_ref()) {
        assert_eq!(error.kind(), ErrorKind::BrokenPipe, "a program may end before it has read all");
    }
    child.wait_with_output().unwrap()
}

/// The last line of `simulate --json`, without the values that depend on the machine.
pub fn summary(lines: &str) -> Value {
    let mut summary: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(summary["summary"], true);
    assert!(summary["rounds_per_second"].as_f64().unwrap() > 0.0);
    summary["rounds_per_second"] = Value::Null;
    summary
}

/// A number of one side.
pub fn figure(summary: &Value, bot: &str, name: &str) -> f64 {
    summary["bots"][bot][name].as_f64().unwrap_or_else(|| panic!("{bot}, {name}: {summary}"))
}
