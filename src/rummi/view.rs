//! The information that one player has about a round. Bots, hints and the page see nothing else.
//!
//! No field holds a tile that the player may not see.

use super::action::{Action, Event};
use super::round::Round;
use super::rules::{Counting, Rules};
use super::score::Outcome;
use crate::game::{Game, Standing};
use crate::json::{ViewError, checked};
use crate::laying::{Aim, Play, Proposal, TableSolver};
use crate::meld::Meld;
use crate::seat::{Seat, Seats};
use crate::tile::{Kind, Tile, TileSet};

/// A round seen from one seat. `Match::view` adds the score of the match.
///
/// ```
/// use istaka::rummi::{Round, Rules, View};
/// use istaka::{Seat, Seats, Standing, Wall};
/// let rules = Rules::rummi80(3);
/// let wall = Wall::shuffled(rules.deal_plan(), 7, 1, 3);
/// let round = Round::new(rules, Seats::of(3), Seat::ALL[0], &wall);
/// let view = View::of(&round, Seat::ALL[1], &Standing::first(rules));
/// assert_eq!((view.hand.len(), view.stock), (14, 42));
/// ```
///
/// As JSON it can be read again, unless [`View::check`] refuses it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self", rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null, rename = "RummiView"))]
pub struct View {
    /// The rules of the round.
    pub rules: Rules,
    /// The seat of the viewing player.
    pub seat: Seat,
    /// The seat that began.
    pub starter: Seat,
    /// The player's own tiles in the order of arrival.
    pub hand: Vec<Tile>,
    /// The series on the table.
    pub table: Vec<Vec<Tile>>,
    /// The public part of each seat, by seat number.
    #[cfg_attr(feature = "js", tsify(type = "RummiSeatView[]"))]
    pub players: [SeatView; 4],
    /// Number of tiles left to draw.
    pub stock: usize,
    /// The seat to move; `None` when the round is over.
    pub turn: Option<Seat>,
    /// The player's legal actions now.
    #[cfg_attr(feature = "js", tsify(type = "RummiLegal"))]
    pub legal: Legal,
    /// All that everybody could see, in order.
    #[cfg_attr(feature = "js", tsify(type = "RummiEvent[]"))]
    pub history: Vec<Event>,
    /// The points of each seat in the match, including those of this round once it is over.
    #[cfg_attr(feature = "js", tsify(type = "number[]"))]
    pub points: [i32; 4],
    /// Number of finished rounds of the match.
    pub decided: usize,
    /// The result of the round. All racks are open then.
    #[cfg_attr(feature = "js", tsify(type = "RummiOutcome | null"))]
    pub outcome: Option<Outcome>,
}

/// The public part of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "RummiSeatView"))]
pub struct SeatView {
    /// True if the seat is in play.
    pub playing: bool,
    /// Number of tiles on the rack.
    pub tiles: usize,
    /// True if the player has laid tiles.
    pub opened: bool,
    /// True if the player has left: the time ran out twice in a row.
    pub left: bool,
    /// The rack, laid open when the round is over; empty before.
    pub open: Vec<Tile>,
}

/// Legal actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "RummiLegal"))]
pub struct Legal {
    /// Proposing a new table is legal.
    pub lay: bool,
    /// Drawing from the stock is legal.
    pub draw: bool,
    /// Doing nothing is legal: the stock is empty.
    pub pass: bool,
}

impl Legal {
    /// Returns the legal actions of a player with this stock, in their turn or not.
    pub const fn of(turn: bool, stock: usize) -> Legal {
        Legal { lay: turn, draw: turn && stock > 0, pass: turn && stock == 0 }
    }
}

checked!(View);

impl View {
    /// Checks that the fields do not contradict each other: each tile lies in one place, the series
    /// are valid, and the seats are those of the rules. The history is not replayed.
    ///
    /// # Errors
    /// [`ViewError`] names the first field that is wrong.
    pub fn check(&self) -> Result<(), ViewError> {
        let (size, seats) = (self.rules.pack().size(), self.rules.seats());
        let own = self.players[self.seat.index()].tiles;
        let melds = self.rules.melds();
        let is_series = |series: &Vec<Tile>| Meld::read(series, Rules::WILD, &melds).is_some();
        let fits = |seat: Seat| {
            let player = &self.players[seat.index()];
            let most = if player.playing { size } else { 0 };
            player.playing == seats.contains(seat) && player.tiles <= most
        };
        let written = |seat: Seat| {
            let most = if seats.contains(seat) { u16::MAX.into() } else { 0 };
            let least = if self.rules.count == Counting::WinnerTakes { -most } else { 0 };
            (least..=most).contains(&self.points[seat.index()])
        };
        ViewError::unless([
            ("players", Seat::ALL.into_iter().all(fits)),
            ("starter", seats.contains(self.starter)),
            ("stock", self.stock < size),
            ("table", self.table.iter().all(is_series)),
            ("hand", self.hand.len() == own && self.has_each_tile_once()),
            ("turn", self.turn.is_none_or(|seat| seats.contains(seat))),
            ("legal", self.legal == Legal::of(self.is_own_turn(), self.stock)),
            ("points", Seat::ALL.into_iter().all(written)),
            ("decided", self.decided <= usize::from(u16::MAX)),
            ("outcome", self.outcome.is_some() == self.turn.is_none()),
        ])
    }

