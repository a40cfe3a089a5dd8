//! The options by name: what a rules editor lists, and what a text of rules may change.

use std::ops::RangeInclusive;

use super::option::{LIMIT, PLAYERS, ROUNDS, TWIN_POINTS};
use super::{Counting, End, Options};
use crate::named::{Named, values};

/// One field of [`Options`].
///
/// ```
/// use istaka::{Options, Preset, Setting};
/// let mut options = Options::preset(Preset::Turkish, 4);
/// assert_eq!(Setting::Limit.get(&options), "20");
/// assert!(Setting::Limit.set(&mut options, "15"));
/// assert!(!Setting::Limit.set(&mut options, "99")); // 5 to 30
/// assert_eq!(options.limit, 15);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// [`Options::players`].
    Players,
    /// [`Options::direction`].
    Direction,
    /// [`Options::dealing`].
    Dealing,
    /// [`Options::starter`].
    Starter,
    /// [`Options::false_joker`].
    FalseJoker,
    /// Whether 1 may follow 13.
    HighOne,
    /// Whether seven pairs are a complete hand.
    SevenPairs,
    /// [`Options::wild_discard`].
    WildDiscard,
    /// [`Options::inspect`].
    Inspect,
    /// [`Options::twin_points`].
    Twin,
    /// [`Options::twin_until`].
    TwinUntil,
    /// [`Options::strict_declare`].
    StrictDeclare,
    /// [`Options::counting`].
    Counting,
    /// [`Options::stacking`].
    Stacking,
    /// [`Options::color_double`].
    ColorDouble,
    /// [`Options::one_color`].
    OneColor,
    /// [`Options::end`].
    End,
    /// [`Options::rounds`].
    Rounds,
    /// [`Options::ties`].
    Ties,
    /// [`Options::limit`].
    Limit,
    /// [`Options::limit_rule`].
    LimitRule,
    /// [`Options::partners`].
    Partners,
    /// [`Options::pot`].
    Pot,
    /// [`Options::stakes`].
    Stakes,
}

impl Named for Setting {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Setting::Players, "players"),
        (Setting::Direction, "direction"),
        (Setting::Dealing, "deal"),
        (Setting::Starter, "starter"),
        (Setting::FalseJoker, "false-joker"),
        (Setting::HighOne, "high-one"),
        (Setting::SevenPairs, "seven-pairs"),
        (Setting::WildDiscard, "wild-discard"),
        (Setting::Inspect, "inspect"),
        (Setting::Twin, "twin"),
        (Setting::TwinUntil, "twin-until"),
        (Setting::StrictDeclare, "strict-declare"),
        (Setting::Counting, "count"),
        (Setting::Stacking, "stacking"),
        (Setting::ColorDouble, "color-double"),
        (Setting::OneColor, "one-colour"),
        (Setting::End, "end"),
        (Setting::Rounds, "rounds"),
        (Setting::Ties, "ties"),
        (Setting::Limit, "limit"),
        (Setting::LimitRule, "limit-rule"),
        (Setting::Partners, "partners"),
        (Setting::Pot, "pot"),
        (Setting::Stakes, "stakes"),
    ];
}

impl Setting {
    /// All, in the order in which they are explained.
    pub const ALL: [Setting; 24] = values();

    /// What it may be, in the order to offer it.
    pub fn values(self) -> Vec<String> {
        match self.field(&mut Options::preset(super::Preset::Turkish, 4)) {
            Field::Choice(choice) => choice.names().into_iter().map(str::to_owned).collect(),
            Field::Count(_, bounds) => bounds.map(|number| number.to_string()).collect(),
        }
    }

    /// What it is in these options.
    pub fn get(self, options: &Options) -> String {
        match self.field(&mut { *options }) {
            Field::Choice(choice) => choice.name().to_owned(),
            Field::Count(count, ..) => count.to_string(),
        }
    }

