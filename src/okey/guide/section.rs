//! What an explanation of the rules is made of.

use crate::named::{Named, values};
use crate::okey::rules::Options;

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
    /// The indicator, what is wild, and the false jokers.
    Okey,
    /// Runs, groups, pairs, complete hands.
    Melds,
    /// Who sits where, who begins, and the deal.
    Deal,
    /// Turns.
    Play,
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
        (Section::Okey, "okey"),
        (Section::Melds, "melds"),
        (Section::Deal, "deal"),
        (Section::Play, "play"),
        (Section::Finish, "finish"),
        (Section::Points, "points"),
        (Section::Match, "match"),
        (Section::Chips, "chips"),
    ];
}

impl Section {
    /// All of them.
    pub const ALL: [Section; 11] = values();
}
