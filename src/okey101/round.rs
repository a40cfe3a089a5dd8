//! One round: the tiles, the table, the turn, and the only code that changes them.
//!
//! A round is a value. It is built from a finished wall, has no clock and no random source, and
//! `(rules, wall, actions)` determine it.
//!
//! ```text
//! deal ──► Play ─── discard ───► Draw ── draw, take ──► Play ── discard ──► …
//!          starter, 22 tiles      ▲                     │  ▲
//!                                 └────── return ───────┘  └ open, lay, add, exchange, takeback
//!
//! discard ──► no tile in hand          Over, won
//!         ├─► stock empty              Over, exhausted, or with `LastTake`
//!         │                            LastChance ── take ──► Play
//!         │                                └─ pass ──► Over, exhausted
//!         └─► else                     Draw of the next player
//! open    ──► all opened by pairs      Over, void
//! ```
//!
//! The table actions of a turn are kept until the discard, so that they can be taken back one by
//! one.

mod cost;
#[cfg(feature = "cli")]
mod hidden;
mod last_tile;
mod lay;
mod open;
mod placed;
mod time_out;

use super::action::{Action, Event, Refusal, Way};
use super::finish::Finish;
use super::penalty::{Penalty, Reason};
use super::row::uses;
use super::rules::{AllPairs, FalseJokerTurned, Rules, StockEnd, TakeBack};
use super::table::{Fitting, Lying};
use crate::json::as_name;
use crate::named::named;
use crate::refusal::CommonRefusal;
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::{Indicator, Kind, Reading, Tile, Wild};
use crate::wall::Wall;

pub use open::RECORD;
pub(super) use placed::Middle;

named! {
    /// The kind of action expected of the seat to move.
    pub enum Phase {
        /// Draw from the stock or take the previous player's discard.
        Draw = "draw",
        /// Play on the table, and discard a tile.
        Play = "play",
        /// The stock is empty: take the last discard, or pass.
        LastChance = "lastChance",
        /// The round is over.
        Over = "over",
    }
}

as_name!(Phase);

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Outcome"))]
pub enum Outcome {
    /// A player finished.
    Won(
        /// The finish.
        #[cfg_attr(feature = "js", tsify(type = "Okey101Finish"))]
        Finish,
    ),
    /// The stock is empty, and nobody finished (OKEY101 9.2).
    Exhausted,
    /// All players have opened by pairs: the round does not count (OKEY101 9.3).
    Void,
}

/// The opening of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Opened {
    /// By series or by pairs.
    #[cfg_attr(feature = "js", tsify(type = "Okey101Way"))]
    pub way: Way,
    /// The value of the series, or the number of pairs, laid in the opening.
    pub worth: u16,
}

/// A table action of this turn, with all that is needed to take it back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Done {
    /// The hand before it.
    hand: Vec<Tile>,
    /// The table before it.
    table: Vec<Lying>,
    /// The openings before it.
    opened: [Option<Opened>; 4],
    /// The penalties that it wrote.
    penalties: Vec<Penalty>,
    /// The meld and the end of an addition: true for the low end of a run.
    added: Option<(usize, bool)>,
    /// The tiles that it put on the table.
    laid: Vec<Tile>,
}

/// A playable discard that an opponent may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Callable {
    seat: Seat,
    tile: Tile,
}

/// The state of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Turn {
    /// The tile drawn or taken in this turn.
    came: Option<Tile>,
    /// True if that tile was taken.
    taken: bool,
    /// The tile that was given back in this turn.
    returned: Option<Tile>,
    /// The table actions that stand.
    done: Vec<Done>,
    /// True if the last action took a table action back.
    took_back: bool,
    /// True if taking back has cost a penalty in this turn.
    paid: bool,
}

/// A round of 101 Okey.
///
/// ```
/// use istaka::okey101::{Action, Refusal, Round, Rules};
/// use istaka::{Seat, Seats, Wall};
/// let rules = Rules::yuzbir(4);
/// let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 4);
/// let mut round = Round::new(rules, Seats::ALL, Seat::ALL[1], &wall);
/// let starter = round.turn().unwrap();
/// assert_eq!((round.hand(starter).len(), round.stock().len()), (22, 20));
/// assert_eq!(round.check(starter, &Action::Draw), Err(Refusal::StartsByDiscard));
/// let tile = round.hand(starter)[0];
/// round.play(starter, Action::Discard(tile))?;
/// assert_eq!(round.turn(), Some(Seat::ALL[2]));
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    rules: Rules,
    seats: Seats,
    starter: Seat,
    indicator: Tile,
    supply: Supply,
    table: Vec<Lying>,
    opened: [Option<Opened>; 4],
    /// True for each seat that has announced pairs.
    announced: [bool; 4],
    penalties: Vec<Penalty>,
    turn: Seat,
    phase: Phase,
    this: Turn,
    callable: Option<Callable>,
    history: Vec<Event>,
    outcome: Option<Outcome>,
}

