//! Deals that can be checked: all of a match follow from a secret, of which hashes are said before.
//! `docs/fairness.md` tells it to players.

use super::keys::{key_of, seed_of, sha256, wall_of};
use super::matches::Match;
use crate::calendar::date_of;
use crate::game::Game;
use crate::wall::Wall;

/// The secret of the deal of a day, from which everybody can make it.
fn secret_of_day(game: &str, date: &str) -> String {
    sha256(&format!("istaka daily {game} {date}"))
}

/// How a deal agrees with what was said of it before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// It follows from the key and the player's word, and the key is that of the commitment.
    Holds,
    /// The key has not been said yet.
    Closed,
    /// Nothing was said, and it follows from the seed of the match.
    FromSeed,
    /// Nothing was said of it.
    Unsaid,
    /// The key is not that of the commitment.
    WrongKey,
    /// The wall does not follow from the key and the word.
    WrongWall,
}

impl<G: Game> Match<G> {
    /// So many characters of a player's word count.
    pub(crate) const LONGEST_WORD: usize = 100;

    /// A match of which every deal can be checked. The secret, 64 random hexadecimal digits,
    /// decides all of it but the players' words; it is kept in the record.
    ///
    /// ```
    /// use istaka::{Agreement, Match, Rules};
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

    /// The deal of a day, which is the same for everybody: a match by the rules that
    /// [`Game::daily`] has for it, of which all follows from the date. Nothing where there is no
    /// such date, or where it is not written as `2026-11-24`.
    ///
    /// ```
    /// use istaka::{Match, Rules};
    /// let game = Match::<Rules>::daily("2026-11-24").unwrap();
    /// assert_eq!(game.rules().to_string(), "turkish end=rounds rounds=1");
    /// assert_eq!(Match::<Rules>::daily("2026-02-29"), None);
    /// ```
    pub fn daily(date: &str) -> Option<Match<G>> {
        date_of(date).map(|_| Match::fair(G::daily(), &secret_of_day(G::NAME, date)))
    }

    /// What is to be said before the next deal, where that can be checked: the SHA-256 of its key.
    pub fn commitment(&self) -> Option<String> {
        let goes_on = !self.secret().is_empty() && !self.is_over();
        goes_on.then(|| sha256(&key_of(self.secret(), self.rounds().len() + 1)))
    }

    /// The wall of the next deal and what was said of it, where it can be checked.
    pub(super) fn committed(&self, word: &str, players: usize) -> Option<(Wall, String)> {
        let commitment = self.commitment()?;
        let key = key_of(self.secret(), self.rounds().len() + 1);
        let printable = word.chars().filter(|letter| !letter.is_control());
        let word = printable.take(Self::LONGEST_WORD).collect::<String>();
        let word = word.trim();
        let wall = wall_of(self.rules(), &key, word, players);
        Some((wall, format!("{commitment} {word}").trim_end().to_owned()))
    }

    /// How the deal of a round agrees with what was said of it.
    ///
    /// # Panics
    /// If there is no such round.
    pub fn agreement(&self, index: usize) -> Agreement {
        let played = &self.rounds()[index];
        let players = played.seats.count();
        let (commitment, word) = played.said();
        if commitment.is_empty() {
            let plan = self.rules().deal_plan();
            let wall = Wall::shuffled(plan, self.seed(), index as u32 + 1, players);
            return if played.wall == wall { Agreement::FromSeed } else { Agreement::Unsaid };
        }
        match &*played.key {
            "" => Agreement::Closed,
            key if sha256(key) != commitment => Agreement::WrongKey,
            key if wall_of(self.rules(), key, word, players) == played.wall => Agreement::Holds,
            _ => Agreement::WrongWall,
        }
    }
}
