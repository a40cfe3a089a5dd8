//! RULES section 7, sentence by sentence, and the vectors of 12.7.

use crate::common::{self, act, code, empty_the_stock, lay_more, round, rules, table};
use istaka::laying::LayingError;
use istaka::rummi::{Action, Clock, Event, Outcome, Round, Rules};
use istaka::{
    CommonRefusal, Match, Seat, Seats, Wall, melds, starting_tiles, tile_winner, tiles, write_tiles,
};

pub const A: Seat = Seat::ALL[0];
pub const B: Seat = Seat::ALL[1];
pub const C: Seat = Seat::ALL[2];
pub const D: Seat = Seat::ALL[3];

/// Plays these series as the first laying of a player who holds exactly them and some more.
pub fn opens(rules: &str, series: &str) -> Result<(), String> {
    let hand = series.replace('|', " ");
    let mut round = round(&format!("{rules} players=2"), &[&hand, ""], "");
    act(&mut round, &format!("lay {series}"))
}

/// A round of two in which seat 0 has opened with these series, seat 1 with those, and seat 0 is to
/// move; both hold the further tiles.
fn opened(rules: &str, mine: &str, other: &str, hands: [&str; 2]) -> Round {
    let hand = |series: &str, more: &str| format!("{} {more}", series.replace('|', " "));
    let hands = [hand(mine, hands[0]), hand(other, hands[1])];
    let rules = format!("{rules} players=2");
    let mut round = round(&rules, &[hands[0].trim(), hands[1].trim()], "");
    lay_more(&mut round, mine).expect("the first opens");
    lay_more(&mut round, other).expect("the second opens");
    round
}

#[test]
fn rule_7_1_fourteen_tiles_each_and_the_rest_is_the_stock() {
    for (players, stock) in [(2, 56), (3, 42), (4, 28)] {
        let rules = Rules::rummi80(players);
        let wall = Wall::shuffled(rules.deal_plan(), 3, 1, players.into());
        let round = Round::new(rules, Seats::of(players), A, &wall);
        assert_eq!(round.stock().len(), stock, "{players} players");
        for seat in round.seats().iter() {
            assert_eq!(round.hand(seat).len(), 14, "also the starter");
        }
        assert_eq!(round.turn(), Some(A));
    }
}

#[test]
fn rule_7_1_the_highest_drawn_tile_begins_and_ties_draw_again() {
    let mut ties = 0;
    for seed in 0..200 {
        for players in 2..=4 {
            let draws = starting_tiles(Rules::rummi80(4).pack(), seed, players);
            let high = |tile: &istaka::Tile| match tile.kind() {
                istaka::Kind::Face(face) => face.number.get(),
                _ => 99,
            };
            for (number, round) in draws.iter().enumerate() {
                let most = round.iter().map(|(_, tile)| high(tile)).max().expect("draws");
                let best: Vec<usize> =
                    round.iter().filter(|(_, t)| high(t) == most).map(|(p, _)| *p).collect();
                match draws.get(number + 1) {
                    Some(next) => {
                        ties += 1;
                        assert_eq!(next.iter().map(|(p, _)| *p).collect::<Vec<_>>(), best);
                    }
                    None => assert_eq!(best, [tile_winner(&draws)]),
                }
            }
            let game = Match::new(Rules::rummi80(players as u16), seed);
            let seats = Seats::of(players as u16);
            let starter = seats.iter().nth(tile_winner(&draws)).expect("a player");
            assert_eq!(seats.after(game.dealer()), starter);
        }
    }
    assert!(ties > 50, "{ties}");
}

#[test]
fn rule_7_1_then_the_role_moves_on_clockwise() {
    let mut game = Match::with_dealer(Rules::rummi80(3), 5, A);
    for starter in [B, D, A] {
        game.deal().expect("a round");
        let round = game.round().expect("dealt");
        assert_eq!(round.starter(), starter, "seat 2 is free");
        finish_blocked(&mut game);
    }
}

