//! How far a hand is from complete.

/// How many tiles of a complete hand a hand misses, for each plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deficiency {
    /// For runs and groups, 0–14.
    pub melds: u8,
    /// For seven pairs, 0–14; `None` where the rules do not have them.
    pub pairs: Option<u8>,
}

impl Deficiency {
    /// For the better plan.
    pub fn best(self) -> u8 {
        self.pairs.map_or(self.melds, |pairs| pairs.min(self.melds))
    }

    /// Whether seven pairs are the better plan.
    pub fn prefers_pairs(self) -> bool {
        self.pairs.is_some_and(|pairs| pairs < self.melds || pairs == 0)
    }
}
