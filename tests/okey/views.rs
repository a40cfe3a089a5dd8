//! Views and events as JSON round-trip, with any rules.

use crate::common::rules;
use crate::sample::sample;
use istaka::okey::{Action, Event, Phase, Player, Round, Rules, View};
use istaka::{Bot, Level, Match, Seat, Seats, Tile, Wall};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedMutRandom, IndexedRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

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
        while let Some(turn) = game.turn() {
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
            let text = serde_json::to_string(view).unwrap();
            assert!(!text.contains('\n'));
            assert_eq!(&serde_json::from_str::<View>(&text).expect(&text), view);
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
        while let Some(turn) = game.turn() {
            let view = game.view(turn).unwrap();
            let shower = Seat::ALL.into_iter().find(|seat| view.players[seat.index()].shown_twin);
            let twin = |seat: &Seat| shower.is_some_and(|by| by != *seat) && seat.index() != 2;
            let at_once = Seat::ALL.map(|seat| before[seat.index()] + i32::from(twin(&seat)));
            assert_eq!((view.points, view.decided), (at_once, number), "{view:?}");
            twins += usize::from(shower.is_some());
            let round = game.round().unwrap();
            let alone = View { points: [0; 4], decided: 0, ..view.clone() };
            assert_eq!(alone, View::alone(round, turn));
            game.play(turn, bot.decide(&view, &mut || false)).unwrap();
        }
    }
    assert!(twins > 10, "somebody has shown the twin, which costs a point at once");
    let view = json!(game.view(Seat::ALL[0]).unwrap());
    assert_eq!((&view["points"], &view["decided"]), (&json!(game.points()), &json!(4)));
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
                misdeclared += usize::from(matches!(event, Event::Misdeclared { .. }));
                let read: Event = serde_json::from_value(json!(event)).expect("an event");
                assert_eq!(read, *event);
            }
        });
    }
    assert!(misdeclared > 1000, "{misdeclared}");
}

/// A view after the first discard.
fn first_view() -> Value {
    let seat = |tiles: usize, discards: Value| {
        json!({
            "playing": true, "tiles": tiles, "discards": discards, "shownTwin": false, "open": [],
        })
    };
    let hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 K1";
    json!({
        "rules": "turkish", "seat": 1, "previous": 0, "starter": 0, "indicator": "B6", "okey": "B7",
        "hand": hand.split(' ').collect::<Vec<_>>(), "drawn": null, "draws": [],
        "players": [
            seat(14, json!(["K2"])), seat(14, json!([])), seat(14, json!([])), seat(14, json!([])),
        ],
        "stock": 48, "turn": 1, "phase": "draw",
        "legal": {
            "showTwin": false, "draw": true, "take": true, "pass": false, "discard": [],
            "declare": [],
        },
        "history": [{ "kind": "discarded", "seat": 0, "tile": "K2" }],
        "points": [0, 0, 0, 0], "decided": 0, "outcome": null,
    })
}

#[test]
fn an_invalid_view_names_its_wrong_field() {
    let first = first_view();
    let view: View = serde_json::from_value(first.clone()).expect("a view");
    assert_eq!(json!(view), first);
    let void = json!({ "kind": "void" });
    let won = json!({
        "kind": "won", "seat": 0, "discard": "K2", "melds": [["K3", "K4", "K5"]], "byOkey": false,
        "byPairs": false, "oneColor": false, "indicator": "B6",
    });
    for (at, value, said) in [
        ("/rules", json!("poker"), "poker"),
        ("/seat", json!(4), "a seat, 0 to 3"),
        ("/seat", json!(-1), "integer"),
        ("/previous", json!(2), "“previous”"),
        ("/starter", json!(null), "null"),
        ("/indicator", json!(""), "“” is not a tile"),
        ("/indicator", json!("J"), "“okey”"),
        ("/okey", json!("B8"), "“okey”"),
        ("/turn", json!("one"), "one"),
        ("/phase", json!("sleep"), "no Phase"),
        ("/phase", json!("over"), "“phase”"),
        ("/stock", json!(-1), "-1"),
        ("/stock", json!(106), "“stock”"),
        ("/points", json!([0, 2, 2]), "length 3"),
        ("/points/1", json!(-1), "“points”"),
        ("/points/1", json!(i32::MAX), "“points”"),
        ("/decided", json!(u64::MAX), "“decided”"),
        ("/hand/13", json!("Z1"), "“Z1” is not a tile"),
        ("/hand/13", json!("K2"), "“hand”"),
        ("/players/1/tiles", json!(15), "“hand”"),
        ("/players/2/tiles", json!(u64::MAX), "“players”"),
        ("/players/2/playing", json!(false), "“players”"),
        ("/players/0/discards/0", json!("J"), "“hand”"),
        ("/drawn", json!("K13"), "“drawn”"),
        ("/legal/discard", json!(["K13"]), "“legal”"),
        ("/history/0/kind", json!("ate"), "ate"),
        ("/outcome", void, "“outcome”"),
        ("/outcome", won.clone(), "“outcome”"),
    ] {
        let mut changed = first.clone();
        *changed.pointer_mut(at).expect(at) = value;
        let error = serde_json::from_value::<View>(changed.clone()).unwrap_err().to_string();
        assert!(error.contains(said), "{at}: {error}");
        let contradicts = said.starts_with('“') && said.ends_with('”');
        assert_eq!(contradicts, error.contains("badView"), "{at}: {error}");
    }
    let (mut over, mut more) = (first.clone(), first);
    over["turn"] = Value::Null;
    over["phase"] = json!("over");
    over["outcome"] = won;
    let error = serde_json::from_value::<View>(over).unwrap_err().to_string();
    assert!(error.contains("“outcome”"), "{error}");
    more["weather"] = json!("fine");
    assert_eq!(serde_json::from_value::<View>(more).expect("a view"), view);
}

