//! Hints and reviews: what they say is what the engine does.

use crate::dealt;
use istaka::okey101::{
    Action, Decision, Event, Hint, Mistake, Numbers, Player, Possible, Reason, Rules, Solver, Way,
    Why, count_pairs, points_left, review, why,
};
use istaka::{Bot, Game, Judged, Level, Match, Seat, write_tiles};

/// Series of 102.
pub const OPENING: &str = "R11 R12 R13 Y11 Y12 Y13 K9 K10 K11";

/// A match in which seat 0 begins with this hand.
pub fn game(text: &str, hands: [&str; 4], stock: &str) -> Match<Rules> {
    let rules: Rules = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut game = Match::with_dealer(rules, 7, Seat::ALL[3]);
    let wall = dealt::wall(rules.deal_plan(), &hands, Some("B6"), stock);
    game.deal_wall(wall).expect("a deal");
    game
}

/// Plays actions, one in a line after its seat.
pub fn act(game: &mut Match<Rules>, actions: &str) {
    for line in actions.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, action) = line.split_once(' ').expect("a seat");
        let seat = Seat::ALL[seat.parse::<usize>().expect("a seat")];
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        game.play(seat, action).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

fn hint(game: &Match<Rules>, seat: usize) -> Option<Hint> {
    Hint::of(&game.view(Seat::ALL[seat]).expect("a view"), &mut Solver::new())
}

#[test]
fn a_hint_says_that_the_hand_can_be_opened_and_for_how_much() {
    let game = game("yuzbir", [&format!("{OPENING} K1"), "", "", ""], "");
    let hint = hint(&game, 0).expect("it is the player's turn");
    let opening = hint.opening.expect("102 are enough");
    assert_eq!((opening.way, opening.worth >= 101), (Way::Series, true));
    assert_eq!(hint.numbers, Numbers::Series { worth: opening.worth, need: 101 });
    let round = game.round().expect("dealt");
    assert_eq!(round.check(Seat::ALL[0], &Action::Open(opening.rows)), Ok(()));
    assert_eq!(round.check(Seat::ALL[0], &hint.action), Ok(()));
    assert_eq!(hint.free.len(), 22, "nothing lies on the table");
    assert!(self::hint(&game, 1).is_none(), "out of turn there is nothing to do");
}

#[test]
fn a_hint_knows_the_discard_that_opens() {
    let second = "R11' R12' R13' Y11' Y12' Y13' K9' K10' \
                  B1 B3 R1 R4 Y2 Y6 B5 B12 R6 R9 K5 K2' Y8'";
    let mut game = game("yuzbir", [&format!("{OPENING} K1"), second, "", ""], "");
    act(&mut game, "0 discard K11");
    let opening = hint(&game, 1).expect("a turn").opening.expect("with the discard");
    let laid: Vec<_> = opening.rows.iter().flat_map(|row| row.tiles.clone()).collect();
    assert!(write_tiles(&laid).contains("K11"), "{opening:?}");
    act(&mut game, "1 take");
    let round = game.round().expect("dealt");
    assert_eq!(round.check(Seat::ALL[1], &Action::Open(opening.rows)), Ok(()));
}

#[test]
fn a_hint_names_the_discards_that_cost_nothing() {
    let hand = format!("{OPENING} R4 R5 R6 R7 R8 B7 K2");
    let mut game = game("yuzbir", [&hand, "R3 K2' K5", "", ""], "B13");
    act(
        &mut game,
        "0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11
         0 lay R4 R5 R6
         0 discard K2
         1 draw",
    );
    let view = game.view(Seat::ALL[1]).expect("a view");
    let free = hint(&game, 1).expect("a turn").free;
    let cost = |tile| game.round().expect("dealt").cost(tile);
    assert!(view.hand.iter().all(|&tile| free.contains(&tile) == cost(tile).is_none()));
    assert!(free.len() < view.hand.len());
}