impl Round {
    /// Deals a wall to these seats; `starter` gets 22 tiles and does not draw first.
    ///
    /// # Panics
    /// If the wall was not made for this number of players, or nobody plays at `starter`.
    pub fn new(rules: Rules, seats: Seats, starter: Seat, wall: &Wall) -> Round {
        assert_eq!(wall.players(), seats.count(), "the wall is for another number of players");
        assert!(seats.contains(starter), "nobody plays at the starter's seat");
        let mut deal = wall.deal();
        let mut indicator = deal.indicator.expect("the deal turns a tile");
        if rules.false_joker == FalseJokerTurned::Next && indicator.kind() == Kind::FalseJoker {
            // The false joker goes back onto the stock, and the next ordinary tile is turned.
            deal.stock.push(indicator);
            let face = deal.stock.iter().rposition(|tile| tile.kind() != Kind::FalseJoker);
            indicator = deal.stock.remove(face.expect("a stock has ordinary tiles"));
        }
        Round {
            rules,
            seats,
            starter,
            indicator,
            supply: Supply::new(seats, starter, deal),
            table: Vec::new(),
            opened: [None; 4],
            announced: [false; 4],
            penalties: Vec::new(),
            turn: starter,
            phase: Phase::Play,
            this: Turn::default(),
            callable: None,
            history: Vec::new(),
            outcome: None,
        }
    }

    /// The rules of the round.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats in play.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The seat that got 22 tiles.
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// The tile turned face up.
    pub const fn indicator(&self) -> Tile {
        self.indicator
    }

    /// The wild tile.
    pub const fn okey(&self) -> Wild {
        Indicator(self.indicator.kind()).okey()
    }

    /// A player's tiles in the order of arrival.
    pub fn hand(&self, seat: Seat) -> &[Tile] {
        self.supply.hand(seat)
    }

    /// A player's discard pile, bottom first.
    pub fn pile(&self, seat: Seat) -> &[Tile] {
        self.supply.pile(seat)
    }

    /// The tiles to draw, the next one last.
    pub fn stock(&self) -> &[Tile] {
        self.supply.stock()
    }

    /// Moves a tile that nobody has seen to the top of the stock, in exchange with the tile there.
    ///
    /// # Panics
    /// If the tile lies open, or the stock is empty.
    pub fn put_next(&mut self, tile: Tile) {
        self.supply.put_next(tile);
    }

    /// The melds on the table, in the order of laying.
    pub fn table(&self) -> &[Lying] {
        &self.table
    }

    /// The tiles that could be put on the table.
    pub fn fitting(&self) -> Fitting {
        Fitting::on(&self.table, self.okey(), &self.rules)
    }

    /// The opening of a player.
    pub const fn opened(&self, seat: Seat) -> Option<Opened> {
        self.opened[seat.index()]
    }

    /// Returns `true` if a player has announced pairs (`declare_pairs`).
    pub const fn has_announced(&self, seat: Seat) -> bool {
        self.announced[seat.index()]
    }

    /// The penalties so far, in order.
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    /// The seat to move; `None` when the round is over.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// The kind of action expected of the seat to move.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hands, the discard piles and the stock.
    pub const fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The tile that the seat to move has drawn or taken in this turn.
    pub const fn came(&self) -> Option<Tile> {
        self.this.came
    }

    /// Returns `true` if that tile was taken, which all players have seen.
    pub const fn has_taken(&self) -> bool {
        self.this.taken
    }

    /// The taken tile, as long as no table action that stands has used it (OKEY101 5.2). It is in
    /// the player's hand.
    pub fn unused(&self) -> Option<Tile> {
        let laid = || self.this.done.iter().flat_map(|done| &done.laid);
        self.this.came.filter(|&tile| self.this.taken && !uses(laid(), tile))
    }

    /// Number of table actions of this turn that can be taken back.
    pub fn to_take_back(&self) -> usize {
        self.this.done.len()
    }

    /// All public events, in order.
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// The result, once the round is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The tile that `seat` might take: the last discard of the previous player.
    pub fn takeable(&self, seat: Seat) -> Option<Tile> {
        self.pile(self.seats.before(seat)).last().copied()
    }

