//! The truth of hints, reviews and explanations of Okey, by tiles that lie open, a naive reading of
//! melds and the naive twin of the solver.

use std::cmp::Reverse;

use crate::sample::sample;
use crate::shared_advice::{self as shared, Advised};
use crate::twin;
use istaka::okey::{
    Action, Begun, Choice, Decision, DrawReason, Drew, Event, Hint, Lies, Mistake, Plan, Player,
    Prospect, Rules, Solver, Threw, ThrowReason, Unwanted, View, Way, Why, review,
};
use istaka::{
    Character, Face, Game, Judged, Kind, Match, Named, Reading, Roster, Seat, Tile, TileSet, Which,
};

fn face(view: &View, tile: Tile) -> Option<Face> {
    view.okey.read(tile.kind()).face()
}

/// Returns `true` if the tiles are a run or a group, in any order.
fn is_meld(view: &View, tiles: &[Tile]) -> bool {
    let faces: Vec<Face> = tiles.iter().filter_map(|&tile| face(view, tile)).collect();
    let same = |one: &Face, other: &Face| one.number == other.number && one.color != other.color;
    let pairs = || {
        faces
            .iter()
            .enumerate()
            .flat_map(|(at, one)| faces[..at].iter().map(move |other| (one, other)))
    };
    let group = tiles.len() <= 4 && pairs().all(|(one, other)| same(one, other));
    let numbers = |high: bool| {
        let one = |face: &Face| if high && face.number.get() == 1 { 14 } else { face.number.get() };
        faces.iter().map(one).collect::<Vec<u8>>()
    };
    let spans = |numbers: &[u8]| {
        let (low, high) = (numbers.iter().min(), numbers.iter().max());
        low.zip(high).is_none_or(|(low, high)| usize::from(high - low) < tiles.len())
    };
    let one_color =
        pairs().all(|(one, other)| one.color == other.color && one.number != other.number);
    let high = view.rules.hands().melds().high_one;
    let run =
        one_color && tiles.len() <= 14 && (spans(&numbers(false)) || high && spans(&numbers(true)));
    tiles.len() >= 3 && (group || run)
}

/// Returns `true` if some third tile makes a meld of these faces, or they are equal.
fn goes(view: &View, one: Tile, other: Tile) -> bool {
    face(view, one) == face(view, other) || begins(view, one, other)
}

/// Number of unseen ordinary tiles that are near a tile in a run or equal to it in number.
fn company(view: &View, tile: Tile) -> usize {
    let near = |kind: &Kind| {
        let other = Tile::new(*kind, Which::First);
        let plain = view.okey.read(*kind) != Reading::Wild;
        plain && face(view, other) != face(view, tile) && begins(view, tile, other)
    };
    Rules::PACK.kinds().filter(near).map(|kind| unseen(view, kind)).sum()
}

/// Checks the reason for which the next player wants one tile less than another.
fn check_unwanted(
    view: &View,
    unwanted: &Unwanted,
    best: &Choice,
    next: Option<&Choice>,
    at: &str,
) {
    let (one, other) = (best.tile, next.expect(at).tile);
    let neighbour = view.seats().after(view.seat);
    let did = |event: &Event, tile: Tile, took: bool| match *event {
        Event::Took { seat, tile: its } => took && (seat, its) == (neighbour, tile),
        Event::Discarded { seat, tile: its } => !took && (seat, its) == (neighbour, tile),
        _ => false,
    };
    let all = |tiles: &[Tile], took: bool, to: Tile| {
        !tiles.is_empty()
            && tiles.iter().all(|&tile| {
                goes(view, tile, to) && view.history.iter().any(|event| did(event, tile, took))
            })
    };
    match unwanted {
        Unwanted::Threw(tiles) => assert!(all(tiles, false, one), "{at}"),
        Unwanted::Took(tiles) => assert!(all(tiles, true, other), "{at}"),
        Unwanted::Rarer => assert!(company(view, one) < company(view, other), "{at}"),
        Unwanted::Likely => {}
    }
}

