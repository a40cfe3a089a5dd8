//! Who the bots of a table are.

use super::Bot;
use super::character::Character;
use super::level::Level;
use super::player::Player;
use crate::host::Bots;
use crate::okey::action::Action;
use crate::okey::rules::Rules;
use crate::okey::view::View;
use crate::seat::Seat;

/// A character for each seat. One player, with one memory, plays them all.
pub struct Roster {
    /// Who sits where, also at seats where nobody or a person plays.
    pub characters: [Character; 4],
    /// The one who plays.
    pub player: Player,
}

impl Roster {
    /// These characters in matches by these rules. The seed decides when they err.
    pub fn new(rules: &Rules, characters: [Character; 4], seed: u64) -> Roster {
        Roster { characters, player: Player::new(rules, Level::Hard.params(), seed) }
    }

    /// The player as the character of this seat.
    pub fn at(&mut self, seat: Seat) -> &mut Player {
        self.player.play_as(self.characters[seat.index()].params());
        &mut self.player
    }
}

impl Bots<Rules> for Roster {
    fn decide(&mut self, seat: Seat, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        self.at(seat).decide(view, stop)
    }

    fn ponders(&mut self, seat: Seat, view: &View) -> u32 {
        self.at(seat).ponders(view)
    }
}
