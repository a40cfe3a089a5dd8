//! RULES section 5, sentence by sentence, and the scores of section 6.

use crate::common::{
    self, PAIRS, RUNS, code, last_chance, play, play_all, round, round_by, until_the_stock_is_empty,
};
use istaka::okey::{Action, Event, Outcome, Phase, Round, View, score};
use istaka::{Coded, MeldKind, Seat, Tile, tiles, write_tiles};

/// The second copies of the first hand.
const RUNS_TOO: &str = "R1' R2' R3' R4' R5' R6' R7' Y1' Y2' Y3' Y4' Y5' Y6' Y7'";
/// Tiles that do not go together.
const JUNK: &str = "R1' R4' R7' R10' Y2' Y5' Y8' Y11' B3' B6' B9' B12' K4' K7'";
/// All tiles that four players draw, the okey last.
const LAST_WILD: &str = "R8 R9 R10 R11 R12 R13 Y8 Y9 Y10 Y11 Y12 Y13 B8 B9 B10 B11 B12 B13 \
    K1 K2 K3 K4 K5 K6 K7 K8 K11 K12 K13 R8 R9 R10 R11 R12 R13 Y8 Y9 Y10 Y11 Y12 Y13 B8 B9 B10 \
    B11 B12 B13 K10";

/// The points of all seats.
fn points(round: &Round) -> [u16; 4] {
    score(round).map(|score| score.total())
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
    assert_eq!(code(play(&mut round, "0 draw")), "startsByDiscard");
    assert_eq!(code(play(&mut round, "0 take")), "startsByDiscard");
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
fn rule_5_5_a_player_may_show_a_dealt_twin_until_the_first_draw() {
    let start = round(&["", "", "K9 K13", ""], "K9", "B1 B2 B3 B4");
    let mut shown = start.clone();
    assert_eq!(code(play(&mut shown, "1 twin")), "twinNotDealt");
    assert_eq!(code(play(&mut shown, "2 twin")), "ok", "also out of turn");
    assert_eq!(points(&shown), [1, 1, 0, 1], "at once");
    assert_eq!(code(play(&mut shown, "2 twin")), "twinAlreadyShown");

    let mut late = start.clone();
    let first = late.hand(Seat::ALL[0])[0];
    play_all(&mut late, &format!("0 discard {first}\n1 draw\n1 discard B1"));
    assert_eq!(code(late.clone().play(Seat::ALL[2], Action::ShowTwin)), "ok");
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
fn rule_5_5_it_may_be_shown_until_the_first_discard_where_that_is_played() {
    let by = |hands: &[&str], stock| round_by("turkish twin-until=discard", hands, "K9", stock);
    let mut round = by(&["K13", "", "K9", ""], "B1 B2");
    play_all(&mut round, "0 discard K13\n1 draw\n1 discard B1\n2 draw");
    assert_eq!(code(play(&mut round.clone(), "2 twin")), "ok", "drawn, not yet discarded");
    play_all(&mut round, "2 discard B2");
    assert_eq!(code(play(&mut round, "2 twin")), "twinTooLate");

    let mut starter = by(&["K9 K13", "", "", ""], "");
    play_all(&mut starter, "0 discard K13");
    assert_eq!(code(play(&mut starter, "0 twin")), "twinTooLate");

    // A twin that was drawn or taken was not dealt.
    let mut drawn = by(&["K13", "", "", ""], "K9 B1");
    play_all(&mut drawn, "0 discard K13\n1 draw");
    assert_eq!(code(play(&mut drawn, "1 twin")), "twinNotDealt", "drawn");
    let mut taken = by(&["K9", "", "", ""], "");
    play_all(&mut taken, "0 discard K9\n1 take");
    assert_eq!(code(play(&mut taken, "1 twin")), "twinNotDealt", "taken");
}

#[test]
fn rule_6_a_hand_of_one_colour_doubles_where_that_is_played() {
    let reds = "R1 R2 R3 R4 R5 R6 R8 R1 R2 R3 R4 R5 R6";
    for (rules, hand, indicator, last, value) in [
        ("turkish one-colour=yes", format!("{reds} R7"), "K9", "K13", 4),
        ("turkish", format!("{reds} R7"), "K9", "K13", 2),
        // The okey stands for the missing red tile; the false joker is the okey's tile, red or not.
        (
            "turkish one-colour=yes",
            "R1 R2 R3 R4 R5 R6 K10 R8 R9 R10 R11 R12 R13 R1".into(),
            "K9",
            "K13",
            4,
        ),
        (
            "turkish one-colour=yes",
            "R1 R2 R3 R4 R5 R6 F R8 R9 R10 R11 R12 R13 R1".into(),
            "R6",
            "K13",
            4,
        ),
        (
            "turkish one-colour=yes",
            "F Y4 Y5 Y6 Y7 Y8 Y9 R3 R4 R5 R6 R7 R8 R9".into(),
            "R6",
            "K1",
            2,
        ),
        ("turkish one-colour=yes", RUNS.into(), "K9", "K13", 2),
        // Seven pairs of one colour, and the doubling by the indicator.
        (
            "turkish one-colour=yes",
            "R1 R1 R2 R2 R4 R4 R5 R5 R7 R7 R9 R9 K10 K10".into(),
            "K9",
            "K13",
            8,
        ),
        ("turkish one-colour=yes color-double=yes", format!("{reds} R7"), "K9", "K13", 8),
    ] {
        let mut round = round_by(rules, &[&format!("{hand} {last}"), "", "", ""], indicator, "");
        play_all(&mut round, &format!("0 finish {last}"));
        let Some(Outcome::Won(finish)) = round.outcome() else { panic!("{hand}") };
        assert_eq!(finish.value(round.rules()), value, "{rules}: {hand}");
        assert_eq!(points(&round), [0, value, value, value], "{rules}: {hand}");
    }
    // A tile and two okeys are shown as a run, not as a group.
    let hand = "R1 K10 K10 R4 R5 R6 R7 R4 R5 R6 R9 R10 R11 R12 K13";
    let mut round = round_by("turkish one-colour=yes", &[hand, "", "", ""], "K9", "");
    play_all(&mut round, "0 finish K13 : R1 K10 K10' | R4 R5 R6 R7 | R4' R5' R6' | R9 R10 R11 R12");
    let Some(Outcome::Won(finish)) = round.outcome() else { panic!("{hand}") };
    assert!(finish.read(round.rules()).iter().all(|meld| meld.kind == MeldKind::Run));
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
        let melds: Vec<String> = finish.melds.iter().map(|meld| write_tiles(meld)).collect();
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
    let mut round = last_chance("");
    assert_eq!((round.phase(), round.stock()), (Phase::LastChance, &[][..]));
    assert_eq!(round.turn(), Some(Seat::ALL[1]));
    assert_eq!(code(play(&mut round, "1 draw")), "stockEmpty");
    assert_eq!(code(play(&mut round, "1 take")), "wouldNotFinish");
    assert_eq!(code(play(&mut round, "1 discard R1")), "drawFirst");
    assert_eq!(code(play(&mut round, "2 pass")), "notYourTurn");
    assert_eq!(code(play(&mut round, "1 pass")), "ok");
    assert_eq!(round.outcome(), Some(&Outcome::Void));
    assert_eq!(points(&round), [0; 4]);

    let mut round = last_chance(RUNS);
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
    until_the_stock_is_empty(&mut round);
    play_all(&mut round, "1 pass");
    assert_eq!(points(&round), [0, 1, 1, 1]);
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
    let mut game = common::game(&[&format!("{RUNS} K13"), "", "", ""], "K9", "");
    let twice: Tile = "R5'".parse().expect("a tile");
    let discard: Tile = "K13".parse().expect("a tile");
    let melds = vec![vec![twice], vec![twice]];
    game.play(Seat::ALL[0], Action::Declare { discard, melds }).expect("a complete hand");
    assert_eq!(istaka::read_record(&istaka::write_record(&game)), Ok(game));
}

#[test]
fn rule_5_3_wild_tiles_only_to_finish() {
    let hand = format!("{RUNS} K10");
    let mut round = round_by("turkish wild-discard=finish", &[&hand, "", "", ""], "K9", "");
    assert_eq!(code(play(&mut round, "0 discard K10")), "wildOnlyToFinish");
    assert_eq!(code(play(&mut round.clone(), "0 discard R1")), "ok", "any other tile");
    assert_eq!(code(play(&mut round, "0 finish K10")), "ok");
    assert_eq!(points(&round), [0, 4, 4, 4]);
    let mut other = round_by("turkish wild-discard=finish", &["F", "", "", ""], "K9", "");
    assert_eq!(code(play(&mut other, "0 discard F")), "ok", "a false joker is not wild");
}

#[test]
fn rule_5_3_a_dead_wild_tile_cannot_be_taken() {
    let mut round = round_by("turkish wild-discard=dead", &["K10", RUNS, "", ""], "K9", "B1");
    play_all(&mut round, "0 discard K10");
    assert_eq!(code(play(&mut round, "1 take")), "wildIsDead");
    assert_eq!(round.takeable(Seat::ALL[1]).map(|t| t.to_string()).as_deref(), Some("K10"));
    play_all(&mut round, "1 draw\n1 discard B1");
    assert_eq!(code(play(&mut round, "2 take")), "ok", "another discard");
    // Nor with the stock empty, when it would finish.
    let mut last = round_by("turkish wild-discard=dead", &["", RUNS, "", ""], "K9", LAST_WILD);
    until_the_stock_is_empty(&mut last);
    assert_eq!(code(play(&mut last, "1 take")), "wildIsDead");
    assert_eq!(code(play(&mut last, "1 pass")), "ok");
    // Without that rule it finishes.
    let mut last = common::round(&["", RUNS, "", ""], "K9", LAST_WILD);
    until_the_stock_is_empty(&mut last);
    play_all(&mut last, "1 take\n1 finish K10");
    assert_eq!(points(&last), [4, 0, 4, 4]);
}

#[test]
fn rule_5_3_where_a_false_joker_lies_open_it_is_the_wild_tile() {
    let rules = "board wild-discard=finish";
    let mut round = round_by(rules, &["F K10", "", "", ""], "F'", "");
    assert_eq!(code(play(&mut round, "0 discard F")), "wildOnlyToFinish");
    assert_eq!(code(play(&mut round, "0 discard K10")), "ok", "every numbered tile is ordinary");
    // It finishes as any wild tile does.
    let hand = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 F Y7 K13";
    let mut round = round_by("board", &[hand, "", "", ""], "F'", "");
    play_all(&mut round, "0 finish K13");
    assert_eq!(points(&round), [1, 0, 0, 0]);
}

#[test]
fn rule_5_4_a_view_keeps_what_was_ever_open() {
    for inspect in ["none", "own-left", "all"] {
        let rules = format!("turkish inspect={inspect}");
        let mut round = round_by(&rules, &["K13", "", "", ""], "K9", "B1 B2 B3 B4 B5");
        play_all(&mut round, "0 discard K13\n1 draw\n1 discard B1\n2 draw\n2 discard B2");
        play_all(&mut round, "3 draw\n3 discard B3\n0 draw\n0 discard B4\n1 take");
        for seat in Seat::ALL {
            let view = View::alone(&round, seat);
            assert_eq!(write_tiles(&view.players[0].discards), "K13", "inspect {inspect}");
            assert_eq!(view.history, round.history());
        }
    }
}

#[test]
fn rule_5_5_the_twin_costs_what_the_option_says() {
    for (rules, expected) in [
        ("turkish twin=3", Ok([3, 0, 3, 3])),
        ("turkish partners=yes twin=2", Ok([2, 0, 2, 0])),
        ("turkish twin=0", Err("noTwinRule")),
        ("board", Err("noTwinRule")),
    ] {
        let mut round = round_by(rules, &["", "K9'", "", ""], "K9", "");
        let shown = play(&mut round, "1 twin").map(|_| points(&round));
        assert_eq!(shown.map_err(|refusal| refusal.code()), expected, "{rules}");
    }
}

#[test]
fn rule_5_5_taking_a_discard_is_a_draw_and_every_opponent_pays_but_nobody_else() {
    let mut round = round_by("turkish players=3", &["K13", "K9'", ""], "K9", "");
    play_all(&mut round, "0 discard K13\n1 take");
    assert_eq!(code(play(&mut round, "1 twin")), "twinTooLate");
    let mut round = round_by("turkish players=3", &["", "K9'", ""], "K9", "");
    play_all(&mut round, "1 twin");
    assert_eq!(points(&round), [1, 0, 0, 1], "nobody plays at seat 2");
    assert_eq!(code(play(&mut round, "2 draw")), "notPlaying");
}

#[test]
fn rule_5_5_twin_points_count_with_any_winner() {
    let hand = format!("{RUNS} K13");
    let mut round = round(&[&hand, "K9'", "", ""], "K9", "");
    play_all(&mut round, "1 twin\n0 finish K13");
    assert_eq!(points(&round), [1, 2, 3, 3]);
    assert_eq!(code(play(&mut round, "1 twin")), "roundOver");
}

#[test]
fn rule_5_6_strict_an_incomplete_hand_is_shown_and_costs_two_points() {
    let (first, other) = (format!("{JUNK} K13"), JUNK.replace('\'', ""));
    let hands = [first.as_str(), "K12 Y13", &other, ""];
    let mut round = round_by("turkish strict-declare=yes", &hands, "K9", "B1 B2");
    let shown: Vec<Tile> = round.hand(Seat::ALL[0]).to_vec();
    assert_eq!(code(play(&mut round, "0 finish B13'")), "notInHand");
    let event = play(&mut round, "0 finish K13").expect("it may be tried");
    let Event::Misdeclared { seat, tile, shown: open } = event else { panic!("{event:?}") };
    assert_eq!((seat, tile.to_string().as_str()), (Seat::ALL[0], "K13"));
    assert_eq!(open.len(), 14);
    assert!(shown.iter().all(|&held| open.contains(held) != (held == tile)));
    assert_eq!(points(&round), [2, 0, 0, 0], "the offender, at once");
    assert_eq!(round.turn(), Some(Seat::ALL[1]), "play goes on");
    assert_eq!(code(play(&mut round, "1 finish K12")), "drawFirst");
    play_all(&mut round, "1 take\n1 finish K13");
    assert_eq!(points(&round), [2, 2, 0, 0], "the discard may be taken as any other");
    for seat in Seat::ALL {
        assert_eq!(View::alone(&round, seat).history.len(), 3, "everybody has seen it");
    }
    play_all(&mut round, "2 draw\n2 finish B1");
    assert_eq!(points(&round), [2, 2, 2, 0]);
}

#[test]
fn rule_5_6_strict_the_offence_counts_besides_the_finish() {
    let first = format!("{JUNK} K13");
    let hands = [first.as_str(), RUNS, "", ""];
    let mut round = round_by("turkish strict-declare=yes", &hands, "K9", "B1");
    play_all(&mut round, "0 finish K13\n1 draw\n1 finish B1");
    assert_eq!(points(&round), [4, 0, 2, 2]);
    let mut partners = round_by("turkish strict-declare=yes partners=yes", &hands, "K9", "B1");
    play_all(&mut partners, "0 finish K13\n1 draw\n1 finish B1");
    assert_eq!(points(&partners), [4, 0, 2, 0], "the partner of who finishes writes nothing");
}

#[test]
fn rule_5_7_strict_a_wrong_declaration_with_the_last_discard_makes_the_round_void() {
    let hands = ["", RUNS, RUNS_TOO, ""];
    let mut round = round_by("turkish strict-declare=yes", &hands, "K9", "");
    until_the_stock_is_empty(&mut round);
    play_all(&mut round, "1 take\n1 finish R1");
    assert_eq!(round.outcome(), Some(&Outcome::Void), "nobody has finished at once");
    assert_eq!(points(&round), [0, 2, 0, 0]);
}

#[test]
fn rule_5_7_the_last_drawer_may_finish_and_so_may_the_next_player_only() {
    let last = |hands: &[&str]| {
        let mut round = round(hands, "K9", "");
        while round.stock().len() > 1 || round.phase() != Phase::Draw {
            let seat = round.turn().expect("a player");
            let action = match round.phase() {
                Phase::Draw => Action::Draw,
                _ => Action::Discard(round.drawn().unwrap_or(round.hand(seat)[0])),
            };
            round.play(seat, action).expect("a legal action");
        }
        round
    };
    // 48 tiles for four: the starter draws the last one.
    let mut finisher = last(&[&format!("K13 {RUNS}"), "", "", ""]);
    assert_eq!(finisher.turn(), Some(Seat::ALL[0]));
    let mut passed = last(&["", "", RUNS, ""]);
    play_all(&mut finisher, "0 draw");
    assert_eq!(code(play(&mut finisher, "0 pass")), "cannotPass");
    let drawn = finisher.drawn().expect("drawn");
    assert_eq!(code(play(&mut finisher, &format!("0 finish {drawn}"))), "ok");
    play_all(&mut passed, "0 draw");
    let drawn = passed.drawn().expect("drawn");
    play_all(&mut passed, &format!("0 discard {drawn}"));
    assert_eq!(code(play(&mut passed, "1 take")), "wouldNotFinish");
    play_all(&mut passed, "1 pass");
    assert_eq!(code(play(&mut passed, "2 take")), "roundOver", "only the next player");
}

#[test]
fn rule_4_next_and_previous_are_occupied_seats() {
    // Seats 0, 1 and 3; then 0 and 2.
    let mut three = round_by("turkish players=3", &["K13", "K12", "K11"], "K9", "B1 B2 B3");
    play_all(&mut three, "0 discard K13\n1 take\n1 discard K12\n3 take\n3 discard K11\n0 take");
    let mut two = round_by("turkish players=2", &["K13", "K12"], "K9", "B1 B2 B3");
    play_all(&mut two, "0 discard K13\n2 take\n2 discard K12\n0 take");
    assert_eq!((three.stock().len(), two.stock().len()), (62, 76));
}

/// Rules, seat 0's finishing hand, its discard, the indicator, and the points of each seat.
/// Includes the vectors of 12.5.
const FINISHES: [(&str, &str, &str, &str, [u16; 4]); 18] = [
    ("turkish", RUNS, "K13", "K9", [0, 2, 2, 2]),
    ("turkish", RUNS, "K10", "K9", [0, 4, 4, 4]),
    ("turkish", PAIRS, "K13", "K9", [0, 4, 4, 4]),
    ("turkish", PAIRS, "K10", "K9", [0, 8, 8, 8]),
    ("turkish", PAIRS, "F", "K9", [0, 4, 4, 4]),
    ("turkish", RUNS, "F", "K9", [0, 2, 2, 2]),
    ("turkish stacking=max", PAIRS, "K10", "K9", [0, 4, 4, 4]),
    ("turkish stacking=max", RUNS, "K10", "K9", [0, 4, 4, 4]),
    ("turkish color-double=yes", RUNS, "K13", "K9", [0, 4, 4, 4]),
    ("turkish color-double=yes", PAIRS, "R10", "R9", [0, 16, 16, 16]),
    ("turkish color-double=yes stacking=max", PAIRS, "R10", "R9", [0, 8, 8, 8]),
    ("turkish color-double=yes", RUNS, "K13", "Y9", [0, 2, 2, 2]),
    ("turkish color-double=yes", RUNS, "K13", "B9", [0, 2, 2, 2]),
    ("turkish color-double=yes false-joker=wild", RUNS, "K13", "F", [0, 2, 2, 2]),
    ("turkish partners=yes", RUNS, "K13", "K9", [0, 2, 0, 2]),
    ("turkish players=3", RUNS, "K10", "K9", [0, 4, 0, 4]),
    ("board", RUNS, "K13", "K9", [1, 0, 0, 0]),
    ("board", RUNS, "K10", "K9", [1, 0, 0, 0]),
];

#[test]
fn rule_6_and_12_5_what_a_finish_counts_by_the_options() {
    for (rules, hand, last, indicator, expected) in FINISHES {
        let first = format!("{hand} {last}");
        let hands = [first.as_str(), "", "", ""];
        let players = common::rules(rules).players.into();
        let mut round = round_by(rules, &hands[..players], indicator, "");
        play_all(&mut round, &format!("0 finish {last}"));
        assert_eq!(points(&round), expected, "{rules}: {hand}, {last} last, {indicator}");
    }
}

#[test]
fn rule_3_seven_pairs_are_no_finish_where_they_are_not_played() {
    let hand = format!("{PAIRS} K13");
    for rules in ["board", "turkish seven-pairs=no"] {
        let mut round = round_by(rules, &[&hand, "", "", ""], "K9", "");
        assert_eq!(code(play(&mut round, "0 finish K13")), "handIncomplete", "{rules}");
    }
    let mut round = round_by("board seven-pairs=yes", &[&hand, "", "", ""], "K9", "");
    assert_eq!(code(play(&mut round, "0 finish K13")), "ok");
}

#[test]
fn rule_3_twelve_thirteen_one_is_a_finish_only_with_the_high_one() {
    let hand = "R12 R13 R1 Y1 Y2 Y3 Y4 Y5 Y6 Y7 B1 B2 B3 B4 K13";
    for (rules, expected) in [("turkish", "ok"), ("turkish high-one=no", "handIncomplete")] {
        let mut round = round_by(rules, &[hand, "", "", ""], "K9", "");
        assert_eq!(code(play(&mut round, "0 finish K13")), expected, "{rules}");
    }
}
