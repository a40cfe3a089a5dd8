//! Who plays on after a round, when a match is over, and who is ahead (RULES section 6).

use super::rules::{Counting, End, Rules, Ties};
use super::score::finish_score;
use super::view::View;
use crate::game::{Game, Standing};
use crate::seat::{Seat, Seats};

impl Standing<Rules> {
    /// What a player has written, and his partner if he has one.
    pub(super) fn side(&self, seat: Seat) -> i32 {
        let partner = if self.rules.partners { self.points[seat.opposite().index()] } else { 0 };
        self.points[seat.index()] + partner
    }

    /// Less is better, but for wins.
    pub(super) fn worth(&self, seat: Seat) -> i32 {
        let written = self.side(seat);
        if self.rules.counting == Counting::Wins { -written } else { written }
    }

    /// Whether somebody who is still in is ahead of this player.
    fn trails(&self, seat: Seat) -> bool {
        self.seats.iter().any(|other| self.worth(other) < self.worth(seat))
    }

    /// Who plays on after a round: in matches to a limit who is not out; after the last of an agreed
    /// number of rounds, where a tie is played off, those who tie for the first place.
    pub(super) fn staying(&self) -> Seats {
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
    pub(super) fn is_over(&self) -> bool {
        let rules = &self.rules;
        match rules.end {
            End::LastSurvivor if rules.partners => self.seats.count() <= 2,
            End::LastSurvivor => self.seats.count() <= 1,
            End::TopTwo | End::Best => self.seats != rules.seats(),
            End::Rounds => {
                let leaders = self.seats.iter().filter(|&seat| !self.trails(seat)).count();
                let sole = leaders == if rules.partners { 2 } else { 1 };
                let enough = self.decided >= rules.rounds.into() && !self.running;
                enough && (rules.ties == Ties::Share || sole)
            }
        }
    }

    /// That of the match in which a player sees this.
    pub(super) fn seen(view: &View) -> Standing<Rules> {
        let seats = view.seats();
        Standing {
            points: view.points,
            seats,
            decided: view.decided,
            lasted: Seat::ALL.map(|seat| usize::from(seats.contains(seat))),
            ..Standing::first(view.rules)
        }
    }

    /// The same after the round, or one round more, if this player finishes and each opponent writes
    /// so many points.
    pub(super) fn after(mut self, winner: Seat, points: u16) -> Standing<Rules> {
        let round = self.lasted.into_iter().max().unwrap_or(0) + 1;
        for seat in self.seats.iter() {
            self.points[seat.index()] +=
                i32::from(finish_score(&self.rules, winner, seat, points).total());
            self.lasted[seat.index()] = round;
        }
        self.decided = self.decided.saturating_add(1);
        self.running = false;
        self.seats = self.staying();
        self
    }
}
