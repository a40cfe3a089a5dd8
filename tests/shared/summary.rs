//! The statistics of rounds, compared with a count by hand and by definition.

use std::cell::Cell;

use crate::dealt;
use crate::saved::{Saved, play_on};
use istaka::okey::{Ending, Outcome, Rules, complete};
use istaka::{
    Level, Match, RoundSummary, Seat, Standing, Summarized, Tile, Wild, okey101, read_record,
    rummi, summary,
};

/// A match played by bots of one level to its end, or through `rounds` rounds.
fn played<G: Saved>(rules: G, seed: u64, rounds: usize) -> Match<G> {
    let mut game = Match::new(rules, seed);
    play_on(&mut game, Level::Medium, rounds);
    game
}

/// Returns `true` if the hand is not complete and some tile in place of another completes it.
fn misses_one(hand: &[Tile], okey: Wild, rules: &Rules) -> bool {
    let whole = |hand: &[Tile]| complete(hand, okey, &rules.hands()).is_some();
    let kinds = || Rules::PACK.tiles().filter(|tile| !hand.contains(tile));
    let with_another = |at: usize| {
        kinds().any(|tile| {
            let mut other = hand.to_vec();
            other[at] = tile;
            whole(&other)
        })
    };
    !whole(hand) && (0..hand.len()).any(with_another)
}

/// Compares the turns with one tile missing in the summary with a replay of the rounds; there must
/// be at least `least`.
fn turns_are_counted<G: Summarized>(
    game: &Match<G>,
    least: usize,
    is_one_away: impl Fn(&G::Round, Seat) -> bool,
) {
    let mut ever = 0;
    for seat in Seat::ALL {
        for counted in summary(game, seat) {
            let played = &game.rounds()[counted.round];
            let standing = Standing::first(*game.rules());
            let mut round = G::deal(&standing, played.dealer, played.wall().expect("a deal"));
            let (mut turns, mut one_away) = (0, 0);
            for (by, action) in &played.actions {
                G::play(&mut round, *by, action.clone()).expect("it was played before");
                if *by == seat && G::ends_turn(action) {
                    turns += 1;
                    one_away += usize::from(is_one_away(&round, seat));
                }
            }
            assert_eq!((counted.turns, counted.one_away), (turns, one_away), "{counted:?}");
            ever += one_away;
        }
    }
    assert!(ever >= least, "{ever}");
}

#[test]
fn after_as_many_turns_one_tile_was_missing_as_by_definition() {
    let rules = Rules::turkish();
    turns_are_counted(&played(rules, 3, 6), 40, |round, seat| {
        misses_one(round.hand(seat), round.okey(), &rules)
    });
}

#[test]
fn with_80_tiles_one_tile_is_missing_if_one_is_left() {
    let game = played(rummi::Rules::rummi80(3), 2, 6);
    turns_are_counted(&game, 5, |round, seat| round.hand(seat).len() == 1);
}

/// Returns `true` if some unseen tile, held in this turn, would have an Expert finish.
fn finishes_with_one(round: &okey101::Round, seat: Seat) -> bool {
    let mut view = okey101::View::of(round, seat, &Standing::first(*round.rules()));
    if view.hand.is_empty() {
        return false;
    }
    let (opened, mut unseen) = (view.opened().is_some(), view.unseen_tiles().collect::<Vec<_>>());
    unseen.dedup_by_key(|tile| tile.kind());
    view.turn = Some(seat);
    view.phase = okey101::Phase::Play;
    view.legal = okey101::Legal { open: !opened, work: opened, ..Default::default() };
    let mut expert = okey101::Player::new(okey101::Params::EXPERT, 0);
    unseen.into_iter().any(|tile| {
        view.hand.push(tile);
        let (_, why) = expert.explain(&view);
        view.hand.pop();
        why == okey101::Why::Finishes
    })
}

#[test]
fn in_101_okey_one_tile_is_missing_if_an_expert_would_finish_with_it() {
    let rules: okey101::Rules = "yuzbir players=2 stock-end=last-take".parse().expect("rules");
    let longer = Cell::new(0);
    turns_are_counted(&played(rules, 2, 3), 3, |round, seat| {
        let finishes = finishes_with_one(round, seat);
        longer.set(longer.get() + u32::from(finishes && round.hand(seat).len() > 1));
        finishes
    });
    assert!(longer.get() > 0, "more than one tile may be left");
}

