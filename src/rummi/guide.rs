//! The rules explained, section by section (RULES section 7).
//!
//! ```text
//! Rules ──► Section Rebuild
//!             rummi-rebuild   from S3
//!               B7 B8 B9, with B10 Y7 K7   becomes   B8 B9 B10 | Y7 K7 B7
//! ```

mod figure;
mod brief;
mod tiles;
mod play;
mod points;

use super::rules::{Options, Preset};
use crate::guide::{Guide, Source};
use crate::named::{Named, values};

pub use figure::{Figure, Shows};

/// Some sentences on one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

/// An explanation that is being written.
type Text<'a> = crate::guide::Text<'a, Options>;

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
    ];
}

impl Section {
    /// All of them.
    pub const ALL: [Section; 11] = values();
}

impl Guide for Options {
    type Section = Section;
    type Figure = Figure;

    fn source(_: Preset) -> Source {
        Source::S3
    }

    fn write(section: Section, text: &mut Text<'_>) {
        match section {
            Section::Brief => brief::brief(text),
            Section::Aim => points::aim(text),
            Section::Tiles => tiles::tiles(text),
            Section::Series => tiles::series(text),
            Section::Deal => tiles::deal(text),
            Section::Play => play::play(text),
            Section::Opening => play::opening(text),
            Section::Rebuild => play::rebuild(text),
            Section::Finish => play::finish(text),
            Section::Points => points::points(text),
            Section::Match => points::match_end(text),
        }
    }
}
