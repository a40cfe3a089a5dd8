//! Lists the failures of a test run, from the report of its runner.

mod junit;
mod playwright;

use std::fs;
use std::path::{Path, PathBuf};

use crate::step::Result;
use crate::wasm::artifacts;

/// Number of failures listed; the others are counted. Often only the end of a log is visible.
const SHOWN: usize = 8;

/// Length of a listed complaint: enough to tell a timeout from a wrong word.
const COMPLAINT: usize = 100;

/// The tests of a run that did not pass at once, each as a line with its complaint.
#[derive(Default)]
pub struct Report {
    pub failed: Vec<String>,
    /// Tests that failed, and passed at the second try.
    pub unsteady: Vec<String>,
}

/// Returns the path for a runner's report. Removes that of an earlier run, so that it is not read
/// if the runner crashes.
pub fn fresh(file: &str) -> Result<PathBuf> {
    let path = artifacts()?.join("reports").join(file);
    forget(&path);
    Ok(path)
}

/// Removes a report, if there is one.
pub fn forget(path: &Path) {
    let _ = fs::remove_file(path);
}

/// Appends to a runner's problem the names of the tests that failed, one per line.
pub fn named(path: &Path, outcome: Result) -> Result {
    explained(path, outcome).0
}

/// Does the same, and also returns the unsteady tests.
pub fn explained(path: &Path, outcome: Result) -> (Result, Vec<String>) {
    let Ok(text) = fs::read_to_string(path) else { return (outcome, Vec::new()) };
    let json = path.extension().is_some_and(|extension| extension == "json");
    let read = if json { playwright::read(&text) } else { junit::read(&text) };
    let Report { failed, unsteady } = read.unwrap_or_else(|problem| Report {
        failed: vec![format!("(the report cannot be read: {problem})")],
        unsteady: Vec::new(),
    });
    let outcome = outcome.map_err(|problem| {
        std::iter::once(problem).chain(first(failed)).collect::<Vec<_>>().join("\n  ")
    });
    (outcome, unsteady)
}

/// Keeps the first lines of many.
fn first(mut lines: Vec<String>) -> Vec<String> {
    let more = lines.len().saturating_sub(SHOWN);
    if more > 0 {
        lines.truncate(SHOWN);
        lines.push(format!("and {more} more"));
    }
    lines
}

/// Returns the beginning of a message.
fn shortened(message: &str) -> String {
    message.lines().next().unwrap_or_default().chars().take(COMPLAINT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_the_first_are_named() {
        let lines = first(vec!["c › n: m".to_owned(); SHOWN + 3]);
        assert_eq!(lines.len(), SHOWN + 1);
        assert_eq!(lines[SHOWN], "and 3 more");
    }

    #[test]
    fn without_a_report_the_problem_stands_alone() {
        let nowhere = Path::new("nowhere/at/all.xml");
        assert_eq!(named(nowhere, Err("Failed: it".to_owned())), Err("Failed: it".to_owned()));
        assert_eq!(named(nowhere, Ok(())), Ok(()));
    }
}
