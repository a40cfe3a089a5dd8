//! Contests for play chips with these rules, and the shares of the places (RULES section 8).

use super::section::Text;
use crate::contest::{Format, sitngo_shares};
use crate::guide::Source::{Own, S2};
use crate::okey::rules::{Counting, Setting};

/// The settings that contests depend on, apart from stakes and pot.
const SETTINGS: &[Setting] = &[Setting::Counting, Setting::Partners];

/// Writes the section.
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

/// Explains ring games and the shares of the pool.
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
    let (id, points): (_, &[i64]) = match (rules.players, wins) {
        (2, _) => ("chips-share-two", &[]),
        (3, false) => ("chips-share-three", &[0, 2, 4]),
        (3, true) => ("chips-share-three-wins", &[-2, -1, 0]),
        (_, false) => ("chips-share-four", &[2, 4, 8, 10]),
        (_, true) => ("chips-share-four-wins", &[-2, -1, 0, 0]),
    };
    let told = text.say(id, "8", &[S2, Own], SETTINGS);
    if !points.is_empty() {
        told.ring_game(points);
    }
}

/// Explains sit'n'goes and the shares of the places.
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

/// Explains tournaments at several tables and their formats.
fn tournaments(text: &mut Text<'_>) {
    let id = match text.rules.counting {
        Counting::Wins => "chips-tournament-wins",
        Counting::Penalties => "chips-tournament",
        Counting::Down | Counting::Own => "chips-tournament-down",
    };
    text.say(id, "8", &[S2, Own], SETTINGS).tournament();
    if text.rules.twin_points > 0 {
        text.say("chips-twin", "8", &[Own], &[Setting::Twin, Setting::Partners]);
    }
    text.say("chips-formats", "8", &[S2, Own], &[Setting::Partners]);
}
