//! The mistakes of a player of 101 Okey that are worth another try.

use super::action::Action;
use super::review::Decision;
use super::round::Round;
use super::row::Row;
use super::rules::Rules;
use crate::contest::Match;
use crate::game::Game;
use crate::misplays::{Misplay, Misplays};
use crate::review::{Judged, Reviews};
use crate::seat::Seat;

impl Misplays for Rules {
    const LEAST: f64 = 10.0;

    fn misplays(game: &Match<Self>, round: usize, seat: Seat) -> Vec<Misplay> {
        let place = |one: &Decision| (decided(game, round, one), one.turn);
        Misplay::all(Rules::review(game, round, seat), place, Judged::lost)
    }

    fn decides(action: &Action) -> bool {
        !matches!(action, Action::TakeBack | Action::Call | Action::TimeOut)
    }

    fn is_alike(_: &Round, wanted: &Action, action: &Action) -> bool {
        use Action::{Add, Discard, Exchange, Lay, Open};
        match (wanted, action) {
            (Discard(wanted), Discard(tile)) => wanted.kind() == tile.kind(),
            (Open(wanted), Open(rows)) => by_pairs(wanted) == by_pairs(rows),
            // Whatever is laid first, the rest may follow.
            (Lay(_) | Add { .. } | Exchange { .. }, Lay(_) | Add { .. } | Exchange { .. }) => true,
            _ => wanted == action,
        }
    }
}

/// The action that a turn was decided by: its first one if the tile on offer was left, else the
/// last.
fn decided(game: &Match<Rules>, round: usize, decision: &Decision) -> usize {
    let Decision { event, offered, .. } = decision;
    let actions = game.rounds().get(round).and_then(|played| played.actions.get(..=*event));
    let Some([before @ .., (seat, _)]) = actions.filter(|_| offered.is_some()) else {
        return *event;
    };
    let ended = |(by, action): &(Seat, Action)| by != seat || Rules::ends_turn(action);
    before.iter().rposition(ended).map_or(0, |last| last + 1)
}

fn by_pairs(rows: &[Row]) -> bool {
    rows.iter().all(|row| row.tiles.len() == 2)
}
