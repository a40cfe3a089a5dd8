//! RULES section 6: the end of a match, its winners, and its payments.

use crate::common::{self, match_code, play_match, play_round, played, until_void};
use crate::saved::play_on;
use istaka::okey::{Action, Rules};
use istaka::{
    Agreement, Game, Level, Match, MatchError, Seat, Seats, key_of, read_record, rummi, sha256,
    write_record,
};

/// The places as text, best first: seat, `#`, rank; `-` while the match goes on.
fn standing(game: &Match<Rules>) -> String {
    let Some(places) = game.places() else { return "-".to_owned() };
    let places: Vec<String> =
        places.iter().map(|place| format!("{}#{}", place.seat, place.rank)).collect();
    places.join(" ")
}

fn seats(game: &Match<Rules>) -> String {
    game.seats().iter().map(|seat| seat.to_string()).collect()
}

fn units(game: &Match<Rules>) -> String {
    let Some(units) = game.units() else { return "none".to_owned() };
    assert_eq!(units.seats.iter().sum::<i32>() + units.pot, 0, "units come from somewhere");
    format!("{:?} pot {}", units.seats, units.pot)
}

/// Checks the points and the places after these rounds.
fn check(rules: &str, rounds: &str, points: [i32; 4], places: &str) -> Match<Rules> {
    let game = played(rules, rounds);
    assert_eq!(game.points(), points, "{rules}: {rounds}");
    assert_eq!(standing(&game), places, "{rules}: {rounds}");
    assert_eq!(read_record(&write_record(&game)), Ok(game.clone()), "{rules}: {rounds}");
    game
}

#[test]
fn rule_6_s1_most_wins_after_the_agreed_rounds() {
    check("board rounds=3", "w0 w1 w1", [1, 2, 0, 0], "1#1 0#2 2#3 3#3");
    check("board rounds=3", "w0 w0", [2, 0, 0, 0], "-");
    check("board rounds=3", "w0 w0 w0", [3, 0, 0, 0], "0#1 1#2 2#2 3#2");
    check("board", "w0 w1 w2 w3 w3", [1, 1, 1, 2], "3#1 0#2 1#2 2#2");
    check("board players=3 rounds=1", "w3", [0, 0, 0, 1], "3#1 0#2 1#2");
    check("board players=2 rounds=1", "w2", [0, 0, 1, 0], "2#1 0#2");
}

#[test]
fn turns_are_counted_for_every_seat_and_only_when_they_end() {
    let mut game = played("turkish", "");
    game.deal().expect("a deal");
    until_void(&mut game);
    let played = &game.rounds()[0];
    let ended = |seat: Seat| {
        let own = played.actions.iter().filter(|(by, _)| *by == seat);
        own.filter(|(_, action)| matches!(action, Action::Discard(_) | Action::Pass)).count()
    };
    assert_eq!(played.turns, Seat::ALL.map(ended));
    assert!(played.turns.iter().all(|&turns| turns >= 12), "{:?}", played.turns);
    let drawn = played.actions.iter().filter(|(_, action)| *action == Action::Draw).count();
    assert_eq!(played.turns.iter().sum::<usize>() + drawn, played.actions.len());
}

#[test]
fn rule_6_s1_ties_share() {
    check("board rounds=2", "w0 w2", [1, 0, 1, 0], "0#1 2#1 1#3 3#3");
    check("board players=2 rounds=2", "w0 w2", [1, 0, 1, 0], "0#1 2#1");
}

#[test]
fn rule_6_s1_a_void_round_is_replayed_and_does_not_count() {
    let game = check("board rounds=2", "w0 v", [1, 0, 0, 0], "-");
    assert_eq!(game.decided(), 1);
    check("board rounds=2", "w0 v v w0", [2, 0, 0, 0], "0#1 1#2 2#2 3#2");
}

#[test]
fn rule_4_the_dealer_moves_one_seat_a_round_also_after_a_void_one() {
    let game = played("board rounds=9", "w0 v w0 w1 w2");
    let dealers: Vec<usize> = game.rounds().iter().map(|round| round.dealer.index()).collect();
    assert_eq!(dealers, [3, 0, 1, 2, 3]);
    let game = played("turkish players=3", "w0 v w0");
    let dealers: Vec<usize> = game.rounds().iter().map(|round| round.dealer.index()).collect();
    assert_eq!(dealers, [3, 0, 1]);
}

