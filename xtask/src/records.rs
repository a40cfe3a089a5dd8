//! Writes the starting positions of browser tests, tests/records/.

use crate::node::{self, VITEST, tool};
use crate::step::{Result, run};
use crate::wasm;

/// Writes the files that are missing or differ from their description.
pub fn write() -> Result {
    node::ensure()?;
    wasm::build()?;
    run(tool(VITEST, &["run", "tests/api/records.test.ts"]).env("WRITE_RECORDS", "1"))
}
