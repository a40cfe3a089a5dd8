//! A round of table rummy (RULES section 7).

use super::action::{Action, Event, Refusal};
use super::rules::{Counting, Rules};
use super::score::{Entry, Outcome, SURPRISED};
use crate::laying::{Laying, LayingError, Proposal};
use crate::refusal::CommonRefusal;
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::{Tile, TileSet};
use crate::wall::Wall;

/// After this number of time-outs in a row a player has left (RULES 7.6).
const TIME_OUTS: u8 = 2;

/// A round, from a finished wall to its end.
///
/// ```
/// use istaka::rummi::{Action, Round, Rules};
/// use istaka::{Seat, Seats, Wall};
/// let rules = Rules::rummi80(4);
/// let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 4);
/// let mut round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
/// assert_eq!((round.hand(Seat::ALL[0]).len(), round.stock().len()), (14, 28));
/// round.play(Seat::ALL[0], Action::Draw)?;
/// assert_eq!(round.turn(), Some(Seat::ALL[1]));
/// # Ok::<(), istaka::rummi::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    rules: Rules,
    seats: Seats,
    starter: Seat,
    supply: Supply,
    table: Vec<Vec<Tile>>,
    turn: Option<Seat>,
    /// True for each seat that has laid tiles.
    opened: [bool; 4],
    /// Number of latest turns of each seat that ended because the time ran out.
    time_outs: [u8; 4],
    /// True for each seat that has left after too many time-outs.
    left: [bool; 4],
    /// Number of latest turns without a drawn or laid tile.
    passes: usize,
    history: Vec<Event>,
    outcome: Option<Outcome>,
}

impl Round {
    /// Deals from a finished wall.
    ///
    /// # Panics
    /// If the wall is not for these players, or not of this set.
    pub fn new(rules: Rules, seats: Seats, starter: Seat, wall: &Wall) -> Round {
        assert_eq!(wall.players(), seats.count(), "a wall for these players");
        assert_eq!(wall.tiles().len(), rules.pack().size(), "a wall of this set");
        Round {
            rules,
            seats,
            starter,
            supply: Supply::new(seats, starter, wall.deal()),
            table: Vec::new(),
            turn: Some(starter),
            opened: [false; 4],
            time_outs: [0; 4],
            left: [false; 4],
            passes: 0,
            history: Vec::new(),
            outcome: None,
        }
    }

    /// Places a round as it is in its middle, in the turn of the second seat.
    pub(super) fn placed(
        rules: Rules,
        seats: Seats,
        [starter, turn]: [Seat; 2],
        (supply, table): (Supply, Vec<Vec<Tile>>),
        [opened, left]: [[bool; 4]; 2],
    ) -> Round {
        Round {
            rules,
            seats,
            starter,
            supply,
            table,
            turn: Some(turn),
            opened,
            time_outs: [0; 4],
            left,
            passes: 0,
            history: Vec::new(),
            outcome: None,
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats in play.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The seat that began.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// The hands, the discard piles and the stock.
    pub const fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The tiles of a player, in the order of arrival.
    pub fn hand(&self, seat: Seat) -> &[Tile] {
        self.supply.hand(seat)
    }

    /// The series on the table.
    pub fn table(&self) -> &[Vec<Tile>] {
        &self.table
    }

    /// The tiles to draw, the first to be drawn last.
    pub fn stock(&self) -> &[Tile] {
        self.supply.stock()
    }

    /// The seat to move; `None` when the round is over.
    pub const fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Moves a tile of the stock to the top, for experiments.
    ///
    /// # Panics
    /// If the stock does not contain the tile.
    #[cfg(feature = "cli")]
    pub fn put_next(&mut self, tile: Tile) {
        self.supply.put_next(tile);
    }

    /// Returns a copy in which all tiles hidden from `seat` are exchanged at random.
    #[cfg(test)]
    pub fn with_hidden_tiles_exchanged(
        &self,
        seat: Seat,
        random: &mut rand::rngs::ChaCha8Rng,
    ) -> Round {
        let mut other = self.clone();
        other.supply.exchange_hidden(seat, |_| false, random);
        other
    }

    /// Returns `true` if a player has laid tiles in this round.
    pub const fn has_opened(&self, seat: Seat) -> bool {
        self.opened[seat.index()]
    }

    /// Returns `true` if a player has left after too many time-outs (RULES 7.6). This lasts to the
    /// end of the round, also while a bot plays for the player.
    pub const fn has_left(&self, seat: Seat) -> bool {
        self.left[seat.index()]
    }

    /// All public events, in order.
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// The result of the round.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The winners: the player with an empty rack, or those with the lowest sum in a blocked round.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.entry().winners(&self.rules, self.seats).into_iter()
    }

    /// The points by which each seat has lost the round: the difference to the winners.
    pub fn lost(&self) -> [u16; 4] {
        self.entry().lost(&self.rules, self.seats)
    }

    /// The points of each seat (RULES 7.8, 7.10); 0 while the round runs.
    pub fn written(&self) -> [i32; 4] {
        self.entry().written(&self.rules, self.seats)
    }

    /// The facts of the round from which its score is counted.
    pub fn entry(&self) -> Entry {
        let surprised = self.outcome.is_some_and(|outcome| outcome.surprises(&self.rules));
        let lost = |seat: Seat| {
            let won =
                matches!(self.outcome, Some(Outcome::Won { seat: winner, .. }) if winner == seat);
            self.outcome.is_some() && self.seats.contains(seat) && !won
        };
        let sum =
            |seat: Seat| (lost(seat) && !surprised).then(|| self.rules.rack_sum(self.hand(seat)));
        Entry {
            outcome: self.outcome,
            opened: Seat::ALL.map(|seat| surprised && lost(seat) && self.has_opened(seat)),
            hands: Seat::ALL.map(sum),
        }
    }

    /// The minus points of each opponent who has laid nothing, if this player finishes before
    /// having laid anything (RULES 7.8); `None` if that counts as any finish.
    pub fn surprises(&self, seat: Seat) -> Option<u16> {
        let surprises = self.rules.count == Counting::Minus && !self.has_opened(seat);
        surprises.then_some(SURPRISED)
    }

    /// The proposal of a player, to which a new table is added.
    fn proposal(&self, seat: Seat) -> Proposal<'_> {
        Proposal {
            rules: self.rules.laying(),
            old: &self.table,
            rack: self.hand(seat),
            opened: self.has_opened(seat),
        }
    }

