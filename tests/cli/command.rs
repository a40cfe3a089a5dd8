//! Runs of the program `istaka`.

#![allow(dead_code, reason = "no test file needs all of them")]

use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;

/// Runs the program with these words and this input. Returns its success, its output and its
/// errors.
pub fn said(words: &[&str], input: &str) -> (bool, String, String) {
    let output = run(Command::new(env!("CARGO_BIN_EXE_istaka")).args(words), input);
    let [printed, problem] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.success(), printed, problem)
}

/// Runs a command that answers each line, and returns its answers.
pub fn ask(command: &str, lines: &[&str]) -> Vec<Value> {
    let (done, text, problem) = said(&[command], &(lines.join("\n") + "\n"));
    assert!(done, "{problem}");
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
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
pub fn run(command: &mut Command, input: impl AsRef<[u8]> + Send) -> Output {
    run_to(command, input, Stdio::piped())
}

/// Does the same with another standard output.
pub fn run_to(command: &mut Command, input: impl AsRef<[u8]> + Send, to: Stdio) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(to).stderr(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // Beside the reading: a program that answers waits when its pipe is full.
        scope.spawn(move || {
            if let Err(error) = pipe.write_all(input.as_ref()) {
                let ended = "a program may end before it has read all";
                assert_eq!(error.kind(), ErrorKind::BrokenPipe, "{ended}");
            }
        });
        child.wait_with_output().unwrap()
    })
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
