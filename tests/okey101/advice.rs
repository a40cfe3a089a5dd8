//! The truth of hints and reviews of 101 Okey, by the naive referee.

use std::collections::HashMap;

use crate::referee;
use crate::sample::sample;
use crate::shared_advice::{self as shared, Advised};
use crate::{turn, twin};
use istaka::okey101::{
    Action, Because, Better, Decision, Event, Hint, IndicatorPair, Mistake, Numbers, Outcome,
    Phase, Place, Player, Possible, Reason, Round, Rules, Solver, View, Way, Why, pairs_distance,
    review,
};
use istaka::{Bot, Game, Judged, Level, Match, Named, Reading, Seat, Tile, write_tiles};

/// The points of a hand if nobody finishes.
fn points(round: &Round, seat: Seat, hand: &[Tile]) -> i32 {
    let rules = round.rules();
    let Some(opened) = round.opened(seat) else {
        return rules.unopened.points() * if round.has_announced(seat) { 2 } else { 1 };
    };
    let (mut sum, mut held) = (0, 0);
    for tile in hand {
        match round.okey().read(tile.kind()) {
            Reading::Face(face) => sum += i32::from(face.number.get()),
            Reading::Wild if rules.held_in_sum => sum += 101,
            Reading::Wild => held += 101,
        }
    }
    held + if opened.way == Way::Pairs { 2 * sum } else { sum }
}

/// The penalty of a discard, also one that an opponent must call, and the points with it if the
/// round ends then.
fn discarded(round: &Round, seat: Seat, tile: Tile) -> [i32; 2] {
    if round.hand(seat).len() == 1 {
        return [0, -101];
    }
    let wild = round.okey().read(tile.kind()) == Reading::Wild;
    let playable = referee::is_playable(round, round.table(), tile);
    let costs = if wild {
        round.rules().okey_discard
    } else {
        round.rules().playable != istaka::okey101::Playable::Off && playable
    };
    let rest: Vec<Tile> = round.hand(seat).iter().copied().filter(|&other| other != tile).collect();
    let penalty = if costs { 101 } else { 0 };
    [penalty, penalty + points(round, seat, &rest)]
}

/// Returns `true` if no other discard spares a penalty at no cost.
fn is_needed(round: &Round, seat: Seat, tile: Tile) -> bool {
    let [penalty, all] = discarded(round, seat, tile);
    round.hand(seat).iter().all(|&other| {
        let [less, no_more] = discarded(round, seat, other);
        less >= penalty || no_more > all
    })
}

/// The tiles whose discard costs nothing.
fn free(round: &Round, seat: Seat) -> Vec<Tile> {
    let free = |tile: &Tile| discarded(round, seat, *tile)[0] == 0;
    round.hand(seat).iter().copied().filter(free).collect()
}

/// The most pairs of a hand.
fn pairs(round: &Round, hand: &[Tile]) -> usize {
    let mut kinds: Vec<Reading> = hand.iter().map(|tile| round.okey().read(tile.kind())).collect();
    kinds.sort_unstable();
    let wilds = kinds.iter().filter(|&&reading| reading == Reading::Wild).count();
    let doubles = kinds.iter().filter(|&&reading| {
        reading != Reading::Wild && kinds.iter().filter(|&&other| other == reading).count() == 2
    });
    let doubles = doubles.count() / 2;
    let singles = kinds.len() - wilds - 2 * doubles;
    doubles + wilds.min(singles) + wilds.saturating_sub(singles) / 2
}

/// The greatest value of series that use a tile and leave one.
fn series_with(round: &Round, hand: &[Tile], tile: Tile) -> u32 {
    let okey = round.okey();
    let melds = twin::melds(hand, okey, 5);
    let at = hand.iter().position(|&other| other == tile).expect("it is in the hand");
    let all = (1_u32 << hand.len()) - 1;
    let with = melds.iter().filter(|meld| meld.tiles >> at & 1 == 1);
    let mut known = HashMap::new();
    let values = with.map(|meld| {
        let rest = all & !meld.tiles;
        let one_left = (0..hand.len()).filter(|stays| rest >> stays & 1 == 1);
        let most = one_left.map(|stays| twin::most(&melds, rest & !(1 << stays), &mut known));
        meld.value + most.max().unwrap_or(0)
    });
    values.max().unwrap_or(0)
}