#[test]
fn in_101_okey_a_hand_worth_too_little_misses_one_tile_where_it_may_finish_at_once() {
    // With the missing tile everything but the loose one can be laid, which is worth 84.
    let hand = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 Y7 K1 K2 K3 K4 K5 K6 B13";
    for (text, is_away) in [("yuzbir", true), ("yuzbir direct-finish=no", false)] {
        let rules: okey101::Rules = text.parse().expect("rules");
        let mut game = Match::with_dealer(rules, 0, Seat::ALL[3]);
        let wall = dealt::wall(rules.deal_plan(), &["", hand, "", ""], Some("B6"), "");
        game.deal_wall(wall).expect("a deal");
        let round = game.round().expect("it was dealt");
        let seat = Seat::ALL[1];
        assert_eq!(round.hand(seat).len(), 21);
        let found = okey101::Rules::is_one_away(&mut rules.counter(), round, seat);
        assert_eq!(found, is_away, "{text}");
    }
}

#[test]
fn a_round_is_won_by_the_finisher_and_their_partner() {
    let game = played("turkish partners=yes".parse::<Rules>().unwrap(), 5, 5);
    for (index, played) in game.rounds().iter().enumerate() {
        let winner = match played.round.outcome() {
            Some(Outcome::Won(finish)) => Some(finish.seat),
            _ => None,
        };
        for seat in Seat::ALL.into_iter().filter(|&seat| played.seats.contains(seat)) {
            let rounds = summary(&game, seat);
            let counted =
                rounds.iter().find(|counted| counted.round == index).expect("the round was played");
            let own = |winner: Seat| winner == seat || winner == seat.opposite();
            assert_eq!(counted.won, winner.map(own));
        }
    }
}

/// The statistics of the first round of a record, for each seat that played it.
fn first_round<G: Summarized>(record: &str) -> Vec<RoundSummary<G::Ending>> {
    let text = std::fs::read_to_string(format!("tests/data/{record}.record")).expect("a record");
    let game = read_record::<G>(&text).unwrap_or_else(|error| panic!("{record}: {error}"));
    Seat::ALL.into_iter().filter_map(|seat| summary(&game, seat).first().copied()).collect()
}

#[test]
fn every_kind_of_ending_is_told() {
    let endings: [(&str, Ending); 4] = [
        ("golden/finish-with-okey", Ending::Okey),
        ("golden/seven-pairs", Ending::Pairs),
        ("golden/winner-begins", Ending::Plain),
        ("golden/twin-shown-then-void", Ending::Void),
    ];
    for (record, ending) in endings {
        let rounds = first_round::<Rules>(record);
        assert!(rounds.iter().all(|round| round.ending == ending), "{record}: {rounds:?}");
        let winners = rounds.iter().filter(|round| round.won == Some(true)).count();
        assert_eq!(winners, usize::from(ending != Ending::Void), "{record}");
    }
    for (record, ending) in [
        ("rummi/blocked", rummi::Ending::Lowest),
        ("rummi/whole-rack-at-once", rummi::Ending::AtOnce),
        ("rummi/opening", rummi::Ending::Running),
    ] {
        let rounds = first_round::<rummi::Rules>(record);
        assert!(rounds.iter().all(|round| round.ending == ending), "{record}: {rounds:?}");
        let none = ending == rummi::Ending::Running;
        assert!(rounds.iter().all(|round| round.won.is_none() == none), "{record}: {rounds:?}");
    }
}

#[test]
fn every_kind_of_ending_of_101_okey_is_told() {
    use okey101::Ending;
    for (record, ending, won) in [
        ("opening-and-adding", Ending::Plain, 1),
        ("finish-with-okey", Ending::Okey, 1),
        ("pairs", Ending::Pairs, 1),
        ("from-hand", Ending::Hand, 1),
        ("partners", Ending::OkeyHand, 2),
        ("stock-empty", Ending::Exhausted, 0),
        ("all-pairs", Ending::Void, 0),
        ("time-outs", Ending::Running, 0),
    ] {
        let rounds = first_round::<okey101::Rules>(&format!("okey101/{record}"));
        assert!(rounds.iter().all(|round| round.ending == ending), "{record}: {rounds:?}");
        let winners = rounds.iter().filter(|round| round.won == Some(true)).count();
        assert_eq!(winners, won, "{record}");
    }
}

#[test]
fn the_summary_counts_a_shown_twin() {
    let shown = first_round::<Rules>("golden/twin-shown-then-void");
    assert_eq!(shown.iter().filter(|round| round.twin).count(), 1, "{shown:?}");
}
