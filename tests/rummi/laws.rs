//! The laws of the game with 80 tiles, which hold after every step of random play, with every
//! option, and a naive referee's judgement of each proposed table.

use crate::referee;
use std::collections::BTreeMap;

use istaka::CommonRefusal::{NotPlaying, NotYourTurn, RoundOver};
use istaka::rummi::{
    Action, Aim, Event, Options, Preset, Refusal, Round, Rules, Setting, TableSolver, View,
};
use istaka::{Coded, Match, RuleOptions, Seat, Standing, Tile, Undo, read_record, write_record};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

fn every_tile_is_somewhere_once(round: &Round) {
    let hands = Seat::ALL.iter().flat_map(|&seat| round.hand(seat));
    let table = round.table().iter().flatten();
    let mut tiles: Vec<Tile> = hands.chain(table).chain(round.stock()).copied().collect();
    tiles.sort_unstable();
    assert!(tiles.into_iter().eq(Rules::PACK.tiles()));
}

/// Checks that a view has the player's own tiles and the public ones, and nothing else.
fn a_view_shows_nothing_hidden(round: &Round, rules: Rules) {
    for seat in round.seats().iter() {
        let view = View::of(round, seat, &Standing::first(rules));
        assert_eq!(view.hand, round.hand(seat));
        assert_eq!(view.table, round.table());
        for other in Seat::ALL {
            let seen = &view.players[other.index()];
            assert_eq!(seen.tiles, round.hand(other).len());
            assert_eq!(seen.open.is_empty(), round.turn().is_some() || seen.tiles == 0);
        }
        let unseen: usize = view.unseen().iter().copied().map(usize::from).sum();
        let hidden: usize = round
            .seats()
            .iter()
            .filter(|&other| other != seat && round.turn().is_some())
            .map(|other| round.hand(other).len())
            .sum();
        assert_eq!(unseen, hidden + round.stock().len());
    }
}

/// A table that a player could propose: from a legal play, or from the current one, changed a
/// little.
fn proposal(
    round: &Round,
    seat: Seat,
    solver: &mut TableSolver,
    random: &mut ChaCha8Rng,
) -> Vec<Vec<Tile>> {
    let (table, hand) = (round.table(), round.hand(seat));
    let play = match round.has_opened(seat) || random.random_bool(0.5) {
        true => solver.best_play(table, hand, Aim::Tiles),
        false => solver.first_play(table, hand, Aim::Points),
    };
    let mut new = play.map_or_else(|| table.to_vec(), |play| play.table);
    for _ in 0..random.random_range(0..4) {
        match random.random_range(0..6) {
            0 => {
                let from = random.random_range(0..new.len().max(1));
                if let Some(row) = new.get_mut(from).filter(|row| !row.is_empty()) {
                    let tile = row.remove(random.random_range(0..row.len()));
                    let to = random.random_range(0..new.len());
                    new[to].push(tile);
                }
            }
            1 => {
                let tile = *hand.choose(random).expect("a rack");
                let to = random.random_range(0..new.len() + 1);
                if to == new.len() { new.push(vec![tile]) } else { new[to].push(tile) }
            }
            2 => {
                let mut tiles = hand.to_vec();
                tiles.shuffle(random);
                new.push(tiles[..3.min(tiles.len())].to_vec());
            }
            3 => {
                new.pop();
            }
            4 => new.iter_mut().for_each(|row| row.reverse()),
            _ => {
                let other = *round.stock().last().unwrap_or(&hand[0]);
                new.push(vec![other; 2]);
            }
        }
    }
    new.retain(|row| !row.is_empty());
    new
}

/// Checks that engine and referee agree on a proposed table, and that playing it confirms them.
fn a_proposal_is_judged_alike(
    round: &Round,
    seat: Seat,
    new: &[Vec<Tile>],
    said: &mut BTreeMap<String, u32>,
) {
    let opened = round.has_opened(seat);
    let naive = referee::judge(round.rules(), round.table(), round.hand(seat), opened, new);
    let judged = round.judge(seat, new);
    let ours = judged.as_ref().map(|laying| laying.laid.clone()).map_err(|refusal| refusal.code());
    let text = istaka::write_melds(new);
    assert_eq!(ours, naive, "{}: {text} on {}", round.rules(), istaka::write_melds(round.table()));
    *said.entry(ours.err().unwrap_or("fine").to_owned()).or_default() += 1;
    let mut next = round.clone();
    let result = next.play(seat, Action::Lay(new.to_vec()));
    match (result, judged) {
        (Ok(Event::Laid { laid, .. }), Ok(laying)) => assert_eq!(laid, laying.laid),
        (Ok(Event::Failed { seat: by }), Err(refusal)) => {
            assert!(refusal.is_invalid_table() && !round.rules().refuse_only && by == seat);
            assert_eq!(next.table(), round.table());
        }
        (Err(refused), Err(refusal)) => {
            assert_eq!(refused, refusal.into());
            assert_eq!(next, *round, "a refusal changes nothing");
        }
        (result, judged) => panic!("{text}: {result:?}, but {judged:?}"),
    }
}

