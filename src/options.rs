//! The rules of a game by name: presets, settings, what cannot be played together, and rules as
//! text. Which there are, each game says.
//!
//! Options are plain data, in which anything may stand; [`Rules`] are options that can be played
//! together. The text of some rules is a preset with what differs from it, and a rule set with a
//! name can be shared:
//!
//! ```text
//! turkish players=3 limit=15
//! istaka-rules 1 turkish players=3 limit=15 # Tavla kulübü
//! ```

mod field;
mod text;

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use crate::named::Named;
use crate::seat::Direction;

pub use field::{Field, OneOf};
pub(crate) use text::LONGEST_RULES;
pub use text::{RuleSet, RulesError, read_options, write_options};

/// Everything that may differ between two tables of a game. Any combination may stand there;
/// `Rules::new` says whether it can be played.
///
/// ```
/// use istaka::{Options, Preset, RuleOptions, Setting};
/// let mut options = Options::of(Preset::Turkish, 4);
/// assert_eq!(options.get(Setting::Limit), "20");
/// assert!(options.set(Setting::Limit, "15"));
/// assert!(!options.set(Setting::Limit, "99")); // 5 to 30
/// assert_eq!(options.limit, 15);
/// ```
pub trait RuleOptions: Copy + fmt::Debug + fmt::Display + Eq + 'static {
    /// Rules that exist under a name. No two games have one of the same name.
    type Preset: Named + fmt::Debug;
    /// One field of the options.
    type Setting: Named + fmt::Debug + Eq;
    /// One of several sentences that tell what a setting means.
    type Wording: Named;
    /// Two settings that cannot both hold, or one that cannot be what it is.
    type Conflict: Named + Error + Eq;

    /// How many play. What is usual in a preset may hang on it.
    const PLAYERS: Self::Setting;

    /// A preset for this many players.
    fn of(preset: Self::Preset, players: u16) -> Self;

    /// The preset from which the others are meant to differ.
    fn preset(&self) -> Self::Preset;

    /// How many play.
    fn players(&self) -> u16;

    /// Which neighbour is next.
    fn direction(&self) -> Direction;

    /// A field by its name.
    fn field(&mut self, setting: Self::Setting) -> Field<'_>;

    /// Sets it. Returns whether it may be that; if not, nothing changes.
    fn set(&mut self, setting: Self::Setting, value: &str) -> bool {
        self.field(setting).set(value)
    }

    /// Whether these options have this conflict.
    fn has(&self, conflict: Self::Conflict) -> bool;

    /// The two settings of a conflict, or one twice.
    fn settings(conflict: Self::Conflict) -> [Self::Setting; 2];

    /// Whether it makes a difference with the others as they are.
    fn matters(&self, setting: Self::Setting) -> bool;

    /// Which of several sentences tells what it means with the others as they are; nothing where
    /// one fits all.
    fn wording(&self, setting: Self::Setting) -> Option<Self::Wording>;

    /// The preset as it is for so many players, with nothing changed.
    fn usual(&self) -> Self {
        Self::of(self.preset(), self.players())
    }

    /// What a setting is.
    fn get(&self, setting: Self::Setting) -> String {
        let mut options = *self;
        options.field(setting).value()
    }

    /// What a setting may be, in the order to offer it.
    fn values(&self, setting: Self::Setting) -> Vec<String> {
        let mut options = *self;
        options.field(setting).values()
    }

    /// The conflicts that these options have, the most basic first.
    fn conflicts(&self) -> impl Iterator<Item = Self::Conflict> {
        Self::Conflict::NAMES.iter().map(|(conflict, _)| *conflict).filter(|&c| self.has(c))
    }

    /// The value of a setting that ends a conflict: the one that leaves the fewest others, and
    /// among such the usual one. Nothing where no value of this setting ends it.
    fn way_out(&self, conflict: Self::Conflict, setting: Self::Setting) -> Option<String> {
        let usual = self.usual().get(setting);
        let left = |value: &String| {
            let mut options = *self;
            options.set(setting, value);
            (options.conflicts().count(), *value != usual, options.has(conflict))
        };
        let values = self.values(setting).into_iter().map(|value| (left(&value), value));
        let ending = values.filter(|((.., remains), _)| !remains);
        ending.min_by_key(|(left, _)| *left).map(|(_, value)| value)
    }
}

/// Options that can be played together.
///
/// ```
/// use istaka::{Conflict, End, Options, Preset, RuleOptions, Rules};
/// let rules = Rules::turkish();
/// assert_eq!(rules.limit, 20);
/// let options = Options { end: End::TopTwo, ..Options::of(Preset::Turkish, 3) };
/// assert_eq!(Rules::new(options), Err(Conflict::TopTwoNeedsFour));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules<O>(O);

impl<O> Deref for Rules<O> {
    type Target = O;

    fn deref(&self) -> &O {
        &self.0
    }
}

impl<O> Rules<O> {
    /// The rules of a preset, or others of which it is known that they can be played.
    pub(crate) const fn of_preset(options: O) -> Rules<O> {
        Rules(options)
    }
}

impl<O: RuleOptions> Rules<O> {
    /// The rules with these options.
    ///
    /// # Errors
    /// The first conflict between two of them.
    pub fn new(options: O) -> Result<Rules<O>, O::Conflict> {
        match options.conflicts().next() {
            Some(conflict) => Err(conflict),
            None => Ok(Rules(options)),
        }
    }
}
