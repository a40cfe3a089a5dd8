//! The tables of table rummy, one line after the other.

use super::run::{Arena, Outcome};
use super::tables::{Table, alike};
use crate::step::Result;

/// The levels, and at last the waiting that is a style.
const BOTS: [&str; 6] = ["beginner", "easy", "medium", "hard", "expert", "hard:patient"];

/// The weaker and the stronger side.
const PAIRS: [[&str; 2]; 5] = [
    ["beginner", "easy"],
    ["easy", "medium"],
    ["medium", "hard"],
    ["hard", "expert"],
    ["hard", "hard:patient"],
];

const PLAYERS: [u64; 3] = [4, 3, 2];

/// A round takes a hundred times as long as one of Okey.
const PART: u64 = 25;

fn deals(arena: &Arena, players: u64) -> u64 {
    alike((arena.deals / PART).max(1), players)
}

fn rules(preset: &str, players: u64) -> String {
    format!("{preset} players={players}")
}

/// Measures each level against the one below with 80 tiles, in rounds and in whole matches.
pub fn levels(arena: &Arena) -> Result<String> {
    let head = ["players", "bots", "rounds, %", "minus points a round", "matches, %"];
    let mut table = Table::of(2, &head);
    for players in PLAYERS {
        for [weak, strong] in PAIRS {
            let bots = format!("{strong},{weak}");
            let play = |deals: u64, more: &[&str]| -> Result<Outcome> {
                arena.play(&rules("rummi80", players), &bots, deals, more)
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

/// Measures each level against the one below with 106 tiles.
pub fn classic(arena: &Arena) -> Result<String> {
    let names = PLAYERS.map(|players| format!("{players} players, %"));
    let mut table = Table::of(1, &["bots", &names[0], &names[1], &names[2]]);
    for [weak, strong] in PAIRS {
        let mut cells = vec![format!("{strong} v {weak}")];
        for players in PLAYERS {
            let rules = rules("rummi106", players);
            let bots = format!("{strong},{weak}");
            cells.push(arena.play(&rules, &bots, deals(arena, players), &[])?.share(strong));
        }
        table.line(&cells);
    }
    Ok(table.0)
}

/// Measures rounds between bots of the same level.
pub fn shape(arena: &Arena) -> Result<String> {
    let names = PLAYERS.map(|players| format!("{players} players"));
    let mut table = Table::of(1, &["all seats", &names[0], &names[1], &names[2]]);
    for level in BOTS {
        let mut cells = vec![level.to_owned()];
        for players in PLAYERS {
            let rules = rules("rummi80", players);
            let outcome = arena.play(&rules, level, deals(arena, players), &[])?;
            let [whole, blocked] =
                ["at_once", "blocked"].map(|part| 100.0 * outcome.of(level, part));
            cells.push(format!("{:.2}; {whole:.0} %; {blocked:.0} %", outcome.whole("turns")));
        }
        table.line(&cells);
    }
    Ok(table.0)
}
