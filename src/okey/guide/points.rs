//! What it is about, and what a round counts (RULES section 6).

use super::Source::{Own, Pag, S1, S2};
use super::{Figure, Shows, Source, Text};
use crate::okey::rules::{Counting, Setting, Stacking};
use crate::tile::Kind;

const HAND: &str = "R1 R2 R3 R4 | Y5 Y6 Y7 | R9 Y9 K9 | K10 K11 K12 K13";
const PAIRS: &str = "Y3 Y3 | B5 B5 | R6 R6 | Y6 Y6 | Y9 Y9 | R10 R10 | Y10 Y10";

const PLAIN: &[Figure] =
    &[Figure::finish(HAND, "F", Shows::Finish { by_okey: false, by_pairs: false })];
const BY_OKEY: &[Figure] =
    &[Figure::finish(HAND, "B7", Shows::Finish { by_okey: true, by_pairs: false })];
const BY_PAIRS: &[Figure] =
    &[Figure::finish(PAIRS, "K2", Shows::Finish { by_okey: false, by_pairs: true })];
const BY_BOTH: &[Figure] =
    &[Figure::finish(PAIRS, "B7", Shows::Finish { by_okey: true, by_pairs: true })];
const DOUBLING: &[Figure] = &[Figure::of(Shows::Doubles, "R5 | K5")];

/// What it is all about.
pub fn aim(text: &mut Text<'_>) {
    let rules = text.rules;
    let settings = &[Setting::Counting];
    match rules.counting {
        Counting::Wins => text.say("aim-wins", "6", &[S1], settings),
        Counting::Penalties => text.say("aim-penalties", "6", &[S2, Pag], settings),
    }
    .number("players", rules.players);
    if rules.partners {
        text.say("partners", "6", &[Own], &[Setting::Partners]);
    }
}

/// What a round counts.
pub fn points(text: &mut Text<'_>) {
    match text.rules.counting {
        Counting::Wins => {
            text.say("wins", "6", &[S1], &[Setting::Counting]);
        }
        Counting::Penalties => penalties(text),
    }
    if text.rules.pot {
        let id = if text.rules.melds.seven_pairs { "pot" } else { "pot-okey" };
        text.say(id, "6", &[Own], &[Setting::Pot, Setting::SevenPairs]);
    }
}

/// What the losers write, whatever the indicator is worth.
fn penalties(text: &mut Text<'_>) {
    let rules = text.rules;
    // A false joker doubles nothing.
    let value = |by_okey, by_pairs| rules.finish_points(by_okey, by_pairs, Kind::FalseJoker);
    let loss = value(false, false);
    let counting = &[Setting::Counting];
    text.say("loss", "6", &[S2, Pag], counting).number("points", loss).show(PLAIN);
    text.say("by-okey", "6", &[S2, Pag], counting)
        .number("points", value(true, false))
        .show(BY_OKEY);
    if rules.melds.seven_pairs {
        text.say("by-pairs", "6", &[S2, Pag], &[Setting::SevenPairs, Setting::Counting])
            .number("points", value(false, true))
            .show(BY_PAIRS);
        let (id, sources): (_, &'static [Source]) = match rules.stacking {
            Stacking::Multiply => ("both-multiply", &[S2, Own]),
            Stacking::Max => ("both-max", &[Own]),
        };
        let settings = &[Setting::Stacking, Setting::SevenPairs, Setting::Counting];
        text.say(id, "6", sources, settings).number("points", value(true, true)).show(BY_BOTH);
    }
    if rules.color_double {
        text.say("double", "6", &[Own], &[Setting::ColorDouble]).show(DOUBLING);
    }
}
