//! The tables, one line after the other.

use super::run::{Arena, percent};
use crate::step::Result;

const PRESETS: [&str; 3] = ["turkish", "board", "pagat"];
const PLAYERS: [u64; 3] = [4, 3, 2];

/// Triples the deals of two players, who have two seatings instead of six, for an equal number of
/// rounds.
pub fn alike(deals: u64, players: u64) -> u64 {
    if players == 2 { 3 * deals } else { deals }
}

fn games() -> impl Iterator<Item = (&'static str, u64)> {
    PLAYERS.into_iter().flat_map(|players| PRESETS.map(|preset| (preset, players)))
}

fn rules(preset: &str, players: u64) -> String {
    format!("{preset} players={players}")
}

/// The lines of a table in Markdown.
pub struct Table(pub String);

impl Table {
    /// Begins a table; the first columns are names, the others numbers.
    pub fn of(names: usize, head: &[&str]) -> Table {
        let rule = (0..head.len()).map(|index| if index < names { "---" } else { "---:" });
        let rule: Vec<&str> = rule.collect();
        Table(format!("| {} |\n| {} |\n", head.join(" | "), rule.join(" | ")))
    }

    pub fn line(&mut self, cells: &[String]) {
        self.0 += &format!("| {} |\n", cells.join(" | "));
    }

    /// Returns the table with one interval a column, in its head: the widest, where each figure of
    /// the column has one.
    fn with_intervals_in_the_head(&self) -> String {
        let rows = self.0.lines().map(|line| line.trim_matches(['|', ' ']).split(" | "));
        let mut rows: Vec<Vec<String>> = rows.map(|row| row.map(str::to_owned).collect()).collect();
        let (head, rows) = rows.split_at_mut(2);
        for (column, name) in head[0].iter_mut().enumerate() {
            let cells = rows.iter().map(|row| row[column].split_once(" ± "));
            let Some(cells) = cells.collect::<Option<Vec<_>>>() else { continue };
            let widest = cells.iter().filter_map(|(_, width)| width.parse().ok());
            *name += &format!(" (± {:.1})", widest.fold(0.0, f64::max));
            for row in rows.iter_mut() {
                row[column] = row[column].split(" ± ").take(1).collect();
            }
        }
        let rows = head.iter().chain(rows.iter());
        rows.map(|row| format!("| {} |\n", row.join(" | "))).collect()
    }
}

/// Measures each level up to Hard against the one below, in every game.
pub fn levels(arena: &Arena) -> Result<String> {
    let pairs = [("easy", "beginner"), ("medium", "easy"), ("hard", "medium")];
    let head = pairs.map(|(strong, weak)| format!("{strong} v {weak}, %"));
    let mut table = Table::of(2, &["preset", "players", &head[0], &head[1], &head[2]]);
    for (preset, players) in games() {
        let mut cells = vec![preset.to_owned(), players.to_string()];
        for (strong, weak) in pairs {
            let deals = alike(arena.deals, players);
            let bots = format!("{strong},{weak}");
            let outcome = arena.play(&rules(preset, players), &bots, deals, &[])?;
            cells.push(outcome.share(strong));
        }
        table.line(&cells);
    }
    Ok(table.with_intervals_in_the_head())
}

/// Measures each style against plain players of its own level and of the one below.
pub fn styles(arena: &Arena) -> Result<String> {
    let head = ["level", "style", "v the same level, plain, %", "v the level below, %"];
    let mut table = Table::of(2, &head);
    for (level, below) in [("easy", "beginner"), ("medium", "easy"), ("hard", "medium")] {
        for style in ["careful", "quick", "pairs"] {
            let bot = format!("{level}:{style}");
            let mut cells = vec![level.to_owned(), style.to_owned()];
            for other in [level, below] {
                let bots = format!("{bot},{other}");
                cells.push(arena.play("turkish", &bots, arena.deals / 2, &[])?.share(&bot));
            }
            table.line(&cells);
        }
    }
    Ok(table.with_intervals_in_the_head())
}

/// Measures Hard against the baseline bot.
pub fn greedy(arena: &Arena) -> Result<String> {
    let mut table = Table::of(2, &["preset", "players", "decided rounds, %", "points, %"]);
    for (preset, players) in games() {
        let deals = alike(arena.deals, players);
        let outcome = arena.play(&rules(preset, players), "hard,greedy", deals, &[])?;
        let cells = [preset.to_owned(), players.to_string()];
        table.line(&[cells.as_slice(), &[outcome.share("hard"), outcome.points("hard")]].concat());
    }
    Ok(table.with_intervals_in_the_head())
}

/// Measures rounds between bots of the same level.
pub fn shape(arena: &Arena) -> Result<String> {
    let head =
        ["preset", "players", "all seats", "void, %", "turns of a player", "by seven pairs, %"];
    let mut table = Table::of(3, &head);
    let levels = ["beginner", "easy", "medium", "expert"];
    let others = levels.into_iter().map(|level| ("turkish", 4, level));
    let hard = games().map(|(preset, players)| (preset, players, "hard"));
    for (preset, players, level) in hard.chain(others) {
        // Expert looks ahead and is hundreds of times slower.
        let deals = if level == "expert" { (arena.deals / 5).max(1) } else { 4 * arena.deals };
        let outcome = arena.play(&rules(preset, players), level, deals, &[])?;
        table.line(&[
            preset.to_owned(),
            players.to_string(),
            level.to_owned(),
            percent(outcome.whole("void")),
            format!("{:.2}", outcome.whole("turns")),
            percent(outcome.of(level, "pairs")),
        ]);
    }
    Ok(table.0)
}

/// Measures Expert against Hard, longest in the game of most players, and in whole matches too.
pub fn expert(arena: &Arena) -> Result<String> {
    let head = ["preset", "players", "% of rounds or matches", "points, %"];
    let mut table = Table::of(2, &head);
    let mut line = |preset: &str, players, deals: u64, more: &[&str], unit: &str| {
        let outcome = arena.play(&rules(preset, players), "expert,hard", deals, more)?;
        table.line(&[
            preset.to_owned(),
            players.to_string(),
            format!("{} of {unit}", outcome.share("expert")),
            outcome.points("expert"),
        ]);
        Result::Ok(())
    };
    for (preset, players) in games() {
        let part = if (preset, players) == ("turkish", 4) { 1 } else { 8 };
        line(preset, players, (alike(arena.deals, players) / part).max(1), &[], "rounds")?;
    }
    line("turkish", 4, (arena.deals / 25).max(1), &["--matches"], "matches")?;
    Ok(table.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widest_interval_of_a_column_stands_in_its_head() {
        let mut table = Table::of(1, &["bots", "won, %", "turns"]);
        for (bot, won, turns) in
            [("easy", "61.5 ± 0.4", "7.1"), ("hard", "70.2 ± 0.6", "6.9 ± 1.0")]
        {
            table.line(&[bot, won, turns].map(str::to_owned));
        }
        assert_eq!(
            table.with_intervals_in_the_head(),
            "| bots | won, % (± 0.6) | turns |\n| --- | ---: | ---: |\n\
             | easy | 61.5 | 7.1 |\n| hard | 70.2 | 6.9 ± 1.0 |\n"
        );
    }
}
