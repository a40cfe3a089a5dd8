//! The mistakes of a player of Okey that are worth another try.

use super::action::Action;
use super::bots::same;
use super::round::Round;
use super::rules::Rules;
use crate::contest::Match;
use crate::game::Game;
use crate::misplays::{Misplay, Misplays};
use crate::review::{Judged, Reviews};
use crate::seat::Seat;

impl Misplays for Rules {
    const LEAST: f64 = 2.0;

    fn misplays(game: &Match<Self>, round: usize, seat: Seat) -> Vec<Misplay> {
        Misplay::all(
            Rules::review(game, round, seat),
            |one| (one.event, one.turn),
            |one| 100.0 * one.lost(),
        )
    }

    fn decides(action: &Action) -> bool {
        *action != Action::ShowTwin
    }

    fn is_alike(round: &Round, wanted: &Action, action: &Action) -> bool {
        match (wanted, action) {
            // A hand can often finish with several tiles.
            (Action::Declare { .. }, Action::Declare { .. }) => finishes(round, action),
            _ => same(wanted, action),
        }
    }
}

/// Returns `true` if the player to move wins by this action.
fn finishes(round: &Round, action: &Action) -> bool {
    let mut after = round.clone();
    let Some(seat) = Rules::turn(round) else { return false };
    Rules::play(&mut after, seat, action.clone()).is_ok() && Rules::is_decided(&after)
}
