//! `istaka replay` and `istaka verify` as their users see them, and `tests/fairness.py`, which
//! checks the same deals without the engine, and `tests/okey101.py`, which follows the tiles and
//! the points of 101 Okey.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, process};

use crate::command::said;
use crate::saved::{Saved, play_on, tables};
use istaka::okey::Rules;
use istaka::{
    At, Bot, Game, Level, LinkKind, Match, Seat, Tile, Wall, okey101, read_record, rummi,
    write_link, write_record, write_tiles,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
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
    game.set_names("- | - | Nermin Hanım | -");
    play_on(&mut game, Level::Easy, 1);
    let (right, text, problem) = istaka("replay", &write_record(&game));
    assert!(right && problem.is_empty(), "{problem}");
    let head = "rules rummi80 players=2\nplayers person - hard -\nnames - | - | Nermin Hanım | -\n";
    assert!(text.starts_with(head), "{text}");
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

/// Plays rounds between bots which now and then do something else that the rules allow.
fn astray(rules: okey101::Rules, seed: u64, rounds: usize) -> Match<okey101::Rules> {
    use okey101::{Action, Row};
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut bots = Seat::ALL.map(|_| okey101::Player::new(Level::Medium, seed));
    let mut game = Match::new(rules, seed);
    for _ in 0..rounds {
        if game.deal().is_err() {
            break;
        }
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("dealt");
            let tile = *view.hand.choose(&mut random).expect("a hand");
            let some = view.hand.iter().copied().take(random.random_range(1..5)).collect();
            let action = match random.random_range(0..24) {
                0..3 => Action::Call,
                3..5 => Action::TakeBack,
                5 => Action::Return,
                6 => Action::GoForPairs,
                7 => Action::TimeOut,
                8 => Action::Take,
                9 => Action::Discard(tile),
                10 => Action::Open(vec![Row::new(some)]),
                _ => match bots[seat.index()].decide(&view, &mut || false) {
                    Action::Open(mut rows) if random.random_bool(0.3) => {
                        rows.pop();
                        Action::Open(rows)
                    }
                    action => action,
                },
            };
            // A call is tried by who sits two seats before or after the discard.
            let seats = rules.seats();
            let by = if action == Action::Call { seats.after(seat) } else { seat };
            // What is refused is not done.
            let _ = game.play(by, action);
        }
    }
    game
}

/// The same actions by rules that differ in these settings, as far as they allow them.
fn changed(game: &Match<okey101::Rules>, changes: &str) -> Match<okey101::Rules> {
    let rules = format!("{} {changes}", game.rules()).parse().expect("rules");
    let mut again = Match::with_dealer(rules, game.seed(), game.first_dealer());
    for played in game.rounds() {
        let _ = again.deal_wall(played.wall().expect("a deal").clone());
        for (seat, action) in &played.actions {
            let _ = again.play(*seat, action.clone());
        }
    }
    again
}

/// The tiles and penalties of a round of 101 Okey, as `tests/okey101.py` prints them, and the
/// scores once it is over.
fn lying(round: &okey101::Round) -> String {
    let sorted = |tiles: &[Tile]| {
        let mut texts: Vec<String> = tiles.iter().map(Tile::to_string).collect();
        texts.sort();
        texts.join(" ")
    };
    let hands = Seat::ALL.map(|seat| sorted(round.hand(seat))).join(" / ");
    let piles = Seat::ALL.map(|seat| write_tiles(round.pile(seat))).join(" / ");
    let table: Vec<String> = round.table().iter().map(|lying| write_tiles(&lying.tiles)).collect();
    let scores = okey101::score(round);
    let penalties = numbers(scores.map(|score| score.penalties));
    let stock = round.stock().len();
    let over = match round.outcome() {
        Some(_) => format!("scores {}\n", numbers(scores.map(|score| score.total()))),
        None => String::new(),
    };
    format!("{hands} ; {} ; {piles} ; {stock} ; {penalties}\n{over}", table.join(" | "))
}

