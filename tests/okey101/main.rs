//! The tests of 101 Okey.

mod melds;
mod rules;
#[path = "../shared/sample.rs"]
mod sample;
mod solver;
mod twin;
