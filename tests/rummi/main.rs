//! The tests of the game with 80 tiles: its rules, solver, coach, guide and bots.

mod coach;
mod common;
mod golden;
mod guide;
mod laws;
mod locked;
mod played;
mod programme;
mod rebuild;
mod referee;
mod review;
mod rules;
#[path = "../shared/sample.rs"]
mod sample;
#[path = "../shared/saved.rs"]
mod saved;
mod solver;
mod tables;
mod views;