/// The number of tiles that these fourteen lack, if it is at most 2.
fn lacks(view: &View, tiles: &[Tile]) -> Option<u8> {
    let mut counts = twin::Counts { faces: [0; 52], wilds: 0 };
    for tile in tiles {
        match face(view, *tile) {
            Some(face) => counts.faces[face.index()] += 1,
            None => counts.wilds += 1,
        }
    }
    let (round, rules) = (twin::Round::new(view.indicator.kind()), view.rules.hands());
    let melds = twin::as_sets(&twin::all_melds(rules.melds().high_one, 13));
    let by_pairs = rules.seven_pairs.then(|| twin::pairs_deficiency(&counts));
    (0..=2).find(|&most| {
        by_pairs.is_some_and(|pairs| pairs <= most)
            || twin::can_finish(&counts, &round, &melds, most)
    })
}

/// Checks the reason for which a tile was taken or left.
fn check_drew(view: &View, taken: bool, drew: &Drew, at: &str) {
    let Drew { reason, offered, deficiency: [before, after], copies: [now, then] } = *drew;
    assert_eq!(Some(offered), view.takeable(), "{at}");
    assert_eq!(lacks(view, &view.hand), (before < 3).then_some(before), "{at}");
    if after < 2 {
        let all = [&view.hand[..], &[offered]].concat();
        let without = |&tile: &Tile| {
            let rest: Vec<Tile> = all.iter().copied().filter(|&other| other != tile).collect();
            lacks(view, &rest)
        };
        assert_eq!(all.iter().filter_map(without).min(), Some(after), "{at}");
    }
    let twin = view.hand.iter().any(|&tile| face(view, tile) == face(view, offered));
    let richer = after == before && then > now;
    let (took, true_of_it) = match reason {
        DrawReason::Wild => (true, face(view, offered).is_none()),
        DrawReason::Nearer => (true, after < before),
        DrawReason::Richer => (true, richer),
        DrawReason::Twin => (true, twin),
        DrawReason::Frees => (true, before == 0 && after == 0),
        DrawReason::Promising => (true, after >= before),
        DrawReason::Hope => {
            (true, after >= before && view.hand.iter().any(|&tile| goes(view, tile, offered)))
        }
        DrawReason::Rash => (true, after < before || richer),
        DrawReason::Useless | DrawReason::Missed => (false, after >= before),
        DrawReason::NoTwin => (false, !twin),
        DrawReason::Reserve | DrawReason::Overlooked => (false, after < before),
        DrawReason::Narrow => (false, after < before && then < now),
        DrawReason::Ahead | DrawReason::Even => (false, after < before && then >= now),
    };
    assert!(took == taken && true_of_it, "{at}");
}

/// Checks the reason for a discard.
fn check_threw(view: &View, event: &Event, threw: &Threw, at: &str) {
    let thrown = matches!(event, Event::Discarded { .. });
    let rank = |prospect: &Prospect| (prospect.deficiency.best(), Reverse(prospect.copies()));
    let better = threw.better.as_ref();
    if let Some(leaves) = &threw.leaves {
        check(view, leaves, at);
        let rest: Vec<Tile> =
            view.hand.iter().copied().filter(|&tile| tile != threw.tile).collect();
        let said = leaves.deficiency.best();
        assert_eq!(lacks(view, &rest), (said < 3).then_some(said), "{at}");
    }
    for choice in better.into_iter().chain(&threw.next) {
        assert!(
            view.hand.contains(&choice.tile) && choice.tile.kind() != threw.tile.kind(),
            "{at}"
        );
        check(view, &choice.leaves, at);
    }
    let complete = threw.leaves.as_ref().is_some_and(|leaves| leaves.deficiency.best() == 0);
    let worse = better.zip(threw.leaves.as_ref());
    let worse = worse.is_some_and(|(better, leaves)| rank(&better.leaves) < rank(leaves));
    let true_of_it = match threw.reason {
        ThrowReason::Finish => matches!(event, Event::Declared { .. }),
        ThrowReason::Misdeclared => matches!(event, Event::Misdeclared { .. }),
        ThrowReason::Pass => !thrown && view.stock == 0,
        ThrowReason::Waited => thrown && complete,
        ThrowReason::Refrained => thrown && complete && threw.out.is_empty(),
        ThrowReason::Best => thrown && better.is_none(),
        ThrowReason::Careful | ThrowReason::Unwary | ThrowReason::Pairs => {
            thrown && better.is_some()
        }
        ThrowReason::Ahead | ThrowReason::Even | ThrowReason::Overlooked => thrown && worse,
        ThrowReason::Near => thrown && better.is_some() && !worse,
        ThrowReason::Forgot | ThrowReason::Misjudged => thrown && worse,
    };
    assert!(true_of_it, "{at}");
}

