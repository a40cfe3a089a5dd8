//! What Lighthouse says of the page, as a phone sees it.

use std::process::Command;

use crate::browser::Browser;
use crate::step::{Result, heading, run};
use crate::{browser, page};

/// The last that runs on every Node that builds the page. Not a dependency of it: npx fetches it.
const VERSION: &str = "12.8.2";

/// Builds the page and fails if a category has fewer points than it should.
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