/// The most pairs of a hand of which one has this tile.
fn pairs_with(round: &Round, hand: &[Tile], tile: Tile) -> usize {
    let read = |tile: Tile| round.okey().read(tile.kind());
    let fits = |&other: &Tile| {
        let either = [read(other), read(tile)];
        other != tile && (either[0] == either[1] || either.contains(&Reading::Wild))
    };
    let with = hand.iter().copied().filter(fits).map(|other| {
        let used = |held: &&Tile| ![tile, other].contains(*held);
        1 + pairs(round, &hand.iter().filter(used).copied().collect::<Vec<_>>())
    });
    // One tile stays.
    with.max().unwrap_or(0).min(hand.len().div_ceil(2) - 1)
}

/// Returns `true` if runs and groups can hold this tile and all others but one.
fn finishes_with(round: &Round, hand: &[Tile], tile: Tile) -> bool {
    let melds = twin::melds(hand, round.okey(), 5);
    let sets: Vec<u32> = melds.iter().map(|meld| meld.tiles).collect();
    let all = (1_u32 << hand.len()) - 1;
    let stays = |at: &usize| hand[*at] != tile && twin::covered(&sets, all & !(1 << at));
    (0..hand.len()).any(|at| stays(&at))
}

/// Returns `true` if a player who has not opened can open with this tile of the hand.
fn opens(round: &Round, seat: Seat, hand: &[Tile], tile: Tile) -> bool {
    let rules = round.rules();
    let by_series = || {
        series_with(round, hand, tile) >= round.need(seat, Way::Series).into()
            || rules.direct_finish && finishes_with(round, hand, tile)
    };
    let by_pairs = || {
        rules.indicator_pair == IndicatorPair::Off
            && pairs_with(round, hand, tile) >= round.need(seat, Way::Pairs).into()
    };
    !round.has_announced(seat) && by_series() || by_pairs()
}

/// Returns `true` if a tile in hand can be added, exchanged or laid in a new meld.
fn fits(round: &Round, seat: Seat, tile: Tile) -> bool {
    let places = round
        .table()
        .iter()
        .enumerate()
        .flat_map(|(meld, lying)| (0..=lying.tiles.len()).map(move |at| Place { meld, at }));
    let hand = round.hand(seat);
    let rows = [false, true].into_iter().flat_map(|pairs| turn::rows(hand, round.okey(), pairs));
    places.into_iter().any(|place| {
        referee::is_legal(round, seat, &Action::Add { tile, place })
            || referee::is_legal(round, seat, &Action::Exchange { tile, place })
    }) || rows
        .filter(|row| row.tiles.contains(&tile))
        .any(|row| referee::is_legal(round, seat, &Action::Lay(row)))
}

/// Checks the numbers of a hint.
fn check_numbers(round: &Round, seat: Seat, hint: &Hint, at: &str) {
    let (hand, need) =
        (round.hand(seat), [Way::Series, Way::Pairs].map(|way| round.need(seat, way)));
    let closed = round.opened(seat).is_none();
    let usual = round.rules().indicator_pair == IndicatorPair::Off;
    let opening = hint.opening.as_ref();
    let by = |way: Way| opening.filter(|found| found.way == way).map(|found| found.worth);
    // Without a taken tile, which would have to be used.
    let free = round.unused().is_none();
    match hint.numbers {
        Numbers::Series { worth, need: said } => {
            assert!(said == need[0] && worth >= said && by(Way::Series) == Some(worth), "{at}");
        }
        Numbers::Direct { worth, need: said } => {
            assert!(said == need[0] && worth < said && by(Way::Series) == Some(worth), "{at}");
            assert_eq!(opening.map(|found| found.rest.len()), Some(1), "{at}");
        }
        Numbers::Pairs { worth, need: said } => {
            assert!(u16::from(said) == need[1] && worth >= need[1], "{at}");
            assert_eq!(by(Way::Pairs), Some(worth), "{at}");
        }
        Numbers::Lacks { points, need: said, pairs: most, least } => {
            assert!(closed && opening.is_none() && !round.has_announced(seat), "{at}");
            assert_eq!([said, least.into()], need, "{at}");
            assert_eq!(u32::from(points), twin::value(hand, round.okey(), 5), "{at}");
            assert!(!usual || usize::from(most) == pairs(round, hand), "{at}");
            assert!(!free || points < said && most < least, "{at}");
        }
        Numbers::LacksPairs { pairs: most, least } => {
            assert!(opening.is_none() && round.has_announced(seat), "{at}");
            assert!(!usual || usize::from(most) == pairs(round, hand), "{at}");
            assert!(u16::from(least) == need[1] && (!free || most < least), "{at}");
        }
        Numbers::Free { count } => {
            assert!(!closed && referee::is_legal(round, seat, &hint.action), "{at}");
            assert!(matches!(hint.action, Action::Discard(_)), "{at}");
            assert_eq!(count, self::free(round, seat).len(), "{at}");
        }
        Numbers::Held { points: said } => {
            assert!(!closed && said == points(round, seat, hand), "{at}");
        }
    }
}

