//! What makes players of one level differ: what each would rather do than what is best for its own
//! hand alone. None of it makes a level much stronger or weaker.

use super::params::Params;
use crate::named::{Named, values};

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

impl Named for Style {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Style::Plain, "plain"),
        (Style::Careful, "careful"),
        (Style::Quick, "quick"),
        (Style::Pairs, "pairs"),
    ];
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 4] = values();

    /// A level's numbers for a player of this style.
    // CITE: all of them are this project's own: as far as they go without leaving the level.
    pub fn of(self, level: Params) -> Params {
        match self {
            Style::Plain => level,
            Style::Careful => Params {
                care_percent: 20,
                reserve_copies: Some(60),
                take_gain_percent: None,
                pace_percent: 120,
                ..level
            },
            Style::Quick => Params {
                hope_percent: level.hope_percent + 7,
                take_gain_percent: level.take_gain_percent.map(|gain| gain.min(30)),
                misjudgement_percent: level.misjudgement_percent.max(12),
                pace_percent: 60,
                ..level
            },
            Style::Pairs => {
                Params { pairs_tiles: 2, pairs_from_tiles: 4, parting_percent: 10, ..level }
            }
        }
    }
}