    /// Returns `true` if all tiles are in play, each in one place, and none is missing.
    fn has_each_tile_once(&self) -> bool {
        let others = (0..4).filter(|&seat| seat != self.seat.index());
        let open = others.flat_map(|seat| &self.players[seat].open);
        let mut seen = TileSet::default();
        let mut all = self.hand.iter().chain(self.table.iter().flatten()).chain(open);
        let held = self.players.iter().map(|player| player.tiles);
        let count = held.chain(self.table.iter().map(Vec::len));
        let count = count.fold(self.stock, usize::saturating_add);
        let pack = self.rules.pack();
        all.all(|&tile| pack.holds(tile) && seen.insert(tile)) && count == pack.size()
    }

    /// Returns the view of `seat` in a match with this standing.
    pub fn of(round: &Round, seat: Seat, standing: &Standing<Rules>) -> View {
        let over = round.outcome().is_some();
        let seen = |other: Seat| SeatView {
            playing: round.seats().contains(other),
            tiles: round.hand(other).len(),
            opened: round.has_opened(other),
            left: round.has_left(other),
            open: if over { round.hand(other).to_vec() } else { Vec::new() },
        };
        View {
            rules: *round.rules(),
            seat,
            starter: round.starter(),
            hand: round.hand(seat).to_vec(),
            table: round.table().to_vec(),
            players: Seat::ALL.map(seen),
            stock: round.stock().len(),
            turn: round.turn(),
            legal: Legal::of(round.turn() == Some(seat), round.stock().len()),
            history: round.history().to_vec(),
            points: standing.points,
            decided: standing.decided,
            outcome: round.outcome(),
        }
    }

    /// The seats in play.
    pub fn seats(&self) -> Seats {
        let playing = |seat: &Seat| self.players[seat.index()].playing;
        Seat::ALL.into_iter().filter(playing).collect()
    }

    /// Returns `true` if this player has laid tiles.
    pub const fn has_opened(&self) -> bool {
        self.players[self.seat.index()].opened
    }

    /// Returns `true` if this player is to move.
    pub fn is_own_turn(&self) -> bool {
        self.turn == Some(self.seat)
    }

    /// The proposal of this player, in or out of turn, to which a new table is added.
    pub fn proposal(&self) -> Proposal<'_> {
        Proposal {
            rules: self.rules.laying(),
            old: &self.table,
            rack: &self.hand,
            opened: self.has_opened(),
        }
    }

    /// The action of a player who lays nothing: draw, or pass if the stock is empty.
    pub const fn rest(&self) -> Action {
        if self.stock == 0 { Action::Pass } else { Action::Draw }
    }

    /// The tiles that this player drew in their last turn, in the order of arrival.
    pub fn drawn(&self) -> &[Tile] {
        let Some(last) = self.history.iter().rposition(|event| event.seat() == self.seat) else {
            return &[];
        };
        let draws = |event: &Event| match event {
            Event::Drew { .. } => 1,
            Event::Failed { .. } | Event::TimedOut { .. } => self.rules.penalty_tiles.get().into(),
            Event::Laid { .. } | Event::Passed { .. } => 0,
        };
        // These draw as long as there is a stock.
        let dealt = self.rules.deal_plan().dealt(self.seats().count());
        let before: usize = self.history[..last].iter().map(draws).sum();
        let left = self.rules.pack().size().saturating_sub(dealt + before);
        let came = left.min(draws(&self.history[last]));
        &self.hand[self.hand.len().saturating_sub(came)..]
    }

    /// Returns the best play of this player by the rules before or after the opening; `None` if no
    /// tile can be laid.
    pub(super) fn best_play(&self, solver: &mut TableSolver, aim: Aim) -> Option<Play> {
        match self.has_opened() {
            true => solver.best_play(&self.table, &self.hand, aim),
            false => solver.first_play(&self.table, &self.hand, aim),
        }
    }

    /// Number of unseen tiles of each kind, by [`Kind::index`].
    pub fn unseen(&self) -> [u8; Kind::COUNT] {
        let open = self.table.iter().chain(self.players.iter().map(|player| &player.open));
        let seen: TileSet = open.flatten().chain(&self.hand).copied().collect();
        self.rules.pack().without(seen)
    }
}
