//! The presets of the game with 80 tiles, and its options as one table: values, names, conflicts
//! (RULES section 7).

use std::ops::RangeInclusive;

use crate::laying::OpeningJoker;
use crate::named::{Named, named};
use crate::options::declare_options;
use crate::seat::Direction;

/// The possible numbers of rounds (RULES 7.8).
pub(in crate::rummi) const ROUNDS: RangeInclusive<u16> = 1..=99;

named! {
    /// The presets of rules.
    pub enum Preset {
        /// The Dutch game, without a clock (S3).
        Rummi80 = "rummi80",
        /// The Dutch game as on the site it comes from: 50 seconds a turn (S3).
        Rummi80Site = "rummi80-site",
    }
}

declare_options! {
    /// All options of the game with 80 tiles. Any combination may be stored here; `Rules::new`
    /// checks if it can be played.
    ///
    /// The parts fixed by S3 cannot be changed: 14 tiles each, the opening of 20 points, two
    /// time-outs in a row before a player has left, -100 and -200 for players surprised by a whole
    /// rack.
    pub struct Options {
        /// Number of players, 2 to 4.
        players: u16 = 4 => Players "players" in Table, from 2..=4;
        /// True if 1 may also follow 10 at the end of a run. S3: no (RULES 7.9).
        high_one: bool = false => HighOne "high-one" in Melds,
            worded |_| Some(Wording::AfterTen);
        /// The count of a joker in the opening. S3: the tile it stands for (RULES 7.3).
        opening_joker: OpeningJoker = OpeningJoker::Face => OpeningJoker "opening-joker" in Melds;
        /// True if a joker may leave its series only when a tile that it stood for replaces it
        /// (RULES 7.4). S3: no.
        joker_lock: bool = false => JokerLock "joker-lock" in Melds;
        /// True if an invalid end of turn is only refused. S3: no, it costs a tile and the turn
        /// (RULES 7.5).
        refuse_only: bool = false => RefuseOnly "refuse-only" in Play;
        /// The time limit of a turn (RULES 7.6).
        clock: Clock = Clock::Off => Clock "clock" in Play;
        /// Number of rounds of a match. S3: 3 unless agreed otherwise (RULES 7.8).
        rounds: u16 = 3 => Rounds "rounds" in Match, from ROUNDS,
            worded |_| Some(Wording::AllRounds);
    }

    /// An option with an impossible value.
    pub enum Conflict {}

    impl RuleOptions {
        fn direction(&self) -> Direction {
            Direction::Clockwise
        }

        /// The former count of a joker is offered only if it is the current value.
        fn values(&self, setting: Setting) -> Vec<String> {
            let mut options = *self;
            let mut values = options.field(setting).values();
            let any = (setting == Setting::OpeningJoker).then(|| OpeningJoker::Any.name());
            values.retain(|value| Some(value.as_str()) != any || *value == self.get(setting));
            values
        }
    }
}

named! {
    /// The time limit of a turn (RULES 7.6).
    pub enum Clock {
        /// No limit.
        Off = "off",
        /// 30 seconds.
        Seconds30 = "30",
        /// 50 seconds (S3).
        Seconds50 = "50",
        /// 90 seconds.
        Seconds90 = "90",
    }
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

named! {
    /// The name of the sentence that explains a setting: for settings of other games that mean
    /// something else here.
    pub enum Wording {
        /// The highest number, which 1 may follow, is 10.
        AfterTen = "ten",
        /// Every round is played, and all are added up.
        AllRounds = "all",
    }
}
