//! The presets of table rummy, and its options as one table: values, names,
//! conflicts (RULES section 7).

use std::ops::RangeInclusive;

use crate::laying::OpeningJoker;
use crate::named::{Named, named};
use crate::options::declare_options;
use crate::seat::Direction;

/// The possible numbers of rounds (RULES 7.8).
pub(in crate::rummi) const ROUNDS: RangeInclusive<u16> = 1..=99;

/// Defines an enumeration of numbers, each named by its digits.
macro_rules! numbers {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $number:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$each])* $value = $number,)*
        }

        impl Named for $name {
            const NAMES: &'static [(Self, &'static str)] =
                &[$((Self::$value, stringify!($number)),)*];
        }

        impl $name {
            /// Returns the number.
            pub const fn get(self) -> u16 {
                self as u16
            }
        }
    };
}

named! {
    /// The presets of rules.
    pub enum Preset {
        /// The Dutch game, without a clock (S3).
        Rummi80 = "rummi80",
        /// The Dutch game as on the site it comes from: 50 seconds a turn (S3).
        Rummi80Site = "rummi80-site",
        /// The classic game with 106 tiles (RULES 7.10).
        Rummi106 = "rummi106",
    }
}

declare_options! {
    /// All options of table rummy. Any combination may be stored here;
    /// `Rules::new` checks if it can be played.
    ///
    /// The parts fixed by S3 cannot be changed: 14 tiles each, two time-outs in a row before a
    /// player has left, -100 and -200 for players surprised by a whole rack where minus points are
    /// counted.
    pub struct Options {
        /// Number of players, 2 to 4.
        players: u16 = 4 => Players "players" in Table, from 2..=4;
        /// The highest number. S3: 10 (RULES 7.10).
        numbers: Numbers = Numbers::Ten => Numbers "numbers" in Table;
        /// Number of jokers. S3: 4 (RULES 7.10).
        jokers: Jokers = Jokers::Four => Jokers "jokers" in Table;
        /// True if 1 may also follow the highest number at the end of a run. S3: no (RULES 7.9).
        high_one: bool = false => HighOne "high-one" in Melds,
            worded |options| (options.numbers == Numbers::Ten).then_some(Wording::AfterTen);
        /// The points that a player's first series must have together; 0 for no limit. S3: 20
        /// (RULES 7.3).
        opening: u16 = 20 => Opening "opening" in Melds, from 0..=50;
        /// The count of a joker in the opening. S3: the tile it stands for (RULES 7.3).
        opening_joker: OpeningJoker = OpeningJoker::Face => OpeningJoker "opening-joker" in Melds,
            if |options| options.opening > 0;
        /// True if a joker may leave its series only when a tile that it stood for replaces it
        /// (RULES 7.4). S3: no.
        joker_lock: bool = false => JokerLock "joker-lock" in Melds;
        /// True if an invalid end of turn is only refused. S3: no, it costs tiles and the turn
        /// (RULES 7.5).
        refuse_only: bool = false => RefuseOnly "refuse-only" in Play;
        /// Number of tiles that a failed turn costs. S3: one (RULES 7.5).
        penalty_tiles: PenaltyTiles = PenaltyTiles::One => PenaltyTiles "penalty-tiles" in Play,
            if |options| !options.refuse_only || options.clock != Clock::Off;
        /// The time limit of a turn (RULES 7.6).
        clock: Clock = Clock::Off => Clock "clock" in Play;
        /// The count of a joker on the rack. S3: 50 (RULES 7.8).
        joker_value: JokerValue = JokerValue::Fifty => JokerValue "joker-value" in Points;
        /// The scoring of a round. S3: minus points (RULES 7.8).
        count: Counting = Counting::Minus => Count "count" in Points;
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
    }
}

numbers! {
    /// The highest number (RULES 7.10).
    Numbers {
        /// 1 to 10: 80 tiles without the jokers (S3).
        Ten = 10,
        /// 1 to 13: 104 tiles.
        Thirteen = 13,
    }
}

numbers! {
    /// Number of jokers (RULES 7.10).
    Jokers {
        /// Two.
        Two = 2,
        /// Four (S3).
        Four = 4,
    }
}

numbers! {
    /// The count of a joker on the rack (RULES 7.8, 7.10).
    JokerValue {
        /// 30 points.
        Thirty = 30,
        /// 50 points (S3).
        Fifty = 50,
    }
}

numbers! {
    /// Number of tiles that a failed turn costs, and a turn that runs out (RULES 7.5, 7.10).
    PenaltyTiles {
        /// One (S3).
        One = 1,
        /// Three.
        Three = 3,
    }
}

named! {
    /// The scoring of a round (RULES 7.8, 7.10).
    pub enum Counting {
        /// Each player writes minus points for the tiles on the rack; the fewest win (S3).
        Minus = "minus",
        /// The winner takes what the others lose; the most win.
        WinnerTakes = "winner-takes",
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
        /// 60 seconds.
        Seconds60 = "60",
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
            Clock::Seconds60 => Some(60),
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
