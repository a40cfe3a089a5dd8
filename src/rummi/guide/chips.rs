//! Contests for play chips by these rules, and the shares of their places (RULES section 8).

use super::section::Text;
use crate::contest::{STACK, Staked, tournament_shares};
use crate::guide::Source::Own;
use crate::rummi::rules::Rules;

/// So many play the tournament of the example.
const ENTRANTS: u16 = 16;

/// Ring games as examples: the pool, what each player has, and what each gets of the pool.
const FOUR: &[(&str, u16)] = &[
    ("pool", 400),
    ("p1", 0),
    ("p2", 20),
    ("p3", 50),
    ("p4", 80),
    ("c1", 325),
    ("c2", 50),
    ("c3", 25),
    ("c4", 0),
];
const THREE: &[(&str, u16)] =
    &[("pool", 400), ("p1", 0), ("p2", 30), ("p3", 60), ("c1", 350), ("c2", 50), ("c3", 0)];

/// All of it.
pub fn chips(text: &mut Text<'_>) {
    text.say("chips-pay", "8", &[Own], &[]);
    text.say("rummi-chips-ring", "8", &[Own], &[]);
    let (id, example) = match text.rules.players {
        2 => ("chips-share-two", &[][..]),
        3 => ("rummi-chips-share-three", THREE),
        _ => ("rummi-chips-share-four", FOUR),
    };
    text.say(id, "8", &[Own], &[]).numbers(example);
    text.say("chips-no-sitngo", "8", &[Own], &[]);
    text.say("rummi-chips-tournament", "8", &[Own], &[])
        .number("stack", STACK as u16)
        .number("points", Rules::POINTS_OF_ONE)
        .number("entrants", ENTRANTS)
        .shares(tournament_shares(ENTRANTS.into()));
    text.say("chips-formats", "8", &[Own], &[]);
}
