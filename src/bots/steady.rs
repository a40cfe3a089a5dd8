//! A sensible player: comes nearer to a complete hand whenever it can, and keeps as many tiles
//! that help as possible.

use std::cmp::Reverse;

use super::Bot;
use crate::okey::{Action, Phase, View};
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
        let mut hand = view.meaning();
        let before = self.solver.deficiency(&hand).best();
        hand.add(tile.kind()).is_ok() && self.solver.deficiency(&hand).best() < before
    }

    /// The tile whose loss leaves the hand nearest to completion, and among those the one that
    /// leaves most unseen tiles that help. A wild tile is never thrown.
    ///
    /// [`Solver::analyse_best`] answers the same at once, but a browser would have to fetch it.
    fn worst_tile(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Tile {
        let unseen = view.unseen();
        let ordinary = view.legal.discard.iter().copied();
        let ordinary = ordinary.filter(|tile| view.okey.read(tile.kind()) != Reading::Wild);
        let mut worst: Option<((u8, Reverse<u32>), Tile)> = None;
        for tile in ordinary {
            if worst.is_some() && stop() {
                break;
            }
            let mut rest = view.meaning();
            rest.remove(tile.kind());
            let deficiency = self.solver.deficiency(&rest).best();
            if worst.is_some_and(|((least, _), _)| least < deficiency) {
                continue;
            }
            let improving = self.solver.improving(&rest);
            let help = improving.weight(|reading| unseen[view.okey.kind(reading).index()]);
            let rank = (deficiency, Reverse(help));
            if worst.is_none_or(|(other, _)| rank < other) {
                worst = Some((rank, tile));
            }
        }
        worst.expect("fifteen tiles are not all wild").1
    }
}

impl Bot for Steady {
    fn decide(&mut self, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        if view.legal.show_twin {
            return Action::ShowTwin;
        }
        if let Some(finish) = view.best_finish() {
            return Action::Declare { discard: finish.discard, melds: Vec::new() };
        }
        match view.phase {
            Phase::LastChance if view.legal.take => Action::Take,
            Phase::LastChance => Action::Pass,
            Phase::Draw if view.legal.take && self.wants_discard(view) => Action::Take,
            Phase::Draw => Action::Draw,
            _ => Action::Discard(self.worst_tile(view, stop)),
        }
    }
}
