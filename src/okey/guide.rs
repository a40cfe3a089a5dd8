//! The rules explained, section by section (RULES sections 1 to 6 and 8).
//!
//! ```text
//! Rules ──► Section Melds
//!             high-one   from S1, S2   by the setting HighOne
//!               R1 R2 R3      a run
//!               R12 R13 R1    a run
//!               R13 R1 R2     no meld
//! ```

mod figure;
mod section;
mod brief;
mod deal;
mod match_end;
mod melds;
mod play;
mod points;
mod chips;

use crate::guide::{Guide, Source};
use crate::okey::rules::{Options, Preset};

pub use figure::{Figure, FigureClaim};
pub use section::{Paragraph, Section};

use section::Text;

impl Guide for Options {
    type Section = Section;
    type Figure = Figure;

    fn source(preset: Preset) -> Source {
        match preset {
            Preset::Board => Source::S1,
            // The coffee house's games differ from S2's only in the counting of points.
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
            Section::Chips => chips::chips(text),
        }
    }
}
