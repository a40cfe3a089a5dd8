//! Places: who is ahead, when a match is over, and how it ended (RULES section 6).

use std::cmp::Reverse;

use super::course::Match;
use crate::okey::{Seat, Seats};
use crate::rules::{Counting, End, Ties};

/// A player's place at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The player.
    pub seat: Seat,
    /// 1 for the winner; players who tie, or win together, have the same.
    pub rank: usize,
    /// What the player has written, in penalty points or wins; partners each their own.
    pub points: u16,
}

/// What a place hangs on, the lowest first: who played longest, who is still in, who has written
/// least, or most where wins are counted.
type Key = (Reverse<usize>, bool, i32);

impl Match {
    /// What a player has written, and his partner if he has one.
    pub(super) fn side(&self, seat: Seat, points: [u16; 4]) -> u16 {
        let partner = if self.rules().partners { points[seat.opposite().index()] } else { 0 };
        points[seat.index()] + partner
    }

    /// Whether `one` is ahead of `other` with these points.
    pub(super) fn is_ahead(&self, one: Seat, other: Seat, points: [u16; 4]) -> bool {
        self.worth(one, points) < self.worth(other, points)
    }

    /// The lower the better.
    fn worth(&self, seat: Seat, points: [u16; 4]) -> i32 {
        let written = i32::from(self.side(seat, points));
        if self.rules().counting == Counting::Wins { -written } else { written }
    }

    /// Whether no further round is played.
    pub fn is_over(&self) -> bool {
        let rules = self.rules();
        match rules.end {
            End::LastSurvivor if rules.partners => self.seats().count() <= 2,
            End::LastSurvivor => self.seats().count() <= 1,
            End::TopTwo | End::Best => self.seats() != Seats::of(rules.players),
            End::Rounds => {
                let points = self.points();
                let behind =
                    |one: Seat| self.seats().iter().any(|other| self.is_ahead(other, one, points));
                let leaders = self.seats().iter().filter(|&seat| !behind(seat)).count();
                let sole = leaders == if rules.partners { 2 } else { 1 };
                // Who is ahead only because of what is written at once is not ahead for good.
                let running = self.round().is_some_and(|round| round.outcome().is_none());
                let enough = self.decided() >= rules.rounds.into() && !running;
                enough && (rules.ties == Ties::Share || sole)
            }
        }
    }

    fn key(&self, seat: Seat, points: [u16; 4]) -> Key {
        let last = self.rounds().iter().rposition(|round| round.seats.contains(seat));
        let lasted = last.map_or(0, |round| round + 1);
        (Reverse(lasted), !self.seats().contains(seat), self.worth(seat, points))
    }

    /// The players in the order of their places, best first, with how many are ahead of each: those
    /// who tie have as many.
    pub(super) fn order(&self) -> Vec<(Seat, usize)> {
        let points = self.points();
        let players = Seats::of(self.rules().players);
        let key = |seat: Seat| self.key(seat, points);
        let ahead = |seat: Seat| players.iter().filter(|&other| key(other) < key(seat)).count();
        // A sort would weigh two kilobytes of a first visit.
        let with = |count| players.iter().filter(move |&seat| ahead(seat) == count);
        (0..4).flat_map(|count| with(count).map(move |seat| (seat, count))).collect()
    }

    /// The places, best first, once the match is over. Who lasted longer ranks higher; of those who
    /// went in the same round, who has fewer points; equal points tie. Of `TopTwo` the first two
    /// win, with those who tie for the second place.
    pub fn standing(&self) -> Option<Vec<Place>> {
        if !self.is_over() {
            return None;
        }
        let points = self.points();
        let winners = if self.rules().end == End::TopTwo { 2 } else { 1 };
        let place = |(seat, ahead): (Seat, usize)| Place {
            seat,
            rank: if ahead < winners { 1 } else { ahead + 1 },
            points: points[seat.index()],
        };
        Some(self.order().into_iter().map(place).collect())
    }
}
