//! The game in one minute: the parts that a beginner needs for the first round.

use super::figure::{Figure, Shows};
use super::section::Text;
use crate::guide::Source::{Own, S3};
use crate::rummi::rules::{OPENING, Setting};

const SERIES: &[Figure] =
    &[Figure::of(Shows::Run, "B4 B5 B6"), Figure::of(Shows::Group, "R8 Y8 K8")];

/// Writes the section.
pub fn brief(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("rummi-brief-aim", "7.1", &[S3], &[]);
    text.say("rummi-brief-series", "7.9", &[S3], &[]).show(SERIES);
    text.say("rummi-brief-turn", "7.2", &[S3], &[]);
    text.say("rummi-brief-opening", "7.3", &[S3], &[]).number("points", OPENING as u16);
    text.say("rummi-brief-rebuild", "7.4", &[S3], &[]);
    text.say("rummi-brief-end", "7.8", &[S3, Own], &[Setting::Rounds])
        .number("rounds", rules.rounds);
}
