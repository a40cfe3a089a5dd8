//! Bots against each other: small runs with fixed seeds.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::PROGRAM;
use crate::command::run;
use crate::sample::sample;
use crate::simulated::{figure, simulate, simulated, summary, tools};
use serde_json::{Value, json};

#[test]
fn a_character_plays_at_its_level() {
    let levels = ["beginner", "easy", "medium", "hard"];
    // A few deals say little about one style, but enough about all three.
    let (deals, range, lowest) = sample((20, 0.4..=0.6, 0.3), (120, 0.43..=0.55, 0.5));
    for pair in levels.windows(2) {
        let [below, level] = [pair[0], pair[1]];
        let (mut of_level, mut of_below) = (0.0, 0.0);
        for style in ["careful", "quick", "pairs"] {
            let character = format!("{level}:{style}");
            let against = |other: &str| {
                let run = format!("--bots {character},{other} --deals {deals} --jobs 2");
                let summary = simulate("turkish", &run);
                let share = |bound| figure(&summary, &character, bound);
                println!("{character} against {other}: {}", share("share"));
                (share("low"), share("share"), share("high"))
            };
            let (_, share, high) = against(level);
            of_level += share / 3.0;
            assert!(range.contains(&share) && high > 0.45, "{character}: {share}");
            let (low, share, _) = against(below);
            of_below += share / 3.0;
            assert!(low > lowest, "{character} against {below}: {low}");
        }
        assert!((0.43..=0.55).contains(&of_level), "{level}: {of_level}");
        assert!(of_below > 0.55, "{level} against {below}: {of_below}");
    }
}

#[test]
fn a_side_alone_makes_all_points_and_two_share_them() {
    let alone = simulate("turkish", "--bots easy --deals 20");
    for share in ["share", "points_share", "points_low", "points_high"] {
        assert_eq!(figure(&alone, "easy", share), 1.0, "{share}: {alone}");
    }
    let two = simulate("turkish", "--bots easy,hard --deals 60");
    for share in ["share", "points_share"] {
        assert!((figure(&two, "easy", share) + figure(&two, "hard", share) - 1.0).abs() < 1e-12);
    }
    // The side that causes more points for the others gets fewer itself.
    assert!(figure(&two, "hard", "points_share") > 0.6, "{two}");
    assert!(figure(&two, "hard", "points") < figure(&two, "easy", "points"), "{two}");
    assert!(figure(&two, "hard", "pairs") > 0.0, "{two}");
}

#[test]
fn counted_wins_are_the_points() {
    let board = simulate("board", "--bots easy,hard --deals 60");
    for (of_points, of_wins) in
        [("points_share", "share"), ("points_low", "low"), ("points_high", "high")]
    {
        assert_eq!(figure(&board, "hard", of_points), figure(&board, "hard", of_wins), "{board}");
    }
    assert_eq!(figure(&board, "hard", "pairs"), 0.0, "{board}");
    let decided = 1.0 - board["void"].as_f64().unwrap();
    let all = figure(&board, "hard", "points") + figure(&board, "easy", "points");
    assert!((all - decided).abs() < 1e-12, "{board}");
}

#[test]
fn a_round_with_an_empty_stock_is_void_in_okey_and_counts_in_101() {
    for (rules, counts) in [("yuzbir", true), ("turkish", false)] {
        let summary = simulate(rules, "--bots beginner --deals 40");
        let [void, unwon] = ["void", "unwon"].map(|name| summary[name].as_f64().unwrap());
        assert!(if counts { void == 0.0 && unwon > 0.5 } else { unwon == 0.0 }, "{summary}");
        let points = figure(&summary, "beginner", "points");
        assert!(
            !counts || points > 4.0 * 101.0 * unwon,
            "who has not opened writes 202: {summary}"
        );
    }
    let pairs = simulate("yuzbir players=2 open-pairs=4", "--bots hard:pairs --deals 60");
    assert!(pairs["void"].as_f64() > Some(0.0), "both have opened by pairs: {pairs}");
}

