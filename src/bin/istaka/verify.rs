//! `istaka verify`: verifies the deals of a match against their commitments.

use clap::Args;
use istaka::{Agreement, Match, key_of, seed_of};

use crate::contested::Contested;
use crate::output::{Failure, print};
use crate::recorded::{Reader, Source};

/// Checks a match: that the rules allow every action, and that each wall follows from its source.
///
/// A wall follows from the seed of the match, or from a key and the player's word; then the SHA-256
/// of the key must be the commitment made before the deal. Exits with an error if a commitment does
/// not hold; a wall without a commitment is only reported.
#[derive(Args)]
pub struct Verify {
    #[command(flatten)]
    source: Source,
}

impl Verify {
    /// Runs the command.
    ///
    /// # Errors
    /// The failed check, or the error of the record.
    pub fn run(&self) -> Result<(), Failure> {
        self.source.hand_to(self)
    }
}

impl Reader for Verify {
    fn read<G: Contested>(&self, game: &Match<G>) -> Result<(), Failure> {
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
            wrong => Err(format!("{wrong} of what was said does not hold").into()),
        }
    }
}

/// Returns `true` if the commitment to a deal holds, with the finding.
fn deal<G: Contested>(game: &Match<G>, index: usize) -> (bool, &'static str) {
    match game.agreement(index) {
        Agreement::Holds => (true, "dealt from the key and the word, as the commitment says"),
        Agreement::Closed => (true, "the key has not been said yet"),
        Agreement::FromSeed => (true, "dealt from the seed"),
        Agreement::Unsaid => (true, "nothing was said of the deal"),
        Agreement::WrongKey => (false, "the key is not the one of the commitment"),
        Agreement::WrongWall => (false, "the wall does not follow from the key and the word"),
    }
}

/// Returns `true` if all keys and the seed come from the secret, with the finding.
fn secret<G: Contested>(game: &Match<G>) -> (bool, &'static str) {
    let mut rounds = game.rounds().iter().zip(1..);
    let comes_from_it = |key: &str, number| key.is_empty() || key == key_of(game.secret(), number);
    match rounds.all(|(played, number)| comes_from_it(&played.key, number)) {
        false => (false, "a key does not come from it"),
        true if seed_of(game.secret()) != game.seed() => (false, "the seed does not come from it"),
        true => (true, "all keys and the seed come from it"),
    }
}
