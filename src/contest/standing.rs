//! Places at the end of a match (RULES section 6).

use super::matches::Match;
use crate::game::Game;
use crate::seat::Seat;
use crate::sort::sort_short;

/// A player's place at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The player.
    pub seat: Seat,
    /// 1 for the winner; equal for players who tie or win together.
    pub rank: usize,
    /// The player's points or wins; partners each have their own.
    pub points: i32,
}

impl<G: Game> Match<G> {
    /// Returns `true` if no further round is played.
    pub fn is_over(&self) -> bool {
        G::is_over(&self.standing())
    }

    /// The players ordered by place, the best first, each after the number of players ahead,
    /// equal in a tie.
    pub(crate) fn order(&self) -> Vec<(usize, Seat)> {
        let standing = self.standing();
        let players = self.rules().seats();
        let mut order: Vec<_> = players.iter().map(|seat| (standing.ahead(seat), seat)).collect();
        sort_short(&mut order, |&place| place);
        order
    }

    /// The places, the best first, once the match is over. A player who lasted longer ranks higher;
    /// players who went out in the same round rank by points; equal players tie.
    pub fn places(&self) -> Option<Vec<Placing>> {
        let standing = self.standing();
        if !G::is_over(&standing) {
            return None;
        }
        let place = |(ahead, seat): (usize, Seat)| Placing {
            seat,
            rank: standing.rank(ahead),
            points: standing.points[seat.index()],
        };
        Some(self.order().into_iter().map(place).collect())
    }
}
