//! All checks, in steps that run two at a time, with a summary at the end.

mod lanes;
mod screen;
mod smoke;
mod steps;

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Mutex, OnceLock};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use jobserver::Client;

use self::lanes::{Job, Place, State};
use self::screen::Screen;
use self::steps::{STEPS, Step};
use crate::browser::{self, Browser};
use crate::step::{Result, heading, in_lane, say};
use crate::wasm;

/// The variable that makes tests run at full length: long samples, all pictures.
const ALL: &str = "ISTAKA_ALL";

/// The interval of polling the output of a running step.
const GLANCE: Duration = Duration::from_millis(200);

#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub enum Extent {
    /// All checks that a change must pass.
    Usual,
    /// All checks, of any length.
    All,
}

/// The state that the steps of a run share.
struct Setup {
    extent: Extent,
    browser: OnceLock<Browser>,
    unsteady: Mutex<Vec<String>>,
}

impl Setup {
    /// Finds a browser or installs one, for the steps that follow.
    fn find_browser(&self) -> Result {
        let found = browser::ensure()?;
        self.browser.set(found).map_err(|_| "A browser was looked for twice.".to_owned())
    }

    fn browser(&self) -> Result<&Browser> {
        self.browser.get().ok_or("No browser was looked for.".to_owned())
    }

    /// Passes the extent to the programs of a test.
    fn tell(&self, command: &mut Command) {
        match self.extent {
            Extent::Usual => command.env_remove(ALL),
            Extent::All => command.env(ALL, "1"),
        };
    }

    /// Stores tests that passed only at the second try, for the summary.
    fn note_unsteady(&self, tests: Vec<String>) {
        self.unsteady.lock().expect("nobody panics with it").extend(tests);
    }
}

#[derive(Clone, PartialEq)]
enum Outcome {
    Passed,
    /// The problem, in the words of the step.
    Failed(String),
    /// A step that it needs did not pass.
    Skipped,
    /// The program that this machine lacks.
    Missing(String),
}

impl Outcome {
    fn word(&self) -> &'static str {
        match self {
            Outcome::Passed => "passed",
            Outcome::Failed(_) => "FAILED",
            Outcome::Skipped | Outcome::Missing(_) => "skipped",
        }
    }
}

/// A finished step: its name, its outcome, and the time it took.
type Done = (&'static str, Outcome, Duration);

/// Runs every step, also after a failure, unless it needs one that failed. Returns `false` if one
/// did not pass.
pub fn test(extent: Extent) -> Result<bool> {
    let start = Instant::now();
    let setup = Setup { extent, browser: OnceLock::new(), unsteady: Mutex::default() };
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.extent <= extent).collect();
    let done = run(&steps, &setup)?;
    let unsteady = setup.unsteady.into_inner().expect("nobody panics with it");
    summarise(&done, start.elapsed(), &unsteady);
    let passes = |outcome: &Outcome| matches!(outcome, Outcome::Passed | Outcome::Missing(_));
    Ok(done.iter().all(|(_, outcome, _)| passes(outcome)))
}

