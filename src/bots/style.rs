//! What makes players of one level differ: what each would rather do than what is best for its own
//! hand alone. None of it makes a level much stronger or weaker.

use crate::named::{Named, values};

/// A manner of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Does what its level thinks best.
    Plain,
    /// Does not throw what the next player may need, and takes only what brings it nearer by much.
    Careful,
    /// Takes what goes with its tiles, and does not count long what is left to hope for.
    Quick,
    /// Collects twins, and goes for seven pairs where it can.
    Pairs,
}

impl Named for Style {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Style::Plain, "plain"),
        (Style::Careful, "careful"),
        (Style::Quick, "quick"),
        (Style::Pairs, "pairs"),
    ];
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 4] = values();
}
