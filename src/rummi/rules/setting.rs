//! The names of the options, as in the rules editor and in a text of rules.

use crate::named::{Named, values};

/// A field of [`Options`](super::Options).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// [`Options::players`](super::Options::players).
    Players,
    /// [`Options::high_one`](super::Options::high_one).
    HighOne,
    /// [`Options::opening_joker`](super::Options::opening_joker).
    OpeningJoker,
    /// [`Options::joker_lock`](super::Options::joker_lock).
    JokerLock,
    /// [`Options::refuse_only`](super::Options::refuse_only).
    RefuseOnly,
    /// [`Options::clock`](super::Options::clock).
    Clock,
    /// [`Options::rounds`](super::Options::rounds).
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
    /// All settings, in the order of the explanation.
    pub const ALL: [Setting; 7] = values();
}

/// The name of the sentence that explains a setting: for settings of other games that mean
/// something else here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wording {
    /// The highest number, which 1 may follow, is 10.
    AfterTen,
    /// Every round is played, and all are added up.
    AllRounds,
}

impl Named for Wording {
    const NAMES: &'static [(Self, &'static str)] =
        &[(Wording::AfterTen, "ten"), (Wording::AllRounds, "all")];
}
