//! The standing of a match: eliminated players, the end of the match, the ranking (RULES section
//! 6).

use super::rules::{Counting, End, Rules, Ties};
use super::score::finish_score;
use super::view::View;
use crate::contest::Match;
use crate::game::{Game, Standing};
use crate::seat::{Seat, Seats};

impl Standing<Rules> {
    /// The points of a player and, if there is one, the partner.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        self.rules.side(seat).iter().map(|seat| self.points[seat.index()]).sum()
    }

    /// The points of a player as displayed: where points are counted down, the number that partners
    /// share.
    pub(super) fn shown(&self, seat: Seat) -> i32 {
        let counts_down = self.rules.counts_down();
        let written = if counts_down { self.total(seat) } else { self.points[seat.index()] };
        self.rules.shown(written)
    }

    /// Returns `false` if showing the indicator's twin would take this player's last points, which
    /// only a finish may do where players count down their own number.
    fn may_show_twin(&self, seat: &Seat) -> bool {
        let rules = &self.rules;
        rules.counting != Counting::Own
            || !rules.is_out(self.total(*seat) + i32::from(rules.twin_points))
    }

    /// The seats that may show the indicator's twin in the next round.
    pub(super) fn twin_showers(&self) -> Seats {
        self.seats.iter().filter(|seat| self.may_show_twin(seat)).collect()
    }

    /// Sort key of the ranking, ascending: penalty points; wins, and points taken off the own
    /// number, count negative.
    pub(super) fn behind(&self, seat: Seat) -> i32 {
        let written = self.total(seat);
        match self.rules.counting {
            Counting::Wins | Counting::Own => -written,
            Counting::Penalties | Counting::Down => written,
        }
    }

    /// Returns `true` if a player still in is ahead of this player.
    fn trails(&self, seat: Seat) -> bool {
        self.seats.iter().any(|other| self.behind(other) < self.behind(seat))
    }

    /// Returns the seats that play on after a round: in matches to a limit those not out, and all
    /// where points are counted down; after the last of an agreed number of rounds, if a tie is
    /// played off, those that share the first place.
    pub(super) fn staying(&self) -> Seats {
        let out = |seat: &Seat| match self.rules.end {
            _ if self.rules.counts_down() => false,
            End::LastSurvivor | End::TopTwo | End::Best => self.rules.is_out(self.total(*seat)),
            End::Rounds => {
                self.rules.ties == Ties::ExtraRounds
                    && self.decided >= self.rules.rounds.into()
                    && self.trails(*seat)
            }
        };
        self.seats.iter().filter(|seat| !out(seat)).collect()
    }

    /// Returns `true` if no further round is played.
    pub(super) fn is_over(&self) -> bool {
        let rules = &self.rules;
        match rules.end {
            _ if rules.counts_down() => {
                !self.running && self.seats.iter().any(|seat| rules.is_out(self.total(seat)))
            }
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

    /// Reads the standing of the match from a view.
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

    /// Returns the standing after the running round, or the next one if none is running, if
    /// `winner` finishes with a value of `points`.
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

/// Players who win and lose together: partners, or one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Side {
    /// The seats of the side.
    pub seats: Seats,
    /// Their points together, as displayed: penalty points, wins, or the points that are left.
    pub total: i32,
}

impl Match<Rules> {
    /// The points of a player as displayed: where points are counted down, the number left to the
    /// player and the partner.
    pub fn shown(&self, seat: Seat) -> i32 {
        self.standing().shown(seat)
    }

    /// The sides of the match, starting with that of the first player.
    pub fn sides(&self) -> Vec<Side> {
        let standing = self.standing();
        let side = |seat| (self.rules().side(seat), seat);
        let sides = self.rules().seats().iter().map(side);
        let first = sides.filter(|(seats, seat)| seats.iter().next() == Some(*seat));
        first
            .map(|(seats, seat)| Side { seats, total: self.rules().shown(standing.total(seat)) })
            .collect()
    }

    /// Converts the index of a round to its number as players count, from 1: with an agreed number
    /// of decided rounds, a void one is played again under its number.
    pub fn round_number(&self, index: usize) -> usize {
        let before = &self.rounds()[..index];
        match self.rules().end {
            End::Rounds => {
                1 + before.iter().filter(|played| Rules::is_decided(&played.round)).count()
            }
            End::LastSurvivor | End::TopTwo | End::Best => 1 + index,
        }
    }

    /// The players who share the first place after the agreed rounds and play extra rounds; empty
    /// if none are to be played.
    pub fn tied(&self) -> Vec<Seat> {
        let rules = self.rules();
        let extra = rules.end == End::Rounds && rules.ties == Ties::ExtraRounds;
        let played = self.decided() >= rules.rounds.into();
        if extra && played && !self.is_over() { self.seats().iter().collect() } else { Vec::new() }
    }
}