/// Plays draws and then passes to the end of the round.
pub fn finish_blocked(game: &mut Match<Rules>) {
    while let Some(turn) = game.turn() {
        let empty = game.round().expect("dealt").stock().is_empty();
        let action = if empty { Action::Pass } else { Action::Draw };
        game.play(turn, action).expect("it is the turn of this seat");
    }
}

#[test]
fn rule_7_2_a_turn_is_either_laying_or_drawing() {
    let mut round = round("rummi80 players=2", &["R8 R9 R10", ""], "K10");
    assert_eq!(act(&mut round, "draw"), Ok(()));
    assert_eq!(round.hand(A).len(), 15);
    assert_eq!(write_tiles(&round.hand(A)[14..]), "K10");
    assert_eq!(round.turn(), Some(C), "drawing ends the turn");
    let laid = round.judge(A, &melds("R8 R9 R10").expect("melds")).expect("it opens").laid;
    assert_eq!(write_tiles(&laid), "R8 R9 R10", "who can lay may still draw");
    act(&mut round, "draw").expect("there is a stock");
    act(&mut round, "lay R8 R9 R10").expect("it opens");
    assert_eq!((round.hand(A).len(), round.turn()), (12, Some(C)), "laying ends the turn");
}

#[test]
fn rule_7_3_and_12_7_the_opening_is_worth_at_least_20() {
    for (series, expected) in [
        ("R1 R2 R3 R4 | R5 Y5 B5", Ok(())), // 25
        ("R1 R2 R3 | R4 Y4 B4", Err(18)),   // 18
        ("J R9 R10", Ok(())),               // 27
        ("R6 Y6 B6 | R1 Y1 B1", Ok(())),    // 21
        ("R5 Y5 B5 K5", Ok(())),            // 20
        ("R2 R3 R4 | K3 Y3 B3", Err(18)),
        ("R5 J R7", Err(18)),          // the joker is a 6
        ("J K6 K7", Err(18)),          // a 5
        ("K6 K7 J", Ok(())),           // an 8
        ("J J R7", Err(18)),           // 5 and 6
        ("J R7 J", Ok(())),            // 6 and 8
        ("R7 J J", Ok(())),            // 8 and 9
        ("R7 J Y7", Ok(())),           // a 7
        ("J R6 Y6", Err(18)),          // a 6
        ("J J R10", Ok(())),           // 8 and 9
        ("R1 R2 J | K4 J K6", Ok(())), // 6 and 15
        ("J R2 R3 | K4 K5 J", Ok(())), // 6 and 15
        ("R1 R2 R3 | J K4 K5", Err(18)),
        ("J J J", Ok(())),   // 30
        ("J J J J", Ok(())), // 40
    ] {
        let expected = expected.map_err(|_: u32| "openingTooLow".to_owned());
        assert_eq!(opens("rummi80 refuse-only=yes", series), expected, "{series}");
    }
    assert_eq!(opens("rummi80 refuse-only=yes opening-joker=50", "R5 J R7"), Ok(()), "62");
    assert_eq!(opens("rummi80 refuse-only=yes opening-joker=50", "J R1 R2"), Ok(()), "53");
}

/// The tiles beside a joker may come from the table; the player's own tiles make the series.
#[test]
fn rule_7_3_a_joker_counts_where_it_lies_on_the_new_table() {
    let theirs = "K8 K9 K10";
    for (lay, opens) in [
        ("J K6 K7 K8 K9 K10", false), // 18
        ("K6 K7 J K9 K10 | K8 Y8 R8", true),
        ("K7 K8 K9 K10 | R8 Y8 J", true),
        ("K7 K8 K9 K10 J' | R8 Y8 J", true),
        ("J K7 K8 K9 K10", false),
        ("K8 K9 K10 | R8 J R10", true),
        ("J J' K6 K7 K8 K9 K10", true), // 4, 5, 6 and 7
        ("J J' K7 K8 K9 K10", false),   // 5, 6 and 7
    ] {
        let hands = [theirs, "J J' K6 K7 R8 Y8 R10"];
        let mut round = round("rummi80 players=2 refuse-only=yes", &hands, "");
        act(&mut round, &format!("lay {theirs}")).expect("27");
        let expected = if opens { Ok(()) } else { Err("openingTooLow".to_owned()) };
        assert_eq!(act(&mut round, &format!("lay {lay}")), expected, "{lay}");
    }
}

