//! The part of the table that a bot sees at once, the main difference between levels in this game.

/// The possible sights. Each includes the previous ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// Complete series of its own rack, and single tiles that can be added to an unchanged series.
    Ends,
    /// The changes of one series of the table by tiles of the rack: splitting a run, replacing a
    /// joker, taking a spare tile.
    OneSeries,
    /// The changes of all series of the table together.
    Table,
}

impl Sight {
    /// The next wider sight.
    pub const fn more(self) -> Sight {
        match self {
            Sight::Ends => Sight::OneSeries,
            Sight::OneSeries | Sight::Table => Sight::Table,
        }
    }
}
