//! Turns, and the end of a round (RULES section 5).

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{self, Own, Pag, S1, S2};
use crate::okey::rules::{Counting, End, Inspect, OFFENCE, Setting, TwinUntil, WildDiscard};

const TWIN: &[Figure] = &[Figure::under("B6", FigureClaim::Twin, "B6")];
const FINISH: &[Figure] = &[Figure::finish(
    "R1 R2 R3 R4 | B8 B9 B7 | R9 Y9 K9 | K10 K11 K12 K13",
    "Y5",
    FigureClaim::Finish { by_okey: false, by_pairs: false },
)];

/// Explains turns.
pub fn play(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("first", "5.1", &[S1, Own], &[]);
    text.say("turn", "5.2", &[S2, Own], &[]);
    let inspect = &[Setting::Inspect];
    match rules.inspect {
        Inspect::None => text.say("inspect-none", "5.4", &[S2], inspect),
        Inspect::OwnAndLeft if rules.players == 2 => {
            text.say("inspect-both", "5.4", &[Pag], inspect)
        }
        Inspect::OwnAndLeft => text.say("inspect-own-left", "5.4", &[Pag], inspect),
        Inspect::All => text.say("inspect-all", "5.4", &[Own], inspect),
    };
    let wild = &[Setting::WildDiscard];
    match rules.wild_discard {
        WildDiscard::Anytime => text.say("wild-anytime", "5.3", &[Own], wild),
        WildDiscard::OnlyToFinish if rules.strict_declare => {
            let settings = &[Setting::WildDiscard, Setting::StrictDeclare];
            text.say("wild-finish-strict", "5.3", &[Own], settings)
        }
        WildDiscard::OnlyToFinish => text.say("wild-finish", "5.3", &[Own], wild),
        WildDiscard::Dead => text.say("wild-dead", "5.3", &[Own], wild),
    };
    if rules.twin_points > 0 {
        // Showing it out of turn, and the points of a void round, are our own rules.
        let (id, sources): (_, &'static [Source]) = match rules.twin_until {
            TwinUntil::FirstDraw => ("twin", &[S2, Pag, Own]),
            TwinUntil::FirstDiscard => ("twin-discard", &[Own]),
        };
        text.say(id, "5.5", sources, &[Setting::Twin, Setting::TwinUntil]).show(TWIN);
        let (id, sources): (_, &'static [Source]) = match rules.counting {
            Counting::Wins | Counting::Penalties => ("twin-points", &[S2, Pag, Own]),
            Counting::Down => ("twin-down", &[Own]),
            Counting::Own => ("twin-own", &[Own]),
        };
        text.say(id, "5.5", sources, &[Setting::Twin, Setting::Counting])
            .number("points", rules.twin_points);
    } else if rules.counting != Counting::Wins {
        let id = if rules.counts_down() { "no-twin-down" } else { "no-twin" };
        text.say(id, "5.5", &[Own], &[Setting::Twin, Setting::Counting]);
    }
}

/// Explains the end of a round.
pub fn finish(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("finish", "5.6", &[S1, S2, Pag], &[]).show(FINISH);
    let strict = &[Setting::StrictDeclare];
    if rules.strict_declare {
        text.say("strict", "5.6", &[Own], strict).number("points", OFFENCE);
    } else {
        text.say("refused", "5.6", &[Own], strict);
    }
    text.say("empty", "5.7", &[S2, Own], &[]);
    if rules.end == End::Rounds {
        text.say("void-replayed", "6", &[Own], &[Setting::End]);
    }
}
