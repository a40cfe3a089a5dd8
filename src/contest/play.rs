//! A match of any game, without the types of its game: what reads, writes and counts matches is
//! written for it, and compiled once.

use std::ops::DerefMut;

use super::fair::Agreement;
use super::matches::{Match, MatchError, MatchOfAny, RoundOfAny};
use crate::coded::AnyRefusal;
use crate::game::Game;
use crate::notation::ParseError;
use crate::seat::Seat;
use crate::wall::{DealPlan, Wall};

/// A match of any game. Its rules and actions are text, as in a record; what else there is to it is
/// its [`MatchOfAny`].
///
/// Every [`Match`] is one:
///
/// ```
/// use istaka::okey::Rules;
/// use istaka::{Match, Play};
/// let mut game: Box<dyn Play> = Box::new(Match::new(Rules::turkish(), 7));
/// game.deal("")?;
/// let starter = game.turn().unwrap();
/// assert!(game.act(starter, "draw").is_err()); // with 15 tiles a player discards
/// assert_eq!(game.lines(0), [] as [&str; 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Play: DerefMut<Target = MatchOfAny> {
    /// The rules.
    fn rules(&self) -> String;

    /// The plan for dealing a round.
    fn deal_plan(&self) -> DealPlan;

    /// The dealer of the first round.
    fn first_dealer(&self) -> Seat;

    /// The commitment to publish before the next deal, if it is verifiable.
    fn commitment(&self) -> Option<String>;

    /// The seat to move; `None` before the first deal and when the round is over.
    fn turn(&self) -> Option<Seat>;

    /// Returns `true` if no further round is played.
    fn is_over(&self) -> bool;

    /// All rounds, the current one last.
    fn rounds(&self) -> Vec<&RoundOfAny>;

    /// The actions of a round, counted from 0, as lines of a record: `0 discard R5`. None if there
    /// is no such round.
    fn lines(&self, round: usize) -> Vec<String>;

    /// Verifies the deal of a round, counted from 0.
    ///
    /// # Panics
    /// If there is no such round.
    fn agreement(&self, round: usize) -> Agreement;

    /// Sort key of players who lasted equally long: [`Game::behind`].
    fn behind(&self, seat: Seat) -> i32;

    /// The debts of the current round: [`Game::debts`]; empty before the first deal.
    fn debts(&self) -> Vec<(Seat, Seat, u32)>;

    /// The match as it was after this number of actions of a round, counted from 0. `None` if there
    /// was no such moment.
    fn until(&self, round: usize, actions: usize) -> Option<Box<dyn Play>>;

    /// Deals the next round: [`Match::deal_with`].
    ///
    /// # Errors
    /// As [`Match::deal`].
    fn deal(&mut self, word: &str) -> Result<(), MatchError<AnyRefusal>>;

    /// Deals the next round from a given wall: [`Match::deal_committed`].
    ///
    /// # Errors
    /// As [`Match::deal_wall`].
    fn deal_committed(
        &mut self,
        wall: Wall,
        commitment: &str,
    ) -> Result<(), MatchError<AnyRefusal>>;

    /// Begins the match in a position as text: [`Match::begin`].
    ///
    /// # Errors
    /// As [`Match::begin`].
    fn begin(&mut self, position: &str) -> Result<(), MatchError<AnyRefusal>>;

    /// Publishes the key of the current round's commitment.
    ///
    /// # Errors
    /// As [`Match::say_key`].
    fn say_key(&mut self, key: &str) -> Result<(), MatchError<AnyRefusal>>;

    /// Plays an action in the notation.
    ///
    /// # Errors
    /// It cannot be read, or the match refuses it.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;
}

/// The reason for which a match does not play the text of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// It is no action.
    Parse(ParseError),
    /// The match refuses the action.
    Refused(MatchError<AnyRefusal>),
}

impl<G: Game> Play for Match<G> {
    fn rules(&self) -> String {
        Match::rules(self).to_string()
    }

    fn deal_plan(&self) -> DealPlan {
        Match::rules(self).deal_plan()
    }

    fn first_dealer(&self) -> Seat {
        Match::first_dealer(self)
    }

    fn commitment(&self) -> Option<String> {
        Match::commitment(self)
    }

    fn turn(&self) -> Option<Seat> {
        Match::turn(self)
    }

    fn is_over(&self) -> bool {
        Match::is_over(self)
    }

    fn rounds(&self) -> Vec<&RoundOfAny> {
        Match::rounds(self).iter().map(|played| &**played).collect()
    }

    fn lines(&self, round: usize) -> Vec<String> {
        let actions = Match::rounds(self).get(round).map_or(&[][..], |played| &played.actions);
        actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect()
    }

    fn agreement(&self, round: usize) -> Agreement {
        Match::agreement(self, round)
    }

    fn behind(&self, seat: Seat) -> i32 {
        G::behind(&self.standing(), seat)
    }

    fn debts(&self) -> Vec<(Seat, Seat, u32)> {
        self.round().map_or_else(Vec::new, G::debts)
    }

    fn until(&self, round: usize, actions: usize) -> Option<Box<dyn Play>> {
        Some(Box::new(self.cut(round, actions)?))
    }

    fn deal(&mut self, word: &str) -> Result<(), MatchError<AnyRefusal>> {
        self.deal_with(word).map_err(MatchError::of_any)
    }

    fn deal_committed(
        &mut self,
        wall: Wall,
        commitment: &str,
    ) -> Result<(), MatchError<AnyRefusal>> {
        Match::deal_committed(self, wall, commitment).map_err(MatchError::of_any)
    }

    fn begin(&mut self, position: &str) -> Result<(), MatchError<AnyRefusal>> {
        Match::begin(self, position).map_err(MatchError::of_any)
    }

    fn say_key(&mut self, key: &str) -> Result<(), MatchError<AnyRefusal>> {
        Match::say_key(self, key).map_err(MatchError::of_any)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let action = action.parse().map_err(PlayError::Parse)?;
        let played = self.play(seat, action);
        played.map(drop).map_err(|error| PlayError::Refused(error.of_any()))
    }
}
