//! The worth of keeping tiles in table rummy, as ranking and review tell it.

use crate::sample::sample;
use crate::saved::play_on;
use istaka::rummi::{Action, Keeping, Rules, TableSolver, review};
use istaka::{Level, Match, Misplays, Positions, Ranks, Seat};

/// The worth of keeping that the ranking of a position tells of the action that lays nothing.
fn told(position: &str) -> Option<Keeping> {
    let view = Rules::read_position(position, 1).expect("a position").view();
    let ranking = Rules::ranking(&view, false);
    let mut rests = ranking.iter().filter(|ranked| ranked.action == view.rest());
    let rest = rests.next().expect("one may lay nothing");
    assert!(ranking.iter().all(|ranked| ranked == rest || ranked.facts.keeping.is_none()));
    rest.facts.keeping
}

#[test]
fn keeping_is_told_where_it_is_a_choice_that_wins_more() {
    let series = "hand R7 R8 R9 Y2 B4";
    let told = |rules: &str, rest: &str| told(&format!("{rules}; {rest}"));
    let wins = |wins, within| Some(Keeping { wins, within });
    assert_eq!(told("rummi80", series), wins(26, 3));
    assert_eq!(told("rummi80 players=3", series), wins(19, 4));
    assert_eq!(told("rummi80 players=2", series), None);
    assert_eq!(told("rummi106 players=2", "hand R10 R11 R12 Y2 B4"), wins(4, 2));
    assert_eq!(told("rummi80", "hand Y2 Y4 B7 K9 R1"), None, "nothing can be laid");
    assert_eq!(told("rummi80", "hand R7 R8 R9"), None, "all can be laid");
    assert_eq!(told("rummi80", &format!("{series}; tiles 5 1 - -")), None, "another one ends");
    assert_eq!(told("rummi80", &format!("{series}; stock 3")), None, "not all can draw");
}

#[test]
fn who_keeps_where_that_wins_more_is_not_asked_again() {
    let (mut kept, mut asked) = (0, 0);
    for seed in 0..sample(6, 100) {
        let mut game = Match::new(Rules::rummi80(4), seed);
        play_on(&mut game, Level::Beginner, 1);
        for seat in Seat::ALL {
            let mut solver = TableSolver::new(*game.rules()).thorough();
            let review = review(&game, 0, seat, &mut solver).expect("the round is over");
            let misplays = Rules::misplays(&game, 0, seat);
            for decision in review.decisions {
                let misplay = misplays.iter().find(|misplay| misplay.event == decision.event);
                let (_, action) = &game.rounds()[0].actions[decision.event];
                if *action == Action::Draw && decision.keeping.is_some() {
                    kept += 1;
                    assert!(misplay.is_none_or(|misplay| misplay.lost < Rules::LEAST));
                } else {
                    asked += usize::from(misplay.is_some());
                }
            }
        }
    }
    assert!(kept > 0 && asked > 0, "{kept} {asked}");
}
