//! One round: the tiles, the turn, and the only code that changes them.
//!
//! A round is a value. It is built from a finished wall, has no clock and no random source, and
//! `(rules, wall, actions)` determine it. To undo, keep the old value.
//!
//! ```text
//! deal ──► Discard ──────────────────────────► Draw ──► Discard ──► … ──► Over
//!          starter, 15 tiles   discard         next     draw, take
//!             │                                 │
//!             └ declare ► Over                  └ stock empty ► LastChance ─ pass ► Over (void)
//!                                                                   └ take ► Finish: declare
//! ```

use super::action::{Action, Event, Refusal};
use super::finish::{Finish, finish, finishing_discards, without};
use crate::json::as_name;
use crate::named::named;
use crate::okey::rules::{Rules, TwinUntil, WildDiscard};
use crate::okey::solver::complete;
use crate::refusal::CommonRefusal;
use crate::seat::{Seat, Seats};
use crate::supply::Supply;
use crate::tile::{Indicator, Reading, Tile, Wild};
use crate::wall::Wall;

named! {
    /// The kind of action expected of the seat to move.
    pub enum Phase {
        /// Draw from the stock or take the previous player's discard.
        Draw = "draw",
        /// Discard a tile or finish.
        Discard = "discard",
        /// The stock is empty: take the last discard to finish, or pass.
        LastChance = "lastChance",
        /// The last discard was taken: finish.
        Finish = "finish",
        /// The round is over.
        Over = "over",
    }
}

as_name!(Phase);

/// The result of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase", tag = "kind")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "OkeyOutcome"))]
pub enum Outcome {
    /// A player finished.
    Won(Finish),
    /// The stock ran out (*el sayılmaz*): no win is scored, twin points stay (RULES 5.7).
    Void,
}

/// A round of Okey with 106 tiles.
///
/// ```
/// use istaka::okey::{Action, Refusal, Round, Rules};
/// use istaka::{Seat, Seats, Wall};
/// let wall = Wall::shuffled(Rules::turkish().deal_plan(), 7, 1, 4);
/// let mut round = Round::new(Rules::turkish(), Seats::ALL, Seat::ALL[1], &wall);
/// let starter = round.turn().unwrap();
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
    turn: Seat,
    phase: Phase,
    drawn: Option<Tile>,
    twin_shown: Option<Seat>,
    /// The seats that may show the twin by the match score.
    twin_showers: Seats,
    offences: [u16; 4],
    history: Vec<Event>,
    outcome: Option<Outcome>,
}

impl Round {
    /// Deals a wall to these seats; `starter` gets 15 tiles and discards first.
    ///
    /// # Panics
    /// If the wall was not made for this number of players, or nobody plays at `starter`.
    pub fn new(rules: Rules, seats: Seats, starter: Seat, wall: &Wall) -> Round {
        assert_eq!(wall.players(), seats.count(), "the wall is for another number of players");
        assert!(seats.contains(starter), "nobody plays at the starter's seat");
        let deal = wall.deal();
        Round {
            rules,
            seats,
            starter,
            indicator: deal.indicator.expect("the deal of Okey turns a tile"),
            supply: Supply::new(seats, starter, deal),
            turn: starter,
            phase: Phase::Discard,
            drawn: None,
            twin_shown: None,
            twin_showers: seats,
            offences: [0; 4],
            history: Vec::new(),
            outcome: None,
        }
    }

    /// Places a round as it is in its middle: where tiles lie, and what everybody has seen.
    pub(super) fn placed(
        rules: Rules,
        [starter, turn]: [Seat; 2],
        indicator: Tile,
        supply: Supply,
        seats: Seats,
        (phase, drawn): (Phase, Option<Tile>),
        history: Vec<Event>,
    ) -> Round {
        let showed = |event: &Event| match *event {
            Event::ShowedTwin { seat, .. } => Some(seat),
            _ => None,
        };
        Round {
            rules,
            seats,
            starter,
            indicator,
            supply,
            turn,
            phase,
            drawn,
            twin_shown: history.iter().find_map(showed),
            twin_showers: seats,
            offences: [0; 4],
            history,
            outcome: None,
        }
    }

    /// Restricts showing the indicator's twin to these seats: for the others it would take their
    /// last points by the score of the match (RULES section 6).
    pub const fn with_twin_shown_only_by(mut self, seats: Seats) -> Round {
        self.twin_showers = seats;
        self
    }

    /// The rules of the round.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats in play.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The seat that got 15 tiles.
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

