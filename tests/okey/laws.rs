//! The laws that hold after every step of random play, with every option.

use crate::referee::{self, Sheet};
use crate::sample::sample;
use istaka::{
    Action, Bot, Event, Hint, Level, Match, Options, Phase, Player, Preset, Reading, Round,
    RuleOptions, Rules, Seat, Setting, Solver, Starter, Tile, Undo, View, read_record, score,
    time_out, write_record,
};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// All actions that could be tried.
fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::ShowTwin, Action::Draw, Action::Take, Action::Pass];
    actions.extend(Rules::PACK.tiles().map(Action::Discard));
    actions.extend(Rules::PACK.tiles().map(declare));
    actions
}

fn declare(discard: Tile) -> Action {
    Action::Declare { discard, melds: Vec::new() }
}

fn every_tile_is_somewhere_once(round: &Round) {
    let hands = Seat::ALL.iter().flat_map(|&seat| round.hand(seat));
    let piles = Seat::ALL.iter().flat_map(|&seat| round.pile(seat));
    let mut tiles: Vec<Tile> =
        hands.chain(piles).chain(round.stock()).copied().chain([round.indicator()]).collect();
    tiles.sort_unstable();
    assert!(tiles.into_iter().eq(Rules::PACK.tiles()));
}

fn hands_have_the_right_size(round: &Round) {
    for seat in round.seats().iter() {
        let to_discard = matches!(round.phase(), Phase::Discard | Phase::Finish);
        let expected = if round.turn() == Some(seat) && to_discard { 15 } else { 14 };
        assert_eq!(round.hand(seat).len(), expected, "seat {seat}");
    }
}

/// Returns `true` for a wrong declaration that the rules allow to try.
fn is_misdeclaration(round: &Round, seat: Seat, action: &Action) -> bool {
    let Action::Declare { discard, .. } = action else { return false };
    round.rules().strict_declare
        && round.turn() == Some(seat)
        && matches!(round.phase(), Phase::Discard | Phase::Finish)
        && round.hand(seat).contains(discard)
}

/// Checks that listed actions are accepted, and all others are refused and change nothing.
fn exactly_the_listed_actions_are_legal(round: &Round) {
    for seat in Seat::ALL {
        let listed = View::alone(round, seat).legal.actions();
        let mut next = round.clone();
        for action in all_actions() {
            let result = next.play(seat, action.clone());
            let legal = listed.contains(&action);
            let tried = !legal && is_misdeclaration(round, seat, &action);
            assert_eq!(result.is_ok(), legal || tried, "{seat} {action}: {result:?}");
            assert_eq!(tried, matches!(result, Ok(Event::Misdeclared { .. })), "{seat} {action}");
            if result.is_err() {
                assert_eq!(next, *round, "{seat} {action} was refused");
                continue;
            }
            if action != Action::ShowTwin {
                assert_eq!(round.turn(), Some(seat), "only the seat to move moves");
            }
            next = round.clone();
        }
    }
}

fn points_add_up(round: &Round) {
    assert_eq!(score(round).map(|score| score.total()), referee::points(round));
}

/// Checks that hints, the bot and the timeout only do legal actions.
fn advice_is_legal(game: &Match<Rules>, solver: &mut Solver, bot: &mut Player) {
    let round = game.round().expect("a round");
    for seat in Seat::ALL {
        let view = View::alone(round, seat);
        let Some(hint) = Hint::of(&view, solver) else { continue };
        assert_eq!(round.check(seat, &hint.action()), Ok(()), "{}: {hint:?}", game.rules());
    }
    let Some(turn) = round.turn() else { return };
    let view = View::alone(round, turn);
    assert!(Hint::of(&view, solver).is_some(), "{}", game.rules());
    let action = bot.decide(&view, &mut || false);
    assert_eq!(round.check(turn, &action), Ok(()), "{}: {action}", game.rules());
    let mut late = game.clone();
    let events = time_out(&mut late, solver).expect("the turn is ended");
    assert_ne!(late.round().and_then(Round::turn), Some(turn));
    for event in events {
        match event {
            Event::Discarded { seat: by, tile } => {
                assert_eq!(by, turn);
                assert_ne!(view.okey.read(tile.kind()), Reading::Wild, "{}", game.rules());
            }
            Event::Drew { seat: by } | Event::Passed { seat: by } => assert_eq!(by, turn),
            other => panic!("{}: {other:?}", game.rules()),
        }
    }
    assert_eq!(read_record(&write_record(&late)), Ok(late));
}

/// Checks that an undo restores the match.
fn undo_leads_back(before: &Match<Rules>, after: &Match<Rules>, seat: Seat, action: &Action) {
    let mut back = after.clone();
    let free = matches!(action, Action::Discard(_) | Action::Take);
    let expected = match (free, after.practice()) {
        (true, _) => Some(Undo::Free),
        (false, practice) => practice.then_some(Undo::Practice),
    };
    assert_eq!(back.undoable(seat), expected, "{}: {action}", after.rules());
    if expected.is_some() {
        back.undo(seat).expect("it may be taken back");
        assert_eq!(back, *before, "{}: {action}", after.rules());
    }
}

