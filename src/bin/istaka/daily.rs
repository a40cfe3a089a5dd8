//! `istaka daily`: the deal of a day, equal for all players.

use clap::Args;
use istaka::okey::Rules;
use istaka::with_rules;
use istaka::{AnyRules, Game, Match, write_record};

use crate::output::{Failure, print};

/// Prints the deal of a day as a record (docs/fairness.md).
#[derive(Args)]
pub struct Daily {
    /// The date, such as 2026-11-24.
    date: String,
    /// The game: okey, rummi or okey101.
    #[arg(long, default_value = Rules::NAME)]
    game: String,
}

impl Daily {
    /// Runs the command.
    ///
    /// # Errors
    /// The date or game does not exist, or the output is closed.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = AnyRules::usual(&self.game);
        let rules = rules.ok_or_else(|| format!("there is no game {}", self.game))?;
        print(with_rules!(rules, rules => self.record(rules))?.trim_end())
    }

    fn record<G: Game>(&self, _: G) -> Result<String, String> {
        let game = Match::<G>::daily(&self.date);
        let mut game = game.ok_or("there is no such date, or it is not written as 2026-11-24")?;
        game.deal().map_err(|error| error.to_string())?;
        Ok(write_record(&game))
    }
}
