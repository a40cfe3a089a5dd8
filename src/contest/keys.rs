//! Keys of verifiable deals: hashes of a secret that determine the walls. `docs/fairness.md`
//! explains this to players.

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::wall::{DealPlan, Wall};

/// Returns the SHA-256 of a text in 64 hexadecimal digits.
pub fn sha256(text: &str) -> String {
    digits(&hash(text))
}

/// Writes bytes in hexadecimal, two digits each.
fn digits(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).expect("half a byte");
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Makes the secret of a match with verifiable deals from 32 random bytes.
///
/// ```
/// assert_eq!(istaka::secret_of(&[90; 32]), "5a".repeat(32));
/// ```
pub fn secret_of(random: &[u8; 32]) -> String {
    digits(random)
}

/// Derives the key of a round, counted from 1, from the secret.
pub fn key_of(secret: &str, round: usize) -> String {
    sha256(&format!("istaka {secret} {round}"))
}

/// Derives the seed of a match from the secret: it decides who begins.
pub fn seed_of(secret: &str) -> u64 {
    let key = hash(&format!("istaka {secret} 0"));
    key[..8].iter().fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// Derives the wall from a key and the player's word.
///
/// # Panics
/// If there are not two to four players.
pub fn wall_of<G: Game>(rules: &G, key: &str, word: &str, players: usize) -> Wall {
    wall_by(rules.deal_plan(), key, word, players)
}

/// Derives the wall with this plan: [`wall_of`].
pub(crate) fn wall_by(plan: DealPlan, key: &str, word: &str, players: usize) -> Wall {
    Wall::from_key(plan, hash(&format!("{key} {word}")), players)
}
