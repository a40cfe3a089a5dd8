//! A table at which people and bots play a match: decides which seat acts next.
//!
//! Only this module knows the seats of bots. Browser and command line ask it.

use std::fmt;

use crate::coded::{AnyRefusal, Coded, codes, error};
use crate::contest::{Match, MatchError, Undo};
use crate::game::Game;
use crate::seat::Seat;

/// More moves than any match has: bots that never end a round must not hang the program.
const MOST_MOVES: usize = 100_000;

/// The players at the seats of bots.
///
/// They decide the same in the same view, unless `stop` interrupts them.
pub trait Bots<G: Game> {
    /// Decides the action of the bot at this seat, which has a legal action. `stop` is called now
    /// and then; once it returns true, the answer is the best action found.
    fn decide(&mut self, seat: Seat, view: &G::View, stop: &mut dyn FnMut() -> bool) -> G::Action;

    /// The thinking time of a person in place of this bot, in percent of the usual.
    fn ponders(&mut self, _seat: Seat, _view: &G::View) -> u32 {
        100
    }
}

/// A match and its players.
#[derive(Clone, Debug)]
pub struct Host<G: Game, B> {
    /// The match.
    pub game: Match<G>,
    /// The bots.
    pub bots: B,
    /// The seats of bots. At the others a bot plays only for a person who has left the round, until
    /// the next deal.
    seats_of_bots: [bool; 4],
}

/// The reason of a refusal. Nothing has changed.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum HostError<Refusal> {
    /// A bot plays at this seat.
    IsBot(Seat),
    /// No bot has a legal action.
    NotBotTurn,
    /// The match refuses the action.
    Match(MatchError<Refusal>),
}

impl<Refusal: Coded> HostError<Refusal> {
    /// The same error at a table of any game.
    pub fn of_any(self) -> HostError<AnyRefusal> {
        match self {
            HostError::IsBot(seat) => HostError::IsBot(seat),
            HostError::NotBotTurn => HostError::NotBotTurn,
            HostError::Match(error) => HostError::Match(error.of_any()),
        }
    }
}

impl<Refusal> From<MatchError<Refusal>> for HostError<Refusal> {
    fn from(error: MatchError<Refusal>) -> HostError<Refusal> {
        HostError::Match(error)
    }
}

impl<Refusal: Coded> Coded for HostError<Refusal> {
    codes! {
        HostError::IsBot(_) => "isBot",
        HostError::NotBotTurn => "notBotTurn",
        ;
        HostError::Match(error) => error.code(),
    }
}

error!(HostError<Refusal> where Refusal: Coded);

impl<Refusal: fmt::Display> fmt::Display for HostError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostError::IsBot(seat) => write!(f, "a bot plays at seat {seat}"),
            HostError::NotBotTurn => f.write_str("no bot is to move"),
            HostError::Match(error) => error.fmt(f),
        }
    }
}

/// Returns the seat that acts next among these: first one that may act out of turn, since the
/// others do not wait for it, then the one to move.
pub fn next_to_act<G: Game>(round: &G::Round, among: impl Fn(Seat) -> bool) -> Option<Seat> {
    let turn = G::turn(round)?;
    let out_of_turn = |&seat: &Seat| seat != turn && among(seat) && G::may_act(round, seat);
    Seat::ALL.into_iter().find(out_of_turn).or_else(|| among(turn).then_some(turn))
}

impl<G: Game, B: Bots<G>> Host<G, B> {
    /// Creates a table for this match with bots at the marked seats.
    pub const fn new(game: Match<G>, bots: B, seats_of_bots: [bool; 4]) -> Host<G, B> {
        Host { game, bots, seats_of_bots }
    }

    /// Returns `true` if a bot plays at this seat: always, or because the person has left this
    /// round.
    pub fn is_bot(&self, seat: Seat) -> bool {
        let left = |round| G::has_left(round, seat);
        self.is_seat_of_bot(seat) || self.game.round().is_some_and(left)
    }

    /// Returns `true` for the seat of a bot. A person who has left a round and watches keeps the
    /// seat.
    const fn is_seat_of_bot(&self, seat: Seat) -> bool {
        self.seats_of_bots[seat.index()]
    }

    /// The first seat of a person, including one who has left this round and watches; seat 0 if
    /// there is none.
    pub fn first_person(&self) -> Seat {
        let mut players = self.game.rules().seats().iter();
        players.find(|&seat| !self.is_seat_of_bot(seat)).unwrap_or(Seat::ALL[0])
    }

    /// The person to move; while a bot is to move, the first person.
    pub fn actor(&self) -> Seat {
        let turn = self.game.turn();
        turn.filter(|&seat| !self.is_bot(seat)).unwrap_or_else(|| self.first_person())
    }

