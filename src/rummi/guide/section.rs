//! The types of an explanation of the rules.

use crate::named::named;
use crate::rummi::rules::Options;

/// Some sentences about one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

/// An explanation under construction.
pub type Text<'a> = crate::guide::Text<'a, Options>;

named! {
    /// The topics of paragraphs, in reading order.
    #[derive(PartialOrd, Ord)]
    pub enum Section {
        /// The whole game in a few sentences.
        Brief = "brief",
        /// The aim of the game.
        Aim = "aim",
        /// The set.
        Tiles = "tiles",
        /// Runs and groups.
        Series = "series",
        /// The seating, the starter, and the deal.
        Deal = "deal",
        /// Turns, their time, and the cost of an invalid end.
        Play = "play",
        /// The first laying.
        Opening = "opening",
        /// Adding to the series on the table, and rebuilding them.
        Rebuild = "rebuild",
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
