//! Everything that must hold, one step after the other, with a summary at the end.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::node::{BIOME, PLAYWRIGHT, TSC, VITEST, tool};
use crate::step::{Result, answer, heading, run};
use crate::{api, browser, node, package, page, report, tidy, wasm};

/// One line of the summary.
struct Step {
    name: &'static str,
    /// Steps whose output this one reads; if one of them failed, there is nothing to run.
    needs: &'static [&'static str],
    run: fn(&Browser) -> Result,
}

const STEPS: [Step; 17] = [
    Step { name: "Rust format", needs: &[], run: |_| cargo(&["fmt", "--all", "--check"]) },
    Step {
        name: "Rust lints",
        needs: &[],
        run: |_| clippy(&["--workspace", "--all-targets", "--features", "cli"]),
    },
    // Its tests run natively only, with crates that need not compile for the browser.
    Step { name: "Rust lints, browser", needs: &[], run: |_| browser_lints() },
    Step { name: "tidy", needs: &[], run: |_| tidy::tidy() },
    Step { name: "crate", needs: &[], run: |_| crate_package() },
    Step { name: "Rust tests", needs: &[], run: |_| rust_tests() },
    // With the features of the tests before it, so that nothing is compiled once more.
    Step {
        name: "Rust examples",
        needs: &[],
        run: |_| cargo(&["test", "--doc", "--features", "cli"]),
    },
    // Not with the engine's optimised test profile: wasm-bindgen would be compiled once more.
    Step {
        name: "xtask tests",
        needs: &[],
        run: |_| cargo(&["test", "--package", "xtask", "--profile", "dev"]),
    },
    Step { name: "engine for the browser", needs: &[], run: |_| wasm::build() },
    Step { name: "page lints and format", needs: &[], run: |_| biome() },
    Step {
        name: "page types",
        needs: &["engine for the browser"],
        run: |_| run(&mut tool(TSC, &["--noEmit"])),
    },
    Step { name: "page and engine tests", needs: &["engine for the browser"], run: |_| vitest() },
    Step { name: "page build", needs: &["engine for the browser"], run: |_| page::bundle() },
    Step { name: "npm package", needs: &["page build"], run: |_| package::pack() },
    Step {
        name: "transfer budget",
        needs: &["page build"],
        run: |browser| playwright(browser, "budget"),
    },
    Step { name: "speed", needs: &["page build"], run: |browser| playwright(browser, "speed") },
    Step {
        name: "browser tests",
        needs: &["page build"],
        run: |browser| playwright(browser, "page"),
    },
];

#[derive(PartialEq)]
enum Outcome {
    Passed,
    /// What went wrong, in the words of the step.
    Failed(String),
    Skipped,
}

/// Runs every step, also after a failure, unless it stands on a failed one. Whether all passed.
pub fn test() -> Result<bool> {
    // What is missing is said, or installed, before anything long begins.
    node::ensure()?;
    wasm::ensure_target()?;
    let browser = browser::ensure()?;

    let mut done: Vec<(&str, Outcome, Duration)> = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        let blocked = |(name, outcome, _): &(&str, Outcome, _)| {
            step.needs.contains(name) && *outcome != Outcome::Passed
        };
        let start = Instant::now();
        let outcome = if done.iter().any(blocked) {
            Outcome::Skipped
        } else {
            heading(&format!("Test {} of {}: {}", index + 1, STEPS.len(), step.name));
            match (step.run)(&browser) {
                Ok(()) => Outcome::Passed,
                Err(problem) => {
                    println!("{problem}");
                    Outcome::Failed(problem)
                }
            }
        };
        done.push((step.name, outcome, start.elapsed()));
    }
    summarise(&done);
    Ok(done.iter().all(|(_, outcome, _)| *outcome == Outcome::Passed))
}

fn summarise(done: &[(&str, Outcome, Duration)]) {
    heading("Summary");
    for (name, outcome, time) in done {
        let word = match outcome {
            Outcome::Passed => "passed",
            Outcome::Failed(_) => "FAILED",
            Outcome::Skipped => "skipped",
        };
        println!("{word:>8} {:>7.1} s  {name}", time.as_secs_f64());
    }
    let total: Duration = done.iter().map(|(_, _, time)| *time).sum();
    println!("{:>16.1} s  in all\n", total.as_secs_f64());

    println!("{}", verdict(done));
}