/// Runs steps, two at a time, and returns them in their order.
fn run(steps: &[&'static Step], setup: &Setup) -> Result<Vec<Done>> {
    let cores = thread::available_parallelism().map_or(2, |count| count.get().max(2));
    let cores = Client::new(cores).map_err(|error| format!("Cores cannot be shared: {error}"))?;
    let logs = wasm::artifacts()?.join("reports").join("logs");
    let mut screen = Screen::new(std::io::stdout(), &logs)?;
    let index = |name: &&str| {
        steps.iter().position(|step| step.name == *name).expect("steps need only earlier ones")
    };
    let mut jobs: Vec<Job> = steps
        .iter()
        .map(|step| Job {
            needs: step.needs.iter().map(index).collect(),
            place: step.place,
            state: State::Waiting,
        })
        .collect();
    let mut done: Vec<Done> =
        steps.iter().map(|step| (step.name, Outcome::Skipped, Duration::ZERO)).collect();
    thread::scope(|scope| -> Result {
        let (tell, told) = mpsc::channel();
        loop {
            while let Some(index) = lanes::blocked(&jobs) {
                jobs[index].state = State::Lost;
            }
            while let Some(index) = lanes::next(&jobs) {
                jobs[index].state = State::Running;
                let log = screen.begin(steps[index].name)?;
                begin(scope, (index, steps[index]), setup, (log, cores.clone()), tell.clone());
            }
            if jobs.iter().all(|job| job.state != State::Running) {
                return Ok(());
            }
            match told.recv_timeout(GLANCE) {
                Ok((index, outcome, time)) => {
                    let passed = outcome == Outcome::Passed;
                    jobs[index].state = if passed { State::Passed } else { State::Lost };
                    let last = format!("{} after {:.1} s", outcome.word(), time.as_secs_f64());
                    screen.end(steps[index].name, &last);
                    done[index] = (steps[index].name, outcome, time);
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => screen.follow(),
            }
        }
    })?;
    Ok(done)
}

/// Starts a step, which sends its outcome when it ends.
fn begin<'scope, 'env>(
    scope: &'scope Scope<'scope, 'env>,
    (index, step): (usize, &'static Step),
    setup: &'env Setup,
    (log, cores): (File, Client),
    tell: Sender<(usize, Outcome, Duration)>,
) {
    scope.spawn(move || {
        // A step holds one core, or two; cargo takes another while it is free.
        let count = if step.place == Place::Alone { 2 } else { 1 };
        let held: Vec<_> = (0..count).map(|_| cores.acquire()).collect();
        let start = Instant::now();
        let outcome = in_lane(log, cores, || {
            if let Some(program) = (step.missing)() {
                say(&program);
                return smoke::without(program);
            }
            // A panic must end the step like an error, or the run waits forever.
            let ended = catch_unwind(AssertUnwindSafe(|| (step.run)(setup)));
            match ended.unwrap_or_else(|_| Err("The step has panicked.".to_owned())) {
                Ok(()) => Outcome::Passed,
                Err(problem) => {
                    say(&problem);
                    Outcome::Failed(problem)
                }
            }
        });
        drop(held);
        // Fails only if the run has already ended by an error of its own.
        let _ = tell.send((index, outcome, start.elapsed()));
    });
}

fn summarise(done: &[Done], total: Duration, unsteady: &[String]) {
    heading("Summary");
    for (name, outcome, time) in done {
        println!("{:>8} {:>7.1} s  {name}", outcome.word(), time.as_secs_f64());
    }
    println!("{:>16.1} s  in all\n", total.as_secs_f64());

    println!("{}", verdict(done, unsteady));
}

/// Writes the summary: failed steps, programs that are missing, unsteady tests, and the counts.
fn verdict(done: &[Done], unsteady: &[String]) -> String {
    let mut words = String::new();
    for (name, outcome, _) in done {
        match outcome {
            Outcome::Failed(problem) => words += &format!("{name}: {problem}\n\n"),
            Outcome::Missing(program) => words += &format!("Skipped, {name}: {program}\n\n"),
            Outcome::Passed | Outcome::Skipped => {}
        }
    }
    if !unsteady.is_empty() {
        words += &format!(
            "Unsteady, {} passed only at the second try; the next change mends them:\n  \
            {}\n\n",
            unsteady.len(),
            unsteady.join("\n  ")
        );
    }
    let count = |wanted: fn(&Outcome) -> bool| {
        done.iter().filter(|(_, outcome, _)| wanted(outcome)).count()
    };
    let passed = count(|outcome| *outcome == Outcome::Passed);
    let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped | Outcome::Missing(_)));
    words += &format!("{passed} passed, {failed} failed");
    if skipped > 0 {
        words += &format!(", {skipped} skipped");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_words_name_what_failed_and_count_the_steps() {
        let second = Duration::from_secs(1);
        let done = [
            ("one", Outcome::Passed, second),
            ("two", Outcome::Failed("Failed: it".to_owned()), second),
            ("three", Outcome::Skipped, second),
        ];
        assert_eq!(verdict(&done, &[]), "two: Failed: it\n\n1 passed, 1 failed, 1 skipped");
        assert_eq!(verdict(&done[..1], &[]), "1 passed, 0 failed");
        let lacking = [("four", Outcome::Missing("there is no it".to_owned()), second)];
        let words = "Skipped, four: there is no it\n\n0 passed, 0 failed, 1 skipped";
        assert_eq!(verdict(&lacking, &[]), words);
    }

    #[test]
    fn an_unsteady_test_is_named_at_the_end() {
        let done = [("one", Outcome::Passed, Duration::ZERO)];
        let words = "Unsteady, 1 passed only at the second try; the next change mends them:\n  \
            a: b\n\n1 passed, 0 failed";
        assert_eq!(verdict(&done, &["a: b".to_owned()]), words);
    }
}
