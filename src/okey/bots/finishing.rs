//! How likely the others finish.

/// How likely a player finishes in his next turn: the more, the longer the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finishing {
    /// After how many discards it begins to grow.
    pub from: f64,
    /// By how much it grows in a turn.
    pub growth: f64,
    /// How likely it is at first.
    pub least: f64,
    /// How likely it is at last.
    pub most: f64,
}

impl Finishing {
    /// How likely none of so many finishes, after so many discards of each.
    pub(super) fn nobody(&self, players: usize, turns: usize) -> f64 {
        let one = (self.growth * (turns as f64 - self.from)).max(self.least).min(self.most);
        (0..players).fold(1.0, |nobody, _| nobody * (1.0 - one))
    }
}
