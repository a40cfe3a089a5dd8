//! The rules explained, section by section (RULES sections 1 to 6).
//!
//! ```text
//! Rules ──► Section Melds
//!             high-one   from S1, S2   by the setting HighOne
//!               R1 R2 R3      a run
//!               R12 R13 R1    a run
//!               R13 R1 R2     no meld
//! ```

mod figure;
mod brief;
mod deal;
mod match_end;
mod melds;
mod play;
mod points;

use crate::guide::{Guide, Source};
use crate::named::{Named, values};
use crate::okey::rules::{Options, Preset};

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
    ];
}

impl Section {
    /// All of them.
    pub const ALL: [Section; 10] = values();
}

impl Guide for Options {
    type Section = Section;
    type Figure = Figure;

    fn source(preset: Preset) -> Source {
        match preset {
            Preset::Board => Source::S1,
            // The coffee house's games are S2's but for how points are counted.
            Preset::Turkish | Preset::Kahvehane | Preset::Sayili => Source::S2,
            Preset::Pagat => Source::Pag,
        }
    }

    fn write(section: Section, text: &mut Text<'_>) {
        match section {
            Section::Brief => brief::brief(text),
            Section::Aim => points::aim(text),
            Section::Tiles => melds::tiles(text),
            Section::Okey => melds::okey(text),
            Section::Melds => melds::melds(text),
            Section::Deal => deal::deal(text),
            Section::Play => play::play(text),
            Section::Finish => play::finish(text),
            Section::Points => points::points(text),
            Section::Match => match_end::match_end(text),
        }
    }
}
