//! Contests for play chips by these rules, and the shares of their places (RULES section 8).

use super::section::Text;
use crate::contest::Scored;
use crate::guide::Source::Own;
use crate::rummi::rules::Rules;

/// Writes the section.
pub fn chips(text: &mut Text<'_>) {
    text.say("chips-pay", "8", &[Own], &[]);
    text.say("rummi-chips-ring", "8", &[Own], &[]);
    let (id, points): (_, &[i64]) = match text.rules.players {
        2 => ("chips-share-two", &[]),
        3 => ("rummi-chips-share-three", &[0, 30, 60]),
        _ => ("rummi-chips-share-four", &[0, 20, 50, 80]),
    };
    let told = text.say(id, "8", &[Own], &[]);
    if !points.is_empty() {
        told.ring_game(points);
    }
    text.say("chips-no-sitngo", "8", &[Own], &[]);
    text.say("rummi-chips-tournament", "8", &[Own], &[])
        .number("points", Rules::POINTS_OF_ONE)
        .tournament();
    text.say("chips-formats", "8", &[Own], &[]);
}
