//! RULES section 5, sentence by sentence, and the scores of section 6.

mod common;

use common::{code, play, play_all, round};
use istaka::{Action, Outcome, Phase, Round, Rules, Seat, Tile, score, tiles, write_tiles};

/// Complete without the fifteenth tile.
const RUNS: &str = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 Y7";
const PAIRS: &str = "R1 R1 R3 R3 R5 R5 R7 R7 Y1 Y1 Y3 Y3 Y5 Y5";

/// The points of all seats.
fn points(round: &Round) -> [u16; 4] {
    score(round).map(|score| score.total())
}

/// A four-player round in which nobody is near, with the stock almost used up.
fn nearly_empty(hand: &str) -> Round {
    let mut round = round(&["", hand, "", ""], "K9", "");
    let seats = |seat: usize| Seat::ALL[seat % 4];
    let thrown = round.hand(seats(0))[0];
    play(&mut round, &format!("0 discard {thrown}")).expect("the starter discards");
    for turn in 1..=48 {
        let seat = turn % 4;
        play(&mut round, &format!("{seat} draw")).expect("draws");
        let drawn = round.drawn().expect("a drawn tile");
        play(&mut round, &format!("{seat} discard {drawn}")).expect("discards");
    }
    assert_eq!(round.stock().len(), 0);
    round
}

#[test]
fn rule_4_the_starter_gets_15_tiles_the_others_14() {
    for (players, stock) in [(4, 48), (3, 62), (2, 76)] {
        let round = round(&["", "", "", ""][..players], "K9", "");
        assert_eq!(round.hand(Seat::ALL[0]).len(), 15);
        assert!((1..players).all(|seat| round.hand(Seat::ALL[seat]).len() == 14));
        assert_eq!(round.stock().len(), stock, "{players} players");
    }
}

#[test]
fn rule_5_1_the_starter_discards_without_drawing() {
    let mut round = round(&[RUNS, "", "", ""], "K9", "");
    assert_eq!(code(play(&mut round, "0 draw")), "alreadyDrawn");
    assert_eq!(code(play(&mut round, "0 take")), "alreadyDrawn");
    assert_eq!(code(play(&mut round, "0 pass")), "cannotPass");
    assert_eq!(code(play(&mut round, "0 discard K13'")), "notInHand");
    assert_eq!(code(play(&mut round, "1 draw")), "notYourTurn");
    assert_eq!(code(play(&mut round, "0 discard R1")), "ok");
    assert_eq!(round.turn(), Some(Seat::ALL[1]));
}

#[test]
fn rule_5_1_the_starter_may_finish_at_once() {
    let mut round = round(&[&format!("{RUNS} K13"), "", "", ""], "K9", "");
    assert_eq!(code(play(&mut round, "0 finish K13")), "ok");
    assert_eq!(points(&round), [0, 2, 2, 2]);
    assert_eq!(code(play(&mut round, "1 draw")), "roundOver");
}

#[test]
fn rule_5_2_draw_or_take_then_discard() {
    let mut round = round(&["K13", "", "", ""], "K9", "B1 B2");
    play_all(&mut round, "0 discard K13");
    assert_eq!(code(play(&mut round, "1 discard K13")), "drawFirst");
    assert_eq!(code(play(&mut round, "1 finish K13")), "drawFirst");
    assert_eq!(code(play(&mut round, "1 pass")), "cannotPass");
    let mut other = round.clone();
    assert_eq!(code(play(&mut round, "1 take")), "ok");
    assert_eq!(round.drawn(), Some(tiles("K13").expect("a tile")[0]));
    assert_eq!(round.pile(Seat::ALL[0]).len(), 0);
    assert_eq!(code(play(&mut round, "1 draw")), "alreadyDrawn");
    assert_eq!(code(play(&mut round, "1 discard K13")), "ok", "it may be thrown back");
    assert_eq!(code(play(&mut other, "1 draw")), "ok");
    assert_eq!(other.drawn(), Some(tiles("B1").expect("a tile")[0]));
    assert_eq!(code(play(&mut other, "1 take")), "alreadyDrawn");
}

