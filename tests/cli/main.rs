//! The tests of the command line, and of measurements made with it.

mod arena;
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
