//! Places: who is ahead, when a match is over, and how it ended (RULES section 6).

use std::cmp::Reverse;

use super::course::Match;
use crate::okey::{Seat, Seats};
use crate::okey::{View, finish_score};
use crate::rules::{Counting, End, Rules, Ties};

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

/// How a match stands: all that its end and its places hang on, and no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub rules: Rules,
    /// What each seat has written.
    pub points: [u16; 4],
    /// The seats that are still in.
    pub seats: Seats,
    /// How many rounds somebody has won.
    pub decided: usize,
    /// Whether a round is being played: who is ahead only because of what is written at once is not
    /// ahead for good.
    pub running: bool,
    /// By seat the number of the last round that was played there.
    pub lasted: [usize; 4],
}

/// What a place hangs on, the lowest first: who played longest, who is still in, who has written
/// least, or most where wins are counted.
type Key = (Reverse<usize>, bool, i32);

impl Standing {
    /// What a player has written, and his partner if he has one.
    pub fn side(&self, seat: Seat) -> u16 {
        let partner = if self.rules.partners { self.points[seat.opposite().index()] } else { 0 };
        self.points[seat.index()].saturating_add(partner)
    }

    /// The lower the better.
    fn worth(&self, seat: Seat) -> i32 {
        let written = i32::from(self.side(seat));
        if self.rules.counting == Counting::Wins { -written } else { written }
    }

    /// Whether somebody who is still in is ahead of this player.
    fn trails(&self, seat: Seat) -> bool {
        self.seats.iter().any(|other| self.worth(other) < self.worth(seat))
    }

    /// Who plays on after a round: in matches to a limit who is not out; after the last of an agreed
    /// number of rounds, where a tie is played off, those who tie for the first place.
    pub fn staying(&self) -> Seats {
        let out = |seat: &Seat| match self.rules.end {
            End::LastSurvivor | End::TopTwo | End::Best => self.rules.is_out(self.side(*seat)),
            End::Rounds => {
                self.rules.ties == Ties::ExtraRounds
                    && self.decided >= self.rules.rounds.into()
                    && self.trails(*seat)
            }
        };
        self.seats.iter().filter(out).fold(self.seats, Seats::without)
    }

    /// Whether no further round is played.
    pub fn is_over(&self) -> bool {
        let rules = &self.rules;
        match rules.end {
            End::LastSurvivor if rules.partners => self.seats.count() <= 2,
            End::LastSurvivor => self.seats.count() <= 1,
            End::TopTwo | End::Best => self.seats != Seats::of(rules.players),
            End::Rounds => {
                let leaders = self.seats.iter().filter(|&seat| !self.trails(seat)).count();
                let sole = leaders == if rules.partners { 2 } else { 1 };
                let enough = self.decided >= rules.rounds.into() && !self.running;
                enough && (rules.ties == Ties::Share || sole)
            }
        }
    }

    fn key(&self, seat: Seat) -> Key {
        (Reverse(self.lasted[seat.index()]), !self.seats.contains(seat), self.worth(seat))
    }

    /// How many are ahead of a player.
    fn ahead(&self, seat: Seat) -> usize {
        let players = Seats::of(self.rules.players);
        players.iter().filter(|&other| self.key(other) < self.key(seat)).count()
    }

    /// The place of a player of whom so many are ahead. Of `TopTwo` the first two win, with those who
    /// tie for the second place.
    fn rank(&self, ahead: usize) -> usize {
        let winners = if self.rules.end == End::TopTwo { 2 } else { 1 };
        if ahead < winners { 1 } else { ahead + 1 }
    }
}

/// What may yet come of a match.
impl Standing {
    /// That of the match in which a player sees this.
    pub fn seen(view: &View) -> Standing {
        let seats = view.seats();
        Standing {
            rules: view.rules,
            points: view.points,
            seats,
            decided: view.decided,
            running: true,
            lasted: Seat::ALL.map(|seat| usize::from(seats.contains(seat))),
        }
    }

    /// The same after the round, or one round more, if this player finishes and each opponent writes
    /// so many points.
    pub fn after(mut self, winner: Seat, points: u16) -> Standing {
        let round = self.lasted.into_iter().max().unwrap_or(0) + 1;
        for seat in self.seats.iter() {
            let score = finish_score(&self.rules, winner, seat, points).total();
            self.points[seat.index()] = self.points[seat.index()].saturating_add(score);
            self.lasted[seat.index()] = round;
        }
        self.decided = self.decided.saturating_add(1);
        self.running = false;
        self.seats = self.staying();
        self
    }

    /// Who wins if the match is over.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let players = Seats::of(self.rules.players);
        players.iter().filter(|&seat| self.rank(self.ahead(seat)) == 1)
    }
}

impl Match {
    /// How it stands; while a round runs, with what was written at once.
    pub(super) fn stands(&self) -> Standing {
        let mut lasted = [0; 4];
        for (before, round) in self.rounds().iter().enumerate() {
            round.seats.iter().for_each(|seat| lasted[seat.index()] = before + 1);
        }
        Standing {
            rules: *self.rules(),
            points: self.points(),
            seats: self.seats(),
            decided: self.decided(),
            running: self.round().is_some_and(|round| round.outcome().is_none()),
            lasted,
        }
    }

    /// Whether no further round is played.
    pub fn is_over(&self) -> bool {
        self.stands().is_over()
    }

    /// The players in the order of their places, best first, with how many are ahead of each: those
    /// who tie have as many.
    pub(super) fn order(&self) -> Vec<(Seat, usize)> {
        let stands = self.stands();
        let players = Seats::of(self.rules().players);
        let mut order: Vec<_> = players.iter().map(|seat| (seat, stands.ahead(seat))).collect();
        order.sort_by_key(|&(_, ahead)| ahead);
        order
    }

    /// The places, best first, once the match is over. Who lasted longer ranks higher; of those who
    /// went in the same round, who has fewer points; equal points tie. Of `TopTwo` the first two
    /// win, with those who tie for the second place.
    pub fn standing(&self) -> Option<Vec<Place>> {
        let stands = self.stands();
        if !stands.is_over() {
            return None;
        }
        let place = |(seat, ahead): (Seat, usize)| Place {
            seat,
            rank: stands.rank(ahead),
            points: stands.points[seat.index()],
        };
        Some(self.order().into_iter().map(place).collect())
    }
}
