//! A player: opens, works on the table and discards by its parameters.

use super::greedy::Greedy;
use super::params::Params;
use crate::bots::{Actor, Character, Offered, Style};
use crate::game::Bot;
use crate::okey101::action::Action;
use crate::okey101::rules::Rules;
use crate::okey101::view::View;
use crate::random::Random;

/// A bot of any level and style.
///
/// ```
/// use istaka::okey101::{Player, Rules};
/// use istaka::{Bot, Level, Match};
/// let rules = Rules::yuzbir(4);
/// let mut game = Match::new(rules, 7);
/// game.deal()?;
/// let mut bot = Player::new(Level::Hard, 1);
/// while let Some(seat) = game.round().unwrap().turn() {
///     let action = bot.decide(&game.view(seat).unwrap(), &mut || false);
///     game.play(seat, action)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Player {
    params: Params,
    seed: u64,
    greedy: Greedy,
}

impl Player {
    /// Creates a player. The seed decides when it errs.
    pub fn new(params: impl Into<Params>, seed: u64) -> Player {
        Player { params: params.into(), seed, greedy: Greedy::new() }
    }

    /// Random numbers that depend on the seed and the situation only.
    fn randomness(&self, view: &View) -> Random {
        Random::of(self.seed, view.history.len() * 4 + view.seat.index(), &view.hand)
    }
}

impl Bot<Rules> for Player {
    fn decide(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        self.greedy.decide(view, stop)
    }
}

impl Offered for Rules {
    type Player = Player;

    fn usual() -> Rules {
        Rules::yuzbir(4)
    }
}

impl Actor for Player {
    type Game = Rules;

    const STYLES: &'static [Style] = &[Style::Plain, Style::Careful, Style::Quick, Style::Pairs];

    fn new(_: &Rules, character: Character, seed: u64) -> Player {
        Player::new(character, seed)
    }

    fn play_as(&mut self, character: Character) {
        self.params = character.into();
    }

    fn ponders(&mut self, view: &View) -> u32 {
        let Params { pause, pace_percent, .. } = self.params;
        let mut random = self.randomness(view);
        random.around(pause.clear_percent, pause.varies_percent) * pace_percent / 100
    }
}
