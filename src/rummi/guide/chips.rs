//! Contests for play chips by these rules, and the shares of their places (RULES section 8).

use super::section::Text;
use crate::contest::Scored;
use crate::guide::Source::Own;
use crate::rummi::rules::{Counting, Rules, Setting};

/// Writes the section.
pub fn chips(text: &mut Text<'_>) {
    text.say("chips-pay", "8", &[Own], &[]);
    let taken = text.rules.count == Counting::WinnerTakes;
    let count = &[Setting::Count];
    let ring = if taken { "rummi-chips-ring-taken" } else { "rummi-chips-ring" };
    text.say(ring, "8", &[Own], count);
    let (id, points): (_, &[i64]) = match (text.rules.players, taken) {
        (2, _) => ("chips-share-two", &[]),
        (3, false) => ("rummi-chips-share-three", &[0, 30, 60]),
        (3, true) => ("rummi-chips-share-three-taken", &[]),
        (_, false) => ("rummi-chips-share-four", &[0, 20, 50, 80]),
        (_, true) => ("rummi-chips-share-four-taken", &[]),
    };
    let told = text.say(id, "8", &[Own], count);
    if !points.is_empty() {
        told.ring_game(points);
    }
    text.say("chips-no-sitngo", "8", &[Own], &[]);
    text.say("rummi-chips-tournament", "8", &[Own], &[])
        .number("points", Rules::POINTS_OF_ONE)
        .tournament();
    text.say("chips-formats", "8", &[Own], &[]);
}
