//! The rules of any game as contests need them, and a table of bots by such rules.

use crate::bots::{Actor, Character, Offered, Roster, Style};
use crate::coded::AnyRefusal;
use crate::contest::{Fixture, FixtureError, Play, Scored, Terms, Unsuited};
use crate::game::Counted;
use crate::host::{Host, HostError};

/// The rules of any game, as contests need them.
pub trait ContestRules {
    /// The rules as text.
    fn text(&self) -> String;

    /// The usual rules of the game.
    fn usual_rules(&self) -> Box<dyn ContestRules>;

    /// Returns `true` if opposite seats are partners.
    fn have_partners(&self) -> bool;

    /// The unit of the score of a match.
    fn unit(&self) -> Counted;

    /// Number of points of a round that count as one point of a tournament.
    fn points_of_one(&self) -> u16;

    /// The series of the game's own tournaments.
    fn series(&self) -> u64;

    /// The styles of the game's bots.
    fn styles(&self) -> &'static [Style];

    /// Checks if contests by these terms are possible with this number of entrants.
    ///
    /// # Errors
    /// The reason for which they are not.
    fn suit(&self, terms: &Terms, entrants: usize) -> Result<(), Unsuited>;

    /// The match of a fixture of a contest by these rules, before any deal.
    ///
    /// # Errors
    /// As [`Fixture::game`].
    fn game(&self, fixture: &Fixture) -> Result<Box<dyn Play>, FixtureError>;

    /// Seats these characters at a fixture of a contest by these rules. The seed decides when they
    /// err.
    ///
    /// # Errors
    /// As [`Fixture::game`].
    fn bots(
        &self,
        fixture: &Fixture,
        characters: [Character; 4],
        seed: u64,
    ) -> Result<Box<dyn BotTable>, FixtureError>;
}

impl<G: Scored + Offered> ContestRules for G {
    fn text(&self) -> String {
        self.to_string()
    }

    fn usual_rules(&self) -> Box<dyn ContestRules> {
        Box::new(G::usual())
    }

    fn have_partners(&self) -> bool {
        self.has_partners()
    }

    fn unit(&self) -> Counted {
        self.counts()
    }

    fn points_of_one(&self) -> u16 {
        G::POINTS_OF_ONE
    }

    fn series(&self) -> u64 {
        G::SERIES
    }

    fn styles(&self) -> &'static [Style] {
        G::Player::STYLES
    }

    fn suit(&self, terms: &Terms, entrants: usize) -> Result<(), Unsuited> {
        match terms.suited::<G>(entrants) {
            Err(FixtureError::Unsuited(unsuited)) => Err(unsuited),
            _ => Ok(()),
        }
    }

    fn game(&self, fixture: &Fixture) -> Result<Box<dyn Play>, FixtureError> {
        Ok(Box::new(fixture.game::<G>()?))
    }

    fn bots(
        &self,
        fixture: &Fixture,
        characters: [Character; 4],
        seed: u64,
    ) -> Result<Box<dyn BotTable>, FixtureError> {
        let game = fixture.game::<G>()?;
        let roster = Roster::<G::Player>::new(game.rules(), characters, seed);
        Ok(Box::new(Host::new(game, roster, [true; 4])))
    }
}

/// A match that only bots play, of any game.
pub trait BotTable {
    /// The match.
    fn game(&self) -> &dyn Play;

    /// Plays a move, or deals.
    ///
    /// # Errors
    /// As [`Host::bot_move`]; none while the match goes on.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<(), HostError<AnyRefusal>>;

    /// Begins another fixture by the same rules with these characters. The bots keep their memory:
    /// that saves work and changes nothing.
    ///
    /// # Errors
    /// [`Fixture::game`].
    fn begin(&mut self, fixture: &Fixture, characters: [Character; 4]) -> Result<(), FixtureError>;
}

impl<P: Actor<Game: Scored>> BotTable for Host<P::Game, Roster<P>> {
    fn game(&self) -> &dyn Play {
        &self.game
    }

    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<(), HostError<AnyRefusal>> {
        let done = match self.game.turn() {
            Some(_) => self.bot_move(stop).map(drop),
            None => self.game.deal().map_err(HostError::Match),
        };
        done.map_err(HostError::of_any)
    }

    fn begin(&mut self, fixture: &Fixture, characters: [Character; 4]) -> Result<(), FixtureError> {
        self.game = fixture.game()?;
        self.bots.characters = characters;
        Ok(())
    }
}
