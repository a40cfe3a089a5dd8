//! What makes players of one level differ: what each would rather do than what is best for its own
//! hand alone. None of it makes a level much stronger or weaker.

use super::params::Params;
use super::player::{Player, Unseen};
use crate::okey::{Event, Seat, View};
use crate::solver::Readings;
use crate::tile::{Face, Kind, Reading, Tile};

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
                Params { care: 40, reserve: Some(60), take_gain: None, pace: 120, ..level }
            }
            Style::Quick => Params {
                hope: level.hope + 10,
                take_gain: level.take_gain.map(|_| 30),
                misjudgement: level.misjudgement.max(20),
                pace: 60,
                ..level
            },
            Style::Pairs => Params { pairs: 2, ..level },
        }
    }
}

impl Player {
    /// What a hope is worth to this player if it throws this tile: to a careful one less by what that
    /// may give the next one, to who collects twins by a tenth where it parts them.
    pub(super) fn cared(&self, view: &View, unseen: &Unseen, kind: Kind, hoped: u32) -> u32 {
        let parted = self.params.pairs > 0 && count(view, kind) == 2;
        let hoped = if parted { hoped * 9 / 10 } else { hoped };
        if self.params.care == 0 {
            return hoped;
        }
        hoped * 1000 / (1000 + self.params.care * danger(view, unseen, kind))
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
        let pairs = deficiency.pairs.filter(|&pairs| pairs <= MOST_MISSING);
        pairs.is_some_and(|pairs| pairs < deficiency.melds + self.params.pairs)
    }
}

/// So many tiles may be missing at most for seven pairs to be gone for.
const MOST_MISSING: u8 = 4;

/// How many tiles of this kind a player holds.
pub(super) fn count(view: &View, kind: Kind) -> usize {
    view.hand.iter().filter(|tile| tile.kind() == kind).count()
}

/// How much the next player may want a tile: the unseen tiles with which it would make a meld,
/// fewer where he has thrown of them, more where he has taken.
pub(super) fn danger(view: &View, unseen: &Unseen, kind: Kind) -> u32 {
    let Reading::Face(face) = view.okey.read(kind) else { return 0 };
    let copies = |near: Face| u32::from(unseen[view.okey.kind(Reading::Face(near)).index()]);
    let mut danger: u32 = Face::all().map(|near| copies(near) * nearness(face, near)).sum();
    let next = next(view);
    for event in &view.history {
        let (seat, tile, taken) = match *event {
            Event::Took(seat, tile) => (seat, tile, true),
            Event::Discarded(seat, tile) => (seat, tile, false),
            _ => continue,
        };
        let Reading::Face(other) = view.okey.read(tile.kind()) else { continue };
        let near = nearness(face, other) + u32::from(face == other);
        if seat == next && near > 0 {
            danger = if taken { danger + 8 * near } else { danger.saturating_sub(3 * near) };
        }
    }
    danger
}

/// How well two tiles go together.
fn nearness(one: Face, other: Face) -> u32 {
    let apart = one.number.get().abs_diff(other.number.get());
    match (one.color == other.color, apart) {
        (false, 0) | (true, 1) => 2,
        (true, 2 | 12) => 1,
        _ => 0,
    }
}

/// Who plays after this player.
fn next(view: &View) -> Seat {
    let turns = (1..=4).map(|turn| Seat::ALL[(view.seat.index() + turn) % 4]);
    turns.into_iter().find(|seat| view.players[seat.index()].playing).unwrap_or(view.seat)
}
