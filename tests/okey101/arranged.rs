//! Tiles as they lie on a rack: what they count, and the actions that lay them.

use crate::dealt;
use istaka::okey101::{
    Action, Arranged, Order, Round, Row, Rules, RunLimit, Solver, sorted, write_rows,
};
use istaka::{Game, Match, Seat, Tile, Wall, melds};

const A: Seat = Seat::ALL[0];

/// A match in which A begins with these tiles and others; the okey is B7.
fn game(rules: &str, hand: &str) -> Match<Rules> {
    let rules: Rules = rules.parse().unwrap_or_else(|error| panic!("{rules}: {error}"));
    let mut game = Match::with_dealer(rules, 7, Seat::ALL[3]);
    let wall = dealt::wall(rules.deal_plan(), &[hand, "", "", ""], Some("B6"), "");
    game.deal_wall(wall).expect("a deal");
    game
}

fn arranged(round: &Round, rows: &str) -> Arranged {
    Arranged::of(round, A, &melds(rows).expect("tiles"))
}

fn text(rows: &[istaka::okey101::Read]) -> String {
    write_rows(&rows.iter().map(|read| read.row.clone()).collect::<Vec<Row>>())
}

#[test]
fn melds_count_where_they_lie_side_by_side() {
    let rack = "K1 R11 R12 R13 Y13 Y12 Y11 K9 K10 K11 | R1 R3";
    let game = game("yuzbir", &rack.replace(" |", ""));
    let round = game.round().expect("dealt");
    let series = arranged(round, rack).series;
    assert_eq!((series.worth, series.need, series.opens), (102, 101, true));
    assert_eq!(text(&series.rows), "R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11");
    assert_eq!(round.check(A, &series.action.expect("an opening")), Ok(()));
}

#[test]
fn a_hundred_do_not_open_and_say_so() {
    let rack = "R11 R12 R13 | Y11 Y12 Y13 | R7 Y7 F K7";
    let game = game("yuzbir strict-open=yes", &rack.replace(" |", ""));
    let round = game.round().expect("dealt");
    let Arranged { series, pairs, lay } = arranged(round, rack);
    assert_eq!((series.worth, series.opens), (100, false));
    // A wrong opening may be risked where it costs a penalty.
    assert_eq!(round.check(A, &series.action.expect("melds")), Ok(()));
    assert_eq!((pairs.worth, pairs.need, pairs.action), (0, 5, None));
    assert_eq!(lay, []);
    let other = Arranged::of(round, Seat::ALL[1], &melds(rack).expect("tiles"));
    assert!(!other.series.opens, "it is not that player's turn");
}

#[test]
fn two_okeys_mean_what_is_worth_more_and_may_mean_the_other() {
    let game = game("yuzbir", "B7 B7' R9 R1");
    let round = game.round().expect("dealt");
    for (rack, worth, row, other) in [
        ("R9 B7 B7'", 30, "R9 B7 B7'", Some("= R9 B7 B7'")),
        ("B7 R9 B7'", 27, "B7 R9 B7'", Some("= B7 R9 B7'")),
        ("B7 B7' R9", 27, "= B7 B7' R9", Some("B7 B7' R9")),
        ("B7 B7' R1", 3, "= B7 B7' R1", None),
        ("B7 B7'", 0, "", None),
    ] {
        let series = arranged(round, rack).series;
        assert_eq!((series.worth, text(&series.rows).as_str()), (worth, row), "{rack}");
        let found = series.rows.first().and_then(|read| read.other.as_ref());
        assert_eq!(found.map(Row::to_string).as_deref(), other, "{rack}");
    }
}

#[test]
fn the_other_meaning_is_offered_where_it_opens_too() {
    for (rack, other) in [
        ("B7 B7' K5 | R11 R12 R13 | Y11 Y12 Y13 | K11 K12 K13", true),
        ("R9 B7 B7' | R11 R12 R13 | Y11 Y12 Y13", false),
    ] {
        let game = game("yuzbir strict-open=yes", &rack.replace(" |", ""));
        let round = game.round().expect("dealt");
        let series = arranged(round, rack).series;
        assert_eq!((series.opens, series.other.is_some()), (true, other), "{rack}");
        if let Some(action) = series.other {
            let mut game = game.clone();
            game.play(A, action).expect("it may be played");
            let opened = game.round().and_then(|round| round.opened(A));
            assert_eq!(opened.map(|opened| opened.worth), Some(series.worth - 3), "{rack}");
        }
    }
}

#[test]
fn pairs_are_counted_by_the_rules() {
    let rack = "R3 R3' Y6 Y6' K1 | K1' B11 B11' R12 B7 | B6'";
    for (rules, worth, opens) in [
        ("yuzbir", 4, false),
        ("yuzbir indicator-pair=single", 5, true),
        ("yuzbir indicator-pair=single declare-pairs=yes", 5, false),
    ] {
        let game = game(rules, &rack.replace(" |", ""));
        let pairs = arranged(game.round().expect("dealt"), rack).pairs;
        assert_eq!((pairs.worth, pairs.opens), (worth, opens), "{rules}");
    }
}

#[test]
fn after_the_opening_melds_are_laid_one_after_the_other() {
    let rack = "R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11 | R1 R2 R3 | R5 R5' | B1 Y1 K1";
    let mut game = game("yuzbir", &rack.replace(" |", ""));
    let opening = "open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11".parse().expect("an action");
    game.play(A, opening).expect("102 open");
    let Arranged { series, lay, .. } = arranged(game.round().expect("dealt"), rack);
    assert_eq!((series.action, series.opens), (None, false));
    let expected =
        ["lay R1 R2 R3", "lay B1 Y1 K1"].map(|action| action.parse().expect("an action"));
    assert_eq!(lay, expected as [Action; 2]);
    for action in lay {
        game.play(A, action).expect("it was offered");
    }
}

#[test]
fn the_best_order_counts_what_the_solver_finds() {
    let (rules, mut solver) = (Rules::yuzbir(4), Solver::new());
    for seed in 0..60 {
        let wall = Wall::shuffled(rules.deal_plan(), seed, 1, 4);
        let round = Round::new(rules, rules.seats(), A, &wall);
        let best = solver.best(round.hand(A), round.okey(), None, RunLimit::Off);
        let best = best.map_or(0, |best| best.value);
        let whole =
            sorted(Order::Best, round.hand(A), round.okey(), RunLimit::Off, &mut solver).whole;
        let apart = Arranged::of(&round, A, &whole).series;
        assert_eq!((apart.worth, apart.opens), (best, best >= 101), "seed {seed}");
        // Without gaps it is no less.
        let together: Vec<Tile> = whole.concat();
        assert!(Arranged::of(&round, A, &[together]).series.worth >= best, "seed {seed}");
    }
}
