//! Lighthouse's audit of the page on a simulated phone.

use std::process::Command;

use crate::browser::Browser;
use crate::step::{Result, heading, run};
use crate::{browser, page};

/// The last version that runs on every supported Node. Not a dependency: npx downloads it.
const VERSION: &str = "12.8.2";

/// Builds the page and fails if a category has fewer points than required.
pub fn judge() -> Result {
    page::build()?;
    ask(&browser::ensure()?)
}

/// Does the last part of [`judge`]: needs `dist/`.
pub fn ask(browser: &Browser) -> Result {
    heading("Ask Lighthouse");
    let mut command = Command::new("node");
    browser.name_to(&mut command);
    run(command.args(["xtask/lighthouse.mjs", VERSION]))
}
