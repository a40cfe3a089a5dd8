//! The ways of dealing, and the result of a deal.

use crate::named::named;
use crate::tile::{Pack, Tile};

named! {
    /// The ways of dealing with an indicator (RULES section 4).
    pub enum Dealing {
        /// In whole hands, then a tile is turned (S2).
        Quick = "quick",
        /// From a ring of stacks; the second die counts from the top of its stack (S1).
        RingFromTop = "ring-top",
        /// From a ring of stacks; the second die counts from the bottom of its stack (PAG).
        RingFromBottom = "ring-bottom",
    }
}

/// The rules of a game for its deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealPlan {
    /// The tiles that are dealt.
    pub pack: Pack,
    /// Number of tiles of each player. If an indicator is turned, the starter gets one more.
    pub hand: usize,
    /// The turning of an indicator; `None` in a game without one.
    pub turning: Option<Turning>,
}

impl DealPlan {
    /// Number of tiles of the starter.
    pub const fn first_hand(&self) -> usize {
        self.hand + self.turning.is_some() as usize
    }

    /// Returns `true` if the way of dealing fits the tiles: a ring has 106, and deals hands of 14.
    pub fn is_possible(&self) -> bool {
        let quick = self.turning.is_none_or(|turning| turning.dealing == Dealing::Quick);
        quick || (self.pack.size(), self.hand) == (106, 14)
    }

    /// Number of tiles in all hands: the index of the tile that the quick deal turns.
    pub const fn dealt(&self, players: usize) -> usize {
        self.first_hand() + self.hand * (players - 1)
    }
}

/// The turning of an indicator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turning {
    /// The way of dealing.
    pub dealing: Dealing,
    /// True if a turned false joker goes back and another tile is turned (RULES section 2).
    pub redraw: bool,
}

/// The tiles after dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hands in the order of play, the starter's first.
    pub hands: Vec<Vec<Tile>>,
    /// The tile turned face up, if there is one.
    pub indicator: Option<Tile>,
    /// The tiles to draw, the first one last in the list.
    pub stock: Vec<Tile>,
}
