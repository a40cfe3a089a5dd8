//! Contests for play chips among bots, many of them.

use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use istaka::contest::Scored;
use istaka::with_rules;

use crate::contested::Contested;
use crate::output::{Failure, print};
use crate::tournament::Setup;
use crate::winnings::Winnings;

/// Holds many contests between bots, which rotate their places, and prints the winnings of each.
#[derive(Args)]
pub struct Contests {
    #[command(flatten)]
    setup: Setup,
    /// Number of contests, the first with this seed.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Number of threads.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024), default_value_t = 1)]
    jobs: u16,
}

impl Contests {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the request or the output.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = self.setup.rules()?;
        with_rules!(rules, rules => self.run_by(rules))
    }

    fn run_by<G: Contested + Scored>(&self, rules: G) -> Result<(), Failure> {
        let terms = self.setup.terms(&rules)?;
        let (next, mut all) = (AtomicU64::new(0), Winnings::default());
        let work = || -> Result<Winnings, String> {
            let mut won = Winnings::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.count {
                    return Ok(won);
                }
                won.count(&self.setup.hold(&terms, number, None)?);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.jobs).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                all.add(thread.join().map_err(|_| "a thread has failed")??);
            }
            Ok::<(), String>(())
        })?;
        all.lines().try_for_each(print)
    }
}