#[test]
fn rule_6_the_dealer_begins_where_that_is_played_and_the_role_moves_on() {
    let begun = |rules: &str, rounds: &str| -> Vec<(usize, usize)> {
        let game = played(rules, rounds);
        let both = |round: &istaka::PlayedRound<Rules>| (round.dealer, round.round.starter());
        let both = game.rounds().iter().map(both);
        both.map(|(dealer, starter)| (dealer.index(), starter.index())).collect()
    };
    let rules = "turkish players=3 starter=dealer";
    assert_eq!(begun(rules, "w0 v w0 w3"), [(0, 0), (1, 1), (3, 3), (0, 0)]);
    let rules = "turkish starter=winner";
    assert_eq!(begun(rules, "w2 v w1 w1 w0"), [(3, 0), (1, 2), (1, 2), (0, 1), (0, 1)]);
    // A winner who is out is replaced by the next player as starter.
    let all = begun("turkish starter=winner limit=12", "w0 w1 w2 w0 w1 w2 w3+t0 w0");
    assert_eq!(all[5..], [(0, 1), (1, 2), (2, 0)]);
}

#[test]
fn rule_6_s1_extra_rounds_are_played_by_the_tied() {
    let rules = "board rounds=2 ties=extra";
    let game = check(rules, "w0 w2", [1, 0, 1, 0], "-");
    assert_eq!(seats(&game), "02");
    check(rules, "w0 w2 v", [1, 0, 1, 0], "-");
    check(rules, "w0 w2 w2", [1, 0, 2, 0], "2#1 0#2 1#3 3#3");
    check(rules, "w0 w0", [2, 0, 0, 0], "0#1 1#2 2#2 3#2");
    let game = check("board players=2 rounds=2 ties=extra", "w0 w2 v w0", [2, 0, 1, 0], "0#1 2#2");
    assert_eq!(game.clone().deal(), Err(MatchError::MatchOver));
    // Partners who tie play on with all four.
    let game = check("board partners=yes rounds=2 ties=extra", "w0 w1", [1, 1, 0, 0], "-");
    assert_eq!(seats(&game), "0123");
    check("board partners=yes rounds=2 ties=extra", "w0 w1 w3", [1, 1, 0, 1], "1#1 3#1 0#3 2#3");
}

#[test]
fn an_extra_round_ends_before_it_decides() {
    // The twin costs points at once, but the round goes on.
    let rules = "turkish players=2 end=rounds rounds=2 ties=extra";
    let mut game = played(rules, "w0 w2");
    let wall = common::wall_by(game.rules(), &["K9'", ""], "K9", "");
    game.deal_wall(wall).expect("an extra round");
    game.play(Seat::ALL[0], Action::ShowTwin).expect("the twin");
    assert_eq!(game.points(), [2, 0, 3, 0]);
    assert!(!game.is_over());
    assert_eq!(game.places(), None);
    assert_eq!(match_code(game.deal()), "roundRunning");
    check(rules, "w0 w2 v+t0", [2, 0, 3, 0], "0#1 2#2");
}

#[test]
fn fewest_points_win_where_rounds_are_agreed_and_points_counted() {
    check("turkish end=rounds rounds=2", "w0 o1", [4, 2, 6, 6], "1#1 0#2 2#3 3#3");
    check("turkish end=rounds rounds=1", "v+t2", [1, 1, 0, 1], "-");
    check("turkish end=rounds rounds=1", "v+t2 w1+t2", [4, 2, 2, 4], "1#1 2#1 0#3 3#3");
}

#[test]
fn rule_6_s2_out_when_above_the_limit() {
    // 18 + 2 = 20 are not above 20; with Reach they are enough.
    let wins = |count| ["w0"].repeat(count).join(" ");
    let game = check("turkish", &wins(10), [0, 20, 20, 20], "-");
    assert_eq!(seats(&game), "0123");
    check("turkish", &wins(11), [0, 22, 22, 22], "0#1 1#2 2#2 3#2");
    check("turkish limit-rule=reach", &wins(9), [0, 18, 18, 18], "-");
    check("turkish limit-rule=reach", &wins(10), [0, 20, 20, 20], "0#1 1#2 2#2 3#2");
    for (limit, rounds) in [(5, 3), (6, 4), (7, 4), (30, 16)] {
        let mut game = played(&format!("turkish limit={limit}"), "");
        for number in 1..=rounds {
            assert_eq!(standing(&game), "-", "limit {limit}, before round {number}");
            play_round(&mut game, "w0");
        }
        assert_eq!(standing(&game), "0#1 1#2 2#2 3#2", "limit {limit}");
    }
}

