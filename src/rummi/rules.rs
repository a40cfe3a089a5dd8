//! The rules of the game with 80 tiles as one value (RULES sections 7 and 9).

mod options;

use crate::laying::LayingRules;
use crate::meld::MeldRules;
use crate::tile::{Kind, Number, Pack, Tile, Wild};
use crate::wall::DealPlan;

pub use options::*;

/// Valid rules of the game with 80 tiles.
pub type Rules = crate::options::Rules<Options>;

/// The points that a player's first series must have together (RULES 7.3).
pub const OPENING: u32 = 20;

/// The count of a joker on the rack (RULES 7.8).
pub const JOKER: u16 = 50;

/// The highest number (RULES section 1).
pub(super) const LAST: Number = Number::new(10).expect("a number");

impl Options {
    /// The options of a preset for this number of players.
    pub const fn preset(preset: Preset, players: u16) -> Options {
        let rummi80 = Options { players, ..Options::usual_of(preset) };
        match preset {
            Preset::Rummi80 => rummi80,
            Preset::Rummi80Site => Options { clock: Clock::Seconds50, ..rummi80 },
        }
    }

    /// The rules of melds.
    pub const fn melds(&self) -> MeldRules {
        MeldRules { last: LAST, high_one: self.high_one }
    }
}

impl Rules {
    /// Numbers from 1 to 10 and four jokers: 84 tiles (RULES section 1).
    pub const PACK: Pack = Pack { last: LAST, other: Kind::Joker, others: 4 };

    /// The wild tile.
    pub const WILD: Wild = Wild(Kind::Joker);

    /// The plan of the deal: 14 tiles for each player, the starter included (RULES 7.1).
    pub const DEAL: DealPlan = DealPlan { pack: Rules::PACK, hand: 14, turning: None };

    /// The rules of the table.
    pub const fn laying(&self) -> LayingRules {
        let Options { high_one, opening_joker, joker_lock, .. } = self.options();
        LayingRules {
            pack: Rules::PACK,
            wild: Rules::WILD,
            high_one,
            opening: OPENING,
            opening_joker,
            joker_value: JOKER,
            rebuilds: true,
            joker_lock,
        }
    }

    /// The total count of the tiles of a rack at the end (RULES 7.8).
    pub fn rack_sum(&self, tiles: &[Tile]) -> u16 {
        let rules = self.laying();
        tiles.iter().map(|&tile| rules.points(tile)).sum()
    }

    /// The Dutch game for this number of players, without a clock.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub const fn rummi80(players: u16) -> Rules {
        assert!(players >= 2 && players <= 4);
        Rules::of_preset(Options::preset(Preset::Rummi80, players))
    }
}

impl From<Rules> for LayingRules {
    fn from(rules: Rules) -> LayingRules {
        rules.laying()
    }
}
