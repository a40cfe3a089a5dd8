//! The names of the options in the rules editor and in text.

use crate::named::{Named, values};

/// One field of [`Options`](super::Options).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// [`Options::players`](super::Options::players).
    Players,
    /// [`Options::direction`](super::Options::direction).
    Direction,
    /// [`Options::dealing`](super::Options::dealing).
    Dealing,
    /// [`Options::starter`](super::Options::starter).
    Starter,
    /// [`Options::false_joker`](super::Options::false_joker).
    FalseJoker,
    /// [`HandRules::high_one`](super::HandRules::high_one).
    HighOne,
    /// [`HandRules::seven_pairs`](super::HandRules::seven_pairs).
    SevenPairs,
    /// [`Options::wild_discard`](super::Options::wild_discard).
    WildDiscard,
    /// [`Options::inspect`](super::Options::inspect).
    Inspect,
    /// [`Options::twin_points`](super::Options::twin_points).
    Twin,
    /// [`Options::twin_until`](super::Options::twin_until).
    TwinUntil,
    /// [`Options::strict_declare`](super::Options::strict_declare).
    StrictDeclare,
    /// [`Options::counting`](super::Options::counting).
    Counting,
    /// [`Options::stacking`](super::Options::stacking).
    Stacking,
    /// [`Options::color_double`](super::Options::color_double).
    ColorDouble,
    /// [`Options::one_color`](super::Options::one_color).
    OneColor,
    /// [`Options::end`](super::Options::end).
    End,
    /// [`Options::rounds`](super::Options::rounds).
    Rounds,
    /// [`Options::ties`](super::Options::ties).
    Ties,
    /// [`Options::limit`](super::Options::limit).
    Limit,
    /// [`Options::limit_rule`](super::Options::limit_rule).
    LimitRule,
    /// [`Options::partners`](super::Options::partners).
    Partners,
    /// [`Options::pot`](super::Options::pot).
    Pot,
    /// [`Options::stakes`](super::Options::stakes).
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
    /// All settings, in the order of explanation.
    pub const ALL: [Setting; 24] = values();
}

/// Selects one of several sentences that explain a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wording {
    /// More points than the limit put a player out.
    Exceed,
    /// The limit or more puts a player out.
    Reach,
    /// Points are counted down.
    Down,
    /// Players count down their own number.
    Own,
    /// Only an okey discarded last takes the pot.
    OnlyOkey,
}

impl Named for Wording {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Wording::Exceed, "exceed"),
        (Wording::Reach, "reach"),
        (Wording::Down, "down"),
        (Wording::Own, "own"),
        (Wording::OnlyOkey, "okey"),
    ];
}