    /// Sets it in these options. Returns whether it may be that; if not, nothing changes.
    ///
    /// With the number of players goes the end of a match, if it is what the preset has for so
    /// many.
    pub fn set(self, options: &mut Options, value: &str) -> bool {
        let usual_end = |options: &Options| Options::preset(options.preset, options.players).end;
        let follows = options.end == usual_end(options);
        let set = self.set_alone(options, value);
        if self == Setting::Players && follows {
            options.end = usual_end(options);
        }
        set
    }

    fn set_alone(self, options: &mut Options, value: &str) -> bool {
        match self.field(options) {
            Field::Choice(choice) => choice.choose(value),
            Field::Count(count, mut bounds) => {
                let known = bounds.find(|number| number.to_string() == value);
                known.map(|number| *count = number).is_some()
            }
        }
    }

    /// Whether it makes a difference with the others as they are.
    pub fn matters(self, options: &Options) -> bool {
        match self {
            Setting::Direction => options.players > 2,
            Setting::Rounds | Setting::Ties => options.end == End::Rounds,
            Setting::Limit => options.end != End::Rounds,
            Setting::LimitRule => options.end != End::Rounds && !options.counts_down(),
            Setting::Stacking => options.counting != Counting::Wins && options.hands.seven_pairs,
            Setting::TwinUntil => options.twin_points > 0,
            _ => true,
        }
    }

    /// Which of several sentences tells what it means with the others as they are; empty where one
    /// fits all.
    pub fn reason(self, options: &Options) -> &'static str {
        let counting = match options.counting {
            Counting::Wins | Counting::Penalties => "",
            Counting::Down => "down",
            Counting::Own => "own",
        };
        match self {
            Setting::Limit if counting.is_empty() => options.limit_rule.name(),
            Setting::Limit | Setting::Twin | Setting::StrictDeclare => counting,
            Setting::Pot if !options.hands.seven_pairs => "okey",
            _ => "",
        }
    }

    fn field(self, options: &mut Options) -> Field<'_> {
        let choice = match self {
            Setting::Players => return Field::Count(&mut options.players, PLAYERS),
            Setting::Twin => return Field::Count(&mut options.twin_points, TWIN_POINTS),
            Setting::Rounds => return Field::Count(&mut options.rounds, ROUNDS),
            Setting::Limit => return Field::Count(&mut options.limit, LIMIT),
            Setting::Direction => &mut options.direction as &mut dyn Choice,
            Setting::Dealing => &mut options.dealing,
            Setting::Starter => &mut options.starter,
            Setting::FalseJoker => &mut options.false_joker,
            Setting::HighOne => &mut options.hands.high_one,
            Setting::SevenPairs => &mut options.hands.seven_pairs,
            Setting::WildDiscard => &mut options.wild_discard,
            Setting::Inspect => &mut options.inspect,
            Setting::TwinUntil => &mut options.twin_until,
            Setting::StrictDeclare => &mut options.strict_declare,
            Setting::Counting => &mut options.counting,
            Setting::Stacking => &mut options.stacking,
            Setting::ColorDouble => &mut options.color_double,
            Setting::OneColor => &mut options.one_color,
            Setting::End => &mut options.end,
            Setting::Ties => &mut options.ties,
            Setting::LimitRule => &mut options.limit_rule,
            Setting::Partners => &mut options.partners,
            Setting::Pot => &mut options.pot,
            Setting::Stakes => &mut options.stakes,
        };
        Field::Choice(choice)
    }
}

/// A field of the options.
enum Field<'a> {
    Choice(&'a mut dyn Choice),
    /// A number, and what it may be.
    Count(&'a mut u16, RangeInclusive<u16>),
}

/// A choice whatever its type.
trait Choice {
    fn names(&self) -> Vec<&'static str>;
    fn name(&self) -> &'static str;
    /// Takes the value of this name, if there is one.
    fn choose(&mut self, name: &str) -> bool;
}

impl<T: Named> Choice for T {
    fn names(&self) -> Vec<&'static str> {
        T::NAMES.iter().map(|(_, name)| *name).collect()
    }

    fn name(&self) -> &'static str {
        Named::name(*self)
    }

    fn choose(&mut self, name: &str) -> bool {
        T::named(name).map(|value| *self = value).is_some()
    }
}
