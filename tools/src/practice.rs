//! Makes the exercises that come with the game.

use std::collections::HashMap;

use clap::Args;
use istaka::{AnyRules, Grade, practice};

use crate::output::{Failure, print};

/// Makes exercises from rounds of bots, a JSON object a line. The same seed gives the same ones.
#[derive(Args)]
pub struct Practice {
    /// The rules of the rounds: presets and the differences from them.
    #[arg(long, value_delimiter = ',', default_value = "turkish,yuzbir,rummi80")]
    rules: Vec<AnyRules>,
    /// The seed of the first round; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of rounds by each of the rules.
    #[arg(long, default_value_t = 200)]
    rounds: u64,
    /// Most exercises of a kind of mistake and a grade.
    #[arg(long, default_value_t = 2)]
    each: usize,
}

impl Practice {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        for rules in &self.rules {
            let mut made: HashMap<(&str, Grade), usize> = HashMap::new();
            for seed in self.seed..self.seed.saturating_add(self.rounds) {
                for one in practice(rules, seed) {
                    let such = made.entry((one.exercise.mistake, one.grade)).or_default();
                    *such += 1;
                    if *such <= self.each {
                        print(serde_json::json!(one))?;
                    }
                }
            }
        }
        Ok(())
    }
}
