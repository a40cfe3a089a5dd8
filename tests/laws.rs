//! The laws that hold after every step of random play.

use istaka::{
    Action, Bot, Event, Match, Phase, Round, Rules, Seat, Steady, Tile, View, read_record, score,
    write_record,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// All that anybody could try.
fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::ShowTwin, Action::Draw, Action::Take, Action::Pass];
    actions.extend(Tile::all().map(Action::Discard));
    actions.extend(Tile::all().map(|discard| Action::Declare { discard, melds: Vec::new() }));
    actions
}

fn every_tile_is_somewhere_once(round: &Round) {
    let hands = Seat::ALL.iter().flat_map(|&seat| round.hand(seat));
    let piles = Seat::ALL.iter().flat_map(|&seat| round.pile(seat));
    let mut tiles: Vec<Tile> =
        hands.chain(piles).chain(round.stock()).copied().chain([round.indicator()]).collect();
    tiles.sort_unstable();
    assert!(tiles.into_iter().eq(Tile::all()));
}

fn hands_have_the_right_size(round: &Round) {
    for seat in round.seats().iter() {
        let to_discard = matches!(round.phase(), Phase::Discard | Phase::Finish);
        let expected = if round.turn() == Some(seat) && to_discard { 15 } else { 14 };
        assert_eq!(round.hand(seat).len(), expected, "seat {seat}");
    }
}

/// What is listed is accepted, everything else is refused and changes nothing.
fn exactly_the_listed_actions_are_legal(round: &Round) {
    for seat in Seat::ALL {
        let listed = View::of(round, seat).legal.actions();
        for action in all_actions() {
            let mut next = round.clone();
            let result = next.play(seat, action.clone());
            assert_eq!(result.is_ok(), listed.contains(&action), "{seat} {action}: {result:?}");
            if result.is_err() {
                assert_eq!(next, *round, "{seat} {action} was refused");
            } else if action != Action::ShowTwin {
                assert_eq!(round.turn(), Some(seat), "only the seat to move moves");
            }
        }
    }
}

fn points_add_up(round: &Round) {
    let losers = round.seats().count() as u16 - 1;
    let scores = score(round);
    let twins: u16 = scores.iter().map(|score| score.twin).sum();
    assert_eq!(twins, if round.twin_shown().is_some() { losers } else { 0 });
    let finishes: u16 = scores.iter().map(|score| score.finish).sum();
    assert!([0, 2, 4, 8].map(|value| value * losers).contains(&finishes));
    assert!(scores.iter().any(|score| score.finish == 0));
}

/// Plays a match in which everybody mixes sense and chance, and hands each position to `each`.
fn play_match(seed: u64, rounds: usize, mut each: impl FnMut(&Match)) -> Match {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(Rules::turkish(), seed);
    let mut bot = Steady::new(Rules::turkish().melds);
    while game.standing().is_none() && game.rounds().len() < rounds {
        game.deal().expect("a deal");
        let sense = random.random_range(0..10);
        while let Some(turn) = game.round().and_then(Round::turn) {
            each(&game);
            let round = game.round().expect("a round");
            let view = View::of(round, turn);
            let action = if random.random_range(0..10) < sense {
                bot.decide(&view, &mut || false)
            } else {
                let actions = view.legal.actions();
                actions.choose(&mut random).expect("a legal action").clone()
            };
            game.play(turn, action).expect("a legal action");
        }
        each(&game);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..Default::default() })]

    #[test]
    fn laws_of_random_play(seed: u64) {
        let mut steps = 0usize;
        play_match(seed, 3, |game| {
            let round = game.round().expect("a round");
            every_tile_is_somewhere_once(round);
            hands_have_the_right_size(round);
            points_add_up(round);
            if steps.is_multiple_of(5) || round.phase() != Phase::Draw && round.stock().is_empty() {
                exactly_the_listed_actions_are_legal(round);
            }
            steps += 1;
        });
    }

    #[test]
    fn replay_gives_the_same_match(seed: u64) {
        let game = play_match(seed, 4, |_| ());
        let text = write_record(&game);
        prop_assert_eq!(read_record(&text), Ok(game));
        // A record cut anywhere between two lines is a match that goes on.
        let cut = text.lines().take(text.lines().count() / 2).collect::<Vec<_>>().join("\n");
        prop_assert!(read_record(&cut).is_ok());
    }

    #[test]
    fn a_damaged_record_is_refused_or_another_regular_match(
        seed: u64, at in 0.0..1.0f64, letter in "[ -~]",
    ) {
        let text = write_record(&play_match(seed, 1, |_| ()));
        let position = (at * text.len() as f64) as usize;
        let mut damaged = text.clone();
        damaged.replace_range(position..=position, &letter);
        if let Ok(game) = read_record(&damaged) {
            prop_assert_eq!(read_record(&write_record(&game)), Ok(game));
        }
    }

    #[test]
    fn a_record_with_a_tile_or_a_turn_missing_is_refused(seed: u64, pick: prop::sample::Index) {
        let text = write_record(&play_match(seed, 1, |_| ()));
        let without = |index: usize| {
            let words = text.split(' ').enumerate().filter(|(i, _)| *i != index);
            words.map(|(_, word)| word).collect::<Vec<_>>().join(" ")
        };
        // The words of the wall follow the four of the header.
        prop_assert!(read_record(&without(5 + pick.index(100))).is_err());
        // A draw that is left out is missed at the discard that follows.
        let draws: Vec<_> = text.match_indices(" draw\n").collect();
        if !draws.is_empty() {
            let (end, _) = draws[pick.index(draws.len())];
            let start = text[..end].rfind('\n').expect("lines before");
            let damaged = format!("{}{}", &text[..start], &text[end + 5..]);
            prop_assert!(read_record(&damaged).is_err());
        }
    }
}

#[test]
fn matches_end_with_a_standing_and_go_through_three_and_two_players() {
    let games: Vec<Match> = (0..8).map(|seed| play_match(seed, 500, |_| ())).collect();
    for game in &games {
        let standing = game.standing().expect("somebody wins");
        assert_eq!(standing.iter().map(|place| place.rank).min(), Some(1));
        assert!(standing.is_sorted_by_key(|place| place.rank));
    }
    for players in [2, 3, 4] {
        let mut rounds = games.iter().flat_map(|game| game.rounds());
        assert!(rounds.any(|round| round.seats.count() == players), "{players} players");
    }
}

#[test]
fn the_bot_mostly_finishes() {
    let mut bot = Steady::new(Rules::turkish().melds);
    let (mut finished, mut turns) = (0, 0);
    const ROUNDS: u64 = 200;
    for seed in 0..ROUNDS {
        let mut game = Match::new(Rules::turkish(), seed);
        game.deal().expect("a deal");
        while let Some(seat) = game.round().and_then(Round::turn) {
            let view = View::of(game.round().expect("a round"), seat);
            let event = game.play(seat, bot.decide(&view, &mut || false)).expect("legal");
            turns += u32::from(matches!(event, Event::Drew(_) | Event::Took(..)));
        }
        finished += u32::from(game.rounds()[0].outcome != Some(istaka::Outcome::Void));
    }
    println!(
        "{finished} of {ROUNDS} rounds between four bots were finished ({:.1} %), after {:.1} turns each",
        100.0 * f64::from(finished) / ROUNDS as f64,
        f64::from(turns) / 4.0 / ROUNDS as f64,
    );
    assert!(finished * 10 >= ROUNDS as u32 * 9, "only {finished} of {ROUNDS} were finished");
}
