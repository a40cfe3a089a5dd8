//! The baseline bot: brings the hand nearer whenever it can and looks no further.

use super::at_once;
use super::mind::randomness;
use crate::game::Bot;
use crate::okey::action::Action;
use crate::okey::round::Phase;
use crate::okey::rules::Rules;
use crate::okey::solver::Solver;
use crate::okey::view::View;
use crate::tile::Tile;

/// Takes a discard only if it brings the hand nearer, and throws any tile that it can spare,
/// regardless of improving tiles. Not a level for people: other bots are measured against it.
pub struct Greedy {
    seed: u64,
    solver: Solver,
}

impl Greedy {
    /// Creates a player for rounds with these rules. The seed decides between equal discards.
    pub fn new(rules: &Rules, seed: u64) -> Greedy {
        Greedy { seed, solver: Solver::new(rules.hands()) }
    }

    fn takes(&mut self, view: &View) -> bool {
        let Some(tile) = view.takeable() else { return false };
        let hand = view.meaning();
        let mut taken = hand;
        taken.add(tile.kind()).is_ok()
            && self.solver.deficiency(&taken).best() < self.solver.deficiency(&hand).best()
    }

    /// Picks at random one of the tiles that leave the lowest deficiency.
    fn throw(&mut self, view: &View) -> Tile {
        let hand = view.meaning();
        let least = self.solver.deficiency(&hand).best();
        let mut random = randomness(self.seed, view, view.indicator);
        let mut tiles = view.legal.discard.clone();
        loop {
            let tile = tiles.swap_remove(random.below(tiles.len() as u32) as usize);
            let mut rest = hand;
            rest.remove(tile.kind());
            if tiles.is_empty() || self.solver.deficiency(&rest).best() == least {
                return tile;
            }
        }
    }
}

impl Bot<Rules> for Greedy {
    fn decide(&mut self, view: &View, _: &mut dyn FnMut() -> bool) -> Action {
        at_once(view).unwrap_or_else(|| match view.phase {
            Phase::Draw if view.legal.take && self.takes(view) => Action::Take,
            Phase::Draw => Action::Draw,
            _ => Action::Discard(self.throw(view)),
        })
    }
}
