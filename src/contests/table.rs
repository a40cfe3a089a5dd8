//! Bots at a table of a contest: a fixture played move by move, and purchases.

use super::error::ContestsError;
use super::rules::contest_rules;
use crate::bots::{Character, Level, Style, UnknownCharacter};
use crate::coded::AnyRefusal;
use crate::contest::{BuyAnswer, BuyKind, BuyOffer, Director, Entrant, Fixture, Report};
use crate::host::HostError;
use crate::lobby::BotTable;
use crate::random::Random;

/// A fixture that only bots play.
///
/// It is played move by move, so that a program that plays many can pause after any move.
pub struct ContestTable {
    /// The fixture.
    pub fixture: Fixture,
    /// The match and its bots.
    pub bots: Box<dyn BotTable>,
}

impl ContestTable {
    /// Seats the bots of a fixture. Reusing those of another fixture of the contest saves work and
    /// changes nothing.
    ///
    /// # Errors
    /// The rules are of no game, or not for contests; or an entrant is no bot.
    pub fn new(
        fixture: Fixture,
        director: &Director,
        before: Option<Box<dyn BotTable>>,
    ) -> Result<ContestTable, ContestsError> {
        // A free seat has a character as well, which never plays.
        let mut characters = [Character::from(Level::Hard); 4];
        for (character, who) in characters.iter_mut().zip(fixture.seats) {
            let Some(entrant) = who.map(|who| &director.entrants()[who]) else { continue };
            *character = character_of(entrant)?;
        }
        let bots = match before {
            Some(mut bots) => {
                bots.begin(&fixture, characters)?;
                bots
            }
            None => contest_rules(&fixture.rules)?.bots(&fixture, characters, director.seed())?,
        };
        Ok(ContestTable { fixture, bots })
    }

    /// Plays a move, or deals. Returns `true` while the fixture goes on.
    ///
    /// # Errors
    /// As [`Host::bot_move`](crate::Host::bot_move); none while the fixture goes on.
    pub fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<bool, HostError<AnyRefusal>> {
        if self.fixture.is_played(self.bots.game()) {
            return Ok(false);
        }
        self.bots.step(stop)?;
        Ok(true)
    }

    /// Plays the fixture to its end and returns the report.
    ///
    /// # Errors
    /// As [`ContestTable::step`].
    pub fn play(&mut self, entrants: usize) -> Result<Report, HostError<AnyRefusal>> {
        while self.step(&mut || false)? {}
        let report = self.fixture.report(self.bots.game(), entrants);
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
        (BuyKind::Rebuy, Style::Plain | Style::Pairs | Style::Patient) => mostly,
        (BuyKind::AddOn, _) => {
            let places = director.standings();
            let own = places.iter().find(|place| place.entrant == offer.entrant);
            own.is_some_and(|place| place.chips <= director.average())
        }
    };
    Ok(if buys { BuyAnswer::Buys } else { BuyAnswer::Declines })
}
