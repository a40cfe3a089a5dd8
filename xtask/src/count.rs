//! Counts lines of code by folder, and comments that break the style of this project.

use std::collections::BTreeMap;

use crate::step::Result;
use crate::tidy::{Source, sources};

/// Words that no comment begins with.
const QUESTIONS: [&str; 7] = ["What", "How", "Whether", "Who", "Which", "Where", "Why"];

const PRONOUNS: [&str; 4] = ["he", "his", "him", "himself"];

/// The counts of one or several folders.
#[derive(Clone, Copy, Default)]
struct Counts {
    /// Lines without blank ones, comments and tests.
    code: usize,
    /// The same for tests.
    tests: usize,
    /// Comments that begin with a question word.
    questions: usize,
    /// Masculine pronouns in comments.
    pronouns: usize,
}

/// Prints a line for each folder, and one for each tree.
pub fn count() -> Result {
    let mut folders: BTreeMap<String, Counts> = BTreeMap::new();
    for source in sources()? {
        let counts = counts(&source);
        for folder in [tree(&source.path), folder(&source.path)] {
            folders.entry(folder.to_owned()).or_default().add(counts);
        }
    }
    println!("{:>8} {:>8} {:>10} {:>9}", "code", "tests", "questions", "pronouns");
    for (folder, counts) in folders {
        let Counts { code, tests, questions, pronouns } = counts;
        println!("{code:>8} {tests:>8} {questions:>10} {pronouns:>9}  {folder}");
    }
    Ok(())
}

impl Counts {
    fn add(&mut self, other: Self) {
        self.code += other.code;
        self.tests += other.tests;
        self.questions += other.questions;
        self.pronouns += other.pronouns;
    }
}

/// The first folder of a path.
fn tree(path: &str) -> &str {
    path.split_once('/').map_or("(root)", |(tree, _)| tree)
}

/// The first two folders of a path, or `src/` for a file that lies in `src` itself.
fn folder(path: &str) -> &str {
    let Some((tree, rest)) = path.split_once('/') else { return "(root)" };
    let end = rest.split_once('/').map_or(tree.len() + 1, |(name, _)| tree.len() + 1 + name.len());
    &path[..end]
}

fn counts(source: &Source) -> Counts {
    let mut counts = Counts::default();
    let is_rust = source.path.ends_with(".rs");
    if !is_rust && ![".ts", ".js", ".mjs"].iter().any(|end| source.path.ends_with(end)) {
        return counts;
    }
    let mut in_tests = is_test(&source.path);
    let mut in_comment = false;
    let mut before = "";
    for line in source.text.lines().map(str::trim) {
        in_tests |= is_rust && before == "#[cfg(test)]" && line.starts_with("mod ");
        let begins_block = !is_rust && line.starts_with("/*");
        let comment = in_comment || begins_block || line.starts_with("//");
        if comment {
            let words = line.trim_start_matches(['/', '*', '!', ' ']);
            let first = words.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
            let above = before.trim_matches(['/', '*', '!', ' ']);
            let goes_on = before.starts_with(['/', '*']) && !above.is_empty();
            counts.questions += usize::from(!goes_on && QUESTIONS.contains(&first));
            counts.pronouns += words
                .split(|c: char| !c.is_alphabetic())
                .filter(|word| PRONOUNS.contains(&word.to_lowercase().as_str()))
                .count();
        } else if !line.is_empty() {
            *(if in_tests { &mut counts.tests } else { &mut counts.code }) += 1;
        }
        in_comment = (in_comment || begins_block) && !line.contains("*/");
        before = line;
    }
    counts
}

/// Returns `true` for a file that only serves tests.
fn is_test(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    path.starts_with("tests/")
        || path.contains("/tests/")
        || name == "tests.rs"
        || name.contains(".test.")
        || name.contains(".double.")
}
