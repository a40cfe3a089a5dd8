//! The tests of 101 Okey.

mod advice;
mod arranged;
mod bots;
mod coach;
mod deal;
#[path = "../shared/dealt.rs"]
mod dealt;
mod endings;
mod foresight;
mod golden;
mod guide;
mod laws;
mod melds;
mod programme;
mod puzzles;
mod referee;
mod room;
mod rules;
#[path = "../shared/sample.rs"]
mod sample;
#[path = "../shared/advice.rs"]
mod shared_advice;
#[path = "../shared/golden.rs"]
mod shared_golden;
#[path = "../shared/laws.rs"]
mod shared_laws;
mod solver;
mod turn;
mod twin;
