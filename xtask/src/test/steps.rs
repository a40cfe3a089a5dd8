//! The steps of a test run, the quick ones first, so that small mistakes show early.

use std::env;
use std::process::Command;

use super::lanes::Place::{self, Alone, Aside, Target};
use super::smoke::{FIREFOX, WEBKIT, missing, missing_ear};
use super::{ALL, Extent, Setup};
use crate::node::{BIOME, PLAYWRIGHT, TSC, VITEST, tool};
use crate::step::{Result, answer, run};
use crate::{again, api, lighthouse, node, package, page, report, tidy, wasm};

/// One line of the summary.
pub struct Step {
    pub name: &'static str,
    /// Steps whose output this one reads; if one of them failed, this one is skipped.
    pub needs: &'static [&'static str],
    pub place: Place,
    /// The least extent of a run that has this step.
    pub extent: Extent,
    /// Returns a program that the step needs and this machine lacks; then the step is skipped.
    pub missing: fn() -> Option<String>,
    pub run: fn(&Setup) -> Result,
}

/// Makes a step of every run.
const fn step(
    name: &'static str,
    place: Place,
    needs: &'static [&'static str],
    run: fn(&Setup) -> Result,
) -> Step {
    Step { name, needs, place, extent: Extent::Usual, missing: || None, run }
}

/// Makes a step of full runs.
const fn long(
    name: &'static str,
    place: Place,
    needs: &'static [&'static str],
    run: fn(&Setup) -> Result,
) -> Step {
    Step { extent: Extent::All, ..step(name, place, needs, run) }
}

/// Makes a step run only on machines that have a program.
const fn optional(missing: fn() -> Option<String>, step: Step) -> Step {
    Step { missing, ..step }
}

const NPM: &[&str] = &["npm packages"];
const ENGINE: &[&str] = &["npm packages", "engine", "engine, small modules"];
const TARGET: &[&str] = &["Rust target"];
const RUST: &[&str] = &["Rust tests, compiled"];
const PAGE: &[&str] = &["page build", "browser"];

/// The first step that can begin is started, so steps that others wait for come first: types and
/// tests of the page, on one core, wait for the engine, while cargo shares both.
pub const STEPS: [Step; 35] = [
    step("Rust format", Aside, &[], |_| cargo(&["fmt", "--all", "--check"])),
    step("npm packages", Aside, &[], |_| node::ensure()),
    step("tidy", Aside, &[], |_| tidy::tidy()),
    step("page lints and format", Aside, NPM, |_| biome()),
    step("Rust target", Aside, &[], |_| wasm::ensure_target()),
    step("browser", Aside, NPM, Setup::find_browser),
    step("engine", Aside, TARGET, |_| wasm::build_only(&["istaka"])),
    step("engine, small modules", Aside, TARGET, |_| {
        wasm::build_only(&["figures", "rules", "judge"])
    }),
    step("Rust lints", Target, &[], |_| {
        clippy(&["--workspace", "--exclude", "benches", "--all-targets", "--features", "cli"])
    }),
    step("Rust tests, compiled", Target, &[], |_| compile_rust_tests()),
    step("page types", Aside, ENGINE, |_| run(&mut tool(TSC, &["--noEmit"]))),
    step("page build", Aside, ENGINE, |_| page::bundle()),
    step("page and engine tests", Aside, ENGINE, vitest),
    // They wait for their browser more than they compute.
    step("smoke in Chromium", Aside, PAGE, |setup| playwright(setup, "chromium", |_| ())),
    optional(
        || missing(FIREFOX),
        step("smoke in Firefox", Aside, PAGE, |setup| playwright(setup, "firefox", |_| ())),
    ),
    optional(
        || missing(WEBKIT),
        step("smoke in WebKit", Aside, PAGE, |setup| playwright(setup, "webkit", |_| ())),
    ),
    step("npm package", Aside, &["page build"], |_| package::pack()),
    // Without tests: they run natively only, with crates that need not compile for the browser.
    step("Rust lints, browser", Target, TARGET, |_| browser_lints(&wasm::MODULES[..1])),
    // Each feature by itself, as other crates use them.
    step("Rust lints, features", Target, &[], |_| {
        [&["--lib"][..], &["--lib", "--features", "serde"]].into_iter().try_for_each(clippy)
    }),
    long("Rust lints, benches", Target, &[], |_| clippy(&["--package", "benches", "--benches"])),
    long("Rust lints, small modules", Target, TARGET, |_| browser_lints(&wasm::MODULES[1..])),
    step("Rust documentation", Aside, &[], |_| api::check()),
    // Not with the engine's optimised test profile: wasm-bindgen would be compiled once more.
    step("xtask tests", Target, &[], |_| {
        cargo(&["test", "--package", "xtask", "--profile", "dev"])
    }),
    // With the features of the tests before it, so that nothing is compiled again.
    step("Rust examples", Target, RUST, |_| cargo(&["test", "--doc", "--features", "cli"])),
    // Compiles the packaged crate.
    long("crate", Target, &[], |_| cargo(&["package", "--allow-dirty", "--offline", "--quiet"])),
    long("page built again", Aside, &["page build"], |_| again::compare()),
    step("Rust tests", Alone, RUST, rust_tests),
    step("transfer budget", Alone, PAGE, |setup| playwright(setup, "budget", |_| ())),
    // In full runs also those that need a registry, and the packed crate.
    step("projects", Alone, &["npm package", "browser"], |setup| {
        playwright(setup, "projects", |command| setup.tell(command))
    }),
    step("browser tests", Alone, PAGE, browser_tests),
    long("browser tests, slow line", Alone, PAGE, |setup| browser_tests_with(setup, "LATE", "150")),
    long("browser tests, other deals", Alone, PAGE, |setup| {
        browser_tests_with(setup, "CHANCE", "2")
    }),
    optional(
        missing_ear,
        // It waits for what is said more than it computes, but words come late beside others.
        long("by ear", Alone, PAGE, |setup| playwright(setup, "spoken", |_| ())),
    ),
    long("speed", Alone, PAGE, |setup| playwright(setup, "speed", |command| setup.tell(command))),
    long("Lighthouse", Alone, PAGE, |setup| lighthouse::ask(setup.browser()?)),
];

