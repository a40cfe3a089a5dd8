//! The truth of hints and reviews of 101 Okey, by the naive referee.

use std::collections::HashMap;

use crate::referee;
use crate::sample::sample;
use crate::shared_advice::{self as shared, Advised};
use crate::twin;
use istaka::okey101::{
    Action, Hint, IndicatorPair, Outcome, Phase, Place, Player, Reason, Round, Rules, Solver, Way,
    Why, review,
};
use istaka::{Game, Judged, Match, Named, Reading, Seat, Tile, write_tiles};

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

/// Returns `true` if a tile in hand can be added or exchanged.
fn fits(round: &Round, seat: Seat, tile: Tile) -> bool {
    let places = round
        .table()
        .iter()
        .enumerate()
        .flat_map(|(meld, lying)| (0..=lying.tiles.len()).map(move |at| Place { meld, at }));
    places.into_iter().any(|place| {
        referee::is_legal(round, seat, &Action::Add { tile, place })
            || referee::is_legal(round, seat, &Action::Exchange { tile, place })
    })
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

impl Advised for Rules {
    type Bot = Player;

    #[allow(clippy::too_many_lines, reason = "a check for each reason")]
    fn hint(game: &Match<Rules>, seat: Seat) -> String {
        let (round, view) = (game.round().expect("dealt"), game.view(seat).expect("dealt"));
        let Hint { action, why, opening, has, free: said } =
            Hint::of(&view, &mut Solver::new()).expect("a turn");
        let at = format!(
            "{} seed {} event {}: {action} {why:?} | {} | {opening:?} {has:?}",
            game.rules(),
            game.seed(),
            round.history().len(),
            write_tiles(&view.hand),
        );
        let closed = round.opened(seat).is_none();
        assert!(referee::is_legal(round, seat, &action), "{at}");
        let plays = round.phase() == Phase::Play;
        if plays {
            assert_eq!(said, free(round, seat), "{at}");
        }
        let offer = view.takeable().filter(|_| view.legal.take);
        let mut took = game.clone();
        let taken = offer.filter(|_| took.play(seat, Action::Take).is_ok());
        let with = took.round().expect("dealt");
        // What the hand has.
        if let Some(opening) = &opening {
            let usual = view.rules.indicator_pair == IndicatorPair::Off;
            let (base, hand) = match taken
                .filter(|tile| opening.rows.iter().any(|row| row.tiles.contains(tile)))
            {
                Some(_) => (with, with.hand(seat)),
                None => (round, round.hand(seat)),
            };
            let mut now = base.clone();
            if opening.way == Way::Pairs && now.rules().declare_pairs {
                let _ = now.play(seat, Action::GoForPairs);
            }
            let open = Action::Open(opening.rows.clone());
            let early = now.phase() != Phase::Play;
            assert!(early || referee::is_legal(&now, seat, &open), "{at}");
            let worth: u16 =
                opening.rows.iter().map(|row| referee::read(base, row).expect("a meld").1).sum();
            let count = opening.rows.len() as u16;
            let (worth, most) = match opening.way {
                Way::Series => (worth, has.points),
                Way::Pairs => (count, has.pairs.into()),
            };
            assert_eq!(opening.worth, worth, "{at}");
            assert!(most >= worth, "more than at best: {at}");
            if usual {
                assert!(usize::from(has.pairs) <= pairs(base, hand), "{at}");
            }
        } else if closed && view.rules.indicator_pair == IndicatorPair::Off {
            assert_eq!(usize::from(has.pairs), pairs(round, &view.hand), "{at}");
        }
        match why {
            Why::Playable => assert_eq!(action, Action::Call, "{at}"),
            Why::Opens => {
                let opening = opening.expect("an opening");
                assert!(
                    closed
                        && opening
                            .rows
                            .iter()
                            .any(|row| row.tiles.contains(&taken.expect("an offer"))),
                    "{at}"
                );
            }
            Why::Fits | Why::Lays => {
                let tile = taken.expect("an offer");
                let after = followed(game, seat, &action);
                let table = after.round().expect("dealt").table();
                let lies = table.iter().position(|lying| lying.tiles.contains(&tile));
                let new = lies.map(|meld| meld >= round.table().len());
                assert!(!closed && new == Some(why == Why::Lays), "{at}");
            }
            Why::Useless | Why::Nothing => {
                if let Some(tile) = taken {
                    let hand = with.hand(seat);
                    let enough = match round.opened(seat) {
                        None => {
                            let twins =
                                hand.iter().filter(|other| other.kind() == tile.kind()).count()
                                    == 2;
                            let by_pairs = twins
                                && pairs(round, hand) >= view.need.pairs.into()
                                && view.rules.indicator_pair == IndicatorPair::Off
                                && !view.rules.declare_pairs;
                            let announced = view.players[seat.index()].announced;
                            by_pairs
                                || !announced
                                    && series_with(round, hand, tile) >= view.need.points.into()
                        }
                        Some(_) => fits(with, seat, tile),
                    };
                    assert!(!enough, "it could be laid: {at}");
                }
            }
            Why::Costly => {
                let last = round.stock().len() < round.seats().count();
                assert!(last && closed && opening.is_some(), "{at}");
            }
            Why::Finishes => {
                let after = followed(game, seat, &action);
                let won = after.round().expect("dealt").outcome();
                assert!(matches!(won, Some(Outcome::Won(finish)) if finish.seat == seat), "{at}");
            }
            Why::Last => {
                assert!(matches!(action, Action::Discard(_)) && view.hand.len() == 1, "{at}")
            }
            Why::Enough => {
                let worth = opening.expect("an opening").worth;
                assert!(closed && worth >= view.need.points, "{at}");
            }
            Why::EnoughPairs => {
                let opening = opening.expect("an opening");
                assert!(
                    opening.way == Way::Pairs && opening.worth >= view.need.pairs.into(),
                    "{at}"
                );
            }
            Why::Sheds => {
                let after = followed(game, seat, &action);
                let after = after.round().expect("dealt");
                let [before, now] =
                    [round, after].map(|round| points(round, seat, round.hand(seat)));
                assert!(now < before, "{at}");
            }
            Why::Mistake => {
                let tile = view.unused.expect("a taken tile");
                assert!(closed || !fits(round, seat, tile) || view.to_take_back > 0, "{at}");
            }
            Why::Cheapest => {
                let Action::Discard(tile) = action else { panic!("{at}") };
                assert!(is_needed(round, seat, tile), "{at}");
            }
        }
        format!("hint {}", why.name())
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
            assert!(
                decision.lost() >= 0.0 && decision.risked <= decision.saved + decision.kept,
                "{at}"
            );
            assert_eq!(decision.missed.is_some(), decision.saved > 0, "{at}");
            if round.phase() == Phase::Play {
                assert_eq!(decision.free, free(round, seat), "{at}");
            }
            let mut after = before.clone();
            let (_, action) = &game.rounds()[0].actions[decision.event];
            after.play(seat, action.clone()).expect("as played");
            for penalty in &decision.penalties {
                assert!(penalty.seat == seat && penalty.points > 0, "{at}");
                let void = after.round().expect("dealt").outcome() == Some(Outcome::Void);
                assert!(
                    void || after.round().expect("dealt").penalties().contains(penalty),
                    "{at}"
                );
                let of_discard = matches!(penalty.reason, Reason::Okey | Reason::Playable);
                assert!(!of_discard || !decision.free.is_empty(), "{at}");
            }
            if let Some(missed) = &decision.missed {
                // The turn as it began, or as it ended if nothing had to be taken.
                let mut then = before.clone();
                if let Some(tile) = decision.taken {
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
            }
            reasons.extend(decision.mistake().map(|mistake| format!("review {}", mistake.name())));
        }
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
    for reason in ["hint cheapest", "hint enough", "hint fits", "hint sheds", "review kept"] {
        assert!(given.contains_key(reason), "{reason}: {given:?}");
    }
}
