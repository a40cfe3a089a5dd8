//! What a person at a table of Okey may ask for: the reasons of a refusal, and why an opponent did
//! what he did; and what is done when his time is up.

use super::action::{Event, Refusal};
use super::bots::{Player, Why};
use super::coach::time_out;
use super::rules::Rules;
use super::solver::{Explanation, Solver};
use crate::bots::Roster;
use crate::contest::MatchError;
use crate::host::{Host, HostError};
use crate::seat::Seat;
use crate::tile::Tile;

impl Host<Rules, Roster<Player>> {
    /// Why a declared hand was refused: what is missing and what does not fit. `None` for refusals
    /// that say all there is to say.
    pub fn reasons(
        &self,
        seat: Seat,
        error: &HostError<Refusal>,
        solver: &mut Solver,
    ) -> Option<Explanation> {
        let HostError::Match(MatchError::Refused(Refusal::HandIncomplete(discard))) = error else {
            return None;
        };
        let round = self.game.round()?;
        let held = round.hand(seat).iter().copied();
        let hand: Vec<Tile> = held.filter(|tile| tile != discard).collect();
        Some(solver.explain(&hand, round.okey()))
    }

    /// Ends the turn of a person whose time is up.
    ///
    /// # Errors
    /// Where a bot is to move that it is its turn; else why the match refuses it.
    pub fn time_out(&mut self, solver: &mut Solver) -> Result<Vec<Event>, HostError<Refusal>> {
        if let Some(bot) = self.round()?.turn().filter(|&seat| self.is_bot(seat)) {
            return Err(MatchError::Refused(Refusal::NotYourTurn(bot)).into());
        }
        Ok(time_out(&mut self.game, solver)?)
    }

    /// Why somebody did what he did in the turn to which an event of the finished round belongs.
    pub fn why(&mut self, event: usize) -> Option<Why> {
        Why::of(&self.game, event, &mut self.bots)
    }
}