    /// The hands, the discard piles and the stock.
    pub const fn supply(&self) -> &Supply {
        &self.supply
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

    /// The tiles that `seat` has drawn from the stock, in order; hidden from other players.
    pub fn draws(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let drew = |event: &Event| match *event {
            Event::Drew { seat: by } => Some(by),
            _ => None,
        };
        let all = self.history.iter().filter_map(drew).zip(self.supply.drawn());
        all.filter(move |(by, _)| *by == seat).map(|(_, tile)| tile)
    }

    /// The seat to move; `None` when the round is over.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// The kind of action expected of the seat to move.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The tile that the seat to move has drawn or taken in this turn.
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// The seat that has shown the indicator's twin.
    pub const fn twin_shown(&self) -> Option<Seat> {
        self.twin_shown
    }

    /// The number of incomplete hands that each seat has declared (RULES 5.6, `strict_declare`).
    pub const fn offences(&self) -> [u16; 4] {
        self.offences
    }

    /// All public events, in order.
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// The result, once the round is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The tile that `seat` might take: the last discard of the previous player.
    pub fn takeable(&self, seat: Seat) -> Option<Tile> {
        self.pile(self.seats.before(seat)).last().copied()
    }

    /// Checks if `seat` may do this now.
    ///
    /// # Errors
    /// The rule that it would break.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        // The twin needs no turn.
        let turn =
            if *action == Action::ShowTwin { self.turn().and(Some(seat)) } else { self.turn() };
        CommonRefusal::unless_turn(turn, self.seats, seat)?;
        match action {
            Action::ShowTwin => self.check_twin(seat),
            Action::Draw => self.check_draw(),
            Action::Take => self.check_take(),
            Action::Discard(tile) => self.check_discard(*tile),
            Action::Declare { discard, .. } => self.check_declare(*discard),
            Action::Pass => match self.phase {
                Phase::LastChance => Ok(()),
                _ => Err(CommonRefusal::CannotPass.into()),
            },
        }
    }

    fn check_twin(&self, seat: Seat) -> Result<(), Refusal> {
        let may_draw = self.rules.twin_until == TwinUntil::FirstDiscard;
        let acted = self.history.iter().any(|event| match *event {
            Event::Drew { seat: by } | Event::Took { seat: by, .. } => by == seat && !may_draw,
            Event::Discarded { seat: by, .. } | Event::Misdeclared { seat: by, .. } => by == seat,
            Event::ShowedTwin { .. } | Event::Declared { .. } | Event::Passed { .. } => false,
        });
        if self.rules.twin_points == 0 {
            Err(Refusal::NoTwinRule)
        } else if self.twin_shown.is_some() {
            Err(Refusal::TwinAlreadyShown)
        } else if acted {
            Err(Refusal::TwinTooLate)
        } else if self.twin_in(seat).is_none() {
            Err(Refusal::TwinNotDealt)
        } else if !self.twin_showers.contains(seat) {
            Err(Refusal::TwinWouldWin)
        } else {
            Ok(())
        }
    }

    /// Returns the twin in this hand. Excludes the tile of this turn, since the twin must have been
    /// dealt.
    fn twin_in(&self, seat: Seat) -> Option<Tile> {
        let twin =
            |tile: &&Tile| tile.kind() == self.indicator.kind() && self.drawn != Some(**tile);
        self.hand(seat).iter().find(twin).copied()
    }

