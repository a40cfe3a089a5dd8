//! Measures the strength of the bots in a long run. Its tables are in docs/strength.md between
//! marks; running a part replaces its table and leaves the text around it.

mod contests;
mod okey101;
mod run;
mod rummi;
mod scale;
mod tables;

use std::fs;
use std::time::Instant;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};

use crate::step::{Result, heading};
use run::Arena;

const FILE: &str = "docs/strength.md";

/// One table: its name, its content, and the function that makes it.
struct Part {
    name: &'static str,
    shows: &'static str,
    table: fn(&Arena) -> Result<String>,
}

impl Part {
    /// The name and its help, for the command line.
    fn named(self) -> PossibleValue {
        PossibleValue::new(self.name).help(self.shows)
    }
}

const PARTS: [Part; 14] = [
    Part { name: "levels", shows: "each level against the one below", table: tables::levels },
    Part { name: "styles", shows: "each style at its level", table: tables::styles },
    Part { name: "greedy", shows: "hard against greedy", table: tables::greedy },
    Part { name: "shape", shows: "how rounds go", table: tables::shape },
    Part { name: "expert", shows: "expert against hard", table: tables::expert },
    Part {
        name: "rummi80",
        shows: "table rummy with 80 tiles, each level against the one below",
        table: rummi::levels,
    },
    Part {
        name: "rummi106",
        shows: "table rummy with 106 tiles, each level against the one below",
        table: rummi::classic,
    },
    Part {
        name: "rummi80-shape",
        shows: "how rounds of table rummy with 80 tiles go",
        table: rummi::shape,
    },
    Part {
        name: "okey101",
        shows: "101 Okey, each level against the one below",
        table: okey101::levels,
    },
    Part { name: "okey101-shape", shows: "how rounds of 101 Okey go", table: okey101::shape },
    Part { name: "scale", shows: "what decisions of Okey lose and achieve", table: scale::okey },
    Part {
        name: "okey101-scale",
        shows: "what decisions of 101 Okey lose and achieve",
        table: scale::okey101,
    },
    Part {
        name: "rummi80-scale",
        shows: "what decisions of table rummy lose and achieve",
        table: scale::rummi,
    },
    Part {
        name: "contests",
        shows: "what each level wins in contests for play chips",
        table: contests::contests,
    },
];

/// Lets the bots play at length and writes the tables of docs/strength.md.
#[derive(Args)]
pub struct Request {
    /// The tables that are written; all of them if none is named.
    #[arg(value_parser = PossibleValuesParser::new(PARTS.map(Part::named)))]
    tables: Vec<String>,
    #[command(flatten)]
    arena: Arena,
}

/// Plays for the named tables, or for all of them.
pub fn strength(Request { tables, arena }: &Request) -> Result {
    let asked = |part: &&Part| tables.is_empty() || tables.iter().any(|name| name == part.name);
    arena.build()?;
    for part in PARTS.iter().filter(asked) {
        heading(&format!("Play for {}: {}", part.name, part.shows));
        let start = Instant::now();
        let table = (part.table)(arena)?;
        let run = format!(
            "`cargo xtask strength {}{} --jobs {}` took {}.",
            part.name,
            arena.options(),
            arena.jobs,
            time(start.elapsed().as_secs()),
        );
        println!("\n{table}");
        let text = fs::read_to_string(FILE).map_err(|error| format!("{FILE}: {error}"))?;
        let text = with_table(&text, part.name, &format!("{table}\n{run}\n"))?;
        fs::write(FILE, text).map_err(|error| format!("{FILE}: {error}"))?;
    }
    Ok(())
}

fn time(seconds: u64) -> String {
    if seconds < 100 { format!("{seconds} s") } else { format!("{} min", (seconds + 30) / 60) }
}

/// Replaces the table between the marks of this name.
fn with_table(text: &str, name: &str, table: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let parts = text.split_once(&begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(&end)?;
        Some((before, after))
    });
    let (before, after) = parts.ok_or_else(|| format!("{FILE} has no marks for `{name}`."))?;
    Ok(format!("{before}{begin}\n{table}\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_the_last_one() {
        let text = "Before.\n<!-- jobs -->\nold\n<!-- /jobs -->\nAfter.\n";
        let new = with_table(text, "jobs", "new\n").unwrap();
        assert_eq!(new, "Before.\n<!-- jobs -->\n\nnew\n\n<!-- /jobs -->\nAfter.\n");
        assert_eq!(with_table(&new, "jobs", "new\n"), Ok(new.clone()));
        assert!(with_table(text, "shape", "").is_err());
    }

    #[test]
    fn the_file_has_a_place_for_every_table() {
        let text = fs::read_to_string(format!("../{FILE}")).unwrap();
        for part in &PARTS {
            assert!(with_table(&text, part.name, "").is_ok(), "{}", part.name);
        }
    }
}
