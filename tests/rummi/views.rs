//! Views and events of table rummy as JSON round-trip.

use istaka::rummi::{Action, Event, Player, Rules, View};
use istaka::{Bot, Game, Level, Match, Seat, Tile};
use serde_json::{Value, json};

const RULES: [&str; 6] = [
    "rummi80",
    "rummi80 players=3 high-one=yes joker-lock=yes",
    "rummi80 players=2",
    "rummi80-site",
    "rummi80-site players=3",
    "rummi106 clock=60",
];

/// Plays two rounds of a match and shows every view of every seat. Sometimes a turn fails, and with
/// a clock a player's time runs out.
fn each_view(text: &str, seed: u64, mut show: impl FnMut(&View)) {
    let rules: Rules = text.parse().unwrap();
    let mut game = Match::new(rules, seed);
    let levels = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard];
    let mut bots = levels.map(|level| Player::new(&rules, level, seed));
    for _ in 0..2 {
        game.deal().unwrap();
        for turn in 0.. {
            Seat::ALL.iter().for_each(|&seat| show(&game.view(seat).unwrap()));
            let Some(seat) = game.turn() else { break };
            let view = game.view(seat).unwrap();
            let wrong = || {
                let mut table = view.table.clone();
                table.push(view.hand[..1].to_vec());
                Action::Lay(table)
            };
            let action = match turn % 10 {
                3 => wrong(),
                5 | 9 if rules.clock.seconds().is_some() => Action::TimeOut,
                _ => bots[seat.index()].decide(&view, &mut || false),
            };
            game.play(seat, action).unwrap();
        }
    }
}

#[test]
fn a_view_that_is_written_can_be_read() {
    let (mut views, mut left, mut over) = (0, 0, 0);
    for (seed, text) in (0..).zip(RULES.iter().cycle().take(18)) {
        each_view(text, seed, |view| {
            let text = serde_json::to_string(view).unwrap();
            assert!(!text.contains('\n'));
            assert_eq!(&serde_json::from_str::<View>(&text).expect(&text), view);
            views += 1;
            left += usize::from(view.players.iter().any(|player| player.left));
            over += usize::from(view.outcome.is_some());
        });
    }
    assert!(views > 2000 && left > 100 && over == 144, "{views}, {left}, {over}");
}

#[test]
fn an_event_that_is_written_can_be_read() {
    let mut kinds = [false; 5];
    let mut read = |view: &View| {
        for event in &view.history {
            let read: Event = serde_json::from_value(json!(event)).expect("an event");
            assert_eq!(&read, event);
            kinds[match event {
                Event::Drew { .. } => 0,
                Event::Laid { .. } => 1,
                Event::Failed { .. } => 2,
                Event::Passed { .. } => 3,
                Event::TimedOut { .. } => 4,
            }] = true;
        }
    };
    for text in ["rummi80 players=2", "rummi80-site players=2"] {
        each_view(text, 3, &mut read);
    }
    // Without any laying, all pass in the end.
    let mut game = Match::new(Rules::rummi80(2), 3);
    game.deal().unwrap();
    while let Some(seat) = game.turn() {
        game.play(seat, game.view(seat).unwrap().rest()).unwrap();
    }
    read(&game.view(Seat::ALL[0]).unwrap());
    assert_eq!(kinds, [true; 5], "drew, laid, failed, passed, timed out");
}

