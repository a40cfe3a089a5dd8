//! Links that hold a record are small, and any other or damaged text is refused. That they
//! round-trip is tested in `record_format.rs`.
//!
//! ```text
//! ISTAKA_MUTATIONS=1000000 cargo test --release --test shared link::mutated
//! ISTAKA_MATCHES=1000 cargo test --release --test shared link::rounds -- --nocapture
//! ```

use std::path::Path;
use std::{env, fs};

use crate::sample::sample;
use crate::saved::{Saved, play_on, tables, turn};
use istaka::okey::Rules;
use istaka::{
    At, Coded, Level, Link, LinkError, LinkKind, Match, Wall, is_link, okey101, read_link,
    read_record, rummi, write_link, write_record,
};
use miniz_oxide::deflate::compress_to_vec;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The number of tries: from the environment, or the default.
fn times(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |times| times.parse().expect("a number"))
}

fn linked(record: &str) -> String {
    write_link(LinkKind::Match, record, None).unwrap_or_else(|error| panic!("{error}: {record}"))
}

fn dealt() -> String {
    let mut game = Match::new(Rules::turkish(), 7);
    game.deal().expect("a deal");
    write_record(&game)
}

/// One round from a wall that does not follow from the seed.
fn one_round<G: Saved>(rules: G, seed: u64) -> Match<G> {
    let mut game = Match::new(rules, seed);
    let players = game.seats().count();
    let wall = Wall::shuffled(rules.deal_plan(), seed, 999, players);
    let hash = "0123456789abcdef".repeat(4);
    game.deal_committed(wall, &format!("{hash} tavla kulübü")).expect("a deal");
    play_on(&mut game, Level::Medium, 1);
    game.say_key(&hash).expect("the round is over");
    game
}

/// A round of up to 60 turns takes at most 2 kB, its wall, commitment and key included.
fn small<G: Saved>(ends_turn: fn(&G::Action) -> bool) {
    let matches = times("ISTAKA_MATCHES", sample(4, 20));
    let (mut sum, mut most, mut rounds, mut per_turn) = (0, 0, 0, 0.0_f64);
    for (_, _, rules) in tables::<G>() {
        for seed in 0..matches {
            let game = one_round(rules, seed);
            let size = linked(&write_record(&game)).len();
            let actions = &game.rounds()[0].actions;
            let turns = actions.iter().filter(|(_, action)| ends_turn(action)).count();
            assert!(turns > 60 || size <= 2048, "{turns} turns take {size} letters");
            (sum, most, rounds) = (sum + size, most.max(size), rounds + 1);
            per_turn = per_turn.max(size as f64 / turns.max(60) as f64);
        }
    }
    let (mean, sixty) = (sum / rounds, 60.0 * per_turn);
    println!("{}: {rounds} rounds, mean {mean}, most {most}, 60 turns {sixty:.0}", G::NAME);
}

#[test]
fn rounds_of_okey_are_small() {
    small::<Rules>(|action| matches!(action, istaka::okey::Action::Discard(_)));
}

#[test]
fn rounds_of_101_okey_are_small() {
    small::<okey101::Rules>(<okey101::Rules as istaka::Game>::ends_turn);
}

#[test]
fn rounds_of_the_game_with_80_tiles_are_small() {
    small::<rummi::Rules>(|_| true);
}

#[test]
fn an_invalid_link_is_an_error() {
    let record = dealt();
    let good = linked(&record);
    let code = |text: &str| read_link(text).map_or_else(|error| error.code(), |_| "ok");
    assert_eq!(code(&good), "ok");
    assert_eq!(code(&format!("\nhttps://example.org/{good} \n")), "ok");
    for (text, expected) in [
        (String::new(), "damaged"),
        (record.clone(), "damaged"),
        ("#match=".to_owned(), "damaged"),
        ("#match=1.".to_owned(), "damaged"),
        ("#match=1.%00".to_owned(), "damaged"),
        ("#match=1.!!!!".to_owned(), "damaged"),
        ("#deal=99.what ever".to_owned(), "damaged"),
        ("#deal=<script>alert(1)</script>".to_owned(), "damaged"),
        ("#match=1.AAAA&at=x".to_owned(), "damaged"),
        (format!("{good}&at=1.2&more = 3"), "damaged"),
        (format!("{good}&at=1"), "damaged"),
        (format!("{good}&at=1.1234567"), "damaged"),
        (format!("{good}&utm_source=x&at=1"), "damaged"),
        (format!("{good}&at=1.2x"), "damaged"),
        (good.replace("#match", "#other"), "damaged"),
        (good.replace("=1.", "=2."), "otherVersion"),
        (good.replace("=1.", "=."), "damaged"),
        (good[..good.len() - 1].to_owned(), "damaged"),
        (format!("{good}A"), "damaged"),
        (good.to_uppercase().replace("#MATCH", "#match"), "damaged"),
        (linked("<script>alert(1)</script>"), "damaged"),
        (format!("#match=1.{}", "A".repeat(1 << 17)), "tooLong"),
    ] {
        assert_eq!(code(&text), expected, "{text:.60}");
    }
    for end in 1..good.len() {
        assert!(read_link(&good[..end]).is_err(), "{end}");
    }
}

