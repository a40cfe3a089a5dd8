//! The commands in the documents: each runs as it is written, on less work.

use std::path::Path;

use crate::command::said;

/// Options with an amount of work, of which a little is enough here.
const AMOUNTS: [&str; 2] = ["--deals", "--count"];

/// The words of a command, with little to do.
fn lessened(line: &str) -> Vec<String> {
    let line = line.split("  #").next().expect("a part").replace("expert", "easy");
    let mut words: Vec<String> = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        let quoted = [part];
        let parts = if at % 2 == 1 { quoted.to_vec() } else { part.split_whitespace().collect() };
        words.extend(parts.into_iter().map(str::to_owned));
    }
    for at in 1..words.len() {
        if AMOUNTS.contains(&words[at - 1].as_str()) {
            "2".clone_into(&mut words[at]);
        }
    }
    if ["deals", "odds"].contains(&words[0].as_str()) {
        words.extend(["--deals", "10"].map(str::to_owned));
    }
    words
}

#[test]
fn every_experiment_of_the_documents_runs() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let mut tried = 0;
    for entry in std::fs::read_dir(docs).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "md") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter_map(|line| line.strip_prefix("cargo tools "));
        // Others go to files, and are added or compared.
        for line in lines.filter(|line| !line.contains(['>', '|', '\\'])) {
            let words = lessened(line);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let (done, _, problem) = said(&words, "");
            assert!(done, "{}, {line}: {problem}", path.display());
            tried += 1;
        }
    }
    assert!(tried > 4, "{tried} commands are in the documents");
}
