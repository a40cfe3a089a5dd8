//! How likely the others finish.

/// How likely a player finishes in his next turn: the more, the longer the round. Likelihoods go
/// from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finishing {
    /// After so many discards of each player it is 0 and begins to grow.
    pub from: f64,
    /// By so much it grows with each further discard.
    pub growth: f64,
    /// It is never less likely than this.
    pub least: f64,
    /// It is never more likely than this.
    pub most: f64,
}

impl Finishing {
    /// How likely none of so many finishes, after so many discards of each.
    pub(super) fn nobody(&self, players: usize, turns: usize) -> f64 {
        let one = (self.growth * (turns as f64 - self.from)).max(self.least).min(self.most);
        (0..players).fold(1.0, |nobody, _| nobody * (1.0 - one))
    }
}
