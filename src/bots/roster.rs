//! Who the bots of a table are.

use super::character::Character;
use super::style::Style;
use crate::game::{Bot, Game};
use crate::host::Bots;
use crate::seat::Seat;

/// A player who can play as any character.
pub trait Actor: Bot<Self::Game> {
    /// What it plays.
    type Game: Game;

    /// The styles that there are in this game. Any other is played as the plain one.
    const STYLES: &'static [Style];

    /// This character in matches by these rules. The seed decides when it errs.
    fn new(rules: &Self::Game, character: Character, seed: u64) -> Self;

    /// Goes on as another character.
    fn play_as(&mut self, character: Character);

    /// How long a person would think about this move, in percent of what is usual. It depends on
    /// the seed and the situation only.
    fn ponders(&mut self, view: &<Self::Game as Game>::View) -> u32;
}

/// A character for each seat. One player, with one memory, plays them all.
pub struct Roster<Player> {
    /// Who sits where, also at seats where nobody or a person plays.
    pub characters: [Character; 4],
    /// The one who plays.
    pub player: Player,
}

impl<Player: Actor> Roster<Player> {
    /// These characters in matches by these rules. The seed decides when they err.
    pub fn new(rules: &Player::Game, characters: [Character; 4], seed: u64) -> Roster<Player> {
        Roster { characters, player: Player::new(rules, characters[0], seed) }
    }

    /// The player as the character of this seat.
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
