//! The format of records, version 4, as specified in `docs/notation.md`, for every preset of all
//! games.

use crate::saved::{Saved, play_on, step, tables, turn};
use istaka::okey::Rules;
use istaka::{
    BadLine, Coded, Game, Level, Link, LinkKind, Match, MatchError, RecordError, Wall, game_of,
    okey101, read_link, read_record, rummi, write_link, write_names, write_record,
};

/// Checks that a match round-trips, as text and in a link.
fn reads_as<G: Game>(game: &Match<G>) {
    let text = write_record(game);
    assert_eq!(read_record(&text).as_ref(), Ok(game), "{text}");
    assert_eq!(game_of(&text), Some(G::NAME), "{text}");
    let link = write_link(LinkKind::Deal, &text, None).expect("a link");
    assert_eq!(read_link(&link), Ok(Link { kind: LinkKind::Deal, record: text, at: None }));
    let letter = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let letters = link.strip_prefix("#deal=").expect("a deal");
    assert!(letters.chars().all(letter), "{link}");
}

fn whole_matches_are_read_as_they_were_written<G: Saved>() {
    for (_, players, rules) in tables::<G>() {
        for seed in 0..4 {
            let mut game = Match::new(rules, 1_000_000_007 * seed + u64::from(players));
            if seed % 2 == 1 {
                game.mark_as_practice();
                game.set_players("person - hard:careful easy");
                game.set_names("- | - | Nermin’in eşi | İpek");
            }
            reads_as(&game);
            play_on(&mut game, Level::Easy, 30);
            reads_as(&game);
        }
    }
}

#[test]
fn whole_matches_of_okey_are_read_as_they_were_written() {
    whole_matches_are_read_as_they_were_written::<Rules>();
}

#[test]
fn whole_matches_of_the_game_with_80_tiles_are_read_as_they_were_written() {
    whole_matches_are_read_as_they_were_written::<rummi::Rules>();
}

#[test]
fn whole_matches_of_101_okey_are_read_as_they_were_written() {
    whole_matches_are_read_as_they_were_written::<okey101::Rules>();
}

#[test]
fn names_that_no_record_can_hold_are_refused() {
    let long = "x".repeat(61);
    for wrong in ["a|b", " a", "a\u{202e}", "a\n", &long] {
        assert_eq!(write_names(["", wrong, "", ""]), None, "{wrong}");
    }
    assert_eq!(write_names([""; 4]).as_deref(), Some(""));
    let mut game = Match::new(Rules::turkish(), 7);
    game.set_names(&write_names(["Ali", "", "-", ""]).expect("names"));
    let text = write_record(&game);
    let right = "\nnames Ali | - | - | -\n";
    assert!(text.contains(right), "{text}");
    for wrong in
        ["Ali", "A | B | C", "A | B | C | D | E", "A | B | C | ", "A | B | C | \u{202e}", &long]
    {
        let text = text.replace(right, &format!("\nnames {wrong}\n"));
        let error = read_record::<Rules>(&text).expect_err(wrong);
        assert_eq!((error.line, error.code()), (5, "badLine"), "{wrong}");
    }
    let spaced = text.replace(right, "\nnames  Ali  |- |  - | -\n");
    assert_eq!(read_record::<Rules>(&spaced), Ok(game), "spaces are of no account");
}

/// A partly stored text is the match at that time, up to the last whole line.
fn events_append_lines<G: Saved>() {
    for (preset, players, rules) in tables::<G>() {
        let mut game = Match::new(rules, u64::from(players));
        let mut bot = <G::Bot as istaka::Actor>::new(&rules, Level::Medium.into(), 0);
        game.set_players("person - hard:careful easy");
        game.mark_as_practice();
        let mut before = write_record(&game);
        let mut moments = Vec::new();
        for round in 0..2 {
            let players = game.seats().count();
            let wall = Wall::shuffled(rules.deal_plan(), 5, 1, players);
            game.deal_committed(wall, "09ab tavla kulübü").expect("a deal");
            while turn(&game).is_some() {
                let text = write_record(&game);
                assert!(text.starts_with(&before), "{preset}");
                before = text;
                moments.push((round, game.rounds()[round].actions.len(), before.clone()));
                step(&mut game, &mut bot);
            }
            let text = write_record(&game);
            game.say_key("cd34").expect("the round is over");
            let opened = write_record(&game);
            assert!(text.starts_with(&before) && opened.starts_with(&text), "{preset}");
            before = opened;
        }
        reads_as(&game);
        for (round, actions, text) in moments {
            let cut = game.cut(round, actions).expect("it was so");
            assert_eq!(write_record(&cut), text, "{preset}, {round}.{actions}");
        }
        assert_eq!([game.cut(0, 1 << 10), game.cut(2, 0)], [None, None]);
        let lines: Vec<&str> = before.lines().collect();
        for end in 4..lines.len() {
            let text = lines[..end].join("\n");
            assert!(read_record::<G>(&text).is_ok(), "{preset}: {text}");
        }
    }
}

