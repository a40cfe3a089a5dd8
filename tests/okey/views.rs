//! Views and events as text round-trip, with any rules.

use crate::common::rules;
use crate::sample::sample;
use istaka::{
    Action, Bot, Event, Level, Match, Phase, Player, Round, Rules, Seat, Seats, Tile, View, Wall,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const RULES: [&str; 8] = [
    "turkish",
    "turkish players=3 pot=yes",
    "turkish players=2 strict-declare=yes",
    "turkish partners=yes wild-discard=finish",
    "board",
    "board players=2 wild-discard=dead",
    "pagat",
    "pagat false-joker=wild inspect=none strict-declare=yes",
];

/// Plays a match and shows every view of every seat.
fn each_view(text: &str, seed: u64, mut show: impl FnMut(&View)) {
    let rules = rules(text);
    let mut game = Match::new(rules, seed);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut bot = Player::new(&rules, Level::Medium, 0);
    for _ in 0..4 {
        if game.deal().is_err() {
            return;
        }
        while let Some(turn) = game.round().and_then(Round::turn) {
            Seat::ALL.iter().for_each(|&seat| show(&game.view(seat).unwrap()));
            let view = game.view(turn).unwrap();
            let fifteen = matches!(view.phase, Phase::Discard | Phase::Finish);
            let action = if rules.strict_declare && fifteen && random.random_bool(0.05) {
                format!("finish {}", view.hand[0]).parse().unwrap()
            } else if random.random_bool(0.8) {
                bot.decide(&view, &mut || false)
            } else {
                view.legal.actions().choose(&mut random).unwrap().clone()
            };
            game.play(turn, action).unwrap();
        }
        Seat::ALL.iter().for_each(|&seat| show(&game.view(seat).unwrap()));
    }
}

#[test]
fn a_view_that_is_written_can_be_read() {
    for (seed, text) in (0..).zip(RULES.iter().cycle().take(sample(8, 24))) {
        each_view(text, seed, |view| {
            let text = view.to_string();
            assert!(!text.contains('\n'));
            assert_eq!(text.parse::<View>().as_ref(), Ok(view), "{text}");
        });
    }
}

#[test]
fn a_view_of_a_match_has_the_score_and_one_of_a_round_has_none() {
    let rules = rules("turkish players=3");
    let mut game = Match::new(rules, 5);
    let mut bot = Player::new(&rules, Level::Hard, 0);
    let mut twins = 0;
    for number in 0..4 {
        game.deal().unwrap();
        let before = game.points();
        while let Some(turn) = game.round().and_then(Round::turn) {
            let view = game.view(turn).unwrap();
            let shower = Seat::ALL.into_iter().find(|seat| view.players[seat.index()].shown_twin);
            let twin = |seat: &Seat| shower.is_some_and(|by| by != *seat) && seat.index() != 2;
            let at_once = Seat::ALL.map(|seat| before[seat.index()] + i32::from(twin(&seat)));
            assert_eq!((view.points, view.decided), (at_once, number), "{view}");
            twins += usize::from(shower.is_some());
            let round = game.round().unwrap();
            let alone = View { points: [0; 4], decided: 0, ..view.clone() };
            assert_eq!(alone, View::alone(round, turn));
            assert!(!alone.to_string().contains("points"));
            game.play(turn, bot.decide(&view, &mut || false)).unwrap();
        }
    }
    assert!(twins > 10, "somebody has shown the twin, which costs a point at once");
    let [a, b, _, d] = game.points();
    let text = game.view(Seat::ALL[0]).unwrap().to_string();
    assert!(text.contains(&format!(" ; points {a} {b} - {d} ; decided 4 ; ")), "{text}");
    let again = istaka::read_record::<Rules>(&istaka::write_record(&game)).unwrap();
    for seat in Seat::ALL {
        assert_eq!(again.view(seat), game.view(seat), "a record leads to the same view");
    }
}

#[test]
fn an_event_that_is_written_can_be_read() {
    let mut misdeclared = 0;
    for (seed, text) in (0..).zip(RULES) {
        each_view(text, seed, |view| {
            for event in &view.history {
                misdeclared += usize::from(matches!(event, Event::Misdeclared(..)));
                assert_eq!(event.to_string().parse(), Ok(*event), "{event}");
            }
        });
    }
    assert!(misdeclared > 1000, "{misdeclared}");
}

#[test]
fn a_view_that_cannot_be_says_which_part_is_wrong() {
    let view = "rules turkish ; seat 1 ; starter 0 ; indicator B6 ; okey B7 ; turn 1 ; \
        phase draw ; stock 48 ; hand R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 K1 ; \
        tiles 14 14 14 14 ; piles K2 | | | ; legal draw, take ; history 0 discard K2";
    assert_eq!(view.parse::<View>().map(|view| view.to_string()), Ok(view.to_owned()));
    for (part, replaced, by) in [
        ("rules", "turkish", "poker"),
        ("seat", "seat 1", "seat 4"),
        ("starter", "starter 0 ;", ""),
        ("indicator", "indicator B6", "indicator"),
        ("okey", "okey B7", "okey B8"),
        ("turn", "turn 1", "turn one"),
        ("phase", "phase draw", "phase sleep"),
        ("stock", "stock 48", "stock -1"),
        ("points", "stock 48", "stock 48 ; points 0 2 2"),
        ("points", "stock 48", "stock 48 ; points 0 2 - 2"),
        ("decided", "stock 48", "stock 48 ; decided few"),
        ("hand", "K1", "Z1"),
        ("hand", "K1", "K2"),
        ("hand", "tiles 14 14", "tiles 14 15"),
        ("tiles", "tiles 14 14 14 14", "tiles 14 14 14"),
        ("piles", "piles K2 | | |", "piles K2 | |"),
        ("legal", "draw, take", "draw, discard K13"),
        ("history", "0 discard K2", "0 eat K2"),
    ] {
        let error = view.replacen(replaced, by, 1).parse::<View>().unwrap_err();
        assert_eq!(error.part, part, "{replaced} → {by}: {error}");
    }
    let more = view.replace(" ; phase", " ; weather fine ; phase");
    assert_eq!(more.parse::<View>(), view.parse());
}

#[test]
fn a_tile_that_is_not_in_play_takes_nothing_from_those_that_nobody_has_seen() {
    let [first, ..] = Seat::ALL;
    let rules = Rules::turkish();
    let round = Round::new(rules, Seats::ALL, first, &Wall::shuffled(rules.deal_plan(), 7, 1, 4));
    let view = View::alone(&round, first);
    let foreign = view.to_string() + " ; history 0 discard J";
    let read: View = foreign.parse().unwrap();
    assert_eq!(read.history.len(), 1, "{foreign}");
    assert_eq!(read.unseen(), view.unseen());
}

#[test]
fn text_that_is_damaged_does_no_harm_and_is_mostly_refused() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut texts, mut refused) = (Vec::new(), 0);
    each_view("turkish strict-declare=yes", 1, |view| texts.push(view.to_string()));
    for text in texts.sample(&mut random, 300) {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..3 {
            let place = random.random_range(0..bytes.len());
            bytes[place] = *b" ;|,:0159RYBKF'x-".choose(&mut random).unwrap();
        }
        match String::from_utf8(bytes).unwrap().parse::<View>() {
            Ok(view) => drop((view.meaning(), view.unseen())),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 280, "{refused} of 300 were refused");
}