fn numbers(all: [i32; 4]) -> String {
    all.map(|number| number.to_string()).join(" ")
}

/// All that `tests/okey101.py` prints of a match.
fn followed(game: &Match<okey101::Rules>) -> String {
    let mut again = Match::with_dealer(*game.rules(), game.seed(), game.first_dealer());
    let mut lines = String::new();
    for played in game.rounds() {
        again.deal_wall(played.wall().expect("a deal").clone()).expect("the same deal");
        lines += &lying(again.round().expect("dealt"));
        for (seat, action) in &played.actions {
            again.play(*seat, action.clone()).expect("the same action");
            lines += &lying(again.round().expect("dealt"));
        }
    }
    let (rules, standing) = (game.rules(), game.standing());
    let total = |seat: Seat| match rules.seats().contains(seat) {
        true => okey101::Rules::behind(&standing, seat),
        false => 0,
    };
    lines + &format!("totals {}\n", numbers(Seat::ALL.map(total)))
}

#[test]
fn the_notation_tells_all_tiles_and_points_of_101_okey() {
    let more = [
        "yuzbir false-joker=next starter=dealer clock=30 takeback=last-only",
        "yuzbir raising=yes partners=yes raise-partner=yes open-points=51 strict-open=yes",
        "yuzbir strict-open=yes declare-pairs=yes open-pairs=4 indicator-pair=single raising=yes",
        "yuzbir strict-open=yes indicator-pair=wild open-pairs=4 unopened-cap=yes factors=once \
         takeback=last-only return-penalty=yes",
        "yuzbir playable=call feed=flat okey-lost=yes open-points=51 stock-end=last-take \
         held-in-sum=yes factors=none from-hand=alone players=3",
        "yuzbir_cezali open-points=51 open-pairs=4 from-hand=any-turn unopened=303 clock=60 \
         all-pairs=play-on run-limit=5 exchange-group=either playable-exchange=yes",
        "yuzbir okey-discard=no playable=off direct-finish=no players=2 open-points=51",
        "yuzbir players=2 open-points=51 open-pairs=4 exchange=no record-bonus=yes",
    ];
    let more = more.map(|text| text.parse::<okey101::Rules>().expect(text));
    let rules = tables::<okey101::Rules>().map(|(_, _, rules)| rules).chain(more);
    let played =
        rules.flat_map(|rules| (0..5).map(move |seed| write_record(&astray(rules, seed, 2))));
    let golden = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/okey101"));
    let golden = golden.expect("a folder").map(|entry| entry.expect("an entry").path());
    let golden = golden.filter(|path| path.extension().is_some_and(|end| end == "record"));
    let golden = golden.flat_map(|path| {
        let text = fs::read_to_string(path).expect("a record");
        let game: Match<okey101::Rules> = read_record(&text).expect("a record");
        let changes = [
            "factors=once unopened-cap=yes from-hand=any-turn held-in-sum=yes okey-discard=no",
            "factors=none from-hand=alone unopened=404 feed=times record-bonus=yes",
            "unopened-cap=yes from-hand=alone feed=flat okey-lost=yes exchange-group=either",
        ];
        let changed = changes.map(|changes| write_record(&changed(&game, changes)));
        [text].into_iter().chain(changed)
    });
    let records: Vec<String> = played.chain(golden).collect();
    assert!(records.len() >= 100, "{}", records.len());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let mut script = Command::new("python3");
    script.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/okey101.py"));
    let mut expected = String::new();
    for (number, record) in records.iter().enumerate() {
        let path = folder.join(format!("okey101-{number}.record"));
        fs::write(&path, record).expect("written");
        script.arg(path);
        expected += &followed(&read_record(record).expect("a record"));
    }
    let output = script.output().expect("these tests need python3");
    let found = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {number}");
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}