/// At every moment of matches by several rules: an opening that a hint has is legal, and where it
/// has none there is none that counts enough.
#[test]
fn an_opening_of_a_hint_is_legal_and_none_is_missing() {
    let mut solver = Solver::new();
    let (mut opened, mut closed, mut taken) = (0, 0, 0);
    for (seed, text) in (0..).zip([
        "yuzbir",
        "yuzbir_hizli players=2",
        "yuzbir_katlamali open-points=51",
        "yuzbir open-pairs=4 indicator-pair=single",
        "yuzbir open-pairs=4 indicator-pair=wild",
        "yuzbir open-pairs=4 declare-pairs=yes",
    ]) {
        let rules: Rules = text.parse().expect("rules");
        let mut bot = Player::new(Level::Medium, seed);
        for seed in 0..6 {
            let mut game = Match::new(rules, seed);
            game.deal().expect("a deal");
            while let Some(seat) = game.turn() {
                let view = game.view(seat).expect("a view");
                let offer = view.takeable().filter(|_| view.legal.take);
                let offer = offer.filter(|_| view.opened().is_none());
                if let Some(tile) = offer {
                    let found = Possible::of(&view, Some(tile), &mut solver);
                    let mut tried = game.clone();
                    tried.play(seat, Action::Take).expect("it may be taken");
                    taken += u32::from(found.is_some());
                    is_legal(tried, seat, found);
                } else if view.legal.open {
                    let found = Possible::of(&view, None, &mut solver);
                    let hand = view.meaning();
                    let series = solver.value(&hand) >= view.need.points;
                    let pairs = count_pairs(&hand, view.rules.indicator_pair) >= view.need.pairs;
                    assert!(
                        found.is_some() || view.unused.is_some() || !series && !pairs,
                        "{text}"
                    );
                    (opened, closed) = match found {
                        Some(_) => (opened + 1, closed),
                        None => (opened, closed + 1),
                    };
                    is_legal(game.clone(), seat, found);
                }
                game.play(seat, bot.decide(&view, &mut || false)).expect("a legal action");
            }
        }
    }
    assert!(opened > 50 && closed > 50 && taken > 5, "{opened} {closed} {taken}");
}

fn is_legal(mut game: Match<Rules>, seat: Seat, found: Option<Possible>) {
    let Some(found) = found else { return };
    if found.way == Way::Pairs {
        // It must be announced where that is the rule.
        let _ = game.play(seat, Action::GoForPairs);
    }
    let opened = game.play(seat, Action::Open(found.rows.clone()));
    assert!(opened.is_ok(), "{}: {found:?} {opened:?}", game.rules());
    let opened = game.round().and_then(|round| round.opened(seat)).expect("it is open");
    assert_eq!((opened.way, opened.worth), (found.way, found.worth));
}

#[test]
fn a_review_lists_missed_openings_first_and_then_what_was_not_necessary() {
    let hand = format!("{OPENING} R4 R5 R6 R7 R8 B7 K2 K3");
    let mut game = game("yuzbir rounds=1 clock=30", [&hand, "K5", "K6", "B9"], "B13 B12 B11 R10");
    act(
        &mut game,
        "0 discard K3
         1 draw
         1 discard K5
         2 draw
         2 discard K6
         3 draw
         3 discard B9
         0 draw
         0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11
         0 lay R4 R5 R6
         0 discard R7",
    );
    while let Some(seat) = game.turn() {
        game.play(seat, Action::TimeOut).expect("there is a clock");
    }
    let mut solver = Solver::new();
    let review = review(&game, 0, Seat::ALL[0], &mut solver).expect("the round is over");
    let [first, second, ..] = &review.decisions[..] else { panic!("two turns") };
    let missed = first.missed.as_ref().expect("102 were enough");
    assert!(missed.worth >= 102 && first.saved > 0 && first.offered.is_none(), "{missed:?}");
    assert_eq!(second.missed, None);
    assert_eq!(second.mistake(), Some(Mistake::Penalty));
    let penalties: Vec<_> = second.penalties.iter().map(|penalty| penalty.reason).collect();
    assert_eq!(penalties, [Reason::Playable]);
    assert!(!second.free.is_empty() && !second.work.is_empty() && second.kept >= 7);
    assert_eq!(second.lost(), f64::from(101 + second.costs.points));
    let (seat, again) = why(&game, 0, second.event, &mut solver).expect("a turn ended there");
    assert_eq!((seat, &again), (Seat::ALL[0], second));
    let draw = why(&game, 0, 1, &mut solver).map(|(_, turn)| turn.event);
    assert_eq!(draw, Some(2), "a draw belongs to the turn that follows");
    assert_eq!(review.luck[0].draws, review.decisions.len() - 1);
}

#[test]
fn an_opening_missed_again_and_again_costs_more_towards_the_end() {
    let spare = "K7 R5 Y4 B5 K4 R2 R8 Y1 Y7 B2 B8 K1 B11";
    let hand = format!("{OPENING} {spare}");
    let mut game = game("yuzbir rounds=1 clock=30", [&hand, "K5", "K6", "B9"], "");
    for tile in spare.split(' ') {
        if game.turn() == Some(Seat::ALL[0]) {
            let _ = game.play(Seat::ALL[0], Action::Draw);
            act(&mut game, &format!("0 discard {tile}"));
        }
        while let Some(seat) = game.turn().filter(|&seat| seat != Seat::ALL[0]) {
            game.play(seat, Action::TimeOut).expect("there is a clock");
        }
    }
    let decisions = reviewed(game, 0);
    let missed: Vec<_> = decisions.iter().filter(|turn| turn.missed.is_some()).collect();
    assert!(missed.len() >= 3, "{missed:?}");
    assert!(missed.iter().all(|turn| turn.saved > 0), "{missed:?}");
    assert!(missed.iter().any(|turn| turn.saved < 202), "the tiles in hand count");
    let [first, .., last] = missed[..] else { panic!("three turns") };
    assert!(!first.costs.are_clear(), "it can still be opened: {first:?}");
    assert!(last.costs.points > 100, "the round ends: {last:?}");
    assert_eq!(last.mistake(), Some(Mistake::Unopened));
    assert!(missed.is_sorted_by_key(|turn| turn.expected), "{missed:?}");
}

