//! A round of Okey looked back on: what a player did, what an Expert would have done with what he
//! could know, and what the difference was worth.

mod plans;
mod way;
mod mistake;

pub use mistake::Mistake;
pub use plans::Plan;
pub use way::Way;

use super::action::Action;
use super::bots::{Chance, Judge, Verdict};
use super::round::Phase;
use super::rules::Rules;
use super::solver::Solver;
use super::view::View;
use crate::contest::Match;
use crate::review::{Judged, Luck, Review, again, thousandths, turn_of};
use crate::seat::Seat;
use crate::tile::Tile;
use plans::Plans;

/// A decision: to draw or to take, which tile to throw, to finish or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Its number among the actions of the round, which is that of its event in the history.
    pub event: usize,
    /// Which turn of the player's it was, from 1.
    pub turn: usize,
    /// What he held.
    pub hand: Vec<Tile>,
    /// The discard that he could take, where that was the question.
    pub offered: Option<Tile>,
    /// What he did.
    pub did: Way,
    /// What an Expert would have done; the same where that wins no more likely.
    pub best: Way,
    mistake: Option<Mistake>,
}

impl Decision {
    /// From where on a chance to win that was lost is spoken of.
    pub const WORTH: f64 = Verdict::WORTH;
}

impl Judged for Decision {
    type Mistake = Mistake;

    /// The chance to win the round that it has lost.
    fn lost(&self) -> f64 {
        thousandths(self.best.chance - self.did.chance)
    }

    fn mistake(&self) -> Option<Mistake> {
        self.mistake
    }
}

/// A finished round as the player at this seat may look back on it. `None` for any other.
pub fn review(game: &Match<Rules>, round: usize, seat: Seat) -> Option<Review<Decision>> {
    let mut reviewer = Reviewer::new(game.rules());
    let mut decisions = Vec::new();
    let mut luck = [Luck::default(); 4];
    again(game, round, |before, event, by, action| {
        let view = before.view(by).expect("a round is played");
        if *action == Action::Draw {
            let stock = before.round().expect("a round is played").stock();
            let drawn = *stock.last().expect("a tile was drawn");
            let (helps, expected) = reviewer.hopes(&view, drawn);
            luck[by.index()].add(helps, expected);
        }
        if by == seat {
            let turn = turn_of(before, by);
            decisions.extend(reviewer.decision(&view, event, turn, action));
        }
    })?;
    Some(Review { seat, round, luck, decisions })
}

/// Judges moments of a round, each by no more than the player saw.
struct Reviewer {
    judge: Judge,
    solver: Solver,
}

impl Reviewer {
    fn new(rules: &Rules) -> Reviewer {
        Reviewer { judge: Judge::new(rules), solver: Solver::new(rules.hands) }
    }

    /// Whether a tile that is about to be drawn brings the hand nearer, and how likely one does.
    fn hopes(&mut self, view: &View, drawn: Tile) -> (bool, f64) {
        let unseen = view.unseen();
        let improving = self.solver.improving(&view.meaning());
        let helping = improving.weight(view.okey.count_in(&unseen));
        let all: u32 = unseen.iter().map(|&copies| u32::from(copies)).sum();
        let helps = improving.contains(view.okey.read(drawn.kind()));
        (helps, f64::from(helping) / f64::from(all.max(1)))
    }

    /// What the player of this view decided; `None` where there was nothing to decide.
    fn decision(
        &mut self,
        view: &View,
        event: usize,
        turn: usize,
        action: &Action,
    ) -> Option<Decision> {
        let drawing = matches!(view.phase, Phase::Draw | Phase::LastChance);
        let open = match action {
            Action::ShowTwin => false,
            _ if drawing => view.legal.take,
            // Who has taken the last discard must finish, and only a wrong tile can be left over.
            Action::Declare { discard, .. } if view.phase == Phase::Finish => {
                !view.legal.declare.contains(discard)
            }
            _ => view.phase == Phase::Discard,
        };
        if !open {
            return None;
        }
        let verdict = self.judge.verdict(view, action);
        let did = self.way(view, action, verdict.did);
        let better = verdict.better.as_ref();
        let best = better.map(|(action, chance)| self.way(view, action, *chance));
        let best = best.unwrap_or_else(|| did.clone());
        let mistake = verdict.mistaken().map(|_| Mistake::of(&did, &best, view));
        let offered = view.takeable().filter(|_| drawing);
        Some(Decision { event, turn, hand: view.hand.clone(), offered, did, best, mistake })
    }

    fn way(&mut self, view: &View, action: &Action, chance: Chance) -> Way {
        let Plans { melds, pairs } = Plans::after(view, action, &mut self.solver);
        let Chance { wins: chance, gives } = chance;
        Way { action: action.clone(), chance, gives, melds, pairs }
    }
}
