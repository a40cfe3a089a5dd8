//! Reviews of rounds of table rummy: possible plays, and jokers.

use crate::common::rules;
use crate::sample::sample;
use crate::saved::play_on;
use istaka::rummi::{Action, Decision, Hint, Mistake, Rules, TableSolver, review};
use istaka::{Game, Judged, Level, Luck, Match, Review, Seat, habits};

fn played(level: Level, seed: u64) -> Match<Rules> {
    let mut game = Match::new(Rules::rummi80(4), seed);
    play_on(&mut game, level, 1);
    game
}

fn reviewed(game: &Match<Rules>, seat: Seat) -> Review<Decision> {
    review(game, 0, seat, &mut TableSolver::new(*game.rules())).expect("the round is over")
}

#[test]
fn an_expert_loses_nothing_and_weaker_players_more() {
    let mut before = 0.0;
    for level in [Level::Expert, Level::Medium, Level::Beginner] {
        let mut lost = 0.0;
        for seed in 0..6 {
            let game = played(level, seed);
            for seat in Seat::ALL {
                let review = reviewed(&game, seat);
                let skill = review.skill();
                lost += skill.lost;
                let times: usize = habits(&[review]).iter().map(|habit| habit.times).sum();
                assert_eq!(skill.decisions - skill.right, times);
            }
        }
        println!("{level:?} {lost}");
        assert!(lost >= before, "{level:?} loses {lost}, the level above {before}");
        assert!(level != Level::Expert || lost == 0.0);
        before = lost;
    }
    assert!(before > 0.0);
}

#[test]
fn following_every_hint_is_reviewed_without_mistakes() {
    let all = [
        "rummi80 players=2",
        "rummi80 players=3 joker-lock=yes",
        "rummi80-site",
        "rummi80 opening-joker=50 high-one=yes",
        "rummi80-site players=2",
        "rummi106 players=2",
    ];
    for (seed, text) in (0..sample(10, 200)).zip(all.into_iter().cycle()) {
        let rules = rules(text);
        let (mut game, mut solver) = (Match::new(rules, seed), TableSolver::new(rules));
        game.deal().expect("a deal");
        let mut waited = Vec::new();
        while let Some(turn) = game.turn() {
            let hint = Hint::of(&game.view(turn).expect("dealt"), &mut solver);
            waited.push(matches!(hint, Hint::Lay { waits: true, .. }));
            let action = match hint {
                Hint::Lay { play, waits: false, .. } => Action::Lay(play.table),
                Hint::Lay { .. } | Hint::Draw => Action::Draw,
                Hint::Pass => Action::Pass,
            };
            game.play(turn, action).expect("a legal action");
        }
        for seat in rules.seats().iter() {
            let review = reviewed(&game, seat);
            for decision in &review.decisions {
                let waits = decision.expert == 0;
                let advised = if waits { 0 } else { decision.most.laid.len() };
                assert_eq!(decision.laid, advised, "{text}, seed {seed}");
                assert_eq!(waited[decision.event], waits, "{text}, seed {seed}");
            }
            let skill = review.skill();
            assert_eq!((skill.right, skill.lost), (skill.decisions, 0.0), "{text}, seed {seed}");
        }
    }
}

#[test]
fn a_review_lists_the_actions_as_played() {
    let game = played(Level::Beginner, 4);
    for seat in Seat::ALL {
        for decision in reviewed(&game, seat).decisions {
            let Decision { event, laid, most, expert, opens, keeping, .. } = &decision;
            let (by, action) = &game.rounds()[0].actions[*event];
            assert_eq!(*by, seat);
            assert_eq!(matches!(action, Action::Lay(_)), *laid > 0);
            assert!(*laid <= most.laid.len() && *expert <= most.laid.len(), "{decision:?}");
            let keeps = *laid == 0 && keeping.is_some();
            let lost = if keeps { 0 } else { expert.saturating_sub(*laid) };
            assert_eq!(decision.lost(), lost as f64);
            let closed = decision.mistake() == Some(Mistake::Closed);
            assert_eq!(closed, *laid == 0 && *opens && lost > 0);
        }
    }
}

#[test]
fn jokers_are_luck_and_even_out() {
    let mut all = Luck::default();
    let (seeds, draws, helped) = sample((30, 200, 10), (150, 1000, 50));
    for seed in 0..seeds {
        let game = played(Level::Beginner, seed);
        for luck in reviewed(&game, Seat::ALL[0]).luck {
            all.draws += luck.draws;
            all.helped += luck.helped;
            all.expected += luck.expected;
        }
    }
    println!("{all:?}");
    assert!(all.draws > draws && all.helped > helped, "{all:?}");
    let gained = all.helped as f64 - all.expected;
    assert!(gained.abs() < 3.3 * all.expected.sqrt(), "{all:?}");
}

#[test]
fn only_a_finished_round_is_looked_back_on() {
    let rules = Rules::rummi80(4);
    let mut game = Match::new(rules, 3);
    game.deal().expect("a deal");
    let mut solver = TableSolver::new(rules);
    assert_eq!(review(&game, 0, Seat::ALL[0], &mut solver), None);
    let over = played(Level::Easy, 3);
    let first = review(&over, 0, Seat::ALL[1], &mut solver);
    assert!(first.is_some());
    assert_eq!(first, review(&over, 0, Seat::ALL[1], &mut TableSolver::new(rules)));
}