/// Checks an opening: it is legal, and worth what it says. Returns the points that it leaves if
/// nothing else is laid.
fn check_opening(base: &Round, seat: Seat, opening: &Possible, at: &str) -> i32 {
    let mut now = base.clone();
    if opening.way == Way::Pairs && now.rules().declare_pairs {
        let _ = now.play(seat, Action::GoForPairs);
    }
    let open = Action::Open(opening.rows.clone());
    let worth = match opening.way {
        Way::Series => {
            opening.rows.iter().map(|row| referee::read(base, row).expect("a meld").1).sum()
        }
        Way::Pairs => opening.rows.len() as u16,
    };
    assert_eq!(opening.worth, worth, "{at}");
    if now.phase() != Phase::Play {
        return i32::MAX;
    }
    assert!(referee::is_legal(&now, seat, &open), "{at}");
    now.play(seat, open).expect("it is legal");
    let all = now.hand(seat).iter().map(|&tile| discarded(&now, seat, tile)[1]);
    all.min().expect("a tile stays")
}

/// The number of tiles that the nearest opening lacks without a tile of the hand, and that of the
/// unseen tiles that bring it nearer.
fn nearest(view: &View, gone: Tile) -> (Option<u8>, u16) {
    let mut hand = view.meaning();
    hand.remove(gone.kind());
    let unseen = view.unseen();
    let series = Solver::new().distance(&hand, view.need, &unseen);
    let pairs = pairs_distance(&hand, view.need.pairs, view.rules.indicator_pair, &unseen);
    let missing = [series.missing, pairs.missing].into_iter().flatten().min();
    let near = [series, pairs].into_iter().filter(|one| one.missing == missing);
    let mut outs: Vec<_> = near.flat_map(|one| one.outs).collect();
    outs.sort_unstable();
    outs.dedup();
    (missing, outs.iter().map(|kind| u16::from(unseen[kind.index()])).sum())
}

/// Checks the reason for which another discard was better.
fn check_better(round: &Round, view: &View, better: &Better, at: &str) {
    let Better { did, best, because, .. } = *better;
    let lacks = |tile| nearest(view, tile);
    let number = |tile: Tile| round.okey().read(tile.kind()).face().map(|face| face.number);
    let value = |tile: Tile| {
        let rest: Vec<Tile> = view.hand.iter().copied().filter(|&held| held != tile).collect();
        twin::value(&rest, round.okey(), 5)
    };
    let closed = view.opened().is_none();
    match because {
        Because::Farther { here, there } => {
            assert_eq!([lacks(did).0, lacks(best).0], [Some(here), Some(there)], "{at}");
            assert!(closed && here > there, "{at}");
        }
        Because::Fewer { here, there } => {
            assert_eq!(lacks(did).0, lacks(best).0, "{at}");
            assert_eq!([lacks(did).1, lacks(best).1], [here, there], "{at}");
            assert!(closed && here < there, "{at}");
        }
        Because::Less { here, there } => {
            assert_eq!([value(did), value(best)], [here.into(), there.into()], "{at}");
            assert!(closed && here < there, "{at}");
        }
        Because::Lower => assert!(!closed && number(did) < number(best), "{at}"),
        Because::Later => {}
    }
}

/// The match after the hints of the rest of this turn.
fn followed(game: &Match<Rules>, seat: Seat, first: &Action) -> Match<Rules> {
    let mut game = game.clone();
    game.play(seat, first.clone()).expect("a legal action");
    let mut ended = Rules::ends_turn(first);
    while !ended && game.turn() == Some(seat) {
        let view = game.view(seat).expect("dealt");
        let action = Hint::of(&view, &mut Solver::new()).expect("a turn").action;
        ended = Rules::ends_turn(&action);
        game.play(seat, action).expect("a legal action");
    }
    game
}

