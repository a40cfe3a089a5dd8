//! The tests of the experiments, and of measurements made with them.

mod arena;
#[path = "../../tests/cli/command.rs"]
mod command;
mod commands;
mod documents;
#[path = "../../tests/shared/sample.rs"]
mod sample;
mod simulated;
mod strength;

/// The path of the program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_istaka-tools");
