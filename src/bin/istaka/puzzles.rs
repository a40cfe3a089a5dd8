//! `istaka puzzles`: checks files of puzzles.

use std::collections::HashSet;

use clap::Args;
use istaka::{Grade, Named, Puzzle, PuzzleKind};

use crate::input::read;
use crate::output::{Failure, coded, print, wrong};

/// Largest file.
const LONGEST: usize = 8 << 20;

/// Checks puzzles: each line must be a puzzle with one right answer, and no two may be equal.
#[derive(Args)]
pub struct Puzzles {
    /// The file; - is standard input.
    #[arg(long, value_name = "FILE")]
    check: String,
}

impl Puzzles {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the file or the output.
    pub fn run(&self) -> Result<(), Failure> {
        check(&self.check).map_err(|failure| failure.in_file(&self.check))
    }
}

fn check(file: &str) -> Result<(), Failure> {
    let text = read(file, LONGEST)?;
    let mut known = HashSet::new();
    let mut counts = [[0; Grade::ALL.len()]; PuzzleKind::ALL.len()];
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    for (number, line) in lines {
        let puzzle: Result<Puzzle, _> = line.parse();
        let puzzle = puzzle.map_err(|error| format!("line {number}: {}", coded(&error)))?;
        if !known.insert(puzzle.to_string()) {
            let words = format_args!("line {number}: it was there before");
            return Err(wrong(words, "repeatedPuzzle"));
        }
        counts[puzzle.kind() as usize][puzzle.grade() as usize] += 1;
    }
    print(format_args!("{} puzzles, each with one right answer", known.len()))?;
    for (kind, counts) in PuzzleKind::ALL.into_iter().zip(counts) {
        let each = Grade::ALL.into_iter().zip(counts);
        let each: Vec<_> = each.map(|(grade, count)| format!("{count} {}", grade.name())).collect();
        print(format_args!("{}: {}", kind.name(), each.join(", ")))?;
    }
    Ok(())
}