#[test]
fn rule_7_3_table_tiles_do_not_help_towards_the_20() {
    let mut round = round(
        "rummi80 players=2 refuse-only=yes",
        &["B7 B8 B9 Y9 K9 R9", "B10 Y7 K7 R1 R2 R3 Y4 K4 R4 R5"],
        "",
    );
    lay_more(&mut round, "B7 B8 B9 | Y9 K9 R9").expect("51");
    let refused = act(&mut round, "lay B8 B9 B10 | Y7 K7 B7 | Y9 K9 R9");
    assert_eq!(refused, Err("openingTooLow".into()), "10, 7 and 7 form no series of their own");
    assert_eq!(lay_more(&mut round, "R1 R2 R3"), Err("openingTooLow".into()), "6");
    // The longest run of own tiles is worth 15, and no other series fits beside it.
    assert_eq!(lay_more(&mut round, "R1 R2 R3 R4 R5"), Err("openingTooLow".into()), "15");
}

#[test]
fn rule_7_3_once_the_20_lie_the_same_turn_goes_on_freely() {
    let mut round = round(
        "rummi80 players=2 refuse-only=yes",
        &["B7 B8 B9 Y9 K9 R9", "B10 Y7 K7 R8 R9 R10"],
        "",
    );
    lay_more(&mut round, "B7 B8 B9 | Y9 K9 R9").expect("51");
    act(&mut round, "lay B8 B9 B10 | Y7 K7 B7 | Y9 K9 R9 | R8 R9' R10")
        .expect("27, and S3's example");
    assert_eq!(round.hand(C).len(), 8);
    // Even the tiles of the opening may be moved in that turn.
    let hands = ["R5 R6 R7 B1 B2 B3", "R8 R9 R10 K9 Y9"];
    let mut round = common::round("rummi80 players=2 refuse-only=yes", &hands, "");
    lay_more(&mut round, "R5 R6 R7 | B1 B2 B3").expect("24");
    let moved = "lay R5 R6 R7 R8 | B1 B2 B3 | R9 K9 Y9";
    assert_eq!(act(&mut round, moved), Ok(()), "27, and a tile that joins the table");
}

#[test]
fn rule_7_4_after_the_opening_any_series_tiles_added_and_the_table_rebuilt() {
    let hands = ["B10 Y7 K7 R1 R2 R3", "K6"];
    let mut round = opened("rummi80", "B7 B8 B9", "Y8 Y9 Y10", hands);
    assert_eq!(act(&mut round, "lay B7 B8 B9 | Y8 Y9 Y10 | R1 R2 R3"), Ok(()), "any series: 6");
    act(&mut round, "draw").expect("there is a stock");
    assert_eq!(act(&mut round, "lay B7 B8 B9 B10 | Y8 Y9 Y10 | R1 R2 R3"), Ok(()), "a tile added");
    act(&mut round, "draw").expect("there is a stock");
    let split = "lay B8 B9 B10 | Y8 Y9 Y10 | R1 R2 R3 | Y7 K7 B7";
    assert_eq!(act(&mut round, split), Ok(()), "a series taken apart");
    assert_eq!(table(&round), "B8 B9 B10 | Y8 Y9 Y10 | R1 R2 R3 | Y7 K7 B7");
}

#[test]
fn rule_12_7_the_manipulation_of_s3() {
    let mut round = opened("rummi80", "B7 B8 B9", "R8 R9 R10", ["B10 Y7 K7", ""]);
    act(&mut round, "lay B8 B9 B10 | Y7 K7 B7 | R8 R9 R10").expect("S3's example");
    assert_eq!(round.hand(A).len(), 8);
}

