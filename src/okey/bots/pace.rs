//! How long a bot takes: as a person would, longer where there is something to think about.

use super::player::Player;
use crate::okey::round::Phase;
use crate::okey::view::View;

/// How long pauses are, in percent of what is usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// Before what is clear.
    pub clear: u32,
    /// When something is noticed.
    pub noticed: u32,
    /// For the look over a hand before it is finished.
    pub checked: u32,
    /// More for each tile that might as well be thrown, up to six.
    pub compared: u32,
    /// By how much two pauses in the same situation may differ from what is usual; at most 100.
    pub varies: u32,
}

impl Player {
    /// How long a person would think about this move, in percent of what is usual. It depends on the
    /// seed and the situation only.
    pub fn ponders(&mut self, view: &View) -> u32 {
        let pause = self.params.pause;
        let unseen = self.unseen(view);
        let hand = view.meaning();
        let effort = match view.phase {
            _ if !view.legal.declare.is_empty() => pause.checked,
            Phase::Draw => {
                let mut taken = hand;
                let offer = view.takeable().filter(|_| view.legal.take);
                let fits = offer.is_some_and(|tile| taken.add(tile.kind()).is_ok());
                let helps = fits && self.solver.deficiency(&taken) != self.solver.deficiency(&hand);
                if helps { pause.noticed } else { pause.clear }
            }
            Phase::Discard => {
                let copies = |reading| unseen[view.okey.kind(reading).index()];
                let discards = self.solver.analyse_best(&hand, copies).discards;
                let most = discards.iter().map(|discard| discard.weight).max().unwrap_or(0);
                let near = discards.iter().filter(|discard| discard.weight * 10 >= most * 9);
                pause.clear + pause.compared * near.count().min(6) as u32
            }
            _ => pause.noticed,
        };
        let varied =
            100 - pause.varies + self.dice(view, view.indicator).below(2 * pause.varies + 1);
        effort * varied / 100 * self.params.pace / 100
    }
}
