//! A sensible player: comes nearer to a complete hand whenever it can, and keeps as many tiles
//! that help as possible.

use std::cmp::Reverse;

use super::Bot;
use crate::hand::Hand;
use crate::okey::{Action, Phase, View, finish};
use crate::solver::Solver;
use crate::tile::{Reading, Tile};

/// Takes a discard when it brings the hand nearer, throws what helps it least, shows the twin, and
/// finishes as soon as it can, for the most points.
///
/// ```
/// use istaka::{Bot, Match, Rules, Steady, View};
/// let mut game = Match::new(Rules::turkish(), 7);
/// game.deal()?;
/// let mut bot = Steady::new(Rules::turkish().melds);
/// while let Some(seat) = game.round().unwrap().turn() {
///     let view = View::of(game.round().unwrap(), seat);
///     game.play(seat, bot.decide(&view, &mut || false))?;
/// }
/// # Ok::<(), istaka::MatchError>(())
/// ```
pub struct Steady {
    solver: Solver,
}

impl Steady {
    /// A bot for rounds by these rules.
    pub fn new(rules: crate::meld::MeldRules) -> Steady {
        Steady { solver: Solver::new(rules) }
    }

    /// Whether the previous player's discard brings the hand nearer than it is. A wild tile always
    /// does: it stands for whatever is missing.
    fn wants_discard(&mut self, view: &View) -> bool {
        let Some(tile) = view.takeable() else { return false };
        let mut hand = hand_of(view);
        let before = self.solver.deficiency(&hand).best();
        hand.add(tile.kind()).is_ok() && self.solver.deficiency(&hand).best() < before
    }

    /// The tile whose loss leaves the hand nearest to completion, and among those the one that
    /// leaves most unseen tiles that help. A wild tile is never thrown.
    fn worst_tile(&mut self, view: &View) -> Tile {
        let unseen = view.unseen();
        let copies = |reading| unseen[view.okey.kind(reading).index()];
        let analysis = self.solver.analyse_best(&hand_of(view), copies);
        let ordinary = analysis.discards.iter().filter(|d| view.okey.read(d.kind) != Reading::Wild);
        let worst = ordinary.min_by_key(|d| (d.deficiency.best(), Reverse(d.weight)));
        let kind = worst.expect("fifteen tiles are not all wild").kind;
        let held = view.legal.discard.iter().find(|tile| tile.kind() == kind);
        *held.expect("the kind comes from these tiles")
    }
}

impl Bot for Steady {
    fn decide(&mut self, view: &View, _stop: &mut dyn FnMut() -> bool) -> Action {
        if view.legal.show_twin {
            return Action::ShowTwin;
        }
        if let Some(discard) = best_finish(view) {
            return Action::Declare { discard, melds: Vec::new() };
        }
        match view.phase {
            Phase::LastChance if view.legal.take => Action::Take,
            Phase::LastChance => Action::Pass,
            Phase::Draw if view.legal.take && self.wants_discard(view) => Action::Take,
            Phase::Draw => Action::Draw,
            _ => Action::Discard(self.worst_tile(view)),
        }
    }
}

/// The finishing discard that costs the others most: an okey where the rest is complete without.
fn best_finish(view: &View) -> Option<Tile> {
    let value = |&discard: &Tile| {
        let rest: Vec<Tile> = view.hand.iter().copied().filter(|&tile| tile != discard).collect();
        let finish = finish(&view.rules, view.okey, view.seat, &rest, discard, &[]);
        finish.map(|finish| finish.value(&view.rules))
    };
    view.legal.declare.iter().copied().max_by_key(value)
}

fn hand_of(view: &View) -> Hand {
    let kinds = view.hand.iter().map(|tile| tile.kind());
    Hand::of(view.okey, kinds).expect("the tiles of a round are in play together")
}