#[test]
fn rule_5_2_only_the_previous_players_last_discard_may_be_taken() {
    let mut round = round(&["K13", "", "", ""], "K9", "B1 B2 B3 B4");
    play_all(&mut round, "0 discard K13\n1 take\n1 discard K13");
    play_all(&mut round, "2 draw\n2 discard B1\n3 take\n3 discard B1");
    assert_eq!(round.takeable(Seat::ALL[0]).map(|t| t.to_string()).as_deref(), Some("B1"));
    play_all(&mut round, "0 draw\n0 discard B2\n1 take");
    assert_eq!(round.drawn().map(|t| t.to_string()).as_deref(), Some("B2"));
}

#[test]
fn rule_5_3_a_wild_tile_may_be_discarded_and_is_wild_for_the_next() {
    let mut round =
        round(&["K10", "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 B13 Y11", "", ""], "K9", "");
    play_all(&mut round, "0 discard K10\n1 take");
    assert_eq!(code(play(&mut round, "1 finish Y11")), "handIncomplete");
    let mut round =
        common::round(&["K10", "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y7 Y11", "", ""], "K9", "");
    play_all(&mut round, "0 discard K10\n1 take\n1 finish Y11");
    let Some(Outcome::Won(finish)) = round.outcome() else { panic!("a finish") };
    assert!(!finish.by_okey);
    assert_eq!(finish.seat, Seat::ALL[1]);
}

#[test]
fn rule_5_5_the_twin_may_be_shown_by_whom_it_was_dealt_to_until_his_first_draw() {
    let start = round(&["", "", "K9 K13", ""], "K9", "B1 B2 B3 B4");
    let mut shown = start.clone();
    assert_eq!(code(play(&mut shown, "1 twin")), "twinNotDealt");
    assert_eq!(code(play(&mut shown, "2 twin")), "ok", "also out of turn");
    assert_eq!(points(&shown), [1, 1, 0, 1], "at once");
    assert_eq!(code(play(&mut shown, "2 twin")), "twinAlreadyShown");

    let mut late = start.clone();
    let first = late.hand(Seat::ALL[0])[0];
    play_all(&mut late, &format!("0 discard {first}\n1 draw\n1 discard B1"));
    assert_eq!(code(late.clone().play(Seat::ALL[2], istaka::Action::ShowTwin)), "ok");
    play_all(&mut late, "2 draw");
    assert_eq!(code(play(&mut late, "2 twin")), "twinTooLate");

    let mut starter = round(&["K9", "", "", ""], "K9", "");
    assert_eq!(code(play(&mut starter.clone(), "0 twin")), "ok");
    play_all(&mut starter, "0 discard K9");
    assert_eq!(code(play(&mut starter, "0 twin")), "twinTooLate");

    let mut drawn = round(&["K13", "", "", ""], "K9", "K9 B1");
    play_all(&mut drawn, "0 discard K13\n1 draw");
    assert_eq!(code(play(&mut drawn, "1 twin")), "twinTooLate", "drawn, not dealt");
}

#[test]
fn rule_5_6_an_incomplete_hand_is_refused_and_nothing_changes() {
    let mut round = round(&[&format!("{RUNS} K13"), "", "", ""], "K9", "");
    assert_eq!(code(play(&mut round, "0 finish R1")), "handIncomplete");
    assert_eq!(code(play(&mut round, "0 finish B13'")), "notInHand");
    assert_eq!(round.phase(), Phase::Discard);
}

#[test]
fn rule_3_the_players_own_arrangement_is_shown_if_it_is_one() {
    let melds = |arrangement: &str| {
        let mut round = round(&[&format!("{RUNS} K13"), "", "", ""], "K9", "");
        play_all(&mut round, &format!("0 finish K13 : {arrangement}"));
        let Some(Outcome::Won(finish)) = round.outcome() else { panic!("a finish") };
        let melds: Vec<String> = finish.melds.iter().map(|meld| write_tiles(&meld.tiles)).collect();
        melds.join(" | ")
    };
    let own = "R1 R2 R3 R4 | R5 R6 R7 | Y1 Y2 Y3 | Y4 Y5 Y6 Y7";
    assert_eq!(melds(own), own);
    let solved = melds("R1 R2 R3 R4 R5 R6 R7 | Y1 Y2 Y3 Y4 Y5 | Y6 Y7");
    assert!(solved.matches('|').count() >= 1, "the solver's instead: {solved}");
    let foreign = melds("R1 R2 R3 R4 | R5 R6 R7 | Y1 Y2 Y3 | B4 B5 B6 B7");
    assert!(!foreign.contains('B'), "tiles of others are not shown: {foreign}");
}

