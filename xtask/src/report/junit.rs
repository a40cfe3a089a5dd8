//! Reads the report of Rust's and the page's tests, in JUnit's format.

use roxmltree::{Document, Node};

use super::{Report, shortened};

/// Reads the report of a run.
pub fn read(xml: &str) -> Result<Report, String> {
    let document = Document::parse(xml).map_err(|problem| problem.to_string())?;
    Ok(Report { failed: document.descendants().filter_map(line).collect(), unsteady: Vec::new() })
}

/// Returns the line of a test that failed; `None` for one that passed, and for all other elements.
fn line(test: Node) -> Option<String> {
    let failure = test.children().find(|child| {
        test.has_tag_name("testcase")
            && (child.has_tag_name("failure") || child.has_tag_name("error"))
    })?;
    let word = |node: Node, name| node.attribute(name).unwrap_or_default().trim().to_owned();
    let message = word(failure, "message");
    // Rust names the thread before the place: the name of the test again.
    let first = message.lines().next().unwrap_or_default();
    let complaint = shortened(first.split_once("panicked at ").map_or(first, |(_, place)| place));
    let told = failure.text().unwrap_or_default();
    let at = place(told).map_or(String::new(), |place| format!(" at {place}"));
    Some(format!("{} › {}: {complaint}{at}", word(test, "classname"), word(test, "name")))
}

/// Finds the file and line of the failure in a TypeScript test: `rack.test.ts:12:3`.
fn place(told: &str) -> Option<&str> {
    let frames = told.lines().filter_map(|line| line.trim().strip_prefix("at "));
    let frame = frames.map(|frame| frame.trim_end_matches(')')).find(|it| it.contains(".ts:"))?;
    frame.rsplit('/').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"<testsuites><testsuite name="rack.test.ts">
        <testcase name="a tile is moved" classname="rack.test.ts"/>
        <testcase name="a tile &lt;is&gt; sorted" classname="rack.test.ts">
            <failure message="Too late&#10;more" type="FAILURE"><![CDATA[Too late
        at /home/somebody/www/rack.test.ts:12:3]]></failure>
        </testcase>
        <testcase name="sounds" classname="rack.test.ts">
            <error message="thread &apos;sounds&apos; (1) panicked at src/a.rs:2:9"/>
        </testcase>
        <testcase name="later" classname="rack.test.ts"><skipped/></testcase>
    </testsuite></testsuites>"#;

    #[test]
    fn only_failed_tests_are_named_with_their_complaint() {
        let lines = [
            "rack.test.ts › a tile <is> sorted: Too late at rack.test.ts:12:3",
            "rack.test.ts › sounds: src/a.rs:2:9",
        ];
        assert_eq!(read(REPORT).expect("it is a report").failed, lines);
        assert!(read("<testsuite>").is_err());
    }
}