/// The last words of all: what failed, and a line that counts.
fn verdict(done: &[(&str, Outcome, Duration)]) -> String {
    let mut words = String::new();
    for (name, outcome, _) in done {
        if let Outcome::Failed(problem) = outcome {
            words += &format!("{name}: {problem}\n\n");
        }
    }
    let count = |wanted: fn(&Outcome) -> bool| {
        done.iter().filter(|(_, outcome, _)| wanted(outcome)).count()
    };
    let passed = count(|outcome| *outcome == Outcome::Passed);
    let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
    let skipped = count(|outcome| *outcome == Outcome::Skipped);
    words += &format!("{passed} passed, {failed} failed");
    if skipped > 0 {
        words += &format!(", {skipped} skipped");
    }
    words
}

fn cargo(arguments: &[&str]) -> Result {
    let mut cargo = Command::new("cargo");
    // A clean clone is compiled once, and nobody looks at it in a debugger: what serves the next
    // time, or him, only takes time. Several programs are compiled at once, none need be in parts.
    if env::var_os("CI").is_some() {
        cargo.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_TEST_DEBUG", "false");
        cargo.env("CARGO_PROFILE_TEST_CODEGEN_UNITS", "1");
    }
    run(cargo.args(arguments))
}

/// Each module is a build of its own.
fn browser_lints() -> Result {
    wasm::MODULES
        .iter()
        .try_for_each(|(_, features, _)| clippy(&[&["--target", wasm::TARGET], *features].concat()))
}

fn clippy(arguments: &[&str]) -> Result {
    cargo(&[&["clippy"], arguments, &["--", "--deny", "warnings"]].concat())
}

/// What the crate offers, its documentation, and that it builds from what is packed of it.
fn crate_package() -> Result {
    api::check()?;
    cargo(&["rustdoc", "--lib", "--", "--deny", "warnings"])?;
    cargo(&["package", "--allow-dirty", "--offline", "--quiet"])
}

/// nextest shows more and runs faster, but nobody has to have it.
fn rust_tests() -> Result {
    if answer("cargo", &["nextest", "--version"]).is_some() {
        // Where .config/nextest.toml has it written.
        let report = wasm::artifacts()?.join("nextest/default/junit.xml");
        report::forget(&report);
        report::named(&report, cargo(&["nextest", "run", "--no-fail-fast", "--features", "cli"]))
    } else {
        cargo(&["test", "--no-fail-fast", "--features", "cli", "--lib", "--bins", "--tests"])
    }
}

fn biome() -> Result {
    run(&mut tool(BIOME, &["check", "--diagnostic-level=warn", "--error-on-warnings"]))
}

fn vitest() -> Result {
    let report = report::fresh("vitest")?;
    let mut command = tool(VITEST, &["run", "--reporter=default", "--reporter=junit"]);
    report::named(&report, run(command.arg("--outputFile.junit").arg(&report)))
}

fn playwright(browser: &Browser, project: &str) -> Result {
    let report = report::fresh(project)?;
    let mut command = tool(PLAYWRIGHT, &["test", "--project", project, "--reporter=list,junit"]);
    browser.name_to(&mut command);
    report::named(&report, run(command.env("PLAYWRIGHT_JUNIT_OUTPUT_FILE", &report)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_needs_only_earlier_ones() {
        for (index, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                assert!(STEPS[..index].iter().any(|earlier| earlier.name == *need), "{need}");
            }
        }
    }

    #[test]
    fn the_last_words_name_what_failed_and_count_the_steps() {
        let second = Duration::from_secs(1);
        let done = [
            ("one", Outcome::Passed, second),
            ("two", Outcome::Failed("Failed: it".to_owned()), second),
            ("three", Outcome::Skipped, second),
        ];
        assert_eq!(verdict(&done), "two: Failed: it\n\n1 passed, 1 failed, 1 skipped");
        assert_eq!(verdict(&done[..1]), "1 passed, 0 failed");
    }
}
