//! Checks the timeouts of tests: long ones, set in the configs, and no other dependence on time.
//!
//! A busy machine makes a test ten times slower. A short timeout then fails without a defect in the
//! page.

use super::Source;

/// The shortest allowed timeout in milliseconds.
const LEAST: u64 = 20_000;

/// Names that a timeout follows, as a property, a call or a constant.
const TIMEOUTS: [&str; 5] = ["timeout", "Timeout", "TIMEOUT", "PATIENCE", "DEADLINE"];

/// Calls that wait for time instead of for the page.
const WAITS: [(&str, &str); 2] = [
    ("waitForTimeout", "waits for time, not for what it asserts"),
    ("networkidle", "waits for silence, not for what it asserts"),
];

/// Clocks that a test could measure durations with.
const CLOCKS: [&str; 2] = ["performance.now()", "Date.now()"];

/// Files that measure time, or slow a machine down, on purpose.
const MEASURING: [&str; 3] = ["speed.spec.ts", "budget.spec.ts", "slow.spec.ts"];

/// The configs, which may set any timeout that is long enough.
const CONFIGS: [&str; 2] = ["playwright.config.ts", "vitest.config.ts"];

/// The default milliseconds of a test in the configs; a test with a shorter limit is reported.
struct Usual {
    browser: u64,
    other: u64,
}

pub fn complaints(sources: &[Source]) -> Vec<String> {
    let usual = |path: &str, name: &str| {
        let config = sources.iter().find(|source| source.path == path);
        let lines = config.map_or("", |config| &config.text).lines();
        // The first one in the file is that of a test, those of expectations are nested.
        lines.filter_map(|line| after(line, name)).find_map(number).unwrap_or(LEAST)
    };
    let usual = Usual {
        browser: usual("playwright.config.ts", "timeout"),
        other: usual("vitest.config.ts", "testTimeout"),
    };
    sources.iter().flat_map(|source| about(source, &usual)).collect()
}

fn about(source: &Source, usual: &Usual) -> Vec<String> {
    let path = &*source.path;
    let config = CONFIGS.contains(&path);
    let browser = path.starts_with("tests/e2e/");
    if !config && !browser && !path.starts_with("tests/api/") && !path.ends_with(".test.ts") {
        return Vec::new();
    }
    let measures = MEASURING.iter().any(|name| path.ends_with(name));
    // With fake timers, clocks stand still until the test moves them.
    let faked = source.text.contains("useFakeTimers(");
    let whole = if browser { usual.browser } else { usual.other };
    let mut found = Vec::new();
    for (index, line) in source.text.lines().enumerate() {
        let mut report = |problem: String| found.push(format!("{path}:{}: {problem}", index + 1));
        if is_comment(line) {
            continue;
        }
        if let Some(time) = timeout(line) {
            if time < LEAST {
                report(format!(
                    "a timeout of {time} ms; less than {LEAST} fails on a busy machine"
                ));
            } else if !config && time < whole && gives_whole_test(line) {
                report(format!("gives the test less than the {whole} ms of the config"));
            }
        }
        if measures {
            continue;
        }
        for (call, problem) in WAITS.iter().filter(|(call, _)| line.contains(call)) {
            report(format!("`{call}` {problem}"));
        }
        if !faked && reckons(line) {
            report("measures real time".to_owned());
        }
    }
    found
}

/// Returns the timeout of a line in milliseconds; 0 is no limit.
fn timeout(line: &str) -> Option<u64> {
    TIMEOUTS.iter().find_map(|name| after(line, name).and_then(number)).filter(|&time| time > 0)
}

/// Returns the value that a line assigns or passes to a name ending with `name`.
fn after<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.match_indices(name).find_map(|(start, _)| {
        // `setTimeout` is no timeout of a test, but `test.setTimeout` is.
        let before = &line[..start];
        let later = before.ends_with("set") && !before.ends_with("test.set");
        if later || before.ends_with("waitFor") {
            return None;
        }
        let rest = line[start + name.len()..].trim_start();
        let rest = rest.strip_prefix([':', '=', '('])?;
        Some(rest.trim_start())
    })
}

/// Reads the number at the beginning of a text, `20_000`; not a sum or a product.
fn number(text: &str) -> Option<u64> {
    let end = text.find(|sign: char| !sign.is_ascii_digit() && sign != '_').unwrap_or(text.len());
    if text[end..].trim_start().starts_with(['+', '*']) {
        return None;
    }
    text[..end].replace('_', "").parse().ok()
}

/// Returns `true` for a limit of a whole test, not of a single expectation.
fn gives_whole_test(line: &str) -> bool {
    let start = line.trim_start();
    start.starts_with("test.setTimeout(")
        || ["test(", "it(", "describe("].iter().any(|call| start.starts_with(call))
}

