//! The compact form of records is small, and any other or damaged text is refused. That it
//! round-trips is tested in `record_format.rs`.
//!
//! ```text
//! ISTAKA_MUTATIONS=1000000 cargo test --release --test shared compact::mutated
//! ISTAKA_MATCHES=1000 cargo test --release --test shared compact::small -- --nocapture
//! ```

use std::env;

use crate::sample::sample;
use crate::saved::{Saved, play_on, tables, turn};
use istaka::{
    Coded, CompactError, Game, Level, Match, Rules, Wall, read_compact, read_record, rummi,
    write_compact, write_record,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The number of tries: from the environment, or the default.
fn times(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |times| times.parse().expect("a number"))
}

fn read<G: Game>(text: &str) -> Match<G> {
    read_compact(text).unwrap_or_else(|error| panic!("{error}: {text}"))
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
    assert_eq!(read::<G>(&write_compact(&game)), game);
    game
}

/// A round of up to 60 turns takes at most 2 kB, its wall, commitment and key included.
fn small<G: Saved>(ends_turn: fn(&G::Action) -> bool) {
    let matches = times("ISTAKA_MATCHES", sample(4, 20));
    let (mut sum, mut most, mut rounds, mut per_turn) = (0, 0, 0, 0.0_f64);
    for (_, _, rules) in tables::<G>() {
        for seed in 0..matches {
            let game = one_round(rules, seed);
            let size = write_compact(&game).len();
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
    small::<Rules>(|action| matches!(action, istaka::Action::Discard(_)));
}

#[test]
fn rounds_of_the_game_with_80_tiles_are_small() {
    small::<rummi::Rules>(|_| true);
}

#[test]
fn what_is_no_compact_record_says_so() {
    let mut game = Match::new(Rules::turkish(), 7);
    game.deal().expect("a deal");
    let good = write_compact(&game);
    let code = |text: &str| read_compact::<Rules>(text).map_or_else(|error| error.code(), |_| "ok");
    assert_eq!(code(&good), "ok");
    assert_eq!(code(&format!("\n{good} \n")), "ok");
    for (text, expected) in [
        (String::new(), "notCompact"),
        ("istaka".to_owned(), "notCompact"),
        ("istaka 4\nrules turkish\n".to_owned(), "notCompact"),
        ("<script>alert(1)</script>".to_owned(), "notCompact"),
        (good.replace("istaka4.", "istaka5."), "otherVersion"),
        (good.replace("istaka4.", "istaka."), "otherVersion"),
        ("istaka4.".to_owned(), "damaged"),
        ("istaka4.AAAA".to_owned(), "damaged"),
        (good[..good.len() - 1].to_owned(), "damaged"),
        (format!("{good}A"), "damaged"),
        (good.to_uppercase().replace("ISTAKA", "istaka"), "damaged"),
        (format!("istaka4.{}", "A".repeat(1 << 17)), "tooLong"),
    ] {
        assert_eq!(code(&text), expected, "{text:.40}");
    }
    // The same letters belong to no other game.
    assert_eq!(read_compact::<rummi::Rules>(&good).err(), Some(CompactError::Damaged));
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Encodes these bytes with the right checksum, so that their content is checked.
fn sealed(bytes: &[u8]) -> String {
    let mut sum = !0_u32;
    for &byte in bytes {
        sum ^= u32::from(byte);
        (0..8).for_each(|_| sum = (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg()));
    }
    let all: Vec<u8> = bytes.iter().copied().chain((!sum).to_be_bytes()).collect();
    let bits: Vec<u8> =
        all.iter().flat_map(|byte| (0..8).rev().map(move |b| byte >> b & 1)).collect();
    let digit = |six: &[u8]| (0..6).fold(0, |d, b| 2 * d + six.get(b).copied().unwrap_or(0));
    let letters = bits.chunks(6).map(|six| char::from(DIGITS[usize::from(digit(six))]));
    "istaka4.".chars().chain(letters).collect()
}

fn bytes(text: &str) -> Vec<u8> {
    let value = |letter| DIGITS.iter().position(|&digit| digit == letter).expect("a digit") as u8;
    let letters = text["istaka4.".len()..].bytes().map(value);
    let bits: Vec<u8> = letters.flat_map(|six| (0..6).rev().map(move |b| six >> b & 1)).collect();
    let byte = |eight: &[u8]| eight.iter().fold(0, |byte, bit| 2 * byte + bit);
    let mut all: Vec<u8> = bits.chunks_exact(8).map(byte).collect();
    all.truncate(all.len() - 4);
    all
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
fn mutated<G: Saved>(text_form: bool, tenths: u64) {
    let all: Vec<G> = tables::<G>().map(|(_, _, rules)| rules).collect();
    let each = times("ISTAKA_MUTATIONS", sample(22_000, 110_000)) * tenths / 10 / all.len() as u64;
    let mut random = ChaCha8Rng::seed_from_u64(18);
    let mut read = 0;
    for rules in all {
        let mut game = one_round(rules, 5);
        let _ = game.deal();
        let (text, compact) = (write_record(&game), bytes(&write_compact(&game)));
        for _ in 0..each {
            let changed = if text_form {
                let mut bytes = text.clone().into_bytes();
                mutate(&mut bytes, &mut random);
                read_record::<G>(&String::from_utf8_lossy(&bytes)).ok()
            } else {
                let mut bytes = compact.clone();
                mutate(&mut bytes, &mut random);
                read_compact::<G>(&sealed(&bytes)).ok()
            };
            if let Some(changed) = changed {
                read += 1;
                assert_eq!(read_record(&write_record(&changed)).as_ref(), Ok(&changed));
                let short = write_compact(&changed);
                assert_eq!(read_compact(&short).as_ref(), Ok(&changed), "{short}");
                let _ = turn(&changed);
            }
        }
    }
    assert!(read > 0, "some changes make no difference to the rules");
}

#[test]
fn mutated_texts_of_okey_break_nothing() {
    mutated::<Rules>(true, 4);
}

#[test]
fn mutated_texts_of_the_game_with_80_tiles_break_nothing() {
    mutated::<rummi::Rules>(true, 1);
}

#[test]
fn mutated_compact_records_of_okey_break_nothing() {
    mutated::<Rules>(false, 4);
}

#[test]
fn mutated_compact_records_of_the_game_with_80_tiles_break_nothing() {
    mutated::<rummi::Rules>(false, 1);
}

#[test]
fn random_bytes_are_no_record() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..sample(2_000, 10_000) {
        let length = random.random_range(0..400);
        let bytes: Vec<u8> = (0..length).map(|_| random.random()).collect();
        assert_eq!(read_compact::<Rules>(&sealed(&bytes)).err(), Some(CompactError::Damaged));
        let text = String::from_utf8_lossy(&bytes);
        assert!(read_record::<Rules>(&text).is_err() && read_compact::<Rules>(&text).is_err());
    }
}
