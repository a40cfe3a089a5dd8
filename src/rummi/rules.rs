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

/// Rules of the game with 80 tiles that can be played.
pub type Rules = crate::options::Rules<Options>;

/// What the first series of a player must be worth together (RULES 7.3).
pub const OPENING: u32 = 20;

/// What a joker counts on the rack (RULES 7.8).
pub const JOKER: u16 = 50;

/// How many may play (RULES 7.1).
const PLAYERS: RangeInclusive<u16> = 2..=4;

/// How many rounds may be agreed (RULES 7.8).
pub(super) const ROUNDS: RangeInclusive<u16> = 1..=99;

/// The highest number (RULES section 1).
pub const LAST: Number = Number::new(10).expect("a number");

/// Rules that exist under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The Dutch game, without a clock (S3).
    Rummi80,
    /// The same as on the site that it comes from: 50 seconds a turn (S3).
    Rummi80Site,
}

impl Named for Preset {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Preset::Rummi80, "rummi80"), (Preset::Rummi80Site, "rummi80-site")];
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 2] = values();
}

/// How long a turn may take (RULES 7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// As long as one likes.
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
    /// The seconds of a turn; nothing where there is no clock.
    pub const fn seconds(self) -> Option<u16> {
        match self {
            Clock::Off => None,
            Clock::Seconds30 => Some(30),
            Clock::Seconds50 => Some(50),
            Clock::Seconds90 => Some(90),
        }
    }
}

/// Everything that may differ between two tables of the game with 80 tiles. Any combination may
/// stand here; `Rules::new` says whether it can be played.
///
/// What S3 fixes cannot be changed: 14 tiles each, the opening of 20 points, two time-outs in a row
/// before a player has left, -100 and -200 for players surprised by a whole rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The preset from which the others are meant to differ.
    pub preset: Preset,
    /// How many play, 2 to 4.
    pub players: u16,
    /// Whether 1 may also follow 10 at the end of a run. S3: no (RULES 7.9).
    pub high_one: bool,
    /// What a joker counts in the opening. S3: the tile it stands for (RULES 7.3).
    pub opening_joker: OpeningJoker,
    /// Whether a joker may leave its series only if a tile that it stood for takes its place
    /// (RULES 7.4). S3: no.
    pub joker_lock: bool,
    /// Whether an invalid end of turn is only refused. S3: no, it costs a tile and the turn (RULES
    /// 7.5).
    pub refuse_only: bool,
    /// How long a turn may take (RULES 7.6).
    pub clock: Clock,
    /// How many rounds make a match. S3: 3 unless agreed otherwise (RULES 7.8).
    pub rounds: u16,
}

impl Options {
    /// A preset for this many players.
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

    /// What is a run.
    pub const fn melds(&self) -> MeldRules {
        MeldRules { last: LAST, high_one: self.high_one }
    }
}

impl Rules {
    /// Numbers from 1 to 10 and four jokers: 84 tiles (RULES section 1).
    pub const PACK: Pack = Pack { last: LAST, other: Kind::Joker, others: 4 };

    /// What is wild.
    pub const WILD: Wild = Wild(Kind::Joker);

    /// How the tiles of a round are dealt: 14 for each, the starter included (RULES 7.1).
    pub const DEAL: DealPlan = DealPlan { pack: Rules::PACK, turning: None };

    /// Returns the rules of its table.
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

    /// Returns the count of the tiles of a rack at the end (RULES 7.8).
    pub fn rack_sum(&self, tiles: &[Tile]) -> u16 {
        let rules = self.laying();
        tiles.iter().map(|&tile| rules.points(tile)).sum()
    }

    /// The Dutch game for so many, without a clock.
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
