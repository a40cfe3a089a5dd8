//! `istaka replay` and `istaka verify` as their users see them, and `tests/fairness.py`, which
//! checks the same deals without the engine.

use std::process::Command;
use std::{env, fs, process};

use crate::command::said;
use crate::saved::{Saved, play_on, tables};
use istaka::okey::Rules;
use istaka::{At, Level, LinkKind, Match, Wall, read_record, rummi, write_link, write_record};
use sha2::{Digest, Sha256};

/// Runs `istaka` with this standard input. Returns its success, its output and its errors.
fn istaka(command: &str, input: &str) -> (bool, String, String) {
    said(&[command, "-"], input)
}

fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// An address that holds a record.
fn linked(record: &str) -> String {
    let at = At { round: 0, actions: 3 };
    let link = write_link(LinkKind::Match, record, Some(at)).expect("a short record");
    format!("https://example.org/okey/{link}")
}

/// A match of two rounds dealt as described in `docs/fairness.md`.
fn fair<G: Saved>(rules: G, secret: &str) -> Match<G> {
    let seed = u64::from_str_radix(&sha256(&format!("istaka {secret} 0"))[..16], 16);
    let mut game = Match::new(rules, seed.expect("digits"));
    for (number, word) in (1..).zip(["", "tavla kulübü"]) {
        let key = sha256(&format!("istaka {secret} {number}"));
        let seed = Sha256::digest(format!("{key} {word}")).into();
        let wall = Wall::from_key(rules.deal_plan(), seed, game.seats().count());
        let commitment = format!("{} {word}", sha256(&key));
        game.deal_committed(wall, commitment.trim()).expect("a deal");
        play_on(&mut game, Level::Easy, number);
        game.say_key(&key).expect("the round is over");
        if game.is_over() {
            game.set_secret(secret);
            break;
        }
    }
    game
}

fn fair_deals_are_verified<G: Saved>() {
    let python = Command::new("python3").arg("--version").output().is_ok();
    for (preset, players, rules) in tables::<G>() {
        let game = fair(rules, &sha256(&format!("{preset} {players}")));
        let text = write_record(&game);
        for form in [&text, &linked(&text)] {
            let (right, said, problem) = istaka("verify", form);
            assert!(right && said.contains("as the commitment says"), "{said}{problem}");
        }
        if python {
            let file = format!("istaka-{}-{preset}-{players}", process::id());
            let path = env::temp_dir().join(file);
            fs::write(&path, &text).expect("written");
            let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fairness.py");
            let output = Command::new("python3").arg(script).arg(&path).output();
            let output = output.expect("python3");
            fs::remove_file(&path).expect("removed");
            assert!(output.status.success(), "{text}\n{output:?}");
        }
    }
}

#[test]
fn fair_deals_of_okey_are_verified() {
    fair_deals_are_verified::<Rules>();
}

#[test]
fn fair_deals_of_the_game_with_80_tiles_are_verified() {
    fair_deals_are_verified::<rummi::Rules>();
}

/// The match of a daily deal, played to its end, can be verified from the date.
fn the_deal_of_a_day_is_verified<G: Saved>() {
    let date = "2026-11-24";
    let dealt = Command::new(env!("CARGO_BIN_EXE_istaka"))
        .args(["daily", date, "--game", G::NAME])
        .output()
        .expect("istaka");
    let record = String::from_utf8(dealt.stdout).expect("text");
    let secret = sha256(&format!("istaka daily {} {date}", G::NAME));
    assert!(record.contains(&format!("\nsecret {secret}\n")), "{record}");
    let mut game: Match<G> = read_record(&record).expect("a record");
    play_on(&mut game, Level::Easy, usize::MAX);
    assert!(game.is_over());
    let (right, said, problem) = istaka("verify", &write_record(&game));
    assert!(right && said.contains("as the commitment says"), "{said}{problem}");
    assert!(said.contains("all keys and the seed come from it"), "{said}");
}

#[test]
fn the_deal_of_a_day_of_okey_is_verified() {
    the_deal_of_a_day_is_verified::<Rules>();
}

#[test]
fn the_deal_of_a_day_of_the_game_with_80_tiles_is_verified() {
    the_deal_of_a_day_is_verified::<rummi::Rules>();
}

#[test]
fn a_deal_that_is_not_what_was_said_is_found() {
    let secret = "ab".repeat(32);
    let text = write_record(&fair(Rules::turkish(), &secret));
    let key = sha256(&format!("istaka {secret} 2"));
    for (from, to, found) in [
        (key.as_str(), sha256("x"), "the key is not the one of the commitment"),
        ("tavla kulübü", "tavla".to_owned(), "the wall does not follow"),
    ] {
        let (right, said, problem) = istaka("verify", &text.replace(from, &to));
        assert!(!right && said.contains(found), "{said}{problem}");
        assert!(problem.contains("1 of what was said does not hold"), "{problem}");
    }
    let mut game = Match::new(Rules::turkish(), 7);
    game.deal().expect("a deal");
    assert!(istaka("verify", &write_record(&game)).1.contains("round 1: dealt from the seed"));
    let other = write_record(&game).replace("seed 7", "seed 8");
    assert!(istaka("verify", &other).1.contains("nothing was said of the deal"));
}

#[test]
fn a_match_is_shown_turn_by_turn() {
    let mut game = Match::new(rummi::Rules::rummi80(2), 7);
    game.set_players("person - hard -");
    play_on(&mut game, Level::Easy, 1);
    let (right, text, problem) = istaka("replay", &write_record(&game));
    assert!(right && problem.is_empty(), "{problem}");
    assert!(text.starts_with("rules rummi80 players=2\nplayers person - hard -\n"), "{text}");
    assert_eq!(text, istaka("replay", &format!("{}\n", linked(&write_record(&game)))).1);
    let actions = game.rounds()[0].actions.len();
    assert!(text.contains(&format!("\n{actions:4}. ")) && text.contains(", gets "), "{text}");
    assert!(text.contains("; scores ") && text.ends_with("the match goes on\n"), "{text}");
}

#[test]
fn errors_name_their_line() {
    let mut game = Match::new(Rules::turkish(), 7);
    game.deal().expect("a deal");
    let text = write_record(&game);
    for command in ["replay", "verify"] {
        for (input, problem) in [
            (format!("{text}0 pass\n"), "line 6: "),
            (text.replace("istaka 4", "istaka 5"), "line 1: the record is of a version not known"),
            ("hello".to_owned(), "line 1: expected istaka, found “hello”"),
            ("#match=1.AAAA".to_owned(), "letters of the link are missing, too many or changed"),
        ] {
            let (right, _, said) = istaka(command, &input);
            assert!(!right && said.contains(problem), "{command}: {said}");
        }
    }
}

#[test]
fn a_file_that_is_too_long_is_refused_and_not_cut_off() {
    let game = Match::new(Rules::turkish(), 7);
    let text = write_record(&game) + &"\n".repeat(2 << 20);
    let (right, _, problem) = istaka("replay", &text[..=2 << 20]);
    assert!(!right && problem.contains("more than 2097152 bytes"), "{problem}");
}
