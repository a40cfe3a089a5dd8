//! The aim, the score of a round, and the end of a match (RULES 7.8).

use super::figure::{Figure, Shows};
use super::section::Text;
use crate::guide::Source::{Own, S3};
use crate::rummi::round::{HALF_SURPRISED, SURPRISED};
use crate::rummi::rules::{JOKER, ROUNDS, Setting};

const LEFT: &[Figure] = &[Figure::of(Shows::Left, "J R3")];

/// The aim of the game.
pub fn aim(text: &mut Text<'_>) {
    text.say("rummi-aim", "7.8", &[S3], &[]);
}

/// The score of a round.
pub fn points(text: &mut Text<'_>) {
    text.say("rummi-sum", "7.8", &[S3], &[]).number("joker", JOKER).show(LEFT);
    text.say("rummi-blocked", "7.8", &[S3, Own], &[]);
    text.say("rummi-at-once", "7.8", &[S3], &[])
        .number("nothing", SURPRISED)
        .number("something", HALF_SURPRISED);
}

/// The end of a match.
pub fn match_end(text: &mut Text<'_>) {
    let rounds = text.rules.rounds;
    text.say("rummi-rounds", "7.8", &[S3, Own], &[Setting::Rounds]).number("rounds", rounds);
    text.say("rounds-agreed", "7.8", &[Own], &[])
        .number("least", *ROUNDS.start())
        .number("most", *ROUNDS.end());
    text.say("ties-share", "7.8", &[Own], &[]);
}