/// Checks that each discard that was called is told where another one would have cost nothing.
fn check_calls(game: &Match<Rules>, seat: Seat, decisions: &[Decision]) {
    let history = game.rounds()[0].round.history();
    for (at, event) in history.iter().enumerate() {
        let Event::Called { tile, .. } = *event else { continue };
        let thrown = Event::Discarded { seat, tile };
        let Some(event) = history[..at].iter().rposition(|event| *event == thrown) else {
            continue;
        };
        let turn = decisions.iter().find(|turn| turn.event == event).expect("a turn");
        let told = turn.penalties.iter().any(|penalty| penalty.reason == Reason::Playable);
        assert_eq!(told, !turn.free.is_empty(), "{} seed {}: {turn:?}", game.rules(), game.seed());
    }
}

impl Advised for Rules {
    type Bot = Player;

    #[allow(clippy::too_many_lines, reason = "a check for each reason")]
    fn hint(game: &Match<Rules>, seat: Seat) -> Vec<String> {
        let (round, view) = (game.round().expect("dealt"), game.view(seat).expect("dealt"));
        let hint = Hint::of(&view, &mut Solver::new()).expect("a turn");
        let at = format!(
            "{} seed {} event {}: {} | {hint:?}",
            game.rules(),
            game.seed(),
            round.history().len(),
            write_tiles(&view.hand),
        );
        let Hint { ref action, why, ref opening, numbers, free: ref said } = hint;
        let closed = round.opened(seat).is_none();
        assert!(referee::is_legal(round, seat, action), "{at}");
        let plays = round.phase() == Phase::Play;
        if plays {
            assert_eq!(*said, free(round, seat), "{at}");
        }
        let offer = view.takeable().filter(|_| view.legal.take);
        let mut took = game.clone();
        let taken = offer.filter(|_| took.play(seat, Action::Take).is_ok());
        let with = took.round().expect("dealt");
        check_numbers(round, seat, &hint, &at);
        let takes = |opening: &Possible| {
            taken.is_some_and(|tile| opening.rows.iter().any(|row| row.tiles.contains(&tile)))
        };
        let left = opening.as_ref().map(|opening| {
            check_opening(if takes(opening) { with } else { round }, seat, opening, &at)
        });
        match why {
            Why::Playable => assert_eq!(*action, Action::Call, "{at}"),
            Why::Opens => assert!(closed && opening.as_ref().is_some_and(takes), "{at}"),
            Why::Fits | Why::Lays => {
                let tile = taken.expect("an offer");
                let after = followed(game, seat, action);
                let table = after.round().expect("dealt").table();
                let lies = table.iter().position(|lying| lying.tiles.contains(&tile));
                let new = lies.map(|meld| meld >= round.table().len());
                assert!(!closed && new == Some(why == Why::Lays), "{at}");
            }
            Why::Useless | Why::Nothing => {
                if let Some(tile) = taken {
                    let laid = match closed {
                        true => opens(with, seat, with.hand(seat), tile),
                        false => fits(with, seat, tile),
                    };
                    assert!(!laid, "it could be laid: {at}");
                }
            }
            Why::Costly => {
                let last = round.stock().len() < round.seats().count();
                let costs = left.is_some_and(|left| left > points(round, seat, &[]));
                assert!(last && closed && costs, "{at}");
            }
            Why::Finishes => {
                let after = followed(game, seat, action);
                let won = after.round().expect("dealt").outcome();
                assert!(matches!(won, Some(Outcome::Won(finish)) if finish.seat == seat), "{at}");
            }
            Why::Last => {
                assert!(matches!(action, Action::Discard(_)) && view.hand.len() == 1, "{at}")
            }
            Why::Enough => {
                assert!(closed && matches!(numbers, Numbers::Series { .. }), "{at}");
            }
            Why::EnoughPairs => {
                assert!(closed && matches!(numbers, Numbers::Pairs { .. }), "{at}");
            }
            Why::Sheds => {
                let after = followed(game, seat, action);
                let after = after.round().expect("dealt");
                let [before, now] =
                    [round, after].map(|round| points(round, seat, round.hand(seat)));
                assert!(now < before, "{at}");
            }
            Why::Mistake => {
                let tile = view.unused.expect("a taken tile");
                let laid = match closed {
                    true => opens(round, seat, &view.hand, tile),
                    false => fits(round, seat, tile),
                };
                assert!(!laid || view.to_take_back > 0, "{at}");
            }
            Why::Cheapest => {
                let &Action::Discard(tile) = action else { panic!("{at}") };
                assert!(is_needed(round, seat, tile), "{at}");
            }
        }
        let numbers = format!("{numbers:?}");
        let kind = numbers.split(' ').next().expect("a name");
        vec![format!("hint {}", why.name()), format!("numbers {kind}")]
    }

