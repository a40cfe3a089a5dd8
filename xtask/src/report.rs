//! What failed in a run of tests, from the report that its runner leaves in JUnit's format.

use std::fs;
use std::path::{Path, PathBuf};

use roxmltree::{Document, Node};

use crate::step::Result;
use crate::wasm::artifacts;

/// More than these are only counted: the end of a log is often all that one gets to see of it.
const SHOWN: usize = 8;

/// How much of a test's complaint is shown: enough to tell a timeout from a wrong word.
const COMPLAINT: usize = 100;

/// Where a runner writes its report. One of an earlier run is removed, so that a runner that does
/// not come to its end is not judged by it.
pub fn fresh(name: &str) -> Result<PathBuf> {
    let path = artifacts()?.join("reports").join(name).with_extension("xml");
    forget(&path);
    Ok(path)
}

/// Removes a report, if there is one.
pub fn forget(path: &Path) {
    let _ = fs::remove_file(path);
}

/// Adds to a runner's problem the names of the tests that failed, each on a line of its own.
pub fn named(path: &Path, outcome: Result) -> Result {
    outcome.map_err(|problem| match fs::read_to_string(path) {
        Ok(xml) => std::iter::once(problem).chain(failed(&xml)).collect::<Vec<_>>().join("\n  "),
        Err(_) => problem,
    })
}

/// The tests that failed, each with the first line of its complaint.
fn failed(xml: &str) -> Vec<String> {
    let document = match Document::parse(xml) {
        Ok(document) => document,
        Err(problem) => return vec![format!("(the report cannot be read: {problem})")],
    };
    let mut lines: Vec<String> = document.descendants().filter_map(line).collect();
    let more = lines.len().saturating_sub(SHOWN);
    if more > 0 {
        lines.truncate(SHOWN);
        lines.push(format!("and {more} more"));
    }
    lines
}

/// The line of a test that failed; `None` for one that passed, and for all other elements.
fn line(test: Node) -> Option<String> {
    let failure = test.children().find(|child| {
        test.has_tag_name("testcase")
            && (child.has_tag_name("failure") || child.has_tag_name("error"))
    })?;
    let word = |node: Node, name| node.attribute(name).unwrap_or_default().trim().to_owned();
    let message = word(failure, "message");
    let first = message.lines().next().unwrap_or_default();
    // Rust names the thread before the place: the test once more.
    let first = first.split_once("panicked at ").map_or(first, |(_, place)| place);
    let complaint: String = first.chars().take(COMPLAINT).collect();
    let told = failure.text().unwrap_or_default();
    let of = locator(told).map_or(String::new(), |locator| format!(" of {locator}"));
    let at = place(told).map_or(String::new(), |place| format!(" at {place}"));
    Some(format!("{} › {}: {complaint}{of}{at}", word(test, "classname"), word(test, "name")))
}

/// What of the page a browser test asked after.
fn locator(told: &str) -> Option<&str> {
    told.lines().find_map(|line| line.trim().strip_prefix("Locator:")).map(str::trim)
}

/// The file and line of a test in TypeScript at which it failed: `rack.spec.ts:12:3`.
fn place(told: &str) -> Option<&str> {
    let frames = told.lines().filter_map(|line| line.trim().strip_prefix("at "));
    let frame = frames.map(|frame| frame.trim_end_matches(')')).find(|it| it.contains(".ts:"))?;
    frame.rsplit('/').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"<testsuites><testsuite name="rack.spec.ts">
        <testcase name="a tile is moved" classname="rack.spec.ts"/>
        <testcase name="a tile &lt;is&gt; sorted" classname="rack.spec.ts">
            <failure message="Too late&#10;more" type="FAILURE"><![CDATA[rack.spec.ts:9 › a tile
    Locator: locator('.clock')
        at /home/somebody/tests/e2e/rack.spec.ts:12:3]]></failure>
        </testcase>
        <testcase name="sounds" classname="rack.spec.ts">
            <error message="thread &apos;sounds&apos; (1) panicked at src/a.rs:2:9"/>
        </testcase>
        <testcase name="later" classname="rack.spec.ts"><skipped/></testcase>
    </testsuite></testsuites>"#;

    #[test]
    fn only_failed_tests_are_named_with_their_complaint() {
        let lines = [
            "rack.spec.ts › a tile <is> sorted: Too late of locator('.clock') at rack.spec.ts:12:3",
            "rack.spec.ts › sounds: src/a.rs:2:9",
        ];
        assert_eq!(failed(REPORT), lines);
    }

    #[test]
    fn of_many_the_first_are_named() {
        let case = r#"<testcase name="n" classname="c"><failure message="m"/></testcase>"#;
        let lines = failed(&format!("<testsuite>{}</testsuite>", case.repeat(SHOWN + 3)));
        assert_eq!(lines.len(), SHOWN + 1);
        assert_eq!(lines[SHOWN], "and 3 more");
    }

    #[test]
    fn without_a_report_the_problem_stands_alone() {
        let nowhere = Path::new("nowhere/at/all.xml");
        assert_eq!(named(nowhere, Err("Failed: it".to_owned())), Err("Failed: it".to_owned()));
        assert_eq!(named(nowhere, Ok(())), Ok(()));
        assert!(failed("<testsuite>")[0].contains("cannot be read"));
    }
}
