//! Contests for play chips by these rules, and the shares of their places (RULES section 8).

use super::section::Text;
use crate::contest::{Format, STACK, sitngo_shares, tournament_shares};
use crate::guide::Source::{Own, S2};
use crate::okey::rules::{Counting, Setting};

/// The settings on which contests depend beside stakes and pot.
const SETTINGS: &[Setting] = &[Setting::Counting, Setting::Partners];

/// So many play the tournament of the example.
const ENTRANTS: u16 = 16;

/// Ring games as examples: the pool, what each player has, and what each gets of the pool.
const FOUR: &[(&str, u16)] = &[
    ("pool", 400),
    ("p1", 2),
    ("p2", 4),
    ("p3", 8),
    ("p4", 10),
    ("c1", 326),
    ("c2", 56),
    ("c3", 18),
    ("c4", 0),
];
const THREE: &[(&str, u16)] =
    &[("pool", 400), ("p1", 0), ("p2", 2), ("p3", 4), ("c1", 350), ("c2", 50), ("c3", 0)];
const FOUR_WINS: &[(&str, u16)] = &[
    ("pool", 400),
    ("p1", 2),
    ("p2", 1),
    ("p3", 0),
    ("p4", 0),
    ("c1", 350),
    ("c2", 50),
    ("c3", 0),
    ("c4", 0),
];
const THREE_WINS: &[(&str, u16)] =
    &[("pool", 400), ("p1", 2), ("p2", 1), ("p3", 0), ("c1", 350), ("c2", 50), ("c3", 0)];

/// All of it.
pub fn chips(text: &mut Text<'_>) {
    let rules = text.rules;
    if rules.pot || rules.stakes {
        text.say("chips-none", "8", &[Own], &[Setting::Pot, Setting::Stakes]);
        return;
    }
    match (rules.counts_down(), rules.partners) {
        (true, true) => {
            text.say("chips-none-down", "8", &[Own], SETTINGS);
        }
        (true, false) => {
            text.say("chips-pay", "8", &[S2, Own], &[]);
            text.say("chips-down", "8", &[Own], SETTINGS);
            tournaments(text);
        }
        (false, partners) => {
            text.say("chips-pay", "8", &[S2, Own], &[]);
            ring_games(text);
            sit_and_gos(text);
            if !partners {
                tournaments(text);
            }
        }
    }
}

/// Ring games, and the key of their pool.
fn ring_games(text: &mut Text<'_>) {
    let rules = text.rules;
    let wins = rules.counting == Counting::Wins;
    if wins {
        text.say("chips-ring-wins", "8", &[S2, Own], SETTINGS);
    } else {
        text.say("chips-ring", "8", &[S2], SETTINGS);
    }
    if rules.partners {
        text.say("chips-share-partners", "8", &[Own], SETTINGS);
        return;
    }
    let (id, example) = match (rules.players, wins) {
        (2, _) => ("chips-share-two", &[][..]),
        (3, false) => ("chips-share-three", THREE),
        (3, true) => ("chips-share-three-wins", THREE_WINS),
        (_, false) => ("chips-share-four", FOUR),
        (_, true) => ("chips-share-four-wins", FOUR_WINS),
    };
    text.say(id, "8", &[S2, Own], SETTINGS).numbers(example);
}

/// Sit'n'goes, and the shares of their places.
fn sit_and_gos(text: &mut Text<'_>) {
    let rules = text.rules;
    if rules.counting == Counting::Wins {
        text.say("chips-no-sitngo", "8", &[Own], SETTINGS);
        return;
    }
    let limit = Format::Normal.limit();
    if rules.partners {
        text.say("chips-sitngo-partners", "8", &[Own], SETTINGS).number("limit", limit);
        return;
    }
    text.say("chips-sitngo", "8", &[S2, Own], SETTINGS).number("limit", limit);
    let id = match rules.players {
        2 => "chips-places-two",
        3 => "chips-places-three",
        _ => "chips-places-four",
    };
    let told = text.say(id, "8", &[S2, Own], SETTINGS);
    if rules.players > 2 {
        told.shares(sitngo_shares(rules.players.into()));
    }
}

/// Tournaments at several tables, and their formats.
fn tournaments(text: &mut Text<'_>) {
    let id = match text.rules.counting {
        Counting::Wins => "chips-tournament-wins",
        Counting::Penalties => "chips-tournament",
        Counting::Down | Counting::Own => "chips-tournament-down",
    };
    text.say(id, "8", &[S2, Own], SETTINGS)
        .number("stack", STACK as u16)
        .number("entrants", ENTRANTS)
        .shares(tournament_shares(ENTRANTS.into()));
    if text.rules.twin_points > 0 {
        text.say("chips-twin", "8", &[Own], &[Setting::Twin, Setting::Partners]);
    }
    text.say("chips-formats", "8", &[S2, Own], &[Setting::Partners]);
}