#[test]
fn tiles_out_of_play_do_not_change_the_unseen() {
    let view = first_view();
    let mut foreign = view.clone();
    foreign["history"][0]["tile"] = json!("J");
    let read = |view: Value| serde_json::from_value::<View>(view).expect("a view");
    assert_eq!(read(foreign).unseen(), read(view).unseen());
}

#[test]
fn text_that_is_damaged_does_no_harm_and_is_mostly_refused() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut texts, mut refused) = (Vec::new(), 0);
    each_view("turkish strict-declare=yes", 1, |view| {
        texts.push(serde_json::to_string(view).expect("JSON"));
    });
    for text in texts.sample(&mut random, 300) {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..3 {
            let place = random.random_range(0..bytes.len());
            bytes[place] = *b"\"{}[],:0159RYBKF'x-".choose(&mut random).unwrap();
        }
        match serde_json::from_slice::<View>(&bytes) {
            Ok(view) => drop((view.meaning(), view.unseen())),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 280, "{refused} of 300 were refused");
}

/// Replaces a random value of a view by a random other one.
fn change(view: &mut Value, random: &mut ChaCha8Rng) {
    let inner = match view {
        Value::Array(items) => items.choose_mut(random),
        Value::Object(fields) => {
            let place = random.random_range(0..fields.len().max(1));
            fields.values_mut().nth(place)
        }
        _ => None,
    };
    match inner {
        Some(inner) if random.random_bool(0.9) => change(inner, random),
        _ => {
            let others = [
                json!(null),
                json!(true),
                json!(-1),
                json!(3),
                json!(15),
                json!(u64::MAX),
                json!("R5"),
                json!("J"),
                json!("over"),
                json!("discarded"),
                json!([]),
                json!({}),
            ];
            *view = others.choose(random).expect("a value").clone();
        }
    }
}

/// A view that is accepted after a change can be asked and played from.
#[test]
fn a_view_with_another_value_is_refused_or_can_be_used() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let (mut views, mut read) = (Vec::new(), 0);
    each_view("turkish strict-declare=yes", 3, |view| views.push(json!(view)));
    for view in views.sample(&mut random, sample(2000, 20_000)) {
        let mut view = view.clone();
        change(&mut view, &mut random);
        if let Ok(view) = serde_json::from_value::<View>(view) {
            read += 1;
            drop((view.meaning(), view.unseen(), view.covered(), view.best_finish()));
            assert_eq!(view.check(), Ok(()));
            if !view.legal.actions().is_empty() {
                let level = Level::Medium;
                Player::new(&view.rules, level, 0).decide(&view, &mut || false);
            }
        }
    }
    assert!(read > 20, "{read}");
}

#[test]
fn a_view_has_the_draws_of_its_player_only() {
    let rules = rules("turkish");
    let mut game = Match::new(rules, 7);
    let mut bot = Player::new(&rules, Level::Hard, 0);
    game.deal().unwrap();
    let mut drawn: [Vec<Tile>; 4] = Default::default();
    while let Some(turn) = game.turn() {
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
    assert_eq!(looked("turkish"), [0; 0]);
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
                    hidden.extend(player.discards.iter().rev().skip(1));
                }
            }
            let mut told: Vec<Tile> = covered
                .iter()
                .map(|&index| match view.history[index] {
                    Event::Discarded { tile, .. } | Event::Misdeclared { tile, .. } => tile,
                    ref event => panic!("{event:?} is no discard"),
                })
                .collect();
            hidden.sort_unstable();
            told.sort_unstable();
            assert_eq!(told, hidden, "{view:?}");
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
