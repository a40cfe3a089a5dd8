//! Preferences of a style that override the best play for the hand alone.

use super::mind::{Unseen, believed, count, unseen};
use super::params::Params;
use crate::okey::neighbour::taken;
use crate::okey::solver::{Readings, Solver};
use crate::okey::view::View;
use crate::tile::{Kind, Reading, Tile};

/// A player's preferences in one situation.
#[derive(Clone, Copy)]
pub(super) struct Taste<'a> {
    pub view: &'a View,
    pub params: &'a Params,
}

impl Taste<'_> {
    /// Switches seven pairs of the solver on where this player counts them: from afar they look
    /// nearer than they are, since each pair waits for one tile.
    pub fn plan(&self, solver: &mut Solver) {
        let Params { pairs_tiles, pairs_from_tiles, .. } = *self.params;
        let near = || self.view.meaning().pairs_deficiency() <= pairs_from_tiles;
        let counts = pairs_tiles > 0 || pairs_from_tiles >= Params::ALWAYS || near();
        solver.count_pairs(self.view.rules.seven_pairs && counts);
    }

    /// Returns the value of `hoped` if this tile is thrown: reduced for a careful player by the
    /// chance that the next player takes it, and for a collector of twins if it parts them.
    pub fn cared(&self, unseen: &Unseen, kind: Kind, hoped: u32) -> u32 {
        let Params { pairs_tiles, parting_percent: parting, care_percent: care, offers, .. } =
            *self.params;
        let parted = pairs_tiles > 0 && count(self.view, kind) == 2;
        let hoped = if parted { hoped * (100 - parting) / 100 } else { hoped };
        if care == 0 {
            return hoped;
        }
        let percent = (100.0 * taken(self.view, unseen, kind, offers)) as u32;
        hoped * 1000 / (1000 + care * percent)
    }

    /// Returns `true` if the hand has enough improving copies for a careful player to draw instead
    /// of taking.
    pub fn has_reserve(&self, improving: Readings) -> bool {
        let Some(reserve) = self.params.reserve_copies else { return false };
        let unseen = unseen(self.view, self.params);
        improving.weight(self.view.okey.count_in(&unseen)) >= reserve
    }

    /// Returns `true` if a player that goes for seven pairs takes this tile; `None` if it does not
    /// go for them.
    pub fn takes_twin(&self, solver: &mut Solver, tile: Tile) -> Option<bool> {
        self.collects_pairs(solver).then(|| count(self.view, tile.kind()) == 1)
    }

    /// Returns the discard of a player that goes for seven pairs: the single tile whose twin is
    /// least likely to come.
    pub fn spare_single(&self, solver: &mut Solver, unseen: &Unseen, seed: u64) -> Option<Kind> {
        if !self.collects_pairs(solver) {
            return None;
        }
        let Taste { view, params } = *self;
        let spare = |kind: &Kind| count(view, *kind) == 1 && view.okey.read(*kind) != Reading::Wild;
        let kinds = view.hand.iter().map(|tile| tile.kind()).filter(spare);
        kinds.min_by_key(|kind| believed(view, params, seed, *kind, unseen[kind.index()].into()))
    }

    /// Returns `true` if the hand holds enough pairs to go for seven.
    fn collects_pairs(&self, solver: &mut Solver) -> bool {
        let Params { pairs_tiles, pairs_from_tiles, .. } = *self.params;
        if pairs_tiles == 0 {
            return false;
        }
        let deficiency = solver.deficiency(&self.view.meaning());
        let near = deficiency.pairs.filter(|&missing| missing <= pairs_from_tiles);
        near.is_some_and(|missing| missing < deficiency.melds + pairs_tiles)
    }
}
