//! The tiles, their melds, and the deal (RULES sections 1, 7.1 and 7.9).

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{Der, Own, S3};
use crate::rummi::rules::{Jokers, Numbers, Setting};

const SETS: &[&[Figure]] = &[
    &[Figure::of(FigureClaim::Tiles, "R1 Y5 B9 K13 J")],
    &[Figure::of(FigureClaim::Tiles, "R1 Y4 B7 K10 J")],
];
const JOKER: &[Figure] =
    &[Figure::of(FigureClaim::Run, "R5 J R7"), Figure::of(FigureClaim::Group, "B8 K8 J")];
const JOKERS: &[Figure] =
    &[Figure::of(FigureClaim::Run, "Y3 J J Y6"), Figure::of(FigureClaim::Run, "J J J")];
const TWO_JOKERS: &[Figure] = &[Figure::of(FigureClaim::Run, "Y3 J J Y6")];
const RUNS: &[Figure] = &[
    Figure::of(FigureClaim::Run, "R1 R2 R3 R4"),
    Figure::of(FigureClaim::Run, "K8 K9 K10"),
    Figure::of(FigureClaim::NoMeld, "B5 B6 Y7"),
];
const LOW_ONES: &[&[Figure]] = &[
    &[
        Figure::of(FigureClaim::Run, "R1 R2 R3"),
        Figure::of(FigureClaim::Run, "R11 R12 R13"),
        Figure::of(FigureClaim::NoMeld, "R12 R13 R1"),
    ],
    &[Figure::of(FigureClaim::Run, "R1 R2 R3"), Figure::of(FigureClaim::NoMeld, "R9 R10 R1")],
];
const HIGH_ONES: &[&[Figure]] = &[
    &[
        Figure::of(FigureClaim::Run, "R1 R2 R3"),
        Figure::of(FigureClaim::Run, "R12 R13 R1"),
        Figure::of(FigureClaim::NoMeld, "R13 R1 R2"),
    ],
    &[
        Figure::of(FigureClaim::Run, "R1 R2 R3"),
        Figure::of(FigureClaim::Run, "R9 R10 R1"),
        Figure::of(FigureClaim::NoMeld, "R10 R1 R2"),
    ],
];
const GROUPS: &[Figure] = &[
    Figure::of(FigureClaim::Group, "R8 Y8 K8"),
    Figure::of(FigureClaim::Group, "R3 Y3 B3 K3"),
    Figure::of(FigureClaim::NoMeld, "R4 R4 Y4"),
];

/// The set.
pub fn tiles(text: &mut Text<'_>) {
    let rules = text.rules;
    let as_s3 = rules.numbers == Numbers::Ten && rules.jokers == Jokers::Four;
    let (known, rule) = if as_s3 { (&[S3][..], "1") } else { (&[Own][..], "7.10") };
    text.say("rummi-set", rule, known, &[Setting::Numbers, Setting::Jokers])
        .number("tiles", rules.pack().size() as u16)
        .number("last", rules.numbers.get())
        .number("jokers", rules.jokers.get())
        .show(Figure::fitting(rules, SETS));
    text.say("rummi-joker", "7", &[S3], &[]).show(JOKER);
    let jokers = &[Setting::Jokers];
    match rules.jokers {
        Jokers::Two => text.say("rummi-two-jokers", "7", &[Own], jokers).show(TWO_JOKERS),
        Jokers::Four => text.say("rummi-jokers", "7", &[Own], jokers).show(JOKERS),
    }
}

/// Runs and groups.
pub fn series(text: &mut Text<'_>) {
    text.say("run", "7.9", &[S3], &[]).show(RUNS);
    let (rules, high_one) = (text.rules, &[Setting::HighOne, Setting::Numbers]);
    let last = rules.numbers.get();
    if rules.high_one {
        let figures = Figure::fitting(rules, HIGH_ONES);
        text.say("rummi-high-one", "7.9", &[Own], high_one).number("last", last).show(figures);
    } else {
        let figures = Figure::fitting(rules, LOW_ONES);
        text.say("rummi-low-one", "7.9", &[S3], high_one).number("last", last).show(figures);
    }
    text.say("group", "7.9", &[S3], &[]).show(GROUPS);
}

/// The order of play, the starter, and the deal.
pub fn deal(text: &mut Text<'_>) {
    let players = text.rules.players;
    let way = if players == 2 { "by-turns" } else { "clockwise" };
    text.say(way, "7.1", &[Own], &[]);
    text.say("rummi-starter", "7.1", &[Own], &[]);
    let plan = text.rules.deal_plan();
    let stock = (plan.pack.size() - plan.dealt(players.into())) as u16;
    text.say("rummi-deal", "7.1", &[S3, Der], &[Setting::Numbers, Setting::Jokers])
        .number("stock", stock);
    text.say("racks", "7.1", &[S3], &[]);
}
