//! `istaka score`: adds up the rounds of a real table.

use clap::Args;
use istaka::{AnyRules, tally};

use crate::input::read;
use crate::output::{Failure, coded, print};

/// The longest score sheet that is read, in bytes.
const LONGEST: usize = 1 << 20;

/// Adds up the rounds of a real table.
///
/// In: a round a line, as docs/notation.md says: "finish 2 okey; twin 0". Out: the points of each
/// round, the totals, the sides, and who leads or has won.
#[derive(Args)]
pub struct Score {
    /// A preset and the differences from it, such as "yuzbir players=3".
    #[arg(long, default_value = "turkish")]
    rules: AnyRules,
    /// The file, or - for standard input.
    #[arg(default_value = "-")]
    file: String,
}

impl Score {
    /// Runs the command.
    ///
    /// # Errors
    /// All reasons for which the first wrong round is refused, or the error of input or output.
    pub fn run(&self) -> Result<(), Failure> {
        let text = read(&self.file, LONGEST)?;
        let rounds: Vec<&str> =
            text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let tally = tally(&self.rules, &rounds).map_err(|error| coded(&error))?;
        print(serde_json::to_string(&tally).map_err(|error| error.to_string())?)
    }
}
