//! Writes the transcripts of what Orca says, tests/data/spoken/.

use crate::node::{PLAYWRIGHT, tool};
use crate::page;
use crate::step::{Result, run};

/// Builds the page, plays the scenes and writes their transcripts.
pub fn write(name: &str) -> Result {
    page::build()?;
    let arguments = ["test", "--project", "spoken", "--retries=0", "--grep", name];
    run(tool(PLAYWRIGHT, &arguments).env("WRITE_SPOKEN", "1"))
}
