//! Hints: always legal, with true reasons, and good enough to play by.

use crate::common::{self, RUNS, game, last_chance, play_all, play_match, round};
use crate::sample::sample;
use istaka::okey::{
    Action, Begun, Choice, Event, Finish, HandRules, Hint, Lies, Offer, Outcome, Params, Player,
    Prospect, Round, Rules, Solver, Unwanted, View, time_out,
};
use istaka::{Bot, Kind, Level, Match, Meld, Reading, Seat, Tile, Which, Wild, write_tiles};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

fn solver() -> Solver {
    Solver::new(Rules::turkish().hands())
}

fn hint_in(round: &Round, seat: usize) -> Option<Hint> {
    Hint::of(&View::alone(round, Seat::ALL[seat]), &mut solver())
}

/// The advised action as text.
fn advice(round: &Round, seat: usize) -> String {
    hint_in(round, seat).map_or("nothing".to_owned(), |hint| hint.action().to_string())
}

/// The choices of a hint: the tile to throw and the next best.
fn choices(round: &Round, seat: usize) -> (Choice, Choice) {
    match hint_in(round, seat) {
        Some(Hint::Discard { best, next: Some(next), .. }) => (best, next),
        other => panic!("no two choices: {other:?}"),
    }
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// Counts the unseen tiles that lower the deficiency of these fourteen, tile by tile.
fn counted(view: &View, without: Option<Tile>, solver: &mut Solver) -> u32 {
    let mut hand = view.meaning();
    if let Some(tile) = without {
        hand.remove(tile.kind());
    }
    let before = solver.deficiency(&hand).best();
    let unseen = view.unseen();
    let helps = |kind: &Kind| {
        let mut with = hand;
        let added = unseen[kind.index()] > 0 && with.add(*kind).is_ok();
        added && solver.deficiency(&with).best() < before
    };
    Rules::PACK.kinds().filter(helps).map(|kind| u32::from(unseen[kind.index()])).sum()
}

/// Checks that an Expert would do the same, who skips a finish only because of the match score.
fn expert_agrees(view: &View, hint: &Hint) {
    let mut expert = Player::new(&view.rules, Level::Expert, 0);
    match (hint.action(), expert.decide(view, &mut || false)) {
        (Action::Discard(tile), Action::Discard(other)) => {
            assert_eq!(tile.kind(), other.kind(), "{view:?}");
        }
        (Action::Declare { .. }, _) => assert!(view.best_finish().is_some(), "{view:?}"),
        (advised, action) => assert_eq!(advised, action, "{view:?}"),
    }
}

/// Checks that the reasons of a hint are true.
fn hint_is_true(view: &View, hint: &Hint, solver: &mut Solver) {
    // From afar an Expert does not count seven pairs.
    let mut apart = Solver::new(HandRules { seven_pairs: false, ..view.rules.hands() });
    let counted_pairs = match hint {
        Hint::Take { after: of, .. }
        | Hint::Draw { now: of, .. }
        | Hint::Discard { best: Choice { leaves: of, .. }, .. } => of.deficiency.pairs.is_some(),
        Hint::ShowTwin { .. } | Hint::Finish { .. } | Hint::Pass { .. } => true,
    };
    let solver = if counted_pairs { solver } else { &mut apart };
    let whole = solver.deficiency(&view.meaning()).best();
    match hint {
        Hint::Discard { best, next, unwanted, lies, keeps } => {
            assert_ne!(view.okey.read(best.tile.kind()), Reading::Wild, "a wild tile is kept");
            assert_eq!(best.leaves.deficiency.best(), whole);
            assert_eq!(best.leaves.copies(), counted(view, Some(best.tile), solver));
            let next = next.as_ref().expect("another tile");
            assert_ne!(next.tile.kind(), best.tile.kind());
            let worth = |Prospect { deficiency, helping }: &Prospect| {
                let copies: u32 = helping.iter().map(|&(_, copies)| u32::from(copies)).sum();
                (deficiency.best(), std::cmp::Reverse(copies))
            };
            assert!(best.leaves.deficiency.best() <= next.leaves.deficiency.best(), "{view:?}");
            if let Some(unwanted) = unwanted {
                assert_eq!(worth(&best.leaves), worth(&next.leaves));
                is_unwanted(view, unwanted, best.tile, next.tile);
            }
            assert!(lying(view, lies, best.tile, solver).contains(&best.tile));
            let rest = without(view, best.tile);
            keeps.iter().for_each(|begun| begun_is_true(view, &rest, begun));
        }
        Hint::Draw { left, now, nearer, waits } => {
            assert_eq!(Some(*left), view.takeable());
            let mut with = view.meaning();
            let improves = with.add(left.kind()).is_ok() && solver.deficiency(&with).best() < whole;
            assert_eq!(*nearer, view.legal.take && improves, "{view:?}");
            assert_eq!(now.copies(), counted(view, None, solver));
            waits.iter().for_each(|begun| begun_is_true(view, &view.hand, begun));
        }
        Hint::Take { tile, before, after, with, completes, .. } => {
            assert!(with.iter().all(|other| other != tile && view.hand.contains(other)));
            if *completes {
                let whole: Vec<Tile> = with.iter().copied().chain([*tile]).collect();
                let melds = view.rules.hands().melds();
                let meld = Meld::read(&whole, view.okey, &melds);
                assert!(meld.or_else(|| Meld::pair(&whole, view.okey)).is_some(), "{view:?}");
            }
            let mut hand = view.meaning();
            assert_eq!(*before, whole);
            hand.add(tile.kind()).expect("in play together");
            assert_eq!(after.deficiency.best(), solver.deficiency(&hand).best());
        }
        Hint::Finish { discard, .. } => assert!(view.legal.declare.contains(discard)),
        Hint::Pass { .. } => assert!(view.legal.pass && !view.legal.take),
        Hint::ShowTwin { tile, .. } => assert_eq!(tile.kind(), view.indicator.kind()),
    }
}

/// The hand without a tile.
fn without(view: &View, tile: Tile) -> Vec<Tile> {
    view.hand.iter().copied().filter(|held| *held != tile).collect()
}

/// Checks that these are tiles of a hand, and that each of the named tiles completes them.
fn begun_is_true(view: &View, hand: &[Tile], Begun { tiles, completing }: &Begun) {
    let (unseen, melds) = (view.unseen(), view.rules.hands().melds());
    assert!(tiles.len() >= 2 && tiles.iter().all(|tile| hand.contains(tile)), "{view:?}");
    assert_eq!(Meld::read(tiles, view.okey, &melds), None, "{view:?}");
    assert!(!completing.is_empty());
    for &kind in completing {
        let whole: Vec<Tile> =
            tiles.iter().copied().chain([Tile::new(kind, Which::First)]).collect();
        assert!(Meld::read(&whole, view.okey, &melds).is_some(), "{kind} {view:?}");
        assert!(
            unseen[kind.index()] > 0 && view.okey.read(kind) != Reading::Wild,
            "{kind} {view:?}"
        );
    }
}

/// The chance that the next player takes a tile.
fn given(view: &View, tile: Tile) -> f64 {
    let offer = Offer::of(view, &view.unseen(), tile.kind()).expect("no wild tile");
    offer.taken(Params::HARD.offers)
}

/// True for tiles that a third one could make a run or a group of, and for twins.
fn goes(okey: Wild, tile: Tile, with: Tile) -> bool {
    let (Reading::Face(a), Reading::Face(b)) = (okey.read(tile.kind()), okey.read(with.kind()))
    else {
        return false;
    };
    let (low, high) = (a.number.min(b.number).get(), a.number.max(b.number).get());
    // 1 follows 13 too.
    let apart = if low == 1 { (high - 1).min(14 - high) } else { high - low };
    a.number == b.number || a.color == b.color && apart <= 2
}

/// Checks that the next player has done these actions, and that they concern these tiles.
fn is_unwanted(view: &View, unwanted: &Unwanted, best: Tile, next: Tile) {
    assert!(given(view, best) < given(view, next), "{view:?}");
    let after = view.seats().after(view.seat);
    let goes = |tile: &Tile, with: Tile| goes(view.okey, *tile, with);
    match unwanted {
        Unwanted::Threw(tiles) => {
            assert!(!tiles.is_empty());
            assert!(
                tiles.iter().all(|tile| view
                    .history
                    .contains(&Event::Discarded { seat: after, tile: *tile }))
            );
            assert!(tiles.iter().all(|tile| goes(tile, best)), "{view:?}");
        }
        Unwanted::Took(tiles) => {
            assert!(!tiles.is_empty());
            assert!(
                tiles
                    .iter()
                    .all(|tile| view.history.contains(&Event::Took { seat: after, tile: *tile }))
            );
            assert!(tiles.iter().all(|tile| goes(tile, next)), "{view:?}");
        }
        Unwanted::Likely => {}
        Unwanted::Rarer => {
            let unseen = |with: Tile| -> u32 {
                let fitting = Rules::PACK.tiles().filter(|tile| {
                    tile.which() == Which::First && tile.kind() != with.kind() && goes(tile, with)
                });
                fitting.map(|tile| u32::from(view.unseen()[tile.kind().index()])).sum()
            };
            assert!(unseen(best) < unseen(next), "{view:?}");
        }
    }
}

/// The tiles of the hint among which the discard lies, checked.
fn lying(view: &View, lies: &Lies, best: Tile, solver: &mut Solver) -> Vec<Tile> {
    let arranged = solver.arrange(&view.hand, view.okey);
    let twins = |tile: &Tile| view.hand.iter().filter(|held| held.kind() == tile.kind()).count();
    let pairs = matches!(lies, Lies::Single(_) | Lies::Pair(_));
    assert_eq!(arranged.deficiency.prefers_pairs(), pairs, "{view:?}");
    let face = |tile: Tile| view.okey.read(tile.kind());
    let begins = |tile: &Tile| face(*tile) != face(best) && goes(view.okey, *tile, best);
    match lies {
        Lies::Alone(tiles) => {
            let together = arranged.melds.iter().map(|meld| &meld.tiles).chain(&arranged.partial);
            assert!(together.flatten().all(|tile| !tiles.contains(tile)), "{view:?}");
            assert!(!view.hand.iter().any(|&tile| begins(&tile)), "{view:?}");
            tiles.clone()
        }
        Lies::Beside(tiles) => {
            assert!(!tiles.is_empty() && tiles.iter().all(begins), "{view:?}");
            arranged.rest.clone()
        }
        Lies::Long(tiles) => {
            let meld = arranged.melds.iter().find(|meld| {
                meld.tiles.len() == tiles.len() + 1
                    && tiles.iter().all(|tile| meld.tiles.contains(tile))
            });
            meld.unwrap_or_else(|| panic!("{view:?}")).tiles.clone()
        }
        Lies::Begun(tiles) => {
            assert!(tiles.iter().all(|tile| arranged.partial.concat().contains(tile)), "{view:?}");
            tiles.clone()
        }
        Lies::Meld(tiles) | Lies::Pair(tiles) => {
            assert!(arranged.melds.iter().any(|meld| meld.tiles == *tiles), "{view:?}");
            tiles.clone()
        }
        Lies::Single(tiles) => {
            assert!(tiles.iter().all(|tile| twins(tile) == 1), "{view:?}");
            tiles.clone()
        }
    }
}

#[test]
fn between_two_throws_that_are_as_good_the_neighbour_decides() {
    let mut solver = solver();
    let (mut threw, mut took, mut rarer, mut likely) = (0, 0, 0, 0);
    let (seeds, least) = sample((16, 4), (100, 40));
    for seed in 0..seeds {
        let mut game = Match::new(Rules::turkish(), seed);
        game.deal().expect("a deal");
        while let Some(turn) = game.turn() {
            let view = View::alone(game.round().expect("a round"), turn);
            let hint = Hint::of(&view, &mut solver).expect("it is the turn of this seat");
            hint_is_true(&view, &hint, &mut solver);
            if let Hint::Discard { unwanted: Some(unwanted), .. } = &hint {
                match unwanted {
                    Unwanted::Threw(_) => threw += 1,
                    Unwanted::Took(_) => took += 1,
                    Unwanted::Rarer => rarer += 1,
                    Unwanted::Likely => likely += 1,
                }
            }
            game.play(turn, hint.action()).expect("a legal action");
        }
    }
    println!("{threw} {took} {rarer} {likely}");
    assert!(
        [threw, took, rarer, likely].iter().all(|&times| times > least),
        "{threw} {took} {rarer} {likely}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 8,
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn whoever_is_to_move_gets_a_hint_that_is_legal_and_true(seed: u64) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut solver = solver();
        let mut game = Match::new(Rules::turkish(), seed);
        while game.places().is_none() && game.rounds().len() < sample(1, 4) {
            game.deal().expect("a deal");
            while let Some(turn) = game.turn() {
                let round = game.round().expect("a round");
                let mut advised = None;
                for seat in Seat::ALL {
                    let view = View::alone(round, seat);
                    let hint = Hint::of(&view, &mut solver);
                    prop_assert_eq!(hint.is_some(), turn == seat || view.legal.show_twin);
                    let Some(hint) = hint else { continue };
                    prop_assert_eq!(round.check(seat, &hint.action()), Ok(()));
                    hint_is_true(&view, &hint, &mut solver);
                    if seat == turn {
                        expert_agrees(&view, &hint);
                        advised = Some(hint.action());
                    }
                    prop_assert_eq!(Hint::of(&view, &mut self::solver()), Some(hint));
                }
                let view = View::alone(round, turn);
                let action = if random.random_bool(0.8) {
                    advised.expect("a hint")
                } else {
                    view.legal.actions().choose(&mut random).expect("a legal action").clone()
                };
                game.play(turn, action).expect("a legal action");
            }
        }
    }
}

#[test]
fn following_every_hint_wins_as_often_as_the_steady_bot() {
    let rounds = sample(40, 400);
    let (mut solver, mut bot) = (solver(), Player::new(&Rules::turkish(), Level::Hard, 0));
    let (mut by_hints, mut by_bots) = (0, 0);
    for seed in 0..rounds {
        let mut game = Match::new(Rules::turkish(), seed);
        game.deal().expect("a deal");
        // Two against two, alternating; the starter changes from seed to seed.
        let follows = |seat: Seat| (seat.index() + seed as usize).is_multiple_of(2);
        while let Some(seat) = game.turn() {
            let view = View::alone(game.round().expect("a round"), seat);
            let action = if follows(seat) {
                Hint::of(&view, &mut solver).expect("a hint").action()
            } else {
                bot.decide(&view, &mut || false)
            };
            game.play(seat, action).expect("a legal action");
        }
        if let Some(Outcome::Won(Finish { seat, .. })) = game.rounds()[0].round.outcome() {
            *(if follows(*seat) { &mut by_hints } else { &mut by_bots }) += 1;
        }
    }
    println!("of {rounds} rounds hints won {by_hints}, the bot {by_bots}");
    assert!(by_hints + by_bots >= rounds * 39 / 40, "only {by_hints} + {by_bots} were finished");
    // Twice the standard deviation of a fair coin below one half.
    let least = rounds as f64 / 2.0 - (rounds as f64).sqrt();
    assert!(by_hints as f64 >= least, "hints won {by_hints}, the bot {by_bots}");
}

#[test]
fn nobody_is_told_to_take_a_wild_tile_that_is_dead() {
    let hands = ["K10", "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 B13 Y11", "", ""];
    for (option, expected) in [("dead", "draw"), ("anytime", "take")] {
        let rules = format!("turkish wild-discard={option}");
        let mut round = common::round_by(&rules, &hands, "K9", "");
        play_all(&mut round, "0 discard K10");
        assert_eq!(advice(&round, 1), expected, "{option}");
    }
}

#[test]
fn a_time_out_discards_no_wild_tile_by_any_rule() {
    for option in ["anytime", "finish", "dead"] {
        let mut game = common::played(&format!("turkish wild-discard={option}"), "");
        let wall = common::wall_by(game.rules(), &["K13", "", "", ""], "K9", "K10");
        game.deal_wall(wall).expect("a deal");
        play_match(&mut game, "0 discard K13\n1 draw");
        time_out(&mut game, &mut solver()).expect("the turn is ended");
        let thrown = game.round().and_then(|round| round.pile(Seat::ALL[1]).last().copied());
        assert!(thrown.is_some_and(|thrown| thrown != tile("K10")), "{option}: {thrown:?}");
    }
}

#[test]
fn a_discard_is_judged_by_the_unseen_tiles_that_help() {
    let hand = "R1 R2 R3 R4 Y5 Y6 Y7 Y8 K4 K5 K6 B2 B3 B12 R10";
    let round = round(&[hand, "", "", ""], "K9", "");
    let (best, next) = choices(&round, 0);
    let lonely = ["B12", "R10"].map(tile);
    assert_eq!([best.tile, next.tile], lonely, "the lonely tiles help nothing");
    assert_eq!((best.leaves.deficiency.best(), best.leaves.deficiency.melds), (1, 1));
    let helping: Vec<Kind> = best.leaves.helping.iter().map(|&(kind, _)| kind).collect();
    assert!(write_tiles(&helping).contains("B1 B4"), "{}", write_tiles(&helping));
    assert!(helping.contains(&tile("K10").kind()), "an okey helps");
    assert_eq!(next.leaves.deficiency.best(), 1);
}

#[test]
fn the_reason_for_a_discard_tells_the_next_best_choice() {
    let hand = "R1 R2 R3 Y5 Y6 Y7 Y8 K4 K5 K6 B2 B3 B9 B10 R12";
    let round = round(&[hand, "", "", ""], "K13", "");
    let (best, next) = choices(&round, 0);
    assert_eq!((best.tile, best.leaves.copies()), (tile("R12"), 26));
    assert_eq!((next.tile, next.leaves.copies()), (tile("B2"), 20));
    assert_eq!(best.leaves.deficiency.best(), next.leaves.deficiency.best());
}

#[test]
fn a_tile_that_goes_with_no_other_is_told_to_lie_alone() {
    let hand = "R1 R2 R3 R4 Y5 Y6 Y7 Y8 K4 K5 K6 B2 B3 B13 R11";
    let round = round(&[hand, "", "", ""], "K9", "");
    let Some(hint) = hint_in(&round, 0) else { panic!("a hint") };
    let Hint::Discard { lies: Lies::Alone(tiles), keeps, .. } = hint else { panic!("{hint:?}") };
    assert_eq!(write_tiles(&tiles), "B13 R11");
    let keeps = keeps.expect("a run is begun");
    assert_eq!(
        (write_tiles(&keeps.tiles), write_tiles(&keeps.completing)),
        ("B2 B3".into(), "B1 B4".into())
    );
}

#[test]
fn a_tile_beside_another_is_not_told_to_go_with_nothing() {
    let hand = "R1 R2 R3 R4 Y5 Y6 Y7 Y8 K4 K5 K6 B2 B3 R6 Y10";
    let round = round(&[hand, "", "", ""], "K9", "");
    let Some(hint) = hint_in(&round, 0) else { panic!("a hint") };
    let Hint::Discard { best, lies: Lies::Beside(tiles), .. } = hint else { panic!("{hint:?}") };
    let beside = if best.tile == tile("Y10") { "Y8" } else { "R4 Y6 K6" };
    assert_eq!(write_tiles(&tiles), beside, "{}", best.tile);
}

#[test]
fn a_hand_that_is_nearer_to_seven_pairs_is_judged_by_pairs() {
    let pairs = "R1 R1 R3 R3 R5 R5 Y2 Y2 Y9 Y9 B4 B4 B8 K12 K7";
    let round = round(&[pairs, "", "", ""], "K13", "");
    let (best, next) = choices(&round, 0);
    assert!(best.leaves.deficiency.prefers_pairs());
    assert_eq!(best.leaves.deficiency.pairs, Some(1));
    assert_eq!(best.leaves.copies(), 2 + 2, "the twins of those that stay, and the okeys");
    assert_eq!(next.leaves.deficiency.pairs, Some(1));
}

#[test]
fn on_the_way_to_seven_pairs_no_single_is_in_a_meld_with_an_okey() {
    let pairs = "R1 R1 R3 R3 R5 R5 Y2 Y2 Y9 Y9 K10";
    for singles in ["B4 B8 K12 K7", "K7 K12 B8 B4", "B8 K7 B4 K12"] {
        let round = round(&[&format!("{pairs} {singles}"), "", "", ""], "K9", "");
        let Some(hint) = hint_in(&round, 0) else { panic!("a hint") };
        let Hint::Discard { lies: Lies::Single(tiles), .. } = hint else { panic!("{hint:?}") };
        let mut alone: Vec<_> = tiles.iter().map(|tile| tile.to_string()).collect();
        alone.sort();
        assert_eq!(alone, ["B4", "B8", "K12", "K7"]);
    }
}

#[test]
fn a_wild_tile_is_thrown_only_to_finish() {
    let waiting = format!("{RUNS} K10");
    let finishing = round(&[&waiting, "", "", ""], "K9", "");
    let Some(Hint::Finish { discard, by_okey, points, .. }) = hint_in(&finishing, 0) else {
        panic!("a finish")
    };
    assert_eq!((discard, by_okey, points), (tile("K10"), true, 4), "it counts double");
    let keeping = round(&["R1 R2 R4 R5 R8 R9 Y3 Y7 Y12 B1 B6 B11 K1 K3 K10", "", "", ""], "K9", "");
    assert_ne!(advice(&keeping, 0), "discard K10");
}

#[test]
fn the_best_tiles_to_finish_with_cost_the_others_most() {
    let best = |round: &Round| {
        let view = View::alone(round, Seat::ALL[0]);
        (write_tiles(&view.best_declare()), view.legal.declare.len())
    };
    let finishing = format!("{RUNS} K10");
    assert_eq!(best(&round(&[&finishing, "", "", ""], "K9", "")), ("K10".to_owned(), 15));
    // An end of a run may go, and a tile whose loss leaves two runs.
    let long = round(&[&format!("{RUNS} R8"), "", "", ""], "K9", "");
    assert_eq!(best(&long), ("R1 R4 R5 Y1 Y4 Y7 R8".to_owned(), 7));
    let waiting = round(&[&format!("{RUNS} K13"), "", "", ""], "K9", "");
    assert_eq!(best(&waiting), ("K13".to_owned(), 1));
    let far = "R1 R2 R4 R5 R8 R9 Y3 Y7 Y12 B1 B6 B11 K1 K3 K10";
    assert_eq!(best(&round(&[far, "", "", ""], "K9", "")), (String::new(), 0));
}

#[test]
fn a_discard_is_taken_only_if_it_helps() {
    let near = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 B13 K8";
    let mut useful = round(&["Y6 K12", near, "", ""], "K9", "");
    let mut useless = useful.clone();
    play_all(&mut useful, "0 discard Y6");
    let hint = hint_in(&useful, 1);
    let Some(Hint::Take { tile: taken, before, after, with, completes, points }) = hint else {
        panic!("{hint:?}")
    };
    assert_eq!((write_tiles(&with), completes), ("Y1 Y2 Y3 Y4 Y5".into(), true));
    assert_eq!((taken, before > after.deficiency.best(), points), (tile("Y6"), true, None));
    play_all(&mut useless, "0 discard K12");
    let Some(Hint::Draw { left, now, .. }) = hint_in(&useless, 1) else { panic!("a draw") };
    assert_eq!(left, tile("K12"));
    assert!(now.copies() > 0);
    assert_eq!(advice(&useless, 2), "nothing", "it is the turn of another seat");
}

#[test]
fn a_complete_hand_takes_only_an_okey_that_doubles_the_finish() {
    let start = round(&["K10 K12", RUNS, "", ""], "K9", "");
    let mut okey = start.clone();
    play_all(&mut okey, "0 discard K10");
    let Some(Hint::Take { points, before, .. }) = hint_in(&okey, 1) else { panic!("a take") };
    assert_eq!((before, points), (0, Some(4)));
    let mut other = start;
    play_all(&mut other, "0 discard K12");
    assert_eq!(advice(&other, 1), "draw", "the stock may hold an okey");
}

#[test]
fn the_twin_is_shown_also_out_of_turn() {
    let round = round(&["", "", "K9", ""], "K9", "");
    assert_eq!(hint_in(&round, 2), Some(Hint::ShowTwin { tile: tile("K9"), points: 1 }));
}

#[test]
fn the_last_discard_is_taken_to_finish_or_left() {
    let mut round = last_chance(RUNS);
    let Some(Hint::Take { points, .. }) = hint_in(&round, 1) else { panic!("a take") };
    assert_eq!(points, Some(2));
    play_all(&mut round, "1 take");
    assert!(matches!(hint_in(&round, 1), Some(Hint::Finish { .. })));
    let lost = last_chance("");
    assert!(matches!(hint_in(&lost, 1), Some(Hint::Pass { .. })));
}

#[test]
fn rule_5_8_when_time_is_up_a_tile_is_drawn_and_thrown() {
    let mut game = game(&["K13", "", "", ""], "K9", "B1 B2");
    play_match(&mut game, "0 discard K13");
    let events = time_out(&mut game, &mut solver()).expect("a turn");
    let seat = Seat::ALL[1];
    assert_eq!(events, [Event::Drew { seat }, Event::Discarded { seat, tile: tile("B1") }]);
    play_match(&mut game, "2 draw");
    let events = time_out(&mut game, &mut solver()).expect("a turn");
    assert_eq!(
        events,
        [Event::Discarded { seat: Seat::ALL[2], tile: tile("B2") }],
        "drawn already"
    );
}

#[test]
fn rule_5_8_a_taken_tile_goes_back() {
    let mut game = game(&["K13", "", "", ""], "K9", "");
    play_match(&mut game, "0 discard K13");
    play_match(&mut game, "1 take");
    let events = time_out(&mut game, &mut solver()).expect("a turn");
    assert_eq!(events, [Event::Discarded { seat: Seat::ALL[1], tile: tile("K13") }]);
}

#[test]
fn rule_5_8_a_wild_tile_is_never_thrown_but_what_can_be_spared() {
    let hand = "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5 Y6 B13";
    let mut game = game(&["K13", hand, "", ""], "K9", "K10");
    play_match(&mut game, "0 discard K13");
    let events = time_out(&mut game, &mut solver()).expect("a turn");
    assert_eq!(events[1], Event::Discarded { seat: Seat::ALL[1], tile: tile("B13") });
}

#[test]
fn rule_5_8_a_timed_out_starter_discards_a_spare_tile() {
    let mut game = game(&[&format!("{RUNS} B13"), "", "", ""], "K9", "");
    let events = time_out(&mut game, &mut solver()).expect("a turn");
    assert_eq!(events, [Event::Discarded { seat: Seat::ALL[0], tile: tile("B13") }]);
}

#[test]
fn rule_5_8_nobody_finishes_by_running_out_of_time() {
    let mut game = game(&["K13", RUNS, "", ""], "K9", "");
    play_match(&mut game, "0 discard K13");
    time_out(&mut game, &mut solver()).expect("a turn");
    assert_eq!(game.turn(), Some(Seat::ALL[2]));
    assert_eq!(game.rounds()[0].round.outcome(), None);
}

#[test]
fn rule_5_8_with_an_empty_stock_time_passes_and_a_tile_taken_to_finish_goes_back() {
    for taken in [false, true] {
        let mut game = game(&["", RUNS, "", ""], "K9", "");
        for _ in 0..=48 {
            time_out(&mut game, &mut solver()).expect("a turn");
        }
        if taken {
            play_match(&mut game, "1 take");
        }
        let events = time_out(&mut game, &mut solver()).expect("a turn");
        assert_eq!(events, [Event::Passed { seat: Seat::ALL[1] }]);
        assert_eq!(game.rounds()[0].round.outcome(), Some(&Outcome::Void));
        assert_eq!(istaka::read_record(&istaka::write_record(&game)), Ok(game));
    }
}

#[test]
fn a_finished_round_has_no_turn_to_end() {
    let mut game = game(&[&format!("{RUNS} B13"), "", "", ""], "K9", "");
    play_match(&mut game, "0 finish B13");
    assert_eq!(common::match_code(time_out(&mut game, &mut solver())), "roundOver");
}
