//! The types of an explanation of the rules.

use crate::named::{Named, values};
use crate::rummi::rules::Options;

/// Some sentences about one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

/// An explanation under construction.
pub type Text<'a> = crate::guide::Text<'a, Options>;

/// The topics of paragraphs, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The whole game in a few sentences.
    Brief,
    /// The aim of the game.
    Aim,
    /// The set.
    Tiles,
    /// Runs and groups.
    Series,
    /// The seating, the starter, and the deal.
    Deal,
    /// Turns, their time, and the cost of an invalid end.
    Play,
    /// The first laying.
    Opening,
    /// Adding to the series on the table, and rebuilding them.
    Rebuild,
    /// The end of a round.
    Finish,
    /// The score of a round.
    Points,
    /// The end of a match.
    Match,
    /// Contests for play chips.
    Chips,
}

impl Named for Section {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Section::Brief, "brief"),
        (Section::Aim, "aim"),
        (Section::Tiles, "tiles"),
        (Section::Series, "series"),
        (Section::Deal, "deal"),
        (Section::Play, "play"),
        (Section::Opening, "opening"),
        (Section::Rebuild, "rebuild"),
        (Section::Finish, "finish"),
        (Section::Points, "points"),
        (Section::Match, "match"),
        (Section::Chips, "chips"),
    ];
}

impl Section {
    /// All sections.
    pub const ALL: [Section; 12] = values();
}
