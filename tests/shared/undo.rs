//! Undo, and the record of a practice match.

use std::collections::BTreeSet;

use crate::common::{self, RUNS, match_code, play_match as play};
use istaka::okey::{Action, Event, Player, Rules, View};
use istaka::{
    Bot, Character, Host, HostError, Level, Match, MatchError, Roster, Seat, Tile, Undo,
    read_record, write_record,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A match whose first round is dealt from these hands; seat 0 starts.
fn game(hands: &[&str], stock: &str) -> Match<Rules> {
    common::game(hands, "K9", stock)
}

fn undoable(game: &Match<Rules>, seat: usize) -> Option<Undo> {
    game.undoable(Seat::ALL[seat])
}

#[test]
fn a_throw_is_taken_back_until_the_next_player_has_thrown() {
    let mut game = game(&["K13", "", "", ""], "B1 B2");
    let before = game.clone();
    assert_eq!(game.undone(Seat::ALL[0]), None);
    play(&mut game, "0 discard K13");
    assert_eq!(undoable(&game, 1), None, "it is another's");
    assert_eq!(game.undone(Seat::ALL[0]), Some(&Action::Discard("K13".parse().expect("a tile"))));
    for answer in ["1 draw", "1 take"] {
        let mut answered = game.clone();
        play(&mut answered, answer);
        assert_eq!(undoable(&answered, 2), None, "it is another's");
        let mut thrown = answered.clone();
        assert_eq!(answered.undo(Seat::ALL[0]), Ok(Undo::Free), "{answer}");
        assert_eq!(answered, before, "{answer}");
        let tile = thrown.round().expect("a round").hand(Seat::ALL[1])[0];
        thrown.play(Seat::ALL[1], Action::Discard(tile)).expect("the discard is legal");
        assert_eq!(undoable(&thrown, 0), None, "the player has discarded");
        assert_eq!(match_code(thrown.undo(Seat::ALL[0])), "nothingToUndo");
    }
    assert_eq!(game.undo(Seat::ALL[0]), Ok(Undo::Free));
    assert_eq!(game, before);
}

#[test]
fn showing_a_tile_or_the_hand_ends_undo() {
    let mut shown = game(&["K13", "K9", "", ""], "B1 B2");
    play(&mut shown, "0 discard K13\n1 twin");
    assert_eq!(undoable(&shown, 0), None);
    play(&mut shown, "1 draw");
    assert_eq!(undoable(&shown, 0), None);
    let mut over = game(&["K13", RUNS, "", ""], "B1 B2");
    play(&mut over, "0 discard K13\n1 take\n1 finish K13");
    assert_eq!(undoable(&over, 0), None);
}

#[test]
fn the_extent_of_an_undo_is_known_before() {
    let mut game = game(&["K13", "", "", ""], "B1 B2");
    game.mark_as_practice();
    let undone =
        |game: &Match<Rules>, seat: usize| game.undone(Seat::ALL[seat]).map(Action::to_string);
    let [throw, take, draw] = ["discard K13", "take", "draw"].map(|text| Some(text.to_owned()));
    assert_eq!(undone(&game, 0), None, "nothing has been done");
    play(&mut game, "0 discard K13\n1 take");
    assert_eq!([undone(&game, 0), undone(&game, 1)], [throw.clone(), take]);
    game.undo(Seat::ALL[1]).expect("the tile goes back");
    play(&mut game, "1 draw");
    assert_eq!([undone(&game, 0), undone(&game, 1)], [throw, draw]);
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
        "istaka 4\nrules turkish\nseed 0\ndealer 3\npractice\n{wall}\n0 discard K13\n1 draw\n"
    );
    assert_eq!(practice, golden);
    assert_eq!(practice.replace("practice\n", ""), earnest, "what was kept before is read as ever");
    assert_eq!(read_record(&practice), Ok(game));
    assert_eq!(read_record::<Rules>(&earnest).map(|game| game.practice()), Ok(false));
    let late = practice.replace("practice\n", "") + "practice\n";
    assert_eq!(
        read_record::<Rules>(&late).map_err(|error| error.line),
        Err(8),
        "it stands at the top"
    );
}