#[test]
fn rule_6_s2_several_may_go_at_once_ranked_by_points() {
    let rules = "turkish limit=5";
    check(rules, "w0 w0 w0", [0, 6, 6, 6], "0#1 1#2 2#2 3#2");
    check(rules, "w0 w0+t1 w0", [1, 6, 7, 7], "0#1 1#2 2#3 3#3");
}

#[test]
fn rule_6_s2_the_eliminated_are_skipped_and_the_last_survivor_wins() {
    let rules = "turkish limit=5";
    // Seat 1 goes first, then seat 3, then seat 0.
    let game = check(rules, "w0 w2 w3 v+t0 v+t2 w2", [7, 6, 5, 6], "2#1 0#2 3#3 1#4");
    let rounds = game.rounds().iter();
    let dealt: Vec<_> = rounds.map(|round| (round.dealer.index(), round.seats.count())).collect();
    assert_eq!(dealt, [(3, 4), (0, 4), (1, 4), (2, 3), (3, 3), (0, 2)]);
    // Two go out at once: they lasted equally long, and tie behind a player who lasted longer with
    // as many points.
    check(rules, "w3 w3 w2 v+t2", [6, 6, 4, 3], "-");
    let mut game = check(rules, "w3 w3 w2 v+t2 v w3", [6, 6, 6, 3], "3#1 2#2 0#3 1#3");
    assert_eq!(match_code(game.deal()), "matchOver");
}

#[test]
fn rule_6_s2_if_all_bust_at_once_the_lowest_total_wins() {
    // The round is void, but all have scored points in it.
    let rules = "turkish limit=5 strict-declare=yes players=2";
    let mut game = played(rules, "w0 w2 w0 w2");
    assert_eq!((game.points(), standing(&game).as_str()), ([4, 0, 4, 0], "-"));
    let wall = common::wall_by(game.rules(), &["K9' K13 R1 Y5", "B2 K12"], "K9", "");
    game.deal_wall(wall).expect("a deal");
    play_match(&mut game, "0 twin\n0 finish K13");
    assert_eq!(game.points(), [6, 0, 5, 0]);
    assert_eq!(standing(&game), "-", "the round goes on");
    play_match(&mut game, "2 draw");
    let drawn = game.round().and_then(|round| round.drawn()).expect("drawn");
    play_match(&mut game, &format!("2 finish {drawn}"));
    until_void(&mut game);
    assert_eq!(game.points(), [6, 0, 7, 0]);
    assert_eq!(standing(&game), "0#1 2#2");
    assert_eq!(match_code(game.deal()), "matchOver");
}

#[test]
fn rule_6_s2_top_two_win_together_and_ties_for_second_share() {
    let rules = "turkish end=top-two limit=5";
    check(rules, "w0 w0 w0", [0, 6, 6, 6], "0#1 1#1 2#1 3#1");
    check(rules, "w0 w1 w0", [2, 4, 6, 6], "0#1 1#1 2#3 3#3");
    check(rules, "w0 w1", [2, 2, 4, 4], "-");
    check(rules, "w0 w1 w2", [4, 4, 4, 6], "0#1 1#1 2#1 3#4");
    check(rules, "o0 w1+t2", [3, 5, 6, 7], "0#1 1#1 2#3 3#4");
}

#[test]
fn rule_6_best_the_first_bust_ends_it_and_the_lowest_wins() {
    let rules = "turkish end=best limit=5";
    check(rules, "w0 w1", [2, 2, 4, 4], "-");
    check(rules, "w0 w1 w0", [2, 4, 6, 6], "0#1 1#2 2#3 3#3");
    check(rules, "w0 w1 w2", [4, 4, 4, 6], "0#1 1#1 2#1 3#4");
    check("turkish players=2 end=best limit=5", "b2", [8, 0, 0, 0], "2#1 0#2");
}

