//! What one player may know of a round. Bots, hints and the page see nothing else.
//!
//! No field holds a tile that the player may not see.

use super::action::{Action, Event};
use super::round::{Outcome, Round};
use super::rules::Rules;
use crate::game::Standing;
use crate::laying::{Aim, Laying, LayingError, Onto, Play, Proposal, Rebuild, TableSolver};
use crate::seat::{Seat, Seats};
use crate::tile::{Kind, Tile, TileSet};
use crate::wall::HAND;

/// A round as seen from one seat; in a match, which gives it with the score, see `Match::view`.
///
/// ```
/// use istaka::rummi::{Round, Rules, View};
/// use istaka::{Seat, Seats, Standing, Wall};
/// let (rules, wall) = (Rules::rummi80(3), Wall::shuffled(Rules::DEAL, 7, 1, 3));
/// let round = Round::new(rules, Seats::of(3), Seat::ALL[0], &wall);
/// let view = View::of(&round, Seat::ALL[1], &Standing::first(rules));
/// assert_eq!((view.hand.len(), view.stock), (14, 42));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The rules of the round.
    pub rules: Rules,
    /// Whose view it is.
    pub seat: Seat,
    /// Who began.
    pub starter: Seat,
    /// The player's own tiles in the order in which they came.
    pub hand: Vec<Tile>,
    /// The series on the table.
    pub table: Vec<Vec<Tile>>,
    /// What is seen of each seat, by seat number.
    pub players: [SeatView; 4],
    /// How many tiles are left to draw.
    pub stock: usize,
    /// Who is to move; nobody when the round is over.
    pub turn: Option<Seat>,
    /// All that everybody could see, in order.
    pub history: Vec<Event>,
    /// The minus points that each seat has written in the match, this round's included once it is
    /// over.
    pub points: [i32; 4],
    /// How many rounds of the match have been played to their end.
    pub decided: usize,
    /// How the round ended. All racks are open then.
    pub outcome: Option<Outcome>,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatView {
    /// Whether somebody plays here.
    pub playing: bool,
    /// How many tiles he holds.
    pub tiles: usize,
    /// Whether he has laid tiles.
    pub opened: bool,
    /// Whether he has left: his time ran out twice in a row.
    pub left: bool,
    /// His rack, laid open when the round is over; empty before.
    pub open: Vec<Tile>,
}

impl View {
    /// What `seat` may know of a round in a match that stands like this.
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
            history: round.history().to_vec(),
            points: standing.points,
            decided: standing.decided,
            outcome: round.outcome(),
        }
    }

    /// Who plays.
    pub fn seats(&self) -> Seats {
        let playing = |seat: &Seat| self.players[seat.index()].playing;
        Seat::ALL.into_iter().filter(playing).collect()
    }

    /// Whether this player has laid tiles.
    pub const fn has_opened(&self) -> bool {
        self.players[self.seat.index()].opened
    }

    /// Whether this player is to move.
    pub fn is_own_turn(&self) -> bool {
        self.turn == Some(self.seat)
    }

    /// Judges a table that this player proposes, also while another is to move.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn judge(&self, table: &[Vec<Tile>]) -> Result<Laying, LayingError> {
        self.proposal().judge(table)
    }

    /// Reads a half-finished table, also while another is to move.
    ///
    /// # Errors
    /// As [`Proposal::rebuilt`].
    pub fn rebuilt(&self, rows: &[Vec<Tile>]) -> Result<Rebuild, LayingError> {
        self.proposal().rebuilt(rows)
    }

    /// Puts tiles somewhere on a half-finished table, also while another is to move.
    ///
    /// # Errors
    /// As [`Proposal::rebuild`].
    pub fn rebuild(
        &self,
        rows: &[Vec<Tile>],
        tiles: &[Tile],
        onto: Onto,
    ) -> Result<Rebuild, LayingError> {
        self.proposal().rebuild(rows, tiles, onto)
    }

    /// What this player may propose a new table over.
    pub fn proposal(&self) -> Proposal<'_> {
        Proposal {
            rules: self.rules.laying(),
            old: &self.table,
            rack: &self.hand,
            opened: self.has_opened(),
        }
    }

    /// What he does who lays nothing: draw, or pass where there is nothing to draw.
    pub const fn rest(&self) -> Action {
        if self.stock == 0 { Action::Pass } else { Action::Draw }
    }

    /// The tile that this player drew in his last turn; nothing where he drew none.
    pub fn drawn(&self) -> Option<Tile> {
        let last = self.history.iter().rposition(|event| event.seat() == self.seat)?;
        let draws =
            |event: &Event| matches!(event, Event::Drew(_) | Event::Failed(_) | Event::TimedOut(_));
        // These draw as long as there is a stock.
        let dealt = HAND * self.seats().count();
        let drawn = self.history[..=last].iter().filter(|event| draws(event)).count();
        let came = draws(&self.history[last]) && dealt + drawn <= Rules::PACK.size();
        self.hand.last().copied().filter(|_| came)
    }

    /// The best that this player may lay by the rules for those who have opened or have not;
    /// nothing if he can lay no tile.
    pub(super) fn best_play(&self, solver: &mut TableSolver, aim: Aim) -> Option<Play> {
        match self.has_opened() {
            true => solver.best_play(&self.table, &self.hand, aim),
            false => solver.first_play(&self.table, &self.hand, aim),
        }
    }

    /// How many tiles of each kind this player does not see, by [`Kind::index`].
    pub fn unseen(&self) -> [u8; Kind::COUNT] {
        let open = self.table.iter().chain(self.players.iter().map(|player| &player.open));
        let seen: TileSet = open.flatten().chain(&self.hand).copied().collect();
        Rules::PACK.without(seen)
    }
}
