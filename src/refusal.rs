//! The refusals that all games share.

use std::fmt;

use crate::coded::{Coded, codes, error};
use crate::seat::{Seat, Seats};
use crate::tile::Tile;

/// A rule of every game that a refused action would break. The round is unchanged.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CommonRefusal {
    /// The round is over.
    RoundOver,
    /// Nobody plays at this seat.
    NotPlaying(Seat),
    /// Another seat is to move.
    NotYourTurn(Seat),
    /// The stock is empty.
    StockEmpty,
    /// Passing exists only with an empty stock.
    CannotPass,
    /// The player does not hold this tile.
    NotInHand(Tile),
}

impl CommonRefusal {
    /// Checks that the round is running, and that `seat` plays in it and is to move.
    ///
    /// # Errors
    /// The first of these that is not so.
    pub fn unless_turn(turn: Option<Seat>, seats: Seats, seat: Seat) -> Result<(), CommonRefusal> {
        let turn = turn.ok_or(CommonRefusal::RoundOver)?;
        if !seats.contains(seat) {
            return Err(CommonRefusal::NotPlaying(seat));
        }
        if turn == seat { Ok(()) } else { Err(CommonRefusal::NotYourTurn(turn)) }
    }
}

impl Coded for CommonRefusal {
    codes! {
        CommonRefusal::RoundOver => "roundOver",
        CommonRefusal::NotPlaying(_) => "notPlaying",
        CommonRefusal::NotYourTurn(_) => "notYourTurn",
        CommonRefusal::StockEmpty => "stockEmpty",
        CommonRefusal::CannotPass => "cannotPass",
        CommonRefusal::NotInHand(_) => "notInHand",
    }
}

error!(CommonRefusal);

impl fmt::Display for CommonRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommonRefusal::RoundOver => f.write_str("the round is over"),
            CommonRefusal::NotPlaying(seat) => write!(f, "nobody plays at seat {seat}"),
            CommonRefusal::NotYourTurn(seat) => write!(f, "seat {seat} is to move"),
            CommonRefusal::StockEmpty => f.write_str("the stock is empty"),
            CommonRefusal::CannotPass => f.write_str("passing exists only with an empty stock"),
            CommonRefusal::NotInHand(tile) => write!(f, "{tile} is not in the hand"),
        }
    }
}
