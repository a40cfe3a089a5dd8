//! The rules explained: paragraphs made from a rules value, as data (RULES sections 1 to 6).
//!
//! A paragraph names a message, the numbers in it, its sources, and the settings that it depends
//! on; the words are the page's. Its figures claim what some tiles are, and the engine can check
//! every claim, so that no example contradicts the game.
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

use crate::named::{Named, values};
use crate::okey::rules::{Options, Preset, Rules, Setting};
use crate::options::RuleOptions;

pub use figure::{Figure, Shows};

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

/// Where a rule comes from, as RULES tags it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The German board edition.
    S1,
    /// Türkisches Rommé on rummy.ch.
    S2,
    /// Pagat.
    Pag,
    /// It follows by arithmetic.
    Der,
    /// Decided here, because no source settles it.
    Own,
}

impl Named for Source {
    const NAMES: &'static [(Self, &'static str)] = &[
        (Source::S1, "S1"),
        (Source::S2, "S2"),
        (Source::Pag, "PAG"),
        (Source::Der, "DER"),
        (Source::Own, "OWN"),
    ];
}

impl Source {
    /// The source that a preset follows.
    fn of(preset: Preset) -> Source {
        match preset {
            Preset::Board => Source::S1,
            // The coffee house's games are S2's but for how points are counted.
            Preset::Turkish | Preset::Kahvehane | Preset::Sayili => Source::S2,
            Preset::Pagat => Source::Pag,
        }
    }
}

/// Some sentences on one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// What it is about.
    pub section: Section,
    /// Which sentences: a stable name for programs.
    pub id: &'static str,
    /// The numbers in them, by name.
    pub numbers: Vec<(&'static str, u16)>,
    /// Where the rule comes from: first the source of the rules that are played, if it says so.
    pub sources: Vec<Source>,
    /// The section of RULES.
    pub rule: &'static str,
    /// The settings that it depends on.
    pub settings: &'static [Setting],
    /// Examples.
    pub figures: &'static [Figure],
}

impl Paragraph {
    /// Whether it says something else than it would for the preset of these rules.
    pub fn differs(&self, rules: &Rules) -> bool {
        let usual = Options::preset(rules.preset, rules.players);
        self.settings.iter().any(|setting| rules.get(*setting) != usual.get(*setting))
    }

    #[inline(never)]
    fn number(&mut self, name: &'static str, number: u16) -> &mut Paragraph {
        self.numbers.push((name, number));
        self
    }

    fn show(&mut self, figures: &'static [Figure]) {
        self.figures = figures;
    }
}

/// The whole explanation.
///
/// ```
/// use istaka::{Rules, explain};
/// let text = explain(&Rules::turkish());
/// let limit = text.iter().find(|paragraph| paragraph.id == "exceed").unwrap();
/// assert_eq!(limit.numbers, [("limit", 20)]);
/// ```
pub fn explain(rules: &Rules) -> Vec<Paragraph> {
    let mut text = Text { rules, section: Section::Aim, paragraphs: Vec::new() };
    for section in Section::ALL {
        text.section = section;
        match section {
            Section::Brief => brief::brief(&mut text),
            Section::Aim => points::aim(&mut text),
            Section::Tiles => melds::tiles(&mut text),
            Section::Okey => melds::okey(&mut text),
            Section::Melds => melds::melds(&mut text),
            Section::Deal => deal::deal(&mut text),
            Section::Play => play::play(&mut text),
            Section::Finish => play::finish(&mut text),
            Section::Points => points::points(&mut text),
            Section::Match => match_end::match_end(&mut text),
        }
    }
    text.paragraphs
}

/// An explanation that is being written.
struct Text<'a> {
    rules: &'a Rules,
    section: Section,
    paragraphs: Vec<Paragraph>,
}

impl Text<'_> {
    /// Adds a paragraph.
    #[inline(never)] // Some fifty calls of it weigh kilobytes.
    fn say(
        &mut self,
        id: &'static str,
        rule: &'static str,
        sources: &'static [Source],
        settings: &'static [Setting],
    ) -> &mut Paragraph {
        let home = Source::of(self.rules.preset);
        let mut sources = sources.to_vec();
        sources.sort_by_key(|source| *source != home);
        self.paragraphs.push(Paragraph {
            section: self.section,
            id,
            numbers: Vec::new(),
            sources,
            rule,
            settings,
            figures: &[],
        });
        self.paragraphs.last_mut().expect("one was just added")
    }
}
