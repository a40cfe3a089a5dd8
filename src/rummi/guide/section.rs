//! What an explanation of the rules is made of.

use crate::named::{Named, values};
use crate::rummi::rules::Options;

/// Some sentences on one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

/// An explanation that is being written.
pub type Text<'a> = crate::guide::Text<'a, Options>;

/// What a paragraph is about, in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The whole game in a few sentences.
    Brief,
    /// What it is all about.
    Aim,
    /// The set.
    Tiles,
    /// Runs and groups.
    Series,
    /// Who sits where, who begins, and the deal.
    Deal,
    /// Turns, their time, and what a wrong end costs.
    Play,
    /// The first laying.
    Opening,
    /// Adding to the series on the table, and rebuilding them.
    Rebuild,
    /// The end of a round.
    Finish,
    /// What a round counts.
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
    /// All of them.
    pub const ALL: [Section; 12] = values();
}