fn cargo(arguments: &[&str]) -> Result {
    run(&mut prepared(arguments))
}

/// Prepares a cargo command.
fn prepared(arguments: &[&str]) -> Command {
    let mut cargo = Command::new("cargo");
    // In CI, code is compiled once and not debugged: incremental and debug data only cost time.
    // Several programs are compiled at once, so single ones need no parallel units.
    if env::var_os("CI").is_some() {
        cargo.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_TEST_DEBUG", "false");
        cargo.env("CARGO_PROFILE_TEST_CODEGEN_UNITS", "1");
    }
    cargo.args(arguments);
    cargo
}

/// Lints each module as a build of its own.
fn browser_lints(modules: &[wasm::Module]) -> Result {
    modules
        .iter()
        .try_for_each(|(_, feature, _)| clippy(&["--target", wasm::TARGET, "--features", feature]))
}

fn clippy(arguments: &[&str]) -> Result {
    cargo(&[&["clippy"], arguments, &["--", "--deny", "warnings"]].concat())
}

/// Returns `true` if nextest is installed, which is optional, but shows more and is faster.
fn has_nextest() -> bool {
    answer("cargo", &["nextest", "--version"]).is_some()
}

/// The targets for `cargo test`; nextest leaves out the examples by itself.
const TESTS: [&str; 9] = [
    "--package",
    "istaka",
    "--package",
    "tools",
    "--features",
    "cli",
    "--lib",
    "--bins",
    "--tests",
];

fn compile_rust_tests() -> Result {
    let first: &[&str] = if has_nextest() { &["nextest", "run"] } else { &["test"] };
    cargo(&[first, &TESTS, &["--no-run"]].concat())
}

fn rust_tests(setup: &Setup) -> Result {
    let all = setup.extent == Extent::All;
    let nextest = has_nextest();
    let first: &[&str] = if nextest { &["nextest", "run"] } else { &["test"] };
    let ignored: &[&str] = match (all, nextest) {
        (false, _) => &[],
        (true, true) => &["--run-ignored", "all"],
        (true, false) => &["--", "--include-ignored"],
    };
    let mut cargo = prepared(&[first, &["--no-fail-fast"], &TESTS, ignored].concat());
    setup.tell(&mut cargo);
    // The path in .config/nextest.toml.
    let report = wasm::artifacts()?.join("nextest/default/junit.xml");
    report::forget(&report);
    report::named(&report, run(&mut cargo))
}

fn biome() -> Result {
    run(&mut tool(BIOME, &["check", "--diagnostic-level=warn", "--error-on-warnings"]))
}

fn vitest(setup: &Setup) -> Result {
    // The other half of the cores belongs to another step.
    let report = report::fresh("vitest.xml")?;
    let reporters = ["--reporter=default", "--reporter=junit", "--outputFile.junit"];
    let mut command = tool(VITEST, &["run", "--maxWorkers=50%"]);
    setup.tell(&mut command);
    report::named(&report, run(command.args(reporters).arg(&report)))
}

/// Runs the browser tests, in a full run all of them, some at length.
fn browser_tests(setup: &Setup) -> Result {
    let lengths = [("KILLS", "200"), ("TAKES", "300"), ("PICTURES", "1")];
    let long =
        |(name, _): &&(&str, &str)| setup.extent == Extent::All && env::var_os(name).is_none();
    let variables: Vec<_> = lengths.iter().filter(long).copied().collect();
    playwright(setup, "page", |command| {
        setup.tell(command);
        command.envs(variables.iter().copied());
    })
}

/// Runs them once more, with one variable.
fn browser_tests_with(setup: &Setup, name: &str, value: &str) -> Result {
    playwright(setup, "page", |command| {
        command.env(name, value);
    })
}

/// Runs a project of playwright.config.ts.
fn playwright(setup: &Setup, project: &str, prepare: impl FnOnce(&mut Command)) -> Result {
    let report = report::fresh(&format!("{project}.json"))?;
    let mut command = tool(PLAYWRIGHT, &["test", "--project", project, "--reporter=list,json"]);
    setup.browser()?.name_to(&mut command);
    prepare(command.env_remove(ALL));
    let outcome = run(command.env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report));
    let (outcome, unsteady) = report::explained(&report, outcome);
    setup.note_unsteady(unsteady);
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_needs_only_earlier_ones() {
        for (index, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                let earlier = STEPS[..index].iter().find(|earlier| earlier.name == *need);
                let there = earlier.is_some_and(|earlier| earlier.extent <= step.extent);
                assert!(there, "{}: {need}", step.name);
            }
        }
    }
}
