//! The tables of table rummy, one line after the other.

use super::run::{Arena, Outcome, percent};
use super::tables::{Table, alike};
use crate::step::Result;

const LEVELS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];
const PLAYERS: [u64; 3] = [4, 3, 2];

/// A round takes a hundred times as long as one of Okey.
const PART: u64 = 25;

fn deals(arena: &Arena, players: u64) -> u64 {
    alike((arena.deals / PART).max(1), players)
}

fn rules(preset: &str, players: u64) -> String {
    format!("{preset} players={players}")
}

/// Measures each level against the one below with 80 tiles.
pub fn levels(arena: &Arena) -> Result<String> {
    levels_of(arena, "rummi80", "minus points a round")
}

/// Measures each level against the one below with 106 tiles.
pub fn classic(arena: &Arena) -> Result<String> {
    levels_of(arena, "rummi106", "points won a round")
}

/// Measures each level against the one below, in rounds and in whole matches.
fn levels_of(arena: &Arena, preset: &str, points: &str) -> Result<String> {
    let head = ["players", "bots", "rounds, %", points, "matches, %"];
    let mut table = Table::of(2, &head);
    for players in PLAYERS {
        for pair in LEVELS.windows(2) {
            let [weak, strong] = [pair[0], pair[1]];
            let bots = format!("{strong},{weak}");
            let play = |deals: u64, more: &[&str]| -> Result<Outcome> {
                arena.play(&rules(preset, players), &bots, deals, more)
            };
            let rounds = play(deals(arena, players), &[])?;
            let matches = play((deals(arena, players) / 4).max(1), &["--matches"])?;
            let written = [strong, weak].map(|bot| format!("{:.0}", rounds.of(bot, "points")));
            table.line(&[
                players.to_string(),
                format!("{strong} v {weak}"),
                rounds.share(strong),
                written.join(" : "),
                matches.share(strong),
            ]);
        }
    }
    Ok(table.0)
}

/// Measures rounds between bots of the same level.
pub fn shape(arena: &Arena) -> Result<String> {
    let head = ["players", "all seats", "turns of a player", "whole racks, %", "blocked, %"];
    let mut table = Table::of(2, &head);
    for players in PLAYERS {
        for level in LEVELS {
            let outcome =
                arena.play(&rules("rummi80", players), level, deals(arena, players), &[])?;
            table.line(&[
                players.to_string(),
                level.to_owned(),
                format!("{:.2}", outcome.whole("turns")),
                percent(outcome.of(level, "at_once")),
                percent(outcome.of(level, "blocked")),
            ]);
        }
    }
    Ok(table.0)
}
