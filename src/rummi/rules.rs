//! The rules of the game with 80 tiles as one value (RULES sections 7 and 9).

mod setting;
mod conflict;
mod fields;

use std::ops::RangeInclusive;

use crate::laying::{LayingRules, OpeningJoker};
use crate::meld::MeldRules;
use crate::named::{Named, values};
use crate::tile::{Kind, Number, Pack, Tile, Wild};
use crate::wall::DealPlan;

pub use conflict::Conflict;
pub use setting::{Setting, Wording};

/// Valid rules of the game with 80 tiles.
pub type Rules = crate::options::Rules<Options>;

/// The points that a player's first series must have together (RULES 7.3).
pub const OPENING: u32 = 20;

/// The count of a joker on the rack (RULES 7.8).
pub const JOKER: u16 = 50;

/// The possible numbers of players (RULES 7.1).
const PLAYERS: RangeInclusive<u16> = 2..=4;

/// The possible numbers of rounds (RULES 7.8).
pub(super) const ROUNDS: RangeInclusive<u16> = 1..=99;

/// The highest number (RULES section 1).
pub const LAST: Number = Number::new(10).expect("a number");

/// The presets of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The Dutch game, without a clock (S3).
    Rummi80,
    /// The Dutch game as on the site it comes from: 50 seconds a turn (S3).
    Rummi80Site,
}

impl Named for Preset {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Preset::Rummi80, "rummi80"), (Preset::Rummi80Site, "rummi80-site")];
}

impl Preset {
    /// All presets.
    pub const ALL: [Preset; 2] = values();
}

/// The time limit of a turn (RULES 7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// No limit.
    Off,
    /// 30 seconds.
    Seconds30,
    /// 50 seconds (S3).
    Seconds50,
    /// 90 seconds.
    Seconds90,
}

impl Named for Clock {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Off, "off"),
        (Self::Seconds30, "30"),
        (Self::Seconds50, "50"),
        (Self::Seconds90, "90"),
    ];
}

impl Clock {
    /// The seconds of a turn; `None` without a clock.
    pub const fn seconds(self) -> Option<u16> {
        match self {
            Clock::Off => None,
            Clock::Seconds30 => Some(30),
            Clock::Seconds50 => Some(50),
            Clock::Seconds90 => Some(90),
        }
    }
}

/// All options of the game with 80 tiles. Any combination may be stored here; `Rules::new` checks
/// if it can be played.
///
/// The parts fixed by S3 cannot be changed: 14 tiles each, the opening of 20 points, two time-outs
/// in a row before a player has left, -100 and -200 for players surprised by a whole rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The preset that the options are based on.
    pub preset: Preset,
    /// Number of players, 2 to 4.
    pub players: u16,
    /// True if 1 may also follow 10 at the end of a run. S3: no (RULES 7.9).
    pub high_one: bool,
    /// The count of a joker in the opening. S3: the tile it stands for (RULES 7.3).
    pub opening_joker: OpeningJoker,
    /// True if a joker may leave its series only when a tile that it stood for replaces it (RULES
    /// 7.4). S3: no.
    pub joker_lock: bool,
    /// True if an invalid end of turn is only refused. S3: no, it costs a tile and the turn (RULES
    /// 7.5).
    pub refuse_only: bool,
    /// The time limit of a turn (RULES 7.6).
    pub clock: Clock,
    /// Number of rounds of a match. S3: 3 unless agreed otherwise (RULES 7.8).
    pub rounds: u16,
}

impl Options {
    /// The options of a preset for this number of players.
    pub const fn preset(preset: Preset, players: u16) -> Options {
        Options {
            preset,
            players,
            high_one: false,
            opening_joker: OpeningJoker::Face,
            joker_lock: false,
            refuse_only: false,
            clock: match preset {
                Preset::Rummi80 => Clock::Off,
                Preset::Rummi80Site => Clock::Seconds50,
            },
            rounds: 3,
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
