//! The winnings of each level in contests for play chips.

use super::run::Arena;
use super::tables::Table;
use crate::step::Result;

/// The entrants, the same number of each, in all seatings in turn.
const BOTS: &str = "hard,medium,easy,beginner";

/// The contests: their names, and the arguments of the program.
const CONTESTS: [(&str, &[&str]); 7] = [
    ("ring game, 3 rounds", &["--kind", "ring"]),
    ("sit'n'go", &["--kind", "sitngo"]),
    ("sit'n'go, blitz", &["--kind", "sitngo", "--format", "blitz"]),
    ("tournament of 16", &["--entrants", "16"]),
    ("tournament of 16, blitz", &["--entrants", "16", "--format", "blitz"]),
    ("tournament of 16, speed", &["--entrants", "16", "--format", "speed"]),
    ("tournament of 16, rebuy", &["--entrants", "16", "--format", "rebuy"]),
];

/// Measures each level in each contest.
pub fn contests(arena: &Arena) -> Result<String> {
    let head: Vec<&str> = ["contest"].into_iter().chain(BOTS.split(',')).collect();
    let mut table = Table::of(1, &head);
    for (name, words) in CONTESTS {
        let lines = arena.hold(words, BOTS, 2 * arena.deals)?;
        let mut cells = vec![name.to_owned()];
        for bot in BOTS.split(',') {
            let line = lines.iter().find(|line| line.split_whitespace().next() == Some(bot));
            let words: Vec<&str> =
                line.into_iter().flat_map(|line| line.split_whitespace()).collect();
            let [_, _, _, _, prized, _, _, _, gain @ ..] = &words[..] else {
                return Err(format!("`cargo tools contests` says nothing of {bot}"));
            };
            cells.push(format!("{}; {prized} %", gain.join(" ")));
        }
        table.line(&cells);
    }
    Ok(table.0)
}
