//! The tables of 101 Okey, one line after the other.

use super::run::{Arena, Outcome, percent};
use super::tables::{Table, alike};
use crate::step::Result;

const LEVELS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];
const PLAYERS: [u64; 3] = [4, 3, 2];
const PRESETS: [&str; 6] = [
    "yuzbir",
    "yuzbir_katlamali",
    "yuzbir_esli",
    "yuzbir_turnuva",
    "yuzbir_cezali",
    "yuzbir_hizli",
];

/// A round takes about a hundred times as long as one of Okey.
const PART: u64 = 25;

/// Number of runs of one kind, each with its own seeds: the interval of the points comes from their
/// spread, since the program prints no interval of points.
const BATCHES: u64 = 20;

/// The factor of half of an interval of 95 %, by Student's distribution for [`BATCHES`].
const HALF: f64 = 2.09;

fn deals(arena: &Arena, players: u64) -> u64 {
    alike((arena.deals / PART).max(1), players)
}

fn rules(preset: &str, players: u64) -> String {
    format!("{preset} players={players}")
}

/// Measures each level against the one below, in points a round and in whole matches.
pub fn levels(arena: &Arena) -> Result<String> {
    let head = ["players", "bots", "fewer points a round", "won rounds, %", "matches, %"];
    let mut table = Table::of(2, &head);
    for players in PLAYERS {
        for pair in LEVELS.windows(2) {
            let [weak, strong] = [pair[0], pair[1]];
            let bots = format!("{strong},{weak}");
            let rules = rules("yuzbir", players);
            let deals = deals(arena, players);
            let rounds = batches(arena, &rules, &bots, deals)?;
            let points = |bot: &str| of_all(&rounds, |some| of_seat(some, bot, players));
            let (own, other) = (points(strong), points(weak));
            let fewer: Vec<f64> = own.iter().zip(&other).map(|(own, other)| other - own).collect();
            let (fewer, half) = interval(&fewer);
            let won = |bot: &str| mean(&of_all(&rounds, |some| won(some, bot)));
            // A match has eleven rounds.
            let matches = arena.play(&rules, &bots, (deals / 11).max(1), &["--matches"])?;
            table.line(&[
                players.to_string(),
                format!("{strong} v {weak}"),
                format!("{fewer:.1} ± {half:.1}"),
                format!("{} : {}", percent(won(strong)), percent(won(weak))),
                matches.share(strong),
            ]);
        }
    }
    Ok(table.0)
}

/// Measures rounds between bots of the same level, and of Hard by each preset.
pub fn shape(arena: &Arena) -> Result<String> {
    let head = [
        "preset",
        "players",
        "all seats",
        "points of a seat",
        "no winner, %",
        "turns of a player",
        "by pairs, %",
    ];
    let mut table = Table::of(3, &head);
    let others = LEVELS.into_iter().filter(|level| *level != "hard");
    let others = others.map(|level| ("yuzbir", 4, level));
    let fewer = [3, 2].map(|players| ("yuzbir", players, "hard"));
    let hard = PRESETS.map(|preset| (preset, 4, "hard")).into_iter().chain(fewer);
    for (preset, players, level) in hard.chain(others) {
        let deals = 4 * deals(arena, players);
        let outcome = arena.play(&rules(preset, players), level, deals, &[])?;
        table.line(&[
            preset.to_owned(),
            players.to_string(),
            level.to_owned(),
            format!("{:.0}", outcome.of(level, "points") / players as f64),
            percent(outcome.whole("void") + outcome.whole("unwon")),
            format!("{:.2}", outcome.whole("turns")),
            percent(outcome.of(level, "pairs")),
        ]);
    }
    Ok(table.0)
}

/// Number of deals of a batch.
fn batch(deals: u64) -> u64 {
    (deals / BATCHES).max(1)
}

/// Plays the deals in batches.
fn batches(arena: &Arena, rules: &str, bots: &str, deals: u64) -> Result<Vec<Outcome>> {
    let play = |number| {
        let arena = Arena { seed: arena.seed + number * batch(deals), ..*arena };
        arena.play(rules, bots, batch(deals), &[])
    };
    (0..BATCHES).map(play).collect()
}

/// A figure of each batch.
fn of_all(batches: &[Outcome], figure: impl Fn(&Outcome) -> f64) -> Vec<f64> {
    batches.iter().map(figure).collect()
}

/// The points of a seat of one of two sides, which have half of the seats each.
fn of_seat(outcome: &Outcome, bot: &str, players: u64) -> f64 {
    2.0 * outcome.of(bot, "points") / players as f64
}

/// The share of all rounds that a side won.
fn won(outcome: &Outcome, bot: &str) -> f64 {
    outcome.of(bot, "share") * (1.0 - outcome.whole("void") - outcome.whole("unwon"))
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The mean and half of its interval.
fn interval(values: &[f64]) -> (f64, f64) {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let count = values.len() as f64;
    (mean, HALF * (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_comes_from_the_spread() {
        assert_eq!(interval(&[5.0, 5.0]), (5.0, 0.0));
        let (mean, half) = interval(&[1.0, 3.0]);
        assert_eq!((mean, (half * 100.0).round()), (2.0, 209.0));
    }
}