#[test]
fn rule_6_partners_only_the_opponents_are_penalised_and_the_total_decides() {
    let rules = "turkish partners=yes limit=9";
    // A team's points are added, and only then compared with the limit.
    let game = check(rules, "w0 w2", [0, 4, 0, 4], "-");
    assert_eq!(seats(&game), "0123");
    check(rules, "w0 w2 w2", [0, 6, 0, 6], "0#1 2#1 1#3 3#3");
    check(rules, "w1 v+t0 w0 w2", [2, 5, 2, 5], "0#1 2#1 1#3 3#3");
    check("turkish partners=yes end=best limit=9", "o1 w3", [6, 0, 6, 0], "1#1 3#1 0#3 2#3");
    check("board partners=yes rounds=3", "w0 w1 w2", [1, 1, 1, 0], "0#1 2#1 1#3 3#3");
    let rules = "turkish partners=yes end=rounds rounds=2";
    check(rules, "w0 w1", [2, 2, 2, 2], "0#1 1#1 2#1 3#1");
}

#[test]
fn rule_6_pot_the_dealer_pays_and_an_okey_or_pairs_take_it() {
    // The dealers: 3, 0, 1, 2, 3, …
    let rules = "turkish pot=yes end=rounds rounds=9";
    for (rounds, expected) in [
        ("", "[0, 0, 0, 0] pot 0"),
        ("w0", "[0, 0, 0, -1] pot 1"),
        ("w0 v", "[-1, 0, 0, -1] pot 2"),
        ("w0 v o2", "[-1, -1, 3, -1] pot 0"),
        ("w0 v p2 w1", "[-1, -1, 2, -1] pot 1"),
        ("b3", "[0, 0, 0, 0] pot 0"),
        ("w0 w0 w0 w0 o1", "[-1, 4, -1, -2] pot 0"),
    ] {
        let game = played(rules, rounds);
        assert_eq!(units(&game), expected, "{rounds}");
    }
    assert_eq!(units(&played("turkish", "w0")), "none");
}

#[test]
fn own_the_dealer_pays_when_the_round_begins() {
    let mut game = played("board pot=yes", "");
    game.deal().expect("a deal");
    assert_eq!(units(&game), "[0, 0, 0, -1] pot 1");
}

#[test]
fn own_a_pot_that_is_left_goes_to_the_winners_odd_units_to_the_first_seats() {
    for (rules, rounds, expected) in [
        ("board pot=yes rounds=1", "w2", "[0, 0, 1, -1] pot 0"),
        ("board pot=yes rounds=2", "w0 w2", "[0, 0, 1, -1] pot 0"),
        // Three units for two.
        ("board pot=yes rounds=2", "w0 v w2", "[1, -1, 1, -1] pot 0"),
        ("turkish pot=yes partners=yes end=rounds rounds=1", "v w3", "[-1, 1, 0, 0] pot 0"),
    ] {
        assert_eq!(units(&played(rules, rounds)), expected, "{rules}: {rounds}");
    }
}

#[test]
fn rule_6_s2_stakes_are_paid_by_the_places() {
    let rules = "turkish stakes=yes limit=5";
    for (rules, rounds, places, expected) in [
        // The first out pays the winner two, the third pays the second one.
        (rules, "w0 w0", "-", "[0, 0, 0, 0] pot 0"),
        (rules, "w0 w2 w3 v+t0 v+t2 w2", "2#1 0#2 3#3 1#4", "[1, -2, 2, -1] pot 0"),
        // Three tie behind the winner: 1 - 1 - 2 units for three, the odd one to the first.
        (rules, "w0 w0 w0", "0#1 1#2 2#2 3#2", "[2, 0, -1, -1] pot 0"),
        // Two tie for the third place: -3 units for two.
        (rules, "w3 w3 w2 v+t2 w3", "3#1 2#2 0#3 1#3", "[-1, -2, 1, 2] pot 0"),
        // Two tie for the second place.
        (rules, "w0 w2 w3 w0", "0#1 2#2 3#2 1#4", "[2, -2, 0, 0] pot 0"),
        // OWN: by places also with two winners, or with the best one.
        (
            "turkish stakes=yes end=top-two limit=5",
            "w0 w1 w2",
            "0#1 1#1 2#1 3#4",
            "[1, 1, 0, -2] pot 0",
        ),
        (
            "turkish stakes=yes end=best limit=5",
            "w0 w1 w0",
            "0#1 1#2 2#3 3#3",
            "[2, 1, -1, -2] pot 0",
        ),
        (
            "turkish stakes=yes pot=yes end=best limit=5",
            "b3",
            "3#1 0#2 1#2 2#2",
            "[0, -1, -1, 2] pot 0",
        ),
    ] {
        let game = played(rules, rounds);
        assert_eq!(standing(&game), places, "{rules}: {rounds}");
        assert_eq!(units(&game), expected, "{rules}: {rounds}");
    }
}

