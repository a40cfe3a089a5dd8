//! Makes puzzles.

use std::collections::HashSet;

use clap::Args;
use istaka::{Grade, Named, Puzzle, PuzzleKind};

use crate::grading::Grading;
use crate::input::named;
use crate::output::{Failure, print};
use crate::posing::Poser;

/// Makes puzzles, one per line, in turn of all kinds, and of each kind in turn of all grades. The
/// same seed gives the same ones (docs/puzzles.md).
#[derive(Args)]
pub struct Puzzles {
    /// The seed of the puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these: throw, finish, lay, or of 101 Okey open, fromHand, playable or last.
    #[arg(long, value_delimiter = ',', value_parser = named::<PuzzleKind>)]
    kind: Vec<PuzzleKind>,
    /// Only these: easy, medium or hard.
    #[arg(long, value_delimiter = ',', value_parser = named::<Grade>)]
    grade: Vec<Grade>,
    /// Number of puzzles.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000), default_value_t = 9)]
    count: u32,
}

impl Puzzles {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        let kinds: Vec<PuzzleKind> = chosen(&self.kind);
        let grades: Vec<Grade> = chosen(&self.grade);
        let mut sources: Vec<Source> =
            kinds.iter().map(|&kind| Source::new(self.seed, kind)).collect();
        for number in 0..self.count as usize {
            let grade = grades[number / kinds.len() % grades.len()];
            print(sources[number % kinds.len()].next(grade))?;
        }
        Ok(())
    }
}

/// The requested values, each once; all by default.
fn chosen<T: Named>(asked: &[T]) -> Vec<T> {
    let all = T::NAMES.iter().map(|(value, _)| *value);
    all.filter(|value| asked.is_empty() || asked.contains(value)).collect()
}

/// Makes puzzles of one kind. Those of another grade than the requested one wait for their turn.
struct Source {
    kind: PuzzleKind,
    poser: Poser,
    grading: Grading,
    waiting: Vec<Puzzle>,
    made: HashSet<String>,
}

impl Source {
    fn new(seed: u64, kind: PuzzleKind) -> Source {
        Source {
            kind,
            poser: Poser::new(seed, kind),
            grading: Grading::default(),
            waiting: Vec::new(),
            made: HashSet::new(),
        }
    }

    fn next(&mut self, grade: Grade) -> Puzzle {
        loop {
            if let Some(at) = self.waiting.iter().position(|puzzle| puzzle.grade() == grade) {
                return self.waiting.remove(at);
            }
            let Some(position) = self.poser.next() else { continue };
            let Ok(puzzle) = Puzzle::new(self.kind, grade, position.clone()) else { continue };
            let grade = self.grading.grade(&puzzle);
            let graded = Puzzle::new(self.kind, grade, position).map(|puzzle| {
                // A single tile of a kind is the first copy.
                puzzle.to_string().replace('\'', "")
            });
            let Ok(puzzle) = graded.and_then(|text| text.parse::<Puzzle>()) else { continue };
            if self.made.insert(puzzle.to_string()) {
                self.waiting.push(puzzle);
            }
        }
    }
}