#[test]
fn events_of_okey_append_lines() {
    events_append_lines::<Rules>();
}

#[test]
fn events_with_80_tiles_append_lines() {
    events_append_lines::<rummi::Rules>();
}

#[test]
fn events_of_101_okey_append_lines() {
    events_append_lines::<okey101::Rules>();
}

/// A finished round and the deal of the next, line by line.
fn lines() -> Vec<String> {
    let mut game = Match::new(Rules::turkish(), 7);
    play_on(&mut game, Level::Medium, 1);
    game.deal().expect("a second round");
    write_record(&game).lines().map(str::to_owned).collect()
}

fn refused(lines: &[String]) -> RecordError {
    read_record::<Rules>(&lines.join("\n")).expect_err("a damaged record")
}

#[test]
fn a_result_is_checked_against_the_rules() {
    let lines = lines();
    let at = lines.iter().position(|line| line.starts_with("result ")).expect("a result");
    let right = lines[at]["result ".len()..].to_owned();
    for wrong in ["", "1", "9 9 9 9", "2 2 2 2 2", "- - - -", "0 0 0 0"] {
        let mut lines = lines.clone();
        lines[at] = format!("result {wrong}");
        let reason = BadLine::Counts(right.clone());
        assert_eq!(refused(&lines), RecordError { line: at + 1, reason });
    }
    // It is required between two rounds; at the end of the text it may be missing.
    let mut without = lines.clone();
    without.remove(at);
    let error = refused(&without);
    assert_eq!(error.line, at + 1);
    assert!(matches!(error.reason, BadLine::Expected("result", _)));
    assert!(read_record::<Rules>(&lines[..at].join("\n")).is_ok());
    // Not before the round is over.
    let mut early = lines.clone();
    early.swap(at - 1, at);
    let running = BadLine::Refused(MatchError::RoundRunning);
    assert_eq!(refused(&early), RecordError { line: at, reason: running });
}

#[test]
fn another_version_is_told_as_such() {
    let mut lines = lines();
    for version in ["0", "3", "5", "44", "4.1", "four"] {
        lines[0] = format!("istaka {version}");
        assert_eq!(refused(&lines), RecordError { line: 1, reason: BadLine::OtherVersion });
    }
    for other in ["", "istaka", "Istaka 4", "istaka4", "<script>"] {
        lines[0] = other.to_owned();
        assert!(matches!(refused(&lines).reason, BadLine::Expected("istaka", _)), "{other}");
    }
}

#[test]
fn the_lines_of_a_deal_that_can_be_checked_stand_in_their_places() {
    let lines = lines();
    let at = lines.iter().position(|line| line.starts_with("result ")).expect("a result");
    let read = |line: usize, text: &str| {
        let mut lines = lines.clone();
        lines.insert(line, text.to_owned());
        read_record::<Rules>(&lines.join("\n"))
    };
    let line = |line: usize, text: &str| read(line, text).expect_err(text).line;
    let game = read(4, "commitment 09ab tavla kulübü").expect("a record");
    assert_eq!(game.rounds()[0].commitment, "09ab tavla kulübü");
    assert_eq!(line(6, "commitment 09ab"), 7, "a round is running");
    assert_eq!(line(at + 1, "key cd34"), at + 2, "there was no commitment");
    assert_eq!(read(4, "secret ef56").expect("a record").secret(), "ef56");
    assert_eq!(line(at + 1, "secret ef56"), at + 2, "it stands before the rounds");
}