/// A turn that fails or takes too long draws tiles too, as far as there is a stock.
#[test]
fn a_view_has_the_tiles_that_came_in_the_last_turn() {
    let (mut came, mut some_left, mut none_left) = (0, 0, 0);
    for seed in 0..40 {
        let text = format!("rummi80-site players=2 penalty-tiles={}", 1 + seed % 2 * 2);
        let rules: Rules = text.parse().unwrap();
        let mut game = Match::new(rules, seed);
        let mut bot = Player::new(&rules, Level::Beginner, seed);
        game.deal().unwrap();
        let mut drawn: [Vec<Tile>; 4] = Default::default();
        while let Some(seat) = game.turn() {
            let before = game.view(seat).unwrap();
            let action = match before.history.len() % 5 {
                1 => Action::TimeOut,
                3 => Action::Lay([&before.table[..], &[before.hand[..1].to_vec()]].concat()),
                _ => bot.decide(&before, &mut || false),
            };
            let idle = matches!(
                game.play(seat, action),
                Ok(Event::TimedOut { .. } | Event::Failed { .. })
            );
            let hand = game.view(seat).unwrap().hand;
            drawn[seat.index()] = hand.into_iter().filter(|t| !before.hand.contains(t)).collect();
            for other in rules.seats().iter() {
                assert_eq!(game.view(other).unwrap().drawn(), drawn[other.index()], "seed {seed}");
            }
            came += usize::from(idle && before.stock > 2);
            some_left += usize::from(idle && seed % 2 == 1 && [1, 2].contains(&before.stock));
            none_left += usize::from(idle && before.stock == 0);
        }
    }
    assert!(came > 50 && some_left.min(none_left) > 0, "{came}, {some_left}, {none_left}");
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let mut view = Value::Null;
    each_view("rummi80", 1, |seen| {
        if seen.turn == Some(seen.seat) && seen.table.len() == 3 {
            view = json!(seen);
        }
    });
    assert!(serde_json::from_value::<View>(view.clone()).is_ok(), "{view}");
    let seat = view["seat"].as_u64().expect("a seat");
    let tiles = format!("/players/{seat}/tiles");
    let longer = |key: &str, more: Value| {
        let mut list = view[key].as_array().expect("a list").clone();
        list.push(more);
        Value::Array(list)
    };
    let first = view["hand"][0].clone();
    for (at, value, said) in [
        ("/rules", json!("poker"), "poker"),
        ("/rules", json!("rummi80 players=3"), "“players”"),
        ("/seat", json!(4), "a seat, 0 to 3"),
        ("/turn", json!(null), "“legal”"),
        ("/legal/draw", json!(false), "“legal”"),
        ("/stock", json!(85), "“stock”"),
        ("/stock", json!(0), "“hand”"),
        ("/table", longer("table", json!([first])), "“table”"),
        ("/table", longer("table", json!([])), "“table”"),
        ("/hand", longer("hand", json!("R13")), "“hand”"),
        ("/hand", json!([]), "“hand”"),
        ("/hand/0", view["hand"][1].clone(), "“hand”"),
        (&tiles, json!(0), "“hand”"),
        (&tiles, json!(u64::MAX), "“players”"),
        ("/players", json!([]), "length 0"),
        ("/points/0", json!(-1), "“points”"),
        ("/decided", json!(1_000_000), "“decided”"),
        ("/history/0/kind", json!("sang"), "sang"),
        ("/history/0/seat", json!(9), "a seat, 0 to 3"),
        ("/outcome", json!({ "kind": "blocked" }), "“outcome”"),
        ("/outcome", json!({ "kind": "won", "seat": 1 }), "atOnce"),
    ] {
        let mut changed = view.clone();
        *changed.pointer_mut(at).expect(at) = value;
        let error = serde_json::from_value::<View>(changed).unwrap_err().to_string();
        assert!(error.contains(said), "{at}: {error}");
        assert_eq!(said.starts_with('“'), error.contains("badView"), "{at}: {error}");
    }
    // Points that the winner takes may be below zero, but not without limit.
    let mut taken = view;
    taken["rules"] = json!("rummi80 count=winner-takes");
    for (points, is_read) in [(-1, true), (-65_535, true), (-65_536, false), (65_536, false)] {
        taken["points"][0] = json!(points);
        assert_eq!(serde_json::from_value::<View>(taken.clone()).is_ok(), is_read, "{points}");
    }
    for wrong in [json!({}), json!([]), json!("draw"), json!({ "kind": "laid", "seat": 0 })] {
        assert!(serde_json::from_value::<View>(wrong.clone()).is_err(), "{wrong}");
        assert!(serde_json::from_value::<Event>(wrong.clone()).is_err(), "{wrong}");
    }
}
