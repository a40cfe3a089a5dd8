//! The deficiency of a hand.

use std::cmp::Ordering;
use std::fmt;

use crate::hand::Hand;
use crate::hand::key::ONES;
use crate::okey::rules::HandRules;
use crate::tile::Color;

/// The number of tiles that a hand lacks to be complete, for each plan.
///
/// ```
/// use istaka::okey::Deficiency;
/// let near_pairs = Deficiency { melds: 5, pairs: Some(1) };
/// let near_melds = Deficiency { melds: 2, pairs: None };
/// assert!(near_pairs < near_melds);
/// assert_eq!(near_pairs.to_string(), "1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deficiency {
    /// For runs and groups, 0–14.
    pub melds: u8,
    /// For seven pairs, 0–14; `None` where the rules do not allow them.
    pub pairs: Option<u8>,
}

/// A hand is nearer to complete if its better plan lacks fewer tiles.
impl Ord for Deficiency {
    fn cmp(&self, other: &Deficiency) -> Ordering {
        let key = |it: &Deficiency| (it.best(), it.melds, it.pairs);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Deficiency {
    fn partial_cmp(&self, other: &Deficiency) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A deficiency is printed as that of the better plan.
impl fmt::Display for Deficiency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.best().fmt(f)
    }
}

/// A deficiency is serialized as that of the better plan.
#[cfg(feature = "serde")]
impl serde::Serialize for Deficiency {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.best())
    }
}

impl Deficiency {
    /// The deficiency of a hand, if runs and groups cover `covered` of its ordinary tiles.
    pub(super) fn when_covered(hand: &Hand, covered: u8, rules: HandRules) -> Deficiency {
        Deficiency {
            melds: 14u8.saturating_sub(covered + hand.wilds()),
            pairs: rules.seven_pairs.then(|| hand.pairs_deficiency()),
        }
    }

    /// The deficiency of the better plan.
    pub fn best(self) -> u8 {
        self.pairs.map_or(self.melds, |pairs| pairs.min(self.melds))
    }

    /// Returns `true` if seven pairs are the better plan.
    pub fn prefers_pairs(self) -> bool {
        self.pairs.is_some_and(|pairs| pairs < self.melds || pairs == 0)
    }
}

impl Hand {
    /// The number of tiles that the hand lacks for seven pairs. A face counts once unless held
    /// twice; each wild tile stands for a missing one. The indicator's own face has only one tile
    /// in play, and makes its pair with a wild tile.
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
