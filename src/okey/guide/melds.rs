//! The tiles and the melds (RULES sections 1 to 3).

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{self, Der, Own, Pag, S1, S2};
use crate::okey::rules::{FalseJokerTurned, Preset, Setting};
use crate::wall::Dealing;

const OKEY: &[Figure] = &[
    Figure::under("B6", FigureClaim::Okey, "B7 B7"),
    Figure::under("K13", FigureClaim::Okey, "K1 K1"),
];
const WILD: &[Figure] = &[
    Figure::under("B6", FigureClaim::Run, "Y9 B7 Y11"),
    Figure::under("B6", FigureClaim::Group, "R3 B7 K3"),
    Figure::under("B6", FigureClaim::Run, "B8 B7 B7"),
];
const FALSE_JOKER: &[Figure] = &[
    Figure::under("B6", FigureClaim::Run, "F B8 B9"),
    Figure::under("B6", FigureClaim::Group, "F R7 Y7"),
    Figure::under("B6", FigureClaim::NoMeld, "R8 F R10"),
];
const TURNED: &[Figure] = &[Figure::under("F", FigureClaim::Run, "R5 F R7")];

const RUNS: &[Figure] = &[
    Figure::of(FigureClaim::Run, "R4 R5 R6"),
    Figure::of(FigureClaim::Run, "K9 K10 K11 K12"),
    Figure::of(FigureClaim::NoMeld, "B5 B6 Y7"),
];
const HIGH_ONE: &[Figure] = &[
    Figure::of(FigureClaim::Run, "R1 R2 R3"),
    Figure::of(FigureClaim::Run, "R12 R13 R1"),
    Figure::of(FigureClaim::NoMeld, "R13 R1 R2"),
];
const LOW_ONE: &[Figure] =
    &[Figure::of(FigureClaim::Run, "R1 R2 R3"), Figure::of(FigureClaim::NoMeld, "R12 R13 R1")];
const GROUPS: &[Figure] = &[
    Figure::of(FigureClaim::Group, "R8 Y8 K8"),
    Figure::of(FigureClaim::Group, "R11 Y11 B11 K11"),
    Figure::of(FigureClaim::NoMeld, "R4 R4 Y4"),
];
const COMPLETE: &[Figure] =
    &[Figure::of(FigureClaim::Complete, "R1 R2 R3 R4 | B5 B6 B7 | R9 Y9 K9 | K10 K11 K12 K13")];
/// S2's own example.
const SEVEN_PAIRS: &[Figure] = &[Figure::of(
    FigureClaim::Complete,
    "Y3 Y3 | B5 B5 | R6 R6 | Y6 Y6 | Y9 Y9 | R10 R10 | Y10 Y10",
)];
const PAIRS: &[Figure] = &[
    Figure::under("B6", FigureClaim::Pair, "R2 B7"),
    Figure::under("B6", FigureClaim::Pair, "F F"),
    Figure::under("B6", FigureClaim::NoPair, "R7 F"),
];

/// Explains the set of tiles.
pub fn tiles(text: &mut Text<'_>) {
    const SET: &[Figure] = &[Figure::of(FigureClaim::Tiles, "R1 Y5 B9 K13 F")];
    text.say("set", "1", &[S1, S2, Pag], &[]).show(SET);
    // The distribution of tiles to cards is our own choice.
    text.say("cards", "10", &[S2, Own], &[]);
}

/// Explains the indicator, wild tiles and false jokers.
pub fn okey(text: &mut Text<'_>) {
    text.say("okey", "2", &[S1, S2, Pag], &[]).show(OKEY);
    text.say("wild", "3", &[S1, S2, Pag], &[]).show(WILD);
    // S1 has another term for them.
    if text.rules.preset == Preset::Board {
        text.say("false-joker-placeholder", "2", &[S1], &[]).show(FALSE_JOKER);
    } else {
        text.say("false-joker", "2", &[S2, Pag], &[]).show(FALSE_JOKER);
    }
    let turned = &[Setting::FalseJoker];
    match text.rules.false_joker {
        FalseJokerTurned::Redraw => {
            // Pagat throws the second die again; without dice it is our own rule.
            let quick = text.rules.dealing == Dealing::Quick;
            let sources: &'static [Source] = if quick { &[Own] } else { &[Pag] };
            text.say("turned-redraw", "2", sources, turned);
        }
        FalseJokerTurned::Wild => {
            text.say("turned-wild", "2", &[S1], turned).show(TURNED);
        }
    }
}

/// Explains melds and complete hands.
pub fn melds(text: &mut Text<'_>) {
    text.say("run", "3", &[S1, S2, Pag], &[]).show(RUNS);
    let high_one = &[Setting::HighOne];
    if text.rules.high_one {
        text.say("high-one", "3", &[S1, S2, Pag], high_one).show(HIGH_ONE);
    } else {
        text.say("low-one", "3", &[Own], high_one).show(LOW_ONE);
    }
    text.say("group", "3", &[S1, S2, Pag], &[]).show(GROUPS);
    text.say("complete", "3", &[S1, S2, Pag], &[]).show(COMPLETE);
    let pairs = &[Setting::SevenPairs];
    if text.rules.seven_pairs {
        text.say("pairs", "3", &[S2, Pag], pairs).show(SEVEN_PAIRS);
        text.say("pairs-okey", "3", &[Der], pairs).show(PAIRS);
    } else {
        text.say("no-pairs", "3", &[S1], pairs);
    }
}
