//! The options as fields that can be read and set by name and from text.

use std::fmt;
use std::str::FromStr;

use super::option::{LIMIT, PLAYERS, ROUNDS, TWIN_POINTS};
use super::{Conflict, Counting, End, LimitRule, Options, Preset, Setting, Wording};
use crate::options::{Field, OneOf, RuleOptions, RulesError, read_options, write_options};
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
        self.direction
    }

    fn field(&mut self, setting: Setting) -> Field<'_> {
        let choice = match setting {
            Setting::Players => return Field::Count(&mut self.players, PLAYERS),
            Setting::Twin => return Field::Count(&mut self.twin_points, TWIN_POINTS),
            Setting::Rounds => return Field::Count(&mut self.rounds, ROUNDS),
            Setting::Limit => return Field::Count(&mut self.limit, LIMIT),
            Setting::Direction => &mut self.direction as &mut dyn OneOf,
            Setting::Dealing => &mut self.dealing,
            Setting::Starter => &mut self.starter,
            Setting::FalseJoker => &mut self.false_joker,
            Setting::HighOne => &mut self.hands.high_one,
            Setting::SevenPairs => &mut self.hands.seven_pairs,
            Setting::WildDiscard => &mut self.wild_discard,
            Setting::Inspect => &mut self.inspect,
            Setting::TwinUntil => &mut self.twin_until,
            Setting::StrictDeclare => &mut self.strict_declare,
            Setting::Counting => &mut self.counting,
            Setting::Stacking => &mut self.stacking,
            Setting::ColorDouble => &mut self.color_double,
            Setting::OneColor => &mut self.one_color,
            Setting::End => &mut self.end,
            Setting::Ties => &mut self.ties,
            Setting::LimitRule => &mut self.limit_rule,
            Setting::Partners => &mut self.partners,
            Setting::Pot => &mut self.pot,
            Setting::Stakes => &mut self.stakes,
        };
        Field::Choice(choice)
    }

    /// Setting the number of players also sets the end of a match, if that was the preset's
    /// default.
    fn set(&mut self, setting: Setting, value: &str) -> bool {
        let follows = self.end == self.usual().end;
        let set = self.field(setting).set(value);
        if setting == Setting::Players && follows {
            self.end = self.usual().end;
        }
        set
    }

    fn has(&self, conflict: Conflict) -> bool {
        conflict.is_in(self)
    }

    fn settings(conflict: Conflict) -> [Setting; 2] {
        conflict.settings()
    }

    fn matters(&self, setting: Setting) -> bool {
        match setting {
            Setting::Direction => self.players > 2,
            Setting::Rounds | Setting::Ties => self.end == End::Rounds,
            Setting::Limit => self.end != End::Rounds,
            Setting::LimitRule => self.end != End::Rounds && !self.counts_down(),
            Setting::Stacking => self.counting != Counting::Wins && self.hands.seven_pairs,
            Setting::TwinUntil => self.twin_points > 0,
            _ => true,
        }
    }

    fn wording(&self, setting: Setting) -> Option<Wording> {
        let counting = match self.counting {
            Counting::Wins | Counting::Penalties => None,
            Counting::Down => Some(Wording::Down),
            Counting::Own => Some(Wording::Own),
        };
        match setting {
            Setting::Limit => counting.or(Some(match self.limit_rule {
                LimitRule::Exceed => Wording::Exceed,
                LimitRule::Reach => Wording::Reach,
            })),
            Setting::Twin | Setting::StrictDeclare | Setting::End => counting,
            Setting::Pot => (!self.hands.seven_pairs).then_some(Wording::OnlyOkey),
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
