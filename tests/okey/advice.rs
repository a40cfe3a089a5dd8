//! The truth of hints of Okey, by tiles that lie open and a naive reading of melds.

use crate::sample::sample;
use crate::shared_advice::{self as shared, Advised};
use istaka::okey::{
    Action, Begun, Event, Hint, Lies, Player, Prospect, Rules, Solver, View, review,
};
use istaka::{Face, Game, Judged, Kind, Match, Named, Reading, Seat, Tile, TileSet, Which};

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
    fn hint(game: &Match<Rules>, seat: Seat) -> String {
        let view = game.view(seat).expect("dealt");
        let hint = Hint::of(&view, &mut Solver::new(view.rules.hands())).expect("a turn");
        let at = format!("{}: {} {hint:?}", game.rules(), istaka::write_tiles(&view.hand));
        let action = hint.action();
        if !matches!(action, Action::Declare { .. }) {
            assert_eq!(Rules::check(game.round().expect("dealt"), seat, &action), Ok(()), "{at}");
        }
        match &hint {
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
            Hint::Discard { best, next, lies, keeps, .. } => {
                let tile = best.tile;
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
        }
        .to_owned()
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
            decision
                .mistake()
                .map_or("right".to_owned(), |mistake| format!("review {}", mistake.name()))
        });
        reasons.collect()
    }
}

#[test]
fn every_reason_of_hints_and_reviews_is_true() {
    let all = ["turkish", "board", "turkish players=2", "pagat players=3"];
    let rules: Vec<Rules> = all.iter().map(|text| text.parse().expect("rules")).collect();
    let given = shared::hold(&rules, sample(6, 300));
    for reason in ["alone", "draws", "takes", "right"] {
        assert!(given.contains_key(reason), "{reason}: {given:?}");
    }
}