#[test]
fn rule_9_the_first_bust_ends_pagat_with_any_number_of_players() {
    check("pagat players=3 limit=5", "w0 w1", [2, 2, 0, 4], "-");
    check("pagat players=3 limit=5", "w0 w1 w0", [2, 4, 0, 6], "0#1 1#2 3#3");
    check("pagat players=2 limit=5", "w0 w0 w0", [0, 0, 6, 0], "0#1 2#2");
    check("pagat limit=6", "w0 w1 w0", [2, 4, 6, 6], "0#1 1#1 2#3 3#3");
}

/// The displayed number left to each seat.
fn left(game: &Match<Rules>) -> Vec<i32> {
    Seats::of(game.rules().players).iter().map(|seat| game.shown(seat)).collect()
}

#[test]
fn rule_6_points_are_counted_down_until_somebody_has_none_left() {
    let rules = "kahvehane limit=6";
    let game = check(rules, "", [0; 4], "-");
    assert_eq!(left(&game), [6, 6, 6, 6]);
    let game = check(rules, "w0 w1", [2, 2, 4, 4], "-");
    assert_eq!(left(&game), [4, 4, 2, 2]);
    // All players stay in, also with a negative number; ties share.
    let game = check(rules, "w0 w1 o3", [6, 6, 8, 4], "3#1 0#2 1#2 2#4");
    assert_eq!(left(&game), [0, 0, -2, 2]);
    assert_eq!(seats(&game), "0123");
    assert_eq!(match_code(game.clone().deal()), "matchOver");
    check(rules, "w0 w1 w0", [2, 4, 6, 6], "0#1 1#2 2#3 3#3");
    check(rules, "w0 w2 v+t1 w0", [3, 6, 5, 7], "0#1 2#2 1#3 3#4");
    check("kahvehane players=2 limit=6", "w0 w2 b0", [2, 0, 10, 0], "0#1 2#2");
    check("kahvehane players=3 limit=6", "w0 w0 w0", [0, 6, 0, 6], "0#1 1#2 3#2");
    // Points scored at once do not end the match while the round runs.
    let mut game = played(rules, "w0 w0");
    let wall = common::wall_by(game.rules(), &["", "", "K9'", ""], "K9", "");
    game.deal_wall(wall).expect("a deal");
    let shower = game.turn().map(|turn| game.seats().after(turn));
    let shower = shower.map(|next| game.seats().after(next)).expect("three on");
    game.play(shower, Action::ShowTwin).expect("the twin");
    assert_eq!(standing(&game), "-");
}

#[test]
fn rule_6_the_winner_counts_down_their_own_number() {
    let rules = "sayili limit=6";
    let game = check(rules, "w0 w1 w0", [4, 2, 0, 0], "-");
    assert_eq!(left(&game), [2, 4, 6, 6]);
    check(rules, "w0 w1 w0 w0", [6, 2, 0, 0], "0#1 1#2 2#3 3#3");
    let game = check(rules, "b3", [0, 0, 0, 8], "3#1 0#2 1#2 2#2");
    assert_eq!(left(&game), [6, 6, 6, -2]);
    check(rules, "o2 v+t1 p2", [0, 1, 8, 0], "2#1 1#2 0#3 3#3");
    check("sayili players=2 limit=6", "w0 w2 w0 w0", [6, 0, 2, 0], "0#1 2#2");
    check("sayili players=3 limit=6", "o1 w1", [0, 6, 0, 0], "1#1 0#2 3#2");
}