/// Checks the kind of a mistake.
fn check_mistake(view: &View, mistake: Mistake, decision: &Decision, at: &str) {
    let Decision { did, best, .. } = decision;
    let better = match best.action {
        Action::Discard(tile) => Some(tile),
        _ => None,
    };
    let thrown = match did.action {
        Action::Discard(tile) => Some(tile),
        _ => None,
    };
    let twin = |tile: Option<Tile>| {
        let same = |other: &&Tile| tile.is_some_and(|tile| tile.kind() == other.kind());
        view.hand.iter().filter(same).count() == 2
    };
    let missing = |way: &Way| way.nearest.missing;
    let helping = |way: &Way| way.nearest.copies;
    for way in [did, best] {
        let mut plans = way.pairs.into_iter().chain([way.melds]);
        let better = |plan: Plan| {
            (plan.missing, Reverse(plan.copies)) < (missing(way), Reverse(helping(way)))
        };
        assert!(!plans.any(better), "{at}");
    }
    let declares = matches!(best.action, Action::Declare { .. });
    assert!(decision.lost() >= Decision::WORTH, "{at}");
    let true_of_it = match mistake {
        Mistake::Unfinished => declares || view.stock == 0 && best.action == Action::Take,
        Mistake::Misdeclared => {
            let Action::Declare { discard, .. } = did.action else { panic!("{at}") };
            let rest: Vec<Tile> =
                view.hand.iter().copied().filter(|&tile| tile != discard).collect();
            lacks(view, &rest) != Some(0)
        }
        Mistake::Took => did.action == Action::Take && best.action == Action::Draw,
        Mistake::Left => did.action == Action::Draw && best.action == Action::Take,
        Mistake::ThrewWild => thrown.is_some_and(|tile| face(view, tile).is_none()),
        Mistake::Fed => better.is_some() && did.gives > best.gives,
        Mistake::HeldPairs => {
            twin(better) && did.pairs.is_some_and(|pairs| best.melds.missing < pairs.missing)
        }
        Mistake::PartedPair => twin(thrown) && missing(best) <= missing(did),
        Mistake::Farther => better.is_some() && missing(did) > missing(best),
        Mistake::Fewer => better.is_some() && helping(did) < helping(best),
        Mistake::Later => better.is_some() && missing(did) <= missing(best),
    };
    assert!(true_of_it, "{at}");
}

/// Number of tiles of a kind that the player has not seen.
fn unseen(view: &View, kind: Kind) -> usize {
    let open = view.history.iter().filter_map(|event| match event {
        Event::Discarded { tile, .. } | Event::ShowedTwin { tile, .. } => Some(*tile),
        _ => None,
    });
    let seen: TileSet = open.chain(view.hand.iter().copied()).chain([view.indicator]).collect();
    Rules::PACK.tiles().filter(|tile| tile.kind() == kind && !seen.contains(*tile)).count()
}

fn check(view: &View, prospect: &Prospect, at: &str) {
    for &(kind, copies) in &prospect.helping {
        assert!(copies > 0 && usize::from(copies) == unseen(view, kind), "{kind}: {at}");
    }
}

