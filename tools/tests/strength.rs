//! The strength of the bots, with fixed seeds. A plain run plays a few deals at every table;
//! differences that need many deals are measured in `cargo xtask test --all`. The results of the
//! long run are in docs/strength.md.

use crate::sample::sample;
use crate::simulated::{figure, simulate};

const PRESETS: [&str; 3] = ["turkish", "board", "pagat"];

const LEVELS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];

/// Checks that the stronger bot wins at least this share of the decided rounds, and significantly.
/// Against Hard each seat has its own stock, which shows a small difference after fewer deals.
fn wins(rules: &str, strong: &str, weak: &str, deals: u32, share: f64) {
    let run = format!("--bots {strong},{weak} --deals {deals} --jobs 2");
    let summary = simulate(rules, &(run + if weak == "hard" { " --own-stock" } else { "" }));
    let won = figure(&summary, strong, "share");
    println!("{rules}: {strong} against {weak}: {won:.3}");
    assert!(won >= share, "{rules}: {strong} against {weak}: {summary}");
    assert!(figure(&summary, strong, "low") > 0.5, "{rules}: {strong} against {weak}: {summary}");
}

fn each_level_beats_the_one_below(players: u8, deals: u32) {
    for preset in PRESETS {
        for pair in LEVELS[..4].windows(2) {
            wins(&format!("{preset} players={players}"), pair[1], pair[0], deals, 0.55);
        }
    }
}

#[test]
#[ignore = "a measurement: cargo xtask test --all"]
fn each_level_beats_the_one_below_among_four() {
    each_level_beats_the_one_below(4, 150);
}

#[test]
#[ignore = "a measurement: cargo xtask test --all"]
fn each_level_beats_the_one_below_among_three() {
    each_level_beats_the_one_below(3, 150);
}

#[test]
#[ignore = "a measurement: cargo xtask test --all"]
fn each_level_beats_the_one_below_between_two() {
    each_level_beats_the_one_below(2, 450);
}

/// Checks that each of these levels wins 55 % against the one below in the mean of all tables, with
/// these numbers of deals for two, three and four players. A few deals of one table would say
/// little.
fn each_level_beats_the_one_below_in_the_mean(levels: &[&str], presets: &[&str], deals: [u32; 3]) {
    for pair in levels.windows(2) {
        let [weak, strong] = [pair[0], pair[1]];
        let mut shares = Vec::new();
        for preset in presets {
            for (players, deals) in (2..).zip(deals) {
                let run = format!("--bots {strong},{weak} --deals {deals}");
                let summary = simulate(&format!("{preset} players={players}"), &run);
                shares.push(figure(&summary, strong, "share"));
            }
        }
        let mean = shares.iter().sum::<f64>() / shares.len() as f64;
        println!("{strong} against {weak}: {mean:.3} of {shares:.2?}");
        assert!(mean >= 0.55, "{strong} against {weak}: {mean:.3} of {shares:.2?}");
    }
}

#[test]
fn each_level_beats_the_one_below_on_the_whole() {
    each_level_beats_the_one_below_in_the_mean(&LEVELS[..4], &PRESETS, [30, 10, 10]);
}

#[test]
fn each_level_beats_the_one_below_with_80_tiles_on_the_whole() {
    each_level_beats_the_one_below_in_the_mean(&LEVELS, &["rummi80"], [9, 3, 3]);
}

/// The same deals give the same numbers on any machine: each bot's share of the decided rounds and
/// its points per round. A change of a bot's decisions changes them; then `cargo xtask test --all`
/// tells if the bot has become weaker.
#[test]
fn a_few_rounds_end_as_they_did() {
    for (rules, run, expected) in [
        (
            "turkish",
            "--bots expert,hard --deals 1 --own-stock",
            "6 rounds, 6.375 turns; expert 0.500 4.500, hard 0.500 4.500",
        ),
        (
            "board players=3",
            "--bots expert,hard --deals 1 --own-stock",
            "6 rounds, 7.111 turns; expert 0.667 0.667, hard 0.333 0.333",
        ),
        (
            "pagat players=2",
            "--bots expert,hard --deals 3 --own-stock",
            "6 rounds, 8.167 turns; expert 0.500 1.000, hard 0.500 1.000",
        ),
        (
            "turkish",
            "--bots hard,medium,easy,beginner --deals 3",
            "72 rounds, 9.920 turns; beginner 0.032 2.250, easy 0.194 1.972, hard 0.532 1.306, \
 medium 0.242 1.889",
        ),
        (
            "kahvehane",
            "--bots hard:careful,hard:quick,hard:pairs,greedy --deals 2",
            "48 rounds, 9.542 turns; greedy 0.171 1.833, hard:careful 0.341 1.542, \
 hard:pairs 0.171 1.792, hard:quick 0.317 1.583",
        ),
        (
            "rummi80 players=3",
            "--bots expert,hard --deals 1 --own-stock",
            "6 rounds, 1.833 turns; expert 0.833 34.000, hard 0.167 70.000",
        ),
        (
            "rummi80",
            "--bots hard,medium,easy,beginner --deals 1",
            "24 rounds, 2.146 turns; beginner 0.000 48.917, easy 0.125 46.125, hard 0.583 16.250, \
 medium 0.292 35.375",
        ),
    ] {
        let summary = simulate(rules, run);
        let side = |(bot, figures): (&String, &serde_json::Value)| {
            let [share, points] = ["share", "points"].map(|name| figures[name].as_f64().unwrap());
            format!("{bot} {share:.3} {points:.3}")
        };
        let sides: Vec<String> = summary["bots"].as_object().unwrap().iter().map(side).collect();
        let turns = summary["turns"].as_f64().unwrap();
        let found = format!("{} rounds, {turns:.3} turns; {}", summary["rounds"], sides.join(", "));
        assert_eq!(found, expected, "{rules}: {summary}");
    }
}

#[test]
#[ignore = "a measurement: cargo xtask test --all"]
fn each_level_beats_the_one_below_with_80_tiles_and_writes_less() {
    for (players, deals) in [(2, 40), (3, 15), (4, 15)] {
        for pair in LEVELS.windows(2) {
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
#[ignore = "a measurement: cargo xtask test --all"]
fn expert_beats_hard() {
    // Longest in the game of most players; elsewhere the difference need not be as significant.
    wins("turkish", "expert", "hard", 80, 0.53);
    for (rules, deals) in [("board players=3", 40), ("pagat players=2", 120)] {
        wins(rules, "expert", "hard", deals, 0.52);
    }
}

#[test]
fn hard_beats_the_yardstick_that_only_comes_nearer() {
    let (deals, share) = sample((60, 0.6), (1000, 0.65));
    for preset in PRESETS {
        wins(preset, "hard", "greedy", deals, share);
    }
}

#[test]
fn four_hard_bots_hardly_ever_leave_a_round_void_or_take_long() {
    let (deals, void, turns) = sample((300, 0.01, 7.2), (1000, 0.006, 7.0));
    for preset in PRESETS {
        let summary = simulate(preset, &format!("--bots hard --deals {deals} --jobs 2"));
        println!("{preset}: void {}, turns {}", summary["void"], summary["turns"]);
        assert!(summary["void"].as_f64().unwrap() <= void, "{preset}: {summary}");
        assert!(summary["turns"].as_f64().unwrap() <= turns, "{preset}: {summary}");
    }
}
