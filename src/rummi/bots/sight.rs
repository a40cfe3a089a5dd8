//! How much of the table a bot sees at once: what tells a beginner from a master in this game.

/// What a player looks at when it seeks something to lay. Each sees what those before see, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// Series that lie complete on its own rack, and single tiles that can be added to a series as
    /// it lies.
    Ends,
    /// What one series of the table can become with tiles of the rack: a run is split, a joker is
    /// replaced, a tile is taken away that can be spared.
    OneSeries,
    /// What all series of the table can become together.
    Table,
}

impl Sight {
    /// One step more than this.
    pub const fn more(self) -> Sight {
        match self {
            Sight::Ends => Sight::OneSeries,
            Sight::OneSeries | Sight::Table => Sight::Table,
        }
    }
}
