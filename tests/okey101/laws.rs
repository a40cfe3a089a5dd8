//! The laws of 101 Okey, which hold after every step of random play, with every option, and a naive
//! referee's judgement of each action.

use std::collections::BTreeMap;

use crate::referee;
use crate::sample::sample;
use crate::shared_laws::{self as shared, Claim, Lawful};
use istaka::okey101::{
    Action, Arranged, Event, Greedy, Hint, IndicatorPair, Options, Outcome, Place, Possible,
    Preset, Refusal, Round, Row, Rules, Setting, Solver, Use, View, pairs, score, use_of,
};
use istaka::{
    Bot, Bots, Coded, Game, Kind, Match, RuleOptions, Seat, Standing, Supply, Tile, Which,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

impl Lawful for Rules {
    fn supply(round: &Round) -> &Supply {
        round.supply()
    }

    fn others(round: &Round) -> Vec<Tile> {
        let table = round.table().iter().flat_map(|lying| lying.tiles.clone());
        table.chain([round.indicator()]).collect()
    }

    /// Tiles that were taken, shown or taken back openly.
    fn is_open(round: &Round, tile: Tile) -> bool {
        round.history().iter().any(|event| match event {
            Event::Took { tile: seen, .. } | Event::Exchanged { wild: seen, .. } => *seen == tile,
            Event::Opened { rows, .. } | Event::Misopened { rows, .. } => {
                rows.iter().any(|row| row.tiles.contains(&tile))
            }
            Event::Laid { row, .. } => row.tiles.contains(&tile),
            Event::Added { tile: seen, .. } => *seen == tile,
            _ => false,
        })
    }

    /// The simple actions, and some with tiles that are held or not.
    fn attempts(round: &Round) -> Vec<Action> {
        let mut actions = vec![
            Action::Draw,
            Action::Take,
            Action::Return,
            Action::TakeBack,
            Action::GoForPairs,
            Action::Call,
            Action::Pass,
            Action::TimeOut,
            Action::Open(Vec::new()),
            Action::Lay(Row::new(Vec::new())),
        ];
        let some = Seat::ALL.iter().filter_map(|&seat| round.hand(seat).first());
        for &tile in some.chain(round.hand(round.turn().unwrap_or(Seat::ALL[0])).last()) {
            actions.push(Action::Discard(tile));
            actions.push(Action::Lay(Row::new(vec![tile; 3])));
            actions.push(Action::Open(vec![Row::new(vec![tile]), Row::new(vec![tile])]));
            for (meld, lying) in round.table().iter().enumerate().take(4) {
                for at in [0, 1, lying.tiles.len(), 20] {
                    let place = Place { meld, at };
                    actions.push(Action::Add { tile, place });
                    actions.push(Action::Exchange { tile, place });
                }
            }
        }
        actions
    }

    fn allowed(round: &Round, seat: Seat) -> impl Fn(&Action) -> bool {
        move |action| referee::is_legal(round, seat, action)
    }

    fn is_free(action: &Action) -> bool {
        matches!(action, Action::Discard(_))
    }

    fn fails(event: &Event) -> bool {
        matches!(event, Event::Misopened { .. })
    }

    type Adviser = Solver;

    fn adviser(&self) -> Solver {
        Solver::new()
    }

    fn claims(solver: &mut Solver, game: &Match<Rules>, seat: Seat) -> Vec<Claim<Action>> {
        let (round, view) = (game.round().expect("dealt"), game.view(seat).expect("dealt"));
        let rows = arranged(&view, solver);
        let mut claims = legal(round, &view, &rows);
        if view.legal.open {
            let series = Possible::by_series(&view, None, solver);
            let pairs = Possible::by_pairs(&view, None);
            claims.extend(series.map(|found| Claim::new("bySeries", true, found.actions())));
            claims.extend(pairs.map(|found| Claim::new("byPairs", true, found.actions())));
        }
        if let Some(tile) = view.takeable().filter(|_| view.legal.take) {
            let used = use_of(&view, tile, solver).into_iter();
            claims.push(Claim::new(
                "use",
                true,
                [Action::Take].into_iter().chain(used).collect::<Vec<_>>(),
            ));
        }
        if view.legal.work {
            for Use { tile, add, exchange, .. } in Use::all(round, seat) {
                let adds = add.into_iter().map(|place| Action::Add { tile, place });
                let exchanges = exchange.into_iter().map(|place| Action::Exchange { tile, place });
                claims
                    .extend(adds.chain(exchanges).map(|action| Claim::new("uses", true, [action])));
            }
        }
        let rack = Arranged::of(round, seat, &rows);
        for counted in [rack.series, rack.pairs] {
            claims
                .extend(counted.action.map(|action| Claim::new("opens", counted.opens, [action])));
            claims.extend(counted.other.map(|action| Claim::new("other", true, [action])));
        }
        claims.push(Claim::new("lay", true, rack.lay));
        claims.extend(Hint::of(&view, solver).map(|hint| Claim::new("hint", true, [hint.action])));
        claims
    }
}

/// The best series of a hand and its pairs, as rows of a rack.
fn arranged(view: &View, solver: &mut Solver) -> Vec<Vec<Tile>> {
    let okey = view.okey();
    let best = solver
        .best(&view.hand, okey, None, view.rules.run_limit)
        .into_iter()
        .flat_map(|melds| melds.rows);
    best.chain(pairs(&view.hand, okey, IndicatorPair::Off)).map(|row| row.tiles).collect()
}

/// The legal actions of a view, and with them some that it denies.
fn legal(round: &Round, view: &View, rows: &[Vec<Tile>]) -> Vec<Claim<Action>> {
    let legal = view.legal;
    let simple = [
        ("draw", legal.draw, Action::Draw),
        ("take", legal.take, Action::Take),
        ("giveBack", legal.give_back, Action::Return),
        ("takeBack", legal.take_back, Action::TakeBack),
        ("announce", legal.announce, Action::GoForPairs),
        ("call", legal.call, Action::Call),
        ("pass", legal.pass, Action::Pass),
    ];
    let simple = simple.map(|(field, possible, action)| Claim::new(field, possible, [action]));
    let discard = |&tile: &Tile| Claim::new("discard", legal.discard, [Action::Discard(tile)]);
    let melds = rows.iter().cloned().map(Row::new);
    let (lay, open) = (melds.clone().map(Action::Lay), melds.map(|row| Action::Open(vec![row])));
    let denied = Rules::attempts(round).into_iter().chain(lay).chain(open).filter_map(|action| {
        let (field, possible) = match action {
            Action::Open(_) => ("open", legal.open),
            Action::Lay(_) | Action::Add { .. } | Action::Exchange { .. } => ("work", legal.work),
            _ => return None,
        };
        (!possible).then(|| Claim::new(field, false, [action]))
    });
    simple.into_iter().chain(view.hand.iter().map(discard)).chain(denied).collect()
}

/// One bot at all seats.
struct Everywhere(Greedy);

impl Bots<Rules> for Everywhere {
    fn decide(&mut self, _: Seat, view: &View, stop: &mut dyn FnMut() -> bool) -> Action {
        self.0.decide(view, stop)
    }
}

/// Checks that a view has the player's own tiles and the public ones, and nothing else.
fn a_view_shows_nothing_hidden(game: &Match<Rules>) {
    let round = game.round().expect("dealt");
    for seat in round.seats().iter() {
        let view = View::of(round, seat, &Standing::first(*round.rules()));
        assert_eq!(view.hand, round.hand(seat));
        assert_eq!(view.check(), Ok(()));
        let own = round.turn() == Some(seat);
        assert!(
            view.came.is_none_or(|tile| own || round.has_taken() && !view.hand.contains(&tile))
        );
        let unseen: usize = view.unseen().iter().copied().map(usize::from).sum();
        let others = round.seats().iter().filter(|&other| other != seat && round.turn().is_some());
        let hidden: usize = others.map(|other| round.hand(other).len()).sum();
        assert_eq!(unseen, hidden + round.stock().len());
    }
}

/// Checks that a tile that is said to be unused, and nothing else, forbids the discard, and that
/// the use of a tile on offer is one.
fn a_taken_tile_is_used_as_the_view_says(round: &Round, view: &View, solver: &mut Solver) {
    let seat = view.seat;
    for &tile in &view.hand {
        let refused = view.unused.map(Refusal::TakenUnused);
        let expected = if view.legal.discard { Ok(()) } else { refused.map_or(Ok(()), Err) };
        if view.legal.discard || view.unused.is_some() {
            assert_eq!(round.check(seat, &Action::Discard(tile)), expected, "{}", view.rules);
        }
    }
    assert!(view.unused.is_none_or(|tile| view.hand.contains(&tile) && !view.legal.discard));
    let Some(tile) = view.takeable().filter(|_| view.legal.take) else { return };
    let uses = use_of(view, tile, solver);
    if uses.is_empty() {
        return;
    }
    let mut after = round.clone();
    after.play(seat, Action::Take).expect("it may be taken");
    for action in uses {
        // Pairs may have to be announced first.
        if after.check(seat, &action) == Err(Refusal::NotAnnounced) {
            after.play(seat, Action::GoForPairs).expect("pairs may be announced");
        }
        let played = after.play(seat, action.clone());
        assert!(played.is_ok(), "{}: {action}: {played:?}", view.rules);
    }
    assert_eq!(after.unused(), None, "{}", view.rules);
}

/// An action with the twins of its tiles, where they are held.
fn with_twins(action: Action, hand: &[Tile]) -> Action {
    let twin = |tile: Tile| {
        let other = tile.kind().tiles().find(|&other| other != tile && hand.contains(&other));
        other.unwrap_or(tile)
    };
    let row = |row: Row| Row { tiles: row.tiles.into_iter().map(twin).collect(), ..row };
    match action {
        Action::Open(rows) => Action::Open(rows.into_iter().map(row).collect()),
        Action::Lay(laid) => Action::Lay(row(laid)),
        Action::Add { tile, place } => Action::Add { tile: twin(tile), place },
        Action::Exchange { tile, place } => Action::Exchange { tile: twin(tile), place },
        other => other,
    }
}

/// Melds of some tiles of a hand, right or wrong.
fn any_row(hand: &[Tile], random: &mut ChaCha8Rng) -> Row {
    let mut tiles = hand.to_vec();
    tiles.shuffle(random);
    tiles.truncate(random.random_range(1..=4));
    Row { tiles, group: random.random_bool(0.2) }
}

/// An exchange that the engine accepts.
fn any_exchange(round: &Round, seat: Seat) -> Option<Action> {
    let melds = round.table().iter().enumerate();
    let places =
        melds.flat_map(|(meld, lying)| (0..lying.tiles.len()).map(move |at| Place { meld, at }));
    let exchanges = places.flat_map(|place| {
        round.hand(seat).iter().map(move |&tile| Action::Exchange { tile, place })
    });
    exchanges.into_iter().find(|exchange| round.check(seat, exchange).is_ok())
}

/// An action at random: some that a bot would do, some that change it, some without sense.
fn attempt(round: &Round, seat: Seat, wise: Action, random: &mut ChaCha8Rng) -> Action {
    let hand = round.hand(seat);
    let tile = *hand.choose(random).expect("a hand");
    let meld = random.random_range(0..=round.table().len());
    let length = round.table().get(meld).map_or(0, |lying| lying.tiles.len());
    let place = Place { meld, at: random.random_range(0..=length) };
    match (random.random_range(0..24), wise) {
        (0, Action::Open(mut rows)) => {
            rows.push(any_row(hand, random));
            Action::Open(rows)
        }
        (1, Action::Open(mut rows)) => {
            rows.pop();
            Action::Open(rows)
        }
        (2, Action::Lay(mut row)) => {
            row.tiles.reverse();
            Action::Lay(row)
        }
        (3, _) => Action::Lay(any_row(hand, random)),
        (4, _) => Action::Open(vec![any_row(hand, random), any_row(hand, random)]),
        (5..=7, _) => Action::Add { tile, place },
        (8..=10, _) => any_exchange(round, seat).unwrap_or(Action::Exchange { tile, place }),
        (11, _) => Action::TakeBack,
        (12, _) => Action::Take,
        (13, _) => Action::Return,
        (14, _) => Action::Discard(tile),
        (18, _) => {
            let costly = hand.iter().copied().find(|&tile| round.cost(tile).is_some());
            Action::Discard(costly.unwrap_or(tile))
        }
        (15, _) => Action::GoForPairs,
        (16, _) => Action::Call,
        (17, _) if random.random_bool(0.2) => Action::TimeOut,
        (19..=21, wise) => with_twins(wise, hand),
        (_, wise) => wise,
    }
}

/// An action with tiles from anywhere, doubled or of no game, at places that may not exist.
fn anywhere(random: &mut ChaCha8Rng) -> Action {
    let joker = Tile::new(Kind::Joker, Which::First);
    let pack: Vec<Tile> = Rules::PACK.tiles().chain([joker]).collect();
    let tile = *pack.choose(random).expect("a pack");
    let row = |random: &mut ChaCha8Rng| {
        let count = random.random_range(0..5);
        let mut tiles: Vec<Tile> =
            (0..count).map(|_| *pack.choose(random).expect("a pack")).collect();
        if random.random_bool(0.3) {
            tiles.extend(tiles.first().copied());
        }
        Row { tiles, group: random.random_bool(0.2) }
    };
    let number = |random: &mut ChaCha8Rng| match random.random_range(0..4) {
        0 => usize::MAX,
        _ => random.random_range(0..8),
    };
    let place = Place { meld: number(random), at: number(random) };
    match random.random_range(0..5) {
        0 => Action::Open((0..3).map(|_| row(random)).collect()),
        1 => Action::Lay(row(random)),
        2 => Action::Add { tile, place },
        3 => Action::Exchange { tile, place },
        _ => Action::Discard(tile),
    }
}

/// Checks that engine and referee agree on an action, and on the penalties that it writes.
fn an_action_is_judged_alike(
    round: &Round,
    seat: Seat,
    action: &Action,
    said: &mut BTreeMap<String, u32>,
) {
    let mut next = round.clone();
    let played = next.play(seat, action.clone());
    let legal = referee::is_legal(round, seat, action);
    assert_eq!(played.is_ok(), legal, "{}: {seat} {action}: {played:?}", round.rules());
    assert!(legal || next == *round, "{action}: a refusal changes nothing");
    let code = played.as_ref().err().map_or(action.verb(), Coded::code);
    *said.entry(code.to_owned()).or_default() += 1;
    if legal {
        let end = next.outcome().map(|outcome| match outcome {
            Outcome::Won(_) => "won",
            Outcome::Exhausted => "exhausted",
            Outcome::Void => "void",
        });
        assert_eq!(end, referee::end(round, seat, action), "{}: {action}", round.rules());
        *said.entry(end.unwrap_or("goesOn").to_owned()).or_default() += 1;
    }
    if legal && referee::is_counted(round.rules(), action) && next.outcome() != Some(Outcome::Void)
    {
        let new = &next.penalties()[round.penalties().len()..];
        let new: Vec<_> = new.iter().map(|new| (new.seat, new.reason, new.points)).collect();
        assert_eq!(new, referee::writes(round, seat, action), "{}: {action}", round.rules());
    }
}

/// Plays a match with random and sensible moves, and checks every law after every step, the
/// expensive ones in one of `rarely` positions.
fn play(rules: Rules, seed: u64, rarely: u32, said: &mut BTreeMap<String, u32>) {
    let (mut bot, mut solver) = (Greedy::new(), Solver::new());
    let (mut taken_back, mut steps) = (0, 0);
    let mut choose = |game: &Match<Rules>, seat, random: &mut ChaCha8Rng| {
        let round = game.round().expect("dealt");
        let view = game.view(seat).expect("a view");
        a_taken_tile_is_used_as_the_view_says(round, &view, &mut solver);
        let kept = round.came().filter(|tile| round.has_taken() && view.hand.contains(tile));
        if kept.is_some() && round.unused().is_none() {
            *said.entry("usedByTwin".to_owned()).or_default() += 1;
        }
        let wise = bot.decide(&view, &mut || false);
        let action = attempt(round, seat, wise.clone(), random);
        for seat in Seat::ALL {
            an_action_is_judged_alike(round, seat, &action, said);
            an_action_is_judged_alike(round, seat, &Action::Call, said);
            an_action_is_judged_alike(round, seat, &anywhere(random), said);
        }
        an_action_is_judged_alike(round, seat, &wise, said);
        taken_back += u32::from(action == Action::TakeBack);
        steps += 1;
        assert!(steps < 5000, "{rules} with seed {seed} does not end");
        let endless = matches!(action, Action::TakeBack) && taken_back > 40;
        let spoils = matches!(action, Action::Return | Action::Open(_)) && random.random_bool(0.5);
        // The tile that a time-out discards depends on the hand, so other hidden tiles change it.
        let hidden = action == Action::TimeOut;
        let fits = round.check(seat, &action).is_ok() && !endless && !spoils && !hidden;
        if fits { action } else { wise }
    };
    let mut each = |game: &Match<Rules>, _: Option<(Seat, &Action)>| {
        let round = game.round().expect("dealt");
        a_view_shows_nothing_hidden(game);
        assert_eq!(score(round).map(Rules::total), referee::points(round), "{rules}");
    };
    shared::hold(rules, seed, (3, rarely), &mut choose, &mut each);
}

#[test]
fn the_laws_of_a_table_hold() {
    for (seed, text) in
        (0..).zip(["yuzbir_hizli", "yuzbir_hizli players=2", "yuzbir_esli rounds=1"])
    {
        let rules: Rules = text.parse().expect("rules");
        shared::hold_at_a_table(rules, seed, || Everywhere(Greedy::new()));
    }
}

#[test]
fn the_laws_hold_with_each_option_switched() {
    let mut said = BTreeMap::new();
    let mut seed = 0;
    let presets = Preset::ALL.into_iter().zip([4, 4, 4, 4, 3, 2]);
    for (preset, players) in presets {
        let base = Options { rounds: 1, ..Options::preset(preset, players) };
        let switched = sample(preset == Preset::Yuzbir, true);
        let settings = Setting::ALL.into_iter().filter(|&setting| {
            switched && setting != Setting::Rounds && setting != Setting::Assist
        });
        let values = settings.flat_map(|setting| {
            let values = base.values(setting).into_iter();
            values
                .filter(move |value| *value != base.get(setting))
                .map(move |value| (setting, value))
        });
        let changed = values.map(|(setting, value)| {
            let mut options = base;
            assert!(options.set(setting, &value), "{value}");
            options
        });
        // Some options have a conflict with fewer than four players.
        let rules = changed.chain([base]).filter_map(|options| Rules::new(options).ok());
        for rules in rules {
            for _ in 0..6 {
                seed += 1;
                play(rules, seed, 40, &mut said);
            }
        }
    }
    for code in [
        "add",
        "call",
        "exchange",
        "exhausted",
        "lay",
        "notStoodFor",
        "open",
        "pairs",
        "pass",
        "return",
        "take",
        "takeback",
        "takenUnused",
        "timeout",
        "tooLow",
        "usedByTwin",
        "waitsATurn",
        "won",
    ] {
        assert!(said.contains_key(code), "{code} has not come up: {said:?}");
    }
}

#[test]
fn the_laws_hold_by_rules_drawn_at_random() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let drawn = std::iter::repeat_with(|| {
        let mut options = Options::preset(*Preset::ALL.choose(&mut random).expect("a preset"), 4);
        for setting in Setting::ALL {
            let values = options.values(setting);
            assert!(options.set(setting, values.choose(&mut random).expect("a value")));
        }
        Rules::new(Options { rounds: 1, ..options }).ok()
    });
    let rules = drawn.flatten().take(sample(24, 400));
    rules.zip(1..).for_each(|(rules, seed)| play(rules, seed, 8, &mut BTreeMap::new()));
}