    #[allow(clippy::too_many_lines, reason = "a check for each reason")]
    fn review(game: &Match<Rules>, seat: Seat) -> Vec<String> {
        let mut solver = Solver::new();
        let review = review(game, 0, seat, &mut solver).expect("the round is over");
        let mut reasons = Vec::new();
        for decision in &review.decisions {
            let before = shared::until(game, decision.event);
            let round = before.round().expect("dealt");
            let at = format!("{} seed {}: {seat} {decision:?}", game.rules(), game.seed());
            assert!(decision.lost() >= 0.0, "{at}");
            assert_eq!(decision.missed.is_some(), decision.saved > 0, "{at}");
            if round.phase() == Phase::Play {
                assert_eq!(decision.free, free(round, seat), "{at}");
            }
            let mut after = before.clone();
            let (_, action) = &game.rounds()[0].actions[decision.event];
            after.play(seat, action.clone()).expect("as played");
            for penalty in &decision.penalties {
                assert!(penalty.seat == seat && penalty.points > 0, "{at}");
                let ended = &game.rounds()[0].round;
                let void = ended.outcome() == Some(Outcome::Void);
                assert!(void || ended.penalties().contains(penalty), "{at}");
                let of_discard = matches!(penalty.reason, Reason::Okey | Reason::Playable);
                assert!(!of_discard || !decision.free.is_empty(), "{at}");
            }
            if let Some(missed) = &decision.missed {
                // The turn as it began, or as it ended if nothing had to be taken.
                let mut then = before.clone();
                if let Some(tile) = decision.offered {
                    let events = (0..=decision.event).rev();
                    let offered = events.map(|event| shared::until(game, event));
                    let mut offered = offered.filter(|game| game.turn() == Some(seat));
                    then = offered
                        .find(|game| game.view(seat).is_some_and(|view| view.legal.take))
                        .expect("an offer");
                    assert_eq!(
                        then.view(seat).and_then(|view| view.takeable()),
                        Some(tile),
                        "{at}"
                    );
                    then.play(seat, Action::Take).expect("it may be taken");
                }
                let closed = points(then.round().expect("dealt"), seat, &[]);
                if missed.way == Way::Pairs {
                    let _ = then.play(seat, Action::GoForPairs);
                }
                then.play(seat, Action::Open(missed.rows.clone())).expect("it opens");
                let round = then.round().expect("dealt");
                let hand = round.hand(seat);
                if round.outcome().is_none() && hand.len() > 1 {
                    // At least this without any further tile laid.
                    let now = hand.iter().map(|&tile| discarded(round, seat, tile)[1]).min();
                    assert!(decision.saved >= closed - now.expect("a tile"), "{at}");
                    assert!(decision.saved <= closed + 8 * 101, "{at}");
                }
                reasons.push(format!("review missed {:?}", missed.way));
            }
            if decision.kept > 0 {
                let mut then = before.clone();
                for action in &decision.work {
                    then.play(seat, action.clone()).expect("table work");
                }
                let [old, new] = [&before, &then].map(|game| {
                    let round = game.round().expect("dealt");
                    points(round, seat, round.hand(seat))
                });
                assert_eq!(decision.kept, old - new, "{at}");
                reasons.push("review more laid".into());
            }
            if let (Some(tile), None) = (decision.offered, &decision.missed) {
                assert!(round.opened(seat).is_some(), "{at}");
                let events = (0..=decision.event).rev().map(|event| shared::until(game, event));
                let mut offers = events.filter(|game| game.turn() == Some(seat));
                let then = offers
                    .find(|game| game.view(seat).is_some_and(|view| view.legal.take))
                    .expect("an offer");
                let then = followed(&then, seat, &Action::Take);
                let mut table = then.round().expect("dealt").table().iter();
                assert!(table.any(|lying| lying.tiles.contains(&tile)), "{at}");
                reasons.push("review offered".into());
            }
            let mistake = decision.mistake();
            let clear = decision.costs.are_clear();
            match mistake {
                None => assert!(!clear && decision.penalties.is_empty(), "{at}"),
                Some(Mistake::Unopened) => assert!(clear && decision.missed.is_some(), "{at}"),
                Some(Mistake::Penalty) => assert!(!decision.penalties.is_empty(), "{at}"),
                Some(Mistake::Untaken) => assert!(clear && decision.offered.is_some(), "{at}"),
                Some(Mistake::Kept) => assert!(clear && decision.kept > 0, "{at}"),
                Some(Mistake::Discard) => assert!(clear && decision.better.is_some(), "{at}"),
            }
            if after.round().is_some_and(|round| round.outcome().is_some()) {
                let written = Rules::written(&game.rounds()[0].round);
                let own = |other: &Seat| !game.rules().are_opponents(seat, *other);
                let own = game.rules().seats().iter().filter(own);
                let sum: i32 = own.map(|seat| written[seat.index()].total()).sum();
                assert_eq!(decision.expected, sum, "{at}");
            }
            if let Some(better) = &decision.better {
                let view = before.view(seat).expect("dealt");
                assert_eq!(*action, Action::Discard(better.did), "{at}");
                assert!(decision.free.contains(&better.best), "{at}");
                check_better(round, &view, better, &at);
                let because = format!("{:?}", better.because);
                let because = because.split(' ').next().expect("a name");
                reasons.push(format!("review better {because}"));
            }
            reasons.extend(mistake.map(|mistake| format!("review {}", mistake.name())));
        }
        check_calls(game, seat, &review.decisions);
        reasons
    }
}

