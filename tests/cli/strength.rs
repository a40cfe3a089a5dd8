//! How strong the bots are: small, with fixed seeds. The figures of the long run are in
//! docs/strength.md.

use crate::command::{figure, simulate};

const PRESETS: [&str; 3] = ["turkish", "board", "pagat"];

/// Whoever is to be stronger wins at least so much of the decided rounds, and not by luck. Against
/// Hard each seat has its own stock, which shows a small difference after fewer deals.
fn wins(rules: &str, strong: &str, weak: &str, deals: u32, share: f64) {
    let run = format!("--bots {strong},{weak} --deals {deals} --jobs 2");
    let summary = simulate(rules, &(run + if weak == "hard" { " --own-stock" } else { "" }));
    let won = figure(&summary, strong, "share");
    println!("{rules}: {strong} against {weak}: {won:.3}");
    assert!(won >= share, "{rules}: {strong} against {weak}: {summary}");
    assert!(figure(&summary, strong, "low") > 0.5, "{rules}: {strong} against {weak}: {summary}");
}

fn each_level_beats_the_one_below(players: u8, deals: u32) {
    let levels = ["beginner", "easy", "medium", "hard"];
    for preset in PRESETS {
        for pair in levels.windows(2) {
            wins(&format!("{preset} players={players}"), pair[1], pair[0], deals, 0.55);
        }
    }
}

#[test]
fn each_level_beats_the_one_below_among_four() {
    each_level_beats_the_one_below(4, 150);
}

#[test]
fn each_level_beats_the_one_below_among_three() {
    each_level_beats_the_one_below(3, 150);
}

#[test]
fn each_level_beats_the_one_below_between_two() {
    each_level_beats_the_one_below(2, 450);
}

#[test]
fn each_level_beats_the_one_below_with_80_tiles_and_writes_less() {
    let levels = ["beginner", "easy", "medium", "hard", "expert"];
    for (players, deals) in [(2, 40), (3, 15), (4, 15)] {
        for pair in levels.windows(2) {
            let [weak, strong] = [pair[0], pair[1]];
            let rules = format!("rummi80 players={players}");
            let run = format!("--bots {strong},{weak} --deals {deals} --jobs 2");
            let summary = simulate(&rules, &run);
            let part = format!("{rules}: {strong} against {weak}: {summary}");
            println!("{part}");
            let [won, low] = ["share", "low"].map(|name| figure(&summary, strong, name));
            assert!(won >= 0.55 && low > 0.5, "{part}");
            let written = [strong, weak].map(|bot| figure(&summary, bot, "points"));
            assert!(written[0] < written[1], "{part}");
        }
    }
}

#[test]
fn expert_beats_hard() {
    // Longest in the game of most players; elsewhere it need not be as clear to be seen.
    wins("turkish", "expert", "hard", 80, 0.53);
    for (rules, deals) in [("board players=3", 40), ("pagat players=2", 120)] {
        wins(rules, "expert", "hard", deals, 0.52);
    }
}

#[test]
fn hard_beats_the_yardstick_that_only_comes_nearer() {
    for preset in PRESETS {
        wins(preset, "hard", "greedy", 1000, 0.65);
    }
}

#[test]
fn four_hard_bots_hardly_ever_leave_a_round_void_or_take_long() {
    for preset in PRESETS {
        let summary = simulate(preset, "--bots hard --deals 1000 --jobs 2");
        println!("{preset}: void {}, turns {}", summary["void"], summary["turns"]);
        assert!(summary["void"].as_f64().unwrap() <= 0.006, "{preset}: {summary}");
        assert!(summary["turns"].as_f64().unwrap() <= 7.0, "{preset}: {summary}");
    }
}