#[test]
fn the_game_with_80_tiles_is_simulated_too_in_rounds_and_in_matches() {
    for unit in ["", "--matches", "--own-stock"] {
        let run = format!("--bots easy,medium --deals 4 {unit}");
        let summary = simulate("rummi80 players=3", &run);
        assert_eq!(summary["void"], 0.0, "{summary}");
        let shares = ["easy", "medium"].map(|bot| figure(&summary, bot, "share"));
        assert!((shares[0] + shares[1] - 1.0).abs() < 1e-12, "{summary}");
        for special in ["at_once", "blocked"] {
            assert!((0.0..=1.0).contains(&figure(&summary, "easy", special)), "{summary}");
        }
    }
    let refused = simulated("rummi80", "--bots greedy").unwrap_err();
    assert!(refused.contains("no greedy"), "{refused}");
    let refused = simulated("rummi80", "--bots hard:pairs").unwrap_err();
    assert!(refused.contains("hard:pairs: there is no style pairs in this game"), "{refused}");
    let refused = simulated("rummi80 players=5", "--bots hard").unwrap_err();
    assert!(refused.contains("players cannot be “5”"), "{refused}");
}

#[test]
fn the_finisher_of_101_okey_gets_points_below_zero() {
    for rules in ["yuzbir players=2", "yuzbir_esli"] {
        let summary = simulate(rules, "--bots greedy,hard --deals 4");
        let points = ["greedy", "hard"].map(|bot| figure(&summary, bot, "points"));
        assert!(points.iter().all(|points| (-101.0..1000.0).contains(points)), "{summary}");
        let shares = ["greedy", "hard"].map(|bot| figure(&summary, bot, "share"));
        assert!((shares[0] + shares[1] - 1.0).abs() < 1e-12, "{summary}");
    }
}

#[test]
fn two_bots_have_as_many_seats_each_also_at_three() {
    for (rules, seatings) in [("turkish", 6), ("turkish players=3", 6), ("turkish players=2", 2)] {
        let summary = simulate(rules, "--bots easy,medium --deals 10");
        assert_eq!(summary["rounds"], 10 * seatings, "{rules}");
    }
    let fixed = simulated("turkish players=3", "--bots easy,medium --seatings fixed");
    assert!(fixed.unwrap_err().contains("in all seatings"));
}

#[test]
fn shards_add_up_to_the_whole_whatever_the_jobs() {
    let run = "simulate --bots easy,medium --deals 90 --json";
    let whole = summary(&tools(run, "").unwrap());
    let shards: Vec<String> =
        (1..=3).map(|i| tools(&format!("{run} --shard {i}/3 --jobs {i}"), "").unwrap()).collect();
    for order in [[0, 1, 2], [2, 0, 1]] {
        let lines = order.map(|index| shards[index].as_str()).concat();
        assert_eq!(summary(&tools("merge --json", &lines).unwrap()), whole);
    }
    let twice = tools("merge", &[shards[0].as_str(), &shards[0]].concat()).unwrap_err();
    assert!(twice.contains("there twice"), "{twice}");
    let overlapping = tools("simulate --bots easy,medium --deals 9 --seed 85 --json", "").unwrap();
    let twice = tools("merge", &(overlapping + &shards.concat())).unwrap_err();
    assert!(twice.contains("deals from 85 on are there twice"), "{twice}");
}

#[test]
fn deals_that_are_missing_between_others_are_reported() {
    let part = |i| tools(&format!("simulate --bots easy --deals 100 --json --shard {i}/3"), "");
    let lines = [1, 3].map(|i| part(i).unwrap()).concat();
    let output = run(Command::new(PROGRAM).arg("merge"), &lines);
    assert!(output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "istaka: the deals from 21 to 40 are missing\n");
}

#[cfg(unix)]
#[test]
fn tasks_of_a_cluster_add_up_to_the_whole() {
    use std::path::Path;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/arena.slurm");
    let programs = Path::new(PROGRAM).parent().unwrap();
    let path = std::env::var("PATH").unwrap();
    let mut lines = String::new();
    for task in ["2", "3", "1"] {
        let mut bash = Command::new("bash");
        bash.arg(&script).args("3 --bots easy,medium --deals 70".split(' '));
        bash.current_dir(&folder).env("SLURM_ARRAY_TASK_ID", task);
        bash.env("PATH", format!("{}:{path}", programs.display()));
        let output = run(&mut bash, "");
        assert!(output.status.success(), "{output:?}");
        lines += &std::fs::read_to_string(folder.join(format!("parts/{task}.jsonl"))).unwrap();
    }
    let merged = summary(&tools("merge --json", &lines).unwrap());
    assert_eq!(merged, simulate("turkish", "--bots easy,medium --deals 70"));
}

#[test]
fn shards_of_matches_add_up_also_where_first_places_are_shared() {
    let deals = sample(23, 43);
    let run = format!("simulate --rules board --bots easy,medium --deals {deals} --matches --json");
    let whole = summary(&tools(&run, "").unwrap());
    let shards: Vec<String> =
        (1..=3).rev().map(|i| tools(&format!("{run} --shard {i}/3"), "").unwrap()).collect();
    assert_eq!(summary(&tools("merge --json", &shards.concat()).unwrap()), whole);
}

