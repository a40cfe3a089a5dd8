//! The tests of Okey: its rules, solver, coach, guide and bots.

mod advice;
mod characters;
mod coach;
mod common;
mod deal;
#[path = "../shared/dealt.rs"]
mod dealt;
mod golden;
mod guide;
mod help;
mod laws;
mod matches;
mod melds;
mod odds;
mod referee;
mod review;
mod round;
mod rules;
#[path = "../shared/sample.rs"]
mod sample;
#[path = "../shared/saved.rs"]
mod saved;
#[path = "../shared/advice.rs"]
mod shared_advice;
#[path = "../shared/golden.rs"]
mod shared_golden;
#[path = "../shared/laws.rs"]
mod shared_laws;
mod solver_definition;
mod solver_twin;
mod twin;
mod vectors;
mod views;
mod wall;
mod why;
