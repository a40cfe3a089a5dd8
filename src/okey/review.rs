//! Reviews a round of Okey: compares a player's decisions with those of an Expert who has the same
//! information, and rates the difference.

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
use crate::review::{Judged, Luck, Review, Reviews, again, thousandths, turn_of};
use crate::seat::Seat;
use crate::tile::Tile;
use plans::Plans;

/// A decision to draw or take, to throw a tile, or to finish.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "judge",
    derive(tsify::Tsify),
    tsify(missing_as_null, rename = "OkeyDecision")
)]
pub struct Decision {
    /// Index of the action in the round, equal to that of its event in the history.
    pub event: usize,
    /// The number of the player's turn, from 1.
    pub turn: usize,
    /// The hand.
    pub hand: Vec<Tile>,
    /// The discard that could be taken, if that was the decision.
    pub offered: Option<Tile>,
    /// The player's action.
    pub did: Way,
    /// The Expert's action; equal to `did` if it has no better chance to win.
    pub best: Way,
    #[cfg_attr(feature = "judge", tsify(type = "OkeyMistake | null"))]
    mistake: Option<Mistake>,
}

impl Decision {
    /// The least loss of a chance to win that is reported.
    pub const WORTH: f64 = Verdict::WORTH;
}

impl Reviews for Rules {
    type Decision = Decision;

    fn review(game: &Match<Rules>, round: usize, seat: Seat) -> Option<Review<Decision>> {
        review(game, round, seat)
    }
}

impl Judged for Decision {
    type Mistake = Mistake;

    const MOST: f64 = 0.03;
    const SCALE: [(f64, f64); 5] =
        [(0.00843, 4.0), (0.00681, 9.8), (0.00495, 16.7), (0.00181, 24.7), (0.0, 28.1)];

    /// The lost chance to win the round.
    fn lost(&self) -> f64 {
        thousandths(self.best.chance - self.did.chance)
    }

    fn mistake(&self) -> Option<Mistake> {
        self.mistake
    }
}

/// Reviews a finished round for the player at this seat. `None` for any other round.
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

/// Judges moments of a round by the player's information.
struct Reviewer {
    judge: Judge,
    solver: Solver,
}

impl Reviewer {
    fn new(rules: &Rules) -> Reviewer {
        Reviewer { judge: Judge::new(rules), solver: Solver::new(rules.hands()) }
    }

    /// Returns `true` if the tile about to be drawn brings the hand nearer, and the chance of
    /// drawing one that does.
    fn hopes(&mut self, view: &View, drawn: Tile) -> (bool, f64) {
        let unseen = view.unseen();
        let improving = self.solver.improving(&view.meaning());
        let helping = improving.weight(view.okey.count_in(&unseen));
        let all: u32 = unseen.iter().map(|&copies| u32::from(copies)).sum();
        let helps = improving.contains(view.okey.read(drawn.kind()));
        (helps, f64::from(helping) / f64::from(all.max(1)))
    }

    /// Judges the decision of the player of this view; `None` if there was nothing to decide.
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
            // After taking the last discard the player must finish, and can only choose a wrong
            // tile to discard.
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
        let nearest = pairs.into_iter().chain([melds]).min_by_key(|plan| plan.rank());
        let nearest = nearest.expect("there is a plan");
        Way { action: action.clone(), chance, gives, melds, pairs, nearest }
    }
}
