//! The styles of players of one level: preferences that override the best play for the own hand.
//! They change the strength only a little, but for patience in table rummy (docs/strength.md).

use crate::named::named;

named! {
    /// A style of play.
    pub enum Style {
        /// Plays the best move of its level.
        Plain = "plain",
        /// Does not throw tiles that the next player may need, and takes only tiles that bring it
        /// much nearer.
        Careful = "careful",
        /// Takes tiles that go with its own, and does not count the remaining ones long.
        Quick = "quick",
        /// Collects twins, and goes for seven pairs if it can.
        Pairs = "pairs",
        /// Draws until it can lay all that it holds, or nearly all.
        Patient = "patient",
    }
}
