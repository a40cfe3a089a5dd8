//! The points at the end of a round that a turn promises.

use super::action::Action;
use super::bots::{Params, Player};
use super::round::{Phase, Round};
use super::score::score;
use super::solver::Solver;
use super::value::Situation;
use super::view::View;
use crate::game::Standing;
use crate::seat::Seat;
use crate::tile::Tile;

/// Plays turns to their end, and says which points at the end of the round they promise: to a
/// player, and to the partner, by what the player sees.
pub struct Foresight {
    player: Player,
    solver: Solver,
}

impl Default for Foresight {
    fn default() -> Foresight {
        Foresight::new()
    }
}

impl Foresight {
    /// Creates a foresight.
    pub fn new() -> Foresight {
        let careful = Params { oversight_percent: 0, caution_percent: 100, ..Params::HARD };
        Foresight { player: Player::new(careful, 0), solver: Solver::new() }
    }

    /// The points, those written so far included, if the player to move plays these actions and
    /// then the rest of the turn like a bot of level Hard that overlooks nothing. A tile has come,
    /// or is taken first.
    ///
    /// # Panics
    /// If an action is refused.
    pub fn promised(&mut self, round: &Round, seat: Seat, actions: &[Action]) -> f32 {
        let (mut now, mut next) = (round.clone(), actions.iter());
        let standing = Standing::first(*round.rules());
        while now.turn() == Some(seat) {
            let mut usual = || self.player.explain(&View::of(&now, seat, &standing)).0;
            let action = next.next().cloned().unwrap_or_else(&mut usual);
            now.play(seat, action).expect("it is allowed");
        }
        let so_far = written(&now, seat) as f32;
        if now.phase() == Phase::Over {
            return so_far;
        }
        let view = View::of(&now, seat, &standing);
        so_far + Situation::of(&view, &mut self.solver).points(&view.rules)
    }

    /// The same if the player to move draws, in the mean of unseen tiles.
    pub fn drawing(&mut self, round: &Round, seat: Seat) -> f32 {
        let view = View::of(round, seat, &Standing::first(*round.rules()));
        let mut unseen: Vec<Tile> = view.unseen_tiles().collect();
        unseen.sort_unstable();
        let count = unseen.len() as f32;
        let of_kind = |alike: &[Tile]| {
            let mut round = round.clone();
            round.put_next(alike[0]);
            self.promised(&round, seat, &[Action::Draw]) * alike.len() as f32
        };
        unseen.chunk_by(|one, other| one.kind() == other.kind()).map(of_kind).sum::<f32>() / count
    }
}

/// The points of a player and of the partner so far: the penalties, or all if the round is over.
fn written(round: &Round, seat: Seat) -> i32 {
    let scores = score(round);
    let own = round.seats().iter().filter(|&other| !round.rules().are_opponents(seat, other));
    own.map(|seat| scores[seat.index()].total()).sum()
}
