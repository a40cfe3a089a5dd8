//! A finish and its factor (OKEY101 10.2).

use super::rules::{Factors, Options};
use crate::seat::Seat;
use crate::tile::Tile;

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Okey101Finish"))]
pub struct Finish {
    /// The player without tiles.
    pub seat: Seat,
    /// The last discard.
    pub last: Tile,
    /// True if the last discard is a real okey.
    pub by_okey: bool,
    /// True if the player had opened by pairs.
    pub by_pairs: bool,
    /// True if the player finished from hand (*elden*).
    pub from_hand: bool,
}

impl Finish {
    /// Returns the factor of all bases: each doubling multiplies it, unless the rules say otherwise
    /// (OKEY101 10.2, 10.3).
    pub fn factor(&self, rules: &Options) -> i32 {
        rules.factors.of([self.by_okey, self.by_pairs, self.from_hand])
    }
}

impl Factors {
    /// Returns the factor of a finish of which these doublings are true or not.
    pub(super) fn of(self, doublings: [bool; 3]) -> i32 {
        let count = doublings.into_iter().filter(|&doubles| doubles).count() as u32;
        match self {
            Factors::Multiply => 2_i32.pow(count),
            Factors::Once => 2_i32.pow(count.min(1)),
            Factors::None => 1,
        }
    }
}