fn check_begun(view: &View, begun: Option<&Begun>, at: &str) {
    if let Some(Begun { tiles, completing }) = begun {
        assert!(
            tiles.iter().all(|tile| view.hand.contains(tile)) && !completing.is_empty(),
            "{at}"
        );
        for &kind in completing {
            let whole = [&tiles[..], &[Tile::new(kind, Which::First)]].concat();
            assert!(is_meld(view, &whole) && unseen(view, kind) > 0, "{kind}: {at}");
        }
    }
}

/// Returns `true` if some third tile makes a meld of these two.
fn begins(view: &View, one: Tile, other: Tile) -> bool {
    let plain = [one, other].iter().all(|&tile| face(view, tile).is_some());
    let third = |tile: Tile| face(view, tile).is_some() && is_meld(view, &[one, other, tile]);
    plain && one != other && Rules::PACK.tiles().any(third)
}

impl Advised for Rules {
    type Bot = Player;

    #[allow(clippy::too_many_lines, reason = "a check for each reason")]
    fn hint(game: &Match<Rules>, seat: Seat) -> Vec<String> {
        let view = game.view(seat).expect("dealt");
        let hint = Hint::of(&view, &mut Solver::new(view.rules.hands())).expect("a turn");
        let at = format!("{}: {} {hint:?}", game.rules(), istaka::write_tiles(&view.hand));
        let action = hint.action();
        if !matches!(action, Action::Declare { .. }) {
            assert_eq!(Rules::check(game.round().expect("dealt"), seat, &action), Ok(()), "{at}");
        }
        let mut reasons = Vec::new();
        let reason = match &hint {
            Hint::ShowTwin { tile, points } => {
                assert!(
                    tile.kind() == view.indicator.kind() && *points == view.rules.twin_points,
                    "{at}"
                );
                "shows"
            }
            Hint::Take { tile, after, with, completes, before, .. } => {
                assert!(
                    Some(*tile) == view.takeable()
                        && with.iter().all(|tile| view.hand.contains(tile)),
                    "{at}"
                );
                let all = [&with[..], &[*tile]].concat();
                let twins = all.len() == 2
                    && (all.iter().any(|&tile| face(&view, tile).is_none())
                        || face(&view, all[0]) == face(&view, all[1]));
                assert!(!completes || is_meld(&view, &all) || twins, "{at}");
                assert!(after.deficiency.best() <= *before, "{at}");
                "takes"
            }
            Hint::Draw { left, now, waits, .. } => {
                assert_eq!(Some(*left), view.takeable(), "{at}");
                check(&view, now, &at);
                check_begun(&view, waits.as_ref(), &at);
                "draws"
            }
            Hint::Discard { best, next, unwanted, lies, keeps } => {
                let tile = best.tile;
                if let Some(unwanted) = unwanted {
                    check_unwanted(&view, unwanted, best, next.as_ref(), &at);
                    let name = format!("{unwanted:?}");
                    reasons.push(format!("unwanted {}", name.split('(').next().expect("a name")));
                }
                assert!(view.hand.contains(&tile) && face(&view, tile).is_some(), "{at}");
                check(&view, &best.leaves, &at);
                next.iter().for_each(|next| check(&view, &next.leaves, &at));
                check_begun(&view, keeps.as_ref(), &at);
                assert!(!keeps.as_ref().is_some_and(|begun| begun.tiles.contains(&tile)), "{at}");
                let others = || view.hand.iter().copied().filter(|&other| other != tile);
                let twin = |other: Tile| face(&view, other) == face(&view, tile);
                match lies {
                    Lies::Alone(_) => {
                        assert!(!others().any(|other| begins(&view, tile, other)), "{at}");
                        "alone"
                    }
                    Lies::Beside(tiles) => {
                        assert!(
                            !tiles.is_empty()
                                && tiles.iter().all(|&other| begins(&view, tile, other)),
                            "{at}"
                        );
                        "beside"
                    }
                    Lies::Begun(tiles) => {
                        assert!(tiles.contains(&tile), "{at}");
                        "begun"
                    }
                    Lies::Long(tiles) => {
                        assert!(!tiles.contains(&tile) && is_meld(&view, tiles), "{at}");
                        "long"
                    }
                    Lies::Meld(tiles) => {
                        assert!(tiles.contains(&tile) && is_meld(&view, tiles), "{at}");
                        "meld"
                    }
                    Lies::Single(_) => {
                        assert!(!others().any(twin), "{at}");
                        "single"
                    }
                    Lies::Pair(_) => {
                        assert!(
                            others().any(|other| twin(other) || face(&view, other).is_none()),
                            "{at}"
                        );
                        "pair"
                    }
                }
            }
            Hint::Finish { discard, by_okey, .. } => {
                assert!(view.hand.contains(discard), "{at}");
                let wild = view.okey.read(discard.kind()) == Reading::Wild;
                assert!(!by_okey || wild, "{at}");
                let mut after = game.clone();
                after.play(seat, action).expect(&at);
                assert!(after.turn().is_none(), "{at}");
                "finishes"
            }
            Hint::Pass { left } => {
                assert!(view.stock == 0 && Some(*left) == view.takeable(), "{at}");
                "passes"
            }
        };
        reasons.push(reason.to_owned());
        reasons
    }