#[test]
fn rule_5_7_the_last_discard_may_be_taken_only_to_finish() {
    let mut round = nearly_empty("");
    assert_eq!(round.phase(), Phase::LastChance);
    assert_eq!(round.turn(), Some(Seat::ALL[1]));
    assert_eq!(code(play(&mut round, "1 draw")), "stockEmpty");
    assert_eq!(code(play(&mut round, "1 take")), "wouldNotFinish");
    assert_eq!(code(play(&mut round, "1 discard R1")), "drawFirst");
    assert_eq!(code(play(&mut round, "2 pass")), "notYourTurn");
    assert_eq!(code(play(&mut round, "1 pass")), "ok");
    assert_eq!(round.outcome(), Some(&Outcome::Void));
    assert_eq!(points(&round), [0; 4]);

    let mut round = nearly_empty(RUNS);
    assert_eq!(code(play(&mut round, "1 take")), "ok");
    assert_eq!(round.phase(), Phase::Finish);
    let taken = round.drawn().expect("taken");
    assert_eq!(code(play(&mut round, &format!("1 discard {taken}"))), "mustFinish");
    assert_eq!(code(play(&mut round, "1 pass")), "cannotPass");
    assert_eq!(code(play(&mut round, &format!("1 finish {taken}"))), "ok");
    assert_eq!(points(&round), [2, 0, 2, 2]);
}

#[test]
fn rule_5_7_twin_points_stay_in_a_void_round() {
    let mut round = round(&["K9", "", "", ""], "K9", "");
    play_all(&mut round, "0 twin");
    let thrown = round.hand(Seat::ALL[0])[1];
    play_all(&mut round, &format!("0 discard {thrown}"));
    for turn in 1..=48 {
        let seat = turn % 4;
        play(&mut round, &format!("{seat} draw")).expect("draws");
        let drawn = round.drawn().expect("a drawn tile");
        play(&mut round, &format!("{seat} discard {drawn}")).expect("discards");
    }
    play_all(&mut round, "1 pass");
    assert_eq!(points(&round), [0, 1, 1, 1]);
}

#[test]
fn rule_6_points_for_losing() {
    let finish = |hand: &str, last: &str| {
        let mut round = round(&[&format!("{hand} {last}"), "", "", ""], "K9", "");
        play_all(&mut round, &format!("0 finish {last}"));
        points(&round)
    };
    assert_eq!(finish(RUNS, "K13"), [0, 2, 2, 2]);
    assert_eq!(finish(RUNS, "K10"), [0, 4, 4, 4], "an okey discarded last");
    assert_eq!(finish(PAIRS, "K13"), [0, 4, 4, 4], "seven pairs");
    assert_eq!(finish(PAIRS, "K10"), [0, 8, 8, 8], "both (12.5)");
    assert_eq!(finish(RUNS, "F"), [0, 2, 2, 2], "a false joker is an ordinary tile (12.5)");
}

#[test]
fn a_hand_that_is_seven_pairs_and_runs_counts_as_seven_pairs() {
    let both = "R1 R1 R2 R2 R3 R3 R5 R5 R6 R6 R7 R7 R8 R8";
    let mut round = round(&[&format!("{both} K13"), "", "", ""], "K9", "");
    play_all(&mut round, "0 finish K13 : R1 R2 R3 | R1' R2' R3' | R5 R6 R7 R8 | R5' R6' R7' R8'");
    assert_eq!(points(&round), [0, 4, 4, 4]);
}

#[test]
fn an_arrangement_of_other_tiles_is_no_part_of_the_record() {
    let mut game = istaka::Match::with_dealer(Rules::turkish(), 0, Seat::ALL[3]);
    game.deal_wall(common::wall(&[&format!("{RUNS} K13"), "", "", ""], "K9", "")).expect("a deal");
    let twice: Tile = "R5'".parse().expect("a tile");
    let discard: Tile = "K13".parse().expect("a tile");
    let melds = vec![vec![twice], vec![twice]];
    game.play(Seat::ALL[0], Action::Declare { discard, melds }).expect("a complete hand");
    assert_eq!(istaka::read_record(&istaka::write_record(&game)), Ok(game));
}