/// Returns `true` if the last action of `seat` in a round is a throw or a taken discard, and no
/// other player has done more than draw or take since.
fn is_free(done: &[(Seat, Action)], seat: Seat) -> bool {
    let draws = |(_, action): &&(Seat, Action)| matches!(action, Action::Draw | Action::Take);
    let others = done.iter().rev().take_while(|(by, _)| *by != seat);
    let last = done.iter().rev().find(|(by, _)| *by == seat);
    others.clone().filter(draws).count() == others.count()
        && matches!(last, Some((_, Action::Discard(_) | Action::Take)))
}

/// The tiles whose places a player knows.
fn known(game: &Match<Rules>, seat: Seat) -> BTreeSet<Tile> {
    let view = View::alone(game.round().expect("a round"), seat);
    let piles = view.players.iter().flat_map(|player| player.discards.iter().chain(&player.open));
    let shown = view.history.iter().filter_map(|event| match event {
        Event::ShowedTwin { tile, .. } => Some(*tile),
        _ => None,
    });
    piles.chain(&view.hand).copied().chain(shown).chain([view.indicator]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 12,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn undo_restores_the_match(seed: u64, practice: bool) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut bot = Player::new(&Rules::turkish(), Level::Hard, 0);
        let mut game = Match::new(Rules::turkish(), seed);
        if practice {
            game.mark_as_practice();
        }
        // For each seat the positions before its actions, with the action.
        let mut before: [Vec<(Match<Rules>, Action)>; 4] = Default::default();
        while game.places().is_none() && game.rounds().len() < 4 {
            game.deal().expect("a deal");
            let mut done = Vec::new();
            while let Some(turn) = game.turn() {
                let view = View::alone(game.round().expect("a round"), turn);
                let action = if random.random_bool(0.8) {
                    bot.decide(&view, &mut || false)
                } else {
                    view.legal.actions().choose(&mut random).expect("a legal action").clone()
                };
                before[turn.index()].push((game.clone(), action.clone()));
                done.push((turn, action.clone()));
                game.play(turn, action).expect("a legal action");
                for seat in Seat::ALL {
                    let expected = if is_free(&done, seat) {
                        let (earlier, _) = before[seat.index()].last().expect("it was played");
                        prop_assert!(known(&game, seat).is_subset(&known(earlier, seat)));
                        Some(Undo::Free)
                    } else {
                        (practice && !before[seat.index()].is_empty()).then_some(Undo::Practice)
                    };
                    prop_assert_eq!(game.undoable(seat), expected);
                }
            }
            // Undoes several actions of one seat, step by step, and repeats them.
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

#[test]
fn undo_spares_bots_and_secrets_of_other_people() {
    let mut game = Match::new(Rules::turkish(), 7);
    game.deal().expect("a deal");
    let round = game.round().expect("a round");
    let starter = round.starter();
    let (next, tile) = (round.seats().after(starter), round.hand(starter)[0]);
    game.play(starter, Action::Discard(tile)).expect("the starter throws");
    game.play(next, Action::Draw).expect("the next player draws");
    let table = |game: &Match<Rules>, bot: Seat| {
        let roster = Roster::<Player>::new(game.rules(), [Character::from(Level::Hard); 4], 7);
        Host::new(game.clone(), roster, Seat::ALL.map(|seat| seat == bot))
    };
    let nothing = HostError::Match(MatchError::NothingToUndo);
    let other = Seat::ALL.into_iter().find(|seat| ![starter, next].contains(seat)).expect("four");
    let mut people = table(&game, other);
    assert_eq!((people.undoable(starter), people.undo(starter)), (None, Err(nothing)));
    let mut against_bot = table(&game, next);
    assert_eq!(against_bot.undo(starter), Ok(Undo::Free));
    let mut by_bot = table(&game, starter);
    assert_eq!(by_bot.undo(starter), Err(HostError::IsBot(starter)));
    game.mark_as_practice();
    assert_eq!(table(&game, other).undo(starter), Ok(Undo::Practice));
}
