//! The seats, the deal and the stock (OKEY101 sections 1.1 and 2).

use crate::dealt;
use istaka::okey101::{Action, Preset, Round, Rules, Way};
use istaka::{
    DealPlan, Dealing, Game, Match, Named, Seat, Seats, Turning, Wall, WallError, write_tiles,
};

fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A match after its first deal with this dealer.
fn dealt(text: &str, seed: u64, dealer: Seat) -> Match<Rules> {
    let mut game = Match::with_dealer(rules(text), seed, dealer);
    game.deal().expect("a deal");
    game
}

#[test]
fn vector_62_as_many_tiles_are_drawn_as_the_pack_leaves() {
    for (players, stock) in [(4, 20), (3, 41), (2, 62)] {
        for preset in Preset::ALL {
            let game = dealt(&format!("{} players={players}", preset.name()), 7, Seat::ALL[0]);
            let round = game.round().expect("dealt");
            let held = round.seats().iter().map(|seat| round.hand(seat).len());
            let hands = 22 + 21 * (players - 1);
            assert_eq!((held.sum(), round.stock().len()), (hands, stock), "{preset:?}");
            assert_eq!(hands + 1 + stock, 106);
        }
    }
}

#[test]
fn rule_2_1_the_seat_after_the_dealer_begins_with_22_tiles() {
    for players in 2..=4 {
        for dealer in Seats::of(players).iter() {
            let game = dealt(&format!("yuzbir players={players}"), 7, dealer);
            let round = game.round().expect("dealt");
            let starter = Seats::of(players).after(dealer);
            assert_eq!((round.turn(), round.starter()), (Some(starter), starter));
            let tiles = |seat| if seat == starter { 22 } else { 21 };
            assert!(round.seats().iter().all(|seat| round.hand(seat).len() == tiles(seat)));
        }
    }
}

#[test]
fn rule_2_1_or_the_dealer_begins() {
    let game = dealt("yuzbir starter=dealer players=3", 7, Seat::ALL[1]);
    let round = game.round().expect("dealt");
    assert_eq!((round.turn(), round.hand(Seat::ALL[1]).len()), (Some(Seat::ALL[1]), 22));
}

#[test]
fn rule_2_1_the_first_dealer_is_random_and_the_role_moves_one_seat_a_round() {
    for players in 2..=4 {
        let rules = rules(&format!("yuzbir players={players}"));
        let dealers: Vec<Seat> = (0..40).map(|seed| rules.first_dealer(seed)).collect();
        assert!(rules.seats().iter().all(|seat| dealers.contains(&seat)), "{dealers:?}");
    }
    let mut game = dealt("yuzbir players=3 clock=30", 7, Seat::ALL[1]);
    while let Some(seat) = game.turn() {
        game.play(seat, Action::TimeOut).expect("there is a clock");
    }
    game.deal().expect("a second round");
    let [first, .., last] = Seat::ALL;
    assert_eq!((game.dealer(), game.turn()), (last, Some(first)));
}

#[test]
fn rule_1_1_a_false_joker_is_never_the_indicator() {
    for text in ["yuzbir", "yuzbir_turnuva"] {
        for seed in 0..300 {
            let game = dealt(text, seed, Seat::ALL[0]);
            let indicator = game.round().expect("dealt").indicator();
            assert_ne!(indicator.to_string().replace('\'', ""), "F", "{text} {seed}");
        }
    }
}

#[test]
fn rule_1_1_the_tile_below_a_false_joker_is_turned_instead() {
    let turned = |indicator, stock| {
        let rules = rules("yuzbir false-joker=next");
        let wall = dealt::wall(rules.deal_plan(), &["", "", "", ""], Some(indicator), stock);
        let round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
        let top: Vec<_> = round.stock().iter().rev().take(3).copied().collect();
        (round.indicator().to_string(), write_tiles(&top), round.stock().len())
    };
    // The false joker lies on the stock again.
    assert_eq!(turned("F", "K13 R12 Y5"), ("K13".to_owned(), "F R12 Y5".to_owned(), 20));
    assert_eq!(turned("F", "F' R12 Y5"), ("R12".to_owned(), "F F' Y5".to_owned(), 20));
    assert_eq!(turned("K13", "F R12 Y5"), ("K13".to_owned(), "F R12 Y5".to_owned(), 20));
}

#[test]
fn rule_2_1_two_and_three_players_take_from_the_player_before() {
    for players in 2..=3 {
        let mut game = dealt(&format!("yuzbir players={players}"), 7, Seat::ALL[0]);
        for _ in 0..2 * players {
            let seat = game.turn().expect("a turn");
            let view = game.view(seat).expect("a view");
            let before = Seats::of(players).before(seat);
            assert_eq!(view.takeable(), view.players[before.index()].pile.last().copied());
            assert_eq!(view.need.points, game.round().expect("dealt").need(seat, Way::Series));
            if view.legal.draw {
                game.play(seat, Action::Draw).expect("a stock");
            }
            game.play(seat, Action::Discard(view.hand[0])).expect("a discard");
        }
    }
}

#[test]
fn rule_2_3_a_ring_of_stacks_deals_no_hands_of_21() {
    for dealing in [Dealing::RingFromTop, Dealing::RingFromBottom] {
        let turning = Some(Turning { dealing, redraw: true });
        let plan = DealPlan { turning, ..rules("yuzbir").deal_plan() };
        let tiles = plan.pack.tiles().collect();
        assert_eq!(Wall::new(plan, 4, tiles, None), Err(WallError::Ring));
        assert!(!plan.is_possible() && rules("yuzbir").deal_plan().is_possible());
    }
}
