//! The options by name: what a rules editor lists, and what a text of rules may change.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Conflict, Options, Preset};
use crate::named::{Named, values};
use crate::options::{Field, RuleOptions, RulesError, read_options, write_options};

/// How many may play (RULES 7.1).
pub const PLAYERS: RangeInclusive<u16> = 2..=4;

/// How many rounds may be agreed (RULES 7.8).
pub const ROUNDS: RangeInclusive<u16> = 1..=99;

/// One field of [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// [`Options::players`].
    Players,
    /// [`Options::high_one`].
    HighOne,
    /// [`Options::opening_joker`].
    OpeningJoker,
    /// [`Options::joker_lock`].
    JokerLock,
    /// [`Options::refuse_only`].
    RefuseOnly,
    /// [`Options::clock`].
    Clock,
    /// [`Options::rounds`].
    Rounds,
}

impl Named for Setting {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Setting::Players, "players"),
        (Setting::HighOne, "high-one"),
        (Setting::OpeningJoker, "opening-joker"),
        (Setting::JokerLock, "joker-lock"),
        (Setting::RefuseOnly, "refuse-only"),
        (Setting::Clock, "clock"),
        (Setting::Rounds, "rounds"),
    ];
}

impl Setting {
    /// All, in the order in which they are explained.
    pub const ALL: [Setting; 7] = values();
}

impl RuleOptions for Options {
    type Preset = Preset;
    type Setting = Setting;
    type Conflict = Conflict;

    const PLAYERS: Setting = Setting::Players;

    fn of(preset: Preset, players: u16) -> Options {
        Options::preset(preset, players)
    }

    fn preset(&self) -> Preset {
        self.preset
    }

    fn players(&self) -> u16 {
        self.players
    }

    fn field(&mut self, setting: Setting) -> Field<'_> {
        match setting {
            Setting::Players => Field::Count(&mut self.players, PLAYERS),
            Setting::Rounds => Field::Count(&mut self.rounds, ROUNDS),
            Setting::HighOne => Field::Choice(&mut self.high_one),
            Setting::OpeningJoker => Field::Choice(&mut self.opening_joker),
            Setting::JokerLock => Field::Choice(&mut self.joker_lock),
            Setting::RefuseOnly => Field::Choice(&mut self.refuse_only),
            Setting::Clock => Field::Choice(&mut self.clock),
        }
    }

    fn has(&self, conflict: Conflict) -> bool {
        conflict.is_in(self)
    }

    fn settings(conflict: Conflict) -> [Setting; 2] {
        conflict.settings()
    }

    fn matters(&self, _: Setting) -> bool {
        true
    }

    fn reason(&self, _: Setting) -> &'static str {
        ""
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_options(self, f)
    }
}

impl FromStr for Options {
    type Err = RulesError<Options>;

    fn from_str(text: &str) -> Result<Options, RulesError<Options>> {
        read_options(text)
    }
}
