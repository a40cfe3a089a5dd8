//! What is counted of rounds, against a count of the same by hand and by definition.

use istaka::rummi;
use istaka::{
    Actor, Ending, Game, Level, Match, Outcome, RoundSummary, Rules, Seat, Summarized, Tile, Wild,
    complete, read_record, summary,
};

/// A match that bots of one level have played as far as it goes, at most these rounds.
fn played<G: Summarized, P: Actor<Game = G>>(rules: G, seed: u64, rounds: usize) -> Match<G> {
    let mut game = Match::new(rules, seed);
    let mut bots = Seat::ALL.map(|seat| {
        let seed = seed + seat.index() as u64;
        P::new(&rules, Level::Medium.into(), seed)
    });
    while game.rounds().len() < rounds && game.deal().is_ok() {
        while let Some(seat) = game.round().and_then(G::turn) {
            let view = game.view(seat).expect("a round is played");
            let action = bots[seat.index()].decide(&view, &mut || false);
            game.play(seat, action).expect("bots do what is legal");
        }
    }
    game
}

/// Whether some tile in place of another makes the hand complete, and it is not complete already.
fn misses_one(hand: &[Tile], okey: Wild, rules: &Rules) -> bool {
    let whole = |hand: &[Tile]| complete(hand, okey, &rules.hands).is_some();
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

#[test]
fn after_as_many_turns_one_tile_was_missing_as_by_definition() {
    let rules = Rules::turkish();
    let game = played::<Rules, istaka::Player>(rules, 3, 6);
    let mut ever = 0;
    for seat in Seat::ALL {
        for counted in summary(&game, seat) {
            let played = &game.rounds()[counted.round];
            let standing = istaka::Standing::first(rules);
            let mut round = Rules::deal(&standing, played.dealer, &played.wall);
            let (mut turns, mut one_away) = (0, 0);
            for (by, action) in &played.actions {
                round.play(*by, action.clone()).expect("it was played before");
                if *by == seat && Rules::ends_turn(action) {
                    turns += 1;
                    one_away += usize::from(misses_one(round.hand(seat), round.okey(), &rules));
                }
            }
            assert_eq!((counted.turns, counted.one_away), (turns, one_away), "{counted:?}");
            ever += one_away;
        }
    }
    assert!(ever > 10, "{ever}");
}

#[test]
fn a_round_is_won_by_who_finished_and_by_his_partner() {
    let game = played::<Rules, istaka::Player>("turkish partners=yes".parse().unwrap(), 5, 5);
    for (index, played) in game.rounds().iter().enumerate() {
        let winner = match played.round.outcome() {
            Some(Outcome::Won(finish)) => Some(finish.seat),
            _ => None,
        };
        for seat in Seat::ALL.into_iter().filter(|&seat| played.seats.contains(seat)) {
            let rounds = summary(&game, seat);
            let counted = rounds.iter().find(|counted| counted.round == index).expect("he played");
            let own = |winner: Seat| winner == seat || winner == seat.opposite();
            assert_eq!(counted.won, winner.map(own));
        }
    }
}

/// What is counted of the first round of a record, for each seat that played it.
fn first_round<G: Summarized>(record: &str) -> Vec<RoundSummary> {
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
        ("rummi/blocked", Ending::Lowest),
        ("rummi/whole-rack-at-once", Ending::AtOnce),
        ("rummi/opening", Ending::Running),
    ] {
        let rounds = first_round::<rummi::Rules>(record);
        assert!(rounds.iter().all(|round| round.ending == ending), "{record}: {rounds:?}");
        let none = ending == Ending::Running;
        assert!(rounds.iter().all(|round| round.won.is_none() == none), "{record}: {rounds:?}");
    }
}

#[test]
fn who_shows_the_twin_has_shown_it() {
    let shown = first_round::<Rules>("golden/twin-shown-then-void");
    assert_eq!(shown.iter().filter(|round| round.twin).count(), 1, "{shown:?}");
}

#[test]
fn one_tile_on_the_rack_is_one_away_in_the_game_with_80_tiles() {
    let game = played::<rummi::Rules, rummi::Player>(rummi::Rules::rummi80(3), 2, 6);
    let ever: usize = Seat::ALL
        .into_iter()
        .flat_map(|seat| summary(&game, seat))
        .inspect(|round| assert!(round.one_away <= round.turns, "{round:?}"))
        .map(|round| round.one_away)
        .sum();
    assert!(ever > 0);
}
