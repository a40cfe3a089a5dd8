//! An Expert that judges the decisions of other players, for hints, reasons and reviews.

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

/// The chance to win the round with an action. Rounded to thousandths, as displayed, so that
/// displayed numbers add up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// 0 to 1, after subtracting `gives`.
    pub wins: f64,
    /// The cost of the risk that the next player takes the thrown tile.
    pub gives: f64,
}

/// A player's action compared with the advised one.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The chance with the player's action.
    pub did: Chance,
    /// The advised action and its chance, if that is higher.
    pub better: Option<(Action, Chance)>,
}

impl Verdict {
    /// The least loss of a chance to win that is reported; smaller ones are within the error of the
    /// model.
    pub const WORTH: f64 = 0.005;

    /// The lost chance to win the round.
    pub fn lost(&self) -> f64 {
        self.better.as_ref().map_or(0.0, |(_, better)| thousandths(better.wins - self.did.wins))
    }

    /// The better action, if the loss is worth reporting.
    pub fn mistaken(&self) -> Option<&(Action, Chance)> {
        self.better.as_ref().filter(|_| self.lost() >= Verdict::WORTH)
    }
}

/// An Expert that advises and does not play.
pub struct Judge(Player);

impl Judge {
    /// Creates a judge for rounds with these rules.
    pub fn new(rules: &Rules) -> Judge {
        Judge(Player::new(rules, Params::EXPERT, 0))
    }

    /// The Expert's own decision.
    fn decides(&mut self, view: &View) -> Action {
        self.0.decide(view, &mut || false)
    }

    /// Advises an action: the Expert's own, except that it always advises a possible finish, even
    /// one that the Expert would skip because of the match score.
    pub fn advises(&mut self, view: &View) -> Action {
        match view.best_finish() {
            Some(finish) => Action::Declare { discard: finish.discard, melds: Vec::new() },
            None => self.decides(view),
        }
    }

    /// Judges the action of a player in their turn.
    pub fn verdict(&mut self, view: &View, action: &Action) -> Verdict {
        if view.legal.show_twin && *action != Action::ShowTwin {
            // Showing the twin is an extra action; the main action is still judged.
            let mut view = view.clone();
            view.legal.show_twin = false;
            return self.verdict(&view, action);
        }
        let advised = self.advises(view);
        let [did, best] = self.compares(view, [action.clone(), advised.clone()]);
        let agree = same(action, &advised)
            || best.wins <= did.wins
            // An Expert may skip a finish because of the match score.
            || view.best_finish().is_some() && same(action, &self.decides(view));
        Verdict { did, better: (!agree).then_some((advised, best)) }
    }

    /// Returns the verdict if the action was a mistake. Faster than [`Judge::verdict`] for the
    /// advised action.
    pub fn mistake(&mut self, view: &View, action: &Action) -> Option<Verdict> {
        let advised = !view.legal.show_twin && same(action, &self.advises(view));
        let verdict = (!advised).then(|| self.verdict(view, action))?;
        verdict.mistaken().is_some().then_some(verdict)
    }

    /// Lets a solver count seven pairs in the situations in which the Expert does.
    pub fn plan(&self, view: &View, solver: &mut Solver) {
        Taste { view, params: &self.0.params }.plan(solver);
    }

    /// Returns the chances to win with two actions, both searched to the same depth.
    fn compares(&mut self, view: &View, actions: [Action; 2]) -> [Chance; 2] {
        let chances = self.chances(view, &actions, usize::MAX);
        chances.try_into().unwrap_or_else(|_| unreachable!("each action has a chance"))
    }

    /// Returns the chances to win with actions, all searched to the same depth of at most `most`
    /// draws.
    pub fn chances(&mut self, view: &View, actions: &[Action], most: usize) -> Vec<Chance> {
        let Player { params, solver, chances, .. } = &mut self.0;
        Taste { view, params }.plan(solver);
        let price = Outlook { view, params, chances }.giving();
        let mut never = || false;
        let wins = Search::new(view, params, solver, &mut never).compares(actions, most);
        let unseen = view.unseen();
        let chance = |(action, wins): (&Action, f64)| {
            let gives = match action {
                Action::Discard(tile) => price * taken(view, &unseen, tile.kind(), params.offers),
                _ => 0.0,
            };
            Chance { wins: thousandths((wins - gives).max(0.0)), gives: thousandths(gives) }
        };
        actions.iter().zip(wins).map(chance).collect()
    }
}

/// Returns `true` if two actions are equal except for the copy of the thrown tile.
pub fn same(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Discard(one), Action::Discard(other)) => one.kind() == other.kind(),
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::okey::round::Round;
    use crate::seat::{Seat, Seats};
    use crate::wall::Wall;

    #[test]
    fn what_a_throw_gives_away_is_taken_off_its_chance() {
        let rules = Rules::turkish();
        let wall = Wall::shuffled(rules.deal_plan(), 3, 1, 4);
        let mut round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
        let (mut judge, mut bot) = (Judge::new(&rules), Player::new(&rules, Level::Medium, 0));
        let mut given = 0;
        while let Some(turn) = round.turn() {
            let view = View::alone(&round, turn);
            let action = bot.decide(&view, &mut || false);
            if let Action::Discard(_) = action {
                let [Chance { wins, gives }, _] =
                    judge.compares(&view, [action.clone(), action.clone()]);
                let Player { params, solver, .. } = &mut judge.0;
                let mut never = || false;
                let search = Search::new(&view, params, solver, &mut never);
                let before = search.compares(std::slice::from_ref(&action), usize::MAX)[0];
                // Each of the three is rounded to thousandths.
                assert!((wins - (before - gives).max(0.0)).abs() < 0.002, "{action}");
                given += u32::from(gives >= 0.002 && wins > 0.0);
            }
            round.play(turn, action).expect("a legal action");
        }
        assert!(given > 3, "{given} throws give something away");
    }
}
