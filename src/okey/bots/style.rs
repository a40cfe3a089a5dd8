//! What makes players of one level differ: what each would rather do than what is best for its own
//! hand alone. None of it makes a level much stronger or weaker.

use super::params::Params;
use super::player::{Player, Unseen};
use crate::okey::neighbour::taken;
use crate::okey::solver::Readings;
use crate::okey::view::View;
use crate::tile::{Kind, Reading, Tile};

/// A manner of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Does what its level thinks best.
    Plain,
    /// Does not throw what the next player may need, and takes only what brings it nearer by much.
    Careful,
    /// Takes what goes with its tiles, and does not count long what is left to hope for.
    Quick,
    /// Collects twins, and goes for seven pairs where it can.
    Pairs,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 4] = [Style::Plain, Style::Careful, Style::Quick, Style::Pairs];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Plain => "plain",
            Style::Careful => "careful",
            Style::Quick => "quick",
            Style::Pairs => "pairs",
        }
    }

    /// The style of this name.
    pub fn named(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.name() == name)
    }

    /// A level's numbers for a player of this style.
    // CITE: all of them are this project's own: as far as they go without leaving the level.
    pub fn of(self, level: Params) -> Params {
        match self {
            Style::Plain => level,
            Style::Careful => {
                Params { care: 20, reserve: Some(60), take_gain: None, pace: 120, ..level }
            }
            Style::Quick => Params {
                hope: level.hope + 7,
                take_gain: level.take_gain.map(|gain| gain.min(30)),
                misjudgement: level.misjudgement.max(12),
                pace: 60,
                ..level
            },
            Style::Pairs => Params { pairs: 2, pairs_from: 4, parting: 10, ..level },
        }
    }
}

impl Player {
    /// What a hope is worth to this player if it throws this tile: to a careful one less by what that
    /// may give the next one, to who collects twins where it parts them.
    pub(super) fn cared(&self, view: &View, unseen: &Unseen, kind: Kind, hoped: u32) -> u32 {
        let parted = self.params.pairs > 0 && count(view, kind) == 2;
        let hoped = if parted { hoped * (100 - self.params.parting) / 100 } else { hoped };
        if self.params.care == 0 {
            return hoped;
        }
        let percent = (100.0 * taken(view, unseen, kind, self.params.offers)) as u32;
        hoped * 1000 / (1000 + self.params.care * percent)
    }

    /// Whether so much helps a hand that a careful player rather draws than takes.
    pub(super) fn has_reserve(&self, view: &View, improving: Readings) -> bool {
        let Some(reserve) = self.params.reserve else { return false };
        let unseen = self.unseen(view);
        improving.weight(|r| unseen[view.okey.kind(r).index()]) >= reserve
    }

    /// Whether a player who goes for seven pairs takes this tile; `None` for one who does not.
    pub(super) fn takes_twin(&mut self, view: &View, tile: Tile) -> Option<bool> {
        self.collects_pairs(view).then(|| count(view, tile.kind()) == 1)
    }

    /// What a player throws who goes for seven pairs: the tile whose twin it hopes for least.
    pub(super) fn spare_single(&mut self, view: &View, unseen: &Unseen) -> Option<Kind> {
        if !self.collects_pairs(view) {
            return None;
        }
        let spare = |kind: &Kind| count(view, *kind) == 1 && view.okey.read(*kind) != Reading::Wild;
        let kinds = view.hand.iter().map(|tile| tile.kind()).filter(spare);
        kinds.min_by_key(|kind| self.believed(view, *kind, unseen[kind.index()].into()))
    }

    /// Whether it holds enough pairs to go for seven of them.
    fn collects_pairs(&mut self, view: &View) -> bool {
        if self.params.pairs == 0 {
            return false;
        }
        let deficiency = self.solver.deficiency(&view.meaning());
        let pairs = deficiency.pairs.filter(|&pairs| pairs <= self.params.pairs_from);
        pairs.is_some_and(|pairs| pairs < deficiency.melds + self.params.pairs)
    }
}

/// How many tiles of this kind a player holds.
pub(super) fn count(view: &View, kind: Kind) -> usize {
    view.hand.iter().filter(|tile| tile.kind() == kind).count()
}
