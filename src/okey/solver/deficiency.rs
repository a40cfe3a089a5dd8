//! How far a hand is from complete.

use super::color::ONES;
use crate::hand::Hand;
use crate::okey::rules::HandRules;
use crate::tile::Color;

/// How many tiles of a complete hand a hand misses, for each plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deficiency {
    /// For runs and groups, 0–14.
    pub melds: u8,
    /// For seven pairs, 0–14; `None` where the rules do not have them.
    pub pairs: Option<u8>,
}

impl Deficiency {
    /// That of a hand of whose ordinary tiles runs and groups cover so many.
    pub(super) fn when_covered(hand: &Hand, covered: u8, rules: HandRules) -> Deficiency {
        Deficiency {
            melds: 14u8.saturating_sub(covered + hand.wilds()),
            pairs: rules.seven_pairs.then(|| hand.pairs_deficiency()),
        }
    }

    /// For the better plan.
    pub fn best(self) -> u8 {
        self.pairs.map_or(self.melds, |pairs| pairs.min(self.melds))
    }

    /// Whether seven pairs are the better plan.
    pub fn prefers_pairs(self) -> bool {
        self.pairs.is_some_and(|pairs| pairs < self.melds || pairs == 0)
    }
}

impl Hand {
    /// How many tiles the hand misses for seven pairs. A face counts once unless held twice; each
    /// wild tile stands for one that is missing. The indicator's own face, of which only one is in
    /// play, makes its pair with a wild tile.
    pub(crate) fn pairs_deficiency(&self) -> u8 {
        let (mut twins, mut alone) = (0, 0);
        for color in Color::ALL {
            let key = self.color(color);
            let two = (key >> 1 & ONES).count_ones();
            twins += two as u8;
            alone += (key.count_ones() - two) as u8;
        }
        let twins = twins.min(7);
        let covered = 2 * twins + alone.min(7 - twins);
        14u8.saturating_sub(covered + self.wilds())
    }
}