#[test]
fn rule_6_the_twin_does_not_take_the_last_of_ones_own_points() {
    let twin = |rules: &str, rounds: &str, seat: usize| {
        let mut game = played(rules, rounds);
        let mut next = game.clone();
        next.deal().expect("a deal");
        let starter = next.round().expect("a round").starter();
        let order: Vec<Seat> = game.seats().from(starter).collect();
        let hands: Vec<&str> =
            order.iter().map(|one| if one.index() == seat { "K9'" } else { "" }).collect();
        let wall = common::wall_by(game.rules(), &hands, "K9", "");
        game.deal_wall(wall).expect("a deal");
        let listed = game.view(Seat::ALL[seat]).expect("a view").legal.show_twin;
        let code = match_code(game.play(Seat::ALL[seat], Action::ShowTwin));
        assert_eq!(listed, code == "ok");
        code
    };
    assert_eq!(twin("sayili limit=5", "w0 w0", 0), "twinWouldWin", "1 left");
    assert_eq!(twin("sayili limit=6", "w0 w0", 0), "ok", "2 left");
    assert_eq!(twin("sayili limit=5", "w0 w0", 1), "ok", "all left");
    assert_eq!(twin("sayili limit=6 twin=2", "w0 w0", 0), "twinWouldWin", "2 of 2");
    assert_eq!(twin("sayili limit=5 partners=yes", "w0 w0", 2), "twinWouldWin", "the partner's");
    assert_eq!(twin("kahvehane limit=5", "w0 w0", 1), "ok", "it costs the others");
}

#[test]
fn rule_6_partners_share_one_number() {
    let game = check("sayili partners=yes limit=6", "w0 w1 w2", [2, 2, 2, 0], "-");
    assert_eq!(left(&game), [2, 4, 2, 4]);
    check("sayili partners=yes limit=6", "w0 w1 w2 w2", [2, 2, 4, 0], "0#1 2#1 1#3 3#3");
    let game = check("kahvehane partners=yes limit=9", "w0 w1 w2", [2, 4, 2, 4], "-");
    assert_eq!(left(&game), [5, 1, 5, 1]);
    check("kahvehane partners=yes limit=9", "w0 w1 w2 w2", [2, 6, 2, 6], "0#1 2#1 1#3 3#3");
}

#[test]
fn rounds_are_numbered_as_players_count_them() {
    let numbers = |game: &Match<Rules>| -> Vec<usize> {
        (0..game.rounds().len()).map(|index| game.round_number(index)).collect()
    };
    assert_eq!(numbers(&played("board", "w0 v v w1 w0")), [1, 2, 2, 2, 3]);
    assert_eq!(numbers(&played("turkish", "w0 v w1")), [1, 2, 3]);
}

#[test]
fn an_extra_round_is_played_by_those_level_at_the_top() {
    let tied = |rules: &str, rounds: &str| -> Vec<usize> {
        played(rules, rounds).tied().into_iter().map(Seat::index).collect()
    };
    assert_eq!(tied("board rounds=2 ties=extra", "w0 w2"), [0, 2]);
    assert_eq!(tied("board rounds=2 ties=extra", "w0"), [0; 0]);
    assert_eq!(tied("board rounds=2 ties=extra", "w0 w0"), [0; 0]);
    assert_eq!(tied("board rounds=2", "w0 w2"), [0; 0]);
}

#[test]
fn partners_are_one_side_and_add_up_what_they_have_written() {
    let sides = |rules: &str, rounds: &str| -> Vec<(String, i32)> {
        let text = |seats: Seats| seats.iter().map(|seat| seat.to_string()).collect();
        let game = played(rules, rounds);
        game.sides().into_iter().map(|side| (text(side.seats), side.total)).collect()
    };
    let side = |seats: &str, total| (seats.to_owned(), total);
    assert_eq!(sides("turkish partners=yes", "w0 w1"), [side("02", 4), side("13", 4)]);
    assert_eq!(sides("turkish partners=yes", "w0 w2"), [side("02", 0), side("13", 8)]);
    assert_eq!(sides("turkish players=3", "w0"), [side("0", 0), side("1", 2), side("3", 2)]);
    let rules: Rules = "turkish partners=yes".parse().expect("rules");
    assert_eq!([1, 1, 3, 3].map(|rank| rules.place(rank)), [1, 1, 2, 2]);
    assert_eq!([1, 2, 3, 4].map(|rank| Rules::turkish().place(rank)), [1, 2, 3, 4]);
}

