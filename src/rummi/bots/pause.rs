//! How long a bot takes: as a person would, longer where there is more to lay.

/// How long pauses are, in percent of what is usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// Before a tile is drawn or a turn passed by, for there is nothing to lay.
    pub clear_percent: u32,
    /// When there is something to lay.
    pub noticed_percent: u32,
    /// More for each tile that can be laid, up to six.
    pub laid_percent: u32,
    /// By how much two pauses in the same situation may differ from what is usual; at most 100.
    pub varies_percent: u32,
}
