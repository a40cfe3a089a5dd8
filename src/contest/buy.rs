//! Purchases in the course of a contest: offers and answers.

use crate::named::named;

/// An offer to an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuyOffer {
    /// The entrant.
    pub entrant: usize,
    /// The kind of purchase.
    pub kind: BuyKind,
}

named! {
    /// The kinds of purchases in the course of a contest.
    pub enum BuyKind {
        /// A return for a player who is out.
        Rebuy = "rebuy",
        /// More chips for a player who is in, once.
        AddOn = "addon",
    }
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyAnswer {
    /// Accepts the offer.
    Buys,
    /// Declines; a player who is out stays out.
    Declines,
}
