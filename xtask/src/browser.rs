//! A Chromium for the tests: the named one, an installed one, or a new installation.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::node::{PLAYWRIGHT, tool};
use crate::step::{Result, answer, heading, run, run_within, say};

/// The variable that names the browser, for xtask as for playwright.config.ts.
pub const VARIABLE: &str = "CHROMIUM";

/// Headless shells come first: a full Chromium takes up to a third more of the processor.
const NAMES: [&str; 7] = [
    PACKAGE,
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// The name of the headless shell in Playwright and Debian.
const PACKAGE: &str = "chromium-headless-shell";

/// Its place on macOS and Windows, where it is not on the path.
const PLACES: [&str; 5] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files\Chromium\Application\chrome.exe",
];

/// A browser that Playwright can start.
pub enum Browser {
    /// A program of this machine.
    Program(PathBuf),
    /// Playwright's own download, which Playwright finds by itself.
    Playwrights,
}

impl Browser {
    /// Passes the browser's path to a program.
    pub fn name_to(&self, command: &mut Command) {
        match self {
            Browser::Program(path) => command.env(VARIABLE, path),
            Browser::Playwrights => command.env_remove(VARIABLE),
        };
    }
}

/// Finds a browser, or installs one. Needs the npm packages.
pub fn ensure() -> Result<Browser> {
    if let Some(path) = env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
        let path = PathBuf::from(path);
        return if path.is_file() {
            Ok(Browser::Program(path))
        } else {
            Err(format!("{VARIABLE} names {}, where there is no program.", path.display()))
        };
    }
    if let Some(path) = present() {
        return Ok(Browser::Program(path));
    }
    heading("Install a browser for the tests");
    let download = tool(PLAYWRIGHT, &["install", PACKAGE]);
    if run_within(Duration::from_secs(300), &mut { download }).is_ok() {
        return Ok(Browser::Playwrights);
    }
    if is_root() && Path::new("/etc/debian_version").exists() {
        say("Playwright's download does not work here; trying Debian's package.");
        install_package()?;
        if let Some(path) = present() {
            return Ok(Browser::Program(path));
        }
    }
    Err(format!(
        "The tests need Chromium or Chrome, and none could be installed. Install one (Debian: \
         `apt install chromium`, elsewhere https://www.google.com/chrome), or set {VARIABLE} to \
         the path of one that is already there."
    ))
}

/// Finds an installed Chromium or Chrome.
pub fn present() -> Option<PathBuf> {
    on_path(&NAMES).or_else(|| PLACES.iter().map(PathBuf::from).find(|path| path.is_file()))
}

/// Finds the first of some programs that is on the path.
pub fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    let mut files = names.iter().flat_map(|name| folders.iter().map(move |dir| dir.join(name)));
    files.find(|path| path.is_file())
}

/// Returns `true` for root, for whom Chromium's sandbox does not start, but apt-get works.
pub fn is_root() -> bool {
    answer("id", &["-u"]).as_deref() == Some("0")
}

fn install_package() -> Result {
    run(Command::new("apt-get").arg("update"))?;
    run(Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends", PACKAGE])
        // Another installation may be running; wait for it rather than fail.
        .args(["--option", "DPkg::Lock::Timeout=300"])
        .env("DEBIAN_FRONTEND", "noninteractive"))
}
