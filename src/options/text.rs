//! Rules as text: a preset with the differences from it, and named rule sets for sharing.

use std::fmt;
use std::str::FromStr;

use super::{RuleOptions, Rules};
use crate::coded::{Coded, codes, error};
use crate::json::as_text;
use crate::named::Named;
use crate::notation::excerpt;
use crate::plain::plain;

/// The first word of a shared rule set.
const MARK: &str = "istaka-rules";

/// The version of the format.
const VERSION: &str = "1";

/// Length limit in bytes for reading: all settings once take some 300.
pub const LONGEST_RULES: usize = 1000;

/// The error of a text that is no rules.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesError<O: RuleOptions> {
    /// The text is too long.
    TooLong,
    /// A shared text without the first word.
    NotRules,
    /// A shared text of another version.
    OtherVersion(String),
    /// No preset has this name.
    UnknownPreset(String),
    /// No setting has this name.
    UnknownSetting(String),
    /// The setting does not have this value.
    BadValue(O::Setting, String),
    /// The setting is given twice.
    Repeated(O::Setting),
    /// Two settings cannot be combined.
    Conflict(O::Conflict),
}

impl<O: RuleOptions> Coded for RulesError<O> {
    codes! {
        RulesError::TooLong => "tooLong",
        RulesError::NotRules => "notRules",
        RulesError::OtherVersion(_) => "otherVersion",
        RulesError::UnknownPreset(_) => "unknownPreset",
        RulesError::UnknownSetting(_) => "unknownSetting",
        RulesError::BadValue(..) => "badValue",
        RulesError::Repeated(_) => "repeatedSetting",
        ;
        RulesError::Conflict(conflict) => conflict.name(),
    }
}

error!(RulesError<O> where O: RuleOptions);

impl<O: RuleOptions> fmt::Display for RulesError<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::TooLong => f.write_str("the text is too long to be rules"),
            RulesError::NotRules => write!(f, "shared rules begin with “{MARK} {VERSION}”"),
            RulesError::OtherVersion(found) => {
                write!(f, "these rules are of version {found}, not {VERSION}")
            }
            RulesError::UnknownPreset(name) => write!(f, "there is no preset “{name}”"),
            RulesError::UnknownSetting(name) => write!(f, "there is no setting “{name}”"),
            RulesError::BadValue(setting, value) => {
                write!(f, "{} cannot be “{value}”", setting.name())
            }
            RulesError::Repeated(setting) => write!(f, "{} is given twice", setting.name()),
            RulesError::Conflict(conflict) => conflict.fmt(f),
        }
    }
}

/// Writes a preset with the differences from it.
pub fn write_options<O: RuleOptions>(options: &O, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(options.preset().name())?;
    if options.players() != 4 {
        write!(f, " {}={}", O::PLAYERS.name(), options.players())?;
    }
    let usual = options.usual();
    for &(setting, name) in O::Setting::NAMES {
        let value = options.get(setting);
        if value != usual.get(setting) {
            write!(f, " {name}={value}")?;
        }
    }
    Ok(())
}

/// Reads options, with or without conflicts. Missing settings have the preset's value for this
/// number of players.
pub fn read_options<O: RuleOptions>(text: &str) -> Result<O, RulesError<O>> {
    if text.len() > LONGEST_RULES {
        return Err(RulesError::TooLong);
    }
    let text = plain(text);
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let preset = O::Preset::named(name);
    let preset = preset.ok_or_else(|| RulesError::UnknownPreset(excerpt(name)))?;
    let mut given = Vec::new();
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let setting = O::Setting::named(name);
        let setting = setting.ok_or_else(|| RulesError::UnknownSetting(excerpt(name)))?;
        if given.iter().any(|&(other, _)| other == setting) {
            return Err(RulesError::Repeated(setting));
        }
        given.push((setting, value));
    }
    // The number of players is applied first, since it decides the defaults.
    let (first, rest): (Vec<_>, Vec<_>) =
        given.into_iter().partition(|&(setting, _)| setting == O::PLAYERS);
    let mut options = O::of(preset, 4);
    for (setting, value) in first.into_iter().chain(rest) {
        if !options.set(setting, value) {
            return Err(RulesError::BadValue(setting, excerpt(value)));
        }
    }
    Ok(options)
}

