//! Runs of a program, [`PROGRAM`].

#![allow(dead_code, reason = "no test file needs all of them")]

use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;

use crate::PROGRAM;

/// Runs the program with these words and this input. Returns its success, its output and its
/// errors.
pub fn said(words: &[&str], input: &str) -> (bool, String, String) {
    let output = run(Command::new(PROGRAM).args(words), input);
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
