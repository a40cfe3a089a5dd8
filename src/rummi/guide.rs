//! The explanation of the rules, section by section (RULES sections 7 and 8).
//!
//! ```text
//! Rules ──► Section Rebuild
//!             rummi-rebuild   from S3
//!               B7 B8 B9, with B10 Y7 K7   becomes   B8 B9 B10 | Y7 K7 B7
//! ```

mod figure;
mod section;
mod brief;
mod tiles;
mod play;
mod points;
mod chips;

use super::rules::{Options, Preset};
use crate::guide::{Guide, Source};

pub use figure::{Figure, FigureClaim};
pub use section::{Paragraph, Section};

use section::Text;

impl Guide for Options {
    type Section = Section;
    type Figure = Figure;

    fn source(preset: Preset) -> Source {
        match preset {
            Preset::Rummi80 | Preset::Rummi80Site => Source::S3,
            Preset::Rummi106 => Source::Own,
        }
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
            Section::Chips => chips::chips(text),
        }
    }
}
