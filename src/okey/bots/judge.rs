//! An Expert who judges a situation in which somebody else decides: the one judge of hints, of
//! reasons that are told, and of rounds that are looked back on.

use super::outlook::Outlook;
use super::params::Params;
use super::player::Player;
use super::search::Search;
use super::taste::Taste;
use crate::game::Bot;
use crate::okey::action::Action;
use crate::okey::neighbour::taken;
use crate::okey::rules::Rules;
use crate::okey::solver::Solver;
use crate::okey::view::View;
use crate::review::thousandths;

/// The chance to win the round with an action, to thousandths, as it is told: so what is told adds
/// up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// 0 to 1, less what it gives.
    pub wins: f64,
    /// What it costs that the next player may take the tile that is thrown.
    pub gives: f64,
}

/// An action of a player beside the advised one.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The chance with the player's action.
    pub did: Chance,
    /// The advised action and its chance, where that is higher.
    pub better: Option<(Action, Chance)>,
}

impl Verdict {
    /// From where on a chance to win that was lost is spoken of: less is within what the numbers
    /// can tell.
    pub const WORTH: f64 = 0.005;

    /// The chance to win the round that was lost.
    pub fn lost(&self) -> f64 {
        self.better.as_ref().map_or(0.0, |(_, better)| thousandths(better.wins - self.did.wins))
    }

    /// The better action, if it is better by enough to speak of.
    pub fn mistaken(&self) -> Option<&(Action, Chance)> {
        self.better.as_ref().filter(|_| self.lost() >= Verdict::WORTH)
    }
}

/// An Expert who is asked, and plays nowhere.
pub struct Judge(Player);

impl Judge {
    /// One for rounds by these rules.
    pub fn new(rules: &Rules) -> Judge {
        Judge(Player::new(rules, Params::EXPERT, 0))
    }

    /// What it would do.
    fn decides(&mut self, view: &View) -> Action {
        self.0.decide(view, &mut || false)
    }

    /// Advises an action: its own, but for a finish that it would let go for the match's sake.
    pub fn advises(&mut self, view: &View) -> Action {
        match view.best_finish() {
            Some(finish) => Action::Declare { discard: finish.discard, melds: Vec::new() },
            None => self.decides(view),
        }
    }

    /// Judges the action of a player in their turn.
    pub fn verdict(&mut self, view: &View, action: &Action) -> Verdict {
        if view.legal.show_twin && *action != Action::ShowTwin {
            // A twin may be shown besides, which is no answer to what else to do.
            let mut view = view.clone();
            view.legal.show_twin = false;
            return self.verdict(&view, action);
        }
        let advised = self.advises(view);
        let [did, best] = self.compares(view, [action, &advised]);
        let agree = same(action, &advised)
            || best.wins <= did.wins
            // An Expert may let a finish go for the match's sake.
            || view.best_finish().is_some() && same(action, &self.decides(view));
        Verdict { did, better: (!agree).then_some((advised, best)) }
    }

    /// The same, if it was a mistake; less is to be found out otherwise.
    pub fn mistake(&mut self, view: &View, action: &Action) -> Option<Verdict> {
        let advised = !view.legal.show_twin && same(action, &self.advises(view));
        let verdict = (!advised).then(|| self.verdict(view, action))?;
        verdict.mistaken().is_some().then_some(verdict)
    }

    /// Has a solver count on seven pairs where it does itself.
    pub fn plan(&self, view: &View, solver: &mut Solver) {
        Taste { view, params: &self.0.params }.plan(solver);
    }

    /// How likely two actions win, both looked at equally far.
    fn compares(&mut self, view: &View, actions: [&Action; 2]) -> [Chance; 2] {
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
            let wins = (wins[at] - gives).max(0.0);
            Chance { wins: thousandths(wins), gives: thousandths(gives) }
        })
    }
}

/// Returns `true` if two actions differ in nothing but the copy of the thrown tile.
fn same(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Discard(one), Action::Discard(other)) => one.kind() == other.kind(),
        _ => one == other,
    }
}
