//! How long a bot takes: as a person would, longer where there is something to think about.

use super::player::Player;
use crate::okey::{Phase, View};

/// In percent of what is usual: what is clear, what is noticed, the look over a hand before it is
/// finished, and what every further tile costs that might as well be thrown.
const CLEAR: u32 = 70;
const NOTICED: u32 = 115;
const CHECKED: u32 = 140;
const COMPARED: u32 = 12;

/// How much two pauses in the same situation may differ from what is usual, in percent.
const VARIES: u32 = 20;

impl Player {
    /// How long a person would think about this move, in percent of what is usual. It depends on the
    /// seed and the situation only.
    pub fn ponders(&mut self, view: &View) -> u32 {
        let unseen = self.unseen(view);
        let hand = view.meaning();
        let effort = match view.phase {
            _ if !view.legal.declare.is_empty() => CHECKED,
            Phase::Draw => {
                let mut taken = hand;
                let offer = view.takeable().filter(|_| view.legal.take);
                let fits = offer.is_some_and(|tile| taken.add(tile.kind()).is_ok());
                let helps = fits && self.solver.deficiency(&taken) != self.solver.deficiency(&hand);
                if helps { NOTICED } else { CLEAR }
            }
            Phase::Discard => {
                let copies = |reading| unseen[view.okey.kind(reading).index()];
                let discards = self.solver.analyse_best(&hand, copies).discards;
                let most = discards.iter().map(|discard| discard.weight).max().unwrap_or(0);
                let near = discards.iter().filter(|discard| discard.weight * 10 >= most * 9);
                CLEAR + COMPARED * near.count().min(6) as u32
            }
            _ => NOTICED,
        };
        let varied = 100 - VARIES + self.dice(view, view.indicator).below(2 * VARIES + 1);
        effort * varied / 100 * self.params.pace / 100
    }
}
