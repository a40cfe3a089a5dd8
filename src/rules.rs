//! The rules of a game as one value (RULES sections 2 to 6 and 9).
//!
//! A preset is a function that returns such a value. Only what the engine honours is a field.

use crate::meld::MeldRules;

/// Which neighbour is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The player to the left is next (S1, S3).
    Clockwise,
    /// The player to the right is next (S2).
    Anticlockwise,
}

/// Everything that may differ between two tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The name of the preset.
    pub name: &'static str,
    /// The order of play; how seats lie around the table. Turkish: anticlockwise (S2).
    pub direction: Direction,
    /// What is a meld and a complete hand. Turkish: high one and seven pairs (S2).
    pub melds: MeldRules,
    /// Points that each opponent writes at once when the indicator's twin is shown; 0 where showing
    /// it is not played. Turkish: 1 (S2).
    pub twin_points: u16,
    /// Points that each loser writes for an ordinary finish. Turkish: 2 (S2).
    pub loss_points: u16,
    /// What a finish by discarding an okey multiplies them by. Turkish: 2 (S2).
    pub okey_factor: u16,
    /// What a finish with seven pairs multiplies them by. Turkish: 2 (S2).
    pub pairs_factor: u16,
    /// A player with more points than this after a round is out. Turkish: 20 (S2).
    pub limit: u16,
}

impl Rules {
    /// Turkish Okey as on rummy.ch (S2).
    pub const fn turkish() -> Rules {
        Rules {
            name: "turkish",
            direction: Direction::Anticlockwise,
            melds: MeldRules { high_one: true, seven_pairs: true },
            twin_points: 1,
            loss_points: 2,
            okey_factor: 2,
            pairs_factor: 2,
            limit: 20,
        }
    }

    /// What each loser writes (RULES section 6, S2): the ordinary points, multiplied for an okey
    /// discarded last and for seven pairs.
    pub const fn finish_points(&self, by_okey: bool, by_pairs: bool) -> u16 {
        let okey = if by_okey { self.okey_factor } else { 1 };
        let pairs = if by_pairs { self.pairs_factor } else { 1 };
        self.loss_points * okey * pairs
    }

    /// The preset of this name.
    pub fn preset(name: &str) -> Option<Rules> {
        [Rules::turkish()].into_iter().find(|rules| rules.name == name)
    }
}
