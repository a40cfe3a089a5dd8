//! `istaka daily`: the deal of a day, which is the same for everybody.

use clap::Args;
use istaka::{Game, Match, Rules, rummi, write_record};

use crate::output::{Failure, print};

/// Prints the deal of a day as a record, as `docs/fairness.md` has it.
#[derive(Args)]
pub struct Daily {
    /// The date, as 2026-11-24.
    date: String,
    /// The game: okey or rummi.
    #[arg(long, default_value = Rules::NAME)]
    game: String,
}

impl Daily {
    /// Runs it.
    ///
    /// # Errors
    /// There is no such date or game, or nobody reads the output.
    pub fn run(&self) -> Result<(), Failure> {
        let record = match self.game.as_str() {
            Rules::NAME => self.record::<Rules>(),
            rummi::Rules::NAME => self.record::<rummi::Rules>(),
            other => Err(format!("there is no game {other}")),
        };
        print(record?.trim_end())
    }

    fn record<G: Game>(&self) -> Result<String, String> {
        let game = Match::<G>::daily(&self.date);
        let mut game = game.ok_or("there is no such date, or it is not written as 2026-11-24")?;
        game.deal().map_err(|error| error.to_string())?;
        Ok(write_record(&game))
    }
}
