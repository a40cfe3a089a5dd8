//! The end of a match, the winners, and the payments (RULES section 6).

use super::section::Text;
use crate::guide::Source::{self, Own, Pag, S1, S2};
use crate::okey::rules::{Counting, End, LimitRule, ROUNDS, Setting, Ties};

/// Writes the section.
pub fn match_end(text: &mut Text<'_>) {
    let rules = text.rules;
    if rules.end == End::Rounds {
        rounds(text);
        return;
    }
    let limit =
        &[Setting::Limit, Setting::LimitRule, Setting::End, Setting::Partners, Setting::Counting];
    let counted_down = match (rules.counting, rules.partners) {
        (Counting::Wins | Counting::Penalties, _) => None,
        (Counting::Down, false) => Some("count-down"),
        (Counting::Down, true) => Some("count-down-partners"),
        (Counting::Own, false) => Some("count-own"),
        (Counting::Own, true) => Some("count-own-partners"),
    };
    if let Some(id) = counted_down {
        text.say(id, "6", &[Own], limit).number("limit", rules.limit);
        stakes(text);
        return;
    }
    // The sources have no other number.
    let usual = rules.limit == 20;
    let (id, source): (_, &'static [Source]) = match (rules.limit_rule, rules.partners) {
        (LimitRule::Exceed, false) => ("exceed", if usual { &[S2] } else { &[S2, Own] }),
        (LimitRule::Reach, false) => ("reach", if usual { &[Pag] } else { &[Pag, Own] }),
        (LimitRule::Exceed, true) => ("partners-exceed", &[Own]),
        (LimitRule::Reach, true) => ("partners-reach", &[Own]),
    };
    text.say(id, "6", source, limit).number("limit", rules.limit);
    let end = &[Setting::End, Setting::Partners, Setting::Counting];
    match (rules.end, rules.partners) {
        (End::TopTwo, _) => text.say("top-two", "6", &[S2, Pag, Own], end),
        (_, true) => text.say("partners-out", "6", &[Own], end),
        (End::Best, _) => text.say("best", "6", &[Own], end),
        (End::LastSurvivor | End::Rounds, _) if rules.players == 2 => {
            text.say("survivor-two", "6", &[S2, Own], end)
        }
        (End::LastSurvivor | End::Rounds, _) => text.say("survivor", "6", &[S2, Own], end),
    };
    stakes(text);
}

/// Explains the payments of the last two to the first two.
fn stakes(text: &mut Text<'_>) {
    if text.rules.stakes {
        text.say("stakes", "6", &[S2], &[Setting::Stakes]);
    }
}

/// Explains matches of a number of rounds.
fn rounds(text: &mut Text<'_>) {
    let rules = text.rules;
    let settings = &[Setting::Rounds, Setting::End, Setting::Counting];
    match rules.counting {
        Counting::Wins => text.say("rounds-wins", "6", &[S1], settings),
        Counting::Penalties | Counting::Down | Counting::Own => {
            text.say("rounds-penalties", "6", &[S2], settings)
        }
    }
    .number("rounds", rules.rounds);
    let known: &'static [Source] = if rules.counting == Counting::Wins { &[S1] } else { &[Own] };
    text.say("rounds-agreed", "6", known, &[Setting::End, Setting::Counting])
        .number("least", *ROUNDS.start())
        .number("most", *ROUNDS.end());
    let ties = &[Setting::Ties, Setting::End];
    match rules.ties {
        Ties::Share => text.say("ties-share", "6", &[Own], ties),
        Ties::ExtraRounds => text.say("ties-extra", "6", &[Own], ties),
    };
}