#[test]
fn every_reason_of_hints_and_reviews_is_true() {
    let all = [
        "yuzbir rounds=1",
        "yuzbir rounds=1 players=2",
        "yuzbir_cezali rounds=1",
        "yuzbir rounds=1 open-points=51 open-pairs=4",
        "yuzbir_turnuva rounds=1",
        "yuzbir_katlamali rounds=1 players=3 open-points=51",
        "yuzbir rounds=1 open-pairs=4 declare-pairs=yes playable=call wait-turn=yes",
        "yuzbir rounds=1 open-points=51 stock-end=last-take add-cap=end-two playable-exchange=yes",
    ];
    let rules: Vec<Rules> = all.iter().map(|text| text.parse().expect("rules")).collect();
    let given = shared::hold(&rules, sample(12, 300));
    for reason in [
        "hint cheapest",
        "hint enough",
        "hint fits",
        "hint sheds",
        "review more laid",
        "review discard",
    ] {
        assert!(given.contains_key(reason), "{reason}: {given:?}");
    }
}

/// Plays rounds by the hints at one seat, and checks that the review has nothing against it.
fn blames_nobody(text: &str) {
    let rules: Rules = text.parse().expect("rules");
    for seed in 0..sample(1, 300) {
        let mut bots = Level::ALL.map(|level| Player::new(level, seed));
        let mut game = Match::new(rules, 9_000 + seed);
        game.deal().expect("a deal");
        let follows = Seat::ALL[seed as usize % rules.players as usize];
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("dealt");
            let action = match seat == follows {
                true => Hint::of(&view, &mut Solver::new()).expect("a turn").action,
                false => bots[1 + seat.index()].decide(&view, &mut || false),
            };
            game.play(seat, action).expect("a legal action");
        }
        let review = review(&game, 0, follows, &mut Solver::new()).expect("it is over");
        for decision in &review.decisions {
            assert_eq!(decision.lost(), 0.0, "{text} seed {seed}: {decision:?}");
        }
    }
}

#[test]
fn who_follows_the_hints_is_never_blamed() {
    blames_nobody("yuzbir");
}

#[test]
fn who_follows_the_hints_is_never_blamed_where_points_double() {
    blames_nobody("yuzbir_katlamali");
}

#[test]
fn who_follows_the_hints_is_never_blamed_with_a_partner() {
    blames_nobody("yuzbir_esli");
}

#[test]
fn who_follows_the_hints_is_never_blamed_by_two() {
    blames_nobody("yuzbir players=2");
}

#[test]
fn who_follows_the_hints_is_never_blamed_by_three() {
    blames_nobody("yuzbir players=3");
}
