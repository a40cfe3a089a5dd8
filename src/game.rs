//! What a match, a record and a table ask of a game, whichever it is.
//!
//! A game is its rules, as a value. A round of it is a value too: it is built from a finished wall,
//! has no clock and no random source, and `(rules, wall, actions)` determine it. A new game is a
//! new folder with a type that implements [`Game`].

use std::fmt;
use std::str::FromStr;

use crate::bits::{BitReader, BitWriter};
use crate::coded::Coded;
use crate::named::Named;
use crate::notation::ParseError;
use crate::seat::{Seat, Seats};
use crate::wall::{DealPlan, Wall};

/// What a match counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Rounds that were won: the more the better.
    Wins,
    /// Penalty points: the fewer the better.
    Points,
    /// Points from which penalty points are taken away: the more the better.
    Down,
    /// The points of tiles on racks: the fewer the better.
    Minus,
}

impl Named for Counted {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Counted::Wins, "wins"),
        (Counted::Points, "points"),
        (Counted::Down, "down"),
        (Counted::Minus, "minus"),
    ];
}

/// The rules of a game, and with them the game itself.
pub trait Game: Copy + fmt::Debug + Eq + fmt::Display + FromStr {
    /// The name of the game, for programs.
    const NAME: &'static str;

    /// A round that is played.
    type Round: Clone + fmt::Debug + Eq;
    /// What a player does.
    type Action: Clone + fmt::Debug + Eq + fmt::Display + FromStr<Err = ParseError>;
    /// What everybody at the table sees of it.
    type Event: Clone + fmt::Debug + Eq;
    /// Why an action is refused.
    type Refusal: Clone + fmt::Debug + Eq + Coded;
    /// What a seat writes for a round.
    type Score: Copy + fmt::Debug + Default + Eq;
    /// What one player may know of a round, with the score of the match.
    type View;

    /// The rules of the deal of a day: those that are usual, for one round.
    fn daily() -> Self;

    /// Reads the rules of a match that was saved in an earlier version of the format of records.
    fn saved_in_version_1(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    /// The rules by which matches were played that name these in a text of an earlier version,
    /// where that differs: up to version 3 of records, and in version 1 of contests.
    fn once(&self) -> Option<Self> {
        None
    }

    /// The seats at which somebody plays in the first round.
    fn seats(&self) -> Seats;

    /// Who deals the first round of the match with this seed.
    fn first_dealer(&self, seed: u64) -> Seat;

    /// How the tiles of a round are dealt.
    fn deal_plan(&self) -> DealPlan;

    /// Begins a round of a match that stands like this, with a wall that is for as many players as
    /// are still in.
    fn deal(standing: &Standing<Self>, dealer: Seat, wall: &Wall) -> Self::Round;

    /// Who deals the round after this one to these seats.
    fn next_dealer(&self, _round: &Self::Round, dealer: Seat, seats: Seats) -> Seat {
        seats.after(dealer)
    }

    /// Who is to move; nobody when the round is over.
    fn turn(round: &Self::Round) -> Option<Seat>;

    /// Whether `seat` has something to do now, be it its turn or not.
    fn may_act(round: &Self::Round, seat: Seat) -> bool {
        Self::turn(round) == Some(seat)
    }

    /// Whether whoever sat at `seat` has left the round, so that a bot plays there to its end.
    fn has_left(_round: &Self::Round, _seat: Seat) -> bool {
        false
    }

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// The rule that it would break.
    fn check(round: &Self::Round, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does it, and tells what everybody sees of it.
    ///
    /// # Errors
    /// The rule that it would break; the round is unchanged.
    fn play(
        round: &mut Self::Round,
        seat: Seat,
        action: Self::Action,
    ) -> Result<Self::Event, Self::Refusal>;

    /// The action as it is written down: without what would make no difference to the round.
    fn settled(_round: &Self::Round, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Packs an action into few bits. The round is as it was before it.
    fn pack(_round: &Self::Round, _seat: Seat, action: &Self::Action, bits: &mut BitWriter) {
        bits.text(&action.to_string());
    }

    /// The action that [`Game::pack`] has packed; nothing where the bits are none.
    fn unpack(_round: &Self::Round, _seat: Seat, bits: &mut BitReader) -> Option<Self::Action> {
        bits.text()?.parse().ok()
    }

    /// What `seat` may know of a round in a match that stands like this.
    fn view(round: &Self::Round, seat: Seat, standing: &Standing<Self>) -> Self::View;

    /// What each seat writes for the round as it is now.
    fn written(round: &Self::Round) -> [Self::Score; 4];

    /// All that a score counts.
    fn total(score: Self::Score) -> i32;

    /// Whether somebody has won the round.
    fn is_decided(round: &Self::Round) -> bool;

    /// Whether an action is the last one of a turn.
    fn ends_turn(_action: &Self::Action) -> bool {
        true
    }

    /// Whether an action may be taken back freely after these have followed it.
    fn may_undo(action: &Self::Action, since: &[(Seat, Self::Action)]) -> bool;

    /// Who plays on after a round: everybody, where nobody is put out.
    fn staying(standing: &Standing<Self>) -> Seats {
        standing.seats
    }

    /// Whether no further round is played.
    fn is_over(standing: &Standing<Self>) -> bool;

    /// How far a player is behind, among those who have played as long: the lower the better. His
    /// points, where the fewest are best.
    fn behind(standing: &Standing<Self>, seat: Seat) -> i32 {
        standing.points[seat.index()]
    }

    /// What a match by these rules counts.
    fn counts(&self) -> Counted {
        Counted::Points
    }

    /// How many places win a match.
    fn winning_places(&self) -> usize {
        1
    }
}

/// How a match stands: all that its end and its places hang on, and no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing<G> {
    /// The rules of the match.
    pub rules: G,
    /// What each seat has written, what is written at once in the running round included.
    pub points: [i32; 4],
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

impl<G: Game> Standing<G> {
    /// That of the first round of a match, in which nothing has been written yet.
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

    /// How many are ahead of a player: who played longer, or as long and is still in, or stands
    /// better.
    pub fn ahead(&self, seat: Seat) -> usize {
        let key = |seat: Seat| {
            let lasted = std::cmp::Reverse(self.lasted[seat.index()]);
            (lasted, !self.seats.contains(seat), G::behind(self, seat))
        };
        self.rules.seats().iter().filter(|&other| key(other) < key(seat)).count()
    }

    /// The place of a player of whom so many are ahead, 1 for all who win.
    pub fn rank(&self, ahead: usize) -> usize {
        if ahead < self.rules.winning_places() { 1 } else { ahead + 1 }
    }

    /// Who wins if the match is over.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.rules.seats().iter().filter(|&seat| self.rank(self.ahead(seat)) == 1)
    }
}

/// A player that the program moves.
///
/// The same bot decides the same in the same view, as long as `stop` does not cut it short.
pub trait Bot<G: Game> {
    /// What to do in `view`, which is not a finished round and has at least one legal action.
    ///
    /// `stop` is asked now and then; once it says true the bot answers with the best it has found,
    /// which is always legal.
    fn decide(&mut self, view: &G::View, stop: &mut dyn FnMut() -> bool) -> G::Action;
}
