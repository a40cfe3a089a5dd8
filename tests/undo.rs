//! Taking back, and the record of a match that is played for practice.

mod common;

use common::match_code;
use istaka::{
    Action, Bot, Level, Match, Player, Round, Rules, Seat, Undo, View, read_record, write_record,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Complete without the fifteenth tile.
const RUNS: &str = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 Y7";

/// A match whose first round is dealt from such hands; seat 0 starts.
fn game(hands: &[&str], stock: &str) -> Match {
    let mut game = Match::with_dealer(Rules::turkish(), 0, Seat::ALL[3]);
    game.deal_wall(common::wall(hands, "K9", stock)).expect("a deal");
    game
}

fn play(game: &mut Match, actions: &str) {
    for line in actions.lines().map(str::trim) {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        let seat = Seat::new(seat.parse().expect("a seat")).expect("a seat");
        game.play(seat, action.parse().expect("an action")).expect("a legal action");
    }
}

fn undoable(game: &Match, seat: usize) -> Option<Undo> {
    game.undoable(Seat::ALL[seat])
}

#[test]
fn a_throw_that_nobody_has_answered_is_taken_back() {
    let mut game = game(&["K13", "", "", ""], "B1 B2");
    let before = game.clone();
    play(&mut game, "0 discard K13");
    assert_eq!(undoable(&game, 1), None, "it is another's");
    assert_eq!(game.undo(Seat::ALL[0]), Ok(Undo::Free));
    assert_eq!(game, before);
    play(&mut game, "0 discard K13\n1 draw");
    assert_eq!(undoable(&game, 0), None, "answered");
    assert_eq!(match_code(game.clone().undo(Seat::ALL[0])), "nothingToUndo");
}

#[test]
fn a_taken_discard_is_given_back_but_a_drawn_tile_stays() {
    let mut game = game(&["K13", "", "", ""], "B1 B2");
    play(&mut game, "0 discard K13");
    let before = game.clone();
    play(&mut game, "1 take");
    let taken = game.clone();
    play(&mut game, "1 discard K13");
    assert_eq!(game.undo(Seat::ALL[1]), Ok(Undo::Free));
    assert_eq!(game, taken);
    assert_eq!(game.undo(Seat::ALL[1]), Ok(Undo::Free), "one after the other");
    assert_eq!(game, before);
    play(&mut game, "1 draw");
    assert_eq!(undoable(&game, 1), None, "the drawn tile has been seen");
}

#[test]
fn a_shown_twin_a_finish_and_a_pass_stand() {
    let mut game = game(&[&format!("{RUNS} K9"), "", "", ""], "");
    play(&mut game, "0 twin");
    assert_eq!(undoable(&game, 0), None);
    play(&mut game, "0 finish K9");
    assert_eq!(undoable(&game, 0), None);
}

#[test]
fn practice_takes_back_what_the_others_did_since_and_the_end_of_the_round() {
    let mut game = game(&["K13", RUNS, "", ""], "B1 B2");
    game.mark_as_practice();
    let dealt = game.clone();
    assert_eq!(undoable(&game, 0), None, "nothing has been done");
    play(&mut game, "0 discard K13");
    let thrown = game.clone();
    play(&mut game, "1 take\n1 finish K13");
    assert_eq!(game.points(), [2, 0, 2, 2]);
    let over = game.clone();
    assert_eq!(game.undo(Seat::ALL[1]), Ok(Undo::Practice));
    assert_eq!(game.points(), [0; 4]);
    assert_eq!(game.undo(Seat::ALL[1]), Ok(Undo::Free), "taking shows nothing hidden");
    assert_eq!(game, thrown);
    for (mut later, undo) in [(over, Undo::Practice), (thrown, Undo::Free)] {
        assert_eq!(later.undo(Seat::ALL[0]), Ok(undo));
        assert_eq!(later, dealt);
    }
}

#[test]
fn practice_goes_back_over_a_deal() {
    let mut game = game(&["K13", RUNS, "", ""], "B1 B2");
    game.mark_as_practice();
    let dealt = game.clone();
    play(&mut game, "0 discard K13\n1 take\n1 finish K13");
    game.deal().expect("a second round");
    assert_eq!(game.undo(Seat::ALL[0]), Ok(Undo::Practice));
    assert_eq!(game, dealt);
}

#[test]
fn a_match_for_practice_says_so_in_its_record() {
    let mut game = game(&["K13", "", "", ""], "B1 B2");
    play(&mut game, "0 discard K13\n1 draw");
    let earnest = write_record(&game);
    game.mark_as_practice();
    let practice = write_record(&game);
    let wall = earnest.lines().nth(4).expect("a wall");
    let golden = format!(
        "istaka 1\nrules turkish\nseed 0\ndealer 3\npractice\n{wall}\n0 discard K13\n1 draw\n"
    );
    assert_eq!(practice, golden);
    assert_eq!(practice.replace("practice\n", ""), earnest, "what was kept before is read as ever");
    assert_eq!(read_record(&practice), Ok(game));
    assert_eq!(read_record(&earnest).map(|game| game.practice()), Ok(false));
    let late = practice.replace("practice\n", "") + "practice\n";
    assert_eq!(read_record(&late).map_err(|error| error.line), Err(8), "it stands at the top");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..Default::default() })]

    #[test]
    fn what_is_taken_back_leaves_the_match_as_it_was(seed: u64, practice: bool) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut bot = Player::new(&Rules::turkish(), Level::Hard.params(), 0);
        let mut game = Match::new(Rules::turkish(), seed);
        if practice {
            game.mark_as_practice();
        }
        // For each seat the positions before its actions, with the action.
        let mut before: [Vec<(Match, Action)>; 4] = Default::default();
        while game.standing().is_none() && game.rounds().len() < 4 {
            game.deal().expect("a deal");
            while let Some(turn) = game.round().and_then(Round::turn) {
                let view = View::of(game.round().expect("a round"), turn);
                let action = if random.random_bool(0.8) {
                    bot.decide(&view, &mut || false)
                } else {
                    view.legal.actions().choose(&mut random).expect("a legal action").clone()
                };
                before[turn.index()].push((game.clone(), action.clone()));
                let free = matches!(action, Action::Discard(_) | Action::Take);
                game.play(turn, action).expect("a legal action");
                for seat in Seat::ALL {
                    let expected = if seat == turn && free {
                        Some(Undo::Free)
                    } else {
                        (practice && !before[seat.index()].is_empty()).then_some(Undo::Practice)
                    };
                    prop_assert_eq!(game.undoable(seat), expected);
                }
            }
            // Far back for one seat, step by step, and forth again.
            let seat = *Seat::ALL.choose(&mut random).expect("a seat");
            let mut back = game.clone();
            for (earlier, action) in before[seat.index()].iter().rev().take(8) {
                if back.undo(seat).is_err() {
                    prop_assert!(!practice);
                    break;
                }
                prop_assert_eq!(&back, earlier);
                prop_assert_eq!(read_record(&write_record(&back)), Ok(back.clone()));
                let mut again = back.clone();
                again.play(seat, action.clone()).expect("it was legal");
                let mut straight = earlier.clone();
                straight.play(seat, action.clone()).expect("it was legal");
                prop_assert_eq!(again, straight);
            }
        }
    }
}
