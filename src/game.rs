//! The interface of a game for matches, records and tables.
//!
//! A game is its rules, as a value. A round is a value too: it is built from a finished wall, has
//! no clock and no random source, and `(rules, wall, actions)` determine it. A new game is a new
//! folder with a type that implements [`Game`].

use std::fmt;
use std::str::FromStr;

use crate::coded::Coded;
use crate::named::named;
use crate::notation::ParseError;
use crate::seat::{Seat, Seats};
use crate::wall::{DealPlan, Wall};

named! {
    /// The unit of a match's score.
    pub enum Counted {
        /// Won rounds: more are better.
        Wins = "wins",
        /// Penalty points: fewer are better.
        Points = "points",
        /// Points that are counted down: more are better.
        Down = "down",
        /// The points of tiles on racks: fewer are better.
        Minus = "minus",
        /// Points that winners take from the others: more are better.
        Taken = "taken",
    }
}

impl Counted {
    /// Converts points of a contest, of which the fewest are best ([`Game::behind`]), to the number
    /// that players see.
    ///
    /// ```
    /// use istaka::Counted;
    /// assert_eq!(Counted::Taken.shown(-43), 43);
    /// assert_eq!(Counted::Minus.shown(43), 43);
    /// ```
    pub const fn shown(self, points: i64) -> i64 {
        match self {
            Counted::Wins | Counted::Taken => -points,
            Counted::Points | Counted::Down | Counted::Minus => points,
        }
    }
}

/// The rules of a game, and with them the game itself.
pub trait Game: Copy + fmt::Debug + Eq + fmt::Display + FromStr + 'static {
    /// The name of the game, for programs.
    const NAME: &'static str;

    /// A round.
    type Round: Clone + fmt::Debug + Eq;
    /// An action of a player.
    type Action: Clone + fmt::Debug + Eq + fmt::Display + FromStr<Err = ParseError>;
    /// The part of an action that all players see.
    type Event: Clone + fmt::Debug + Eq;
    /// The reason for which an action is refused.
    type Refusal: Clone + fmt::Debug + Eq + Coded;
    /// The score of a seat for a round.
    type Score: Copy + fmt::Debug + Default + Eq;
    /// The information that one player has about a round, with the score of the match.
    type View;

    /// The rules of the deal of a day: the usual ones, for one round.
    fn daily() -> Self;

    /// The seats of the first round.
    fn seats(&self) -> Seats;

    /// The dealer of the first round of the match with this seed.
    fn first_dealer(&self, _seed: u64) -> Seat {
        Seat::ALL[0]
    }

    /// The plan for dealing a round.
    fn deal_plan(&self) -> DealPlan;

    /// Begins a round of a match with this standing; the wall is for the players still in.
    fn deal(standing: &Standing<Self>, dealer: Seat, wall: &Wall) -> Self::Round;

    /// Begins a match in the middle of a round, in a position as text (`docs/notation.md`). The
    /// seed deals the tiles that the player has not seen. `None` if the text is no position by
    /// these rules, and in a game without positions.
    fn begin(&self, _position: &str, _seed: u64) -> Option<Begun<Self>> {
        None
    }

    /// The dealer of the next round for these seats.
    fn next_dealer(&self, _round: &Self::Round, dealer: Seat, seats: Seats) -> Seat {
        seats.after(dealer)
    }

    /// The seat to move; `None` when the round is over.
    fn turn(round: &Self::Round) -> Option<Seat>;

    /// Returns `true` if `seat` may act now, in or out of turn.
    fn may_act(round: &Self::Round, seat: Seat) -> bool {
        Self::turn(round) == Some(seat)
    }

    /// Returns `true` if the player at `seat` has left the round, so that a bot plays it to the
    /// end.
    fn has_left(_round: &Self::Round, _seat: Seat) -> bool {
        false
    }

    /// Checks if `seat` may do this now.
    ///
    /// # Errors
    /// The rule that it would break.
    fn check(round: &Self::Round, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Plays an action and returns the public event.
    ///
    /// # Errors
    /// The rule that it would break; the round is unchanged.
    fn play(
        round: &mut Self::Round,
        seat: Seat,
        action: Self::Action,
    ) -> Result<Self::Event, Self::Refusal>;

    /// Normalizes an action for the record: removes parts without effect.
    fn settled(_round: &Self::Round, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// The view of `seat` of a round in a match with this standing.
    fn view(round: &Self::Round, seat: Seat, standing: &Standing<Self>) -> Self::View;

    /// The score of each seat for the round so far.
    fn written(round: &Self::Round) -> [Self::Score; 4];

    /// The sum of a score.
    fn total(score: Self::Score) -> i32;

    /// The debts between seats after a finished round, in points and in the order of payment; empty
    /// after a void one, and in a game without contests.
    fn debts(round: &Self::Round) -> Vec<(Seat, Seat, u32)>;

    /// Returns `true` if the round was won.
    fn is_decided(round: &Self::Round) -> bool;

    /// Returns `true` if an action ends a turn.
    fn ends_turn(_action: &Self::Action) -> bool {
        true
    }

    /// Returns `true` if an action may be undone freely after these later actions.
    fn may_undo(action: &Self::Action, since: &[(Seat, Self::Action)]) -> bool;

    /// The seats that play on after a round: all of them, in a game without elimination.
    fn staying(standing: &Standing<Self>) -> Seats {
        standing.seats
    }

    /// Returns `true` if no further round is played.
    fn is_over(standing: &Standing<Self>) -> bool;

    /// Sort key of players who lasted equally long, ascending: the points, where the fewest are
    /// best.
    fn behind(standing: &Standing<Self>, seat: Seat) -> i32 {
        standing.points[seat.index()]
    }

    /// The unit of the score with these rules.
    fn counts(&self) -> Counted {
        Counted::Points
    }

    /// Number of places that win a match.
    fn winning_places(&self) -> usize {
        1
    }
}

/// A round in the middle of which a match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun<G: Game> {
    /// The position, as the game writes it.
    pub position: String,
    /// The round.
    pub round: G::Round,
    /// The seats in play.
    pub seats: Seats,
    /// The dealer.
    pub dealer: Seat,
}

