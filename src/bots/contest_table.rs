//! Bots at a table of a contest: a fixture played move by move, and purchases.

use super::character::{Character, UnknownCharacter};
use super::level::Level;
use super::roster::{Actor, Roster};
use super::style::Style;
use crate::contest::{
    BuyAnswer, BuyKind, BuyOffer, Director, Entrant, Fixture, FixtureError, Report, Scored,
};
use crate::game::Game;
use crate::host::{Host, HostError};
use crate::random::Random;

/// A fixture that only bots play.
///
/// It is played move by move, so that a program that plays many can pause after any move.
pub struct ContestTable<Player: Actor> {
    /// The fixture.
    pub fixture: Fixture,
    /// The table.
    pub host: Host<Player::Game, Roster<Player>>,
}

impl<Player: Actor> ContestTable<Player>
where
    Player::Game: Scored,
{
    /// Seats the bots of a fixture. Reusing the player of another fixture of the contest saves work
    /// and changes nothing.
    ///
    /// # Errors
    /// The rules are not of this game, or not for contests; or an entrant is no bot.
    pub fn new(
        fixture: Fixture,
        director: &Director,
        player: Option<Player>,
    ) -> Result<ContestTable<Player>, FixtureError<<Player::Game as Game>::Refusal>> {
        let game = fixture.game()?;
        // A free seat has a character as well, which never plays.
        let mut characters = [Character::from(Level::Hard); 4];
        for (character, who) in characters.iter_mut().zip(fixture.seats) {
            let Some(entrant) = who.map(|who| &director.entrants()[who]) else { continue };
            *character =
                character_of(entrant).map_err(|error| FixtureError::Player(error.to_string()))?;
        }
        let player =
            player.unwrap_or_else(|| Player::new(game.rules(), characters[0], director.seed()));
        let host = Host::new(game, Roster { characters, player }, [true; 4]);
        Ok(ContestTable { fixture, host })
    }

    /// Plays a move, or deals. Returns `true` while the fixture goes on.
    ///
    /// # Errors
    /// As [`Host::bot_move`]; none while the fixture goes on.
    pub fn step(
        &mut self,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<bool, HostError<<Player::Game as Game>::Refusal>> {
        if self.fixture.is_played(&self.host.game) {
            return Ok(false);
        }
        match self.host.game.turn() {
            Some(_) => drop(self.host.bot_move(stop)?),
            None => self.host.game.deal()?,
        }
        Ok(true)
    }

    /// Plays the fixture to its end and returns the report.
    ///
    /// # Errors
    /// As [`ContestTable::step`].
    pub fn play(
        &mut self,
        entrants: usize,
    ) -> Result<Report, HostError<<Player::Game as Game>::Refusal>> {
        while self.step(&mut || false)? {}
        let report = self.fixture.report(&self.host.game, entrants);
        Ok(report.expect("it goes on until it is played"))
    }
}

fn character_of(entrant: &Entrant) -> Result<Character, UnknownCharacter> {
    entrant.player.parse()
}

/// Decides the answer of a bot to an offer: the quick style always buys, the careful one never
/// rebuys, others usually do. A bot with no more chips than the average takes the add-on.
///
/// # Errors
/// The entrant is no bot.
pub fn buys(director: &Director, offer: BuyOffer) -> Result<BuyAnswer, UnknownCharacter> {
    let style = character_of(&director.entrants()[offer.entrant])?.style();
    let decision = (director.rounds() as u64 + 1) << 40 | offer.entrant as u64;
    let mostly = Random::new(director.seed(), decision).happens(60);
    let buys = match (offer.kind, style) {
        (_, Style::Quick) => true,
        (BuyKind::Rebuy, Style::Careful) => false,
        (BuyKind::Rebuy, Style::Plain | Style::Pairs) => mostly,
        (BuyKind::AddOn, _) => {
            let places = director.standings();
            let own = places.iter().find(|place| place.entrant == offer.entrant);
            own.is_some_and(|place| place.chips <= director.average())
        }
    };
    Ok(if buys { BuyAnswer::Buys } else { BuyAnswer::Declines })
}
