//! The pauses of bots: like those of a person, longer if there is more to lay.

/// Lengths of pauses, in percent of the usual.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// Before drawing or passing with nothing to lay.
    pub clear_percent: u32,
    /// When there is something to lay.
    pub noticed_percent: u32,
    /// In addition for each tile that can be laid, up to six.
    pub laid_percent: u32,
    /// Largest deviation of a pause in the same situation, in percent; at most 100.
    pub varies_percent: u32,
}