    /// The current round.
    ///
    /// # Errors
    /// [`MatchError::NoRound`].
    pub fn round(&self) -> Result<&G::Round, HostError<G::Refusal>> {
        self.game.round().ok_or(HostError::Match(MatchError::NoRound))
    }

    /// The view of this seat.
    ///
    /// # Errors
    /// [`MatchError::NoRound`].
    pub fn view(&self, seat: Seat) -> Result<G::View, HostError<G::Refusal>> {
        self.game.view(seat).ok_or(HostError::Match(MatchError::NoRound))
    }

    /// Checks if the person at this seat may do this now.
    ///
    /// # Errors
    /// As [`Host::act`].
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), HostError<G::Refusal>> {
        if self.is_bot(seat) {
            return Err(HostError::IsBot(seat));
        }
        let checked = G::check(self.round()?, seat, action);
        Ok(checked.map_err(MatchError::Refused)?)
    }

    /// Plays an action of the person at this seat.
    ///
    /// # Errors
    /// [`HostError::IsBot`], or the refusal of the match.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<G::Event, HostError<G::Refusal>> {
        if self.is_bot(seat) {
            return Err(HostError::IsBot(seat));
        }
        Ok(self.game.play(seat, action)?)
    }

    /// The condition for undoing the last action of the person at this seat. It cannot be undone
    /// freely after an action of another person, who may have seen a hidden tile.
    pub fn undoable(&self, seat: Seat) -> Option<Undo> {
        let undo = self.game.undoable(seat).filter(|_| !self.is_bot(seat))?;
        let person = |(by, _): &&(Seat, G::Action)| *by != seat && !self.is_seat_of_bot(*by);
        let met = self.game.since(seat).iter().any(|done| person(&done));
        if undo == Undo::Free && met {
            return self.game.practice().then_some(Undo::Practice);
        }
        Some(undo)
    }

    /// The action that a person at `seat` may undo now.
    pub fn undone(&self, seat: Seat) -> Option<&G::Action> {
        self.undoable(seat).and(self.game.undone(seat))
    }

    /// Undoes the last action of the person at this seat.
    ///
    /// # Errors
    /// [`HostError::IsBot`], [`MatchError::NothingToUndo`].
    pub fn undo(&mut self, seat: Seat) -> Result<Undo, HostError<G::Refusal>> {
        if self.is_bot(seat) {
            return Err(HostError::IsBot(seat));
        }
        let undo = self.undoable(seat).ok_or(MatchError::NothingToUndo)?;
        self.game.undo(seat)?;
        Ok(undo)
    }

    /// The bot that acts next.
    ///
    /// # Errors
    /// [`HostError::NotBotTurn`], [`MatchError::NoRound`].
    pub fn next_bot(&self) -> Result<Seat, HostError<G::Refusal>> {
        let next = next_to_act::<G>(self.round()?, |seat| self.is_bot(seat));
        next.ok_or(HostError::NotBotTurn)
    }

    /// Plays the move of that bot and returns the public event.
    ///
    /// # Errors
    /// As [`Host::next_bot`].
    pub fn bot_move(
        &mut self,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<G::Event, HostError<G::Refusal>> {
        let seat = self.next_bot()?;
        let action = self.bots.decide(seat, &self.view(seat)?, stop);
        Ok(self.game.play(seat, action)?)
    }

    /// The thinking time of a person in place of the bot to move, in percent of the usual.
    ///
    /// # Errors
    /// As [`Host::next_bot`].
    pub fn ponders(&mut self) -> Result<u32, HostError<G::Refusal>> {
        let seat = self.next_bot()?;
        let view = self.view(seat)?;
        Ok(self.bots.ponders(seat, &view))
    }

    /// Plays the match as [`Host::play_out`], with bots in the place of people.
    ///
    /// # Errors
    /// Those of the match, which bots do not cause.
    pub fn play_out_for_people(&mut self) -> Result<(), HostError<G::Refusal>> {
        let seats = std::mem::replace(&mut self.seats_of_bots, [true; 4]);
        let done = self.play_out();
        self.seats_of_bots = seats;
        done
    }

    /// Plays a match of bots to its end, or up to a limit of moves.
    ///
    /// # Errors
    /// [`HostError::NotBotTurn`] if a person is still in.
    pub fn play_out(&mut self) -> Result<(), HostError<G::Refusal>> {
        if self.game.seats().iter().any(|seat| !self.is_seat_of_bot(seat)) {
            return Err(HostError::NotBotTurn);
        }
        for _ in 0..MOST_MOVES {
            if self.game.is_over() {
                break;
            }
            let running = self.game.turn().is_some();
            if running {
                self.bot_move(&mut || false)?;
            } else {
                self.game.deal()?;
            }
        }
        Ok(())
    }
}
