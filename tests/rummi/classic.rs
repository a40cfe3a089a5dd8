//! RULES 7.10, sentence by sentence: the game with 106 tiles and its options.

use crate::common::{self, act, empty_the_stock, round, rules};
use crate::rules::{A, B, C, D, finish_blocked, opens};
use istaka::rummi::{Clock, Conflict, Options, Outcome, Preset, Round, Rules, Setting};
use istaka::{Game as _, Match, RuleOptions, Seat, tiles, write_tiles};

#[test]
fn rule_7_10_numbers_1_to_13_in_four_colours_twice_and_two_jokers() {
    let pack = rules("rummi106").pack();
    assert_eq!((pack.size(), pack.last.get()), (106, 13));
    for (text, there) in [("R13'", true), ("K1", true), ("J'", true), ("J''", false), ("F", false)]
    {
        assert_eq!(pack.holds(text.parse().expect("a tile")), there, "{text}");
    }
    let sizes = ["numbers=10", "jokers=4", "numbers=10 jokers=4"]
        .map(|text| rules(&format!("rummi106 {text}")).pack().size());
    assert_eq!(sizes, [82, 108, 84]);
    assert_eq!(rules("rummi80 numbers=13 jokers=2").pack(), pack, "options of this game too");
}

#[test]
fn rule_7_10_fourteen_tiles_each_and_a_stock_of_78_64_or_50() {
    for (players, stock) in [(2, 78), (3, 64), (4, 50)] {
        let mut game = Match::new(Rules::rummi106(players), 3);
        game.deal().expect("a round");
        let round = game.round().expect("dealt");
        assert_eq!(round.stock().len(), stock, "{players} players");
        assert!(round.seats().iter().all(|seat| round.hand(seat).len() == 14));
    }
}

#[test]
fn rule_7_10_the_opening_is_worth_at_least_30() {
    for (series, expected) in [
        ("R9 Y9 B9 | R1 R2 R3", Ok(())), // 33
        ("R10 Y10 B10", Ok(())),         // 30
        ("R11 R12 R13", Ok(())),         // 36
        ("R8 R9 R10", Err(27)),          // enough with 80 tiles
        ("R4 R5 R6 | Y4 B4 K4", Err(27)),
        ("K9 K10 J", Ok(())),  // the joker is an 11
        ("J K9 K10", Err(27)), // an 8
        ("J J' R11", Ok(())),  // 9 and 10: 30
    ] {
        let expected = expected.map_err(|_: u32| "openingTooLow".to_owned());
        assert_eq!(opens("rummi106 refuse-only=yes", series), expected, "{series}");
    }
    let opening =
        |value: u16, series| opens(&format!("rummi106 refuse-only=yes opening={value}"), series);
    assert_eq!(opening(20, "R8 R9 R10"), Ok(()));
    assert_eq!(opening(50, "R11 R12 R13"), Err("openingTooLow".into()));
    assert_eq!(opening(50, "R11 R12 R13 | R9 Y9 B9"), Ok(()));
    let fifty = "rummi106 refuse-only=yes opening-joker=50";
    assert_eq!(opens(fifty, "R1 R2 J"), Ok(()), "33: a joker as on the rack");
}

#[test]
fn rule_7_10_with_an_opening_of_0_the_first_turn_lays_what_it_likes() {
    let mut round =
        round("rummi106 players=2 opening=0 refuse-only=yes", &["R1 R2 R3", "R4 K9"], "");
    act(&mut round, "lay R1 R2 R3").expect("6");
    act(&mut round, "lay R1 R2 R3 R4").expect("a tile added by a player who has laid nothing");
    assert!(round.has_opened(C));
}

#[test]
fn rule_7_10_a_joker_on_the_rack_counts_30() {
    let rack = tiles("J R3 K13").expect("tiles");
    assert_eq!(rules("rummi106").rack_sum(&rack), 46);
    assert_eq!(rules("rummi106 joker-value=50").rack_sum(&rack), 66);
    assert_eq!(rules("rummi80 joker-value=30").rack_sum(&rack[..2]), 33);
}

#[test]
fn rule_7_10_a_failed_turn_costs_three_tiles() {
    let fail = |round: &mut Round| act(round, "lay R1 R2");
    let mut round = round("rummi106 players=2", &["R1 R2", ""], "K7 K8 K9");
    fail(&mut round).expect("it costs");
    assert_eq!(write_tiles(&round.hand(A)[14..]), "K7 K8 K9");
    assert_eq!((round.stock().len(), round.turn()), (75, Some(C)));
    act(&mut round, "draw").expect("one tile");
    assert_eq!(round.hand(C).len(), 15, "who only draws takes one");
    let mut one = common::round("rummi106 players=2 penalty-tiles=1", &["R1 R2", ""], "");
    fail(&mut one).expect("it costs");
    assert_eq!(one.hand(A).len(), 15);
    // The stock may hold fewer, or none.
    while round.stock().len() > 2 {
        act(&mut round, "draw").expect("there is a stock");
    }
    let (seat, held) = (round.turn().expect("it goes on"), |round: &Round| round.hand(A).len());
    assert_eq!(seat, A);
    let before = held(&round);
    fail(&mut round).expect("it costs what is left");
    assert_eq!((held(&round), round.stock().len()), (before + 2, 0));
    act(&mut round, "pass").expect("an empty stock");
    fail(&mut round).expect("it costs nothing");
    assert_eq!(held(&round), before + 2);
    assert_eq!(round.outcome(), Some(Outcome::Blocked), "it counts as a pass");
}