#[test]
fn rule_7_4_every_tile_of_the_table_stays_on_it_a_freed_joker_too() {
    let mut round = opened("rummi80", "B7 J B9", "R8 R9 R10", ["B8 K8 Y8 K1 K2 K3", ""]);
    for missing in ["lay B7 B8 B9 | R8 R9 R10", "lay R8 R9 R10 | K1 K2 K3"] {
        assert_eq!(act(&mut round, missing), Err("tilesMissing".into()), "{missing}");
    }
    let used = "lay B7 B8 B9 | R8 R9 R10 | K8 Y8 J";
    assert_eq!(act(&mut round, used), Ok(()), "the joker is replaced and used at once");
}

#[test]
fn rule_7_4_at_least_one_tile_comes_from_the_rack() {
    let mut round = opened("rummi80", "B7 B8 B9 B10", "B6 Y6 K6 R6", ["", ""]);
    assert_eq!(act(&mut round, "lay B7 B8 B9 B10 | B6 Y6 K6 R6"), Err("nothingLaid".into()));
    let moved = "lay B6 B7 B8 B9 B10 | Y6 K6 R6";
    assert_eq!(act(&mut round, moved), Err("nothingLaid".into()), "moving alone is no turn");
}

#[test]
fn rule_7_4_a_locked_joker_leaves_only_for_a_tile_that_it_stands_for() {
    let series = ("B7 J B9", "Y8 K8 R8 J'");
    let free = "lay B7 B9 B8' | Y8 K8 R8 J' | K1 K2 J";
    for (rules, lay, expected) in [
        ("rummi80", "lay B7 B8 B9 | Y8 K8 R8 J' | K1 K2 J", Ok(())),
        ("rummi80 joker-lock=yes", "lay B7 B8 B9 | Y8 K8 R8 J' | K1 K2 J", Ok(())),
        // The joker of the group may stand for blue only; a run takes it away without a
        // replacement.
        ("rummi80", "lay B7 J B9 | Y8 K8 R8 | K1 K2 J'", Ok(())),
        ("rummi80 joker-lock=yes", "lay B7 J B9 | Y8 K8 R8 | K1 K2 J'", Err("jokerLocked")),
        ("rummi80 joker-lock=yes", "lay B7 J B9 | Y8 K8 R8 B8 | K1 K2 J'", Ok(())),
        // It may move along with tiles that it lies with.
        ("rummi80 joker-lock=yes", "lay J B9 B10 | Y8 K8 R8 J' | B7 K7 R7", Ok(())),
    ] {
        let hands = ["B8 K1 K2 B10 K7 R7", ""];
        let mut round = opened(&format!("{rules} refuse-only=yes"), series.0, series.1, hands);
        let played = act(&mut round, lay);
        assert_eq!(played, expected.map_err(str::to_owned), "{rules}: {lay}");
    }
    let mut round = opened("rummi80", series.0, series.1, ["K1 K2", ""]);
    assert_eq!(act(&mut round, free), Err("notHeld".into()), "the other B8 is elsewhere");
}

#[test]
fn rule_7_5_an_invalid_end_of_turn_restores_the_table_and_costs_a_tile_and_the_turn() {
    let mut round = opened("rummi80", "B7 B8 B9", "R8 R9 R10", ["K1 K2", ""]);
    let before = (round.table().to_vec(), round.hand(A).to_vec(), round.stock().len());
    act(&mut round, "lay B7 B8 B9 | R8 R9 R10 | K1 K2").expect("it costs");
    assert_eq!(round.table(), before.0);
    assert_eq!(round.hand(A)[..11], before.1);
    assert_eq!((round.hand(A).len(), round.stock().len()), (12, before.2 - 1));
    assert_eq!((round.turn(), round.history().last()), (Some(C), Some(&Event::Failed { seat: A })));
    assert_eq!(opens("rummi80", "R1 R2 R3"), Ok(()), "also an opening that is too low");
}

