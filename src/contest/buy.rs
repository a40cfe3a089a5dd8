//! What may be bought in the course of a contest, and what somebody answers who is asked.

use crate::named::Named;

/// What an entrant is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuyOffer {
    /// Who is asked.
    pub entrant: usize,
    /// What he may buy.
    pub kind: BuyKind,
}

/// What may be bought in the course of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyKind {
    /// A way back for a player who is out.
    Rebuy,
    /// More chips for a player who is in, once.
    AddOn,
}

impl Named for BuyKind {
    const NAMES: &'static [(Self, &'static str)] =
        &[(BuyKind::Rebuy, "rebuy"), (BuyKind::AddOn, "addon")];
}

/// What somebody answers who is asked whether he buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyAnswer {
    /// He buys what is offered.
    Buys,
    /// He does not; who is out stays out.
    Declines,
}
