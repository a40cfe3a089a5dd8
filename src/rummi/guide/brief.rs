//! The game in one minute: the parts that a beginner needs for the first round.

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{Own, S3};
use crate::rummi::rules::{Counting, Setting};

const SERIES: &[Figure] =
    &[Figure::of(FigureClaim::Run, "B4 B5 B6"), Figure::of(FigureClaim::Group, "R8 Y8 K8")];

/// Writes the section.
pub fn brief(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("rummi-brief-aim", "7.1", &[S3], &[]);
    text.say("rummi-brief-series", "7.9", &[S3], &[]).show(SERIES);
    text.say("rummi-brief-turn", "7.2", &[S3], &[]);
    if rules.opening > 0 {
        text.say("rummi-brief-opening", "7.3", &[S3], &[Setting::Opening])
            .number("points", rules.opening);
    }
    text.say("rummi-brief-rebuild", "7.4", &[S3], &[]);
    let settings = &[Setting::Count, Setting::Rounds];
    match rules.count {
        Counting::Minus => text.say("rummi-brief-end", "7.8", &[S3, Own], settings),
        Counting::WinnerTakes => text.say("rummi-brief-end-taken", "7.10", &[Own], settings),
    }
    .number("rounds", rules.rounds);
}
