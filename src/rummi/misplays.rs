//! The mistakes of a player of table rummy that are worth another try.

use super::action::Action;
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
        Misplay::all(Rules::review(game, round, seat), |one| (one.event, one.turn), Judged::lost)
    }

    /// Tables are alike if they leave as few tiles.
    fn is_alike(round: &Round, wanted: &Action, action: &Action) -> bool {
        match (wanted, action) {
            (Action::Lay(_), Action::Lay(_)) => {
                let [wanted, left] = [wanted, action].map(|action| left(round, action));
                left.is_some() && left <= wanted
            }
            _ => wanted == action,
        }
    }
}

/// The number of tiles of the player to move after an action; `None` if it is refused.
fn left(round: &Round, action: &Action) -> Option<usize> {
    let mut after = round.clone();
    let seat = Rules::turn(round)?;
    Rules::play(&mut after, seat, action.clone()).ok()?;
    Some(after.hand(seat).len())
}
