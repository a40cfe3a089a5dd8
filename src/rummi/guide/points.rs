//! The aim, the score of a round, and the end of a match (RULES 7.8).

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{self, Own, S3};
use crate::rummi::rules::{Counting, JokerValue, ROUNDS, Setting};
use crate::rummi::score::{HALF_SURPRISED, SURPRISED};

const LEFT: &[Figure] = &[Figure::of(FigureClaim::Left, "J R3")];

/// The aim of the game.
pub fn aim(text: &mut Text<'_>) {
    let count = &[Setting::Count];
    match text.rules.count {
        Counting::Minus => text.say("rummi-aim", "7.8", &[S3], count),
        Counting::WinnerTakes => text.say("rummi-aim-taken", "7.10", &[Own], count),
    };
}

/// The score of a round.
pub fn points(text: &mut Text<'_>) {
    let settings = &[Setting::Count, Setting::JokerValue];
    let joker = text.rules.joker_value;
    if text.rules.count == Counting::WinnerTakes {
        let joker = joker.get();
        text.say("rummi-sum-taken", "7.10", &[Own], settings).number("joker", joker).show(LEFT);
        text.say("rummi-blocked-taken", "7.10", &[Own], &[Setting::Count]);
        return;
    }
    let known: &'static [Source] = if joker == JokerValue::Fifty { &[S3] } else { &[S3, Own] };
    text.say("rummi-sum", "7.8", known, settings).number("joker", joker.get()).show(LEFT);
    text.say("rummi-blocked", "7.8", &[S3, Own], &[Setting::Count]);
    text.say("rummi-at-once", "7.8", &[S3], &[Setting::Count])
        .number("nothing", SURPRISED)
        .number("something", HALF_SURPRISED);
}

/// The end of a match.
pub fn match_end(text: &mut Text<'_>) {
    let rounds = text.rules.rounds;
    let settings = &[Setting::Rounds, Setting::Count];
    match text.rules.count {
        Counting::Minus => text.say("rummi-rounds", "7.8", &[S3, Own], settings),
        Counting::WinnerTakes => text.say("rummi-rounds-taken", "7.10", &[Own], settings),
    }
    .number("rounds", rounds);
    text.say("rounds-agreed", "7.8", &[Own], &[])
        .number("least", *ROUNDS.start())
        .number("most", *ROUNDS.end());
    text.say("ties-share", "7.8", &[Own], &[]);
}