impl<O: RuleOptions> fmt::Display for Rules<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_options(&**self, f)
    }
}

impl<O: RuleOptions> FromStr for Rules<O> {
    type Err = RulesError<O>;

    fn from_str(text: &str) -> Result<Rules<O>, RulesError<O>> {
        Rules::new(read_options(text)?).map_err(RulesError::Conflict)
    }
}

as_text!(Rules<O> where O: RuleOptions);

/// Returns a shared text without its first two words; a text without the first word as it is.
///
/// # Errors
/// [`RulesError::OtherVersion`].
fn unmarked<O: RuleOptions>(text: &str) -> Result<&str, RulesError<O>> {
    let marked = text.trim_start().strip_prefix(MARK);
    let Some(rest) = marked.filter(|rest| rest.starts_with(char::is_whitespace)) else {
        return Ok(text);
    };
    let rest = rest.trim_start();
    let (version, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if version == VERSION { Ok(rest) } else { Err(RulesError::OtherVersion(excerpt(version))) }
}

/// Named rules, as stored and shared.
///
/// ```
/// use istaka::okey::Options;
/// use istaka::RuleSet;
/// let shared = "istaka-rules 1 turkish players=3 limit=15 # Tavla kulübü";
/// let set: RuleSet<Options> = shared.parse()?;
/// assert_eq!((set.rules.limit, set.name.as_str()), (15, "Tavla kulübü"));
/// assert_eq!(set.to_string(), shared);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet<O> {
    /// The name, one line of at most 40 characters; may be empty.
    pub name: String,
    /// The rules.
    pub rules: Rules<O>,
}

impl<O: RuleOptions> RuleSet<O> {
    /// The longest name, in characters.
    pub(crate) const LONGEST_NAME: usize = 40;

    /// Names rules; the name is shortened to one line.
    pub fn new(name: &str, rules: Rules<O>) -> RuleSet<O> {
        RuleSet { name: Self::short(name), rules }
    }

    /// Reads the name and the options of a shared rule set, or of rules as plain text, with or
    /// without conflicts.
    ///
    /// # Errors
    /// [`RulesError`] with the reason.
    pub fn options(text: &str) -> Result<(String, O), RulesError<O>> {
        if text.len() > LONGEST_RULES {
            return Err(RulesError::TooLong);
        }
        let (rules, name) = text.split_once(['#', '＃']).unwrap_or((text, ""));
        let rules = plain(rules);
        let rest = unmarked(&rules)?;
        let preset = rest.split_whitespace().next().unwrap_or_default();
        if *rest == *rules && O::Preset::named(preset).is_none() {
            return Err(RulesError::NotRules);
        }
        Ok((Self::short(name), read_options(rest)?))
    }

    /// Shortens a name to one line.
    fn short(name: &str) -> String {
        let line: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let words: Vec<&str> = line.split_whitespace().collect();
        let short: String = words.join(" ").chars().take(Self::LONGEST_NAME).collect();
        short.trim_end().to_owned()
    }
}

impl<O: RuleOptions> fmt::Display for RuleSet<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{MARK} {VERSION} {}", self.rules)?;
        if self.name.is_empty() { Ok(()) } else { write!(f, " # {}", self.name) }
    }
}

impl<O: RuleOptions> FromStr for RuleSet<O> {
    type Err = RulesError<O>;

    fn from_str(text: &str) -> Result<RuleSet<O>, RulesError<O>> {
        let (name, options) = RuleSet::options(text)?;
        Ok(RuleSet { name, rules: Rules::new(options).map_err(RulesError::Conflict)? })
    }
}