/// A game of one round whose players let the time run out from here on, and its review for a seat.
fn reviewed(mut game: Match<Rules>, seat: usize) -> Vec<Decision> {
    while let Some(seat) = game.turn() {
        game.play(seat, Action::TimeOut).expect("there is a clock");
    }
    let review = review(&game, 0, Seat::ALL[seat], &mut Solver::new());
    review.expect("the round is over").decisions
}

#[test]
fn an_opening_that_would_have_cost_is_not_missed() {
    let low = "R1 R1' Y1 Y1' K1 K1' R2 R2' Y2 Y2'";
    for (high, saves) in [
        ("R13 R11 R9 Y12 Y10 Y8 K13 K11 K9 B12 B10 B8", None),
        // 11 tiles of 76 points stay.
        ("R13 R11 R9 Y12 Y10 Y8 B2 B4 K4 K6 B6' R4", Some(202 - 2 * 76)),
    ] {
        let hand = format!("{low} {high}");
        let mut game = game("yuzbir rounds=1 clock=30", [&hand, "", "", ""], "");
        act(&mut game, "0 discard R13");
        let first = &reviewed(game, 0)[0];
        let found = first.missed.as_ref().map(|missed| (missed.way, first.saved));
        assert_eq!(found, saves.map(|points| (Way::Pairs, points)), "{high}");
    }
}

#[test]
fn an_okey_that_stays_in_hand_counts_once_for_a_player_of_pairs() {
    let pairs = "R1 R1' Y1 Y1' B1 B1' K1 K1' R2 R2'";
    let second = format!("{pairs} B7 K13 R4 Y4 R6 Y6 K3 R8 Y8 B5 K5'");
    let mut game =
        game("yuzbir rounds=1 clock=30", [&format!("{OPENING} B3"), &second, "", ""], "B10");
    act(
        &mut game,
        "0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11
         0 discard B3
         1 draw
         1 open R1 R1' | Y1 Y1' | B1 B1' | K1 K1' | R2 R2'
         1 discard R4",
    );
    // It makes a pair with the highest tile.
    assert_eq!(reviewed(game, 1)[0].kept, 101 + 2 * 13);
}

#[test]
fn a_very_high_opening_is_no_penalty() {
    let hand = format!("{OPENING} K12 K13 B11 B12 B13 K1");
    let mut game = game("yuzbir rounds=1 clock=30 record-bonus=yes", [&hand, "", "", ""], "");
    act(
        &mut game,
        "0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11 K12 K13 | B11 B12 B13
         0 discard K1",
    );
    let first = &reviewed(game, 0)[0];
    assert_eq!(first.penalties, []);
    assert!(first.lost() >= 0.0);
}

#[test]
fn the_last_tile_costs_nothing_even_if_it_fits() {
    let run = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13";
    let hand = format!("{run} Y10 Y11 Y12 K1 K2 K3 K4 K5 Y9");
    let mut game = game("yuzbir", [&hand, "", "", ""], "");
    act(&mut game, &format!("0 open {run} | Y10 Y11 Y12 | K1 K2 K3 K4 K5"));
    let hint = hint(&game, 0).expect("a turn");
    assert_eq!((hint.action.to_string(), hint.why), ("discard Y9".into(), Why::Last));
    assert_eq!(write_tiles(&hint.free), "Y9");
}

#[test]
fn a_player_of_pairs_keeps_the_okey_where_nothing_can_be_added() {
    let pairs = "R1 R1' Y1 Y1' B1 B1' K1 K1' R3 R3' Y3 Y3' B3 B3' K3 K3' R5 R5' Y5 Y5'";
    let mut game = game("yuzbir", [&format!("{pairs} K2' B7'"), "", "", ""], "");
    let rows: Vec<String> =
        pairs.split(' ').collect::<Vec<_>>().chunks(2).map(|pair| pair.join(" ")).collect();
    act(&mut game, &format!("0 open {}", rows.join(" | ")));
    let hint = hint(&game, 0).expect("a turn");
    assert_eq!(hint.action.to_string(), "discard K2'");
    assert_eq!(write_tiles(&hint.free), "K2'");
}

