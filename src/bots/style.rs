//! The styles of players of one level: preferences that override the best play for the own hand.
//! They change the strength only a little.

use crate::named::{Named, values};

/// A style of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Plays the best move of its level.
    Plain,
    /// Does not throw tiles that the next player may need, and takes only tiles that bring it much
    /// nearer.
    Careful,
    /// Takes tiles that go with its own, and does not count the remaining ones long.
    Quick,
    /// Collects twins, and goes for seven pairs if it can.
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
