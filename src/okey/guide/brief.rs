//! The game in one minute: enough for a beginner's first round.

use super::figure::{Figure, FigureClaim};
use super::section::Text;
use crate::guide::Source::{self, Own, Pag, S1, S2};
use crate::okey::rules::{Counting, End, FalseJokerTurned, LimitRule, Manner, Setting};
use crate::tile::Kind;

const MELDS: &[Figure] =
    &[Figure::of(FigureClaim::Run, "B4 B5 B6"), Figure::of(FigureClaim::Group, "R8 Y8 K8")];
const OKEY: &[Figure] = &[Figure::under("B6", FigureClaim::Okey, "B7 B7")];

/// Writes the section.
pub fn brief(text: &mut Text<'_>) {
    let rules = text.rules;
    let pairs = &[Setting::SevenPairs];
    if rules.seven_pairs {
        text.say("brief-melds-pairs", "3", &[S2, Pag], pairs).show(MELDS);
    } else {
        text.say("brief-melds", "3", &[S1, S2, Pag], pairs).show(MELDS);
    }
    text.say("brief-turn", "5.2", &[S1, S2, Pag], &[]);
    let turned = &[Setting::FalseJoker];
    match rules.false_joker {
        FalseJokerTurned::Redraw => text.say("brief-okey", "2", &[S1, S2, Pag], turned).show(OKEY),
        FalseJokerTurned::Wild => text.say("brief-okey-wild", "2", &[S1], turned).show(OKEY),
    }
    text.say("brief-finish", "5.6", &[S1, S2, Pag], &[]);
    let counting = &[Setting::Counting];
    let plain = rules.finish_points(Manner::PLAIN, Kind::FalseJoker);
    match rules.counting {
        Counting::Wins => text.say("brief-win", "6", &[S1], counting),
        Counting::Penalties => {
            text.say("brief-loss", "6", &[S2, Pag], counting).number("points", plain)
        }
        Counting::Down => {
            text.say("brief-loss-down", "6", &[Own], counting).number("points", plain)
        }
        Counting::Own => text.say("brief-win-own", "6", &[Own], counting).number("points", plain),
    };
    end(text);
}

/// Writes one sentence on the end of the match.
fn end(text: &mut Text<'_>) {
    let rules = text.rules;
    if rules.end == End::Rounds {
        let settings = &[Setting::Rounds, Setting::End, Setting::Counting];
        match rules.counting {
            Counting::Wins => text.say("brief-rounds-wins", "6", &[S1], settings),
            Counting::Penalties | Counting::Down | Counting::Own => {
                text.say("brief-rounds-penalties", "6", &[S2], settings)
            }
        }
        .number("rounds", rules.rounds);
        return;
    }
    let exceeds = rules.limit_rule == LimitRule::Exceed;
    let settings =
        &[Setting::Limit, Setting::LimitRule, Setting::End, Setting::Partners, Setting::Counting];
    let counted_down = match (rules.counting, rules.partners) {
        (Counting::Wins | Counting::Penalties, _) => None,
        (Counting::Down, false) => Some("brief-down"),
        (Counting::Down, true) => Some("brief-down-partners"),
        (Counting::Own, false) => Some("brief-own"),
        (Counting::Own, true) => Some("brief-own-partners"),
    };
    if let Some(id) = counted_down {
        text.say(id, "6", &[Own], settings).number("limit", rules.limit);
        return;
    }
    let id = match (rules.partners, rules.end, exceeds) {
        (true, _, true) => "brief-partners-exceed",
        (true, _, false) => "brief-partners-reach",
        (_, End::LastSurvivor | End::Rounds, true) => "brief-survivor-exceed",
        (_, End::LastSurvivor | End::Rounds, false) => "brief-survivor-reach",
        (_, End::TopTwo, true) => "brief-two-exceed",
        (_, End::TopTwo, false) => "brief-two-reach",
        (_, End::Best, true) => "brief-fewest-exceed",
        (_, End::Best, false) => "brief-fewest-reach",
    };
    let known: &'static [Source] = if exceeds { &[S2] } else { &[Pag] };
    let told = !rules.partners && rules.end != End::Best && rules.limit == 20;
    let sources = if told { known } else { &[Own] };
    text.say(id, "6", sources, settings).number("limit", rules.limit);
}