#[test]
fn a_direct_finish_waits_for_the_tile_that_comes() {
    let low = "R1 R2 R3 R4 Y1 Y2 Y3 Y4 K1 K2 K3 B1 B2 B3 R1' R2' R3' Y1' Y2' Y3' K13";
    let mut game = game("yuzbir", ["B4", low, "", ""], "");
    let opening = |game: &Match<Rules>, taken: Option<&str>| {
        let taken = taken.map(|tile| tile.parse().expect("a tile"));
        let view = game.view(Seat::ALL[1]).expect("a view");
        Possible::by_series(&view, taken, &mut Solver::new())
    };
    assert_eq!(opening(&game, None), None, "one of two tiles stays");
    act(&mut game, "0 discard B4");
    assert_eq!(opening(&game, None), None, "nothing has come");
    let finish = opening(&game, Some("B4")).expect("all but K13");
    assert_eq!(write_tiles(&finish.rest), "K13");
    act(&mut game, "1 take");
    assert_eq!(opening(&game, None).map(|found| found.worth), Some(finish.worth));
}

#[test]
fn the_numbers_of_a_hint_are_those_of_its_moment() {
    let low = "R1 R2 R3 R4 Y1 Y2 Y3 Y4 K1 K2 K3 B1 B2 B3 R1' R2' R3' Y1' Y2' Y3' K13";
    let game = |actions: &str| {
        let first = format!("{OPENING} B4 B8 B9 B10 R8");
        let mut game = game("yuzbir", [&first, low, "R10", "K6"], "");
        act(&mut game, actions);
        game
    };
    let direct = hint(&game("0 discard B4"), 1).expect("a turn");
    assert_eq!((direct.action, direct.why), (Action::Take, Why::Opens));
    assert_eq!(direct.numbers, Numbers::Direct { worth: 48, need: 101 });
    let before = "0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11
                  0 discard B4
                  1 draw
                  1 discard K13
                  2 draw
                  2 discard R10
                  3 draw
                  3 discard K6";
    let before = game(before);
    let view = before.view(Seat::ALL[0]).expect("a view");
    let held = points_left(&view.hand, view.okey());
    let later = hint(&before, 0).expect("a turn");
    assert_eq!(later.action, Action::Draw, "no tile may be discarded now");
    assert_eq!(later.numbers, Numbers::Held { points: held.into() });
}

#[test]
fn a_penalty_that_an_opponent_called_belongs_to_the_discard() {
    let hand = format!("{OPENING} R10 K2");
    let rules = "yuzbir rounds=1 clock=30 playable=call";
    let mut game = game(rules, [&hand, "K5", "K6", "B9"], "");
    act(
        &mut game,
        "0 open R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11
         0 discard R10
         2 call",
    );
    let first = &reviewed(game, 0)[0];
    assert_eq!(first.mistake(), Some(Mistake::Penalty));
    assert_eq!(first.penalties[0].reason, Reason::Playable);
}

/// The seats whose piles a player may look through, and the discards that are hidden.
fn looks(game: &Match<Rules>, seat: Seat) -> (Vec<Seat>, String) {
    let view = game.view(seat).expect("a view");
    let seats = Seat::ALL.into_iter().filter(|&other| view.may_inspect(other)).collect();
    let hidden = view.covered().into_iter().filter_map(|at| match view.history[at] {
        Event::Discarded { tile, .. } => Some(tile),
        _ => None,
    });
    (seats, write_tiles(&hidden.collect::<Vec<_>>()))
}

#[test]
fn piles_are_looked_through_as_the_rules_allow() {
    let hand = "R3 R3' Y6 Y6' K1 K1' B11 B11' R12 R12' R1 R6";
    let [opener, _, next, last] = Seat::ALL;
    for (inspect, waits, hidden, of_last) in [
        ("none", &[][..], "R1 B4", &[][..]),
        ("own", &[opener], "B4", &[last]),
        ("pairs-all", &Seat::ALL, "", &[]),
        ("own-and-pairs-all", &Seat::ALL, "", &[last]),
    ] {
        let rules = format!("yuzbir inspect={inspect}");
        let hands = [hand, "B4 B9", "K13", "Y13"];
        let mut game = game(&rules, hands, "Y1 Y3 Y9 B1 B3");
        act(
            &mut game,
            "0 discard R1
             1 draw
             1 discard B4
             2 draw
             2 discard K13
             3 draw
             3 discard Y13
             0 draw
             0 open R3 R3' | Y6 Y6' | K1 K1' | B11 B11' | R12 R12'
             0 discard R6
             1 draw
             1 discard B9",
        );
        assert_eq!(looks(&game, opener), (waits.to_vec(), hidden.to_owned()), "{inspect}");
        assert_eq!(looks(&game, next).0, [], "{inspect}: it is to move");
        assert_eq!(looks(&game, last).0, of_last, "{inspect}");
    }
}