#[test]
fn a_view_tells_what_its_player_has_drawn_and_not_what_others_have() {
    let rules = rules("turkish");
    let mut game = Match::new(rules, 7);
    let mut bot = Player::new(&rules, Level::Hard, 0);
    game.deal().unwrap();
    let mut drawn: [Vec<Tile>; 4] = Default::default();
    while let Some(turn) = game.round().and_then(Round::turn) {
        let action = bot.decide(&game.view(turn).unwrap(), &mut || false);
        let draws = action == Action::Draw;
        game.play(turn, action).unwrap();
        if draws {
            drawn[turn.index()].extend(game.round().unwrap().drawn());
        }
        let again = istaka::read_record::<Rules>(&istaka::write_record(&game)).unwrap();
        for seat in Seat::ALL {
            assert_eq!(game.view(seat).unwrap().draws, drawn[seat.index()]);
            assert_eq!(again.view(seat).unwrap().draws, drawn[seat.index()]);
        }
    }
    assert!(drawn.iter().all(|tiles| tiles.len() > 5), "{drawn:?}");
}

#[test]
fn rule_5_4_piles_are_looked_through_where_the_rules_say_so() {
    let looked = |rules: &str| -> Vec<usize> {
        let rules: Rules = rules.parse().expect("rules");
        let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 4);
        let round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
        let view = View::alone(&round, Seat::ALL[1]);
        Seat::ALL.iter().filter(|&&seat| view.may_inspect(seat)).map(|seat| seat.index()).collect()
    };
    assert_eq!(looked("turkish"), []);
    assert_eq!(looked("turkish inspect=own-left"), [0, 1]);
    assert_eq!(looked("turkish inspect=all"), [0, 1, 2, 3]);
}

/// The piles show their top, or all tiles if they may be looked through.
#[test]
fn rule_5_4_a_discard_is_covered_when_its_pile_hides_it() {
    let (mut some, mut none) = (0, 0);
    for (seed, text) in (0..).zip(RULES.iter().cycle().take(16)) {
        each_view(text, seed, |view| {
            let covered = view.covered();
            let mut hidden: Vec<Tile> = Vec::new();
            for (seat, player) in Seat::ALL.into_iter().zip(&view.players) {
                if view.phase != Phase::Over && !view.may_inspect(seat) {
                    hidden.extend(player.pile.iter().rev().skip(1));
                }
            }
            let mut told: Vec<Tile> = covered
                .iter()
                .map(|&index| match view.history[index] {
                    Event::Discarded(_, tile) | Event::Misdeclared(_, tile, _) => tile,
                    ref event => panic!("{event} is no discard"),
                })
                .collect();
            hidden.sort_unstable();
            told.sort_unstable();
            assert_eq!(told, hidden, "{view}");
            if told.is_empty() { none += 1 } else { some += 1 }
        });
    }
    assert!(some > 10_000 && none > 2000, "{some} views hide something, {none} nothing");
}

#[test]
fn rule_5_6_a_hand_that_is_not_complete_is_declared_only_in_turn_and_where_it_costs_points() {
    let may = |rules: &str, seat: usize| {
        let rules: Rules = rules.parse().expect("rules");
        let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 4);
        let mut round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
        let before = View::alone(&round, Seat::ALL[seat]).may_misdeclare();
        let tile = round.hand(Seat::ALL[0])[0];
        round.play(Seat::ALL[0], Action::Discard(tile)).expect("the starter throws");
        (before, View::alone(&round, Seat::ALL[seat]).may_misdeclare())
    };
    assert_eq!(may("turkish strict-declare=yes", 0), (true, false));
    // The next player has to draw first.
    assert_eq!(may("turkish strict-declare=yes", 1), (false, false));
    assert_eq!(may("turkish", 0), (false, false));
}
