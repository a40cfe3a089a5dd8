//! What the tiles are and what they form (RULES sections 1 to 3).

use super::Source::{Der, Own, S1, S2};
use super::{Shows, Text};
use crate::rules::{FalseJokerTurned, Setting};

/// The set.
pub fn tiles(text: &mut Text<'_>) {
    text.say("set", "1", &[S1, S2], &[]).show(Shows::Tiles, "R1 Y5 B9 K13 F");
}

/// The indicator and what it makes of other tiles.
pub fn okey(text: &mut Text<'_>) {
    text.say("okey", "2", &[S1, S2], &[]).show_under("B6", Shows::Okey, "B7 B7").show_under(
        "K13",
        Shows::Okey,
        "K1 K1",
    );
    text.say("wild", "3", &[S1, S2], &[])
        .show_under("B6", Shows::Run, "Y9 B7 Y11")
        .show_under("B6", Shows::Group, "R3 B7 K3")
        .show_under("B6", Shows::Run, "B8 B7 B7");
    text.say("false-joker", "2", &[S1, S2], &[])
        .show_under("B6", Shows::Run, "F B8 B9")
        .show_under("B6", Shows::Group, "F R7 Y7")
        .show_under("B6", Shows::NoMeld, "R8 F R10");
    match text.rules.false_joker {
        FalseJokerTurned::Redraw => {
            text.say("turned-redraw", "2", &[Own], &[Setting::FalseJoker]);
        }
        FalseJokerTurned::Wild => {
            text.say("turned-wild", "2", &[S1], &[Setting::FalseJoker]).show_under(
                "F",
                Shows::Run,
                "R5 F R7",
            );
        }
    }
}

/// Melds and complete hands.
pub fn melds(text: &mut Text<'_>) {
    text.say("run", "3", &[S1, S2], &[])
        .show(Shows::Run, "R4 R5 R6")
        .show(Shows::Run, "K9 K10 K11 K12")
        .show(Shows::NoMeld, "B5 B6 Y7");
    let high_one = &[Setting::HighOne];
    let one = if text.rules.melds.high_one {
        text.say("high-one", "3", &[S1, S2], high_one).show(Shows::Run, "R12 R13 R1")
    } else {
        text.say("low-one", "3", &[Own], high_one).show(Shows::NoMeld, "R12 R13 R1")
    };
    one.show(Shows::Run, "R1 R2 R3").show(Shows::NoMeld, "R13 R1 R2");
    text.say("group", "3", &[S1, S2], &[])
        .show(Shows::Group, "R8 Y8 K8")
        .show(Shows::Group, "R11 Y11 B11 K11")
        .show(Shows::NoMeld, "R4 R4 Y4");
    text.say("complete", "3", &[S1, S2], &[])
        .show(Shows::Complete, "R1 R2 R3 R4 | B5 B6 B7 | R9 Y9 K9 | K10 K11 K12 K13");
    if text.rules.melds.seven_pairs {
        text.say("pairs", "3", &[S2], &[Setting::SevenPairs])
            .show(Shows::Complete, "Y3 Y3 | B5 B5 | R6 R6 | Y6 Y6 | Y9 Y9 | R10 R10 | Y10 Y10");
        text.say("pairs-okey", "3", &[Der], &[Setting::SevenPairs])
            .show_under("B6", Shows::Pair, "R2 B7")
            .show_under("B6", Shows::Pair, "F F")
            .show_under("B6", Shows::NoPair, "R7 F");
    } else {
        text.say("no-pairs", "3", &[S1], &[Setting::SevenPairs]);
    }
}
