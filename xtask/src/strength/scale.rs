//! The tables of the scale by which the strength of a player is told, one for each game. To review
//! a round of Okey takes an eighth of a second, to play and review one of 101 Okey half of one.

use super::run::Arena;
use crate::step::Result;

/// Measures the scale of Okey, in a hundred runs of sixty reviewed rounds.
pub fn okey(arena: &Arena) -> Result<String> {
    arena.scale("turkish", 4 * arena.deals, (6 * arena.deals / 5).max(1))
}

/// Measures the scale of 101 Okey.
pub fn okey101(arena: &Arena) -> Result<String> {
    let rounds = (arena.deals / 2).max(1);
    arena.scale("yuzbir", rounds, rounds)
}

/// Measures the scale of table rummy.
pub fn rummi(arena: &Arena) -> Result<String> {
    arena.scale("rummi80", 4 * arena.deals, 4 * arena.deals)
}
