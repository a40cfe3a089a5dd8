//! The bots of a table.

use super::character::Character;
use super::style::Style;
use crate::game::{Bot, Game};
use crate::host::Bots;
use crate::seat::Seat;

/// A bot that can play as any character.
pub trait Actor: Bot<Self::Game> {
    /// The game that it plays.
    type Game: Game;

    /// The styles in this game. Any other is played as the plain one.
    const STYLES: &'static [Style];

    /// Creates this character for matches with these rules. The seed decides when it errs.
    fn new(rules: &Self::Game, character: Character, seed: u64) -> Self;

    /// Changes to another character.
    fn play_as(&mut self, character: Character);

    /// The thinking time of a person for this move, in percent of the usual. It depends on the seed
    /// and the situation only.
    fn ponders(&mut self, view: &<Self::Game as Game>::View) -> u32;
}

/// A game against bots.
pub trait Offered: Game {
    /// The bots.
    type Player: Actor<Game = Self> + 'static;

    /// The rules of a match for which none are named.
    fn usual() -> Self;
}

/// A character for each seat. One player, with one memory, plays them all.
pub struct Roster<Player> {
    /// The character of each seat, including empty seats and those of persons.
    pub characters: [Character; 4],
    /// The bot.
    pub player: Player,
}

impl<Player: Actor> Roster<Player> {
    /// Creates these characters for matches with these rules. The seed decides when they err.
    pub fn new(rules: &Player::Game, characters: [Character; 4], seed: u64) -> Roster<Player> {
        Roster { characters, player: Player::new(rules, characters[0], seed) }
    }

    /// Switches the bot to the character of this seat.
    pub fn at(&mut self, seat: Seat) -> &mut Player {
        self.player.play_as(self.characters[seat.index()]);
        &mut self.player
    }
}

impl<Player: Actor> Bots<Player::Game> for Roster<Player> {
    fn decide(
        &mut self,
        seat: Seat,
        view: &<Player::Game as Game>::View,
        stop: &mut dyn FnMut() -> bool,
    ) -> <Player::Game as Game>::Action {
        self.at(seat).decide(view, stop)
    }

    fn ponders(&mut self, seat: Seat, view: &<Player::Game as Game>::View) -> u32 {
        self.at(seat).ponders(view)
    }
}
