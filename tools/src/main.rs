//! Experiments: bots against each other, the tiles that deals give, puzzles from a seed, and the
//! weights of the bots. They share the modules of the command line that read and print.

mod arena;
#[allow(dead_code, reason = "the command line has more of it")]
#[path = "../../src/bin/istaka/contested.rs"]
mod contested;
mod contestant;
mod contests;
#[path = "../../src/bin/istaka/dealing.rs"]
mod dealing;
mod deals;
mod dealt;
mod grading;
#[allow(dead_code, reason = "the command line has more of it")]
#[path = "../../src/bin/istaka/input.rs"]
mod input;
mod keeping;
mod measured;
mod odds;
#[path = "../../src/bin/istaka/okey.rs"]
mod okey;
#[path = "../../src/bin/istaka/okey101.rs"]
mod okey101;
#[allow(dead_code, reason = "the command line has more of it")]
#[path = "../../src/bin/istaka/output.rs"]
mod output;
mod posing;
mod practice;
mod puzzles;
mod regret;
#[path = "../../src/bin/istaka/rummi.rs"]
mod rummi;
mod scale;
mod simulate;
mod sum;
mod tally;
mod value;
#[allow(dead_code, reason = "the command line has more of it")]
#[path = "../../src/bin/istaka/tournament.rs"]
mod tournament;
mod winnings;

use std::process::ExitCode;

use clap::Parser;
use contests::Contests;
use deals::Deals;
use keeping::Keeping;
use odds::Odds;
use output::Failure;
use practice::Practice;
use puzzles::Puzzles;
use regret::Regret;
use scale::Scale;
use simulate::Simulate;
use value::Value;

/// Experiments with the bots, the deals and the puzzles of Istaka.
#[derive(Parser)]
#[command(name = "cargo tools", bin_name = "cargo tools", version)]
enum Command {
    Simulate(Simulate),
    /// Adds the output of several runs of `simulate --json`, and summarizes it.
    Merge {
        /// The summary as one JSON object.
        #[arg(long)]
        json: bool,
    },
    Contests(Contests),
    Deals(Deals),
    Puzzles(Puzzles),
    Practice(Practice),
    Odds(Odds),
    Regret(Regret),
    Keeping(Keeping),
    Scale(Scale),
    Value(Value),
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Simulate(simulate) => simulate.run(),
        Command::Merge { json } => simulate::merge(json),
        Command::Contests(contests) => contests.run(),
        Command::Deals(deals) => deals.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Practice(practice) => practice.run(),
        Command::Odds(odds) => {
            odds.run();
            Ok(())
        }
        Command::Regret(regret) => regret.run(),
        Command::Keeping(keeping) => keeping.run(),
        Command::Scale(scale) => scale.run(),
        Command::Value(value) => value.run(),
    };
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if let Failure::Said(problem) = failure {
        output::remark(problem);
    }
    ExitCode::FAILURE
}
