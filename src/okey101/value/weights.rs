//! Weights of features of a situation.

/// The weights of the features, in tenths of points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Of players who have not opened.
    pub closed: [i16; 338],
    /// Of those who have opened by series.
    pub series: [i16; 118],
    /// Of those who have opened by pairs.
    pub pairs: [i16; 118],
}
