//! Views and events of the game with 80 tiles as text round-trip.

use istaka::rummi::{Action, Event, Player, Rules, View};
use istaka::{Bot, Game, Level, Match, Seat};

const RULES: [&str; 5] = [
    "rummi80",
    "rummi80 players=3 high-one=yes joker-lock=yes",
    "rummi80 players=2",
    "rummi80-site",
    "rummi80-site players=3",
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
            let Some(seat) = game.round().and_then(Rules::turn) else { break };
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
    for (seed, text) in (0..).zip(RULES.iter().cycle().take(12)) {
        each_view(text, seed, |view| {
            let text = view.to_string();
            assert!(!text.contains('\n'));
            assert_eq!(text.parse::<View>().as_ref(), Ok(view), "{text}");
            views += 1;
            left += usize::from(view.players.iter().any(|player| player.left));
            over += usize::from(view.outcome.is_some());
        });
    }
    assert!(views > 2000 && left > 100 && over == 96, "{views}, {left}, {over}");
}

#[test]
fn an_event_that_is_written_can_be_read() {
    let mut kinds = [false; 5];
    let mut read = |view: &View| {
        for event in &view.history {
            assert_eq!(event.to_string().parse().as_ref(), Ok(event));
            kinds[match event {
                Event::Drew(_) => 0,
                Event::Laid { .. } => 1,
                Event::Failed(_) => 2,
                Event::Passed(_) => 3,
                Event::TimedOut(_) => 4,
            }] = true;
        }
    };
    for text in ["rummi80 players=2", "rummi80-site players=2"] {
        each_view(text, 3, &mut read);
    }
    // Without any laying, all pass in the end.
    let mut game = Match::new(Rules::rummi80(2), 3);
    game.deal().unwrap();
    while let Some(seat) = game.round().and_then(Rules::turn) {
        game.play(seat, game.view(seat).unwrap().rest()).unwrap();
    }
    read(&game.view(Seat::ALL[0]).unwrap());
    assert_eq!(kinds, [true; 5], "drew, laid, failed, passed, timed out");
}

/// A turn that fails or takes too long draws a tile too, but not from an empty stock.
#[test]
fn a_view_has_the_tile_that_came_in_the_last_turn() {
    let rules: Rules = "rummi80-site players=2".parse().unwrap();
    let (mut came, mut none_left) = (0, 0);
    for seed in 0..20 {
        let mut game = Match::new(rules, seed);
        let mut bot = Player::new(&rules, Level::Beginner, seed);
        game.deal().unwrap();
        let mut drawn = [None; 4];
        while let Some(seat) = game.round().and_then(Rules::turn) {
            let before = game.view(seat).unwrap();
            let action = match before.history.len() % 5 {
                1 => Action::TimeOut,
                3 => Action::Lay([&before.table[..], &[before.hand[..1].to_vec()]].concat()),
                _ => bot.decide(&before, &mut || false),
            };
            let idle = matches!(game.play(seat, action), Ok(Event::TimedOut(_) | Event::Failed(_)));
            let hand = game.view(seat).unwrap().hand;
            drawn[seat.index()] = hand.into_iter().find(|tile| !before.hand.contains(tile));
            for other in rules.seats().iter() {
                assert_eq!(game.view(other).unwrap().drawn(), drawn[other.index()], "seed {seed}");
            }
            came += usize::from(idle && before.stock > 0);
            none_left += usize::from(idle && before.stock == 0);
        }
    }
    assert!(came > 50 && none_left > 0, "{came}, {none_left}");
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let mut text = String::new();
    each_view("rummi80", 1, |view| {
        if view.turn == Some(view.seat) && view.table.len() == 3 {
            text = view.to_string();
        }
    });
    assert!(text.parse::<View>().is_ok(), "{text}");
    let field = |name: &str| {
        let found = text.split(" ; ").find(|field| field.split(' ').next() == Some(name));
        found.unwrap_or_else(|| panic!("{name}: {text}")).to_owned()
    };
    let hand = field("hand");
    let first = hand.split(' ').nth(1).unwrap();
    let cases = [
        ("rules", "rules poker".to_owned()),
        ("seat", "seat 4".to_owned()),
        ("turn", "turn -".to_owned()),
        ("stock", "stock 85".to_owned()),
        ("table", format!("{} | {first}", field("table"))),
        ("hand", format!("{hand} R13")),
        ("hand", hand.replace(&format!(" {first}"), "")),
        ("tiles", "tiles 14 14 14".to_owned()),
        ("opened", "opened 0 5".to_owned()),
        ("history", "history 0 sing".to_owned()),
    ];
    for (name, wrong) in cases {
        let changed = text.replace(&field(name), &wrong);
        let error = changed.parse::<View>().unwrap_err();
        assert_eq!(error.part, name, "{wrong}: {error}");
    }
    let three = text.replacen("rules rummi80", "rules rummi80 players=3", 1);
    assert_eq!(three.parse::<View>().unwrap_err().part, "tiles", "four sit where three play");
    for text in ["", "rules rummi80", "0 lay R1", "0 lay R1 : R1 X", "9 draw"] {
        assert!(text.parse::<View>().is_err() && text.parse::<Event>().is_err(), "{text}");
    }
}
