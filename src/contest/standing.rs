//! Places at the end of a match (RULES section 6).

use super::matches::Match;
use crate::few::sort_few;
use crate::game::Game;
use crate::seat::Seat;

/// A player's place at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The player.
    pub seat: Seat,
    /// 1 for the winner; players who tie, or win together, have the same.
    pub rank: usize,
    /// What the player has written, in points or wins; partners each their own.
    pub points: i32,
}

impl<G: Game> Match<G> {
    /// Whether no further round is played.
    pub fn is_over(&self) -> bool {
        G::is_over(&self.standing())
    }

    /// The players in the order of their places, best first, with how many are ahead of each: those
    /// who tie have as many.
    pub(crate) fn order(&self) -> Vec<(Seat, usize)> {
        let standing = self.standing();
        let players = self.rules().seats();
        let mut order: Vec<_> = players.iter().map(|seat| (seat, standing.ahead(seat))).collect();
        sort_few(&mut order, |&(_, ahead)| ahead);
        order
    }

    /// The places, best first, once the match is over. A player who lasted longer ranks higher, and
    /// of those who went in the same round the one who stands better; equal players tie.
    pub fn places(&self) -> Option<Vec<Placing>> {
        let standing = self.standing();
        if !G::is_over(&standing) {
            return None;
        }
        let place = |(seat, ahead): (Seat, usize)| Placing {
            seat,
            rank: standing.rank(ahead),
            points: standing.points[seat.index()],
        };
        Some(self.order().into_iter().map(place).collect())
    }
}
