//! Keys of deals: hashes of a secret, of which the walls are made. `docs/fairness.md` tells it to
//! players.

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::wall::Wall;

/// The SHA-256 of a text, in 64 hexadecimal digits.
pub fn sha256(text: &str) -> String {
    digits(&hash(text))
}

/// Bytes in hexadecimal digits, two each.
fn digits(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).expect("half a byte");
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// The secret of a match whose deals can be checked, from 32 random bytes.
///
/// ```
/// assert_eq!(istaka::secret_of(&[90; 32]), "5a".repeat(32));
/// ```
pub fn secret_of(random: &[u8; 32]) -> String {
    digits(random)
}

/// The key of a round, counted from 1, that a secret gives.
pub fn key_of(secret: &str, round: usize) -> String {
    sha256(&format!("istaka {secret} {round}"))
}

/// The seed of a match that a secret gives: it decides who begins.
pub fn seed_of(secret: &str) -> u64 {
    let key = hash(&format!("istaka {secret} 0"));
    key[..8].iter().fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// The wall that follows from a key and the player's word.
///
/// # Panics
/// If there are not two to four players.
pub fn wall_of<G: Game>(rules: &G, key: &str, word: &str, players: usize) -> Wall {
    Wall::from_key(rules.deal_plan(), hash(&format!("{key} {word}")), players)
}