    fn is_wild(&self, tile: Tile) -> bool {
        self.okey().read(tile.kind()) == Reading::Wild
    }

    /// Checks if `seat` may do this now.
    ///
    /// # Errors
    /// The rule that it would break.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if *action == Action::Call {
            return self.check_call(seat);
        }
        CommonRefusal::unless_turn(self.turn(), self.seats, seat)?;
        match action {
            Action::Draw => self.check_draw(),
            Action::Take => self.check_take(),
            Action::Return => self.check_return(),
            Action::Open(rows) => match self.opening(rows) {
                Err(refusal) if self.rules.strict_open && refusal.is_wrong_opening() => Ok(()),
                judged => judged.map(drop),
            },
            Action::Lay(row) => self.meld_to_lay(row).map(drop),
            Action::Add { tile, place } => self.check_add(*tile, *place),
            Action::Exchange { tile, place } => self.check_exchange(*tile, *place),
            Action::TakeBack if self.this.done.is_empty() => Err(Refusal::NothingToTakeBack),
            Action::TakeBack => Ok(()),
            Action::Discard(tile) => self.check_discard(*tile),
            Action::GoForPairs => self.check_announcing(),
            Action::Pass if self.phase != Phase::LastChance => {
                Err(CommonRefusal::CannotPass.into())
            }
            Action::TimeOut if self.rules.clock.seconds().is_none() => Err(Refusal::NoClock),
            Action::Pass | Action::TimeOut | Action::Call => Ok(()),
        }
    }

    fn check_draw(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Draw => Ok(()),
            Phase::LastChance => Err(CommonRefusal::StockEmpty.into()),
            Phase::Play | Phase::Over => Err(self.no_draw()),
        }
    }

    /// The refusal of drawing or taking when a discard is due.
    fn no_draw(&self) -> Refusal {
        if self.this.came.is_some() { Refusal::AlreadyDrawn } else { Refusal::StartsByDiscard }
    }

    fn check_take(&self) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Draw | Phase::LastChance) {
            return Err(self.no_draw());
        }
        if let Some(tile) = self.this.returned {
            return Err(Refusal::TakenBefore(tile));
        }
        self.takeable(self.turn).map(drop).ok_or(Refusal::NothingToTake)
    }

    fn check_return(&self) -> Result<(), Refusal> {
        if !self.this.taken {
            return Err(Refusal::NothingTaken);
        }
        if self.this.done.is_empty() { Ok(()) } else { Err(Refusal::ActionStands) }
    }

    fn check_playing(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Play { Ok(()) } else { Err(Refusal::DrawFirst) }
    }

    fn check_held(&self, tile: Tile) -> Result<(), Refusal> {
        let held = self.hand(self.turn).contains(&tile);
        if held { Ok(()) } else { Err(CommonRefusal::NotInHand(tile).into()) }
    }

    fn check_discard(&self, tile: Tile) -> Result<(), Refusal> {
        self.check_playing()?;
        self.check_held(tile)?;
        self.unused().map_or(Ok(()), |unused| Err(Refusal::TakenUnused(unused)))
    }

    fn check_announcing(&self) -> Result<(), Refusal> {
        if !self.rules.declare_pairs {
            Err(Refusal::NoAnnouncing)
        } else if self.announced[self.turn.index()] {
            Err(Refusal::PairsAnnounced)
        } else if self.opened(self.turn).is_some() {
            Err(Refusal::AlreadyOpened)
        } else {
            Ok(())
        }
    }

    /// Plays an action and returns the public event.
    ///
    /// # Errors
    /// The rule that it would break; the round is unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Event, Refusal> {
        self.check(seat, &action)?;
        let took_back = action == Action::TakeBack;
        let event = match action {
            Action::Draw => {
                let tile = self.supply.draw(seat).expect("checked: there is a stock");
                self.come(tile, false);
                Event::Drew { seat }
            }
            Action::Take => {
                let tile = self.supply.take(seat, self.seats.before(seat));
                let tile = tile.expect("checked: there is a discard");
                self.come(tile, true);
                Event::Took { seat, tile }
            }
            Action::Return => {
                let tile = self.give_back(seat);
                if self.rules.return_penalty {
                    self.penalize(seat, Reason::Return, Some(tile));
                }
                Event::Returned { seat, tile }
            }
            Action::Open(rows) => self.open(seat, rows),
            Action::Lay(row) => self.lay(seat, row),
            Action::Add { tile, place } => self.add(seat, tile, place),
            Action::Exchange { tile, place } => self.exchange(seat, tile, place),
            Action::TakeBack => self.take_back(seat),
            Action::Discard(tile) => {
                self.discard(seat, tile);
                Event::Discarded { seat, tile }
            }
            Action::GoForPairs => {
                self.announced[seat.index()] = true;
                Event::WentForPairs { seat }
            }
            Action::Call => self.call(seat),
            Action::Pass => {
                self.end(Outcome::Exhausted);
                Event::Passed { seat }
            }
            Action::TimeOut => Event::TimedOut { seat, tile: self.time_out(seat) },
        };
        self.this.took_back = took_back;
        self.history.push(event.clone());
        Ok(event)
    }

    fn come(&mut self, tile: Tile, taken: bool) {
        self.this.came = Some(tile);
        self.this.taken = taken;
        self.phase = Phase::Play;
        if !taken {
            self.callable = None;
        }
    }

    fn give_back(&mut self, seat: Seat) -> Tile {
        let tile = self.this.came.take().expect("a tile was taken");
        self.supply.give_back(seat, self.seats.before(seat), tile);
        self.this.taken = false;
        self.this.returned = Some(tile);
        self.phase = if self.stock().is_empty() { Phase::LastChance } else { Phase::Draw };
        tile
    }

    /// Begins a table action that lays these tiles.
    fn begin(&self, seat: Seat, laid: Vec<Tile>) -> Done {
        Done {
            hand: self.hand(seat).to_vec(),
            table: self.table.clone(),
            opened: self.opened,
            penalties: Vec::new(),
            added: None,
            laid,
        }
    }

    fn take_back(&mut self, seat: Seat) -> Event {
        let tiles = self.undo(seat);
        let more = self.this.took_back || tiles > 1;
        if self.rules.take_back == TakeBack::LastOnly && more && !self.this.paid {
            self.this.paid = true;
            self.penalize(seat, Reason::TakeBack, None);
        }
        Event::TookBack { seat }
    }

    /// Undoes the last table action, and returns the number of tiles that it had laid.
    fn undo(&mut self, seat: Seat) -> usize {
        let done = self.this.done.pop().expect("there is a table action");
        self.supply.restore(seat, done.hand);
        self.table = done.table;
        self.opened = done.opened;
        for penalty in done.penalties {
            let last = self.penalties.iter().rposition(|other| *other == penalty);
            self.penalties.remove(last.expect("it was written"));
        }
        done.laid.len()
    }

    /// Ends the turn with a discard.
    fn discard(&mut self, seat: Seat, tile: Tile) {
        if self.hand(seat).len() == 1 {
            let finish = self.finish(seat, tile);
            self.supply.discard(seat, tile);
            self.end(Outcome::Won(finish));
        } else {
            self.put(seat, tile);
            self.charge(seat, tile);
        }
    }

    /// Puts a tile onto the pile, and lets the next player move.
    fn put(&mut self, seat: Seat, tile: Tile) {
        self.supply.discard(seat, tile);
        self.this = Turn::default();
        self.callable = None;
        if self.stock().is_empty() && self.rules.stock_end == StockEnd::AfterTurn {
            self.end(Outcome::Exhausted);
        } else {
            self.turn = self.seats.after(seat);
            self.phase = if self.stock().is_empty() { Phase::LastChance } else { Phase::Draw };
        }
    }

    /// Returns `true` if the player has opened in this turn.
    pub fn opens_now(&self, seat: Seat) -> bool {
        self.this.done.first().is_some_and(|done| done.opened[seat.index()].is_none())
    }

    /// Returns `true` if the player may lay melds, add tiles and exchange wild tiles now (OKEY101
    /// 4.8, section 6).
    pub fn works(&self, seat: Seat) -> bool {
        let plays = self.turn() == Some(seat) && self.phase == Phase::Play;
        let waits = self.rules.wait_turn && self.opens_now(seat);
        plays && self.opened(seat).is_some() && !waits
    }

    fn end(&mut self, outcome: Outcome) {
        self.phase = Phase::Over;
        self.this = Turn::default();
        self.callable = None;
        self.outcome = Some(outcome);
        if outcome == Outcome::Void {
            self.penalties.clear();
        }
    }

    /// Ends the round if all players have opened by pairs (OKEY101 9.3).
    fn end_if_all_have_pairs(&mut self) {
        let by_pairs = |seat| self.opened(seat).is_some_and(|opened| opened.way == Way::Pairs);
        if self.rules.all_pairs == AllPairs::Void && self.seats.iter().all(by_pairs) {
            self.end(Outcome::Void);
        }
    }
}

#[cfg(test)]
mod tests;