#[test]
fn only_a_link_is_taken_for_one() {
    let record = dealt();
    let said = record.replace("\nround ", "\ncommitment 09ab #match=1.AAAA\nround ");
    for text in ["", "istaka", &record, &said, "https://example.org/#daily", "#more=1.AAAA"] {
        assert!(!is_link(text), "{text}");
    }
    for text in ["#match=1.AAAA", "#deal=2.AAAA\n", "https://example.org/okey/?a=b#match="] {
        assert!(is_link(text), "{text}");
    }
}

#[test]
fn a_link_is_read_whatever_is_put_behind_it() {
    let record = dealt();
    let at = At { round: 2, actions: 17 };
    let [whole, short] = [Some(at), None].map(|at| {
        write_link(LinkKind::Match, &record, at).unwrap_or_else(|error| panic!("{error}"))
    });
    assert!(whole.ends_with("&at=3.17"), "{whole}");
    for tail in [
        "",
        ".",
        ")",
        "),",
        ">",
        "%3E",
        "…",
        "%E2%80%A6",
        "!",
        "\"",
        "*",
        "_",
        "-",
        "--_",
        "'",
        "%29.",
        "&utm_source=x&utm_medium=social",
        "&fbclid=a.1",
        "#more",
        "?a=b",
    ] {
        for (link, at) in [(&whole, Some(at)), (&short, None)] {
            let link = format!("{link}{tail}");
            let read = Link { kind: LinkKind::Match, record: record.clone(), at };
            assert_eq!(read_link(&link), Ok(read.clone()), "{link}");
            assert_eq!(read_link(&link.replace("&at", "&amp;at")), Ok(read), "{link}");
        }
    }
    let (_, place) = whole.split_once('&').unwrap();
    for between in ["&utm_source=x", "?a=b&utm_medium=y.z", "&fbclid=a.1&amp;c", ")?a", "?", ""] {
        for tail in ["", ").", "&c=d"] {
            let link = format!("{short}{between}&{place}{tail}");
            assert_eq!(read_link(&link).map(|read| read.at), Ok(Some(at)), "{link}");
        }
    }
    assert_eq!(read_link(&format!("{short}?{place}")).map(|read| read.at), Ok(Some(at)));
}

#[test]
fn a_link_does_not_tell_the_deals_to_come() {
    let open = dealt();
    let secret = open.replacen("\nround ", "\nsecret 5d07\nround ", 1);
    assert_ne!(secret, open);
    assert_eq!(linked(&secret), linked(&open));
}

/// Digits without a rule, which deflate to little less than half.
fn noise(digits: usize) -> String {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    (0..digits)
        .fold("istaka 4\n".to_owned(), |text, _| format!("{text}{:x}", random.random_range(0..16)))
}

#[test]
fn links_that_are_too_long_are_neither_written_nor_read() {
    let write = |record: &str| write_link(LinkKind::Match, record, None);
    assert_eq!(read_link(&write(&noise(80_000)).expect("a link")).map(|_| ()), Ok(()));
    assert_eq!(write(&noise(100_000)), Err(LinkError::TooLong));
    let long = |length: usize| format!("istaka 4\n{}", " ".repeat(length - 9));
    assert_eq!(read_link(&write(&long(1 << 20)).expect("a link")).map(|_| ()), Ok(()));
    assert_eq!(write(&long((1 << 20) + 1)), Err(LinkError::TooLong));
    // Few letters inflate to more than there is room for.
    let bomb = letters_of(long(100 << 20).as_bytes());
    let link = format!("#match=1.{bomb}");
    let code = if link.len() > 1 << 16 { LinkError::TooLong } else { LinkError::Damaged };
    assert_eq!(read_link(&link), Err(code));
    let bomb = format!("#match=1.{}", letters_of(long(3 << 20).as_bytes()));
    assert!(bomb.len() < 1 << 16);
    assert_eq!(read_link(&bomb), Err(LinkError::Damaged));
}

