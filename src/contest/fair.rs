//! Verifiable deals: all deals of a match follow from a secret, and a hash of each key is published
//! before the deal. `docs/fairness.md` explains this to players.

use super::keys::{key_of, seed_of, sha256, wall_by};
use super::matches::{Match, MatchOfAny, Origin, RoundOfAny};
use crate::calendar::date_of;
use crate::game::Game;
use crate::wall::{DealPlan, Wall};

/// The public secret of the deal of a day.
fn secret_of_day(game: &str, date: &str) -> String {
    sha256(&format!("istaka daily {game} {date}"))
}

/// The result of verifying a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// It follows from the key and the player's word, and the key matches the commitment.
    Holds,
    /// The key has not been published yet.
    Closed,
    /// There is no commitment, and it follows from the seed of the match.
    FromSeed,
    /// There is no commitment, and it does not follow from the seed.
    Unsaid,
    /// The key does not match the commitment.
    WrongKey,
    /// The wall does not follow from the key and the word.
    WrongWall,
}

impl<G: Game> Match<G> {
    /// Creates a match with verifiable deals. The secret, 64 random hexadecimal digits, determines
    /// everything but the players' words; it is stored in the record.
    ///
    /// ```
    /// use istaka::{Agreement, Match};
    /// use istaka::okey::Rules;
    /// let mut game = Match::fair(Rules::turkish(), &"5a".repeat(32));
    /// let commitment = game.commitment().unwrap();
    /// game.deal_with("tavla")?;
    /// assert_eq!(game.rounds()[0].commitment, format!("{commitment} tavla"));
    /// assert_eq!(game.agreement(0), Agreement::Closed); // until the round is over
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fair(rules: G, secret: &str) -> Match<G> {
        let mut game = Match::new(rules, seed_of(secret));
        game.set_secret(secret);
        game
    }

    /// Creates the deal of a day, equal for all players: a match with the rules of [`Game::daily`],
    /// determined by the date alone. `None` if the date does not exist, or is not written as
    /// `2026-11-24`.
    ///
    /// ```
    /// use istaka::Match;
    /// use istaka::okey::Rules;
    /// let game = Match::<Rules>::daily("2026-11-24").unwrap();
    /// assert_eq!(game.rules().to_string(), "turkish end=rounds rounds=1");
    /// assert_eq!(Match::<Rules>::daily("2026-02-29"), None);
    /// ```
    pub fn daily(date: &str) -> Option<Match<G>> {
        date_of(date).map(|_| Match::fair(G::daily(), &secret_of_day(G::NAME, date)))
    }

    /// The commitment to publish before the next deal, if it is verifiable: the SHA-256 of its key.
    pub fn commitment(&self) -> Option<String> {
        let goes_on = !self.secret().is_empty() && !self.is_over();
        goes_on.then(|| sha256(&key_of(self.secret(), self.rounds().len() + 1)))
    }

    /// Verifies the deal of a round.
    ///
    /// # Panics
    /// If there is no such round.
    pub fn agreement(&self, index: usize) -> Agreement {
        self.rounds()[index].agreement(self.rules().deal_plan(), self.seed(), index + 1)
    }
}

impl MatchOfAny {
    /// The part of a player's word that counts, in characters.
    pub(crate) const LONGEST_WORD: usize = 100;

    /// The wall of a deal, counted from 1, and its commitment; empty if it is not verifiable.
    pub(super) fn next_deal(&self, plan: DealPlan, number: usize, word: &str) -> (Wall, String) {
        // A finished match may have fewer than two players left, for whom no wall exists.
        let players = self.seats().count().max(2);
        if self.secret().is_empty() {
            return (Wall::shuffled(plan, self.seed(), number as u32, players), String::new());
        }
        let key = key_of(self.secret(), number);
        let printable = word.chars().filter(|letter| !letter.is_control());
        let word = printable.take(Self::LONGEST_WORD).collect::<String>();
        let word = word.trim();
        let commitment = format!("{} {word}", sha256(&key)).trim_end().to_owned();
        (wall_by(plan, &key, word, players), commitment)
    }
}

impl RoundOfAny {
    /// Verifies the deal with this number, counted from 1, of a match with this seed.
    fn agreement(&self, plan: DealPlan, seed: u64, number: usize) -> Agreement {
        let players = self.seats.count();
        let (commitment, word) = self.said();
        if commitment.is_empty() {
            let wall = Wall::shuffled(plan, seed, number as u32, players);
            let follows = self.origin == Origin::Wall(wall);
            return if follows { Agreement::FromSeed } else { Agreement::Unsaid };
        }
        match &*self.key {
            "" => Agreement::Closed,
            key if sha256(key) != commitment => Agreement::WrongKey,
            key if Origin::Wall(wall_by(plan, key, word, players)) == self.origin => {
                Agreement::Holds
            }
            _ => Agreement::WrongWall,
        }
    }
}
