//! Checks Node and the npm packages: present, new enough, in step with the lock.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::step::{Result, answer, heading, run};

/// The program that installs and packs packages.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };
/// Vite builds and serves the page.
pub const VITE: &str = "node_modules/vite/bin/vite.js";
/// Biome lints and formats TypeScript, CSS and JSON.
pub const BIOME: &str = "node_modules/@biomejs/biome/bin/biome";
/// The TypeScript compiler, used only as a type check.
pub const TSC: &str = "node_modules/typescript/bin/tsc";
/// Vitest runs the tests that need no browser.
pub const VITEST: &str = "node_modules/vitest/vitest.mjs";
/// Playwright drives the browser.
pub const PLAYWRIGHT: &str = "node_modules/@playwright/test/cli.js";

/// Prepares a tool by its script: works alike on every system, and is faster than npx.
pub fn tool(script: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new("node");
    command.arg(script).args(arguments);
    command
}

/// Checks Node and installs the packages if the lock is newer than they are.
pub fn ensure() -> Result {
    const WANTED: &str = "Node 20.19 or newer with npm is needed to build the page";
    const SOURCE: &str = "Install it from https://nodejs.org or with your package manager.";
    let Some(version) = answer("node", &["--version"]) else {
        return Err(format!("{WANTED}, but `node` is not found. {SOURCE}"));
    };
    if !new_enough(&version) {
        return Err(format!("{WANTED}, but this one is {version}. {SOURCE}"));
    }
    if !stale() {
        return Ok(());
    }
    if answer(NPM, &["--version"]).is_none() {
        return Err(format!("{WANTED}, but `npm` is not found. {SOURCE}"));
    }
    heading("Install the npm packages");
    run(Command::new(NPM).args(["ci", "--no-audit", "--no-fund"]))
}

/// Compares the output of `node --version`, such as `v20.20.2`, with Vite's requirement.
fn new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map(|part| part.parse().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(20), Some(minor)) => minor >= 19,
        (Some(22), Some(minor)) => minor >= 12,
        (Some(major), Some(_)) => major > 22,
        _ => false,
    }
}

/// Compares the lock with `.package-lock.json`, which npm writes at each installation.
fn stale() -> bool {
    let installed = modified(Path::new("node_modules/.package-lock.json"));
    installed.is_none() || installed < modified(Path::new("package-lock.json"))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_versions_that_vite_accepts_are_new_enough() {
        for version in ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"] {
            assert!(new_enough(version), "{version}");
        }
        for version in ["v18.20.1", "v20.18.3", "v21.7.0", "v22.11.0", "", "v20", "node"] {
            assert!(!new_enough(version), "{version}");
        }
    }
}