    fn review(game: &Match<Rules>, seat: Seat) -> Vec<String> {
        let review = review(game, 0, seat).expect("the round is over");
        let reasons = review.decisions.into_iter().map(|decision| {
            let at = format!("{}: {decision:?}", game.rules());
            let before = shared::until(game, decision.event);
            let round = before.round().expect("dealt");
            assert!(decision.lost() >= 0.0, "{at}");
            assert_eq!(Rules::check(round, seat, &decision.best.action), Ok(()), "{at}");
            assert_eq!(decision.did.action, game.rounds()[0].actions[decision.event].1, "{at}");
            let Some(mistake) = decision.mistake() else { return "right".to_owned() };
            check_mistake(&before.view(seat).expect("dealt"), mistake, &decision, &at);
            format!("review {}", mistake.name())
        });
        reasons.collect()
    }

    fn explained(game: &Match<Rules>, characters: [Character; 4], seed: u64) -> Vec<String> {
        let mut bots = Roster::new(game.rules(), characters, seed);
        let events = game.round().expect("a round").history();
        let mut reasons = Vec::new();
        let mut came = None;
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Drew { .. } | Event::Took { .. } => came = Some(at),
                Event::ShowedTwin { .. } => {}
                _ => {
                    let why = Why::of(game, at, &mut bots).expect("a turn");
                    let text = format!("{} seed {seed} event {at}: {why:?}", game.rules());
                    let view = |at: usize| shared::until(game, at).view(why.seat).expect("dealt");
                    check_threw(&view(at), event, &why.threw, &text);
                    reasons.push(format!("threw {}", why.threw.reason.name()));
                    if let Some((drew, came)) = why.drew.as_ref().zip(came) {
                        let taken = matches!(events[came], Event::Took { .. });
                        check_drew(&view(came), taken, drew, &text);
                        reasons.push(format!("drew {}", drew.reason.name()));
                    }
                    came = None;
                }
            }
        }
        reasons
    }
}

#[test]
fn every_reason_of_hints_and_reviews_is_true() {
    let all = ["turkish", "board", "turkish players=2", "pagat players=3"];
    let rules: Vec<Rules> = all.iter().map(|text| text.parse().expect("rules")).collect();
    let given = shared::hold(&rules, sample(6, 300));
    let often =
        ["alone", "draws", "takes", "right", "threw best", "drew useless", "unwanted Rarer"];
    for reason in often {
        assert!(given.contains_key(reason), "{reason}: {given:?}");
    }
}
