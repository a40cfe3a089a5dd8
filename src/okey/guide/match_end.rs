//! What ends a match, who has won it, and what is paid (RULES section 6).

use super::Source::{Own, Pag, S1, S2};
use super::{Source, Text};
use crate::okey::rules::{Counting, End, LimitRule, Setting, Ties};

/// All of it.
pub fn match_end(text: &mut Text<'_>) {
    let rules = text.rules;
    if rules.end == End::Rounds {
        rounds(text);
        return;
    }
    let limit = &[Setting::Limit, Setting::LimitRule, Setting::End, Setting::Partners];
    // The sources know no other number.
    let usual = rules.limit == 20;
    let (id, source): (_, &'static [Source]) = match (rules.limit_rule, rules.partners) {
        (LimitRule::Exceed, false) => ("exceed", if usual { &[S2] } else { &[S2, Own] }),
        (LimitRule::Reach, false) => ("reach", if usual { &[Pag] } else { &[Pag, Own] }),
        (LimitRule::Exceed, true) => ("partners-exceed", &[Own]),
        (LimitRule::Reach, true) => ("partners-reach", &[Own]),
    };
    text.say(id, "6", source, limit).number("limit", rules.limit);
    let end = &[Setting::End, Setting::Partners];
    match (rules.end, rules.partners) {
        (End::TopTwo, _) => text.say("top-two", "6", &[S2, Pag, Own], end),
        (_, true) => text.say("partners-out", "6", &[Own], end),
        (End::Best, _) => text.say("best", "6", &[Own], end),
        (End::LastSurvivor | End::Rounds, _) => text.say("survivor", "6", &[S2, Own], end),
    };
    if rules.stakes {
        text.say("stakes", "6", &[S2], &[Setting::Stakes]);
    }
}

/// After so many rounds.
fn rounds(text: &mut Text<'_>) {
    let rules = text.rules;
    let settings = &[Setting::Rounds, Setting::End, Setting::Counting];
    match rules.counting {
        Counting::Wins => text.say("rounds-wins", "6", &[S1], settings),
        Counting::Penalties => text.say("rounds-penalties", "6", &[S2], settings),
    }
    .number("rounds", rules.rounds);
    let ties = &[Setting::Ties, Setting::End];
    match rules.ties {
        Ties::Share => text.say("ties-share", "6", &[Own], ties),
        Ties::ExtraRounds => text.say("ties-extra", "6", &[Own], ties),
    };
}
