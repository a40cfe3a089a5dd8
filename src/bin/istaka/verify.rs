//! `istaka verify`: whether the deals of a match are what was said of them.

use clap::Args;
use istaka::{Match, Wall};
use sha2::{Digest, Sha256};

use crate::contested::Contested;
use crate::output::print;
use crate::recorded::{Reader, Source};

/// Checks a match: that the rules allow every action, and from what each wall was dealt.
///
/// A wall follows from the seed of the match, or from a key and the player's word, where the key
/// must be the one whose SHA-256 was said before. Exits with an error where something that was said
/// does not hold; a wall of which nothing was said is only told.
#[derive(Args)]
pub struct Verify {
    #[command(flatten)]
    source: Source,
}

impl Verify {
    /// Runs it.
    ///
    /// # Errors
    /// What does not hold, or what is wrong with the record.
    pub fn run(&self) -> Result<(), String> {
        self.source.hand_to(self)
    }
}

/// The SHA-256 of a text, in hexadecimal digits.
fn sha256(text: &str) -> String {
    hash(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

impl Reader for Verify {
    fn read<G: Contested>(&self, game: &Match<G>) -> Result<(), String> {
        let mut wrong = 0;
        for index in 0..game.rounds().len() {
            let (holds, found) = deal(game, index);
            wrong += u32::from(!holds);
            print(format_args!("round {}: {found}", index + 1))?;
        }
        if !game.secret().is_empty() {
            let (holds, found) = secret(game);
            wrong += u32::from(!holds);
            print(format_args!("secret: {found}"))?;
        }
        match wrong {
            0 => print(format_args!("{} rounds, all by the rules", game.rounds().len())),
            wrong => Err(format!("{wrong} of what was said does not hold")),
        }
    }
}

/// Whether what was said of a deal holds, and what was found.
fn deal<G: Contested>(game: &Match<G>, index: usize) -> (bool, &'static str) {
    let played = &game.rounds()[index];
    let (plan, players) = (game.rules().deal_plan(), played.seats.count());
    let (commitment, word) = played.commitment.split_once(' ').unwrap_or((&played.commitment, ""));
    if commitment.is_empty() {
        let wall = Wall::shuffled(plan, game.seed(), index as u32 + 1, players);
        let from_seed = played.wall == wall;
        return (
            true,
            if from_seed { "dealt from the seed" } else { "nothing was said of the deal" },
        );
    }
    if played.key.is_empty() {
        return (true, "the key has not been said yet");
    }
    if sha256(&played.key) != commitment {
        return (false, "the key is not the one of the commitment");
    }
    let wall = Wall::from_key(plan, hash(&format!("{} {word}", played.key)), players);
    match played.wall == wall {
        true => (true, "dealt from the key and the word, as the commitment says"),
        false => (false, "the wall does not follow from the key and the word"),
    }
}

/// Whether all keys, and the seed, come from the secret.
fn secret<G: Contested>(game: &Match<G>) -> (bool, &'static str) {
    let key = |number: usize| sha256(&format!("istaka {} {number}", game.secret()));
    let seed = u64::from_str_radix(&key(0)[..16], 16).ok();
    let mut rounds = game.rounds().iter().zip(1..);
    let fits = |key: &str, right: &str| key.is_empty() || key == right;
    match rounds.all(|(played, number)| fits(&played.key, &key(number))) {
        false => (false, "a key does not come from it"),
        true if seed != Some(game.seed()) => (false, "the seed does not come from it"),
        true => (true, "all keys and the seed come from it"),
    }
}
