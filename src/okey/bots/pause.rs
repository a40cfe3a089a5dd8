//! Thinking times of a bot: like a person's, longer if there is something to decide.

/// Thinking times in percent of the usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// For a clear decision.
    pub clear_percent: u32,
    /// For a useful tile on offer.
    pub noticed_percent: u32,
    /// For checking a hand before finishing.
    pub checked_percent: u32,
    /// Added for each tile that might as well be thrown, up to six.
    pub compared_percent: u32,
    /// Random variation in equal situations; at most 100.
    pub varies_percent: u32,
}
