//! Looking a draw further: not only how many tiles help, but how many will help after each of them.

use super::player::{Player, Unseen};
use crate::okey::View;
use crate::solver::Discard;

/// What stands for the tiles that help where nothing needs help any more: more than there can be.
const COMPLETE: u32 = 100;

impl Player {
    /// The discard with the most to hope for a draw further on: over all tiles that help, the copies
    /// left of them times what helps then. `None` for a player who does not look so far.
    pub(super) fn further(
        &mut self,
        view: &View,
        unseen: &Unseen,
        mut discards: Vec<Discard>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Discard> {
        let mut best: Option<((u32, u32), Discard)> = None;
        for _ in 0..self.params.ahead {
            let most = (0..discards.len()).max_by_key(|&index| discards[index].weight);
            let Some(most) = most.filter(|_| best.is_none() || !stop()) else { break };
            let discard = discards.swap_remove(most);
            let value = (self.hopes_after(view, unseen, &discard), discard.weight);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, discard));
            }
        }
        best.map(|(_, discard)| discard)
    }

    /// Over all tiles that help after a discard, the copies left of them times what helps then.
    fn hopes_after(&mut self, view: &View, unseen: &Unseen, discard: &Discard) -> u32 {
        let mut rest = view.meaning();
        rest.remove(discard.kind);
        let mut sum = 0;
        for reading in discard.improving.iter() {
            let kind = view.okey.kind(reading);
            let mut unseen = *unseen;
            let copies = u32::from(unseen[kind.index()]);
            let mut next = rest;
            if copies == 0 || next.add(kind).is_err() {
                continue;
            }
            unseen[kind.index()] -= 1;
            let left = |reading| unseen[view.okey.kind(reading).index()];
            let analysis = self.solver.analyse_best(&next, left);
            let helping = analysis.best().next().map_or(0, |best| best.weight);
            sum += copies * if analysis.deficiency.best() == 0 { COMPLETE } else { helping };
        }
        sum
    }
}
