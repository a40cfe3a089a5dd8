//! The parts of an explanation of the rules.

use crate::named::named;
use crate::okey::rules::Options;

/// Some sentences on one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

/// An explanation being written.
pub type Text<'a> = crate::guide::Text<'a, Options>;

named! {
    /// The topic of a paragraph, in reading order.
    #[derive(PartialOrd, Ord)]
    pub enum Section {
        /// The whole game in a few sentences.
        Brief = "brief",
        /// The aim of the game.
        Aim = "aim",
        /// The set.
        Tiles = "tiles",
        /// The indicator, wild tiles, and false jokers.
        Okey = "okey",
        /// Runs, groups, pairs, complete hands.
        Melds = "melds",
        /// The order of play, the starter, and the deal.
        Deal = "deal",
        /// Turns.
        Play = "play",
        /// The end of a round.
        Finish = "finish",
        /// The score of a round.
        Points = "points",
        /// The end of a match.
        Match = "match",
        /// Contests for play chips.
        Chips = "chips",
    }
}
