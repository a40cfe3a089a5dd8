//! The parts of an explanation of the rules.

use crate::named::{Named, values};
use crate::okey::rules::Options;

/// Some sentences on one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

/// An explanation being written.
pub type Text<'a> = crate::guide::Text<'a, Options>;

/// The topic of a paragraph, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The whole game in a few sentences.
    Brief,
    /// The aim of the game.
    Aim,
    /// The set.
    Tiles,
    /// The indicator, wild tiles, and false jokers.
    Okey,
    /// Runs, groups, pairs, complete hands.
    Melds,
    /// The order of play, the starter, and the deal.
    Deal,
    /// Turns.
    Play,
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
    /// All sections.
    pub const ALL: [Section; 11] = values();
}