    /// Checks if `seat` may do this now. By rules that punish an invalid end of turn it may be
    /// declared; [`Round::judge`] judges the table.
    ///
    /// # Errors
    /// The rule that it would break.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        CommonRefusal::unless_turn(self.turn, self.seats, seat)?;
        let empty = self.stock().is_empty();
        match action {
            Action::Draw if empty => Err(CommonRefusal::StockEmpty.into()),
            Action::Pass if !empty => Err(CommonRefusal::CannotPass.into()),
            Action::TimeOut if self.rules.clock.seconds().is_none() => Err(Refusal::NoClock),
            Action::Draw | Action::Pass | Action::TimeOut => Ok(()),
            Action::Lay(table) => self.lay(seat, table).map(drop),
        }
    }

    /// Judges a table that `seat` proposes, in or out of turn.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn judge(&self, seat: Seat, table: &[Vec<Tile>]) -> Result<Laying, LayingError> {
        self.proposal(seat).judge(table)
    }

    /// Returns the laying by this table; `None` if it fails at a cost (RULES 7.5).
    fn lay(&self, seat: Seat, table: &[Vec<Tile>]) -> Result<Option<Laying>, Refusal> {
        match self.judge(seat, table) {
            Ok(laying) => Ok(Some(laying)),
            Err(error) if error.is_invalid_table() && !self.rules.refuse_only => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Plays an action and returns the public event.
    ///
    /// # Errors
    /// The rule that it would break; the round is unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Event, Refusal> {
        self.check(seat, &action)?;
        let laying = match &action {
            Action::Lay(table) => self.lay(seat, table)?,
            Action::Draw | Action::Pass | Action::TimeOut => None,
        };
        let drawn = match action {
            Action::Draw => 1,
            Action::Lay(_) if laying.is_some() => 0,
            Action::Lay(_) | Action::TimeOut => self.rules.penalty_tiles.get(),
            Action::Pass => 0,
        };
        let drawn = (0..drawn).map_while(|_| self.supply.draw(seat)).count();
        let idle = drawn == 0 && laying.is_none();
        self.passes = if idle { self.passes + 1 } else { 0 };
        self.time_outs[seat.index()] = match action {
            Action::TimeOut => self.time_outs[seat.index()] + 1,
            Action::Draw | Action::Lay(_) | Action::Pass => 0,
        };
        self.left[seat.index()] |= self.time_outs[seat.index()] >= TIME_OUTS;
        let event = match (action, laying) {
            (Action::Draw, _) => Event::Drew { seat },
            (Action::Pass, _) => Event::Passed { seat },
            (Action::TimeOut, _) => Event::TimedOut { seat },
            (Action::Lay(_), None) => Event::Failed { seat },
            (Action::Lay(_), Some(laying)) => self.put_down(seat, laying),
        };
        self.history.push(event.clone());
        self.end_turn(seat);
        Ok(event)
    }

    /// Lays tiles.
    fn put_down(&mut self, seat: Seat, Laying { table, laid }: Laying) -> Event {
        let new: Vec<Vec<Tile>> = table.into_iter().map(|meld| meld.tiles).collect();
        let broken = broken(&self.table, &new);
        self.table = new;
        self.supply.lay(seat, &laid);
        let opens = !self.opened[seat.index()];
        if self.hand(seat).is_empty() {
            self.outcome = Some(Outcome::Won { seat, at_once: opens });
        }
        self.opened[seat.index()] = true;
        Event::Laid { seat, laid, table: self.table.clone(), opens, broken }
    }

    fn end_turn(&mut self, seat: Seat) {
        if self.passes == self.seats.count() {
            self.outcome = Some(Outcome::Blocked);
        }
        self.turn = self.outcome.is_none().then(|| self.seats.after(seat));
    }
}

/// Number of series of the old table whose tiles are not together in a series of the new one.
fn broken(old: &[Vec<Tile>], new: &[Vec<Tile>]) -> usize {
    let new: Vec<TileSet> = new.iter().map(|series| series.iter().copied().collect()).collect();
    let together = |series: &&Vec<Tile>| {
        new.iter().any(|other| series.iter().all(|&tile| other.contains(tile)))
    };
    old.len() - old.iter().filter(together).count()
}
