//! Undo. A match is `(rules, seed, actions)`, so it is replayed up to the point in question. The
//! game decides which actions may be undone freely.

use super::matches::{Match, MatchError};
use crate::game::Game;
use crate::named::named;
use crate::seat::Seat;

named! {
    /// The condition for undoing a player's last action.
    ///
    /// ```
    /// use istaka::okey::{Action, Rules};
    /// use istaka::{Match, MatchError, Undo};
    /// let mut game = Match::new(Rules::turkish(), 7);
    /// game.deal()?;
    /// let before = game.clone();
    /// let starter = game.round().unwrap().starter();
    /// let tile = game.round().unwrap().hand(starter)[0];
    /// game.play(starter, Action::Discard(tile))?;
    /// let next = game.turn().unwrap();
    /// game.play(next, Action::Draw)?;
    /// assert_eq!(game.undo(starter), Ok(Undo::Free)); // the next player has not thrown
    /// assert_eq!(game, before);
    /// assert_eq!(game.undo(starter), Err(MatchError::NothingToUndo));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Undo {
        /// The round is running and the player has seen no hidden tile since, by
        /// [`Game::may_undo`]. Later actions of others are undone too.
        Free = "free",
        /// Only in a practice match. Everything later is undone too: moves of others, the end of
        /// the round and later deals.
        Practice = "practice",
    }
}

impl<G: Game> Match<G> {
    /// Returns the condition for undoing the last action of `seat`; `None` if it may not be undone.
    pub fn undoable(&self, seat: Seat) -> Option<Undo> {
        let (round, action) = self.last_action(seat)?;
        let played = &self.rounds()[round];
        let actions = &played.actions;
        // After the round all racks are open.
        if !played.is_over && G::may_undo(&actions[action].1, &actions[action + 1..]) {
            return Some(Undo::Free);
        }
        self.practice().then_some(Undo::Practice)
    }

    /// The actions in its round since the last action of `seat`.
    pub fn since(&self, seat: Seat) -> &[(Seat, G::Action)] {
        let last = self.last_action(seat);
        last.map_or(&[], |(round, action)| &self.rounds()[round].actions[action + 1..])
    }

    /// The action of `seat` that [`Match::undo`] would undo.
    pub fn undone(&self, seat: Seat) -> Option<&G::Action> {
        self.undoable(seat)?;
        let (round, action) = self.last_action(seat)?;
        Some(&self.rounds()[round].actions[action].1)
    }

    /// Returns the match to the state before the last action of `seat`. The same action then leads
    /// to the same state again.
    ///
    /// # Errors
    /// [`MatchError::NothingToUndo`]; the match is unchanged.
    pub fn undo(&mut self, seat: Seat) -> Result<Undo, MatchError<G::Refusal>> {
        let undo = self.undoable(seat).ok_or(MatchError::NothingToUndo)?;
        let (round, action) = self.last_action(seat).expect("what may be taken back was done");
        *self = self.played_until(round, action);
        Ok(undo)
    }

    /// Round and index of the last action of `seat`, both counted from 0.
    fn last_action(&self, seat: Seat) -> Option<(usize, usize)> {
        let rounds = self.rounds().iter().enumerate().rev();
        let by_seat = |(by, _): &(Seat, G::Action)| *by == seat;
        rounds
            .filter_map(|(index, round)| Some((index, round.actions.iter().rposition(by_seat)?)))
            .next()
    }

    /// The match after `actions` actions of the round `last`.
    pub(crate) fn played_until(&self, last: usize, actions: usize) -> Match<G> {
        // Unlike `expect` this does not link the texts of all refusals into the browser's engine.
        self.cut(last, actions).unwrap_or_else(|| unreachable!("it was done before"))
    }
}
