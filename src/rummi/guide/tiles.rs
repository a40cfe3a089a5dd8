//! The tiles, their melds, and the deal (RULES sections 1, 7.1 and 7.9).

use super::figure::{Figure, Shows};
use super::section::Text;
use crate::guide::Source::{Der, Own, S3};
use crate::rummi::rules::{Rules, Setting};

const SET: &[Figure] = &[Figure::of(Shows::Tiles, "R1 Y4 B7 K10 J")];
const JOKER: &[Figure] = &[Figure::of(Shows::Run, "R5 J R7"), Figure::of(Shows::Group, "B8 K8 J")];
const JOKERS: &[Figure] = &[Figure::of(Shows::Run, "Y3 J J Y6"), Figure::of(Shows::Run, "J J J")];
const RUNS: &[Figure] = &[
    Figure::of(Shows::Run, "R1 R2 R3 R4"),
    Figure::of(Shows::Run, "K8 K9 K10"),
    Figure::of(Shows::NoMeld, "B5 B6 Y7"),
];
const LOW_ONE: &[Figure] =
    &[Figure::of(Shows::Run, "R1 R2 R3"), Figure::of(Shows::NoMeld, "R9 R10 R1")];
const HIGH_ONE: &[Figure] = &[
    Figure::of(Shows::Run, "R1 R2 R3"),
    Figure::of(Shows::Run, "R9 R10 R1"),
    Figure::of(Shows::NoMeld, "R10 R1 R2"),
];
const GROUPS: &[Figure] = &[
    Figure::of(Shows::Group, "R8 Y8 K8"),
    Figure::of(Shows::Group, "R3 Y3 B3 K3"),
    Figure::of(Shows::NoMeld, "R4 R4 Y4"),
];

/// The set.
pub fn tiles(text: &mut Text<'_>) {
    text.say("rummi-set", "1", &[S3], &[]).show(SET);
    text.say("rummi-joker", "7", &[S3], &[]).show(JOKER);
    text.say("rummi-jokers", "7", &[Own], &[]).show(JOKERS);
}

/// Runs and groups.
pub fn series(text: &mut Text<'_>) {
    text.say("run", "7.9", &[S3], &[]).show(RUNS);
    let high_one = &[Setting::HighOne];
    if text.rules.high_one {
        text.say("rummi-high-one", "7.9", &[Own], high_one).show(HIGH_ONE);
    } else {
        text.say("rummi-low-one", "7.9", &[S3], high_one).show(LOW_ONE);
    }
    text.say("group", "7.9", &[S3], &[]).show(GROUPS);
}

/// The order of play, the starter, and the deal.
pub fn deal(text: &mut Text<'_>) {
    let players = text.rules.players;
    let way = if players == 2 { "by-turns" } else { "clockwise" };
    text.say(way, "7.1", &[Own], &[]);
    text.say("rummi-starter", "7.1", &[Own], &[]);
    let stock = (Rules::PACK.size() - Rules::DEAL.dealt(players.into())) as u16;
    text.say("rummi-deal", "7.1", &[S3, Der], &[]).number("stock", stock);
    text.say("racks", "7.1", &[S3], &[]);
}