/// The moment at which a position of a match is seen.
enum Moment<'a> {
    Dealt,
    Before,
    After(Seat, &'a Action),
}

/// Plays a match with a mix of sensible and random actions, and passes each position to `each`.
fn play_match(
    rules: Rules,
    seed: u64,
    rounds: usize,
    mut each: impl FnMut(&Match<Rules>, Moment),
) -> Match<Rules> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(rules, seed);
    let mut bot = Player::new(&rules, Level::Hard, 0);
    while game.places().is_none() && game.rounds().len() < rounds {
        game.deal().expect("a deal");
        each(&game, Moment::Dealt);
        let sense = random.random_range(0..10);
        while let Some(turn) = game.round().and_then(Round::turn) {
            let round = game.round().expect("a round");
            let view = View::alone(round, turn);
            let fifteen = matches!(view.phase, Phase::Discard | Phase::Finish);
            let action = if rules.strict_declare && fifteen && random.random_bool(0.03) {
                declare(*view.hand.choose(&mut random).expect("a tile"))
            } else if random.random_range(0..10) < sense {
                bot.decide(&view, &mut || false)
            } else {
                let actions = view.legal.actions();
                actions.choose(&mut random).expect("a legal action").clone()
            };
            each(&game, Moment::Before);
            game.play(turn, action.clone()).expect("a legal action");
            each(&game, Moment::After(turn, &action));
        }
    }
    game
}

/// The preset for each number of players, short, and with every other value of every option that
/// has no conflict: for one number of players, which differs by option and preset, or for all in
/// `cargo xtask test --all`.
fn each_option_switched(preset: Preset) -> Vec<Rules> {
    let base = |players| Options { rounds: 2, limit: 6, ..Options::preset(preset, players) };
    let bases = [2, 3, 4].map(base);
    let valid = |options| Rules::new(options).ok();
    let mut all: Vec<Rules> = bases.into_iter().filter_map(valid).collect();
    let mut turn = preset as usize;
    for setting in Setting::ALL.into_iter().skip(1) {
        let values = match setting {
            Setting::Limit => vec!["5".to_owned(), "12".to_owned()],
            Setting::Rounds => vec!["1".to_owned(), "4".to_owned()],
            _ => Rules::turkish().values(setting),
        };
        for value in values {
            let other = bases.into_iter().filter(|base| value != base.get(setting));
            let switched = other.filter_map(|mut options| {
                assert!(options.set(setting, &value));
                valid(options)
            });
            let mut switched: Vec<Rules> = switched.collect();
            if !switched.is_empty() {
                let first = turn % switched.len();
                switched.rotate_left(first);
                turn += 1;
            }
            all.extend(switched.into_iter().take(sample(1, 3)));
        }
    }
    all
}

/// Rules with every option drawn at random.
fn some_rules(count: usize) -> Vec<Rules> {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let rules = std::iter::repeat_with(|| {
        let preset = *Preset::ALL.choose(&mut random).expect("a preset");
        let mut options = Options::preset(preset, 4);
        for setting in Setting::ALL {
            let values = Rules::turkish().values(setting);
            let few = values.len().min(5); // short matches
            let value = values[..few].choose(&mut random).expect("a value");
            assert!(options.set(setting, value));
        }
        Rules::new(options).ok()
    });
    rules.flatten().take(count).collect()
}

/// Checks the laws in one match.
fn laws_hold(rules: Rules, seed: u64) {
    let (mut solver, mut bot) = (Solver::new(rules.hands), Player::new(&rules, Level::Hard, 0));
    let mut sheet = Sheet::new(rules);
    let mut steps = seed as usize;
    let (mut dealer, mut begins) = (None, None);
    // The match before an action that is then undone.
    let mut before = None;
    let game = play_match(rules, seed, 12, |game, moment| {
        let round = game.round().expect("a round");
        if let Moment::Before = moment {
            let due = steps.is_multiple_of(29) || round.stock().len() <= 1;
            before = due.then(|| game.clone());
            return;
        }
        every_tile_is_somewhere_once(round);
        hands_have_the_right_size(round);
        points_add_up(round);
        let rare = round.stock().is_empty() && round.phase() != Phase::Over;
        if steps.is_multiple_of(sample(59, 41)) || rare {
            exactly_the_listed_actions_are_legal(round);
            advice_is_legal(game, &mut solver, &mut bot);
        }
        if let (Moment::After(seat, action), Some(before)) = (&moment, &before) {
            undo_leads_back(before, game, *seat, action);
            let mut practice = (before.clone(), game.clone());
            practice.0.mark_as_practice();
            practice.1.mark_as_practice();
            undo_leads_back(&practice.0, &practice.1, *seat, action);
        }
        if let Moment::Dealt = moment {
            let starter = round.starter();
            if let (Some(last), Starter::Winner) = (begins, rules.starter) {
                assert_eq!(round.seats().from(last).next(), Some(starter), "the winner begins");
            } else if let Some(last) = dealer {
                assert_eq!(game.dealer(), round.seats().after(last), "the role moves on");
            }
            let begins = rules.starter == Starter::Dealer;
            let after = round.seats().after(game.dealer());
            assert_eq!(starter, if begins { game.dealer() } else { after });
            dealer = Some(game.dealer());
            assert!(!game.is_over());
        }
        if round.phase() == Phase::Over {
            begins = match round.history().last() {
                Some(Event::Declared { seat: by, .. }) => Some(*by),
                _ => Some(round.starter()),
            };
            sheet.write(round, game.dealer());
            sheet.check(game);
        } else {
            assert_eq!(game.places(), None, "{rules}: a round runs");
        }
        steps += 1;
    });
    assert_eq!(read_record(&write_record(&game)), Ok(game));
}

