//! The options as fields that can be read and set by name, also from a text.

use std::fmt;
use std::str::FromStr;

use super::{Conflict, Options, PLAYERS, Preset, ROUNDS, Setting, Wording};
use crate::laying::OpeningJoker;
use crate::named::Named;
use crate::options::{Field, RuleOptions, RulesError, read_options, write_options};
use crate::seat::Direction;

impl RuleOptions for Options {
    type Preset = Preset;
    type Setting = Setting;
    type Wording = Wording;
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

    fn direction(&self) -> Direction {
        Direction::Clockwise
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

    /// The former count of a joker is offered only if it is the current value.
    fn values(&self, setting: Setting) -> Vec<String> {
        let mut options = *self;
        let mut values = options.field(setting).values();
        let any = (setting == Setting::OpeningJoker).then(|| OpeningJoker::Any.name());
        values.retain(|value| Some(value.as_str()) != any || *value == self.get(setting));
        values
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

    fn wording(&self, setting: Setting) -> Option<Wording> {
        match setting {
            Setting::HighOne => Some(Wording::AfterTen),
            Setting::Rounds => Some(Wording::AllRounds),
            _ => None,
        }
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