#[test]
fn output_of_other_rules_is_not_added() {
    let one = tools("simulate --bots easy --deals 1 --json", "").unwrap();
    let other = tools("simulate --bots easy --deals 1 --seed 9 --rules board --json", "").unwrap();
    let refused = tools("merge", &(one + &other)).unwrap_err();
    assert!(refused.contains("cannot be added"), "{refused}");
    assert!(tools("merge", "{}").unwrap_err().contains("line 1"));
}

#[test]
fn impossible_output_is_not_added() {
    let line = tools("simulate --bots easy --deals 1 --json", "").unwrap();
    let mut tally: Value = serde_json::from_str(line.lines().next().unwrap()).unwrap();
    for (field, value) in [("deals", json!(0)), ("seconds", json!(-1)), ("rounds", json!(-1))] {
        let mut bad = tally.clone();
        bad[field] = value;
        let refused = tools("merge", &bad.to_string()).unwrap_err();
        assert!(refused.starts_with("istaka: line 1: "), "{refused}");
    }
    tally["turns"] = u64::MAX.into();
    let mut next = tally.clone();
    next["seed"] = 2.into();
    let refused = tools("merge", &format!("{tally}\n{next}")).unwrap_err();
    assert!(refused.contains("line 2: the sums are too large"), "{refused}");
}

#[test]
fn output_of_another_version_is_not_added() {
    let one = tools("simulate --bots easy --deals 1 --json", "").unwrap();
    let other = tools("simulate --bots easy --deals 1 --seed 9 --json", "").unwrap();
    let version = format!("istaka {}", env!("CARGO_PKG_VERSION"));
    let other = other.replace(&version, "istaka 0.0.0");
    assert!(tools("merge", &(one + &other)).unwrap_err().contains("cannot be added"));
}

#[test]
fn a_run_too_long_to_end_begins_at_once_and_stops_when_nobody_reads() {
    let mut command = Command::new(PROGRAM);
    let words = "simulate --bots greedy --deals 100000000000 --json";
    let mut child = command.args(words.split(' ')).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("\"deals\":20"), "{line}");
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn bots_play_by_every_preset_and_with_two_and_three() {
    for rules in
        ["board", "pagat", "kahvehane", "sayili", "turkish players=2", "turkish players=3 pot=yes"]
    {
        let summary = simulate(rules, "--bots hard --deals 10");
        assert_eq!(summary["rounds"], 10, "{rules}");
    }
}

#[test]
fn whole_matches_and_stocks_of_their_own() {
    let matches = simulate("turkish", "--bots medium,hard --deals 3 --matches");
    assert!(matches["rounds"].as_u64().unwrap() > 18 * 5, "{matches}");
    let own = simulate("turkish", "--bots hard --deals 20 --own-stock");
    assert_eq!(own["rounds"], 20);
}

#[test]
fn a_sequential_test_stops_when_it_is_clear() {
    let rules = "turkish players=2";
    let text = simulated(rules, "--bots hard,easy --deals 100000 --sprt 0.02").unwrap();
    assert!(text.contains("accepted"), "{text}");
    let refused = simulated(rules, "--bots easy,hard --deals 100000 --sprt 0.02").unwrap();
    assert!(refused.contains("refused"), "{refused}");
    let summary = simulate(rules, "--bots hard,easy --deals 100000 --sprt 0.02");
    assert_eq!(summary["verdict"], "accepted");
    assert_eq!(simulate(rules, "--bots hard,easy --deals 1").get("verdict"), None);
}

#[test]
fn a_bad_request_says_what_is_wrong() {
    for (arguments, word) in [
        ("--bots genius", "the levels beginner"),
        ("--bots hard:greedy", "nermin"),
        ("--bots hard,easy,hard", "3 bots cannot fill 4 seats"),
        ("--shard 3/2", "i/n"),
        ("--rules nonsense", "preset"),
        ("--bots hard --sprt 0.02", "two bots"),
        ("--bots hard,easy --sprt nan", "between 0 and 0.5"),
        ("--bots hard,easy --sprt 0", "between 0 and 0.5"),
        ("--jobs 100000", "1..=1024"),
        ("--matches --own-stock", "cannot be used with"),
    ] {
        let refused = tools(&format!("simulate --deals 1 {arguments}"), "").unwrap_err();
        assert!(refused.contains(word), "{arguments}: {refused}");
    }
}