/// Checks that only the player to move may act, and only as stock and clock allow.
fn exactly_what_may_be_done_is_accepted(round: &Round) {
    let empty = round.stock().is_empty();
    for seat in Seat::ALL {
        let turn = round.turn() == Some(seat);
        for (action, possible) in [
            (Action::Draw, !empty),
            (Action::Pass, empty),
            (Action::TimeOut, round.rules().clock.seconds().is_some()),
        ] {
            let mut next = round.clone();
            let result = next.play(seat, action.clone());
            assert_eq!(result.is_ok(), turn && possible, "{seat} {action}");
            assert_eq!(round.check(seat, &action).is_ok(), result.is_ok());
            assert!(result.is_ok() || next == *round, "a refusal changes nothing");
        }
        if !turn {
            let refused = round.check(seat, &Action::Lay(round.table().to_vec()));
            assert!(matches!(
                refused,
                Err(Refusal::Common(NotYourTurn(_) | NotPlaying(_) | RoundOver))
            ));
        }
    }
}

/// Only a pass is undone freely, since a failed end of turn has shown a tile; undo restores the
/// state before it. The pass that ends the round has shown all racks.
fn undo_leads_back(before: &Match<Rules>, after: &Match<Rules>, seat: Seat, action: &Action) {
    let runs = after.round().and_then(Round::turn).is_some();
    let free = *action == Action::Pass && runs;
    let mut back = after.clone();
    assert_eq!(back.undoable(seat), free.then_some(Undo::Free), "{action}");
    if free {
        back.undo(seat).expect("it may be taken back");
        assert_eq!(back, *before);
    }
}

/// Plays a match with random and sensible moves, and checks every law after every step.
fn play(rules: Rules, seed: u64, said: &mut BTreeMap<String, u32>) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    // Also finds plays that the joker lock forbids.
    let mut solver = TableSolver::new(free(rules));
    let mut game = Match::new(rules, seed);
    let mut lost = [0; 4];
    while !game.is_over() {
        game.deal().expect("a round");
        while let Some(seat) = game.round().and_then(Round::turn) {
            let round = game.round().expect("dealt").clone();
            every_tile_is_somewhere_once(&round);
            exactly_what_may_be_done_is_accepted(&round);
            a_view_shows_nothing_hidden(&round, rules);
            let new = proposal(&round, seat, &mut solver, &mut random);
            a_proposal_is_judged_alike(&round, seat, &new, said);
            let rest = if round.stock().is_empty() { Action::Pass } else { Action::Draw };
            let lay = Action::Lay(new);
            let may_lay = round.judge(seat, lay_of(&lay)).is_ok() || random.random_bool(0.1);
            let action = match random.random_range(0..20) {
                0 if rules.clock.seconds().is_some() => Action::TimeOut,
                1..4 => rest,
                _ if may_lay && round.check(seat, &lay).is_ok() => lay,
                _ => rest,
            };
            let before = game.clone();
            game.play(seat, action.clone()).expect("a legal action");
            if random.random_bool(0.2) {
                undo_leads_back(&before, &game, seat, &action);
            }
        }
        let round = game.round().expect("dealt");
        assert_eq!(round.written(), referee::written(round), "{rules}");
        for (sum, now) in lost.iter_mut().zip(round.written()) {
            *sum += i32::from(now);
        }
        assert_eq!(game.points(), lost);
        let text = write_record(&game);
        assert_eq!(read_record::<Rules>(&text).as_ref(), Ok(&game), "{text}");
    }
    assert_eq!(game.rounds().len(), usize::from(rules.rounds));
}

#[test]
fn the_pass_that_ends_a_round_is_not_taken_back() {
    let mut game = Match::new(Rules::rummi80(2), 7);
    game.deal().expect("a round");
    let mut last = None;
    while let Some(seat) = game.round().and_then(Round::turn) {
        let rest = game.view(seat).expect("dealt").rest();
        let before = game.clone();
        game.play(seat, rest.clone()).expect("it is his turn");
        undo_leads_back(&before, &game, seat, &rest);
        last = Some((seat, rest));
    }
    let (seat, action) = last.expect("somebody was the last");
    assert_eq!(action, Action::Pass);
    assert_eq!(game.undo(seat).map_err(|error| error.code()), Err("nothingToUndo"));
    game.mark_as_practice();
    assert_eq!(game.undo(seat), Ok(Undo::Practice));
}

/// The same rules without the joker lock.
fn free(rules: Rules) -> Rules {
    Rules::new(Options { joker_lock: false, ..*rules }).expect("rules that can be played")
}

fn lay_of(action: &Action) -> &[Vec<Tile>] {
    match action {
        Action::Lay(table) => table,
        _ => &[],
    }
}

#[test]
fn the_laws_hold_with_each_option_switched() {
    let mut said = BTreeMap::new();
    let mut seed = 0;
    for (preset, players) in
        Preset::ALL.into_iter().flat_map(|preset| (2..=4).map(move |n| (preset, n)))
    {
        let base = Options { rounds: 1, ..Options::preset(preset, players) };
        for setting in Setting::ALL {
            let values = base.values(setting);
            let few = if setting == Setting::Rounds { &values[..2] } else { &values[..] };
            for value in few {
                let mut options = base;
                assert!(options.set(setting, value), "{value}");
                seed += 1;
                play(Rules::new(options).expect("rules that can be played"), seed, &mut said);
            }
        }
    }
    for code in [
        "fine",
        "jokerLocked",
        "notASeries",
        "notHeld",
        "nothingLaid",
        "openingTooLow",
        "tileTwice",
        "tilesMissing",
    ] {
        assert!(said.contains_key(code), "{code} has not come up: {said:?}");
    }
}
