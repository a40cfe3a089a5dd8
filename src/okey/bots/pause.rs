//! How long a bot takes: as a person would, longer where there is something to think about.

/// How long pauses are, in percent of what is usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// Before what is clear.
    pub clear_percent: u32,
    /// When something is noticed.
    pub noticed_percent: u32,
    /// For the look over a hand before it is finished.
    pub checked_percent: u32,
    /// More for each tile that might as well be thrown, up to six.
    pub compared_percent: u32,
    /// By how much two pauses in the same situation may differ from what is usual; at most 100.
    pub varies_percent: u32,
}