#[test]
fn rule_7_5_refuse_only_changes_nothing() {
    let text = "rummi80 refuse-only=yes";
    let mut round = opened(text, "B7 B8 B9", "R8 R9 R10", ["K1 K2", ""]);
    let before = round.clone();
    let refused = act(&mut round, "lay B7 B8 B9 | R8 R9 R10 | K1 K2");
    assert_eq!((refused, round), (Err("notASeries".into()), before));
}

#[test]
fn rule_7_6_on_time_out_a_tile_is_drawn_and_after_two_in_a_row_the_player_has_left() {
    let mut round = round("rummi80-site players=2", &["", ""], "R1 R2 R3");
    assert_eq!(rules("rummi80-site").clock, Clock::Seconds50);
    assert_eq!(Clock::Seconds50.seconds(), Some(50));
    act(&mut round, "timeout").expect("there is a clock");
    assert_eq!(write_tiles(&round.hand(A)[14..]), "R1");
    assert!(!round.has_left(A));
    act(&mut round, "timeout").expect("there is a clock");
    act(&mut round, "draw").expect("the player is back in time");
    act(&mut round, "timeout").expect("there is a clock");
    assert!(round.has_left(C) && !round.has_left(A), "two in a row");
    act(&mut round, "timeout").expect("there is a clock");
    assert!(!round.has_left(A), "the last turn was in time");
    act(&mut round, "draw").expect("a bot plays instead");
    assert!(round.has_left(C), "to the end of the round");
    let mut untimed = common::round("rummi80 players=2", &["", ""], "");
    assert_eq!(act(&mut untimed, "timeout"), Err("noClock".into()));
}

#[test]
fn rule_7_7_passing_exists_only_with_an_empty_stock() {
    let mut round = round("rummi80 players=2", &["R8 R9 R10", ""], "");
    assert_eq!(act(&mut round, "pass"), Err("cannotPass".into()));
    empty_the_stock(&mut round);
    assert_eq!(act(&mut round, "draw"), Err("stockEmpty".into()));
    assert_eq!(act(&mut round, "lay R8 R9 R10"), Ok(()), "one may still lay");
    assert_eq!(act(&mut round, "pass"), Ok(()));
}

#[test]
fn rule_7_7_the_round_ends_when_a_rack_is_empty() {
    let hand = "R1 R2 R3 R4 R5 R6 R7 Y8 K8 B8 Y9 K9 B9 R9";
    let mut round = round("rummi80 players=2", &[hand, ""], "");
    act(&mut round, "lay R1 R2 R3 R4 R5 R6 R7 | Y8 K8 B8").expect("52");
    assert_eq!((round.turn(), round.outcome()), (Some(C), None), "four tiles are left");
    act(&mut round, "draw").expect("there is a stock");
    lay_more(&mut round, "Y9 K9 B9 R9").expect("all that is left");
    assert_eq!((round.turn(), round.hand(A)), (None, &[][..]));
    assert!(!round.stock().is_empty(), "whatever is left to draw");
}

#[test]
fn rule_7_7_the_round_ends_when_all_pass_in_a_row() {
    for players in ["players=2", "players=3", "players=4"] {
        let hands = ["R8 R9 R10", "", "", ""];
        let mut round = round(&format!("rummi80 {players}"), &hands[..count(players)], "");
        empty_the_stock(&mut round);
        while round.turn() != Some(A) {
            act(&mut round, "pass").expect("the stock is empty");
        }
        lay_more(&mut round, "R8 R9 R10").expect("27");
        for _ in 0..count(players) {
            assert_eq!(round.outcome(), None, "somebody has laid since");
            act(&mut round, "pass").expect("the stock is empty");
        }
        assert_eq!((round.turn(), round.outcome()), (None, Some(Outcome::Blocked)));
    }
}

