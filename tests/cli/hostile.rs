//! Input that no command expects: it is refused with a code, and the command ends by itself.

use std::process::{Command, Output};

use crate::command::run;
use serde_json::Value;

/// The commands that answer each line.
const ANSWERING: [&str; 6] = ["analyze", "meld", "table", "open", "okey101-table", "prizes"];

/// The commands that read a text, or end at the first line that is wrong.
const READING: [&str; 6] =
    ["bot", "replay -", "verify -", "strength -", "tournament --check -", "puzzles --check -"];

/// Texts that nothing is said in.
fn inputs() -> Vec<Vec<u8>> {
    let question = r#"{"okey":"B7","tiles":"B8 B7 B9"}"#;
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let endless = vec![b'x'; 9 << 20];
    let texts: [&[u8]; 9] = [
        b"\0\0\0",
        b"\xff",
        b"\xff\xfe",
        b"{\"okey\":\"\xc3(\",\"hand\":\"\xff\"}\r\n",
        b"\xef\xbb\xbf\xef\xbb\xbfistaka 4\r\nrules \0\r\n",
        b"\x1b[2J\x07\r\n",
        b"#match=1.AAAA",
        b"istaka 4\nrules turkish\nseed 7\ndealer 3\n9 draw\n",
        &endless,
    ];
    let deep = "[".repeat(1 << 15).into_bytes();
    let wides = [wide(question), wide(&format!("\u{feff}{question}"))];
    texts.into_iter().map(<[u8]>::to_vec).chain(wides).chain([deep]).collect()
}

fn istaka(words: &str, input: &[u8]) -> Output {
    run(Command::new(env!("CARGO_BIN_EXE_istaka")).args(words.split(' ')), input)
}

#[test]
fn hostile_input_is_refused_with_a_code() {
    for input in inputs() {
        let start = String::from_utf8_lossy(&input[..input.len().min(20)]).into_owned();
        for words in ANSWERING {
            let output = istaka(words, &input);
            let answers = String::from_utf8(output.stdout).expect("text");
            assert!(output.status.success() && !answers.is_empty(), "{words}: {start:?}");
            for line in answers.lines() {
                let answer: Value = serde_json::from_str(line).expect(line);
                assert!(answer["code"].is_string(), "{words}, {start:?}: {line}");
            }
        }
        for words in READING {
            let output = istaka(words, &input);
            let said = String::from_utf8(output.stderr).expect("text");
            assert_eq!(output.status.code(), Some(1), "{words}, {start:?}: {said}");
            let code = said.trim_end().strip_suffix(')').and_then(|said| said.rsplit_once('('));
            let code = code.expect(&said).1;
            assert!(!code.is_empty() && code.chars().all(char::is_alphanumeric), "{words}: {said}");
            assert_eq!(said.lines().count(), 1, "{words}, {start:?}: {said}");
            assert!(!said.trim_end().contains(char::is_control), "{words}, {start:?}: {said:?}");
        }
    }
}

#[test]
fn a_bot_refuses_a_table_that_contradicts_itself() {
    let hello = r#"{"type":"hello","protocol":"istaka-play","version":2}"#;
    let table = r#"{"type":"table","rules":"turkish"}"#;
    for (lines, code) in [
        (vec![r#"{"type":"hello","protocol":"istaka-play","version":1}"#], "otherVersion"),
        (vec![hello], "closed"),
        (vec![hello, r#"{"type":"table","rules":"chess"}"#], "badRules"),
        (vec![hello, r#"{"type":"table"}"#], "badMessage"),
        (vec![hello, table, r#"{"type":"view"}"#], "badMessage"),
        (vec![hello, table, r#"{"type":"view","view":{"rules":"yuzbir"}}"#], "badView"),
        (vec![hello, table, r#"{"type":"view","view":{"rules":"turkish"}}"#], "badView"),
        (vec![hello, table, r#"{"type":"lost","code":"timeOut","words":"too slow"}"#], "timeOut"),
    ] {
        let output = istaka("bot", (lines.join("\n") + "\n").as_bytes());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.ends_with(&format!("({code})\n")), "{said}");
    }
}

/// Tiles `from` to `to` of each colour, both copies.
fn many(from: usize, to: usize) -> String {
    let of = |number: usize| format!("R{number} Y{number} B{number} K{number} ");
    (from..=to).map(|number| of(number).repeat(2)).collect()
}

#[test]
fn a_solver_refuses_what_no_player_holds() {
    let (sixty, twenty) = (many(1, 8), many(11, 13));
    let ends =
        "R2 R3 R4 | R6 R7 R8 | Y2 Y3 Y4 | Y6 Y7 Y8 | B2 B3 B4 | B6 B7 B8 | K2 K3 K4 | K6 K7 K8";
    let hand = "R1 R5 R9 Y1 Y5 Y9 B1 B5 B9 K1 K5 K9 F F K10 K10 B10 B10 R10";
    let question = |command: &str, fields: &str| {
        let opened = if command == "open" { "" } else { r#""opened":"series","# };
        format!(r#"{{"okey":"K13",{opened}{fields}}}"#)
    };
    for (words, fields, code) in [
        ("open", format!(r#""hand":"{sixty}""#), "tooManyTiles"),
        ("open", r#""hand":"R1 R1 R1""#.to_owned(), "repeatedTile"),
        ("open", r#""hand":"K12 K12""#.to_owned(), "tooMany"),
        (
            "open",
            format!(
                r#""hand":"{}","need":65535"#,
                twenty.replace("K12 ", "F ").replace("Y11 B11 ", "")
            ),
            "",
        ),
        ("okey101-table", format!(r#""hand":"{sixty}""#), "tooManyTiles"),
        (
            "okey101-table",
            r#""hand":"R1","table":"R1 R2 R3 | R1 R2 R3""#.to_owned(),
            "repeatedTile",
        ),
        ("okey101-table", format!(r#""hand":"{hand}","table":"{ends}""#), ""),
        ("okey101-table", format!(r#""pairs":true,"hand":"{hand}","table":"{ends}""#), ""),
    ] {
        let output = istaka(words, question(words, &fields).as_bytes());
        let answer = String::from_utf8(output.stdout).expect("text");
        let answer: Value = serde_json::from_str(&answer).expect("an answer");
        assert_eq!(answer["code"].as_str().unwrap_or_default(), code, "{words} {fields}: {answer}");
    }
}