#[test]
fn laws_of_the_board_edition_with_each_option_switched() {
    let all = each_option_switched(Preset::Board);
    assert!(all.len() >= sample(25, 70), "{}", all.len());
    all.into_iter().zip(1..).for_each(|(rules, seed)| laws_hold(rules, seed));
}

#[test]
fn laws_of_turkish_okey_with_each_option_switched() {
    let all = each_option_switched(Preset::Turkish);
    assert!(all.len() >= sample(30, 95), "{}", all.len());
    all.into_iter().zip(1001..).for_each(|(rules, seed)| laws_hold(rules, seed));
}

#[test]
fn laws_of_pagat_with_each_option_switched() {
    let all = each_option_switched(Preset::Pagat);
    assert!(all.len() >= sample(30, 95), "{}", all.len());
    all.into_iter().zip(2001..).for_each(|(rules, seed)| laws_hold(rules, seed));
}

#[test]
fn laws_of_the_coffee_house_with_each_option_switched() {
    for preset in [Preset::Kahvehane, Preset::Sayili] {
        let all = each_option_switched(preset);
        assert!(all.len() >= sample(30, 90), "{}", all.len());
        all.into_iter().zip(4001..).for_each(|(rules, seed)| laws_hold(rules, seed));
    }
}

#[test]
fn laws_of_rules_drawn_at_random() {
    some_rules(sample(30, 120))
        .into_iter()
        .zip(3001..)
        .for_each(|(rules, seed)| laws_hold(rules, seed));
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 6,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn laws_of_random_play(seed: u64) {
        laws_hold(Rules::turkish(), seed);
    }

    #[test]
    fn replay_gives_the_same_match(seed: u64, rules in prop::sample::select(some_rules(60))) {
        let game = play_match(rules, seed, 4, |_, _| ());
        let text = write_record(&game);
        prop_assert_eq!(read_record(&text), Ok(game));
        // A record cut between any two lines is a match that goes on.
        let cut = text.lines().take(text.lines().count() / 2).collect::<Vec<_>>().join("\n");
        prop_assert!(read_record::<Rules>(&cut).is_ok());
    }

    #[test]
    fn a_damaged_record_is_refused_or_another_regular_match(
        seed: u64, rules in prop::sample::select(some_rules(60)), at in 0.0..1.0f64,
        letter in "[ -~]",
    ) {
        let text = write_record(&play_match(rules, seed, 1, |_, _| ()));
        let position = (at * text.len() as f64) as usize;
        let mut damaged = text.clone();
        damaged.replace_range(position..=position, &letter);
        if let Ok(game) = read_record::<Rules>(&damaged) {
            prop_assert_eq!(read_record(&write_record(&game)), Ok(game));
        }
    }

    #[test]
    fn a_record_with_a_tile_or_a_turn_missing_is_refused(seed: u64, pick: prop::sample::Index) {
        let text = write_record(&play_match(Rules::turkish(), seed, 1, |_, _| ()));
        let without = |index: usize| {
            let words = text.split(' ').enumerate().filter(|(i, _)| *i != index);
            words.map(|(_, word)| word).collect::<Vec<_>>().join(" ")
        };
        // The words of the wall follow the four of the header.
        prop_assert!(read_record::<Rules>(&without(5 + pick.index(100))).is_err());
        // A missing draw is noticed at the discard that follows.
        let draws: Vec<_> = text.match_indices(" draw\n").collect();
        if !draws.is_empty() {
            let (end, _) = draws[pick.index(draws.len())];
            let start = text[..end].rfind('\n').expect("lines before");
            let damaged = format!("{}{}", &text[..start], &text[end + 5..]);
            prop_assert!(read_record::<Rules>(&damaged).is_err());
        }
    }
}

#[test]
fn matches_end_with_a_standing_and_go_through_three_and_two_players() {
    let games: Vec<Match<Rules>> =
        (0..8).map(|seed| play_match(Rules::turkish(), seed, 500, |_, _| ())).collect();
    for game in &games {
        let standing = game.places().expect("somebody wins");
        assert_eq!(standing.iter().map(|place| place.rank).min(), Some(1));
        assert!(standing.is_sorted_by_key(|place| place.rank));
    }
    for players in [2, 3, 4] {
        let mut rounds = games.iter().flat_map(|game| game.rounds());
        assert!(rounds.any(|round| round.seats.count() == players), "{players} players");
    }
}
