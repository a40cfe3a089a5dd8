//! The rules of a game by name: presets, settings, conflicts, and rules as text. Each game defines
//! its own.
//!
//! Options are plain data that allow any combination; [`Rules`] are options without conflicts. The
//! text of rules is a preset with the differences from it, and a rule set with a name can be
//! shared:
//!
//! ```text
//! turkish players=3 limit=15
//! istaka-rules 1 turkish players=3 limit=15 # Tavla kulübü
//! ```

mod field;
mod text;
mod declared;

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use crate::named::Named;
use crate::seat::Direction;

pub use declared::Group;
pub(crate) use declared::{declare_options, field_of, first};
pub use field::{Field, OneOf};
pub(crate) use text::LONGEST_RULES;
pub use text::{RuleSet, RulesError, read_options, write_options};

/// All options of a table of a game. Any combination is allowed; `Rules::new` checks if it can be
/// played.
///
/// ```
/// use istaka::okey::{Options, Preset, Setting};
/// use istaka::RuleOptions;
/// let mut options = Options::of(Preset::Turkish, 4);
/// assert_eq!(options.get(Setting::Limit), "20");
/// assert!(options.set(Setting::Limit, "15"));
/// assert!(!options.set(Setting::Limit, "99")); // 5 to 30
/// assert_eq!(options.limit, 15);
/// ```
pub trait RuleOptions: Copy + fmt::Debug + fmt::Display + Eq + 'static {
    /// Named rules. No two games share a name.
    type Preset: Named + fmt::Debug;
    /// One field of the options.
    type Setting: Named + fmt::Debug + Eq;
    /// Selects one of several sentences that explain a setting.
    type Wording: Named;
    /// Two settings that cannot be combined, or a value out of range.
    type Conflict: Named + Error + Eq;

    /// The number of players. Defaults of a preset may depend on it.
    const PLAYERS: Self::Setting;

    /// Returns a preset for this number of players.
    fn of(preset: Self::Preset, players: u16) -> Self;

    /// The preset that these options are based on.
    fn preset(&self) -> Self::Preset;

    /// Number of players.
    fn players(&self) -> u16;

    /// The order of play.
    fn direction(&self) -> Direction;

    /// A field by its name.
    fn field(&mut self, setting: Self::Setting) -> Field<'_>;

    /// The group of a setting in the rules editor.
    fn group(setting: Self::Setting) -> Group;

    /// Sets a field. Returns `false`, and changes nothing, if the value is invalid.
    fn set(&mut self, setting: Self::Setting, value: &str) -> bool {
        self.field(setting).set(value)
    }

    /// Returns `true` if these options have this conflict.
    fn has(&self, conflict: Self::Conflict) -> bool;

    /// The two settings of a conflict, or one setting twice.
    fn settings(conflict: Self::Conflict) -> [Self::Setting; 2];

    /// Returns `true` if the setting has an effect, given the other ones.
    fn matters(&self, setting: Self::Setting) -> bool;

    /// Selects the sentence that explains the setting, given the other ones; `None` if one sentence
    /// fits all.
    fn wording(&self, setting: Self::Setting) -> Option<Self::Wording>;

    /// The unchanged preset for this number of players.
    fn usual(&self) -> Self {
        Self::of(self.preset(), self.players())
    }

    /// The value of a setting.
    fn get(&self, setting: Self::Setting) -> String {
        let mut options = *self;
        options.field(setting).value()
    }

    /// The allowed values of a setting, in display order.
    fn values(&self, setting: Self::Setting) -> Vec<String> {
        let mut options = *self;
        options.field(setting).values()
    }

    /// The conflicts of these options, the most basic first.
    fn conflicts(&self) -> impl Iterator<Item = Self::Conflict> {
        Self::Conflict::NAMES.iter().map(|(conflict, _)| *conflict).filter(|&c| self.has(c))
    }

    /// The value of a setting that resolves a conflict: the one that leaves the fewest other
    /// conflicts, preferably the usual one. `None` if no value resolves it.
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

/// Options without conflicts.
///
/// ```
/// use istaka::okey::{Conflict, End, Options, Preset, Rules};
/// use istaka::RuleOptions;
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
    /// Wraps options that are known to have no conflict, such as those of a preset.
    pub(crate) const fn of_preset(options: O) -> Rules<O> {
        Rules(options)
    }
}

impl<O: RuleOptions> Rules<O> {
    /// Makes rules of these options.
    ///
    /// # Errors
    /// The first conflict.
    pub fn new(options: O) -> Result<Rules<O>, O::Conflict> {
        match options.conflicts().next() {
            Some(conflict) => Err(conflict),
            None => Ok(Rules(options)),
        }
    }
}
