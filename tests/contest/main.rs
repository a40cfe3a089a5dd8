//! The tests of contests for play chips, and of their lobby.

mod director;
mod contests;
mod saved;
mod laws;
mod lobby;
mod prizes;
#[path = "../shared/sample.rs"]
mod sample;
