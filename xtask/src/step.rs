//! A step: a heading and the programs that run under it.

use std::cell::RefCell;
use std::fs::File;
use std::io::Write;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use jobserver::Client;

/// The result of every command: nothing, or one paragraph for the person at the terminal.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The environment of a step that may run beside another.
struct Lane {
    /// Gets all output.
    log: File,
    /// The cores of the processor, which cargo and the compilers of all lanes share.
    cores: Client,
}

thread_local! {
    /// The lane of this thread; without one, output goes to the terminal.
    static LANE: RefCell<Option<Lane>> = const { RefCell::new(None) };
}

/// Runs `work` with all its output in a file, on cores shared with others.
pub fn in_lane<T>(log: File, cores: Client, work: impl FnOnce() -> T) -> T {
    LANE.set(Some(Lane { log, cores }));
    let done = work();
    LANE.set(None);
    done
}

/// Prints a line of a step's own.
pub fn say(line: &str) {
    LANE.with_borrow(|lane| match lane {
        // A full disk stops the step's programs, which report it.
        Some(Lane { log, .. }) => drop(writeln!(&*log, "{line}")),
        None => println!("{line}"),
    });
}

/// Prints the heading of a step's own output.
pub fn heading(text: &str) {
    say(&format!("\n== {text}"));
}

/// Prepares a program to run in the lane of this thread, if there is one.
fn placed(command: &mut Command) -> Result<&mut Command> {
    LANE.with_borrow(|lane| {
        if let Some(Lane { log, cores }) = lane {
            let copy = || log.try_clone().map_err(|error| format!("No log: {error}"));
            command.stdout(copy()?).stderr(copy()?);
            cores.configure(command);
        }
        Ok(command)
    })
}

/// Runs a program to its end and shows its output as it comes.
pub fn run(command: &mut Command) -> Result {
    let status = placed(command)?.status().map_err(|error| unstartable(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("Failed: {}", shown(command))) }
}

/// Works like [`run`], but a program that has not ended within `limit` is killed and counts as
/// failed.
pub fn run_within(limit: Duration, command: &mut Command) -> Result {
    let mut child = placed(command)?.spawn().map_err(|error| unstartable(command, &error))?;
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(_)) | Err(_) => return Err(format!("Failed: {}", shown(command))),
            Ok(None) if start.elapsed() < limit => sleep(Duration::from_millis(100)),
            Ok(None) => {
                // It may end by itself at this moment; either way it is gone afterwards.
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("Stopped after {} s: {}", limit.as_secs(), shown(command)));
            }
        }
    }
}

/// Returns the output of a program without the line end; `None` if it is missing or fails.
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
    fn the_output_of_a_lane_goes_to_its_file() {
        let path = std::env::temp_dir().join(format!("xtask-lane-{}", std::process::id()));
        let log = File::create(&path).expect("the folder is there");
        let cores = Client::new(1).expect("a system has pipes");
        let done = in_lane(log, cores, || {
            say("own");
            run(Command::new("echo").arg("of a program"))
        });
        assert_eq!(done, Ok(()));
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "own\nof a program\n");
        std::fs::remove_file(&path).expect("it is there");
    }

    #[test]
    fn a_failing_program_is_named() {
        assert_eq!(run(&mut Command::new("false")), Err("Failed: false".to_owned()));
        assert_eq!(answer("false", &[]), None);
    }
}
