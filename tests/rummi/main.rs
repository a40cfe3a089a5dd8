//! The tests of table rummy: its rules, solver, coach, guide and bots.

mod advice;
mod classic;
mod coach;
mod common;
#[path = "../shared/dealt.rs"]
mod dealt;
mod golden;
mod guide;
mod keeping;
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
#[path = "../shared/advice.rs"]
mod shared_advice;
#[path = "../shared/golden.rs"]
mod shared_golden;
#[path = "../shared/laws.rs"]
mod shared_laws;
mod solver;
mod tables;
mod views;