/// Returns `true` for a difference or comparison of times. A loop that only keeps the page busy is
/// allowed.
fn reckons(line: &str) -> bool {
    if line.trim_start().starts_with("while (") && line.ends_with(");") {
        return false;
    }
    CLOCKS.iter().flat_map(|clock| line.match_indices(clock)).any(|(start, clock)| {
        let before = line[..start].trim_end();
        let after = line[start + clock.len()..].trim_start();
        let arrow = before.ends_with("=>");
        !arrow && before.ends_with(['-', '<', '>']) || after.starts_with(['-', '<', '>'])
    })
}

fn is_comment(line: &str) -> bool {
    let start = line.trim_start();
    ["//", "/*", "* "].iter().any(|mark| start.starts_with(mark))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn check(path: &str, text: &str, expected: &[&str]) {
        let configs = [
            source(
                "playwright.config.ts",
                "{\n  timeout: 120_000,\n  expect: { timeout: 30_000 },",
            ),
            source("vitest.config.ts", "{\n  testTimeout: 60_000,\n  hookTimeout: 60_000,"),
        ];
        let mut sources: Vec<Source> =
            configs.into_iter().filter(|config| config.path != path).collect();
        sources.push(source(path, text));
        let found = complaints(&sources);
        let expected: Vec<String> =
            expected.iter().map(|problem| format!("{path}:1: {problem}")).collect();
        assert_eq!(found, expected, "{text}");
    }

    const SHORT: &str = "a timeout of 5000 ms; less than 20000 fails on a busy machine";

    #[test]
    fn a_short_timeout_is_reported_wherever_it_stands() {
        for text in [
            "await here.click({ timeout: 5000 });",
            "test.setTimeout(5000);",
            "test.use({ actionTimeout: 5_000 });",
            "const PATIENCE = 5000;",
            "const PATIENCE = { timeout: 5_000 };",
        ] {
            check("tests/e2e/tabs.spec.ts", text, &[SHORT]);
            check("www/table/layout.test.ts", text, &[SHORT]);
        }
        check("playwright.config.ts", "  timeout: 5_000,", &[SHORT]);
        check("tests/e2e/tabs.spec.ts", "await here.click({ timeout: 20_000 });", &[]);
        check("www/match/clock.ts", "const PATIENCE = 5000;", &[]);
    }

    #[test]
    fn a_test_has_no_less_time_than_the_config_gives() {
        let less = "gives the test less than the 120000 ms of the config";
        check("tests/e2e/tabs.spec.ts", "  test.setTimeout(60_000);", &[less]);
        check("tests/e2e/tabs.spec.ts", "  test.setTimeout(180_000);", &[]);
        check("tests/e2e/tabs.spec.ts", "  test.setTimeout(30_000 + KILLS * 20_000);", &[]);
        let less = "gives the test less than the 60000 ms of the config";
        check("tests/api/game.test.ts", "test(\"it\", { timeout: 30_000 }, () => {", &[less]);
    }

    #[test]
    fn a_timer_is_no_timeout() {
        check("tests/e2e/embed.spec.ts", "new Promise((done) => setTimeout(done, 5));", &[]);
        check("tests/api/game.test.ts", "game.timeOut();", &[]);
        check("tests/e2e/embed.spec.ts", "// a timeout: 5", &[]);
    }

    #[test]
    fn a_wait_for_time_or_silence_is_reported() {
        let time = "`waitForTimeout` waits for time, not for what it asserts";
        check("tests/e2e/tabs.spec.ts", "await page.waitForTimeout(30_000);", &[time]);
        let silence = "`networkidle` waits for silence, not for what it asserts";
        check(
            "tests/e2e/tabs.spec.ts",
            "await page.waitForLoadState(\"networkidle\");",
            &[silence],
        );
        check("tests/e2e/speed.spec.ts", "await page.waitForLoadState(\"networkidle\");", &[]);
    }

    #[test]
    fn measuring_real_time_is_reported() {
        let real = "measures real time";
        check(
            "tests/api/game.test.ts",
            "expect(performance.now() - begun).toBeLessThan(5);",
            &[real],
        );
        check("tests/e2e/tabs.spec.ts", "if (Date.now() > end) fail();", &[real]);
        check("tests/e2e/tabs.spec.ts", "while (Date.now() < end);", &[]);
        check("tests/e2e/speed.spec.ts", "expect(performance.now() - begun);", &[]);
        check("tests/e2e/tabs.spec.ts", "page.evaluate(() => Date.now() + 2000);", &[]);
        check("www/match/clock.test.ts", "vi.useFakeTimers(); performance.now() - begun", &[]);
    }
}
