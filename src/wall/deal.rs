//! How tiles are dealt, and what lies where then.

use crate::tile::{Pack, Tile};

/// How many tiles a player holds before drawing. Where an indicator is turned the starter is dealt
/// one more.
pub const HAND: usize = 14;

/// How tiles are dealt where an indicator is turned (RULES section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dealing {
    /// In whole hands, then a tile is turned (S2).
    Quick,
    /// From a ring of stacks; the second die counts from the top of its stack (S1).
    RingFromTop,
    /// From a ring of stacks; the second die counts from the bottom of its stack (PAG).
    RingFromBottom,
}

/// What the rules of a game say of its deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealPlan {
    /// The tiles that are dealt.
    pub pack: Pack,
    /// How an indicator is turned; nothing where none is.
    pub turning: Option<Turning>,
}

/// How an indicator is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turning {
    /// How tiles are dealt.
    pub dealing: Dealing,
    /// Whether a false joker that is turned goes back and another tile is turned (RULES section 2).
    pub redraw: bool,
}

/// What lies where after dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hands in the order of play, the starter's first.
    pub hands: Vec<Vec<Tile>>,
    /// The tile turned face up, where one is.
    pub indicator: Option<Tile>,
    /// The tiles to draw, the first to be drawn last in the list.
    pub stock: Vec<Tile>,
}