/// The links that browsers packed, with the files of their records.
#[test]
fn every_link_that_was_shared_holds_its_match() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let read = |name: &str| fs::read_to_string(data.join(name)).expect("a file");
    let mut count = 0;
    for line in read("kept/links.txt").lines() {
        let (file, link) = line.split_once(' ').expect("a file and a link");
        let link = read_link(link).unwrap_or_else(|error| panic!("{file}: {error}"));
        let secret = |line: &&str| !line.starts_with("secret ");
        let record: String = read(file).split_inclusive('\n').filter(secret).collect();
        let at = Some(At { round: 0, actions: 3 });
        assert_eq!(link, Link { kind: LinkKind::Match, record, at }, "{file}");
        count += 1;
    }
    assert!(count > 50, "{count}");
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let bits: Vec<u8> =
        bytes.iter().flat_map(|byte| (0..8).rev().map(move |b| byte >> b & 1)).collect();
    let digit = |six: &[u8]| (0..6).fold(0, |d, b| 2 * d + six.get(b).copied().unwrap_or(0));
    bits.chunks(6).map(|six| char::from(DIGITS[usize::from(digit(six))])).collect()
}

fn letters_of(bytes: &[u8]) -> String {
    base64(&compress_to_vec(bytes, 9))
}

/// Changes some bytes: replaces one, flips a bit, removes or inserts some.
fn mutate(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    for _ in 0..random.random_range(1..4) {
        let at = random.random_range(0..bytes.len().max(1)).min(bytes.len().saturating_sub(1));
        match random.random_range(0..6) {
            _ if bytes.is_empty() => bytes.push(random.random()),
            0 => bytes[at] = random.random(),
            1 | 2 => bytes[at] ^= 1 << random.random_range(0..8),
            3 => bytes.truncate(at),
            4 => drop(bytes.drain(at..(at + random.random_range(1..9)).min(bytes.len()))),
            _ => bytes.insert(at, random.random()),
        }
    }
}

/// Checks that mutated records of a game, `tenths` tenths of all tries, are refused, or are matches
/// that round-trip.
fn mutated<G: Saved>(tenths: u64) {
    let all: Vec<G> = tables::<G>().map(|(_, _, rules)| rules).collect();
    let each = times("ISTAKA_MUTATIONS", sample(22_000, 110_000)) * tenths / 10 / all.len() as u64;
    let mut random = ChaCha8Rng::seed_from_u64(18);
    let mut read = 0;
    for rules in all {
        let mut game = one_round(rules, 5);
        let _ = game.deal();
        let text = write_record(&game);
        for _ in 0..each {
            let mut bytes = text.clone().into_bytes();
            mutate(&mut bytes, &mut random);
            if let Ok(changed) = read_record::<G>(&String::from_utf8_lossy(&bytes)) {
                read += 1;
                assert_eq!(read_record(&write_record(&changed)).as_ref(), Ok(&changed));
                let _ = turn(&changed);
            }
        }
    }
    assert!(read > 0, "some changes make no difference to the rules");
}

#[test]
fn mutated_texts_of_okey_break_nothing() {
    mutated::<Rules>(8);
}

#[test]
fn mutated_texts_of_the_game_with_80_tiles_break_nothing() {
    mutated::<rummi::Rules>(2);
}

#[test]
fn mutated_texts_of_101_okey_break_nothing() {
    mutated::<okey101::Rules>(4);
}

#[test]
fn mutated_links_are_refused_or_hold_a_text() {
    let packed = compress_to_vec(dealt().as_bytes(), 9);
    let mut random = ChaCha8Rng::seed_from_u64(18);
    let [mut read, mut refused] = [0, 0];
    for _ in 0..times("ISTAKA_MUTATIONS", sample(22_000, 110_000)) {
        let mut bytes = packed.clone();
        mutate(&mut bytes, &mut random);
        match read_link(&format!("#match=1.{}", base64(&bytes))) {
            Ok(Link { record, .. }) => {
                read += 1;
                assert!(record.starts_with("istaka "), "{record}");
                let _ = read_record::<Rules>(&record);
            }
            Err(error) => {
                refused += 1;
                assert_eq!(error, LinkError::Damaged);
            }
        }
    }
    assert!(read > 0 && refused > 0, "{read} {refused}");
}

#[test]
fn random_bytes_are_no_record() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..sample(2_000, 10_000) {
        let length = random.random_range(0..400);
        let bytes: Vec<u8> = (0..length).map(|_| random.random()).collect();
        let link = format!("#match=1.{}", base64(&bytes));
        assert_eq!(read_link(&link), Err(LinkError::Damaged));
        assert!(read_record::<Rules>(&String::from_utf8_lossy(&bytes)).is_err());
    }
}
