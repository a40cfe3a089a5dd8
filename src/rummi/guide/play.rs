//! Turns, the opening, rebuilding the table, and how a round ends (RULES 7.2 to 7.7).

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{self, Own, S3};
use crate::laying::OpeningJoker;
use crate::rummi::rules::{Clock, PenaltyTiles, Setting};

/// The first is S3's own example.
const OPENINGS: &[&[Figure]] = &[
    &[
        Figure::of(FigureClaim::Opening, "R1 R2 R3 R4 | R5 Y5 B5"),
        Figure::of(FigureClaim::TooLow, "R1 R2 R3 | R4 Y4 B4"),
    ],
    &[
        Figure::of(FigureClaim::Opening, "R1 R2 R3 | R9 Y9 B9"),
        Figure::of(FigureClaim::TooLow, "R8 R9 R10"),
    ],
];
const OPENINGS_BY_PLACE: &[&[Figure]] = &[
    &[Figure::of(FigureClaim::Opening, "K6 K7 J"), Figure::of(FigureClaim::TooLow, "J K6 K7")],
    &[Figure::of(FigureClaim::Opening, "K9 K10 J"), Figure::of(FigureClaim::TooLow, "J K9 K10")],
];
const OPENINGS_WITH_JOKER: &[&[Figure]] = &[&[Figure::of(FigureClaim::Opening, "J R9 R10")]];
/// S3's own example.
const ADD: &[Figure] =
    &[Figure::of(FigureClaim::Change { rack: "R5", after: "Y5 B5 K5 R5" }, "Y5 B5 K5")];
/// S3's own example; its green is black here.
const REBUILD: &[Figure] = &[Figure::of(
    FigureClaim::Change { rack: "B10 Y7 K7", after: "B8 B9 B10 | Y7 K7 B7" },
    "B7 B8 B9",
)];
const EXCHANGE: &[Figure] =
    &[Figure::of(FigureClaim::Change { rack: "R6 B2 B3", after: "R5 R6 R7 | B2 B3 J" }, "R5 J R7")];
/// The joker leaves, and nothing replaces it.
const TAKEN_OFF: (&str, &str, &str) = ("B4 B5 B6 J", "R9 Y9", "B4 B5 B6 | R9 Y9 J");
const FREE: &[Figure] =
    &[Figure::of(FigureClaim::Change { rack: TAKEN_OFF.1, after: TAKEN_OFF.2 }, TAKEN_OFF.0)];
const LOCKED: &[Figure] =
    &[Figure::of(FigureClaim::Refused { rack: TAKEN_OFF.1, after: TAKEN_OFF.2 }, TAKEN_OFF.0)];

/// Turns.
pub fn play(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("rummi-turn", "7.2", &[S3, Own], &[]);
    text.say("rummi-checked", "7.4", &[S3], &[]);
    let (tiles, one_tile) = (rules.penalty_tiles.get(), rules.penalty_tiles == PenaltyTiles::One);
    let refuse_only = &[Setting::RefuseOnly];
    if rules.refuse_only {
        text.say("rummi-refused", "7.5", &[Own], refuse_only);
    } else {
        let settings = &[Setting::RefuseOnly, Setting::PenaltyTiles];
        let known = if one_tile { &[S3, Own][..] } else { &[Own] };
        text.say("rummi-penalty", "7.5", known, settings).number("tiles", tiles);
    }
    let clock = &[Setting::Clock];
    let Some(seconds) = rules.clock.seconds() else {
        text.say("rummi-no-clock", "7.6", &[Own], clock);
        return;
    };
    let as_s3 = rules.clock == Clock::Seconds50 && one_tile;
    let known: &'static [Source] = if as_s3 { &[S3] } else { &[S3, Own] };
    text.say("rummi-clock", "7.6", known, &[Setting::Clock, Setting::PenaltyTiles])
        .number("seconds", seconds)
        .number("tiles", tiles);
    text.say("rummi-left", "7.6", &[S3, Own], clock);
}

/// The first laying.
pub fn opening(text: &mut Text<'_>) {
    let rules = text.rules;
    let opening = &[Setting::Opening];
    if rules.opening == 0 {
        text.say("rummi-opening-none", "7.10", &[Own], opening);
        return;
    }
    let known: &'static [Source] = if rules.opening == 20 { &[S3] } else { &[S3, Own] };
    text.say("rummi-opening", "7.3", known, opening)
        .number("points", rules.opening)
        .show(Figure::fitting(rules, OPENINGS));
    let joker = &[Setting::OpeningJoker];
    match rules.opening_joker {
        OpeningJoker::Face => text
            .say("rummi-opening-face", "7.3", &[Own], joker)
            .show(Figure::fitting(rules, OPENINGS_BY_PLACE)),
        OpeningJoker::Fifty => text
            .say(
                "rummi-opening-fifty",
                "7.3",
                &[Own],
                &[Setting::OpeningJoker, Setting::JokerValue],
            )
            .number("joker", rules.joker_value.get())
            .show(Figure::fitting(rules, OPENINGS_WITH_JOKER)),
    };
    text.say("rummi-opening-rest", "7.3", &[Own], &[]);
}

/// The allowed changes of the series on the table.
pub fn rebuild(text: &mut Text<'_>) {
    text.say("rummi-add", "7.4", &[S3], &[]).show(ADD);
    text.say("rummi-rebuild", "7.4", &[S3], &[]).show(REBUILD);
    text.say("rummi-exchange", "7.4", &[S3], &[]).show(EXCHANGE);
    let lock = &[Setting::JokerLock];
    if text.rules.joker_lock {
        text.say("rummi-joker-locked", "7.4", &[Own], lock).show(LOCKED);
    } else {
        text.say("rummi-joker-free", "7.4", &[Own], lock).show(FREE);
    }
}

/// The end of a round.
pub fn finish(text: &mut Text<'_>) {
    text.say("rummi-finish", "7.7", &[S3], &[]);
    text.say("rummi-empty", "7.7", &[S3, Own], &[]);
}
