//! The command line as its users see it: lines in, lines out.

use std::fmt::Debug;
use std::io;
use std::process::Command;
use std::str::FromStr;

use crate::command::{ask, run, run_to, said};
use istaka::{Actor, Bot, Level, Match, Positions, okey, okey101, rummi};
use serde_json::{Value, json};

#[test]
fn a_hand_of_fourteen() {
    let answers =
        ask("analyze", &[r#"{"okey":"B7","hand":"R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B13"}"#]);
    assert_eq!(
        answers[0],
        json!({
            "deficiency": 1, "plans": {"melds": 1, "pairs": 7}, "complete": false,
            "melds": ["R1 R2 R3 R4", "Y5 Y6 Y7 Y8", "K9 K10 K11"],
            "improving": ["B1", "B4", "B7"],
        })
    );
}

#[test]
fn a_hand_of_fifteen() {
    let answers = ask(
        "analyze",
        &[concat!(
            r#"{"okey":"R9","rules":"turkish","#,
            r#""hand":"R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B2 B3 B4 R9"}"#,
        )],
    );
    assert_eq!(answers[0]["deficiency"], 0);
    assert_eq!(answers[0]["complete"], true);
    assert_eq!(answers[0].get("improving"), None);
    let discards = answers[0]["discards"].as_object().unwrap();
    assert_eq!(discards.len(), 15);
    assert_eq!(
        (&discards["R9"], &discards["R1"], &discards["R2"]),
        (&json!(0), &json!(0), &json!(0))
    );
}

#[test]
fn the_false_joker_improves_as_the_okeys_face() {
    let answers = ask(
        "analyze",
        &[
            r#"{"okey":"B7","hand":"R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B8 B9 B13"}"#,
            r#"{"okey":"B7","hand":"R1 R2 R3 R4 Y5 Y6 Y7 Y8 K9 K10 K11 B5 B4 B13"}"#,
        ],
    );
    assert_eq!(answers[0]["improving"], json!(["B10", "B7", "F"]));
    assert_eq!(answers[1]["improving"], json!(["B3", "B6", "B7"]));
}

#[test]
fn a_kind_without_a_copy_left_is_not_listed() {
    // The indicator is B6; its twin is in the hand.
    let line = r#"{"okey":"B7","hand":"R1 R2 R3 B4 B5 B6 Y1 Y2 Y3 K1 K2 K3 B5 B13"}"#;
    let answers = ask("analyze", &[line]);
    let improving = answers[0]["improving"].as_array().unwrap();
    assert!(!improving.contains(&json!("B6")), "{improving:?}");
}

#[test]
fn bad_lines_are_answered_and_the_next_goes_on() {
    let answers = ask(
        "analyze",
        &[
            "not json",
            "",
            r#"{"okey":"B7"}"#,
            r#"{"okey":"B7","hand":"R1 X2"}"#,
            r#"{"okey":"Z7","hand":"R1"}"#,
            r#"{"okey":"B7","hand":"R1 R1 R1"}"#,
            r#"{"okey":"B7","hand":"B6 B6"}"#,
            r#"{"okey":"B7","hand":"R1 R2 R3"}"#,
            r#"{"okey":"B7","hand":"R1 R2 R3","rules":"poker"}"#,
            r#"{"okey":"B7","hand":"R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1"}"#,
        ],
    );
    let codes: Vec<&str> = answers.iter().filter_map(|answer| answer["code"].as_str()).collect();
    let expected = [
        "badJson",
        "badJson",
        "badJson",
        "badTile",
        "badTile",
        "repeatedTile",
        "tooMany",
        "badCount",
        "unknownRules",
    ];
    assert_eq!(codes, expected);
    assert!(answers[..9].iter().all(|answer| answer["error"].is_string()));
    assert_eq!(answers[9]["melds"], json!(["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1"]));
}

/// A puzzle.
const PUZZLE: &str = "istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4\n";

/// A question for each command that answers lines, without its newline.
const QUESTIONS: [(&str, &str); 6] = [
    ("analyze", r#"{"okey":"B7","hand":"R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1"}"#),
    ("meld", r#"{"okey":"B7","tiles":"B8 B7 B9"}"#),
    ("table", r#"{"table":"B7 B8 B9","rack":"B10"}"#),
    ("open", r#"{"okey":"B7","hand":"R11 R12 R13 Y1"}"#),
    ("okey101-table", r#"{"okey":"B7","hand":"R3 K9","table":"R2 B7 R4","opened":"series"}"#),
    ("prizes", r#"{"kind":"sitngo","pool":400,"entrants":4}"#),
];

/// The longest line accepted, without its end.
const LONGEST: usize = 1 << 16;

#[test]
fn a_field_that_no_question_has_is_refused() {
    for (command, question) in QUESTIONS {
        let misspelt = question.replacen('{', r#"{"rule":"yuzbir","#, 1);
        assert_eq!(ask(command, &[&misspelt])[0]["code"], "badJson", "{command}");
    }
}

#[test]
fn a_line_has_a_longest_length() {
    let long = "x".repeat(20 * LONGEST);
    for (command, question) in QUESTIONS {
        let padded = |length: usize| question.to_owned() + &" ".repeat(length - question.len());
        let fits = &padded(LONGEST);
        let answers = ask(command, &[fits, &padded(LONGEST + 1), &long, question]);
        let codes: Vec<&Value> = answers.iter().map(|answer| &answer["code"]).collect();
        assert_eq!(codes, [&Value::Null, &json!("tooLong"), &json!("tooLong"), &Value::Null]);
        assert_eq!(answers[0], answers[3], "{command}");
    }
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let marked = |text: &str| format!("\u{feff}{text}");
    for (command, question) in QUESTIONS {
        let answers = ask(command, &[&marked(question), question]);
        assert_eq!(answers[0], answers[1], "{command}");
    }
    let (_, deal, _) = said(&["daily", "2026-11-24"], "");
    let puzzles = PUZZLE.to_owned();
    let (_, contest, _) = said(&["tournament", "--entrants", "5"], "");
    for (words, text) in [
        (&["replay", "-"][..], deal),
        (&["puzzles", "--check", "-"], puzzles),
        (&["tournament", "--check", "-"], contest),
    ] {
        let (read, told, problem) = said(words, &marked(&text));
        assert!(read, "{words:?}: {problem}");
        assert_eq!(said(words, &text).1, told, "{words:?}");
    }
}

#[test]
fn texts_of_phones_and_word_processors_are_read() {
    let changed = |text: &str| {
        let text = text.replace('\'', "’").replace(' ', "\u{a0}").replace('\n', "\u{200b}\r\n\r\n");
        format!("\u{feff}{text}\n\n")
    };
    let (_, deal, _) = said(&["daily", "2026-11-24"], "");
    let puzzles = PUZZLE.to_owned();
    for (words, text) in [
        (&["replay", "-"][..], &deal),
        (&["verify", "-"], &deal),
        (&["puzzles", "--check", "-"], &puzzles),
    ] {
        let (is_right, told, _) = said(words, text);
        let (read, told_of_changed, problem) = said(words, &changed(text));
        assert_eq!((read, told_of_changed), (is_right, told), "{words:?}: {problem}");
    }
}

/// As written by Windows shells.
#[test]
fn text_of_another_encoding_is_named() {
    let command = |words: &[&str], first: [u8; 2]| {
        let text: Vec<u8> = first.into_iter().chain(*b"i\0s\0t\0a\0k\0a\0").collect();
        let output = run(Command::new(env!("CARGO_BIN_EXE_istaka")).args(words), text);
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    for first in [[0xff, 0xfe], [0xfe, 0xff]] {
        for words in [&["analyze"][..], &["replay", "-"], &["puzzles", "--check", "-"]] {
            let told = command(words, first);
            assert!(told.contains("UTF-16"), "{words:?}: {told}");
        }
    }
}

#[test]
fn a_closed_reader_is_no_error() {
    let (_, deal, _) = said(&["daily", "2026-11-24"], "");
    let (_, contest, _) = said(&["tournament", "--entrants", "5"], "");
    let questions = QUESTIONS.map(|(command, question)| (command, format!("{question}\n")));
    let others = [
        ("daily 2026-11-24", ""),
        ("replay -", &deal),
        ("verify -", &deal),
        ("strength -", &deal),
        ("tournament --entrants 5", ""),
        ("tournament --check -", &contest),
        ("--help", ""),
    ];
    let others = others.map(|(words, input)| (words, input.to_owned()));
    for (words, input) in questions.into_iter().chain(others) {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_istaka"));
        let output = run_to(command.args(words.split(' ')), &input, writer.into());
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{words}");
    }
}

#[test]
fn nothing_is_claimed_of_what_was_not_played() {
    for words in ["play --rounds 0", "play --matches 0"] {
        let (done, _, problem) = istaka(words);
        assert!(!done && problem.contains("0 is not in 1.."), "{words}: {problem}");
    }
}

#[test]
fn tables_of_the_game_with_80_tiles() {
    let answers = ask(
        "table",
        &[
            r#"{"table":"B7 B8 B9","rack":"B10 Y7 K7","opened":true}"#,
            r#"{"table":"B7 B8 B9","rack":"B10 Y7 K7","opened":false}"#,
            r#"{"table":"Y8 Y9 Y10","rack":"R6 B6 Y6 Y7 Y8","opened":false}"#,
            r#"{"table":"Y8 Y9 Y10","rack":"R6 B6 Y6 Y7 Y8"}"#,
            r#"{"rack":"R9 R10 R1 K2 K2"}"#,
            r#"{"rack":"R9 R10 R1 K2 K2","rules":"rummi80 high-one=yes"}"#,
            r#"{"table":"R5 Y5 B5 | R1 R2 R3","rack":"J K5 K10","aim":"points"}"#,
            r#"{"table":"R11 R12 R13","rack":"R10 J K1","aim":"points","rules":"rummi106"}"#,
        ],
    );
    // A blue 7 leaves its run for a group.
    assert_eq!(answers[0]["tiles"], 3);
    assert_eq!(answers[0]["points"], 24);
    assert_eq!(answers[0]["laid"], "B10 Y7 K7");
    let nothing = json!({"tiles": 0, "points": 0, "laid": "", "table": "B7 B8 B9"});
    assert_eq!(answers[1], nothing);
    // The sixes are worth only 18, and with the run two of them are left.
    assert_eq!((&answers[2]["tiles"], &answers[2]["laid"]), (&json!(3), &json!("Y6 Y7 Y8")));
    assert_eq!(answers[3]["tiles"], 4);
    assert_eq!((&answers[4]["tiles"], &answers[5]["tiles"]), (&json!(0), &json!(3)));
    // Series on the table are only extended.
    assert_eq!((&answers[6]["tiles"], &answers[6]["points"]), (&json!(2), &json!(55)));
    assert_eq!(answers[6]["table"], "R5 Y5 B5 K5 | R1 R2 R3 J");
    assert_eq!((&answers[7]["tiles"], &answers[7]["points"]), (&json!(2), &json!(40)));
}

#[test]
fn openings_and_turns_of_101_okey() {
    let answers = ask(
        "open",
        &[
            r#"{"okey":"B7","hand":"R11 R12 R13 Y7 B7 K7 K2 K3 K4 K5 Y12 B12 K12 R1 R1"}"#,
            r#"{"okey":"B7","hand":"R11 R12 R13 Y11 Y12 Y13 K1","need":101}"#,
            r#"{"okey":"B7","hand":"R1 R1 R1"}"#,
            concat!(
                r#"{"okey":"B7","hand":"R1 R2 R3 R4 R5 R6 B6 Y1","#,
                r#""rules":"yuzbir run-limit=5 indicator-pair=wild"}"#,
            ),
            r#"{"okey":"B7","hand":"R1","rules":"turkish"}"#,
        ],
    );
    let melds = "Y12 B12 K12 | R11 R12 R13 | Y7 K7 B7 | K2 K3 K4 K5";
    let expected = json!({"value": 107, "melds": melds, "pairs": 2, "distance": 0});
    assert_eq!(answers[0], expected);
    assert_eq!((&answers[1]["value"], &answers[1]["distance"]), (&json!(72), &json!(3)));
    assert_eq!(answers[2]["code"], "repeatedTile");
    assert_eq!(
        (&answers[3]["melds"], &answers[3]["pairs"]),
        (&json!("R4 R5 R6 | R1 R2 R3"), &json!(1))
    );
    assert_eq!(answers[4]["code"], "unknownRules");
    let answers = ask(
        "okey101-table",
        &[
            r#"{"okey":"B7","hand":"R3 K9","table":"R2 B7 R4 | K6 K7 K8","opened":"series"}"#,
            r#"{"okey":"B7","hand":"R9 R9 K1 K5 R3","table":"R10 R11 R12","opened":"pairs"}"#,
            r#"{"okey":"B7","hand":"R9 R9 K1 K5 R3","table":"R10 R11 R12","opened":"series"}"#,
            r#"{"okey":"B7","hand":"R9","table":"R10 R11","opened":"series"}"#,
            r#"{"okey":"B7","hand":"R9","opened":"series","rules":"poker"}"#,
        ],
    );
    // Vector 34: the okey that is left finishes.
    assert_eq!((&answers[0]["shed"], &answers[0]["left"]), (&json!(-89), &json!(101)));
    assert_eq!(answers[0]["actions"], json!(["exchange R3 0.1", "add K9 1.3"]));
    assert_eq!((&answers[1]["shed"], &answers[1]["left"]), (&json!(18), &json!(9)));
    assert_eq!(answers[1]["actions"], json!(["lay R9 R9'"]));
    assert_eq!(answers[2]["actions"], json!(["add R9 0.0"]));
    assert_eq!(
        (&answers[3]["code"], &answers[4]["code"]),
        (&json!("notAMeld"), &json!("unknownRules"))
    );
}

#[test]
fn tables_that_cannot_be() {
    let answers = ask(
        "table",
        &[
            r#"{"table":"B7 B8 B10","rack":"B10"}"#,
            r#"{"table":"R11 R12 R13","rack":"B10"}"#,
            r#"{"table":"B7 B8 B9","rack":"B7 B7"}"#,
            r#"{"table":"B7 B8 B9","rack":"X"}"#,
            r#"{"table":"B7 B8 B9","rack":"B7","rules":"turkish"}"#,
            r#"{"table":"B7 B8 B9","rack":"B7","aim":"glory"}"#,
            r#"{"table":"B7 B8 B9","rack":"J J J","rules":"rummi106"}"#,
        ],
    );
    let codes: Vec<&Value> = answers.iter().map(|answer| &answer["code"]).collect();
    let expected = [
        "notASeries",
        "notInPlay",
        "repeatedTile",
        "badTile",
        "unknownRules",
        "badJson",
        "notInPlay",
    ];
    assert_eq!(codes, expected);
}

#[test]
fn prizes_of_ring_games_and_tournaments() {
    let answers = ask(
        "prizes",
        &[
            r#"{"kind":"ring","pool":400,"penalties":[2,4,8,10]}"#,
            r#"{"kind":"sitngo","pool":400,"entrants":4}"#,
            r#"{"kind":"sitngo","pool":400,"ranks":[2,1,2]}"#,
            r#"{"kind":"sitngo","pool":400,"penalties":[21,0,22,25]}"#,
            r#"{"kind":"table","pool":1000,"entrants":9}"#,
            r#"{"kind":"table","pool":1000,"ranks":[3,1,2,4,5]}"#,
        ],
    );
    let prizes = [
        json!([326, 56, 18, 0]),
        json!([300, 72, 28, 0]),
        json!([50, 300, 50]),
        json!([72, 300, 28, 0]),
        json!([500, 300, 200, 0, 0, 0, 0, 0, 0]),
        json!([0, 650, 350, 0, 0]),
    ];
    let expected: Vec<Value> = prizes.into_iter().map(|prizes| json!({"prizes": prizes})).collect();
    assert_eq!(answers, expected);
}

#[test]
fn prizes_of_what_is_not_played_are_refused() {
    let cases = [
        (r#"{"kind":"ring","pool":400,"penalties":[2]}"#, "entrants"),
        (r#"{"kind":"ring","pool":400,"entrants":4}"#, "badQuestion"),
        (r#"{"kind":"ring","pool":-1,"penalties":[2,4]}"#, "badJson"),
        (r#"{"kind":"ring","pool":99999999999999,"penalties":[2,4]}"#, "pool"),
        (r#"{"kind":"ring","pool":400,"penalties":[2,99999999]}"#, "points"),
        (r#"{"kind":"sitngo","pool":400,"entrants":5}"#, "entrants"),
        (r#"{"kind":"sitngo","pool":400,"ranks":[1,1,2]}"#, "ranks"),
        (r#"{"kind":"sitngo","pool":400}"#, "badQuestion"),
        (r#"{"kind":"sitngo","pool":400,"ranks":[1,2],"entrants":2}"#, "badQuestion"),
        (r#"{"kind":"table","pool":400,"entrants":4}"#, "entrants"),
        (r#"{"kind":"table","pool":400,"entrants":18446744073709551615}"#, "entrants"),
        (r#"{"kind":"lottery","pool":400,"entrants":4}"#, "unknownKind"),
        (r#"{"kind":"ring","pool":400,"penalties":[2,4],"colour":"red"}"#, "badJson"),
    ];
    let answers = ask("prizes", &cases.map(|(line, _)| line));
    for ((line, code), answer) in cases.iter().zip(answers) {
        assert_eq!(answer["code"], *code, "{line}");
        assert!(answer["error"].is_string(), "{line}");
    }
}

#[test]
fn a_tournament_is_told_and_checked() {
    let words = [
        "tournament",
        "--format",
        "rebuy",
        "--entrants",
        "9",
        "--bots",
        "easy,elif",
        "--keep",
        "4",
    ];
    let (held, text, problem) = said(&words, "");
    assert!(held, "{problem}");
    for begin in ["draw ", "play ", "level 2 50", "chips ", "move ", "break ", "out ", "prize "] {
        assert!(text.lines().any(|line| line.starts_with(begin)), "{begin}: {text}");
    }
    let (same, again, _) = said(&words, "");
    assert!(same && again == text, "a seed gives the same tournament");
    let (holds, told, _) = said(&["tournament", "--check", "-"], &text);
    assert!(holds && told.contains("it is over"), "{told}");
    let (holds, _, problem) =
        said(&["tournament", "--check", "-"], &text.replacen("level 2 50", "level 2 40", 1));
    assert!(!holds && problem.contains("doesNotAddUp"), "{problem}");
}

#[test]
fn tournaments_that_cannot_be_are_refused() {
    for (words, problem) in [
        (&["--entrants", "4"][..], "not for 4"),
        (&["--entrants", "99999999999"], "not for 99999999999"),
        (&["--kind", "sitngo", "--format", "rebuy", "--entrants", "3"], "buy in again"),
        (&["--kind", "sitngo", "--rules", "rummi80"], "nobody goes out"),
        (&["--rules", "turkish partners=yes"], "partners"),
        (&["--kind", "ring", "--format", "speed"], "no speed"),
        (&["--kind", "lottery"], "it is one of ring, sitngo, table"),
        (&["--format", "turbo"], "one of normal, blitz, speed, rebuy, freeroll, guaranteed"),
        (&["--check", "/no/such/file"], "/no/such/file"),
    ] {
        let (held, _, said) = said(&[&["tournament"], words].concat(), "");
        assert!(!held && said.contains(problem), "{words:?}: {said}");
    }
}

fn istaka(arguments: &str) -> (bool, String, String) {
    said(&arguments.split_whitespace().collect::<Vec<&str>>(), "")
}

#[test]
fn shipped_puzzles_are_checked_and_a_wrong_line_is_named() {
    let (done, said, _) = istaka("puzzles --check src/puzzles/shipped.txt");
    assert!(done && said.starts_with("366 puzzles, each with one right answer\n"), "{said}");
    let file = std::env::temp_dir().join(format!("istaka-puzzles-{}", std::process::id()));
    let good = "istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4";
    for (second, problem) in [
        ("istaka-puzzle 1 lay easy R5 : R1 R2 R3", "line 2: no answer is right (noAnswer)"),
        (good, "line 2: it was there before"),
    ] {
        std::fs::write(&file, format!("{good}\n{second}\n")).unwrap();
        let (done, _, error) = istaka(&format!("puzzles --check {}", file.display()));
        assert!(!done && error.contains(problem), "{error}");
    }
    std::fs::remove_file(&file).unwrap();
}

/// A position of each player to move in a round between bots.
fn positions<G: Positions + FromStr<Err: Debug>>(rules: &str, seed: u64) -> Vec<String> {
    let rules: G = rules.parse().expect("rules");
    let mut game = Match::new(rules, seed);
    let mut bot = G::Player::new(&rules, Level::Medium.into(), seed);
    game.deal().expect("a deal");
    let mut found = Vec::new();
    while let Some(turn) = game.turn() {
        let view = game.view(turn).expect("dealt");
        found.push(G::write_position(&view));
        game.play(turn, bot.decide(&view, &mut || false)).expect("a legal action");
    }
    found.into_iter().step_by(9).collect()
}

#[test]
fn positions_of_rounds_are_judged_as_by_the_crate() {
    let texts = [
        positions::<okey::Rules>("turkish players=3", 5),
        positions::<okey101::Rules>("yuzbir", 5),
        positions::<rummi::Rules>("rummi80", 5),
    ]
    .concat();
    let lines: Vec<&str> = texts.iter().map(String::as_str).collect();
    for (answer, text) in ask("judge", &lines).iter().zip(&texts) {
        let judged = istaka::judge(text, false).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(*answer, serde_json::to_value(judged).expect("JSON"), "{text}");
        assert_eq!(answer["position"], text.as_str());
    }
}

#[test]
fn an_impossible_position_is_answered_by_all_reasons() {
    let text = "turkish; indicator Y1; okey Y3; hand R1 R1 R1";
    let answers = ask("judge", &[text, "turkish; hat", "\u{0}"]);
    assert_eq!(answers[0]["code"], "badPosition");
    assert_eq!(
        answers[0]["reasons"][1],
        json!({
            "code": "tooMany", "field": "hand", "tile": "R1", "about": "", "need": null,
            "message": "hand: the tile is there more often than it exists: R1",
        })
    );
    assert!(answers.iter().all(|answer| answer["reasons"].as_array().is_some()));
}
