//! Purchases in the course of a contest: offers and answers.

use crate::named::Named;

/// An offer to an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuyOffer {
    /// The entrant.
    pub entrant: usize,
    /// The kind of purchase.
    pub kind: BuyKind,
}

/// The kinds of purchases in the course of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyKind {
    /// A return for a player who is out.
    Rebuy,
    /// More chips for a player who is in, once.
    AddOn,
}

impl Named for BuyKind {
    const NAMES: &'static [(Self, &'static str)] =
        &[(BuyKind::Rebuy, "rebuy"), (BuyKind::AddOn, "addon")];
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyAnswer {
    /// Accepts the offer.
    Buys,
    /// Declines; a player who is out stays out.
    Declines,
}