#[test]
fn a_fair_match_says_its_commitments_and_opens_them_by_itself() {
    let secret = "0f".repeat(32);
    let mut game = Match::fair(Rules::turkish(), &secret);
    let mut same = Match::fair(Rules::turkish(), &secret);
    for round in 0..3 {
        let said = game.commitment().expect("another deal");
        game.deal_with(" tavla \u{7} ").expect("a deal");
        assert_eq!(
            game.rounds()[round].said(),
            (&*said, "tavla"),
            "printable, without its margins"
        );
        assert_eq!(game.agreement(round), Agreement::Closed);
        same.deal().expect("a deal");
        assert_eq!(same.rounds()[round].said(), (&*said, ""));
        assert_ne!(same.rounds()[round].origin, game.rounds()[round].origin, "the word counts");
        for game in [&mut game, &mut same] {
            play_on(game, Level::Easy, round + 1);
            assert_eq!(game.agreement(round), Agreement::Holds);
            let key = &game.rounds()[round].key;
            assert_eq!((sha256(key), key), (said.clone(), &key_of(&secret, round + 1)));
        }
    }
    let read: Match<Rules> = read_record(&write_record(&game)).expect("a record");
    assert_eq!(read, game);
    assert_eq!(read.commitment(), game.commitment(), "it goes on from the same secret");
}

#[test]
fn changes_after_the_commitment_are_found() {
    let mut game = Match::fair(Rules::turkish(), &"0f".repeat(32));
    game.deal_with("tavla").expect("a deal");
    play_on(&mut game, Level::Easy, 1);
    let text = write_record(&game);
    let agreement = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        read_record::<Rules>(&changed).expect("a record").agreement(0)
    };
    assert_eq!(agreement(" tavla", " kahve"), Agreement::WrongWall);
    assert_eq!(agreement("\nkey ", "\nkey 0"), Agreement::WrongKey);
    let commitment = format!("commitment {} tavla\n", game.rounds()[0].said().0);
    let key = format!("\nkey {}", game.rounds()[0].key);
    let unsaid = text.replacen(&commitment, "", 1).replacen(&key, "", 1);
    assert_eq!(read_record::<Rules>(&unsaid).expect("a record").agreement(0), Agreement::Unsaid);
}

#[test]
fn by_a_number_nothing_is_said_and_the_deal_follows_from_it() {
    let mut game = Match::new(Rules::turkish(), 7);
    game.deal_with("tavla").expect("a deal");
    assert_eq!((game.commitment(), game.agreement(0)), (None, Agreement::FromSeed));
}

#[test]
fn undone_rounds_keep_their_commitment() {
    let mut game = Match::fair(Rules::turkish(), &"0f".repeat(32));
    game.mark_as_practice();
    game.deal().expect("a deal");
    let before = game.clone();
    let starter = game.round().expect("it was dealt").starter();
    let tile = game.round().expect("it was dealt").hand(starter)[0];
    game.play(starter, Action::Discard(tile)).expect("a discard");
    game.undo(starter).expect("it may be taken back");
    assert_eq!(game, before);
}

/// The deal of a day follows from its date, and can be repeated by anybody.
fn the_deal_of_a_day<G: Game>(rules: &str) {
    let daily = |date| Match::<G>::daily(date).expect("a date");
    let mut game = daily("2026-11-24");
    assert_eq!(game.rules().to_string(), rules);
    assert_eq!(rules.parse::<G>().ok(), Some(*game.rules()), "they can be played");
    let secret = sha256(&format!("istaka daily {} 2026-11-24", G::NAME));
    assert_eq!(game.secret(), secret);
    assert_eq!(game.commitment(), Some(sha256(&key_of(&secret, 1))));
    game.deal().expect("a deal");
    let mut same = daily("2026-11-24");
    same.deal().expect("a deal");
    assert_eq!(game, same);
    let mut other = daily("2026-11-25");
    other.deal().expect("a deal");
    assert_ne!(game.rounds()[0].origin, other.rounds()[0].origin);
    for bad in
        ["", "2026-11-2", "2026-11-24 ", "24.11.2026", "2026-11-24T00", "2026_11_24", "²026-11-2"]
    {
        assert_eq!(Match::<G>::daily(bad), None, "{bad}");
    }
}

#[test]
fn the_deal_of_a_day_is_the_same_for_everybody() {
    the_deal_of_a_day::<Rules>("turkish end=rounds rounds=1");
    the_deal_of_a_day::<rummi::Rules>("rummi80 rounds=1");
}
