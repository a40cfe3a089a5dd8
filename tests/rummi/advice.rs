//! The truth of hints and reviews of table rummy, by the naive referee.

use crate::referee;
use crate::sample::sample;
use crate::shared_advice::{self as shared, Advised};
use istaka::rummi::{Event, Hint, Mistake, Player, Rules, TableSolver, View, review};
use istaka::{Judged, Match, Named, Seat, Tile, write_tiles};

/// Judges a new table for the player of a view, and returns the laid tiles.
fn judge(view: &View, new: &[Vec<Tile>]) -> Result<Vec<Tile>, &'static str> {
    referee::judge(&view.rules, &view.table, &view.hand, has_laid(view), new)
}

/// Returns `true` if the player has laid tiles before.
fn has_laid(view: &View) -> bool {
    let own = |event: &Event| event.seat() == view.seat && event.laid() > 0;
    view.history.iter().any(own)
}

/// A table with one tile added to a series, or with three tiles of the rack as a new one.
fn simple(view: &View) -> Option<Vec<Vec<Tile>>> {
    let added = (0..view.table.len()).flat_map(|at| {
        view.hand.iter().flat_map(move |&tile| {
            [0, view.table[at].len()].map(|place| {
                let mut table = view.table.clone();
                table[at].insert(place, tile);
                table
            })
        })
    });
    let count = view.hand.len();
    let threes =
        (0..count).flat_map(|a| (0..count).flat_map(move |b| (0..count).map(move |c| [a, b, c])));
    let threes = threes.filter(|[a, b, c]| a != b && b != c && a != c).map(|three| {
        let series = three.map(|at| view.hand[at]).to_vec();
        view.table.iter().cloned().chain([series]).collect()
    });
    added.chain(threes).find(|table| judge(view, table).is_ok())
}

impl Advised for Rules {
    type Bot = Player;

    fn hint(game: &Match<Rules>, seat: Seat) -> Vec<String> {
        let view = game.view(seat).expect("dealt");
        let hint = Hint::of(&view, &mut TableSolver::new(*game.rules()));
        let at =
            format!("{}: {} | {:?} {hint:?}", game.rules(), write_tiles(&view.hand), view.table);
        let reason = match hint {
            Hint::Lay { play, steps, opens, finishes, waits, plain } => {
                let mut laid = judge(&view, &play.table).expect(&at);
                let mut said = play.laid.clone();
                laid.sort_unstable();
                said.sort_unstable();
                assert_eq!(laid, said, "{at}");
                assert_eq!(steps.last(), Some(&play.table), "{at}");
                assert_eq!(
                    (opens, finishes),
                    (!has_laid(&view), laid.len() == view.hand.len()),
                    "{at}"
                );
                if let Some(route) = plain {
                    let lies = |row: &Vec<Tile>| route.play.table.contains(row);
                    let own = judge(&view, &route.play.table).expect(&at);
                    assert!(view.table.iter().all(lies) && own.len() <= laid.len(), "{at}");
                    assert_eq!(route.steps.last(), Some(&route.play.table), "{at}");
                }
                if waits {
                    "waits"
                } else if finishes {
                    "finishes"
                } else if opens {
                    "opens"
                } else {
                    "lays"
                }
            }
            Hint::Draw | Hint::Pass => {
                assert_eq!(hint == Hint::Pass, view.stock == 0, "{at}");
                assert_eq!(simple(&view), None, "{at}");
                "draws"
            }
        };
        vec![reason.to_owned()]
    }

    fn review(game: &Match<Rules>, seat: Seat) -> Vec<String> {
        let review = review(game, 0, seat, &mut TableSolver::new(*game.rules()));
        let history = game.rounds()[0].round.history();
        let reasons = review.expect("the round is over").decisions.into_iter().map(|decision| {
            let view = shared::until(game, decision.event).view(seat).expect("dealt");
            let at = format!("{}: {decision:?}", game.rules());
            let laid = judge(&view, &decision.most.table).expect(&at);
            assert_eq!(laid.len(), decision.most.laid.len(), "{at}");
            assert_eq!(decision.laid, history[decision.event].laid(), "{at}");
            assert_eq!(decision.opens, !has_laid(&view), "{at}");
            assert!(decision.expert.max(decision.laid) <= laid.len(), "{at}");
            let Some(mistake) = decision.mistake() else { return "right".to_owned() };
            let holds = match mistake {
                Mistake::Closed => decision.opens && decision.laid == 0,
                Mistake::Nothing => !decision.opens && decision.laid == 0,
                Mistake::Fewer => decision.laid > 0,
            };
            assert!(holds && decision.laid < laid.len(), "{mistake:?}: {at}");
            mistake.name().to_owned()
        });
        reasons.collect()
    }
}

#[test]
fn every_reason_of_hints_and_reviews_is_true() {
    let all = [
        "rummi80 rounds=1",
        "rummi106 rounds=1",
        "rummi80-site rounds=1 players=3",
        "rummi80 rounds=1 players=2 joker-lock=yes",
    ];
    let rules: Vec<Rules> = all.iter().map(|text| text.parse().expect("rules")).collect();
    let given = shared::hold(&rules, sample(4, 300));
    for reason in ["draws", "right"] {
        assert!(given.contains_key(reason), "{reason}: {given:?}");
    }
}
