//! The aim, and the score of a round (RULES section 6).

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{self, Own, Pag, S1, S2};
use crate::okey::rules::{Counting, Manner, Rules, Setting, Stacking};
use crate::tile::Kind;

const HAND: &str = "R1 R2 R3 R4 | Y5 Y6 Y7 | R9 Y9 K9 | K10 K11 K12 K13";
const PAIRS: &str = "Y3 Y3 | B5 B5 | R6 R6 | Y6 Y6 | Y9 Y9 | R10 R10 | Y10 Y10";

const PLAIN: &[Figure] =
    &[Figure::finish(HAND, "F", FigureClaim::Finish { by_okey: false, by_pairs: false })];
const BY_OKEY: &[Figure] =
    &[Figure::finish(HAND, "B7", FigureClaim::Finish { by_okey: true, by_pairs: false })];
const BY_PAIRS: &[Figure] =
    &[Figure::finish(PAIRS, "K2", FigureClaim::Finish { by_okey: false, by_pairs: true })];
const BY_BOTH: &[Figure] =
    &[Figure::finish(PAIRS, "B7", FigureClaim::Finish { by_okey: true, by_pairs: true })];
const ONE_COLOR: &[Figure] = &[Figure::finish(
    "R1 R2 R3 R4 | R6 B7 R8 | R8 R9 R10 | R10 R11 R12 R13",
    "K2",
    FigureClaim::OneColor,
)];
const DOUBLING: &[Figure] = &[Figure::of(FigureClaim::Doubles, "R5 | K5")];

/// Explains the aim.
pub fn aim(text: &mut Text<'_>) {
    let rules = text.rules;
    let settings = &[Setting::Counting];
    match rules.counting {
        Counting::Wins => text.say("aim-wins", "6", &[S1], settings),
        Counting::Penalties => text.say("aim-penalties", "6", &[S2, Pag], settings),
        Counting::Down => text.say("aim-down", "6", &[Own], settings),
        Counting::Own => text.say("aim-own", "6", &[Own], settings),
    };
    if rules.partners {
        let id = match rules.counting {
            Counting::Wins => "partners-wins",
            Counting::Penalties => "partners",
            Counting::Down | Counting::Own => "partners-down",
        };
        text.say(id, "6", &[Own], &[Setting::Partners, Setting::Counting]);
    }
}

/// Explains the score of a round.
pub fn points(text: &mut Text<'_>) {
    match text.rules.counting {
        Counting::Wins => {
            text.say("wins", "6", &[S1], &[Setting::Counting]);
        }
        Counting::Penalties | Counting::Down | Counting::Own => finishes(text),
    }
    if text.rules.pot {
        let id = if text.rules.seven_pairs { "pot" } else { "pot-okey" };
        text.say(id, "6", &[Own], &[Setting::Pot, Setting::SevenPairs]);
    }
}

/// Explains the points that a finish costs the losers, or takes off the winner's own number.
fn finishes(text: &mut Text<'_>) {
    let rules = text.rules;
    // A false joker doubles nothing.
    let value = |manner| rules.finish_points(manner, Kind::FalseJoker);
    let loss = value(Manner::PLAIN);
    let okey = value(Manner { by_okey: true, by_pairs: false });
    let counting = &[Setting::Counting];
    let known = worded(rules, ["loss", "loss-down", "win-own"], &[S2, Pag]);
    text.say(known.0, "6", known.1, counting).number("points", loss).show(PLAIN);
    let known = worded(rules, ["by-okey", "by-okey-down", "by-okey-own"], &[S2, Pag]);
    text.say(known.0, "6", known.1, counting).number("points", okey).show(BY_OKEY);
    if rules.seven_pairs {
        let known = worded(rules, ["by-pairs", "by-pairs-down", "by-pairs-own"], &[S2, Pag]);
        text.say(known.0, "6", known.1, &[Setting::SevenPairs, Setting::Counting])
            .number("points", value(Manner { by_okey: false, by_pairs: true }))
            .show(BY_PAIRS);
        let known = match rules.stacking {
            Stacking::Multiply => {
                worded(rules, ["both-multiply", "both-down", "both-down"], &[S2, Own])
            }
            Stacking::Max => worded(rules, ["both-max", "both-max-down", "both-max-down"], &[Own]),
        };
        let settings = &[Setting::Stacking, Setting::SevenPairs, Setting::Counting];
        text.say(known.0, "6", known.1, settings)
            .number("points", value(Manner { by_okey: true, by_pairs: true }))
            .show(BY_BOTH);
    }
    if rules.color_double {
        let id = if rules.counts_down() { "double-down" } else { "double" };
        text.say(id, "6", &[Own], &[Setting::ColorDouble, Setting::Counting]).show(DOUBLING);
    }
    if rules.one_color {
        text.say("one-colour", "6", &[Own], &[Setting::OneColor])
            .number("points", 2 * loss)
            .show(ONE_COLOR);
    }
}

/// Returns the sentence for the way of counting (penalties, down, or own number) and its sources:
/// `sources` cover only penalties.
fn worded(
    rules: &Rules,
    [penalties, down, own]: [&'static str; 3],
    sources: &'static [Source],
) -> (&'static str, &'static [Source]) {
    match rules.counting {
        Counting::Wins | Counting::Penalties => (penalties, sources),
        Counting::Down => (down, &[Own]),
        Counting::Own => (own, &[Own]),
    }
}
