//! Runs `cargo tools simulate` with a progress display.

use std::io::{BufRead, BufReader, Write, stdout};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use clap::Args;
use serde_json::Value;

use crate::step::{Result, run};
use crate::wasm;

/// The size and seed of the runs.
#[derive(Args)]
pub struct Arena {
    /// Number of deals of each kind; slow kinds have fewer.
    #[arg(long, default_value_t = Arena::usual().deals)]
    pub deals: u64,
    /// The first seed. Nothing was tuned on the default ones.
    #[arg(long, default_value_t = Arena::usual().seed)]
    pub seed: u64,
    /// Number of threads.
    #[arg(long, default_value_t = Arena::usual().jobs)]
    pub jobs: u64,
}

/// The results of a run.
pub struct Outcome {
    summary: Value,
}

impl Arena {
    /// The default settings.
    pub fn usual() -> Arena {
        let jobs = std::thread::available_parallelism().map_or(1, |jobs| jobs.get() as u64);
        Arena { deals: 5000, seed: 100_000_001, jobs }
    }

    /// The differences from the defaults that change the tables, as options of the command.
    pub fn options(&self) -> String {
        let usual = Arena::usual();
        let option = |name, value, usual| {
            if value == usual { String::new() } else { format!(" --{name} {value}") }
        };
        option("deals", self.deals, usual.deals) + &option("seed", self.seed, usual.seed)
    }

    /// Builds the program.
    pub fn build(&self) -> Result {
        run(Command::new("cargo").args(["build", "--release", "--package", "tools"]))
    }

    /// Holds `count` contests between these bots, and returns the output of the program.
    pub fn hold(&self, words: &[&str], bots: &str, count: u64) -> Result<Vec<String>> {
        println!("{}, {count} contests", words.join(" "));
        let words = [&["contests", "--bots", bots], words].concat();
        let output = self.output(&words, &[("--count", count)])?;
        Ok(output.lines().map(str::to_owned).collect())
    }

    /// Plays `rounds` rounds of each level by these rules, reviews so many of them, and returns the
    /// table of the program.
    pub fn scale(&self, rules: &str, rounds: u64, reviews: u64) -> Result<String> {
        println!("{rules}, {rounds} rounds of each level, {reviews} reviews");
        let amounts = [("--deals", rounds), ("--reviews", reviews)];
        self.output(&["scale", "--rules", rules], &amounts)
    }

    /// Runs the program with these words and amounts, and returns its output.
    fn output(&self, words: &[&str], amounts: &[(&str, u64)]) -> Result<String> {
        let mut command = Command::new(program()?);
        command.args(words);
        for (option, value) in amounts.iter().chain(&[("--seed", self.seed), ("--jobs", self.jobs)])
        {
            command.arg(option).arg(value.to_string());
        }
        let failed = |problem| format!("`cargo tools {}`: {problem}", words[0]);
        let output = command.output().map_err(|error| failed(error.to_string()))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(failed(text(&output.stderr))),
        }
    }

    /// Plays `deals` deals with these rules and bots; `more` are further options.
    pub fn play(&self, rules: &str, bots: &str, deals: u64, more: &[&str]) -> Result<Outcome> {
        let words = [rules, bots].into_iter().chain(more.iter().copied()).collect::<Vec<_>>();
        print!("{}, {deals} deals ", words.join(", "));
        let mut command = Command::new(program()?);
        command.args(["simulate", "--json", "--rules", rules, "--bots", bots]).args(more);
        for (option, value) in [("--deals", deals), ("--seed", self.seed), ("--jobs", self.jobs)] {
            command.arg(option).arg(value.to_string());
        }
        let start = Instant::now();
        let summary = last_line(command, deals)?;
        println!(" {:.1} s", start.elapsed().as_secs_f64());
        Ok(Outcome { summary })
    }
}

/// The path of the program.
fn program() -> Result<PathBuf> {
    let name = format!("istaka-tools{}", std::env::consts::EXE_SUFFIX);
    Ok(wasm::artifacts()?.join("release").join(name))
}

/// Reads the last line of the program as JSON; prints a dot for every tenth of the deals.
fn last_line(mut command: Command, deals: u64) -> Result<Value> {
    let failed = |error| format!("`cargo tools simulate`: {error}");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let output = child.stdout.take().ok_or("`cargo tools simulate` has no output")?;
    let (mut last, mut played, mut dots) = (Value::Null, 0, 0);
    for line in BufReader::new(output).lines() {
        last = serde_json::from_str(&line.map_err(failed)?).map_err(|error| error.to_string())?;
        played += if last["summary"] == true { 0 } else { last["deals"].as_u64().unwrap_or(0) };
        while dots * deals < played * 10 {
            print!(".");
            dots += 1;
        }
        let _ = stdout().flush();
    }
    let status = child.wait().map_err(failed)?;
    if status.success() {
        Ok(last)
    } else {
        Err(format!("`cargo tools simulate` ended with {status}"))
    }
}

impl Outcome {
    /// A number of the whole run.
    pub fn whole(&self, name: &str) -> f64 {
        self.summary[name].as_f64().unwrap_or(f64::NAN)
    }

    /// A number of a side.
    pub fn of(&self, bot: &str, name: &str) -> f64 {
        self.summary["bots"][bot][name].as_f64().unwrap_or(f64::NAN)
    }

    /// The share of a side and half of its interval: in decided rounds or matches.
    pub fn share(&self, bot: &str) -> String {
        within(self.of(bot, "share"), self.of(bot, "high") - self.of(bot, "low"))
    }

    /// The share in the points.
    pub fn points(&self, bot: &str) -> String {
        let width = self.of(bot, "points_high") - self.of(bot, "points_low");
        within(self.of(bot, "points_share"), width)
    }
}

/// A share in percent with its interval.
fn within(share: f64, width: f64) -> String {
    format!("{:.1} ± {:.1}", 100.0 * share, 50.0 * width)
}

/// A share in percent without an interval.
pub fn percent(share: f64) -> String {
    format!("{:.2}", 100.0 * share)
}
