//! The chance that other players finish.

/// A model of the chance (0 to 1) that a player finishes in their next turn. It grows with the
/// length of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finishing {
    /// Number of discards of each player after which the chance begins to grow from 0.
    pub from: f64,
    /// Growth with each further discard.
    pub growth: f64,
    /// Lower limit of the chance.
    pub least: f64,
    /// Upper limit of the chance.
    pub most: f64,
}

impl Finishing {
    /// Returns the chance that none of `players` finishes, after `turns` discards of each.
    pub(super) fn nobody(&self, players: usize, turns: usize) -> f64 {
        let one = (self.growth * (turns as f64 - self.from)).max(self.least).min(self.most);
        (0..players).fold(1.0, |nobody, _| nobody * (1.0 - one))
    }
}
