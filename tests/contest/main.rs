//! The tests of contests for play chips, and of the lobby in which they are found.

mod director;
mod house;
mod kept;
mod laws;
mod lobby;
mod prizes;
#[path = "../shared/sample.rs"]
mod sample;
