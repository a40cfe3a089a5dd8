//! What it is about, and what a round counts (RULES section 6).

use super::Source::{Own, S1, S2};
use super::{Figure, Shows, Source, Text};
use crate::rules::{Counting, Setting, Stacking};
use crate::tile::Kind;

/// What it is all about.
pub fn aim(text: &mut Text<'_>) {
    let rules = text.rules;
    let settings = &[Setting::Counting];
    match rules.counting {
        Counting::Wins => text.say("aim-wins", "6", &[S1], settings),
        Counting::Penalties => text.say("aim-penalties", "6", &[S2], settings),
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
    text.say("loss", "6", &[S2], counting).number("points", loss).figures.push(plain());
    text.say("by-okey", "6", &[S2], counting)
        .number("points", value(true, false))
        .figures
        .push(by_okey(plain()));
    if rules.melds.seven_pairs {
        text.say("by-pairs", "6", &[S2], &[Setting::SevenPairs, Setting::Counting])
            .number("points", value(false, true))
            .figures
            .push(pairs());
        let (id, sources): (_, &'static [Source]) = match rules.stacking {
            Stacking::Multiply => ("both-multiply", &[S2, Own]),
            Stacking::Max => ("both-max", &[Own]),
        };
        let settings = &[Setting::Stacking, Setting::SevenPairs, Setting::Counting];
        text.say(id, "6", sources, settings)
            .number("points", value(true, true))
            .figures
            .push(by_okey(pairs()));
    }
    if rules.color_double {
        text.say("double", "6", &[Own], &[Setting::ColorDouble]).show(Shows::Doubles, "R5 | K5");
    }
}

/// With an indicator that nowhere doubles the finish.
const fn plain() -> Figure {
    Figure {
        indicator: Some("B6"),
        tiles: "R1 R2 R3 R4 | Y5 Y6 Y7 | R9 Y9 K9 | K10 K11 K12 K13",
        last: Some("F"),
        shows: Shows::Finish { by_okey: false, by_pairs: false },
    }
}

const fn pairs() -> Figure {
    Figure {
        indicator: Some("B6"),
        tiles: "Y3 Y3 | B5 B5 | R6 R6 | Y6 Y6 | Y9 Y9 | R10 R10 | Y10 Y10",
        last: Some("K2"),
        shows: Shows::Finish { by_okey: false, by_pairs: true },
    }
}

/// The same with an okey thrown last.
const fn by_okey(figure: Figure) -> Figure {
    let shows = match figure.shows {
        Shows::Finish { by_pairs, .. } => Shows::Finish { by_okey: true, by_pairs },
        other => other,
    };
    Figure { last: Some("B7"), shows, ..figure }
}
