//! The shell commands in the documents: every one runs as it is written, on less work.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use crate::command::run;

/// Parts of lines that need a server, another machine, a program of the reader's or hours.
const ELSEWHERE: [&str; 10] = [
    "cargo ",
    "istaka-tools",
    "parallel",
    "sbatch",
    "--serve",
    "./mine",
    "…",
    "parts/",
    "stands at standard input",
    "# one of the bots",
];

/// Options with an amount of work, of which a little is enough here.
const AMOUNTS: [&str; 2] = ["--rounds", "--matches"];

/// The files that commands read, made before them.
const FILES: &str = "
    istaka daily 2026-11-24 > match.record
    echo 'istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4' > my.puzzles
    cp my.puzzles src/puzzles/shipped.txt
    istaka() {
        case $1 in
            analyze | meld | table | open | okey101-table | prizes | judge)
                # A refusal is an answer too.
                command istaka \"$@\" |
                    awk '{ print } /^[{]\"error\"/ { bad = 1 } END { exit bad }' ;;
            *) command istaka \"$@\" ;;
        esac
    }
";

/// The shell commands of a document: lines, without those that run elsewhere.
fn commands(text: &str) -> Vec<String> {
    let blocks = text.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let whole: Vec<String> = blocks.map(|block| block.replace("\\\n", " ")).collect();
    let lines = whole.iter().flat_map(|block| block.lines());
    let here = lines.filter(|line| !ELSEWHERE.iter().any(|mark| line.contains(mark)));
    here.map(|line| answering(&lessened(line))).collect()
}

/// Returns a command that fails unless it prints what a comment after it shows: JSON, or a part of
/// it.
fn answering(line: &str) -> String {
    match line.split_once("  # ") {
        Some((command, shown)) if shown.starts_with(['{', '"']) => {
            format!("{command} | grep -F -e '{shown}'")
        }
        _ => line.to_owned(),
    }
}

/// Returns a command with little to do.
fn lessened(line: &str) -> String {
    let mut amount = false;
    let words = line.split(' ').map(|word| {
        let less = if amount && word.parse::<u32>().is_ok() { "2" } else { word };
        amount = AMOUNTS.contains(&word);
        less
    });
    // Experts think for long.
    words.collect::<Vec<&str>>().join(" ").replace("expert", "easy")
}

#[test]
fn every_shell_command_of_the_documents_runs() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documents");
    // An earlier run may have left one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("src/puzzles")).unwrap();
    fs::create_dir_all(folder.join("tests")).unwrap();
    for name in ["client.py", "fairness.py"] {
        fs::copy(root.join("tests").join(name), folder.join("tests").join(name)).unwrap();
    }
    let program = PathBuf::from(env!("CARGO_BIN_EXE_istaka"));
    let paths = [program.parent().unwrap().to_owned()].into_iter();
    let paths = env::join_paths(paths.chain(env::split_paths(&env::var("PATH").unwrap()))).unwrap();
    let documents = fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let documents = documents.chain(["README.md".into()].map(|name: PathBuf| root.join(name)));
    let mut tried = 0;
    for document in documents.filter(|path| path.extension().is_some_and(|end| end == "md")) {
        let lines = commands(&fs::read_to_string(&document).unwrap());
        tried += lines.len();
        let script = format!("set -e -o pipefail\n{FILES}\n{}", lines.join("\n"));
        let mut bash = Command::new("bash");
        let output = run(bash.args(["-xc", &script]).current_dir(&folder).env("PATH", &paths), "");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{told}", document.display());
    }
    assert!(tried > 15, "{tried} commands are in the documents");
}