#[test]
fn rule_7_10_a_turn_that_runs_out_costs_as_many_tiles() {
    assert_eq!(rules("rummi106").clock, Clock::Off, "off by default");
    assert_eq!(rules("rummi106 clock=60").clock.seconds(), Some(60));
    let mut round = round("rummi106 players=2 clock=60", &["", ""], "K7 K8 K9");
    act(&mut round, "timeout").expect("there is a clock");
    assert_eq!(write_tiles(&round.hand(A)[14..]), "K7 K8 K9");
}

#[test]
fn rule_7_10_the_1_is_low_only() {
    let refused = Err("notASeries".to_owned());
    let rules = "rummi106 refuse-only=yes";
    assert_eq!(opens(rules, "R12 R13 R1 | R10 Y10 B10"), refused);
    assert_eq!(opens(rules, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"), Ok(()));
    let high = "rummi106 refuse-only=yes high-one=yes";
    assert_eq!(opens(high, "R12 R13 R1 | R2 Y2 B2"), Ok(()), "26 and 6");
    assert_eq!(opens(high, "R13 R1 R2 | R10 Y10 B10"), refused, "never on both sides");
}

/// A rack that can be laid in one turn.
const WHOLE: &str = "R1 R2 R3 R4 R5 R6 R7 Y8 K8 B8 Y9 K9 B9 R9";

#[test]
fn rule_7_10_the_finisher_scores_the_sum_of_the_others_racks() {
    let mut round = round("rummi106 players=3", &[WHOLE, "J R8 K13", "K10 K11 K12"], "");
    act(&mut round, "lay Y9 K9 B9 R9").expect("36");
    act(&mut round, "draw").expect("there is a stock");
    act(&mut round, "draw").expect("there is a stock");
    assert_eq!(round.written(), [0; 4], "nothing is written while it runs");
    let all = "Y9 K9 B9 R9 | R1 R2 R3 R4 R5 R6 R7 | Y8 K8 B8";
    act(&mut round, &format!("lay {all}")).expect("all");
    let [other, third] = [B, D].map(|seat| i32::from(round.rules().rack_sum(round.hand(seat))));
    assert!(other > 30 && third > 30);
    assert_eq!(round.written(), [other + third, -other, 0, -third], "seat 2 is free");
    assert_eq!(round.winners().collect::<Vec<_>>(), [A]);
    let owed = [(B, other), (D, third)].map(|(seat, sum)| (seat, A, (sum as u32).div_ceil(20)));
    assert_eq!(Rules::debts(&round), owed, "in a tournament");
}

#[test]
fn rule_7_10_a_whole_rack_at_once_costs_no_more_unless_minus_points_are_counted() {
    let lay = "lay R1 R2 R3 R4 R5 R6 R7 | Y8 K8 B8 | Y9 K9 B9 R9";
    let written = |rules: &str| {
        let mut round = round(&format!("{rules} players=2"), &[WHOLE, ""], "");
        act(&mut round, lay).expect("all");
        assert_eq!(round.outcome(), Some(Outcome::Won { seat: A, at_once: true }));
        (round.written(), i32::from(round.rules().rack_sum(round.hand(C))))
    };
    let (points, sum) = written("rummi106");
    assert_eq!(points, [sum, 0, -sum, 0]);
    assert_eq!(written("rummi106 count=minus").0, [0, 0, 200, 0]);
    let (points, sum) = written("rummi80 count=winner-takes");
    assert_eq!(points, [sum, 0, -sum, 0]);
}

#[test]
fn rule_7_10_in_a_blocked_round_the_lowest_rack_scores_the_differences() {
    let mut game = Match::with_dealer(Rules::rummi106(3), 11, A);
    game.deal().expect("a round");
    finish_blocked(&mut game);
    let round = game.round().expect("dealt");
    let sum = |seat: &Seat| i32::from(round.rules().rack_sum(round.hand(*seat)));
    let seats: Vec<Seat> = round.seats().iter().collect();
    let lowest = *seats.iter().min_by_key(|&seat| sum(seat)).expect("players");
    assert_eq!(round.winners().collect::<Vec<_>>(), [lowest]);
    let mut all = 0;
    for seat in seats.iter().filter(|&&seat| seat != lowest) {
        let difference = sum(seat) - sum(&lowest);
        assert_eq!(round.written()[seat.index()], -difference);
        all += difference;
    }
    assert_eq!(round.written()[lowest.index()], all);
}

/// OWN: several winners share the differences, and odd points go to the first of them.
#[test]
fn rule_7_10_the_lowest_racks_share_the_differences_of_a_blocked_round() {
    let faces = |numbers: std::ops::RangeInclusive<u8>| {
        let all = numbers.flat_map(|number| "RYBK".chars().map(move |color| (color, number)));
        all.map(|(color, number)| format!("{color}{number}")).collect::<Vec<String>>()
    };
    // Each face from 1 to 9 once for each of the first two players.
    let low: Vec<String> =
        faces(1..=9).into_iter().filter(|face| face != "R3" && face != "R6").collect();
    let one = [&low[..], &["R3".to_owned(), "R3'".to_owned()]].concat();
    let other: Vec<String> =
        low.iter().map(|face| format!("{face}'")).chain(["R6".to_owned()]).collect();
    let high: Vec<String> = faces(10..=13).into_iter().chain(["J".to_owned()]).collect();
    let third: Vec<String> = high
        .iter()
        .flat_map(|tile| [tile.clone(), format!("{tile}'")])
        .chain(["R6'".to_owned()])
        .collect();
    let all = [one, other, third];
    let hands = all.each_ref().map(|tiles| tiles[..14].join(" "));
    let drawn = |turn: usize| all[turn % 3].get(14 + turn / 3).cloned();
    let stock = (0..64).filter_map(drawn).collect::<Vec<String>>().join(" ");
    let mut round = round("rummi106 players=3", &hands.each_ref().map(String::as_str), &stock);
    empty_the_stock(&mut round);
    for _ in 0..3 {
        act(&mut round, "pass").expect("an empty stock");
    }
    let sums = [A, B, D].map(|seat| round.rules().rack_sum(round.hand(seat)));
    assert_eq!(sums, [177, 177, 434]);
    assert_eq!(round.winners().collect::<Vec<_>>(), [A, B]);
    assert_eq!(round.written(), [129, 128, 0, -257]);
}

#[test]
fn rule_7_10_most_points_after_the_agreed_rounds_win() {
    assert_eq!(rules("rummi106").rounds, 3, "3 unless agreed otherwise");
    let mut game = Match::new(rules("rummi106 players=3 rounds=2"), 11);
    for _ in 0..2 {
        game.deal().expect("a round");
        finish_blocked(&mut game);
    }
    let places = game.places().expect("it is over");
    assert!(places.is_sorted_by(|one, other| one.points >= other.points), "{places:?}");
    assert!(places[0].points > 0 && places[2].points < 0);
    assert_eq!(game.points().iter().sum::<i32>(), 0);
}

#[test]
fn rule_7_10_points_are_shown_with_their_sign_and_minus_points_below_zero() {
    for (text, shown) in [
        ("rummi106", [43, -43]),
        ("rummi106 count=minus", [-43, 43]),
        ("rummi80", [-43, 43]),
        ("rummi80 count=winner-takes", [43, -43]),
    ] {
        assert_eq!([43, -43].map(|points| rules(text).shown(points)), shown, "{text}");
    }
}

#[test]
fn rule_7_10_the_options_hold_in_both_games_and_are_told_apart_in_text() {
    for (text, expected) in [
        ("rummi106", "rummi106"),
        ("rummi106 players=2 numbers=13 jokers=2 opening=30", "rummi106 players=2"),
        ("rummi106 numbers=10 jokers=4", "rummi106 numbers=10 jokers=4"),
        (
            "rummi106 count=minus penalty-tiles=1 joker-value=50 clock=60 opening=0",
            "rummi106 opening=0 penalty-tiles=1 clock=60 joker-value=50 count=minus",
        ),
        (
            "rummi80 numbers=13 jokers=2 opening=30 joker-value=30 penalty-tiles=3",
            "rummi80 numbers=13 jokers=2 opening=30 penalty-tiles=3 joker-value=30",
        ),
    ] {
        assert_eq!(rules(text).to_string(), expected);
        assert_eq!(rules(expected), rules(text));
    }
    for bad in
        ["numbers=11", "jokers=3", "opening=51", "joker-value=25", "penalty-tiles=2", "count=wins"]
    {
        assert!(format!("rummi106 {bad}").parse::<Rules>().is_err(), "{bad}");
    }
    let options = Options { opening: 51, ..Options::preset(Preset::Rummi106, 4) };
    assert_eq!(Rules::new(options), Err(Conflict::Opening));
}

#[test]
fn rule_7_10_what_makes_no_difference_is_told() {
    let matters = |text: &str, setting| rules(text).matters(setting);
    assert!(matters("rummi106", Setting::OpeningJoker));
    assert!(!matters("rummi106 opening=0", Setting::OpeningJoker));
    assert!(matters("rummi106 refuse-only=yes clock=60", Setting::PenaltyTiles));
    assert!(!matters("rummi106 refuse-only=yes", Setting::PenaltyTiles));
}