    fn check_draw(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Draw => Ok(()),
            Phase::LastChance => Err(CommonRefusal::StockEmpty.into()),
            Phase::Discard | Phase::Finish | Phase::Over => Err(self.no_draw()),
        }
    }

    /// The refusal of drawing or taking when a discard is due.
    fn no_draw(&self) -> Refusal {
        if self.drawn.is_some() { Refusal::AlreadyDrawn } else { Refusal::StartsByDiscard }
    }

    fn check_take(&self) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Draw | Phase::LastChance) {
            return Err(self.no_draw());
        }
        let tile = self.takeable(self.turn).ok_or(Refusal::NothingToTake)?;
        if self.rules.wild_discard == WildDiscard::Dead && self.is_wild(tile) {
            return Err(Refusal::WildIsDead(tile));
        }
        if self.phase == Phase::LastChance && !self.would_finish(tile) {
            return Err(Refusal::WouldNotFinish(tile));
        }
        Ok(())
    }

    fn would_finish(&self, tile: Tile) -> bool {
        let mut hand = self.hand(self.turn).to_vec();
        hand.push(tile);
        !finishing_discards(&self.rules, self.okey(), &hand).is_empty()
    }

    fn check_discard(&self, tile: Tile) -> Result<(), Refusal> {
        self.check_discarding()?;
        if !self.hand(self.turn).contains(&tile) {
            return Err(CommonRefusal::NotInHand(tile).into());
        }
        self.check_wild(tile)
    }

    fn check_discarding(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Draw | Phase::LastChance => Err(Refusal::DrawFirst),
            Phase::Finish => Err(Refusal::MustFinish),
            Phase::Discard | Phase::Over => Ok(()),
        }
    }

    fn check_wild(&self, tile: Tile) -> Result<(), Refusal> {
        if self.rules.wild_discard == WildDiscard::OnlyToFinish && self.is_wild(tile) {
            return Err(Refusal::WildOnlyToFinish(tile));
        }
        Ok(())
    }

    /// The tiles that `seat` may discard now; cheaper than [`Round::check`] for each.
    pub(super) fn discards(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let discarding = self.turn() == Some(seat) && self.check_discarding().is_ok();
        let held = if discarding { self.hand(seat) } else { &[] };
        held.iter().copied().filter(|&tile| self.check_wild(tile).is_ok())
    }

    fn is_wild(&self, tile: Tile) -> bool {
        self.okey().read(tile.kind()) == Reading::Wild
    }

    fn check_declare(&self, discard: Tile) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Draw | Phase::LastChance) {
            return Err(Refusal::DrawFirst);
        }
        let hand = without(self.hand(self.turn), discard);
        let hand = hand.ok_or(CommonRefusal::NotInHand(discard))?;
        match complete(&hand, self.okey(), &self.rules.hands()) {
            None if !self.rules.strict_declare => Err(Refusal::HandIncomplete(discard)),
            _ => Ok(()),
        }
    }

    /// Plays an action and returns the public event.
    ///
    /// # Errors
    /// The rule that it would break; the round is unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Event, Refusal> {
        self.check(seat, &action)?;
        let event = match action.settled(self.hand(seat)) {
            Action::ShowTwin => {
                let tile = self.twin_in(seat).expect("checked: the twin is held");
                self.twin_shown = Some(seat);
                Event::ShowedTwin { seat, tile }
            }
            Action::Draw => {
                self.drawn = self.supply.draw(seat);
                self.phase = Phase::Discard;
                Event::Drew { seat }
            }
            Action::Take => {
                let tile = self.supply.take(seat, self.seats.before(seat));
                let tile = tile.expect("checked: there is a discard");
                self.drawn = Some(tile);
                let last = self.phase == Phase::LastChance;
                self.phase = if last { Phase::Finish } else { Phase::Discard };
                Event::Took { seat, tile }
            }
            Action::Discard(tile) => {
                self.put(seat, tile);
                self.pass_on();
                Event::Discarded { seat, tile }
            }
            Action::Declare { discard, melds } => self.declare(seat, discard, &melds),
            Action::Pass => {
                self.end(Outcome::Void);
                Event::Passed { seat }
            }
        };
        self.history.push(event);
        Ok(event)
    }

    fn put(&mut self, seat: Seat, tile: Tile) {
        self.supply.discard(seat, tile);
        self.drawn = None;
    }

    /// Ends the round if the hand is complete. An incomplete hand was shown to all and costs points
    /// (RULES 5.6, `strict_declare`); if the last discard was taken to finish, the round becomes
    /// void (RULES 5.7).
    fn declare(&mut self, seat: Seat, discard: Tile, melds: &[Vec<Tile>]) -> Event {
        let last = self.phase == Phase::Finish;
        self.put(seat, discard);
        let hand = self.hand(seat);
        match finish(&self.rules, self.indicator, seat, hand, discard, melds) {
            Some(finish) => {
                self.end(Outcome::Won(finish));
                Event::Declared { seat, tile: discard }
            }
            None => {
                let shown = hand.iter().copied().collect();
                self.offences[seat.index()] += 1;
                if last {
                    self.end(Outcome::Void);
                } else {
                    self.pass_on();
                }
                Event::Misdeclared { seat, tile: discard, shown }
            }
        }
    }

    fn pass_on(&mut self) {
        self.turn = self.seats.after(self.turn);
        self.phase = if self.stock().is_empty() { Phase::LastChance } else { Phase::Draw };
    }

    fn end(&mut self, outcome: Outcome) {
        self.phase = Phase::Over;
        self.outcome = Some(outcome);
    }

    /// Moves a tile of the stock to the top, for experiments.
    ///
    /// # Panics
    /// If the stock does not contain the tile.
    #[cfg(feature = "cli")]
    pub fn put_next(&mut self, tile: Tile) {
        self.supply.put_next(tile);
    }

    /// Returns a copy in which all tiles hidden from `seat` are exchanged at random: not those that
    /// were taken or shown openly and are still held.
    #[cfg(test)]
    pub fn with_hidden_tiles_exchanged(
        &self,
        seat: Seat,
        random: &mut rand::rngs::ChaCha8Rng,
    ) -> Round {
        let open = |tile: Tile| {
            self.history.iter().any(|event| match *event {
                Event::Took { tile: seen, .. } | Event::ShowedTwin { tile: seen, .. } => {
                    seen == tile
                }
                Event::Misdeclared { shown, .. } => shown.contains(tile),
                _ => false,
            })
        };
        let mut other = self.clone();
        let exchanged = other.supply.exchange_hidden(seat, open, random);
        let new = |drawn| exchanged.iter().find(|(old, _)| *old == drawn).map_or(drawn, |to| to.1);
        other.drawn = self.drawn.map(new);
        other
    }
}
