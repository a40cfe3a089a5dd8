//! A table at which people and bots play a match: who acts next, and what becomes of it.
//!
//! It is the only code that says who is a bot. The browser and the command line ask it.

use std::fmt;

use crate::coded::{Coded, codes};
use crate::contest::{Match, MatchError, Undo};
use crate::game::Game;
use crate::seat::Seat;

/// Longer than any match lasts: bots that never end a round must not hang the program.
const MOST_MOVES: usize = 100_000;

/// Those who play at the seats of bots.
///
/// They decide the same in the same view, as long as `stop` does not cut them short.
pub trait Bots<G: Game> {
    /// What the bot of this seat does in its view, in which there is something to do. `stop` is
    /// asked now and then; once it says true the answer is the best that has been found.
    fn decide(&mut self, seat: Seat, view: &G::View, stop: &mut dyn FnMut() -> bool) -> G::Action;

    /// How long a person would think in place of this bot, in percent of what is usual.
    fn ponders(&mut self, seat: Seat, view: &G::View) -> u32;
}

/// A match, and who plays at which seat.
#[derive(Clone, Debug)]
pub struct Host<G: Game, B> {
    /// The match.
    pub game: Match<G>,
    /// Who plays for the bots.
    pub bots: B,
    /// The seats of bots. At any other a bot plays only from when its person has left a round until
    /// the next one is dealt.
    seats_of_bots: [bool; 4],
}

/// Why a table refuses something. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostError<Refusal> {
    /// A bot plays at this seat, and only it acts there.
    IsBot(Seat),
    /// No bot has anything to do.
    NotBotTurn,
    /// The match refuses it.
    Match(MatchError<Refusal>),
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

impl<Refusal: Coded> std::error::Error for HostError<Refusal> {}

impl<Refusal: fmt::Display> fmt::Display for HostError<Refusal> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostError::IsBot(seat) => write!(f, "a bot plays at seat {seat}"),
            HostError::NotBotTurn => f.write_str("no bot is to move"),
            HostError::Match(error) => error.fmt(f),
        }
    }
}

/// Which of these seats acts next: first one that may do something out of turn, because the others
/// do not wait for it, then the one that is to move.
pub fn next_to_act<G: Game>(round: &G::Round, among: impl Fn(Seat) -> bool) -> Option<Seat> {
    let turn = G::turn(round)?;
    let out_of_turn = |&seat: &Seat| seat != turn && among(seat) && G::may_act(round, seat);
    Seat::ALL.into_iter().find(out_of_turn).or_else(|| among(turn).then_some(turn))
}

impl<G: Game, B: Bots<G>> Host<G, B> {
    /// A table for this match. Bots play at the seats that are marked.
    pub const fn new(game: Match<G>, bots: B, seats_of_bots: [bool; 4]) -> Host<G, B> {
        Host { game, bots, seats_of_bots }
    }

    /// Whether a bot plays at this seat: always, or because its person has left this round.
    pub fn is_bot(&self, seat: Seat) -> bool {
        let left = |round| G::has_left(round, seat);
        self.is_seat_of_bot(seat) || self.game.round().is_some_and(left)
    }

    /// Whether this is the seat of a bot. A person who has left a round and looks on keeps his.
    const fn is_seat_of_bot(&self, seat: Seat) -> bool {
        self.seats_of_bots[seat.index()]
    }

    /// The first seat at which a person sits, also who has left this round and looks on; seat 0
    /// where there is none.
    pub fn first_person(&self) -> Seat {
        let mut players = self.game.rules().seats().iter();
        players.find(|&seat| !self.is_seat_of_bot(seat)).unwrap_or(Seat::ALL[0])
    }

    /// The person who is to move; while a bot is to move, the first person.
    pub fn actor(&self) -> Seat {
        let turn = self.game.round().and_then(G::turn);
        turn.filter(|&seat| !self.is_bot(seat)).unwrap_or_else(|| self.first_person())
    }

    /// The round that was dealt last.
    ///
    /// # Errors
    /// [`MatchError::NoRound`].
    pub fn round(&self) -> Result<&G::Round, HostError<G::Refusal>> {
        self.game.round().ok_or(HostError::Match(MatchError::NoRound))
    }

    /// What this seat may know.
    ///
    /// # Errors
    /// [`MatchError::NoRound`].
    pub fn view(&self, seat: Seat) -> Result<G::View, HostError<G::Refusal>> {
        self.game.view(seat).ok_or(HostError::Match(MatchError::NoRound))
    }

    /// Whether the person at this seat may do this now.
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

    /// Does what the person at this seat does.
    ///
    /// # Errors
    /// [`HostError::IsBot`], or why the match refuses it.
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

    /// On what terms the person at this seat may take back what he did last. What another person
    /// has done since is not taken back freely: he may have seen a hidden tile.
    pub fn undoable(&self, seat: Seat) -> Option<Undo> {
        let undo = self.game.undoable(seat).filter(|_| !self.is_bot(seat))?;
        let person = |(by, _): &&(Seat, G::Action)| *by != seat && !self.is_seat_of_bot(*by);
        let met = self.game.since(seat).iter().any(|done| person(&done));
        if undo == Undo::Free && met {
            return self.game.practice().then_some(Undo::Practice);
        }
        Some(undo)
    }

    /// Takes that back.
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

    /// The bot that has something to do now.
    ///
    /// # Errors
    /// [`HostError::NotBotTurn`], [`MatchError::NoRound`].
    pub fn next_bot(&self) -> Result<Seat, HostError<G::Refusal>> {
        let next = next_to_act::<G>(self.round()?, |seat| self.is_bot(seat));
        next.ok_or(HostError::NotBotTurn)
    }

    /// Has that bot do it. The event tells who it was and what everybody saw.
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

    /// How long a person would think in place of the bot that is to move, in percent of what is
    /// usual.
    ///
    /// # Errors
    /// As [`Host::next_bot`].
    pub fn ponders(&mut self) -> Result<u32, HostError<G::Refusal>> {
        let seat = self.next_bot()?;
        let view = self.view(seat)?;
        Ok(self.bots.ponders(seat, &view))
    }

    /// Plays the match to its end without anybody watching, or as far as bots may go that never end
    /// a round.
    ///
    /// # Errors
    /// [`HostError::NotBotTurn`] where a person is still in.
    pub fn play_out(&mut self) -> Result<(), HostError<G::Refusal>> {
        if self.game.seats().iter().any(|seat| !self.is_seat_of_bot(seat)) {
            return Err(HostError::NotBotTurn);
        }
        for _ in 0..MOST_MOVES {
            if self.game.is_over() {
                break;
            }
            let running = self.game.round().and_then(G::turn).is_some();
            if running {
                self.bot_move(&mut || false)?;
            } else {
                self.game.deal()?;
            }
        }
        Ok(())
    }
}
