//! Benchmarks: speed and size of the hand solver, natively and in wasm, and the speed of the bots.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Result, heading, run};
use crate::{node, wasm};

/// Times the hand solver. Each run also times the naive twin: only ratios within one run are
/// meaningful.
pub fn bench() -> Result {
    node::ensure()?;
    wasm::ensure_target()?;
    heading("Time the solver natively");
    run(Command::new("cargo").args(["bench", "--package", "benches", "--bench", "solver"]))?;
    heading("Time the solver in wasm, under Node");
    let folder = wasm::artifacts()?.join("kernel");
    let timed = kernel(&folder, &[])?;
    let solver = ["--no-default-features", "--features", "solver"];
    let solver = kernel(&folder.join("solver"), &solver)?;
    let rest = ["--no-default-features"];
    let rest = kernel(&folder.join("rest"), &rest)?;
    run(Command::new("node").arg("xtask/kernel/kernel.mjs").args([timed, solver, rest]))
}

/// Times rounds and decisions of the bots, natively and in wasm.
pub fn bots() -> Result {
    node::ensure()?;
    wasm::build()?;
    heading("Time rounds between bots natively");
    let simulate = ["tools", "simulate"];
    for bot in ["greedy", "hard"] {
        run(Command::new("cargo").args(simulate).args(["--deals", "5000", "--bots", bot]))?;
    }
    heading("Time rounds and decisions in wasm, under Node");
    let timed = kernel(&wasm::artifacts()?.join("kernel"), &[])?;
    run(Command::new("node").arg("xtask/kernel/bots.mjs").arg(timed))
}

/// Times plays on tables of table rummy, natively, next to an integer programme, and in wasm.
pub fn table() -> Result {
    node::ensure()?;
    wasm::ensure_target()?;
    heading("Time the solver of the table natively");
    run(Command::new("cargo").args(["bench", "--package", "benches", "--bench", "table"]))?;
    heading("Time the solver of the table in wasm, under Node");
    let timed = kernel(&wasm::artifacts()?.join("kernel"), &[])?;
    run(Command::new("node").arg("xtask/kernel/table.mjs").arg(timed))
}

/// Times the solver of 101 Okey, natively and in wasm.
pub fn okey101() -> Result {
    node::ensure()?;
    wasm::ensure_target()?;
    heading("Time the solver of 101 Okey natively");
    run(Command::new("cargo").args(["bench", "--package", "benches", "--bench", "okey101"]))?;
    heading("Time the solver of 101 Okey in wasm, under Node");
    let timed = kernel(&wasm::artifacts()?.join("kernel"), &[])?;
    run(Command::new("node").arg("xtask/kernel/okey101.mjs").arg(timed))
}

/// Builds the benchmark loops, or parts of them to measure their size.
fn kernel(folder: &Path, features: &[&str]) -> Result<PathBuf> {
    run(Command::new("cargo")
        .args(["build", "--quiet", "--package", "kernel"])
        .args(["--profile", wasm::FAST, "--target", wasm::TARGET])
        .args(features)
        .arg("--target-dir")
        .arg(folder))?;
    Ok(folder.join(wasm::TARGET).join(wasm::FAST).join("kernel.wasm"))
}
