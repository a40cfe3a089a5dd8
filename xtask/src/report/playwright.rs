//! Reads the report of the browser tests, in Playwright's own format. It separates tests that pass
//! only at the second try from those that fail.

use serde_json::Value;

use super::{Report, shortened};

/// Reads the report of a run.
pub fn read(json: &str) -> Result<Report, String> {
    let report: Value = serde_json::from_str(json).map_err(|problem| problem.to_string())?;
    let mut found = Report::default();
    // Errors outside all tests, such as a file that cannot be read.
    found.failed.extend(list(&report, "errors").map(|error| told([error].into_iter())));
    for suite in list(&report, "suites") {
        gather(suite, &[], &mut found);
    }
    Ok(found)
}

/// Adds the tests of a file or of a group of tests, and of the groups in it.
fn gather<'a>(suite: &'a Value, groups: &[&'a str], found: &mut Report) {
    let groups = [groups, &[text(suite, "title")]].concat();
    for spec in list(suite, "specs") {
        let name = [&groups[..], &[text(spec, "title")]].concat().join(" › ");
        for test in list(spec, "tests") {
            let to = match text(test, "status") {
                "unexpected" => &mut found.failed,
                "flaky" => &mut found.unsteady,
                _ => continue,
            };
            let first = list(test, "results").next().into_iter();
            to.push(format!("{name}: {}", told(first.flat_map(|first| list(first, "errors")))));
        }
    }
    for inner in list(suite, "suites") {
        gather(inner, &groups, found);
    }
}

/// Summarizes the errors of one try in a line: the first message, a locator, and a line of the
/// test.
fn told<'a>(errors: impl Iterator<Item = &'a Value>) -> String {
    let errors: Vec<&Value> = errors.collect();
    let messages: Vec<String> =
        errors.iter().map(|error| uncoloured(text(error, "message"))).collect();
    let mut line = shortened(messages.first().map_or("(no error is given)", |first| first));
    let locator = |line: &'static str| {
        let mut lines = messages.iter().flat_map(|message| message.lines()).map(str::trim);
        lines.find_map(|text| text.strip_prefix(line).map(str::trim))
    };
    let asked = locator("Locator:").or_else(|| locator("- waiting for "));
    if let Some(locator) = asked {
        line += &format!(" of {locator}");
    }
    let place = errors.iter().map(|error| &error["location"]).find(|place| place.is_object());
    if let Some(place) = place {
        let file = text(place, "file").rsplit(['/', '\\']).next().unwrap_or_default();
        line += &format!(" at {file}:{}:{}", place["line"], place["column"]);
    }
    line
}

fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    value[name].as_array().into_iter().flatten()
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// Removes terminal colours, which messages always have.
fn uncoloured(message: &str) -> String {
    let mut parts = message.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    first
        + &parts.map(|part| part.split_once('m').map_or(part, |(_, rest)| rest)).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A report of Playwright 1.65, reduced to the fields that are read.
    const SAMPLE: &str = include_str!("playwright.json");

    #[test]
    fn a_test_that_fails_twice_is_told_from_one_that_fails_once() {
        let report = read(SAMPLE).expect("the sample is a report");
        let unsteady = "rack.spec.ts › on a phone › a tile is sorted: Error: \
            expect(locator).toHaveText(expected) failed of locator('.clock') at rack.spec.ts:7:42";
        assert_eq!(report.unsteady, [unsteady]);
        let failed = [
            "rack.spec.ts › sounds: Error: expect(received).toBe(expected) // Object.is equality \
             at rack.spec.ts:11:13",
            "rack.spec.ts › times out: Test timeout of 1500ms exceeded. of locator('.gone') at \
             rack.spec.ts:15:31",
        ];
        assert_eq!(report.failed, failed);
    }

    #[test]
    fn an_error_outside_all_tests_is_a_failure() {
        let error = r#"{ "errors": [{ "message": "No such file\nmore" }], "suites": [] }"#;
        assert_eq!(read(error).expect("it is JSON").failed, ["No such file"]);
        assert!(read("{").is_err());
    }
}
