//! The options by name: what a rules editor lists, and what a text of rules may change.

use super::names::Named;
use super::{Counting, End, Options};

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
    /// [`Options::strict_declare`].
    StrictDeclare,
    /// [`Options::counting`].
    Counting,
    /// [`Options::stacking`].
    Stacking,
    /// [`Options::color_double`].
    ColorDouble,
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

impl Setting {
    /// All, in the order in which they are explained.
    pub const ALL: [Setting; 22] = [
        Setting::Players,
        Setting::Direction,
        Setting::Dealing,
        Setting::Starter,
        Setting::FalseJoker,
        Setting::HighOne,
        Setting::SevenPairs,
        Setting::WildDiscard,
        Setting::Inspect,
        Setting::Twin,
        Setting::StrictDeclare,
        Setting::Counting,
        Setting::Stacking,
        Setting::ColorDouble,
        Setting::End,
        Setting::Rounds,
        Setting::Ties,
        Setting::Limit,
        Setting::LimitRule,
        Setting::Partners,
        Setting::Pot,
        Setting::Stakes,
    ];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Setting::Players => "players",
            Setting::Direction => "direction",
            Setting::Dealing => "deal",
            Setting::Starter => "starter",
            Setting::FalseJoker => "false-joker",
            Setting::HighOne => "high-one",
            Setting::SevenPairs => "seven-pairs",
            Setting::WildDiscard => "wild-discard",
            Setting::Inspect => "inspect",
            Setting::Twin => "twin",
            Setting::StrictDeclare => "strict-declare",
            Setting::Counting => "count",
            Setting::Stacking => "stacking",
            Setting::ColorDouble => "color-double",
            Setting::End => "end",
            Setting::Rounds => "rounds",
            Setting::Ties => "ties",
            Setting::Limit => "limit",
            Setting::LimitRule => "limit-rule",
            Setting::Partners => "partners",
            Setting::Pot => "pot",
            Setting::Stakes => "stakes",
        }
    }

    /// The setting of this name.
    pub fn named(name: &str) -> Option<Setting> {
        Setting::ALL.into_iter().find(|setting| setting.name() == name)
    }

    /// What it may be, in the order to offer it.
    pub fn values(self) -> Vec<String> {
        self.field(&mut Options::preset(super::Preset::Turkish, 4)).values()
    }

    /// What it is in these options.
    pub fn get(self, options: &Options) -> String {
        self.field(&mut options.clone()).get()
    }

    /// Sets it in these options. Returns whether it may be that; if not, nothing changes.
    pub fn set(self, options: &mut Options, value: &str) -> bool {
        self.field(options).set(value)
    }

    /// Whether it makes a difference with the others as they are.
    pub fn matters(self, options: &Options) -> bool {
        match self {
            Setting::Rounds | Setting::Ties => options.end == End::Rounds,
            Setting::Limit | Setting::LimitRule => options.end != End::Rounds,
            Setting::Stacking => {
                options.counting == Counting::Penalties && options.melds.seven_pairs
            }
            _ => true,
        }
    }

    fn field(self, options: &mut Options) -> Box<dyn Field + '_> {
        match self {
            Setting::Players => Box::new(Count(&mut options.players, 2, 4)),
            Setting::Direction => Box::new(&mut options.direction),
            Setting::Dealing => Box::new(&mut options.dealing),
            Setting::Starter => Box::new(&mut options.starter),
            Setting::FalseJoker => Box::new(&mut options.false_joker),
            Setting::HighOne => Box::new(&mut options.melds.high_one),
            Setting::SevenPairs => Box::new(&mut options.melds.seven_pairs),
            Setting::WildDiscard => Box::new(&mut options.wild_discard),
            Setting::Inspect => Box::new(&mut options.inspect),
            Setting::Twin => Box::new(Count(&mut options.twin_points, 0, 3)),
            Setting::StrictDeclare => Box::new(&mut options.strict_declare),
            Setting::Counting => Box::new(&mut options.counting),
            Setting::Stacking => Box::new(&mut options.stacking),
            Setting::ColorDouble => Box::new(&mut options.color_double),
            Setting::End => Box::new(&mut options.end),
            Setting::Rounds => Box::new(Count(&mut options.rounds, 1, 30)),
            Setting::Ties => Box::new(&mut options.ties),
            Setting::Limit => Box::new(Count(&mut options.limit, 5, 30)),
            Setting::LimitRule => Box::new(&mut options.limit_rule),
            Setting::Partners => Box::new(&mut options.partners),
            Setting::Pot => Box::new(&mut options.pot),
            Setting::Stakes => Box::new(&mut options.stakes),
        }
    }
}

/// A field as text.
trait Field {
    fn values(&self) -> Vec<String>;
    fn get(&self) -> String;
    fn set(&mut self, value: &str) -> bool;
}

impl<T: Named> Field for &mut T {
    fn values(&self) -> Vec<String> {
        T::NAMES.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    fn get(&self) -> String {
        let named = T::NAMES.iter().find(|(_, value)| value == *self);
        named.expect("every value has a name").0.to_owned()
    }

    fn set(&mut self, value: &str) -> bool {
        let named = T::NAMES.iter().find(|(name, _)| *name == value);
        if let Some((_, value)) = named {
            **self = *value;
        }
        named.is_some()
    }
}

/// A number and the least and most that it may be.
struct Count<'a>(&'a mut u16, u16, u16);

impl Field for Count<'_> {
    fn values(&self) -> Vec<String> {
        (self.1..=self.2).map(|number| number.to_string()).collect()
    }

    fn get(&self) -> String {
        self.0.to_string()
    }

    fn set(&mut self, value: &str) -> bool {
        let known = (self.1..=self.2).find(|number| number.to_string() == value);
        *self.0 = known.unwrap_or(*self.0);
        known.is_some()
    }
}
