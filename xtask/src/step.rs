//! A step: a heading and the programs that are run under it.

use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What every command returns: nothing, or one paragraph for the person at the terminal.
pub type Result<T = ()> = std::result::Result<T, String>;

/// Prints the line under which a step's own output follows.
pub fn heading(text: &str) {
    println!("\n== {text}");
}

/// Runs a program to its end, its output shown as it comes.
pub fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| unstartable(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("Failed: {}", shown(command))) }
}

/// Runs programs at the same time, each to its end.
pub fn run_together(commands: &mut [Command]) -> Result {
    let start = |command: &mut Command| {
        let child = command.spawn().map_err(|error| unstartable(command, &error))?;
        Ok((child, shown(command)))
    };
    let running = commands.iter_mut().map(start).collect::<Vec<Result<_>>>();
    let mut outcome = Ok(());
    for started in running {
        let ended = started.and_then(|(mut child, name)| match child.wait() {
            Ok(status) if status.success() => Ok(()),
            Ok(_) | Err(_) => Err(format!("Failed: {name}")),
        });
        outcome = outcome.and(ended);
    }
    outcome
}

/// Like [`run`], but a program that has not ended within `limit` is stopped and counts as failed.
pub fn run_within(limit: Duration, command: &mut Command) -> Result {
    let mut child = command.spawn().map_err(|error| unstartable(command, &error))?;
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(_)) | Err(_) => return Err(format!("Failed: {}", shown(command))),
            Ok(None) if start.elapsed() < limit => sleep(Duration::from_millis(100)),
            Ok(None) => {
                // It may end by itself in this very moment; either way it is gone afterwards.
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("Stopped after {} s: {}", limit.as_secs(), shown(command)));
            }
        }
    }
}

/// What a program prints, without the line end; `None` if it is missing or fails.
pub fn answer(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

fn unstartable(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` cannot be started: {error}", command.get_program().display())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_hangs_is_stopped() {
        let start = Instant::now();
        let problem = run_within(Duration::from_millis(300), Command::new("sleep").arg("60"));
        assert_eq!(problem, Err("Stopped after 0 s: sleep 60".to_owned()));
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn of_programs_that_run_together_the_failing_one_is_named() {
        let mut both = [Command::new("false"), Command::new("true")];
        assert_eq!(run_together(&mut both), Err("Failed: false".to_owned()));
        assert_eq!(run_together(&mut both[1..]), Ok(()));
    }

    #[test]
    fn a_failing_program_is_named() {
        assert_eq!(run(&mut Command::new("false")), Err("Failed: false".to_owned()));
        assert_eq!(answer("false", &[]), None);
    }
}
