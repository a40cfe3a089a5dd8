//! The tests of the command line.

mod command;
mod commands;
mod documents;
mod hostile;
mod melds;
mod play;
mod protocol;
mod replay;
#[path = "../shared/sample.rs"]
mod sample;
#[path = "../shared/saved.rs"]
mod saved;
mod serve;
mod strength;

/// The path of the program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_istaka");
