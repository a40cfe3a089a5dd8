//! What an Expert makes of a situation in which somebody else has decided.

use super::outlook::Outlook;
use super::params::Params;
use super::player::Player;
use super::search::Search;
use super::taste::Taste;
use crate::game::Bot;
use crate::okey::action::Action;
use crate::okey::neighbour::taken;
use crate::okey::rules::Rules;
use crate::okey::view::View;

/// How likely the round is won with an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// 0 to 1, less what it gives.
    pub wins: f64,
    /// What it costs that the next player may take the tile that is thrown.
    pub gives: f64,
}

/// An Expert who is asked, and plays nowhere.
pub struct Judge(Player);

impl Judge {
    /// One for rounds by these rules.
    pub fn new(rules: &Rules) -> Judge {
        Judge(Player::new(rules, Params::EXPERT, 0))
    }

    /// What it would do.
    pub fn decides(&mut self, view: &View) -> Action {
        self.0.decide(view, &mut || false)
    }

    /// How likely two actions win, both looked at equally far.
    pub fn compares(&mut self, view: &View, actions: [&Action; 2]) -> [Chance; 2] {
        let Player { params, solver, chances, .. } = &mut self.0;
        Taste { view, params }.plan(solver);
        let price = Outlook { view, params, chances }.giving();
        let mut never = || false;
        let wins = Search::new(view, params, solver, &mut never).compares(actions);
        let unseen = view.unseen();
        std::array::from_fn(|at| {
            let gives = match actions[at] {
                Action::Discard(tile) => price * taken(view, &unseen, tile.kind(), params.offers),
                _ => 0.0,
            };
            Chance { wins: (wins[at] - gives).max(0.0), gives }
        })
    }
}