/// The standing of a match: all data that determine its end and its places, without tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing<G> {
    /// The rules of the match.
    pub rules: G,
    /// The points of each seat, including those scored immediately in the running round.
    pub points: [i32; 4],
    /// The seats that are still in.
    pub seats: Seats,
    /// Number of won rounds.
    pub decided: usize,
    /// True while a round runs: a lead from points scored immediately is then not final.
    pub running: bool,
    /// By seat, the number of the last round played there.
    pub lasted: [usize; 4],
}

impl<G: Game> Standing<G> {
    /// The standing in the first round of a match, without points.
    pub fn first(rules: G) -> Standing<G> {
        let seats = rules.seats();
        Standing {
            rules,
            points: [0; 4],
            seats,
            decided: 0,
            running: true,
            lasted: Seat::ALL.map(|seat| usize::from(seats.contains(seat))),
        }
    }

    /// The standing before the first round of a match.
    pub(crate) fn unplayed(rules: G) -> Standing<G> {
        Standing { running: false, lasted: [0; 4], ..Standing::first(rules) }
    }

    /// Adds the points of a round of these seats, the number of which is counted from 1.
    pub(crate) fn add(&mut self, number: usize, seats: Seats, points: [i32; 4], decided: bool) {
        self.decided += usize::from(decided);
        for seat in seats.iter().map(Seat::index) {
            self.lasted[seat] = number;
        }
        for (sum, points) in self.points.iter_mut().zip(points) {
            *sum = sum.saturating_add(points);
        }
    }

    /// Number of players ahead: those who lasted longer, or as long and are still in, or rank
    /// better.
    pub fn ahead(&self, seat: Seat) -> usize {
        let key = |seat: Seat| {
            let lasted = std::cmp::Reverse(self.lasted[seat.index()]);
            (lasted, !self.seats.contains(seat), G::behind(self, seat))
        };
        self.rules.seats().iter().filter(|&other| key(other) < key(seat)).count()
    }

    /// The place of a player with `ahead` players ahead; 1 for all winners.
    pub fn rank(&self, ahead: usize) -> usize {
        if ahead < self.rules.winning_places() { 1 } else { ahead + 1 }
    }

    /// The winners if the match is over.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.rules.seats().iter().filter(|&seat| self.rank(self.ahead(seat)) == 1)
    }
}

/// A computer player.
///
/// The same bot decides the same in the same view, unless `stop` interrupts it.
pub trait Bot<G: Game> {
    /// Decides an action in `view`, which belongs to a running round with at least one legal
    /// action.
    ///
    /// `stop` is called now and then; once it returns true, the bot answers with the best action
    /// found, which is always legal.
    fn decide(&mut self, view: &G::View, stop: &mut dyn FnMut() -> bool) -> G::Action;
}