/// The number of players of `players=…`.
fn count(players: &str) -> usize {
    players.trim_start_matches("players=").parse().expect("a number")
}

/// A match of two, one round of it, in which seat 0 lays all its tiles in two turns.
#[test]
fn rule_7_8_the_finisher_writes_nothing_and_the_others_the_sums_of_their_racks() {
    let hand = "R1 R2 R3 R4 R5 R6 R7 Y8 K8 B8 Y9 K9 B9 R9";
    let mut round = round("rummi80 players=2", &[hand, "J R3 K10 Y8 B9 Y10 K10"], "");
    act(&mut round, "lay Y8 K8 B8").expect("24");
    act(&mut round, "draw").expect("there is a stock");
    assert_eq!(round.written(), [0; 4], "nothing is written while it runs");
    act(&mut round, "lay Y8 K8 B8 | R1 R2 R3 R4 R5 R6 R7 | Y9 K9 B9 R9").expect("all");
    assert_eq!(round.outcome(), Some(Outcome::Won { seat: A, at_once: false }));
    let sum = round.rules().rack_sum(round.hand(C)).into();
    assert_eq!(round.written(), [0, 0, sum, 0], "two sit opposite each other");
    assert_eq!(round.winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn rule_12_7_a_joker_on_the_rack_counts_50() {
    assert_eq!(rules("rummi80").rack_sum(&tiles("J R3").expect("tiles")), 53);
}

#[test]
fn rule_7_8_a_blocked_round_goes_to_the_lowest_sum() {
    let mut round = round("rummi80 players=2", &["", ""], "");
    empty_the_stock(&mut round);
    act(&mut round, "pass").expect("a pass");
    act(&mut round, "pass").expect("a pass");
    let [one, other] = [A, C].map(|seat| round.rules().rack_sum(round.hand(seat)).into());
    assert_eq!(round.written(), [one, 0, other, 0], "each player writes their own sum");
    assert_ne!(one, other);
    assert_eq!(round.winners().collect::<Vec<_>>(), [if one < other { A } else { C }]);
}

#[test]
fn rule_7_8_ties_share_a_blocked_round() {
    // One of each pair for either player, including those that they draw in turns.
    let each = |tiles: &str| tiles.split(' ').map(|tile| format!("{tile}'")).collect::<Vec<_>>();
    let hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 Y1 Y2 Y3 Y4";
    let rest = "Y5 Y6 Y7 Y8 Y9 Y10 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 J";
    let stock = rest.split(' ').zip(each(rest)).map(|(one, other)| format!("{one} {other}"));
    let stock = stock.collect::<Vec<_>>().join(" ");
    let mut round = round("rummi80 players=2", &[hand, &each(hand).join(" ")], &stock);
    empty_the_stock(&mut round);
    act(&mut round, "pass").expect("a pass");
    act(&mut round, "pass").expect("a pass");
    assert_eq!(round.written(), [320, 0, 320, 0]);
    assert_eq!(round.winners().collect::<Vec<_>>(), [A, C]);
}

#[test]
fn rule_7_8_a_whole_rack_in_the_first_laying_costs_200_and_100() {
    let whole = "R1 R2 R3 R4 R5 R6 R7 Y8 K8 B8 Y9 K9 B9 R9";
    let hands = ["Y5 B5 K5 R5", whole, "", ""];
    let mut round = round("rummi80", &hands, "");
    act(&mut round, "lay Y5 B5 K5 R5").expect("20");
    let all = "Y5 B5 K5 R5 | R1 R2 R3 R4 R5' R6 R7 | Y8 K8 B8 | Y9 K9 B9 R9";
    act(&mut round, &format!("lay {all}")).expect("all");
    assert_eq!(round.outcome(), Some(Outcome::Won { seat: B, at_once: true }));
    assert_eq!(round.written(), [100, 0, 200, 200]);
}

#[test]
fn rule_7_8_after_the_agreed_rounds_the_fewest_minus_points_win() {
    for rounds in [1, 3] {
        let rules = rules(&format!("rummi80 players=3 rounds={rounds}"));
        let mut game = Match::new(rules, 11);
        for _ in 0..rounds {
            assert!(game.places().is_none());
            game.deal().expect("a round");
            finish_blocked(&mut game);
        }
        let places = game.places().expect("it is over");
        assert!(places.is_sorted_by_key(|place| place.points));
        assert_eq!(places[0].rank, 1);
        assert_eq!(game.deal().map_err(|error| code(&error)), Err("matchOver".into()));
    }
    assert_eq!(rules("rummi80").rounds, 3, "3 unless agreed otherwise");
}

#[test]
fn rule_7_9_groups_have_three_or_four_colours_and_runs_three_numbers_or_more() {
    let refused = Err("notASeries".to_owned());
    for series in ["R8 Y8 B8", "R5 Y5 B5 K5", "R8 R9 R10", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"] {
        assert_eq!(opens("rummi80 refuse-only=yes", series), Ok(()), "{series}");
    }
    for series in
        ["R10 Y10", "R9 R10", "R8 Y8 R8'", "R8 Y9 B10", "R7 R9 R10", "R8 R9 Y10", "R8 Y8 B8 K8 J"]
    {
        assert_eq!(opens("rummi80 refuse-only=yes", series), refused, "{series}");
    }
    let blue_and_red = "B3 R3 K3 | B8 R8 K8";
    assert_eq!(opens("rummi80 refuse-only=yes", blue_and_red), Ok(()), "the number 3 in colours");
}

#[test]
fn rule_7_9_the_1_is_low_only_unless_agreed() {
    let refused = Err("notASeries".to_owned());
    assert_eq!(opens("rummi80 refuse-only=yes", "R8 R9 R10 R1"), refused);
    assert_eq!(opens("rummi80 refuse-only=yes high-one=yes", "R8 R9 R10 R1"), Ok(()));
    assert_eq!(opens("rummi80 refuse-only=yes high-one=yes", "R9 R10 R1"), Ok(()), "19 and 1");
    let around = opens("rummi80 refuse-only=yes high-one=yes", "R10 R1 R2 | R8 Y8 B8");
    assert_eq!(around, refused, "never on both sides");
}

#[test]
fn a_proposed_table_with_tiles_from_nowhere_is_refused_whatever_the_rules() {
    let mut round = opened("rummi80", "B7 B8 B9", "R8 R9 R10", ["K1 K2 K3", ""]);
    let theirs = round.hand(C)[0];
    let many = "K1 | ".repeat(40);
    for (lay, expected) in [
        ("lay B7 B8 B9 | R8 R9 R10 | K1 K2 K3 F".to_owned(), "notInPlay"),
        ("lay B7 B8 B9 | R8 R9 R10 | K11 K12 K13".to_owned(), "notInPlay"),
        (format!("lay B7 B8 B9 | R8 R9 R10 | K1 K2 K3 {theirs}"), "notHeld"),
        ("lay".to_owned(), "tilesMissing"),
    ] {
        let before = round.clone();
        assert_eq!(act(&mut round, &lay), Err(expected.into()), "{lay}");
        assert_eq!(round, before, "{lay}");
    }
    let twice = vec![tiles("K1 K2 K3").expect("tiles"); 2];
    assert!(matches!(round.judge(A, &twice), Err(LayingError::TileTwice(_))));
    assert!(format!("lay {many}").parse::<Action>().is_err(), "a tile that often");
    let series = vec![Vec::new(); 29];
    assert_eq!(round.judge(A, &series), Err(LayingError::TooManySeries(29)));
    assert_eq!(round.check(C, &Action::Draw), Err(CommonRefusal::NotYourTurn(A).into()));
    assert_eq!(round.check(D, &Action::Draw), Err(CommonRefusal::NotPlaying(D).into()));
}
