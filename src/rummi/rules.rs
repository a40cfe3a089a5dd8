//! The rules of table rummy as one value (RULES section 7).

mod options;

use crate::laying::LayingRules;
use crate::meld::MeldRules;
use crate::tile::{Kind, Number, Pack, Tile, Wild};
use crate::wall::DealPlan;

pub use options::*;

/// Valid rules of table rummy.
pub type Rules = crate::options::Rules<Options>;

impl Options {
    /// The options of a preset for this number of players.
    pub const fn preset(preset: Preset, players: u16) -> Options {
        let rummi80 = Options { players, ..Options::usual_of(preset) };
        match preset {
            Preset::Rummi80 => rummi80,
            Preset::Rummi80Site => Options { clock: Clock::Seconds50, ..rummi80 },
            Preset::Rummi106 => Options {
                numbers: Numbers::Thirteen,
                jokers: Jokers::Two,
                opening: 30,
                penalty_tiles: PenaltyTiles::Three,
                joker_value: JokerValue::Thirty,
                count: Counting::WinnerTakes,
                ..rummi80
            },
        }
    }

    /// The tiles in play (RULES section 1, 7.10).
    pub const fn pack(&self) -> Pack {
        let last = Number::new(self.numbers.get() as u8).expect("10 or 13");
        Pack { last, other: Kind::Joker, others: self.jokers.get() as u8 }
    }

    /// The plan of the deal: 14 tiles for each player, the starter included (RULES 7.1).
    pub const fn deal_plan(&self) -> DealPlan {
        DealPlan { pack: self.pack(), hand: 14, turning: None }
    }

    /// The rules of melds.
    pub const fn melds(&self) -> MeldRules {
        MeldRules { last: self.pack().last, high_one: self.high_one }
    }

    /// The rules of the table.
    pub const fn laying(&self) -> LayingRules {
        LayingRules {
            pack: self.pack(),
            wild: Rules::WILD,
            high_one: self.high_one,
            opening: self.opening as u32,
            opening_joker: self.opening_joker,
            joker_value: self.joker_value.get(),
            rebuilds: true,
            joker_lock: self.joker_lock,
        }
    }

    /// The total count of the tiles of a rack at the end (RULES 7.8).
    pub fn rack_sum(&self, tiles: &[Tile]) -> u16 {
        let rules = self.laying();
        tiles.iter().map(|&tile| rules.points(tile)).sum()
    }

    /// Converts points to the displayed number: minus points are negative.
    pub const fn shown(&self, points: i32) -> i32 {
        match self.count {
            Counting::Minus => -points,
            Counting::WinnerTakes => points,
        }
    }
}

impl Rules {
    /// The wild tile.
    pub const WILD: Wild = Wild(Kind::Joker);

    /// The Dutch game for this number of players, without a clock.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub const fn rummi80(players: u16) -> Rules {
        assert!(players >= 2 && players <= 4);
        Rules::of_preset(Options::preset(Preset::Rummi80, players))
    }

    /// The classic game with 106 tiles for this number of players.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub const fn rummi106(players: u16) -> Rules {
        assert!(players >= 2 && players <= 4);
        Rules::of_preset(Options::preset(Preset::Rummi106, players))
    }
}

impl From<Rules> for LayingRules {
    fn from(rules: Rules) -> LayingRules {
        rules.laying()
    }
}
